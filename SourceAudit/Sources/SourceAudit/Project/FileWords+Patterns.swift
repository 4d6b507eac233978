/// The cases of enumerations that code asks a value for, and those that stand for sides.
extension FileWords {
  /// The patterns around the token that is read.
  struct PatternWords {
    /// Whether the token stands in a pattern after `case`.
    var isOpen = false
    /// How many brackets of the pattern are open.
    var depth = 0
    /// The cases of the last pattern.
    var names: Set<UInt64> = []
    /// Whether the last `switch` asks for the case of the type around.
    var isOfType = false
  }

  private static let `case` = WordReader.hash("case")
  private static let choice = WordReader.hash("switch")
  private static let answer = WordReader.hash("return")
  private static let ends = words(["where", "default"])
  private static let (left, right) = (WordReader.hash("left"), WordReader.hash("right"))

  /// Notes where a pattern begins and ends: `case .card, .row(let number):`, `if case .card = kind`.
  mutating func notePattern(_ token: WordReader.Token) {
    guard language == .swift else { return }
    switch token.kind {
    case .word(Self.case):
      if last != .sign(UInt8(ascii: ".")) {
        patterns = PatternWords(isOpen: true, isOfType: patterns.isOfType)
      }
    case .word(Self.choice):
      patterns.isOfType =
        peek(0)?.kind == .word(WordReader.hash("self"))
        && peek(1)?.kind == .sign(UInt8(ascii: "{"))
    case .word(let word):
      if Self.ends.contains(word) { patterns.isOpen = false }
      if word == WordReader.hash("default") { patterns.names = [] }
    case .sign(UInt8(ascii: "(")): patterns.depth += patterns.isOpen ? 1 : 0
    case .sign(UInt8(ascii: ")")): patterns.depth -= patterns.isOpen ? 1 : 0
    case .sign(let sign):
      if sign == UInt8(ascii: "{") || sign == UInt8(ascii: "}") {
        patterns = PatternWords(isOfType: patterns.isOfType)
      }
      if ":=".utf8.contains(sign), patterns.depth <= 0 { patterns.isOpen = false }
    }
  }

  /// Whether a name is that of a case which makes no value.
  ///
  /// A value is asked for it, a list declares it, `case card, row`, or only a branch of `switch self` for that very case gives it:
  /// `case .nextCard: return .nextCard`.
  ///
  /// A name of one word may be a case of the system that something else gives.
  mutating func isPattern(_ token: WordReader.Token, _ name: UInt64) -> Bool {
    guard language == .swift, last == .sign(UInt8(ascii: ".")) || last == .sign(UInt8(ascii: ","))
    else { return false }
    if patterns.isOpen {
      if patterns.depth == 0 { patterns.names.insert(name) }
      return patterns.depth == 0
    }
    return patterns.isOfType && patterns.names.contains(name)
      && (before == .word(Self.answer) || before == .sign(UInt8(ascii: ":")))
      && text[token.range].contains { (0x41...0x5A).contains($0) }
  }

  /// Notes the cases of the enumeration around the token that stand for sides.
  mutating func noteSides(_ names: Set<UInt64>) {
    let sides = names.intersection([Self.left, Self.right])
    if sides.isEmpty { return }
    let type = blocks.compactMap { block in
      if case .type(let name) = block.kind { name } else { nil }
    }
    sideCases[type.joined(separator: "."), default: []].formUnion(sides)
  }

  /// Enumerations with cases for left and right, by their full names.
  var typesOfSides: Set<String> { Set(sideCases.filter { $0.value.count == 2 }.keys) }
}
