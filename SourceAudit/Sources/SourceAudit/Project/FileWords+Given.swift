/// What calls give to labels.
extension FileWords {
  /// What the calls of a project give by a label.
  struct Given: Sendable {
    /// How many give something else than nil.
    var values: Int32 = 0
    /// Labels after it that all of these calls give true.
    var flags: Set<UInt64> = []

    /// Adds what other calls give.
    mutating func formUnion(_ other: Given) {
      if other.values == 0 { return }
      flags = values == 0 ? other.flags : flags.intersection(other.flags)
      values += other.values
    }
  }

  private static let (none, yes) = (WordReader.hash("nil"), WordReader.hash("true"))
  private static let (open, close) = (Set("([{".utf8), Set(")]}".utf8))
  /// Nobody reads longer calls.
  private static let longestCall = 60

  /// Notes what a call gives by a label: `Card(icon: icon, isSmall: true)`, and nothing of `func add(icon: UIView? = nil)`.
  mutating func noteGiven(_ label: UInt64) {
    guard peek(0)?.kind == .sign(UInt8(ascii: ":")) else { return }
    if language == .objectiveC { return given[label, default: Given()].formUnion(Given(values: 1)) }
    // After a colon in the name of a function: `Card.init(title:icon:)`.
    let starts = "(,:".utf8.map { WordReader.Kind.sign($0) }
    guard let last, starts.contains(last), let value = peek(1) else { return }
    if case .word(let word) = value.kind {
      if word == Self.none { return }
      // The type of a parameter.
      let isType = text[value.range.lowerBound] < UInt8(ascii: "a")
      if isType, case .sign(let sign)? = peek(2)?.kind, ",)=?".utf8.contains(sign) { return }
    }
    given[label, default: Given()].formUnion(Given(values: 1, flags: flagsAfterValue()))
  }

  /// The labels that the rest of a call gives true.
  private mutating func flagsAfterValue() -> Set<UInt64> {
    var (depth, flags): (Int, Set<UInt64>) = (0, [])
    for place in 1..<Self.longestCall {
      guard let token = peek(place), depth >= 0 else { break }
      guard case .sign(let sign) = token.kind else { continue }
      if Self.open.contains(sign) { depth += 1 }
      if Self.close.contains(sign) { depth -= 1 }
      if depth == 0, sign == UInt8(ascii: ","), case .word(let label)? = peek(place + 1)?.kind,
        peek(place + 2)?.kind == .sign(UInt8(ascii: ":")), peek(place + 3)?.kind == .word(Self.yes),
        case .sign(let end)? = peek(place + 4)?.kind, ",)".utf8.contains(end)
      {
        flags.insert(label)
      }
    }
    return flags
  }
}
