import BidiText

/// A misspelled format specifier: with a wrong percent sign, wrong digits or spaces, or backwards.
///
/// Examples: `٪ d`, `％@`, `%١$@`, `% 1 $ @`, `d%`.
enum BrokenSpecifier {
  /// Whether a text may have one: a percent sign beyond ASCII, or a percent sign before a space, a digit or a dollar
  /// sign.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case .percentSign:
        if isBackwards(bytes, percent: index) { return true }
        guard index + 1 < bytes.count else { continue }
        let next = bytes[index + 1]
        if next == .space || !next.isASCII { return true }
        // `%1$@` is correct.
        if next.isASCIIDigit {
          let rest = bytes[(index + 1)...].drop { $0.isASCIIDigit }
          if rest.first != .dollarSign
            || rest.dropFirst().first.map({ $0 <= .space || !$0.isASCII }) ?? true
          {
            return true
          }
        }
      case .dollarSign:
        if index + 1 < bytes.count, bytes[index + 1].isASCIIDigit { return true }
      // The last bytes of U+066A, U+FE6A and U+FF05.
      case 0xAA where index > 0 && (bytes[index - 1] == 0xD9 || bytes[index - 1] == 0xB9):
        return true
      case 0x85 where index > 1 && bytes[index - 1] == 0xBC && bytes[index - 2] == 0xEF: return true
      default: continue
      }
    }
    return false
  }

  /// The misspelled specifiers of a text, in UTF-8 bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: isPercentSign) {
      rest = rest[rest.index(after: index)...]
      var scanner = Scanner(rest: rest)
      if scanner.isBroken(after: text.unicodeScalars[index]) {
        let start = text.utf8.distance(from: text.utf8.startIndex, to: index)
        found.append(
          start..<start
            + text.utf8.distance(from: index, to: scanner.rest.startIndex))
      }
    }
    return found + exchanged(in: text) + mirrored(in: text) + backwards(in: text)
  }

  /// `d%` and `s%`, typed as `%d` looks in a line of the other direction.
  ///
  /// The text has no other letters of ASCII, as the translation of one that has them.
  private static func backwards(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let found = bytes.indices.filter { isBackwards(bytes, percent: $0) }
    let letters = found.isEmpty ? 0 : bytes.count { $0.isASCII && $0.isASCIILetter }
    return letters == found.count ? found.map { $0 - 1..<$0 + 1 } : []
  }

  /// Whether the letter of a conversion stands alone before a percent sign.
  private static func isBackwards(_ bytes: [UInt8], percent: Int) -> Bool {
    guard bytes[percent] == .percentSign, percent > 0,
      bytes[percent - 1] == .latinSmallLetterD || bytes[percent - 1] == .latinSmallLetterS
    else { return false }
    func isOpen(_ place: Int) -> Bool {
      !bytes.indices.contains(place) || bytes[place] <= .space || !bytes[place].isASCII
    }
    return isOpen(percent - 2) && isOpen(percent + 1)
  }

  /// The places where an argument that the file declares stands with a percent sign of another script: `٪n` for `%n`.
  static func ranges(in text: String, like argument: String) -> [Range<Int>] {
    guard argument.first == "%", argument.utf8.count > 1 else { return [] }
    let body = argument.unicodeScalars.dropFirst()
    var found: [Range<Int>] = []
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: { $0 != "%" && isPercentSign($0) }) {
      rest = rest[rest.index(after: index)...]
      guard rest.starts(with: body) else { continue }
      let after = rest.dropFirst(body.count)
      if let next = after.first, next.properties.isAlphabetic || next.properties.numericType != nil
      {
        continue
      }
      let start = text.utf8.distance(from: text.utf8.startIndex, to: index)
      found.append(start..<start + text.utf8.distance(from: index, to: after.startIndex))
    }
    return found
  }

  /// `$1%@`: the position before the percent sign.
  private static func exchanged(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { start in
      guard bytes[start] == .dollarSign else { return nil }
      var end = start + 1
      while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
      guard end > start + 1, end + 1 < bytes.count, bytes[end] == .percentSign,
        "@sdiuf".utf8.contains(bytes[end + 1])
      else { return nil }
      return start..<end + 2
    }
  }

  /// `s$1%`: `%1$s` as it looks from the other side.
  private static func mirrored(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { dollar in
      guard bytes[dollar] == .dollarSign, dollar > 0, "@sd".utf8.contains(bytes[dollar - 1]),
        dollar < 2 || !bytes[dollar - 2].isASCIIAlphanumeric && bytes[dollar - 2] != .percentSign
      else { return nil }
      let digits = bytes[(dollar + 1)...].prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == .percentSign
      else { return nil }
      return dollar - 1..<digits.endIndex + 1
    }
  }

  /// Whether a character is a percent sign: of ASCII, of Arabic, the small one, or the fullwidth one.
  private static func isPercentSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "٪", "﹪", "％": true
    default: false
    }
  }

  private struct Scanner {
    var rest: Substring.UnicodeScalarView

    mutating func isBroken(after percent: Unicode.Scalar) -> Bool {
      var spaces = skipSpaces()
      var hasForeignDigits = false
      var hasPosition = false
      if let digits = takeDigits() {
        spaces = skipSpaces() || spaces
        guard take("$") else { return false }
        spaces = skipSpaces() || spaces
        hasForeignDigits = digits.contains { !$0.isASCII }
        hasPosition = true
      }
      guard takeConversion() else { return false }
      if percent != "%" { return true }
      return hasPosition && (hasForeignDigits || spaces)
    }

    /// Reads `@`, `s`, `d`, `ld`, `lld`, `i`, `u`, `n`, `f` or `.2f`, with no letter or digit after it.
    private mutating func takeConversion() -> Bool {
      var hasLength = false
      if take(".") {
        guard takeDigits() != nil, take("f") else { return false }
      } else {
        while take("l") { hasLength = true }
        guard let next = rest.first, (hasLength ? "diu" : "@sdiunf").unicodeScalars.contains(next)
        else { return false }
        rest.removeFirst()
      }
      guard let next = rest.first else { return true }
      let isWord =
        next.isASCII && (next.properties.isAlphabetic || next.properties.numericType != nil)
      return !isWord && next != "@"
    }

    private mutating func takeDigits() -> Substring.UnicodeScalarView? {
      let digits = rest.prefix { $0.properties.numericType == .decimal }
      guard !digits.isEmpty else { return nil }
      rest = rest[digits.endIndex...]
      return digits
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    /// Whether there was a space.
    private mutating func skipSpaces() -> Bool {
      let spaces = rest.prefix(while: \.properties.isWhitespace)
      rest = rest[spaces.endIndex...]
      return !spaces.isEmpty
    }
  }
}
