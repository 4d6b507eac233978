/// Variables that are false for ever.
extension FileWords {
  static let variables = words(["var", "let"])

  /// Attributes of variables that only the project gives other values.
  static let plainAttributes = words([
    "objc", "nonobjc", "IBInspectable", "IBAction", "IBOutlet", "MainActor", "Published", "State",
    "available", "discardableResult", "escaping", "autoclosure", "inlinable", "objcMembers",
  ])

  /// Notes the first value of a variable whose name was read: `= false`, `: Bool = false`.
  mutating func noteFirstValue(of name: UInt64) {
    guard language == .swift else { return }
    var place = 0
    if peek(0)?.kind == .sign(UInt8(ascii: ":")), peek(1)?.kind == .word(WordReader.hash("Bool")) {
      place = 2
    }
    let isFalse =
      !isWrapped && peek(place)?.kind == .sign(UInt8(ascii: "="))
      && peek(place + 1)?.kind == .word(WordReader.hash("false")) && endsValue(at: place + 2)
    if isFalse { falseNames.insert(name) } else { otherNames.insert(name) }
  }

  /// Notes a name that may stand for something else than a variable of the project, and one that is only copied.
  mutating func noteMeaning(of name: UInt64) {
    guard language == .swift, let next = peek(0)?.kind else { return }
    // A label, a parameter; the parameter of a block, the name of a loop.
    if next == .sign(UInt8(ascii: ":")) || next == .word(WordReader.hash("in")) {
      otherNames.insert(name)
    }
    if next == .sign(UInt8(ascii: "=")), peek(1)?.kind != next, isCopy(of: name) {
      copies[name, default: 0] += 1
    }
  }

  /// Whether a value of the same name is assigned, that of any object: `= isSmall`, `= self.isSmall`.
  private mutating func isCopy(of name: UInt64) -> Bool {
    var place = 1
    while case .word? = peek(place)?.kind, peek(place + 1)?.kind == .sign(UInt8(ascii: ".")) {
      place += 2
      // Nobody writes longer chains.
      if place > 20 { return false }
    }
    return peek(place)?.kind == .word(name) && endsValue(at: place + 1)
  }

  /// Whether a value ends before a token that follows.
  private mutating func endsValue(at place: Int) -> Bool {
    guard let next = peek(place) else { return true }
    guard case .sign(let sign) = next.kind else { return next.beginsLine }
    // A line that begins with an operator goes on.
    return "{};".utf8.contains(sign) || next.beginsLine && !"|&?=.".utf8.contains(sign)
  }
}
