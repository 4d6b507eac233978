import ArgumentParser

extension LineForm.Input: ExpressibleByArgument {}

/// The form of the lines in a stream, as flags.
struct StreamForm: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What comes in: JSON objects, texts by line, texts that end in NUL, or columns parted by tabs.",
      valueName: "form"))
  var input: LineForm.Input = .json

  @Option(
    help: ArgumentHelp(
      "The column of the text with --input tsv, counted from 1.", valueName: "number"))
  var column: Int?

  @Option(
    help: ArgumentHelp(
      "The column of the locale with --input tsv (fix, check, explain); an empty one takes --locale.",
      valueName: "number"))
  var localeColumn: Int?

  @Flag(
    help:
      "The first line holds names of columns, with --input tsv; fix and strip pass it on as it is.")
  var header = false

  func validate() throws {
    let isTable = input == .tsv
    guard isTable || column == nil && localeColumn == nil && !header else {
      throw ValidationError("--column, --locale-column and --header go with --input tsv.")
    }
    guard !isTable || column != nil else {
      throw ValidationError("--input tsv needs --column N: the column of the text.")
    }
    for number in [column, localeColumn].compactMap(\.self) where number < 1 {
      throw ValidationError("columns count from 1; there is no column \(number).")
    }
  }

  /// The form as plain values.
  var lines: LineForm {
    LineForm(input: input, column: column ?? 1, localeColumn: localeColumn, hasHeader: header)
  }

  /// The reader of the lines.
  ///
  /// If the answers are texts, a line that is too long passes through in pieces.
  ///
  /// - Parameter op: The operation on the lines.
  /// - Returns: The reader.
  func reader(for op: StreamOperation) -> LineReader {
    LineReader(separator: lines.separator, keepsLong: input != .json && op.givesText)
  }
}
