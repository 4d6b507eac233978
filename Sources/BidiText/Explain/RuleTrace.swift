/// The steps of the rules of UAX #9 on one paragraph, character by character.
///
/// For explaining: ``BidiResolver`` gives the same levels in a fraction of the time, without reasons.
/// A step is there where a rule changed a type or a level. Controls have one also where they do
/// nothing, and so have bracket pairs that rule N0 leaves alone.
///
/// Source: UAX #9, rules P2–P3, X1–X10, W1–W7, N0–N2, I1–I2, L1 and L4.
public struct RuleTrace: Sendable, Hashable {
  /// The level that the paragraph starts from (BD4): 0 or 1.
  public let paragraphLevel: EmbeddingLevel

  /// The reason for the paragraph level.
  public let paragraphLevelCause: ParagraphLevelCause

  /// The characters, in logical order.
  public let characters: [TracedCharacter]

  /// The isolating run sequences (X10), in the order of their first characters.
  public let sequences: [IsolatingRunSequence]

  /// The levels, with the paragraph as one line; nil if rule X9 removes the character.
  ///
  /// They equal ``ResolvedParagraph/levels``, after rule L1.
  public var levels: [EmbeddingLevel?] { characters.map(\.level) }

  /// Traces a paragraph.
  ///
  /// ```swift
  /// let trace = try RuleTrace("a \u{05D0}\u{05D1}.", baseDirection: .auto(fallback: .leftToRight))
  /// trace.paragraphLevelCause  // .firstStrong(0)
  /// trace.characters.map { $0.rules.map(\.rawValue) }  // [[], ["N2"], ["I1"], ["I1"], ["W6", "N2"]]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The paragraph. A separator may stand at its end, not inside. May be empty.
  ///   - baseDirection: The paragraph direction, or the order to find it by rules P2 and P3.
  ///   - context: What stands outside the text.
  /// - Throws: ``BidiError/separatorInside(scalarOffset:)`` for text of more than one paragraph.
  /// - Complexity: O(*n*) space and time, but for bracket pairs, which are sorted.
  public init(
    _ text: some StringProtocol, baseDirection: BaseDirection,
    context: OutsideContext = OutsideContext()
  ) throws(BidiError) {
    let scalars = Array(text.unicodeScalars)
    if let offset = ResolvedParagraph.firstSeparatorInside(scalars) {
      throw .separatorInside(scalarOffset: offset)
    }
    var tracer = RuleTracer(scalars, baseDirection: baseDirection, context: context)
    tracer.run()
    paragraphLevel = EmbeddingLevel(resolved: tracer.paragraphLevel)
    paragraphLevelCause = tracer.paragraphLevelCause
    characters = tracer.characters()
    sequences = tracer.sequences
  }
}

/// The reason for the level of a paragraph.
///
/// ```swift
/// let trace = try RuleTrace("12", baseDirection: .auto(fallback: .rightToLeft))
/// trace.paragraphLevelCause  // .fallback
/// ```
public enum ParagraphLevelCause: Sendable, Hashable {
  /// The caller gave the direction.
  case asked

  /// Rules P2 and P3: the first strong character outside isolates, by its offset in Unicode scalars.
  case firstStrong(Int)

  /// Rule P3: there is no strong character outside isolates, and the fallback serves.
  case fallback
}

/// One character of a paragraph, and the rules that acted on it.
///
/// ```swift
/// let trace = try RuleTrace("\u{05D0}1", baseDirection: .explicit(.leftToRight))
/// trace.characters[1].bidiClass  // .europeanNumber
/// trace.characters[1].rules  // [.i1]
/// trace.characters[1].level?.number  // 2
/// ```
public struct TracedCharacter: Sendable, Hashable {
  /// The character.
  public let scalar: Unicode.Scalar

  /// Its Bidi_Class.
  public let bidiClass: BidiClass

  /// The level after rules X1–X8; nil if rule X9 removes the character.
  public let explicitLevel: EmbeddingLevel?

  /// The index of the character's sequence in ``RuleTrace/sequences``; nil if rule X9 removes it.
  public let sequence: Int?

  /// The steps of the rules, in order.
  public let steps: ArraySlice<RuleStep>

  /// The type after rules N1 and N2: L, R, EN or AN; the Bidi_Class where X9 removes the character.
  public let type: BidiClass

  /// The level in the end, after rule L1; nil if rule X9 removes the character.
  public let level: EmbeddingLevel?

  /// The rules of the steps, each once.
  public var rules: [BidiRule] {
    var rules: [BidiRule] = []
    for step in steps where step.rule != rules.last { rules.append(step.rule) }
    return rules
  }

  /// The steps that decided the direction of the character, in the order in which they acted.
  ///
  /// Empty where its own class did, as for most letters and numbers, and where rule X9 removes it. W3
  /// and W6 are left out, for they only prepare others; I1 and I2, for they follow from the type.
  public var decidingSteps: [RuleStep] {
    guard level != nil else { return [] }
    if let last = steps.last(where: { $0.rule == .l1 }) { return [last] }
    return steps.filter { step in
      switch step.rule {
      case .w1, .w2, .w4, .w5, .w7, .n0, .n1, .n2: return true
      case .x5a, .x5b, .x5c, .x6, .x6a:
        // An override changes the class; a mere embedding does not.
        guard case .inside = step.cause else { return false }
        return step.type != bidiClass
      default: return false
      }
    }
  }
}

/// Level runs that rules W1–I2 take as one text, joined over isolates (BD13).
///
/// ```swift
/// let trace = try RuleTrace("a\u{2067}b\u{2069}c", baseDirection: .explicit(.leftToRight))
/// trace.sequences.map(\.scalarRanges)  // [[0..<2, 3..<5], [2..<3]]
/// ```
public struct IsolatingRunSequence: Sendable, Hashable {
  /// The level of its characters before rules I1 and I2.
  public let level: EmbeddingLevel

  /// The direction before its first character: sos.
  public let startDirection: WritingDirection

  /// The direction after its last character: eos.
  public let endDirection: WritingDirection

  /// Its level runs, as offsets of Unicode scalars, in order.
  ///
  /// Characters that rule X9 removes may stand inside them, not at their edges.
  public let scalarRanges: [Range<Int>]
}
