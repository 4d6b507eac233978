/// What a line of a stream is, as values: flags take longer to ask than a line to answer.
struct LineForm: Sendable {
  let input: StreamForm.Input

  /// The column of the text, counted from 1.
  let column: Int

  /// The column of the locale, counted from 1; nil where there is none.
  let localeColumn: Int?

  /// Whether the first line has the names of columns.
  let hasHeader: Bool

  /// The byte that ends a line.
  var separator: UInt8 { input == .nul ? 0 : 0x0A }
}
