import BidiSource

/// A pattern of source text, without regard to the case of letters.
///
/// A space stands for any white space or none, `'` for a quotation mark or none, `*` for up to 300 bytes of the same tag, and
/// `…` for up to 200 bytes. All else stands for itself. Letters at an end of the pattern are not part of a longer word, and `=`
/// is not the first sign of `==`.
struct SourcePattern: Sendable {
  fileprivate enum Element: Sendable, Hashable {
    case byte(UInt8)
    case space
    case quote
    case restOfTag
    case near
  }

  private let elements: [Element]

  /// The bytes that the pattern begins with, three at least, without capital letters.
  let prefix: [UInt8]

  /// Whether the pattern begins with a capital letter, as types and properties of .NET do.
  let beginsWithCapital: Bool

  /// Reads a pattern that begins with three bytes that stand for themselves.
  init(_ text: String) {
    beginsWithCapital = text.unicodeScalars.first?.properties.isUppercase ?? false
    elements = text.unicodeScalars.flatMap { scalar -> [Element] in
      switch scalar {
      case " ": [.space]
      case "'": [.quote]
      case "*": [.restOfTag]
      case "\u{2026}": [.near]
      default: Array(String(scalar).utf8).map { .byte($0.smallASCII) }
      }
    }
    prefix = elements.prefix { if case .byte = $0 { true } else { false } }.compactMap {
      if case .byte(let byte) = $0 { byte } else { nil }
    }
    precondition(prefix.count >= SignScanner.prefixLength, "a pattern begins with three bytes")
  }

  /// The end of the pattern in a text; nil where it does not stand there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where it begins.
  /// - Returns: The offset after its last byte.
  func end(in text: [UInt8], from start: Int) -> Int? {
    if elements[0].literal.isOfWord, start > 0, text[start - 1].isOfWord { return nil }
    guard start + prefix.count <= text.count else { return nil }
    // An index is much faster than a sequence here, where most places differ in the first bytes.
    for place in prefix.indices where text[start + place].smallASCII != prefix[place] { return nil }
    guard let end = end(text, start + prefix.count, prefix.count) else { return nil }
    let next = end < text.count ? text[end] : 0
    switch elements[elements.count - 1] {
    case .byte(let byte) where byte.isOfWord && next.isOfWord: return nil
    case .quote where !text[end - 1].isQuote && next.isOfWord: return nil
    default: return end
    }
  }

  private func end(_ text: [UInt8], _ start: Int, _ number: Int) -> Int? {
    var position = start
    for number in number..<elements.count {
      switch elements[number] {
      case .byte(let byte):
        guard position < text.count, text[position].smallASCII == byte else { return nil }
        position += 1
        if byte == UInt8(ascii: "="), position < text.count, text[position] == byte { return nil }
      case .space:
        while position < text.count, text[position].isASCIISpace { position += 1 }
      case .quote:
        if position + 1 < text.count, text[position] == UInt8(ascii: "\\") { position += 1 }
        if position < text.count, text[position].isQuote { position += 1 }
      case .restOfTag: return last(text, position, number + 1, within: 300, inTag: true)
      case .near: return last(text, position, number + 1, within: 200, inTag: false)
      }
    }
    return position
  }

  /// Whether `>` after a byte ends code in a tag, as in `?>`, `%>` and `=>`.
  private static func endsCode(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "=")
  }

  /// The end where the elements from a number on stand at one of the next places.
  private func last(
    _ text: [UInt8], _ start: Int, _ number: Int, within length: Int, inTag: Bool
  ) -> Int? {
    var position = start
    while position < text.count, position - start <= length {
      // A word does not begin inside another.
      let isInWord =
        number < elements.count && elements[number].literal.isOfWord && position > 0
        && text[position - 1].isOfWord
      if !isInWord, let end = end(text, position, number) { return end }
      if inTag, text[position] == UInt8(ascii: ">"), !Self.endsCode(text[position - 1]) {
        return nil
      }
      position += 1
    }
    return nil
  }
}

extension SourcePattern.Element {
  /// The byte that it stands for; 0 for others.
  fileprivate var literal: UInt8 { if case .byte(let byte) = self { byte } else { 0 } }
}

extension UInt8 {
  /// The letter without its case; another byte as it is.
  var smallASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// Whether the byte is part of a word: a letter, a digit, `_`, `-`, or a byte of another script.
  fileprivate var isOfWord: Bool {
    smallASCII &- 0x61 < 26 || isASCIIDigit || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-") || self >= 0x80
  }

  fileprivate var isQuote: Bool {
    self == .quotationMark || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
  }
}
