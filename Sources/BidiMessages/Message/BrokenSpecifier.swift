/// A stretch that is a format specifier but for its percent sign, its digits or its spaces.
///
/// `٪ d`, `％@`, `%١$@`, `% 1 $ @`.
enum BrokenSpecifier {
  /// Those of a text, in UTF-8 bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: isPercentSign) {
      rest = rest[rest.index(after: index)...]
      var scanner = Scanner(rest: rest)
      if scanner.isBroken(behind: text.unicodeScalars[index]) {
        let start = text.utf8.distance(from: text.utf8.startIndex, to: index)
        found.append(
          start..<start
            + text.utf8.distance(from: index, to: scanner.rest.startIndex))
      }
    }
    return found
  }

  /// The percent signs of ASCII and of Arabic, the small and the wide one.
  private static func isPercentSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25, 0x066A, 0xFE6A, 0xFF05: true
    default: false
    }
  }

  private struct Scanner {
    var rest: Substring.UnicodeScalarView

    mutating func isBroken(behind percent: Unicode.Scalar) -> Bool {
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

    /// Reads `@`, `s`, `d`, `ld`, `lld`, `i`, `u`, `f` or `.2f`, with no letter or digit behind.
    private mutating func takeConversion() -> Bool {
      var hasLength = false
      if take(".") {
        guard takeDigits() != nil, take("f") else { return false }
      } else {
        while take("l") { hasLength = true }
        guard let next = rest.first, (hasLength ? "diu" : "@sdiuf").unicodeScalars.contains(next)
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
