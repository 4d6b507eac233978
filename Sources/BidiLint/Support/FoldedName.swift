import BidiSource

/// A text in which names of ASCII are looked for, however they are written: `contentDescription`, `content-description`.
struct FoldedName {
  /// The letters and digits, those of ASCII in lower case, without the signs of ASCII.
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = text.utf8.compactMap { byte in
      if byte.isASCIILetter { return byte | 0x20 }
      return byte.isASCIIDigit || byte >= 0x80 ? byte : nil
    }
  }

  /// Whether the text holds a name: small letters and digits of ASCII.
  ///
  /// - Complexity: O(*n*) for short names.
  func holds(_ name: String) -> Bool {
    let name = name.utf8
    guard let first = name.first, bytes.count >= name.count else { return false }
    return (0...bytes.count - name.count).contains { start in
      bytes[start] == first && bytes[start...].starts(with: name)
    }
  }
}
