import BidiSource

/// Splits a `.properties` file into its comments and logical lines: lines that end with a backslash go on in the next.
struct PropertiesLines {
  /// What a line holds.
  enum Line {
    /// A comment, with the sign that begins it.
    case comment(SourceRange)
    /// A logical line: its stretches, without the white space at the start of each line and without the backslashes
    /// that join them.
    ///
    /// The last backslash of the file is left out too.
    case entry([SourceRange])
  }

  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> Line? {
    var stretches: [SourceRange] = []
    while true {
      // White space before a line and empty lines; after a backslash an empty line ends the logical line.
      while position < text.count,
        text[position].isPropertiesSpace || stretches.isEmpty && isNewline
      {
        position += 1
      }
      guard position < text.count else { break }
      let start = position
      if stretches.isEmpty, text[start] == UInt8(ascii: "#") || text[start] == UInt8(ascii: "!") {
        while position < text.count, !isNewline { position += 1 }
        return .comment(start..<position)
      }
      var hasBackslash = false
      while position < text.count, !isNewline {
        hasBackslash = text[position] == UInt8(ascii: "\\") ? !hasBackslash : false
        position += 1
      }
      let end = hasBackslash ? position - 1 : position
      if start < end { stretches.append(start..<end) }
      guard hasBackslash, position < text.count else { break }
      skipNewline()
    }
    return stretches.isEmpty ? nil : .entry(stretches)
  }

  private var isNewline: Bool { text[position].isASCIILineEnd }

  /// Moves past the end of a line that goes on in the next.
  private mutating func skipNewline() {
    let isCR = text[position] == .carriageReturn
    position += 1
    if isCR, position < text.count, text[position] == .lineFeed { position += 1 }
  }
}

extension UInt8 {
  /// Whether the byte is white space of `.properties` files.
  var isPropertiesSpace: Bool { self == .space || self == .tab || self == .formFeed }
}
