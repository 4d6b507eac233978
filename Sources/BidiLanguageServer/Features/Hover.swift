import BidiLint
import BidiReport
import BidiSource
import LocalizationFiles

/// What an editor shows where the pointer rests on an entry: how its value is laid out, and what is wrong with that.
enum Hover {
  /// - Parameters:
  ///   - offset: The place, as an offset of the file.
  ///   - document: The document, checked.
  ///   - checked: What was found of it.
  ///   - encoding: What a character of a position is.
  ///   - takesMarkdown: Whether the client shows Markdown.
  /// - Returns: Null where there is no entry.
  static func json(
    at offset: Int, in document: Document, _ checked: inout CheckedDocument,
    _ encoding: PositionEncoding, takesMarkdown: Bool
  ) -> JSONValue {
    guard let number = checked.file.entryNumber(around: offset) else { return .null }
    let text = ExplanationReport(style: .editor).summary(of: checked.explanation(of: number))
    var counter = document.counter(encoding)
    // Columns need letters of one width; nothing in a value may end the block.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return .object([
      "contents": .object([
        "kind": .string(takesMarkdown ? "markdown" : "plaintext"),
        "value": .string(takesMarkdown ? "\(fence)text\n\(text)\n\(fence)" : text),
      ]),
      "range": counter.range(of: checked.file.entries[number].value.range),
    ])
  }
}
