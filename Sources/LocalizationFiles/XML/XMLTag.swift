package import BidiSource

/// What the bytes of an XML file say before a reader has looked at them.
package enum XMLTag {
  /// Where the value of an attribute stands in a start tag, without its quotation marks.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - tag: A well-formed start tag.
  /// - Returns: Nil where the tag does not have the attribute.
  package static func valueRange(of name: String, in tag: ArraySlice<UInt8>) -> SourceRange? {
    var rest = tag.drop { !$0.isASCIISpace }
    while true {
      rest = rest.drop(while: \.isASCIISpace)
      let found = rest.prefix { !$0.isASCIISpace && $0 != UInt8(ascii: "=") }
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let value = rest[(equals + 1)...].drop(while: \.isASCIISpace)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      if found.elementsEqual(name.utf8) { return value.startIndex + 1..<end }
      rest = rest[(end + 1)...]
    }
  }

  /// The name of the document type or of the root element, whichever comes first; nil where the text has neither, or
  /// ends before.
  static func rootName(of text: [UInt8]) -> String? {
    var rest = text[...]
    let mark = SourceEncoding.utf8WithBOM.byteOrderMark
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
    while true {
      rest = rest.drop(while: \.isASCIISpace)
      guard rest.first == UInt8(ascii: "<") else { return nil }
      if rest.starts(with: "<?".utf8) {
        guard let end = rest.end(of: "?>") else { return nil }
        rest = rest[end...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = rest.end(of: "-->") else { return nil }
        rest = rest[end...]
      } else {
        let start = rest.starts(with: "<!DOCTYPE".utf8) ? rest.dropFirst(9) : rest.dropFirst()
        let name = start.drop(while: \.isASCIISpace).prefix {
          !$0.isASCIISpace && !"<>/[".utf8.contains($0)
        }
        return String(decoding: name, as: UTF8.self)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The offset after the first place of a mark; nil where it is missing.
  func end(of mark: String) -> Int? {
    guard let first = mark.utf8.first else { return nil }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: mark.utf8) { return start + mark.utf8.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
