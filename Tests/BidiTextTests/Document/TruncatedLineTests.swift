import BidiTestSupport
import Testing

@testable import BidiText

/// Lines that are cut, justified lines, ligatures and natural widths, in cells of a terminal, which a person can count.
struct TruncatedLineTests {
  private func layout(_ text: String, _ width: Double) -> DocumentLayout {
    DocumentLayout(
      BidiDocument(text, baseDirection: .auto(fallback: .leftToRight)),
      options: .init(width: width), measure: .cells)
  }

  @Test func tailOfLeftToRight() throws {
    let line = layout("abcdef", 4).truncatedLine(0, .tail, ellipsisWidth: 1)
    let sign = try #require(line.ellipsis)
    #expect(sign.scalarRange == 3..<6)
    #expect(sign.span == DocumentLayout.Span(left: 3, right: 4))
    #expect(line.span == DocumentLayout.Span(left: 0, right: 4))
  }

  /// Four of six Hebrew letters have no room: the ellipsis is at the left, where the line ends.
  @Test func tailOfRightToLeft() throws {
    let line = layout("\u{05D0}\u{05D1}\u{05D2}\u{05D3}\u{05D4}\u{05D5}", 4)
      .truncatedLine(0, .tail, ellipsisWidth: 2)
    let sign = try #require(line.ellipsis)
    #expect(sign.scalarRange == 2..<6)
    #expect(sign.span == DocumentLayout.Span(left: 0, right: 2))
    #expect(line.span == DocumentLayout.Span(left: 0, right: 4))
  }

  @Test func headAndMiddle() throws {
    let head = try #require(layout("abcdef", 4).truncatedLine(0, .head, ellipsisWidth: 1).ellipsis)
    #expect(head.scalarRange == 0..<3)
    #expect(head.span == DocumentLayout.Span(left: 0, right: 1))
    let middle = try #require(
      layout("abcdef", 5).truncatedLine(0, .middle, ellipsisWidth: 1).ellipsis)
    #expect(middle.scalarRange == 2..<4)
    #expect(middle.span == DocumentLayout.Span(left: 2, right: 3))
  }

  /// Hebrew in an English sentence is cut inside: what is left of it stands before the ellipsis, which ends the line.
  @Test func tailInsideTheOtherDirection() throws {
    let text = "ab \u{05D0}\u{05D1}\u{05D2}\u{05D3}"
    let line = layout(text, 6).truncatedLine(0, .tail, ellipsisWidth: 1)
    let sign = try #require(line.ellipsis)
    #expect(sign.scalarRange == 5..<7)
    #expect(sign.span == DocumentLayout.Span(left: 5, right: 6))
    // Bet is at the left of alef.
    let shown = line.placedCharacters().filter { $0.span.width > 0 && $0.offset < 5 }
    #expect(shown.map(\.offset) == [0, 1, 2, 4, 3])
  }

  /// Between letters of one direction the ellipsis stands between them, also where they run against the paragraph.
  ///
  /// Of alef, a space, eight letters, a space and bet, the first four and the last three have room. From left to right: bet, the space, `ab`,
  /// the ellipsis, `h`, the space, alef.
  @Test func middleOfTheOtherDirection() throws {
    let line = layout("\u{05D0} abcdefgh \u{05D1}", 8)
      .truncatedLine(0, .middle, ellipsisWidth: 1)
    let sign = try #require(line.ellipsis)
    #expect(sign.scalarRange == 4..<9)
    #expect(sign.span == DocumentLayout.Span(left: 4, right: 5))
    let shown = line.placedCharacters().filter {
      $0.span.width > 0 && !sign.scalarRange.contains($0.offset)
    }
    #expect(shown.map(\.offset) == [11, 10, 2, 3, 9, 1, 0])
  }

  /// Where all of the paragraph has room, the ellipsis stands after it, at its end.
  @Test func appended() throws {
    for (text, left) in [("ab", 2.0), ("\u{05D0}\u{05D1}", 7.0)] {
      let line = layout(text, 10).truncatedLine(0, .tail, ellipsisWidth: 1)
      let sign = try #require(line.ellipsis)
      #expect(sign.range.isEmpty && sign.scalarRange == 2..<2)
      #expect(sign.span == DocumentLayout.Span(left: left, right: left + 1))
      #expect(line.span.width == 3)
    }
  }

  /// Without room for anything, the ellipsis stands alone; a cluster is left out whole.
  @Test func noRoom() throws {
    let sign = try #require(layout("abc", 0).truncatedLine(0, .tail, ellipsisWidth: 1).ellipsis)
    #expect(sign.scalarRange == 0..<3)
    let cluster = try #require(
      layout("ae\u{301}b", 2).truncatedLine(0, .tail, ellipsisWidth: 1).ellipsis)
    #expect(cluster.scalarRange == 1..<4)
  }

  @Test func justified() {
    var options = DocumentLayout.Options(width: 7)
    options.isJustified = true
    let layout = DocumentLayout("ab c d ef", options: options, measure: .cells)
    // "ab c d" is six cells wide, and its two spaces share the seventh.
    let line = layout.line(0)
    #expect(line.span == DocumentLayout.Span(left: 0, right: 7))
    #expect(line.x(of: DocumentPosition(layout.document.offset(3, in: .utf16))) == 3.5)
    #expect(line.hangingCharacters == 6..<7)
    // The last line keeps its width.
    #expect(layout.line(1).span == DocumentLayout.Span(left: 0, right: 2))
  }

  @Test func naturalWidths() {
    let widths = layout("ab cdef g  \nh", 3).naturalWidths()
    #expect(widths == DocumentLayout.NaturalWidths(ideal: 9, minimal: 4))
  }

  /// A ligature of two letters is not cut, and a caret stands in its middle.
  @Test func ligatures() {
    let measure = ClusterMeasure(glyphs: { text in
      // Each letter i begins no glyph.
      .init(
        advances: text.map { $0 == "i" ? 0 : $0 == "f" ? 3 : 1 }, isStart: text.map { $0 != "i" })
    })
    let layout = DocumentLayout("afia", options: .init(width: 3), measure: measure)
    #expect(layout.lineStarts(ofParagraph: 0) == [0, 1, 3])
    let line = layout.line(1)
    #expect(line.span.width == 3)
    #expect(line.x(of: DocumentPosition(layout.document.offset(2, in: .utf16))) == 1.5)
  }
}
