/// A way of putting random texts together, for comparing engines with one another.
///
/// Texts hold characters of every Bidi_Class; the deep kinds reach the limits of UAX #9: 125 levels (BD2)
/// and 63 open brackets (BD16).
public enum RandomTextKind: String, CaseIterable, Sendable {
  /// 2 to 16 characters of many.
  case short
  /// 2 to 16 characters of few, so that brackets, marks and overrides meet.
  case dense
  /// 500 to 3,000 characters, in stretches of one kind of character.
  case long
  /// Embeddings and overrides, 100 to 200 deep.
  case embeddings
  /// Isolates with some embeddings, 100 to 200 deep.
  case isolates
  /// Brackets, 55 to 70 deep.
  case brackets
  /// Some paragraphs of the other kinds.
  case paragraphs

  /// The kinds whose texts are one paragraph, with a separator at the end or none.
  public static let paragraphKinds = allCases.filter { $0 != .paragraphs }

  /// A text.
  public func scalars(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    switch self {
    case .short: Self.pick(2...16, of: Self.alphabet, using: &random)
    case .dense: Self.pick(2...16, of: Self.denseAlphabet, using: &random)
    case .long: Self.stretches(500...3_000, using: &random)
    case .embeddings:
      Self.nested(Self.embeddingOpeners, rarely: Self.isolateOpeners, using: &random)
    case .isolates: Self.nested(Self.isolateOpeners, rarely: Self.embeddingOpeners, using: &random)
    case .brackets: Self.nestedBrackets(using: &random)
    case .paragraphs:
      (0..<Int.random(in: 2...8, using: &random)).flatMap { _ in
        let kind = Self.paragraphKinds.randomElement(using: &random) ?? .short
        return kind.scalars(using: &random) + (Self.separators.randomElement(using: &random) ?? [])
      }
    }
  }

  /// One or more characters of every class, brackets of several kinds and canonical equivalents.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "Z", "\u{5C0F}", "\u{05D0}", "\u{05D1}", "\u{0628}", "\u{062F}", "1", "9", "+", "-", "%",
    "$", "\u{0661}", "\u{0669}", ",", ":", "\u{2029}", "\t", " ", " ", "!", "&", "(", ")", "[", "]",
    "\u{2329}", "\u{3009}", "\u{202A}", "\u{202D}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{0300}",
    "\u{20D6}", "\u{00AD}", "\u{200D}", "\u{2068}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{200E}",
    "\u{200F}", "\u{061C}", "\u{1E900}", "\u{1F600}",
  ]

  private static let denseAlphabet: [Unicode.Scalar] = [
    "a", "\u{05D0}", "\u{0628}", "1", "(", ")", "[", "]", "\u{202E}", "\u{202D}", "\u{202B}",
    "\u{202C}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{0300}", "\u{00AD}", " ",
  ]

  /// The alphabet without separators, explicit characters and isolates.
  private static let inline = alphabet.filter {
    $0 != "\u{2029}" && !("\u{202A}"..."\u{202E}").contains($0)
      && !("\u{2066}"..."\u{2069}").contains($0)
  }

  private static let embeddingOpeners: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}",
  ]
  private static let isolateOpeners: [Unicode.Scalar] = ["\u{2066}", "\u{2067}", "\u{2068}"]
  private static let openers: [Unicode.Scalar] = ["(", "[", "{", "\u{2329}", "\u{3008}"]
  private static let closers: [Unicode.Scalar] = [")", "]", "}", "\u{232A}", "\u{3009}"]
  private static let separators: [[Unicode.Scalar]] = [
    ["\n"], ["\r"], ["\r", "\n"], ["\u{85}"], ["\u{2029}"], ["\u{1C}"],
  ]

  private static func pick(
    _ count: ClosedRange<Int>, of alphabet: [Unicode.Scalar], using random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for _ in 0..<Int.random(in: count, using: &random) {
      guard let scalar = alphabet.randomElement(using: &random) else { continue }
      result.append(scalar)
      // A separator stands at the end alone.
      if scalar == "\u{2029}" { break }
    }
    return result
  }

  private static func stretches(
    _ count: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    let count = Int.random(in: count, using: &random)
    var result: [Unicode.Scalar] = []
    while result.count < count {
      let length = 1...Int.random(in: 1...60, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: result += pick(length, of: ["a", "b", " "], using: &random)
      case 1: result += pick(length, of: ["\u{05D0}", "\u{0628}", " ", "\u{0300}"], using: &random)
      case 2: result += pick(length, of: inline, using: &random)
      default:
        result += pick(1...6, of: denseAlphabet, using: &random)
      }
    }
    return result
  }

  /// Openers 100 to 200 deep with text between them, and about as many closers.
  private static func nested(
    _ usual: [Unicode.Scalar], rarely: [Unicode.Scalar], using random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for closes in [false, true] {
      for _ in 0..<Int.random(in: 100...200, using: &random) {
        let list = Int.random(in: 0..<12, using: &random) == 0 ? rarely : usual
        let opener = list.randomElement(using: &random) ?? "\u{202B}"
        let closer: Unicode.Scalar = isolateOpeners.contains(opener) ? "\u{2069}" : "\u{202C}"
        // Now and then against the tide, so that counters go up and down at their limits.
        let isTurned = Int.random(in: 0..<8, using: &random) == 0
        result.append(closes != isTurned ? closer : opener)
        result += pick(0...2, of: inline, using: &random)
      }
    }
    return result
  }

  /// Opening brackets 55 to 70 deep, and closing ones that mostly match them.
  private static func nestedBrackets(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    var open: [Int] = []
    var result = pick(0...6, of: denseAlphabet, using: &random)
    for _ in 0..<Int.random(in: 55...70, using: &random) {
      let kind = Int.random(in: 0..<openers.count, using: &random)
      open.append(kind)
      result.append(openers[kind])
      if Int.random(in: 0..<6, using: &random) == 0 {
        result += pick(1...2, of: inline, using: &random)
      }
    }
    result += pick(0...6, of: inline, using: &random)
    while let kind = open.popLast() {
      if Int.random(in: 0..<10, using: &random) == 0 {
        result += pick(1...2, of: inline, using: &random)
      }
      // The angle brackets are canonically equivalent in pairs: either closes either.
      let isTurned = kind >= 3 && Bool.random(using: &random)
      result.append(closers[isTurned ? 7 - kind : kind])
    }
    return result
  }
}
