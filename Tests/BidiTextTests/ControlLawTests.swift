import BidiTestSupport
import BidiText
import Testing

/// What holds for wrapping, balancing and stripping, over texts put together at random.
@Suite struct ControlLawTests {
  struct Treatment: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (String) -> String
  }

  static let wraps: [Treatment] = [
    Treatment(testDescription: "RLE") { $0.embedded(in: .rightToLeft) },
    Treatment(testDescription: "LRE") { $0.embedded(in: .leftToRight) },
    Treatment(testDescription: "RLI") { $0.isolated(in: .rightToLeft) },
    Treatment(testDescription: "LRI") { $0.isolated(in: .leftToRight) },
    Treatment(testDescription: "FSI") { $0.isolated(in: nil) },
    Treatment(testDescription: "RLO") { $0.overridden(in: .rightToLeft) },
    Treatment(testDescription: "LRO") { $0.overridden(in: .leftToRight) },
  ]

  static let marks: [Treatment] = [
    Treatment(testDescription: "RLM") { $0.marked(in: .rightToLeft) },
    Treatment(testDescription: "LRM") { $0.marked(in: .leftToRight) },
  ]

  @Test(arguments: wraps + marks)
  func twiceIsOnceAndNothingElseChanges(_ treatment: Treatment) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<caseCount(2_000, of: 5_000) {
      let text = RandomText.paragraphs(upTo: 16, using: &random)
      let once = treatment.apply(text)
      #expect(codes(treatment.apply(once)) == codes(once), "\(codes(text))")
      #expect(codes(once.strippingControls()) == codes(text.strippingControls()), "\(codes(text))")
      #expect(separators(once) == separators(text), "\(codes(text))")
    }
  }

  /// The separators of a text.
  ///
  /// A last paragraph without one that holds unmatched ends alone goes with them.
  private func separators(_ text: String) -> [String] {
    text.paragraphs().filter(\.hasSeparator)
      .map { codes(text[$0.content.upperBound..<$0.range.upperBound]) }
  }

  /// Every paragraph with something to see begins with an opener and ends with what ends it.
  @Test(arguments: wraps)
  func wrapsHoldTheirParagraph(_ wrap: Treatment) {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<caseCount(2_000, of: 5_000) {
      let text = wrap.apply(RandomText.paragraphs(upTo: 16, using: &random))
      for paragraph in text.paragraphs() {
        let content = text[paragraph.content]
        guard content.unicodeScalars.contains(where: Self.isVisible) else { continue }
        let balance = content.controlBalance
        #expect(balance.isBalanced, "\(codes(content))")
        let outer = balance.pairs.first { $0.opener == content.startIndex }
        let end = outer.map { text.unicodeScalars.index(after: $0.terminator) }
        #expect(end == content.endIndex, "\(codes(content))")
      }
    }
  }

  /// A letter, digit or sign: neither control nor white space.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let others: Set<BidiClass> = [.whiteSpace, .segmentSeparator, .boundaryNeutral]
    return DirectionalFormatting(scalar) == nil && !others.contains(scalar.bidiClass)
  }

  /// A marked paragraph's first strong character is of the mark's direction.
  @Test(arguments: WritingDirection.allCases)
  func marksGiveTheParagraphItsDirection(_ direction: WritingDirection) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<caseCount(2_000, of: 5_000) {
      let text = RandomText.paragraphs(upTo: 16, using: &random).marked(in: direction)
      for paragraph in text.paragraphs() {
        let content = text[paragraph.content]
        guard content.unicodeScalars.contains(where: Self.isVisible) else { continue }
        #expect(WritingDirection(firstStrongIn: content) == direction, "\(codes(content))")
      }
    }
  }

  @Test func balancingIsIdempotent() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<10_000 {
      let text = RandomText.paragraphs(upTo: 16, using: &random)
      let balanced = text.balancingControls()
      #expect(balanced.controlBalance.isBalanced, "\(codes(text))")
      #expect(codes(balanced.balancingControls()) == codes(balanced), "\(codes(text))")
      #expect(
        codes(balanced.strippingControls()) == codes(text.strippingControls()), "\(codes(text))")
      if text.controlBalance.isBalanced { #expect(codes(balanced) == codes(text)) }
    }
  }

  /// The visible characters from left to right.
  private func visibleScalars(_ paragraph: ResolvedParagraph) -> [Unicode.Scalar] {
    paragraph.visibleOrder().map { paragraph.scalars[$0] }
  }

  /// A PDF that balancing adds or takes out does nothing by itself (X6a, X7, X8), and X9 removes it.
  ///
  /// A PDI is not removed, and is a neutral where it stands: it is left out here.
  @Test(arguments: WritingDirection.allCases)
  func balancingOfEmbeddingsChangesNothingToSee(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 11)
    var count = 0
    for _ in 0..<10_000 {
      let text = RandomText.paragraph(upTo: 16, using: &random)
      let kinds = text.controlBalance.faults.map(\.control.kind)
      guard !kinds.isEmpty, !kinds.contains(.isolate), !kinds.contains(.popIsolate) else {
        continue
      }
      let before = try ResolvedParagraph(text, baseDirection: .explicit(direction))
      let after = try ResolvedParagraph(
        text.balancingControls(), baseDirection: .explicit(direction))
      #expect(before.levels.compactMap { $0 } == after.levels.compactMap { $0 }, "\(codes(text))")
      // Without the control between them a mark and a letter may make a cluster: characters are compared.
      #expect(visibleScalars(before) == visibleScalars(after), "\(codes(text))")
      count += 1
    }
    #expect(count > 1_000)
  }

  @Test func faultsAndPairsAccountForEveryOpenerAndEnd() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<caseCount(2_000, of: 5_000) {
      let text = RandomText.paragraphs(upTo: 16, using: &random)
      let balance = text.controlBalance
      let openersAndEnds = text.unicodeScalars.indices.filter {
        DirectionalFormatting(text.unicodeScalars[$0]).map { $0.kind != .mark } ?? false
      }
      let accounted =
        balance.faults.map(\.index) + balance.pairs.flatMap { [$0.opener, $0.terminator] }
      #expect(accounted.sorted() == openersAndEnds, "\(codes(text))")
      let offsets = balance.faults.map(\.scalarOffset)
      #expect(offsets == offsets.sorted(), "\(codes(text))")
      #expect(balance.faults.map { offset($0.index, in: text) } == offsets, "\(codes(text))")
    }
  }

  /// Stripping one group after the other is stripping all, and leaves no control.
  @Test func strippingByGroups() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<caseCount(2_000, of: 5_000) {
      let text = RandomText.paragraphs(upTo: 16, using: &random)
      let stripped = text.strippingControls()
      #expect(!stripped.hasDirectionalFormatting, "\(codes(text))")
      let others = text.unicodeScalars.filter { DirectionalFormatting($0) == nil }
      #expect(codes(stripped) == codes(String(String.UnicodeScalarView(others))))
      let inSteps = [ControlGroups.marks, .embeddings, .overrides, .isolates].reduce(text) {
        $0.strippingControls(only: $1)
      }
      #expect(codes(inSteps) == codes(stripped), "\(codes(text))")
      // A balanced text stays so.
      let balanced = text.balancingControls()
      for groups in [ControlGroups.marks, .embeddings, .overrides, .isolates] {
        #expect(
          balanced.strippingControls(only: groups).controlBalance.isBalanced,
          "\(codes(text)) without \(groups.rawValue)")
      }
    }
  }
}
