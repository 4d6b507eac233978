import BidiTestSupport
import Testing

@testable import BidiText

/// Visual text has whole grapheme clusters.
@Suite struct ShownClustersTests {
  /// A text that is one cluster, and the direction of its letters; nil for neutrals.
  static let clusters: [(name: String, text: String, direction: WritingDirection?)] = [
    ("family", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", nil),
    ("skin tone", "\u{1F44D}\u{1F3FD}", nil),
    ("flag", "\u{1F1EE}\u{1F1F1}", .leftToRight),
    ("flag of tags", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", nil),
    ("emoji style", "\u{2764}\u{FE0F}", nil),
    ("text style", "\u{2764}\u{FE0E}", nil),
    ("conjunct", "\u{0915}\u{094D}\u{0937}\u{093F}", .leftToRight),
    ("Hangul jamo", "\u{1112}\u{1161}\u{11AB}", .leftToRight),
    ("niqqud", "\u{05E9}\u{05C1}\u{05BC}\u{05B8}", .rightToLeft),
    ("harakat", "\u{0645}\u{064F}\u{0651}", .rightToLeft),
    ("non-joiner", "\u{06CC}\u{200C}", .rightToLeft),
    ("Latin marks", "e\u{0301}\u{0323}", .leftToRight),
    ("enclosing mark", "\u{05D2}\u{20DD}", .rightToLeft),
  ]

  /// What is seen was written by hand: clusters in the order of rule L2, each as it is stored.
  @Test(arguments: clusters)
  func aClusterIsWhole(
    _ cluster: (name: String, text: String, direction: WritingDirection?)
  ) throws {
    let (alef, bet) = ("\u{05D0}", "\u{05D1}")
    let text = cluster.text
    #expect(text.count == 1)
    // A right-to-left paragraph runs from the right, whatever the cluster is.
    try expect("\(alef) \(text) \(bet)", .rightToLeft, shows: "\(bet) \(text) \(alef)")
    // So does a right-to-left stretch, which a left-to-right letter ends.
    let isLetter = cluster.direction == .leftToRight
    try expect(
      alef + text + bet, .leftToRight, shows: isLetter ? alef + text + bet : bet + text + alef)
    try expect("a\(text)b", .leftToRight, shows: "a\(text)b")
    try expect(
      "a\(text)b", .rightToLeft,
      shows: cluster.direction == .rightToLeft ? "b\(text)a" : "a\(text)b")
    // An override turns clusters round, not what is in them.
    try expect("\u{202E}x\(text)y\u{202C}", .leftToRight, shows: "y\(text)x")
    try expect("\u{202D}x\(text)\(text)y\u{202C}", .rightToLeft, shows: "x\(text)\(text)y")
  }

  /// Keycaps are numbers: in a right-to-left paragraph two of them side by side run from left to right.
  @Test func keycaps() throws {
    let (one, two) = ("1\u{FE0F}\u{20E3}", "2\u{FE0F}\u{20E3}")
    try expect(
      "\u{05D0} \(one)\(two) \u{05D1}", .rightToLeft, shows: "\u{05D1} \(one)\(two) \u{05D0}")
    try expect("\(one)\(two)", .leftToRight, shows: one + two)
  }

  /// Flags are strong left-to-right letters, whose run stays.
  @Test func flagsSideBySide() throws {
    let flags = "\u{1F1EE}\u{1F1F1}\u{1F1EF}\u{1F1F4}"
    try expect("\u{05D0}\(flags)", .rightToLeft, shows: flags + "\u{05D0}")
    // Two families are neutral, and change places between right-to-left letters.
    let (first, second) = ("\u{1F468}\u{200D}\u{1F467}", "\u{1F469}\u{200D}\u{1F466}")
    try expect(
      "\u{05D0}\(first)\(second)\u{05D1}", .rightToLeft, shows: "\u{05D1}\(second)\(first)\u{05D0}")
  }

  /// A mirrored character in a cluster is mirrored, by its own level.
  @Test func mirrorsInClusters() throws {
    try expect("\u{05D0}(\u{0301}", .rightToLeft, shows: ")\u{0301}\u{05D0}")
    // U+0600 ARABIC NUMBER SIGN (AN) joins the bracket after it, which is R by N1 and N2 here. Seen where AN is.
    try expect("\u{0627}\u{0600}(\u{0628}", .rightToLeft, shows: "\u{0628}\u{0600})\u{0627}")
    // At level 0 it is not mirrored.
    try expect("a\u{0600}(b", .leftToRight, shows: "a\u{0600}(b")
  }

  /// Bidi controls are clusters of their own, and part a mark from its base; a separator is not seen.
  @Test func controlsAndSeparators() throws {
    try expect("\u{05D0}\u{200F}\u{05B7}\u{05D1}", .rightToLeft, shows: "\u{05D1}\u{05B7}\u{05D0}")
    // A joiner without a base has nothing to be seen with.
    try expect("\u{200D}\u{05D0}\u{200F}\u{200C}\u{05D1}", .rightToLeft, shows: "\u{05D1}\u{05D0}")
    for end in ["\r\n", "\n", "\u{2029}"] {
      try expect("\u{05D0}\u{05B7}\u{05D1}\(end)", .rightToLeft, shows: "\u{05D1}\u{05D0}\u{05B7}")
    }
  }

  /// A cluster at the end of a line stays with its first character.
  @Test func linesCutBetweenClusters() throws {
    let paragraph = try ResolvedParagraph(
      "\u{05D0}\u{05B7} \u{1F44D}\u{1F3FD}\u{05D1}", baseDirection: .explicit(.rightToLeft))
    #expect(codes(paragraph.line(0..<3).visualText()) == codes(" \u{05D0}\u{05B7}"))
    #expect(codes(paragraph.line(3..<6).visualText()) == codes("\u{05D1}\u{1F44D}\u{1F3FD}"))
  }

  private func expect(
    _ text: String, _ direction: WritingDirection, shows expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let base = BaseDirection.explicit(direction)
    let paragraph = try ResolvedParagraph(text, baseDirection: base)
    #expect(
      codes(paragraph.visualText()) == codes(expected), "\(codes(text))",
      sourceLocation: sourceLocation)
    #expect(
      text.visualParagraph(baseDirection: base).map(codes) == codes(expected), "\(codes(text))",
      sourceLocation: sourceLocation)
  }

  // MARK: Random texts

  private static let parts: [String] =
    clusters.map(\.text) + [
      "1\u{FE0F}\u{20E3}", "\u{05D0}", "\u{0628}", "a", "(", "]", " ", "7", "\u{0663}", "\u{200F}",
      "\u{2067}",
      "\u{2069}", "\u{202E}", "\u{202C}", "\u{200D}", "\u{200C}", "\u{0301}", "\u{0600}",
      "\u{AC00}", "\u{11A8}",
      "\u{1F1EE}", "\u{0903}", "\u{FE0F}", "\u{AD}", "\t",
    ]

  /// What is seen is what sorting the clusters by the visual place of their first shown character gives: clusters as
  /// they are stored, none lost and none made.
  @Test(arguments: [1, 2, 3, 4])
  func clustersAreSortedByTheirFirstCharacter(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
      for base in [
        BaseDirection.explicit(.leftToRight), .explicit(.rightToLeft),
        .auto(fallback: .rightToLeft),
      ] {
        let paragraph = try ResolvedParagraph(text, baseDirection: base)
        var places: [Int: Int] = [:]
        for (place, offset) in paragraph.visibleOrder().enumerated() { places[offset] = place }
        var found: [(place: Int, text: String)] = []
        var start = 0
        for cluster in text {
          let scalars = Array(cluster.unicodeScalars)
          if let first = scalars.indices.first(where: { places[start + $0] != nil }) {
            let shown = (first..<scalars.count).map { index in
              paragraph.levels[start + index]?.direction == .rightToLeft
                ? scalars[index].mirrored : scalars[index]
            }
            found.append((places[start + first] ?? 0, String(String.UnicodeScalarView(shown))))
          }
          start += scalars.count
        }
        let expected = found.sorted { $0.place < $1.place }.map(\.text).joined()
        #expect(codes(paragraph.visualText()) == codes(expected), "\(codes(text))")
        #expect(text.visualParagraph(baseDirection: base).map(codes) == codes(expected))
      }
    }
  }

  /// Characters that are said to join no other do not, in the clusters of Swift.
  @Test func whatJoinsIsKnown() {
    var alone = 0
    for value in UInt32(0)..<0xA000 {
      guard let scalar = Unicode.Scalar(value),
        !ShownClusters.mayJoin(value, ofClass: CharacterTables.shared.code(of: value))
      else { continue }
      // Carriage return joins the line feed after it; neither is seen.
      let text = String(scalar)
      #expect(
        "a\(text)".count == 2 && "\(text)a".count == 2 && "\(text)\(text)".count == 2,
        "\(codes(text))")
      alone += 1
    }
    #expect(alone > 30_000)
  }
}
