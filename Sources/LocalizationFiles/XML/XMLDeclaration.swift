import BidiSource

/// What stands before the root of an XML file.
enum XMLDeclaration {
  /// Whether a text is XML: it begins with a declaration, a document type, a comment, `<plist` or `<dict>`.
  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop(while: \.isASCIISpace)
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict>"].contains {
      start.starts(with: $0.utf8)
    }
  }

  /// The encoding that a declaration names, where it is not one that can be read.
  ///
  /// A text of ASCII alone reads the same in nearly all; UTF-16 was decoded by its byte order mark.
  static func foreignEncoding(of text: [UInt8]) -> String? {
    guard isXML(text), let name = encoding(of: text) else { return nil }
    let known = ["utf-8", "utf8", "utf-16", "utf16", "us-ascii", "ascii"]
    guard !known.contains(name.lowercased()), text.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    return name
  }

  /// What stands after `encoding=` in the XML declaration.
  static func encoding(of text: [UInt8]) -> String? {
    guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = text[..<end]
    guard let start = declaration.firstIndex(of: UInt8(ascii: "<")),
      declaration[start...].starts(with: "<?xml".utf8)
    else { return nil }
    var rest = declaration[start...]
    while let letter = rest.firstIndex(of: UInt8(ascii: "e")) {
      rest = rest[letter...]
      if rest.starts(with: "encoding".utf8), let name = quotedName(rest.dropFirst(8)) {
        return name
      }
      rest.removeFirst()
    }
    return nil
  }

  /// Whether the document type holds declarations, as of entities: `<!DOCTYPE name [ … ]>`.
  static func hasInternalSubset(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isASCIISpace)
      if rest.starts(with: "<?".utf8) {
        guard let end = rest.end(of: "?>") else { return false }
        rest = rest[end...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = rest.end(of: "-->") else { return false }
        rest = rest[end...]
      } else {
        break
      }
    }
    guard rest.starts(with: "<!DOCTYPE".utf8) else { return false }
    var quote: UInt8?
    for byte in rest {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "[") where quote == nil: return true
      case UInt8(ascii: ">") where quote == nil: return false
      default: break
      }
    }
    return false
  }

  /// What stands in quotation marks after an equals sign.
  private static func quotedName(_ text: ArraySlice<UInt8>) -> String? {
    let sign = text.drop(while: \.isASCIISpace)
    guard sign.first == UInt8(ascii: "=") else { return nil }
    let value = sign.dropFirst().drop(while: \.isASCIISpace)
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = value.dropFirst().prefix {
      $0.isASCIILetter || $0.isASCIIDigit || ".-_".utf8.contains($0)
    }
    guard !name.isEmpty, value.dropFirst().dropFirst(name.count).first == quote else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
