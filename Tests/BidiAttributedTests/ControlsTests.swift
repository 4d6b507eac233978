import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

struct ControlsTests {
  static let transforms: [ControlTransform] = [
    .embedded(in: .rightToLeft), .embedded(in: .leftToRight), .isolated(in: nil),
    .isolated(in: .rightToLeft), .marked(in: .rightToLeft), .strippingControls(),
    .strippingControls(only: .marks),
    .balancingControls, .overridden(in: .rightToLeft), .convertingControls(to: .isolates),
    .convertingControls(to: .embeddings),
    .embedded(
      in: .rightToLeft, mode: .whereOrderChanges(in: .auto(fallback: .leftToRight))),
    .marked(in: .leftToRight, mode: .whereOrderChanges(in: .explicit(.rightToLeft))),
  ]

  @Test func marksBelongToTheirNeighbours() {
    let text = joined(("ab", marked(1)), ("cd", marked(2)), ("ef\ng", marked(3)))
    let edited = text.applying(.embedded(in: .rightToLeft)).text
    #expect(edited.runTexts == ["‹RLE›ab", "cd", "ef‹PDF›\n‹RLE›g‹PDF›"])
    #expect(edited.runs.map { $0[Mark.self] } == [1, 2, 3])
    let isolated = joined(("a", marked(1)), ("b", AttributeContainer()))
      .applying(.isolated(in: nil)).text
    #expect(isolated.runTexts == ["‹FSI›a", "b‹PDI›"])
    let implicit = text.applying(.marked(in: .rightToLeft)).text
    #expect(implicit.runTexts == ["‹RLM›ab", "cd", "ef\n‹RLM›g"])
  }

  @Test func whatSaysWhatTheTextIsIsNotExtended() {
    var link = AttributeContainer()
    link.link = URL(string: "https://example.com")
    link[Mark.self] = 1
    var date = AttributeContainer()
    date.dateField = .year
    date[Attachment.self] = "picture"
    let text = joined(("ab", link), ("2024", date))
    let edited = text.applying(.embedded(in: .rightToLeft)).text
    #expect(edited.runTexts == ["‹RLE›", "ab", "2024", "‹PDF›"])
    #expect(edited.runs.map { $0.link != nil } == [false, true, false, false])
    #expect(edited.runs.map { $0[Mark.self] } == [1, 1, nil, nil])
    #expect(edited.runs.map { $0.dateField != nil } == [false, false, true, false])
    #expect(edited.runs.map { $0[Attachment.self] != nil } == [false, false, true, false])
  }

  @Test func insideALinkAMarkIsOfTheLink() {
    var link = AttributeContainer()
    link.link = URL(string: "https://example.com")
    link[Attachment.self] = "picture"
    let text = joined(("ab\ncd", link))
    // The end of the first and the start of the second embedding stand inside the link.
    let edited = text.applying(.embedded(in: .rightToLeft)).text
    #expect(edited.runTexts == ["‹RLE›", "ab‹PDF›\n‹RLE›cd", "‹PDF›"])
    // Also where another attribute changes there.
    var bold = link
    bold[Mark.self] = 1
    let unclosed = joined(("\u{2067}\u{202B}a", link), ("\u{2069}", bold))
      .applying(.balancingControls).text
    #expect(unclosed.runTexts == ["‹RLI›‹RLE›a‹PDF›", "‹PDI›"])
  }

  @Test func attributesOfParagraphsAreTaken() {
    var heading = styled(ParagraphStyle(alignment: .right))
    heading[Heading.self] = 1
    var link = heading
    link.link = URL(string: "https://example.com")
    let text = joined(("ab", link), ("c\n", heading), ("d", AttributeContainer()))
    let edited = text.applying(.isolated(in: nil)).text
    #expect(edited.runTexts == ["‹FSI›", "ab", "c‹PDI›\n", "‹FSI›d‹PDI›"])
    #expect(edited.runs.map { $0[Heading.self] } == [1, 1, 1, nil])
    #expect(edited.runs.map { $0.paragraphStyle?.alignment } == [.right, .right, .right, nil])
  }

  /// An attachment belongs to U+FFFC, on whichever side of a mark it stands.
  @Test func attachmentsAreNotOfMarks() {
    var attached = marked(1)
    attached[Pinned.self] = 7
    let text = joined(("\u{FFFC}", attached), ("\n\u{FFFC}", attached), ("ab", marked(1)))
    for transform in Self.transforms {
      let edited = text.applying(transform).text
      for (index, scalar) in zip(edited.unicodeScalars.indices, edited.unicodeScalars) {
        #expect((edited.runs[index][Pinned.self] == 7) == (scalar == "\u{FFFC}"))
        #expect(edited.runs[index][Mark.self] == 1)
      }
      #expect(edited.strippingControls().text == text)
    }
    let edited = text.embedded(in: .rightToLeft).text
    #expect(edited.runTexts == ["‹RLE›", "\u{FFFC}", "‹PDF›\n‹RLE›", "\u{FFFC}", "ab‹PDF›"])
  }

  @Test func namedWaysAreTransforms() {
    let text = joined(("ab", marked(1)), ("\u{5D0}\n", marked(2)))
    #expect(text.embedded(in: .rightToLeft) == text.applying(.embedded(in: .rightToLeft)))
    #expect(text.isolated(in: nil) == text.applying(.isolated(in: nil)))
    #expect(text.overridden(in: .leftToRight) == text.applying(.overridden(in: .leftToRight)))
    #expect(text.marked(in: .rightToLeft) == text.applying(.marked(in: .rightToLeft)))
    let mode = MarkingMode.whereOrderChanges(in: .explicit(.rightToLeft))
    #expect(!text.embedded(in: .rightToLeft, mode: mode).isChanged)
    #expect(text.isolated(in: nil).text.strippingControls().text == text)
  }

  /// Every place of the source and of the text is carried, by unit, by index and as a range of UTF-16.
  @Test func everyPlaceIsCarriedBothWays() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      let text = randomText(&random)
      for transform in Self.transforms {
        let edited = text.applying(transform)
        let (source, result) = (TextOffset(endOf: text.plain), TextOffset(endOf: edited.plain.text))
        for unit in TextUnit.allCases {
          #expect(edited.map.resultOffset(of: source[unit], in: unit) == result[unit])
          #expect(edited.map.sourceOffset(of: result[unit], in: unit) == source[unit])
          var last = 0
          for offset in 0...source[unit] {
            let there = edited.map.resultOffset(of: offset, in: unit)
            #expect(there >= last && there <= result[unit])
            last = there
            let isReplaced = edited.map.changes.contains {
              $0.source.lowerBound[unit] < offset && offset < $0.source.upperBound[unit]
            }
            let back = OffsetMap.Side.allCases.map {
              edited.map.sourceOffset(of: there, in: unit, side: $0)
            }
            #expect(isReplaced || back.contains(offset))
          }
        }
        let characters = Array(edited.plain.text.utf16)
        for (offset, character) in text.plain.utf16.enumerated() {
          let range = edited.range(ofSource: NSRange(location: offset, length: 1))
          #expect(range == edited.map.resultRange(of: NSRange(location: offset, length: 1)))
          guard range.length == 1 else { continue }
          let isControl = Unicode.Scalar(character).flatMap { DirectionalFormatting($0) } != nil
          #expect(isControl || characters[range.location] == character)
          #expect(
            isControl || edited.sourceRange(of: range) == NSRange(location: offset, length: 1))
        }
      }
    }
  }

  @Test func attributesThatFoundationInvalidatesStay() {
    var spelling = marked(1)
    spelling[Spelling.self] = true
    let text = joined(("ab", spelling), ("cd", marked(2)), ("ef", spelling))
    let edited = text.applying(.embedded(in: .rightToLeft))
    // The marks themselves are new text, for which nothing was found out yet.
    #expect(edited.text.runs.map { $0[Spelling.self] } == [nil, true, nil, true, nil])
    #expect(edited.text.runs.map { $0[Mark.self] } == [1, 1, 2, 1, 1])
    #expect(edited.text.strippingControls().text == text)
  }

  @Test func strippingJoinsNoRunsAndLeavesNoEmptyOnes() {
    let text = joined(
      ("\u{202B}", marked(1)), ("ab", marked(2)), ("\u{202C}", marked(3)), ("c", marked(2)))
    let edited = text.applying(.strippingControls())
    #expect(edited.text.runTexts == ["abc"])
    #expect(edited.text.runs.map { $0[Mark.self] } == [2])
    #expect(text.strippingControls(only: .isolates).text == text)
    #expect(joined(("\u{200F}", marked(1))).strippingControls().text == AttributedString())
  }

  @Test func convertedControlsKeepTheirAttributes() {
    let text = joined(
      ("a", marked(1)), ("\u{202B}", marked(2)), ("\u{202A}", marked(3)), ("b", marked(4)),
      ("\u{202C}", marked(5)), ("\u{202C}", marked(6)), ("c", marked(7)))
    let edited = text.applying(.convertingControls(to: .isolates))
    #expect(edited.text.runTexts == ["a", "‹RLI›", "‹LRI›", "b", "‹PDI›", "‹PDI›", "c"])
    #expect(edited.text.runs.map { $0[Mark.self] } == [1, 2, 3, 4, 5, 6, 7])
    #expect(edited.text.applying(.convertingControls(to: .embeddings)).text == text)
    // An opener in the place of an end belongs to what it opens.
    let opened = joined(("\u{202C}", marked(1)), ("b", marked(2)))
      .applying(.embedded(in: .rightToLeft)).text
    #expect(opened.runTexts == ["‹RLE›b‹PDF›"])
    #expect(opened.runs.map { $0[Mark.self] } == [2])
  }

  /// Only the second paragraph is shown otherwise in a container that goes by the first strong character.
  @Test func marksOnlyWhereTheOrderChanges() {
    let text = joined(
      ("\u{628}\u{62F}\u{623}", marked(1)), ("\n", marked(2)), ("\u{5C0F}", marked(3)),
      ("\u{628}", marked(4)))
    let container = MarkingMode.whereOrderChanges(in: .auto(fallback: .rightToLeft))
    let edited = text.applying(.embedded(in: .rightToLeft, mode: container)).text
    #expect(
      edited.runTexts == ["\u{628}\u{62F}\u{623}", "\n", "‹RLE›\u{5C0F}", "\u{628}‹PDF›"])
    #expect(edited.runs.map { $0[Mark.self] } == [1, 2, 3, 4])
  }

  @Test func chainsMapToTheFirstSource() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let text = randomText(&random)
      let chain = text.applying(.strippingControls()).applying(.embedded(in: .rightToLeft))
        .applying(.convertingControls(to: .isolates))
      #expect(chain.source == text)
      #expect(chain.text.plain.unicodeScalars.elementsEqual(chain.plain.text.unicodeScalars))
      #expect(chain.text.strippingControls().text == text.strippingControls().text)
      for index in text.unicodeScalars.indices
      where DirectionalFormatting(text.unicodeScalars[index]) == nil {
        let there = chain.index(ofSource: index)
        #expect(chain.text.unicodeScalars[there] == text.unicodeScalars[index])
        #expect(chain.text.runs[there].attributes == text.runs[index].attributes)
      }
    }
  }

  @Test func rangesGoThroughMarksAndBack() {
    let text = joined(("\u{5C0F}\u{660E} ", marked(1)), ("\u{1F600}x\ny", marked(2)))
    let edited = text.applying(.embedded(in: .rightToLeft))
    // ‹RLE›小明 😀x‹PDF›\n‹RLE›y‹PDF›
    #expect(edited.text.offsets(edited.range(ofSource: text.range(0..<2))) == 1..<3)
    #expect(edited.text.offsets(edited.range(ofSource: text.range(0..<5))) == 1..<6)
    #expect(edited.text.offsets(edited.range(ofSource: text.range(3..<7))) == 4..<10)
    #expect(
      edited.range(ofSource: NSRange(location: 3, length: 3)) == NSRange(location: 4, length: 3))
    #expect(
      edited.sourceRange(of: NSRange(location: 0, length: 5)) == NSRange(location: 0, length: 4))
    #expect(text.offsets(edited.sourceRange(of: edited.text.range(0..<11))) == 0..<7)
    #expect(edited.index(ofSource: text.startIndex, side: .before) == edited.text.startIndex)
    #expect(edited.sourceIndex(of: edited.text.endIndex) == text.endIndex)
  }

  @Test(arguments: [
    (NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 0)),
    (NSRange(location: -5, length: 2), NSRange(location: 1, length: 0)),
    (NSRange(location: 1, length: -1), NSRange(location: 2, length: 0)),
    (NSRange(location: 2, length: Int.max), NSRange(location: 3, length: 1)),
    (NSRange(location: 99, length: 1), NSRange(location: 5, length: 0)),
  ])
  func rangesOutsideTheTextAreTakenToIt(range: NSRange, expected: NSRange) {
    let edited = AttributedString("abc").applying(.embedded(in: .rightToLeft))
    #expect(edited.range(ofSource: range) == expected)
  }

  @Test func attributesAndPlacesSurviveEveryTransform() {
    var random = SeededGenerator(seed: 2)
    var compared = 0
    for _ in 0..<400 {
      let text = randomText(&random)
      let stripped = text.strippingControls().text
      #expect(
        stripped.plain.unicodeScalars.elementsEqual(text.plain.strippingControls().unicodeScalars))
      for transform in Self.transforms {
        let edited = text.applying(transform)
        #expect(edited.text.plain.unicodeScalars.elementsEqual(edited.plain.text.unicodeScalars))
        #expect(edited.source == text)
        // What was put in can be taken out, and nothing else was changed.
        #expect(edited.text.strippingControls().text == stripped)
        #expect(!edited.text.runs.contains { $0.range.isEmpty })
        // Each character that stays has its attributes, and its place is found both ways.
        for index in text.unicodeScalars.indices {
          let there = edited.index(ofSource: index)
          guard edited.sourceIndex(of: there, side: .before) == index,
            there < edited.text.endIndex,
            edited.text.unicodeScalars[there] == text.unicodeScalars[index]
          else { continue }
          compared += 1
          #expect(
            edited.text.runs[there].attributes == text.runs[index].attributes
              || DirectionalFormatting(text.unicodeScalars[index]) != nil)
        }
      }
    }
    #expect(compared > 10_000)
  }
}
