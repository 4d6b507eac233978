import BidiTestSupport
import BidiText
import Foundation
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
  @Test func indicesAfterTheEndAreTheEnd() {
    let edited = "abc".applying(.embedded(in: .rightToLeft))
    let other = "abcdefghijklmnop"
    #expect(edited.index(ofSource: other.endIndex) == edited.text.endIndex)
    #expect(edited.sourceIndex(of: other.endIndex) == edited.source.endIndex)
    let all = other.startIndex..<other.endIndex
    #expect(edited.text[edited.range(ofSource: all)] == "abc")
    #expect(edited.source[edited.sourceRange(of: all)] == "abc")
    #expect(EditedText("abc").index(ofSource: other.endIndex) == "abc".endIndex)
  }

  /// A map from JSON: of each change the beginning and the end before, and those after, as offsets of UTF-8, UTF-16 and
  /// scalars.
  private func decoded(_ changes: [[[Int]]]) throws -> OffsetMap {
    let values = changes.map { change in
      let places = change.map { #"{"utf8":\#($0[0]),"utf16":\#($0[1]),"scalars":\#($0[2])}"# }
      return #"{"source":[\#(places[0]),\#(places[1])],"result":[\#(places[2]),\#(places[3])]}"#
    }
    let json = #"{"changes":[\#(values.joined(separator: ","))]}"#
    return try JSONDecoder().decode(OffsetMap.self, from: Data(json.utf8))
  }

  /// An RLM before `a`, and the alef after it taken out.
  @Test func mapsOfTextsAreRead() throws {
    let map = try decoded([
      [[0, 0, 0], [0, 0, 0], [0, 0, 0], [3, 1, 1]],
      [[1, 1, 1], [3, 2, 2], [4, 2, 2], [4, 2, 2]],
    ])
    #expect(map.changes.count == 2)
    #expect(map.inverse.inverse == map)
    #expect(map.appending(map.inverse).changes.count == 1)
    #expect(map.resultOffset(of: 3, in: .utf8) == 4)
    #expect(try decoded([]) == .identity)
  }

  /// Changes that no two texts can have.
  static let badMaps: [[[[Int]]]] = [
    // Negative offsets.
    [[[-1, -1, -1], [0, 0, 0], [-1, -1, -1], [-1, -1, -1]]],
    // UTF-8, UTF-16 or scalars run backwards in a change, before it or after.
    [[[6, 3, 3], [3, 4, 4], [6, 3, 3], [6, 3, 3]]],
    [[[3, 3, 3], [6, 2, 4], [3, 3, 3], [3, 3, 3]]],
    [[[3, 3, 3], [6, 4, 2], [3, 3, 3], [3, 3, 3]]],
    [[[3, 3, 3], [3, 3, 3], [3, 3, 3], [6, 2, 4]]],
    [[[3, 3, 3], [3, 3, 3], [3, 3, 3], [6, 4, 2]]],
    // UTF-16 runs backwards between two changes, and changes are out of order.
    [
      [[0, 0, 0], [3, 3, 3], [0, 0, 0], [9, 9, 9]],
      [[4, 2, 4], [5, 3, 5], [10, 8, 10], [10, 8, 10]],
    ],
    [
      [[4, 4, 4], [5, 5, 5], [4, 4, 4], [4, 4, 4]],
      [[1, 1, 1], [2, 2, 2], [0, 0, 0], [0, 0, 0]],
    ],
    // Two changes touch.
    [
      [[0, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]],
      [[1, 1, 1], [2, 2, 2], [0, 0, 0], [0, 0, 0]],
    ],
    // What is not changed differs: before the first change, and between two.
    [[[0, 0, 0], [1, 1, 1], [10, 10, 10], [12, 12, 12]]],
    [
      [[0, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]],
      [[3, 3, 3], [4, 4, 4], [1, 1, 1], [1, 1, 1]],
    ],
    // More scalars than UTF-16, more UTF-16 than UTF-8, four bytes for a unit, three units for a scalar.
    [[[0, 0, 0], [1, 1, 2], [0, 0, 0], [0, 0, 0]]],
    [[[0, 0, 0], [1, 2, 1], [0, 0, 0], [0, 0, 0]]],
    [[[0, 0, 0], [4, 1, 1], [0, 0, 0], [0, 0, 0]]],
    [[[0, 0, 0], [9, 3, 1], [0, 0, 0], [0, 0, 0]]],
    // Sums would overflow.
    [[[0, 0, 0], [0, 0, 0], [0, 0, 0], [.max, .max, .max]]],
    // Nothing is changed.
    [[[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]],
  ]

  @Test(arguments: badMaps)
  func mapsOfNoTextsAreRefused(_ changes: [[[Int]]]) {
    do {
      let map = try decoded(changes)
      Issue.record("read: \(map)")
    } catch DecodingError.dataCorrupted {
      // As it should be.
    } catch {
      Issue.record(error)
    }
  }

  /// The map of every edit, and of two in a row, is written and read.
  @Test func mapsOfEditsAreRead() throws {
    var random = SeededGenerator(seed: 0x0FF)
    for _ in 0..<300 {
      let text = RandomText.paragraphs(upTo: 14, using: &random)
      let first = text.applying(
        try #require(OffsetMapChainTests.transforms.randomElement(using: &random)))
      let second = first.applying(
        try #require(OffsetMapChainTests.transforms.randomElement(using: &random)))
      for map in [first.map, second.map, second.map.inverse] {
        let data = try JSONEncoder().encode(map)
        #expect(try JSONDecoder().decode(OffsetMap.self, from: data) == map, "\(codes(text))")
      }
    }
  }
}
