package import BidiSource

extension LocalizationFile {
  /// The edit that puts a comment before an entry, on a line of its own.
  ///
  /// Whether the reader takes it for a comment of the entry is not known before the result is read.
  ///
  /// - Parameters:
  ///   - text: What the comment says, in letters, `-`, `:` and spaces.
  ///   - number: The number of the entry.
  /// - Returns: Nil for a format that has no such comments.
  package func comment(_ text: String, before number: Int) -> Edit? {
    let start = entries[number].range.lowerBound
    guard isEditable, let comment = format.reader.comment(text, in: source) else { return nil }
    let lineStart = source.text[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let indentation = source.text[lineStart..<start]
    // What else stands on the line keeps its place.
    let isAlone = indentation.allSatisfy(\.isASCIISpace)
    let isCRLF =
      lineStart >= 2 && source.text[lineStart - 1] == 0x0A && source.text[lineStart - 2] == 0x0D
    let space = isAlone ? String(decoding: indentation, as: UTF8.self) : ""
    return .insertion(comment + (isCRLF ? "\r\n" : "\n") + space, at: start)
  }
}
