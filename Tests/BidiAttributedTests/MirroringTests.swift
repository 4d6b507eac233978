import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

struct MirroringTests {
  @Test func everyParagraphIsMirroredOnItsOwn() {
    let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .justified, .leading]
    var text = AttributedString()
    for (number, alignment) in alignments.enumerated() {
      var bold = styled(ParagraphStyle(alignment: alignment))
      bold[Mark.self] = number
      text.append(AttributedString("ab", attributes: styled(ParagraphStyle(alignment: alignment))))
      text.append(AttributedString("c\n", attributes: bold))
    }
    text.append(AttributedString("plain"))
    let mirrored = text.mirroringParagraphStyles(leftRight: .directional)
    #expect(
      mirrored.runs.map { $0.paragraphStyle?.alignment } == [
        .right, .right, .center, .center, .left, .left, .justified, .justified, .leading, .leading,
        nil,
      ])
    #expect(mirrored.runs.map { $0[Mark.self] } == text.runs.map { $0[Mark.self] })
    #expect(mirrored.runTexts == text.runTexts)
    #expect(text.mirroringParagraphStyles(leftRight: .physical) == text)
  }

  @Test func mirroringTwiceIsNoChangeAndKeepsRuns() {
    var random = SeededGenerator(seed: 1)
    var changed = 0
    for _ in 0..<600 {
      let text = randomText(&random)
      let mirrored = text.mirroringParagraphStyles(leftRight: .directional)
      #expect(mirrored.runTexts == text.runTexts)
      #expect(mirrored.plain.unicodeScalars.elementsEqual(text.plain.unicodeScalars))
      #expect(mirrored.mirroringParagraphStyles(leftRight: .directional) == text)
      if mirrored != text { changed += 1 }
    }
    #expect(changed > 50)
  }

  /// Only stops at a side that is called left or right change theirs, and none changes its place.
  @Test func tabStopsAreMirrored() {
    let pairs: [(TabStop.Alignment, TabStop.Alignment)] = [
      (.left, .right), (.right, .left), (.leading, .leading), (.trailing, .trailing),
      (.center, .center), (.decimal, .decimal),
    ]
    var style = ParagraphStyle(alignment: .natural)
    style.tabStops = pairs.enumerated().map {
      TabStop(location: Double($0.offset) * 10, alignment: $0.element.0)
    }
    let mirrored = style.mirrored(leftRight: .directional)
    #expect(mirrored.tabStops.map(\.alignment) == pairs.map(\.1))
    #expect(mirrored.tabStops.map(\.location) == style.tabStops.map(\.location))
    #expect(mirrored.mirrored(leftRight: .directional) == style)
    #expect(style.mirrored(leftRight: .physical) == style)
  }
}
