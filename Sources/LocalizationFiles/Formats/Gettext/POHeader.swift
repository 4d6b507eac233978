import BidiSource

/// What the header of a `.po` file says: the translation of the empty text.
struct POHeader {
  /// The locale of `Language:`, with `-` between its parts; nil for none.
  private(set) var locale: String?

  /// What stands after `Plural-Forms:`; nil for none.
  private(set) var pluralForms: String?

  /// Whether the text may hold nothing beyond ASCII.
  private(set) var isASCII = false

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      switch line[..<colon].lowercased() {
      case "language": locale = Self.locale(of: value)
      case "plural-forms": pluralForms = String(value)
      case "content-type":
        isASCII = Self.charset(in: Array(line.utf8)[...]).map { Self.isASCII($0.name) } ?? false
      default: break
      }
    }
  }

  private static func locale(of value: Substring) -> String? {
    let name = String(value.prefix { !$0.isWhitespace })
    if let tag = LocaleName.tag(name) { return tag }
    // A language that has no two letters, as the file says so itself.
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), name.utf8.count <= 24,
      name.utf8.allSatisfy({
        $0.isASCIILetter || "0123456789-_".utf8.contains($0)
      })
    else { return nil }
    return parts.joined(separator: "-")
  }

  // MARK: Character sets

  /// The character set that the header of a file names, and the offset of the name.
  ///
  /// - Parameter bytes: The file, whose encoding is not known yet.
  /// - Returns: Nil for none, and where a template has the word `CHARSET`.
  static func charset(of bytes: [UInt8]) -> (name: String, offset: Int)? {
    charset(in: header(of: bytes))
  }

  private static func charset(in header: ArraySlice<UInt8>) -> (name: String, offset: Int)? {
    var rest = header
    let name = Array("charset=".utf8)
    while let letter = rest.firstIndex(of: name[0]) {
      rest = rest[letter...]
      guard rest.starts(with: name) else {
        rest.removeFirst()
        continue
      }
      let value = rest.dropFirst(name.count)
        .prefix { $0 > 0x20 && $0 < 0x7F && !"\\\";,".utf8.contains($0) }
      let charset = String(decoding: value, as: UTF8.self)
      return charset.isEmpty || charset == "CHARSET" ? nil : (charset, value.startIndex)
    }
    return nil
  }

  /// Whether a character set is read.
  static func isReadable(charset: String) -> Bool {
    ["utf-8", "utf8"].contains(charset.lowercased()) || isASCII(charset)
  }

  private static func isASCII(_ charset: String) -> Bool {
    ["ascii", "us-ascii", "ansi_x3.4-1968"].contains(charset.lowercased())
  }

  /// The lines with the header's strings: from the first `msgstr` to the next empty line or keyword.
  private static func header(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var start: Int?
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: .lineFeed) ?? bytes.count
      let line = bytes[position..<end].drop { $0 == .space || $0 == .tab }
      if let start {
        guard line.first == UInt8(ascii: "\"") else { return bytes[start..<position] }
      } else if line.starts(with: "msgstr".utf8) {
        start = position
      } else if line.first == UInt8(ascii: "\"") && !line.starts(with: "\"\"".utf8)
        || line.starts(with: "msgid".utf8) && line.contains(UInt8(ascii: "\""))
          && !line.dropFirst(5).drop(while: { $0 <= .space }).starts(with: "\"\"".utf8)
      {
        // The first entry is no header.
        return []
      }
      position = end + 1
    }
    return start.map { bytes[$0...] } ?? []
  }
}
