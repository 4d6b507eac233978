import BidiICU
import BidiText

/// The rules for one isolating run sequence (BD13): W1–W7, N0–N2, I1 and I2, one character at a time.
struct ReferenceSequence {
  /// The level of each character, once resolved.
  private(set) var levels: [UInt8] = []

  private let scalars: [Unicode.Scalar]
  private let beforeW1: [BidiClass]
  private var types: [BidiClass]
  private let level: UInt8
  private let sos: BidiClass
  private let eos: BidiClass

  /// Makes a sequence.
  ///
  /// - Parameters:
  ///   - scalars: Its characters, without those that X9 removes.
  ///   - types: Their classes after X1–X8.
  ///   - level: Their level.
  ///   - levelBefore: The level of what stands before the sequence, for sos (X10).
  ///   - levelAfter: The level of what stands behind it, for eos.
  init(
    scalars: [Unicode.Scalar], types: [BidiClass], level: UInt8, levelBefore: UInt8,
    levelAfter: UInt8
  ) {
    self.scalars = scalars
    self.types = types
    beforeW1 = types
    self.level = level
    sos = Self.direction(ofLevel: max(level, levelBefore))
    eos = Self.direction(ofLevel: max(level, levelAfter))
  }

  private static func direction(ofLevel level: UInt8) -> BidiClass {
    level % 2 == 0 ? .leftToRight : .rightToLeft
  }

  private var embedding: BidiClass { Self.direction(ofLevel: level) }

  /// Applies the rules in their order.
  mutating func resolve() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    for pair in bracketPairs() { resolveBrackets(pair.opening, pair.closing) }
    resolveNeutrals()
    // I1 and I2.
    levels = types.map { type in
      switch type {
      case .leftToRight: level + level % 2
      case .rightToLeft: level + 1 - level % 2
      default: level + (level % 2 == 0 ? 2 : 1)
      }
    }
  }

  /// W1.
  private mutating func resolveMarks() {
    for index in types.indices where types[index] == .nonspacingMark {
      let previous = index > 0 ? types[index - 1] : sos
      let isIsolate = previous.isIsolateInitiator || previous == .popDirectionalIsolate
      types[index] = isIsolate ? .otherNeutral : previous
    }
  }

  /// The last strong type before a place; sos where there is none.
  private func lastStrong(before index: Int) -> BidiClass {
    types[..<index].last { $0.strongDirection != nil } ?? sos
  }

  /// W2 and W3.
  private mutating func resolveNumbers() {
    for index in types.indices
    where types[index] == .europeanNumber && lastStrong(before: index) == .arabicLetter {
      types[index] = .arabicNumber
    }
    for index in types.indices where types[index] == .arabicLetter { types[index] = .rightToLeft }
  }

  /// W4–W7.
  private mutating func resolveSeparators() {
    for index in types.indices.dropFirst().dropLast() {
      let (previous, next) = (types[index - 1], types[index + 1])
      guard previous == next else { continue }
      switch (types[index], previous) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        types[index] = previous
      default: break
      }
    }
    for index in types.indices where types[index] == .europeanNumber {
      var before = index - 1
      while before >= 0, types[before] == .europeanTerminator {
        types[before] = .europeanNumber
        before -= 1
      }
      var after = index + 1
      while after < types.count, types[after] == .europeanTerminator {
        types[after] = .europeanNumber
        after += 1
      }
    }
    for index in types.indices {
      switch types[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: types[index] = .otherNeutral
      default: break
      }
    }
    for index in types.indices
    where types[index] == .europeanNumber && lastStrong(before: index) == .leftToRight {
      types[index] = .leftToRight
    }
  }

  /// BD14–BD16: pairs of brackets, in the order of the opening ones.
  private func bracketPairs() -> [(opening: Int, closing: Int)] {
    var stack: [(partner: Unicode.Scalar, index: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for index in types.indices where types[index] == .otherNeutral {
      guard let bracket = Brackets.of(scalars[index]) else { continue }
      if bracket.isOpening {
        // Without room, BD16 stops for the rest of the sequence.
        if stack.count == 63 { break }
        stack.append((bracket.partner, index))
      } else if let match = stack.lastIndex(where: {
        Brackets.areEquivalent($0.partner, scalars[index])
      }) {
        pairs.append((stack[match].index, index))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// L or R as N0 and N1 see a type, where European and Arabic numbers are R; nil for neutrals.
  private static func strong(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// N0.
  private mutating func resolveBrackets(_ opening: Int, _ closing: Int) {
    let inside = types[opening + 1..<closing].compactMap(Self.strong)
    guard !inside.isEmpty else { return }
    var type = embedding
    if !inside.contains(embedding) {
      let context = types[..<opening].reversed().lazy.compactMap(Self.strong).first ?? sos
      if context != embedding { type = context }
    }
    for bracket in [opening, closing] {
      types[bracket] = type
      var mark = bracket + 1
      while mark < types.count, beforeW1[mark] == .nonspacingMark {
        types[mark] = type
        mark += 1
      }
    }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var index = 0
    while index < types.count {
      guard Self.strong(types[index]) == nil else {
        index += 1
        continue
      }
      let start = index
      while index < types.count, Self.strong(types[index]) == nil { index += 1 }
      let before = start > 0 ? Self.strong(types[start - 1]) : sos
      let after = index < types.count ? Self.strong(types[index]) : eos
      let type = before == after ? before ?? embedding : embedding
      for neutral in start..<index { types[neutral] = type }
    }
  }
}

/// Bidi_Paired_Bracket and its type, from ICU.
private enum Brackets {
  struct Bracket {
    let isOpening: Bool
    let partner: Unicode.Scalar
  }

  private static let all: [Unicode.Scalar: Bracket] = {
    var brackets: [Unicode.Scalar: Bracket] = [:]
    for range in (try? PropertyRanges.bracketType()) ?? [] where range.value != 0 {
      for codePoint in range.codePoints {
        guard let scalar = Unicode.Scalar(codePoint),
          let partner = Unicode.Scalar(PropertyRanges.pairedBracket(of: codePoint))
        else { continue }
        brackets[scalar] = Bracket(isOpening: range.value == 1, partner: partner)
      }
    }
    return brackets
  }()

  static func of(_ scalar: Unicode.Scalar) -> Bracket? { all[scalar] }

  /// Whether two characters are canonically equivalent, which is what `==` of String asks.
  static func areEquivalent(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || String(one) == String(other)
  }
}
