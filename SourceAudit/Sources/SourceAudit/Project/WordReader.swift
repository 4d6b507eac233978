/// Reads the words and signs of a source file without its comments, and reads no syntax.
///
/// Words in literals are words too: a selector, a key path and the class in a storyboard are named so.
struct WordReader {
  /// What is read of a file.
  enum Language { case swift, objectiveC, markup }

  /// A word or a sign.
  struct Token {
    /// Where it stands.
    let range: Range<Int>
    /// What it is: a word has the hash of its letters, a sign is one byte.
    let kind: Kind
    /// Whether it stands in a literal.
    let isInLiteral: Bool
    /// Whether nothing but spaces stands before it on its line.
    let beginsLine: Bool
  }

  enum Kind: Equatable {
    case word(UInt64)
    case sign(UInt8)
  }

  private let text: [UInt8]
  private let language: Language
  private let end: Int
  private var index: Int
  /// Whether the place is in a literal; it ends with the line at the latest, but for one between three marks.
  private var (isInLiteral, isInLines) = (false, false)
  private var beginsLine = true

  init(_ text: [UInt8], _ language: Language, in range: Range<Int>? = nil) {
    (self.text, self.language) = (text, language)
    (index, end) = (range?.lowerBound ?? 0, range?.upperBound ?? text.count)
  }

  /// The hash of a name.
  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }

  private static let (offsetBasis, prime): (UInt64, UInt64) = (
    0xcbf2_9ce4_8422_2325, 0x100_0000_01b3
  )

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "\n") {
        (isInLiteral, beginsLine) = (false, true)
        index += 1
      } else if byte <= 0x20 {
        index += 1
      } else if language != .markup, skipsComment() || readsMark(byte) {
        continue
      } else if NameSearch.isPart(byte) {
        return word()
      } else {
        defer { (index, beginsLine) = (index + 1, false) }
        return Token(
          range: index..<index + 1, kind: .sign(byte), isInLiteral: isInLiteral || isInLines,
          beginsLine: beginsLine)
      }
    }
    return nil
  }

  private mutating func word() -> Token {
    let start = index
    var hash = Self.offsetBasis
    while index < end, NameSearch.isPart(text[index]) {
      hash = (hash ^ UInt64(text[index])) &* Self.prime
      index += 1
    }
    defer { beginsLine = false }
    return Token(
      range: start..<index, kind: .word(hash), isInLiteral: isInLiteral || isInLines,
      beginsLine: beginsLine)
  }

  private func byte(_ place: Int) -> UInt8 { place < end ? text[place] : 0 }

  /// Passes over a comment, or over a line that takes in another file.
  private mutating func skipsComment() -> Bool {
    guard !isInLiteral, !isInLines else { return false }
    let (first, second) = (byte(index), byte(index + 1))
    if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
      index += 2
      while index < end, byte(index) != UInt8(ascii: "*") || byte(index + 1) != UInt8(ascii: "/") {
        index += 1
      }
      index = min(index + 2, end)
      return true
    }
    let isInclusion =
      language == .objectiveC && first == UInt8(ascii: "#") && beginsLine
      && [UInt8(ascii: "i"), UInt8(ascii: "p")].contains(second)
    guard first == UInt8(ascii: "/") && second == UInt8(ascii: "/") || isInclusion else {
      return false
    }
    while index < end, byte(index) != UInt8(ascii: "\n") { index += 1 }
    return true
  }

  /// Passes over the mark that begins or ends a literal, and over what is escaped in one.
  private mutating func readsMark(_ first: UInt8) -> Bool {
    if first == UInt8(ascii: "\\"), isInLiteral, byte(index + 1) != UInt8(ascii: "(") {
      index += 2
      return true
    }
    guard first == UInt8(ascii: "\"") else { return false }
    beginsLine = false
    if language == .swift, byte(index + 1) == first, byte(index + 2) == first {
      isInLines.toggle()
      index += 3
    } else {
      if !isInLines { isInLiteral.toggle() }
      index += 1
    }
    return true
  }
}
