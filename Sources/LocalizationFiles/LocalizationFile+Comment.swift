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
    let lineStart = source.text[..<start].lastIndex { $0.isASCIILineEnd }.map { $0 + 1 } ?? 0
    let indentation = source.text[lineStart..<start]
    // What else stands on the line keeps its place.
    let isAlone = indentation.allSatisfy(\.isASCIISpace)
    // As the line of the entry ends; of the last line, as the one before it.
    let ends: (UInt8) -> Bool = \.isASCIILineEnd
    let end =
      source.text[start...].firstIndex(where: ends) ?? source.text[..<start].lastIndex(where: ends)
    let lineEnd = end.map { Self.lineEnd(at: $0, in: source.text) } ?? "\n"
    let space = isAlone ? String(decoding: indentation, as: UTF8.self) : ""
    return .insertion(comment + lineEnd + space, at: start)
  }

  /// The end of a line that a byte is the first or the last of.
  private static func lineEnd(at offset: Int, in text: [UInt8]) -> String {
    if text[offset] == .lineFeed {
      return offset > 0 && text[offset - 1] == .carriageReturn ? "\r\n" : "\n"
    }
    return offset + 1 < text.count && text[offset + 1] == .lineFeed ? "\r\n" : "\r"
  }
}
