/// What a rule looks at in a number (LDML, part 3, Plural Operand Meanings).
struct PluralOperands {
  /// The digits before the separator; above 10¹⁸ another number with the same last 18 digits.
  let integer: UInt64
  /// The digits after the separator, with zeros at the end and without.
  let fraction: UInt64
  let trimmedFraction: UInt64
  /// How many digits stand after the separator, with zeros at the end and without.
  let fractionCount: Int
  let trimmedFractionCount: Int

  /// - Parameters:
  ///   - integer: ASCII digits.
  ///   - fraction: ASCII digits; empty where nothing stands after the separator.
  init(integer: Substring, fraction: Substring) {
    var trimmed = fraction
    while trimmed.last == "0" { trimmed.removeLast() }
    self.integer = Self.number(integer)
    self.fraction = Self.number(fraction)
    trimmedFraction = Self.number(trimmed)
    fractionCount = fraction.utf8.count
    trimmedFractionCount = trimmed.utf8.count
  }

  /// The value of digits, as far as rules can tell: they compare with small numbers, or divide by powers of ten
  /// up to 10⁶.
  private static func number(_ digits: Substring) -> UInt64 {
    let digits = digits.drop { $0 == "0" }
    let last = digits.utf8.suffix(18).reduce(into: 0 as UInt64) { $0 = $0 * 10 + UInt64($1 - 0x30) }
    return digits.utf8.count > 18 ? last + 1_000_000_000_000_000_000 : last
  }
}

/// A condition that numbers of a category meet: `n % 100 = 3..10`, `v = 0 and i != 0..1 or t = 1`.
struct PluralRule: Sendable, Hashable {
  private enum Operand: Character, Hashable {
    case number = "n"
    case integer = "i"
    case fractionCount = "v"
    case trimmedFractionCount = "w"
    case fraction = "f"
    case trimmedFraction = "t"
    /// The power of ten of a compact number, such as 6 of 1.2M; 0 for the numbers here.
    case exponent = "c"
    case oldExponent = "e"
  }

  private struct Relation: Hashable {
    let operand: Operand
    let divisor: UInt64?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt64>]

    func holds(for operands: PluralOperands) -> Bool {
      var value: UInt64
      switch operand {
      case .number:
        // A number with a fraction is not in any range, which has whole numbers.
        guard operands.trimmedFractionCount == 0 else { return !isEqual }
        value = operands.integer
      case .integer: value = operands.integer
      case .fractionCount: value = UInt64(operands.fractionCount)
      case .trimmedFractionCount: value = UInt64(operands.trimmedFractionCount)
      case .fraction: value = operands.fraction
      case .trimmedFraction: value = operands.trimmedFraction
      case .exponent, .oldExponent: value = 0
      }
      if let divisor { value %= divisor }
      return ranges.contains { $0.contains(value) } == isEqual
    }
  }

  let category: PluralCategory

  /// One of these has to hold, with all of its parts.
  private let alternatives: [[Relation]]

  /// Reads a rule after the name of its category: `few n % 100 = 3..10`; nil for what is none.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let name = words.first, let category = PluralCategory(rawValue: String(name)) else {
      return nil
    }
    var alternatives: [[Relation]] = []
    for alternative in words.dropFirst().split(separator: "or") {
      var relations: [Relation] = []
      for relation in alternative.split(separator: "and") {
        guard let relation = Self.relation(Array(relation)) else { return nil }
        relations.append(relation)
      }
      alternatives.append(relations)
    }
    self.category = category
    self.alternatives = alternatives
  }

  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }

  /// `n = 1`, `i % 10 != 2..4,9`.
  private static func relation(_ words: [Substring]) -> Relation? {
    let hasDivisor = words.count == 5 && words[1] == "%"
    guard words.count == 3 || hasDivisor, words[0].count == 1, let operand = words[0].first,
      let operand = Operand(rawValue: operand), let sign = words.dropLast().last,
      sign == "=" || sign == "!=", let list = words.last
    else { return nil }
    let divisor = hasDivisor ? UInt64(words[2]) : nil
    let ranges = list.split(separator: ",").compactMap(range)
    guard !ranges.isEmpty, divisor != 0, hasDivisor == (divisor != nil) else { return nil }
    return Relation(operand: operand, divisor: divisor, isEqual: sign == "=", ranges: ranges)
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let bounds = text.split(separator: ".").compactMap { UInt64($0) }
    guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
    return first...last
  }
}
