/// The form of the lines in a stream, as plain values.
///
/// Reading a flag takes longer than answering a line.
struct LineForm: Sendable {
  /// The kinds of input.
  enum Input: String, CaseIterable, Sendable {
    case json, lines, nul, tsv
  }

  let input: Input

  /// The column of the text, counted from 1.
  let column: Int

  /// The column of the locale, counted from 1; nil if no column has it.
  let localeColumn: Int?

  /// Whether the first line has the names of the columns.
  let hasHeader: Bool

  /// The byte that ends a line.
  var separator: UInt8 { input == .nul ? 0 : 0x0A }
}
