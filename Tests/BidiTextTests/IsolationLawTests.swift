import BidiTestSupport
import BidiText
import Testing

/// An isolate stands apart: X5a–X6a make what it holds an isolating run sequence of its own (BD13).
///
/// L1 alone could reach across its edges, through white space; the contents here begin and end with a
/// letter.
@Suite struct IsolationLawTests {
  private static let openers = ["\u{2066}", "\u{2067}", "\u{2068}"]

  /// What stands outside has the same levels and the same order whatever the isolate holds.
  @Test(arguments: ResolutionLawTests.directions)
  func contentsDoNotMatterOutside(_ base: BaseDirection) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let before = RandomText.paragraph(upTo: 8, using: &random)
      let after = RandomText.paragraph(upTo: 8, using: &random)
      let opener = Self.openers.randomElement(using: &random) ?? ""
      let first = try Outside(
        before: before + opener, RandomText.text(upTo: 6, using: &random),
        after: "\u{2069}" + after, base: base)
      let second = try Outside(
        before: before + opener, RandomText.text(upTo: 6, using: &random),
        after: "\u{2069}" + after, base: base)
      #expect(first == second, "\(codes(before)) | \(codes(opener)) | \(codes(after))")
    }
  }

  /// What is to be seen of a text with a stretch left out.
  private struct Outside: Equatable {
    var levels: [UInt8?]
    var order: [Int]

    init(before: String, _ inside: String, after: String, base: BaseDirection) throws {
      let paragraph = try ResolvedParagraph(before + inside + after, baseDirection: base)
      let start = before.unicodeScalars.count
      let end = start + inside.unicodeScalars.count
      let numbers = paragraph.levels.map { $0?.number }
      levels = Array(numbers[..<start] + numbers[end...])
      order = paragraph.visualOrder().compactMap { offset in
        offset < start ? offset : offset < end ? nil : offset - end + start
      }
    }
  }

  /// What an isolate holds stands together, in the order that it has as a paragraph of its own.
  @Test(arguments: WritingDirection.allCases)
  func insideIsAsAParagraphAlone(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 6)
    let opener = direction == .leftToRight ? "\u{2066}" : "\u{2067}"
    for _ in 0..<5_000 {
      let before = RandomText.text(upTo: 4, using: &random)
      let inside = RandomText.text(upTo: 8, using: &random)
      let after = RandomText.text(upTo: 4, using: &random)
      let base = ResolutionLawTests.directions.randomElement(using: &random)
      let whole = try ResolvedParagraph(
        before + opener + inside + "\u{2069}" + after,
        baseDirection: base ?? .explicit(.leftToRight))
      let alone = try ResolvedParagraph(inside, baseDirection: .explicit(direction))
      let start = before.unicodeScalars.count + 1
      let end = start + inside.unicodeScalars.count
      let shown = Comment(
        rawValue:
          "\(codes(before)) | \(codes(inside)) | \(codes(after)) in \(String(describing: base))")
      let order = whole.visualOrder()
      let places = order.indices.filter { (start..<end).contains(order[$0]) }
      #expect(places.map { order[$0] - start } == alone.visualOrder(), shown)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 + 1 == $1 }, shown)
    }
  }
}
