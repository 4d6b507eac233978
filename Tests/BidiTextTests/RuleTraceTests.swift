import BidiTestSupport
import BidiText
import Testing

/// The rules of each character, read from the text of UAX #9 by hand.
@Suite struct RuleTraceTests {
  /// A text, and for each character its rules with `+` between them (`-` for none) and its level (`x`
  /// for removed).
  struct Case: Sendable, CustomTestStringConvertible {
    let note: String
    let text: String
    let base: WritingDirection
    let rules: String
    let levels: String

    init(
      _ note: String, _ notation: String, _ base: WritingDirection, _ rules: String,
      _ levels: String
    ) {
      self.note = note
      text = uax(notation)
      self.base = base
      self.rules = rules
      self.levels = levels
    }

    var testDescription: String { "\(note) (\(codes(text)))" }
  }

  private static func rules(_ trace: RuleTrace) -> String {
    trace.characters.map { character in
      character.rules.isEmpty ? "-" : character.rules.map(\.rawValue).joined(separator: "+")
    }.joined(separator: " ")
  }

  private static func levels(_ trace: RuleTrace) -> String {
    trace.levels.map { $0.map { String($0.number) } ?? "x" }.joined(separator: " ")
  }

  // In the texts U+0627 is AL, U+0661 is AN, U+064B and U+0300 are NSM, U+00AD is BN.

  static let letters = [
    Case("I1", "abc DEF", .leftToRight, "- - - N2 I1 I1 I1", "0 0 0 0 1 1 1"),
    Case("I2", "abc DEF", .rightToLeft, "I2 I2 I2 N2 - - -", "2 2 2 1 1 1 1"),
    Case("N1 L NI L", "a !b", .rightToLeft, "I2 N1+I2 N1+I2 I2", "2 2 2 2"),
    Case("N1 R NI R", "A !B", .leftToRight, "I1 N1+I1 N1+I1 I1", "1 1 1 1"),
    Case("N1 AN NI EN", "\u{661} 1", .rightToLeft, "I2 N1 I2", "2 1 2"),
    Case("N1 sos NI R", " A", .rightToLeft, "N1 -", "1 1"),
    Case("N2 R NI eos", "A!", .leftToRight, "I1 N2", "1 0"),
    Case("X9 BN", "a\u{AD}B", .leftToRight, "- X9 I1", "0 x 1"),
  ]

  static let weak = [
    Case("W1 AL NSM NSM", "\u{627}\u{64B}\u{64B}", .rightToLeft, "W3 W1+W3 W1+W3", "1 1 1"),
    Case("W1 sos NSM", "\u{300}A", .rightToLeft, "W1 -", "1 1"),
    Case(
      "W1 PDI NSM", "A\u{2039}LRI\u{203A}a\u{2039}PDI\u{203A}\u{300}B", .leftToRight,
      "I1 X5b+N1+I1 X6 X6a+N1+I1 W1+N1+I1 I1", "1 1 2 1 1 1"),
    Case("W2 AL EN", "\u{627}1", .leftToRight, "W3+I1 W2+I1", "1 2"),
    Case("W2 AL NI EN", "\u{627} 1", .leftToRight, "W3+I1 N1+I1 W2+I1", "1 1 2"),
    Case("W2, W7 sos NI EN", " 1", .leftToRight, "N1 W7", "0 0"),
    Case("W7 L NI EN", "a 1", .leftToRight, "- N1 W7", "0 0 0"),
    Case("W2, W7 R NI EN", "A 1", .leftToRight, "I1 N1+I1 I1", "1 1 2"),
    Case("W4 EN ES EN", "A1+2", .leftToRight, "I1 I1 W4+I1 I1", "1 2 2 2"),
    Case("W4 EN CS EN", "A1,2", .leftToRight, "I1 I1 W4+I1 I1", "1 2 2 2"),
    Case("W4 AN CS AN", "A\u{661},\u{661}", .leftToRight, "I1 I1 W4+I1 I1", "1 2 2 2"),
    Case(
      "W4 takes single separators", "A1,,2", .leftToRight, "I1 I1 W6+N1+I1 W6+N1+I1 I1", "1 2 1 1 2"
    ),
    Case(
      "W4 AN ES AN stays: a date after an Arabic letter", "\u{627} 1-2", .leftToRight,
      "W3+I1 N1+I1 W2+I1 W6+N1+I1 W2+I1", "1 1 2 1 2"),
    Case("W5 ET ET EN", "A%%1", .leftToRight, "I1 W5+I1 W5+I1 I1", "1 2 2 2"),
    Case("W5 EN ET ET", "A1%%", .leftToRight, "I1 I1 W5+I1 W5+I1", "1 2 2 2"),
    Case("W5 AN ET EN", "A\u{661}%1", .leftToRight, "I1 I1 W5+I1 I1", "1 2 2 2"),
    Case("W5, W7", "a $1", .leftToRight, "- N1 W5+W7 W7", "0 0 0 0"),
    Case("W6 AN ET", "\u{661}%A", .rightToLeft, "I2 W6+N1 -", "2 1 1"),
    Case("W6 L ES EN", "a+1", .leftToRight, "- W6+N1 W7", "0 0 0"),
    Case("W6 EN CS AN", "A1,\u{661}", .leftToRight, "I1 I1 W6+N1+I1 I1", "1 2 1 2"),
    Case("W6 ET AN", "%\u{661}", .rightToLeft, "W6+N1 I2", "1 2"),
    Case("W2 after ALM", "\u{2039}ALM\u{203A}1", .rightToLeft, "W3 W2+I2", "1 2"),
  ]

  static let brackets = [
    Case(
      "N0b", "a (b C) D", .rightToLeft, "I2 N2 N0+L4 I2 N2 - N0+L4 N1 -", "2 1 1 2 1 1 1 1 1"),
    Case("N0b, a number", "A(1)", .rightToLeft, "- N0+L4 I2 N0+L4", "1 1 2 1"),
    Case(
      "N0c1: a plural after its word", "A book(s)", .rightToLeft,
      "- N2 I2 I2 I2 I2 N0+I2 I2 N0+I2", "1 1 2 2 2 2 2 2 2"),
    Case(
      "N0c2", "A (s) B", .rightToLeft, "- N1 N0+L4 I2 N0+L4 N1 -", "1 1 1 2 1 1 1"),
    Case("N0d", "a (!) B", .leftToRight, "- N2 N0+N2 N2 N0+N2 N2 I1", "0 0 0 0 0 0 1"),
    Case(
      "N0b and, inside, N0c2", "AB(CD[&ef]!)gh", .rightToLeft,
      "- - N0+L4 - - N0+L4 N2 I2 I2 N0+L4 N1 N0+L4 I2 I2", "1 1 1 1 1 1 1 2 2 1 1 1 2 2"),
    Case("BD16: no pair", "a )( B", .rightToLeft, "I2 N2 N2+L4 N2+L4 N2 -", "2 1 1 1 1 1"),
    Case("N0, a mark on the bracket", "a(B)\u{300}", .leftToRight, "- N0 I1 N0 W1+N0", "0 0 1 0 0"),
    Case("BD16: canonical equivalents", "\u{2329}A\u{3009}", .leftToRight, "N0 I1 N0", "0 1 0"),
    Case(
      "N0c1: the pair before is the context of the next", "a(b)(c)", .rightToLeft,
      "I2 N0+I2 I2 N0+I2 N0+I2 I2 N0+I2", "2 2 2 2 2 2 2"),
    Case(
      "BD16: an open bracket hides no pair", "A[(b)(c)", .leftToRight,
      "I1 N2 N0 - N0 N0 - N0", "1 0 0 0 0 0 0 0"),
  ]

  static let explicit = [
    Case(
      "X2, X7", "\u{2039}RLE\u{203A}a\u{2039}PDF\u{203A}b", .leftToRight, "X2+X9 X6+I2 X7+X9 -",
      "x 2 x 0"),
    Case(
      "X3", "\u{2039}LRE\u{203A}A\u{2039}PDF\u{203A}", .rightToLeft, "X3+X9 X6+I1 X7+X9", "x 3 x"),
    Case(
      "X4", "\u{2039}RLO\u{203A}ab 1\u{2039}PDF\u{203A}", .leftToRight,
      "X4+X9 X6 X6 X6 X6 X7+X9", "x 1 1 1 1 x"),
    Case(
      "X5", "\u{2039}LRO\u{203A}AB\u{2039}PDF\u{203A}", .rightToLeft, "X5+X9 X6 X6 X7+X9",
      "x 2 2 x"),
    Case(
      "an override hides brackets from N0", "\u{2039}RLO\u{203A}(a)\u{2039}PDF\u{203A}",
      .leftToRight, "X4+X9 X6+L4 X6 X6+L4 X7+X9", "x 1 1 1 x"),
    Case(
      "an override reaches the isolate's controls, not its text",
      "\u{2039}RLO\u{203A}\u{2039}LRI\u{203A}a\u{2039}PDI\u{203A}b\u{2039}PDF\u{203A}",
      .leftToRight,
      "X4+X9 X5b X6 X6a X6 X7+X9", "x 1 2 1 1 x"),
    Case(
      "X5a", "a\u{2039}RLI\u{203A}B!\u{2039}PDI\u{203A}c", .leftToRight,
      "- X5a+N1 X6 X6+N1 X6a+N1 -", "0 0 1 1 0 0"),
    Case(
      "X5c", "a\u{2039}FSI\u{203A}b C\u{2039}PDI\u{203A}", .leftToRight,
      "- X5c+N1 X6 X6+N2 X6+I1 X6a+N1", "0 0 2 2 3 0"),
    Case("X6a, nothing to end", "A\u{2039}PDI\u{203A}b", .leftToRight, "I1 X6a+N2 -", "1 0 0"),
    Case("X7, nothing to end", "A\u{2039}PDF\u{203A}b", .leftToRight, "I1 X7+X9 -", "1 x 0"),
    Case("X10, open isolate", "\u{2039}RLI\u{203A}a", .leftToRight, "X5a+N1 X6+I2", "0 2"),
    Case(
      "X8", "\u{2039}RLO\u{203A}a\u{2039}PS\u{203A}", .leftToRight, "X4+X9 X6 X8+N2", "x 1 0"),
    Case(
      "X6a ends embeddings inside",
      "\u{2039}RLI\u{203A}\u{2039}LRE\u{203A}a\u{2039}PDI\u{203A}b\u{2039}PDF\u{203A}",
      .leftToRight,
      "X5a+N1 X3+X9 X6 X6a+N1 - X7+X9", "0 x 2 0 0 x"),
  ]

  static let lines = [
    Case(
      "L1, before a tab", "A \u{2039}TAB\u{203A}B ", .leftToRight, "I1 N1+I1+L1 N1+I1+L1 I1 N2",
      "1 0 0 1 0"),
    Case(
      "L1, at the end", "\u{2039}RLE\u{203A}A \u{2039}PDF\u{203A}", .leftToRight,
      "X2+X9 X6 X6+N1+L1 X7+X9", "x 1 0 x"),
    Case("L1, a separator", "A\u{2039}LF\u{203A}", .leftToRight, "I1 X8+N2", "1 0"),
    Case("L1 leaves what has the level", "a ", .rightToLeft, "I2 N2", "2 1"),
    Case("L4", "A>B", .leftToRight, "I1 N1+I1+L4 I1", "1 1 1"),
  ]

  @Test(arguments: letters + weak + brackets + explicit + lines)
  func rulesOfEachCharacter(_ row: Case) throws {
    let trace = try RuleTrace(row.text, baseDirection: .explicit(row.base))
    #expect(Self.rules(trace) == row.rules)
    #expect(Self.levels(trace) == row.levels)
    #expect(trace.paragraphLevelCause == .asked)
  }

  // MARK: Causes

  /// The causes of one character, in order.
  private func causes(
    _ notation: String, at offset: Int, _ base: WritingDirection = .leftToRight
  ) throws -> [RuleCause] {
    let trace = try RuleTrace(uax(notation), baseDirection: .explicit(base))
    return try #require(trace.characters.indices.contains(offset) ? trace.characters[offset] : nil)
      .steps.map(\.cause)
  }

  @Test func causesOfWeakTypes() throws {
    #expect(try causes("A\u{300}", at: 1) == [.after(.character(0)), .itself])
    #expect(try causes("\u{300}", at: 0) == [.after(.start)])
    // W2 looks past neutrals, and past an isolate.
    #expect(
      try causes("\u{627} \u{2039}LRI\u{203A}a\u{2039}PDI\u{203A}1", at: 5)
        == [.after(.character(0)), .itself])
    #expect(
      try causes("1,2", at: 1, .rightToLeft)
        == [.between(.character(0), .character(2)), .itself])
    // The number before is named where there is one on either side.
    #expect(try causes("A1%2", at: 2) == [.beside(1), .itself])
    #expect(try causes("A%%1", at: 1) == [.beside(3), .itself])
    #expect(try causes("1", at: 0) == [.after(.start)])
    #expect(try causes("ab!1", at: 3) == [.after(.character(1))])
  }

  @Test func causesOfNeutrals() throws {
    #expect(try causes("a B", at: 1) == [.between(.character(0), .character(2))])
    #expect(try causes(" A", at: 0) == [.between(.start, .character(1))])
    #expect(try causes("!", at: 0) == [.between(.start, .end)])
    // On both sides of an isolate.
    #expect(
      try causes("a \u{2039}RLI\u{203A}B\u{2039}PDI\u{203A} c", at: 1)
        == [.between(.character(0), .character(6))])
  }

  @Test func causesOfBrackets() throws {
    // b: C is of the embedding direction.
    #expect(
      try causes("a (b C) D", at: 2, .rightToLeft)
        == [.pair(partner: 6, .b, inside: 5, before: nil), .mirrored(")")])
    #expect(
      try causes("a (b C) D", at: 6, .rightToLeft)
        == [.pair(partner: 2, .b, inside: 5, before: nil), .mirrored("(")])
    // c1: s and the k before the pair are of the other direction; then I2.
    #expect(
      try causes("A book(s)", at: 6, .rightToLeft)
        == [.pair(partner: 8, .c1, inside: 7, before: .character(5)), .itself])
    // c2: s is, and A before the pair is not.
    #expect(
      try causes("A (s)", at: 2, .rightToLeft)
        == [.pair(partner: 4, .c2, inside: 3, before: .character(0)), .mirrored(")")])
    // d: left to N2.
    #expect(
      try causes("a (!) B", at: 2)
        == [
          .pair(partner: 4, .d, inside: nil, before: nil), .between(.character(0), .character(6)),
        ])
    #expect(try causes("a(B)\u{300}", at: 4) == [.after(.character(3)), .onBracket(3)])
    // The pair resolved before is what c looks at.
    #expect(
      try causes("a(b)(c)", at: 4, .rightToLeft)
        == [.pair(partner: 6, .c1, inside: 5, before: .character(3)), .itself])
    #expect(
      try causes("(a) (B)", at: 4)
        == [.pair(partner: 6, .c2, inside: 5, before: .character(2))])
  }

  @Test func causesOfControls() throws {
    let level1 = try #require(EmbeddingLevel(1))
    let level2 = try #require(EmbeddingLevel(2))
    #expect(
      try causes("\u{2039}RLE\u{203A}a\u{2039}PDF\u{203A}", at: 0)
        == [.begins(level: level1, firstStrong: nil), .itself])
    #expect(
      try causes("\u{2039}RLE\u{203A}a\u{2039}PDF\u{203A}", at: 1)[0] == .inside(initiator: 0))
    #expect(
      try causes("\u{2039}RLE\u{203A}a\u{2039}PDF\u{203A}", at: 2)
        == [.ends(initiator: 0), .itself])
    // The first strong character of an FSI stands outside isolates in it.
    let nested = "\u{2039}FSI\u{203A}\u{2039}LRI\u{203A}a\u{2039}PDI\u{203A}B\u{2039}PDI\u{203A}"
    #expect(try causes(nested, at: 0)[0] == .begins(level: level1, firstStrong: 4))
    #expect(try causes(nested, at: 5)[0] == .ends(initiator: 0))
    #expect(try causes(nested, at: 3)[0...1] == [.inside(initiator: 0), .ends(initiator: 1)])
    #expect(
      try causes("\u{2039}FSI\u{203A}1\u{2039}PDI\u{203A}", at: 0)[0]
        == .begins(level: level2, firstStrong: nil))
    #expect(try causes("a\u{2039}PDI\u{203A}", at: 1)[0] == .endsNothing)
    #expect(try causes("a\u{2039}PDF\u{203A}", at: 1) == [.endsNothing, .itself])
    // PDF does not end an isolate.
    #expect(
      try causes("\u{2039}RLI\u{203A}a\u{2039}PDF\u{203A}", at: 2) == [.endsNothing, .itself])
  }

  @Test func causesOfL1() throws {
    #expect(try causes("A \u{2039}TAB\u{203A}B", at: 1).last == .trailing(separator: 2))
    #expect(try causes("A \u{2039}TAB\u{203A}B", at: 2).last == .itself)
    #expect(
      try causes("\u{2039}RLE\u{203A}A \u{2039}PDF\u{203A}", at: 2).last
        == .trailing(separator: nil))
  }

  // MARK: Paragraphs and sequences

  @Test func theParagraphLevel() throws {
    func cause(_ notation: String, _ fallback: WritingDirection) throws -> ParagraphLevelCause {
      let trace = try RuleTrace(uax(notation), baseDirection: .auto(fallback: fallback))
      return trace.paragraphLevelCause
    }
    #expect(try cause(".A", .leftToRight) == .firstStrong(1))
    #expect(try cause("12", .rightToLeft) == .fallback)
    #expect(
      try cause("\u{2039}LRI\u{203A}a\u{2039}PDI\u{203A}A", .leftToRight) == .firstStrong(3))
    // An embedding hides nothing from P2; an isolate that is open hides all that follows.
    #expect(try cause("\u{2039}RLE\u{203A}a", .rightToLeft) == .firstStrong(1))
    #expect(try cause("\u{2039}RLI\u{203A}a", .rightToLeft) == .fallback)
    let trace = try RuleTrace("12", baseDirection: .auto(fallback: .rightToLeft))
    #expect(trace.paragraphLevel == EmbeddingLevel(.rightToLeft))
  }

  /// X10: the text round an isolate is one sequence, the text in it another.
  @Test func isolatingRunSequences() throws {
    let text = uax(
      "a\u{2039}RLI\u{203A}B\u{2039}PDI\u{203A}c\u{2039}RLE\u{203A}D\u{2039}PDF\u{203A}")
    let trace = try RuleTrace(text, baseDirection: .explicit(.leftToRight))
    #expect(trace.sequences.map(\.scalarRanges) == [[0..<2, 3..<5], [2..<3], [6..<7]])
    #expect(trace.sequences.map(\.level.number) == [0, 1, 1])
    // After c the embedding's level 1 is the higher one.
    #expect(trace.sequences.map(\.startDirection) == [.leftToRight, .rightToLeft, .rightToLeft])
    #expect(trace.sequences.map(\.endDirection) == [.rightToLeft, .rightToLeft, .rightToLeft])
    #expect(trace.characters.map(\.sequence) == [0, 0, 1, 0, 0, nil, 2, nil])
  }

  @Test func theContextIsSosAndEos() throws {
    let context = OutsideContext(before: .rightToLeft, after: .rightToLeft)
    let trace = try RuleTrace("1!", baseDirection: .explicit(.leftToRight), context: context)
    // No W7 after R; N1 between a number and R.
    #expect(Self.rules(trace) == "I1 N1+I1")
    #expect(Self.levels(trace) == "2 1")
    #expect(trace.sequences.map(\.startDirection) == [.rightToLeft])
  }

  @Test func typesAreThoseBeforeImplicitLevels() throws {
    let text = uax("\u{627}1\u{2039}RLE\u{203A}a")
    let trace = try RuleTrace(text, baseDirection: .explicit(.leftToRight))
    #expect(
      trace.characters.map(\.type)
        == [.rightToLeft, .arabicNumber, .rightToLeftEmbedding, .leftToRight])
    #expect(trace.characters[1].steps.map(\.type) == [.arabicNumber, .arabicNumber])
    #expect(trace.characters[1].steps.map(\.level?.number) == [0, 2])
    #expect(trace.characters[3].explicitLevel?.number == 1)
    #expect(trace.characters[2].explicitLevel == nil)
  }

  @Test func decidingSteps() throws {
    let text = uax("\u{627} 1-2 ")
    let trace = try RuleTrace(text, baseDirection: .explicit(.leftToRight))
    #expect(
      trace.characters.map { $0.decidingSteps.map(\.rule.rawValue) }
        == [[], ["N1"], ["W2"], ["N1"], ["W2"], ["N2"]])
    let forced = try RuleTrace(
      uax("\u{2039}RLO\u{203A}a\u{2039}PDF\u{203A}\u{2039}RLE\u{203A}B\u{2039}TAB\u{203A}"),
      baseDirection: .explicit(.leftToRight))
    #expect(
      forced.characters.map { $0.decidingSteps.map(\.rule.rawValue) }
        == [[], ["X6"], [], [], [], ["L1"]])
  }

  // MARK: Limits

  /// BD2: 125 levels; what is deeper counts for nothing, and closes nothing.
  @Test func tooDeep() throws {
    // From level 0: RLE and LRE by turns go up by one.
    let openers = (0..<126).map { $0 % 2 == 0 ? "\u{202B}" : "\u{202A}" }.joined()
    let trace = try RuleTrace(
      openers + "a\u{202C}b\u{202C}c", baseDirection: .explicit(.leftToRight))
    let deepest = try #require(EmbeddingLevel(125))
    #expect(trace.characters[124].steps.first?.cause == .begins(level: deepest, firstStrong: nil))
    #expect(trace.characters[125].steps.first?.cause == .tooDeep)
    #expect(trace.characters[127].steps.first?.cause == .tooDeep)
    #expect(trace.characters[129].steps.first?.cause == .ends(initiator: 124))
    // L at level 125 is raised to 126.
    #expect([126, 128, 130].map { trace.levels[$0]?.number } == [126, 126, 124])

    let isolates = String(repeating: "\u{2067}\u{2066}", count: 63) + "a\u{2069}b\u{2069}c"
    let isolated = try RuleTrace(isolates, baseDirection: .explicit(.leftToRight))
    #expect(isolated.characters[125].steps[...].contains { $0.cause == .tooDeep })
    #expect(isolated.characters[127].steps.contains { $0.cause == .tooDeep })
    #expect(isolated.characters[129].steps.contains { $0.cause == .ends(initiator: 124) })
    #expect(isolated.levels[126]?.number == 126)
  }

  /// BD16: 63 open brackets; at the 64th the sequence has no further pairs.
  @Test(arguments: [63, 64])
  func bracketStack(_ count: Int) throws {
    let text = String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)
    let trace = try RuleTrace(text, baseDirection: .explicit(.rightToLeft))
    let paired = trace.characters.filter { $0.rules.contains(.n0) }.count
    #expect(paired == (count == 63 ? 126 : 0))
  }

  @Test func theExampleOfTheDocumentation() throws {
    let trace = try RuleTrace(
      "a \u{05D0}\u{05D1}.", baseDirection: .auto(fallback: .leftToRight))
    #expect(trace.paragraphLevelCause == .firstStrong(0))
    #expect(
      trace.characters.map { $0.rules.map(\.rawValue) }
        == [[], ["N2"], ["I1"], ["I1"], ["W6", "N2"]])
  }

  @Test func oneParagraphAlone() {
    #expect(throws: BidiError.separatorInside(scalarOffset: 1)) {
      try RuleTrace("a\nb", baseDirection: .explicit(.leftToRight))
    }
    #expect(throws: Never.self) {
      try RuleTrace("", baseDirection: .explicit(.leftToRight)).characters.isEmpty
    }
  }
}
