import BidiTestSupport
import BidiText
import Testing

/// Edits one after the other, and their maps as one.
@Suite struct OffsetMapChainTests {
  @Test func whatIsPutInAndTakenOutLeavesNoTrace() {
    let chain = "a\u{1F600}\nb".applying(.isolated(in: nil)).applying(.strippingControls())
    #expect(chain.text == chain.source)
    #expect(chain.map.isIdentity)
    #expect(!chain.isChanged)
  }

  @Test func laterEditsGoOnTopOfEarlierOnes() {
    // ‹PDF›ab becomes ab, then ‹RLM›ab, then ‹RLE›‹RLM›ab‹PDF›.
    let chain = uax("‹PDF›ab").applying(.balancingControls).applying(.marked(in: .rightToLeft))
      .applying(.embedded(in: .rightToLeft))
    #expect(codes(chain.source) == codes(uax("‹PDF›ab")))
    #expect(codes(chain.text) == codes(uax("‹RLE›‹RLM›ab‹PDF›")))
    #expect(chain.map.changes.count == 2)
    #expect(chain.map.resultRange(of: 1..<3, in: .scalar) == 2..<4)
    #expect(chain.map.resultRange(of: 3..<5, in: .utf8) == 6..<8)
    // The PDF was replaced by what stands there now.
    #expect(chain.map.resultRange(of: 0..<1, in: .scalar) == 0..<2)
    #expect(chain.map.sourceRange(of: 2..<4, in: .utf16) == 1..<3)
  }

  static let transforms: [ControlTransform] = [
    .embedded(in: .rightToLeft), .isolated(in: nil), .overridden(in: .leftToRight),
    .marked(in: .rightToLeft), .strippingControls(), .strippingControls(only: .embeddings),
    .strippingControls(only: .marks),
    .balancingControls, .convertingControls(to: .isolates), .convertingControls(to: .embeddings),
    .embedded(in: .leftToRight, mode: .whereOrderChanges(in: .explicit(.rightToLeft))),
  ]

  @Test func aChainIsItsSteps() throws {
    var random = SeededGenerator(seed: 80)
    for _ in 0..<4_000 {
      let text = RandomText.paragraphs(upTo: 14, using: &random)
      let first = text.applying(try #require(Self.transforms.randomElement(using: &random)))
      let transform = try #require(Self.transforms.randomElement(using: &random))
      let second = first.text.applying(transform)
      let chain = first.applying(transform)
      #expect(codes(chain.source) == codes(text))
      #expect(codes(chain.text) == codes(second.text))
      #expect(chain.map == first.map.appending(second.map))
      checkPlaces(chain.map, first.map, second.map, text)
    }
  }

  private func checkPlaces(
    _ chain: OffsetMap, _ first: OffsetMap, _ second: OffsetMap, _ text: String
  ) {
    for unit in TextUnit.allCases {
      let end = TextOffset(endOf: text)[unit]
      // Places that touch nothing that either edit took out go as the steps go, to either side.
      for place in 0...end {
        let touches = chain.changes.contains {
          !$0.source.isEmpty && $0.source.lowerBound[unit] <= place
            && place <= $0.source.upperBound[unit]
        }
        for side in OffsetMap.Side.allCases where !touches {
          let there = first.resultOffset(of: place, in: unit, side: side)
          #expect(
            chain.resultOffset(of: place, in: unit, side: side)
              == second.resultOffset(of: there, in: unit, side: side),
            "\(codes(text)) \(unit) \(place) \(side)")
        }
      }
      #expect(
        chain.resultOffset(of: end, in: unit)
          == second.resultOffset(of: first.resultOffset(of: end, in: unit), in: unit))
    }
    // Every character that both edits kept goes where the steps take it.
    for scalar in 0..<text.unicodeScalars.count {
      let isKept: (OffsetMap, Int) -> Bool = { map, place in
        !map.changes.contains {
          ($0.source.lowerBound.scalars..<$0.source.upperBound.scalars).contains(place)
        }
      }
      guard isKept(first, scalar) else { continue }
      let middle = first.resultRange(of: scalar..<scalar + 1, in: .scalar)
      guard isKept(second, middle.lowerBound) else { continue }
      let result = second.resultRange(of: middle, in: .scalar)
      #expect(
        chain.resultRange(of: scalar..<scalar + 1, in: .scalar) == result,
        "\(codes(text)) \(scalar)")
      #expect(
        chain.sourceRange(of: result, in: .scalar) == scalar..<scalar + 1,
        "\(codes(text)) \(scalar)")
    }
  }

  @Test func appendingIsAssociativeAndTurnsRound() throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<2_000 {
      let text = RandomText.paragraphs(upTo: 14, using: &random)
      var maps: [OffsetMap] = []
      var current = text
      for _ in 0..<3 {
        let edited = current.applying(
          try #require(Self.transforms.randomElement(using: &random)))
        maps.append(edited.map)
        current = edited.text
      }
      let (a, b, c) = (maps[0], maps[1], maps[2])
      #expect(a.appending(b).appending(c) == a.appending(b.appending(c)), "\(codes(text))")
      #expect(a.appending(b).inverse == b.inverse.appending(a.inverse), "\(codes(text))")
      #expect(a.appending(.identity) == a && OffsetMap.identity.appending(a) == a)
    }
  }
}
