import BidiText
import Testing

/// Places of a text before and after it was edited.
@Suite struct OffsetMapTests {
  @Test func placesMoveWithTheTextRoundThem() {
    // U+5C0F is 3 bytes, 1 unit; U+1F600 is 4 bytes, 2 units; ‹RLE› and ‹PDF› are 3 bytes, 1 unit.
    let edited = "\u{5C0F}\u{1F600}\nb".applying(.embedded(in: .rightToLeft))
    #expect(edited.text == "\u{202B}\u{5C0F}\u{1F600}\u{202C}\n\u{202B}b\u{202C}")
    let map = edited.map
    #expect([0, 3, 7, 8, 9].map { map.resultOffset(of: $0, in: .utf8) } == [3, 6, 13, 17, 21])
    #expect(
      [0, 3, 7, 8, 9].map { map.resultOffset(of: $0, in: .utf8, side: .before) }
        == [0, 6, 10, 14, 18])
    #expect([0, 1, 3, 4, 5].map { map.resultOffset(of: $0, in: .utf16) } == [1, 2, 5, 7, 9])
    #expect([0, 1, 2, 3, 4].map { map.resultOffset(of: $0, in: .scalar) } == [1, 2, 4, 6, 8])
    #expect(map.resultRange(of: 0..<7, in: .utf8) == 3..<10)
    #expect(map.resultRange(of: 0..<9, in: .utf8) == 3..<18)
    #expect(map.sourceRange(of: 0..<21, in: .utf8) == 0..<9)
    #expect(map.sourceRange(of: 0..<3, in: .utf8).isEmpty)
  }

  @Test func removedStretchesShrinkToAPlace() {
    let edited = "a\u{202B}b\u{202C}c".applying(.strippingControls())
    #expect(edited.text == "abc")
    #expect((0...5).map { edited.map.resultOffset(of: $0, in: .scalar) } == [0, 1, 1, 2, 2, 3])
    #expect(
      (0...3).map { edited.map.sourceOffset(of: $0, in: .scalar, side: .before) } == [0, 1, 3, 5])
    #expect((0...3).map { edited.map.sourceOffset(of: $0, in: .scalar) } == [0, 2, 4, 5])
  }

  @Test func indicesFollowTheMap() throws {
    let edited = "x\u{5D0}y".applying(.isolated(in: .rightToLeft))
    let first = try #require(edited.source.firstIndex(of: "\u{5D0}"))
    let range = first..<edited.source.index(after: first)
    #expect(edited.text[edited.range(ofSource: range)] == "\u{5D0}")
    #expect(edited.sourceRange(of: edited.range(ofSource: range)) == range)
  }

  /// Places outside both texts: nothing overflows.
  @Test(arguments: TextUnit.allCases, OffsetMap.Side.allCases)
  func anyPlaceIsTaken(_ unit: TextUnit, _ side: OffsetMap.Side) {
    let longer = "abc".applying(.embedded(in: .rightToLeft)).map
    let shorter = "\u{202B}abc\u{202C}".applying(.strippingControls()).map
    for map in [longer, shorter, .identity] {
      #expect(map.resultOffset(of: .min, in: unit, side: side) == .min)
      #expect(map.sourceOffset(of: .min, in: unit, side: side) == .min)
    }
    let added = TextOffset(endOf: "\u{202B}\u{202C}")[unit]
    #expect(longer.resultOffset(of: .max, in: unit, side: side) == .max)
    #expect(longer.sourceOffset(of: .max, in: unit, side: side) == .max - added)
    #expect(shorter.resultOffset(of: .max, in: unit, side: side) == .max - added)
    #expect(shorter.sourceOffset(of: .max, in: unit, side: side) == .max)
    #expect(longer.resultRange(of: .min ..< .max, in: unit) == .min ..< .max)
  }

  /// Indices of another, longer text are taken for the end.
  @Test func indicesBehindTheEndAreTheEnd() {
    let edited = "abc".applying(.embedded(in: .rightToLeft))
    let other = "abcdefghijklmnop"
    #expect(edited.index(ofSource: other.endIndex) == edited.text.endIndex)
    #expect(edited.sourceIndex(of: other.endIndex) == edited.source.endIndex)
    let all = other.startIndex..<other.endIndex
    #expect(edited.text[edited.range(ofSource: all)] == "abc")
    #expect(edited.source[edited.sourceRange(of: all)] == "abc")
    #expect(EditedText("abc").index(ofSource: other.endIndex) == "abc".endIndex)
  }
}
