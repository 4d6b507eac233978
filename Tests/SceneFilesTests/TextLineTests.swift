import BidiLayout
import BidiText
import Foundation
import SceneFiles
import Testing

/// Texts in pictures: broken, shrunk and cut as a label of UIKit does.
@Suite("Lines of texts in pictures")
struct TextLineTests {
  /// The lines of a text in a box, with the size of the letters.
  private func lines(
    _ string: String, width: Double, limit: Int?, scale: Double = 1
  ) -> (lines: [String], size: Double, narrowed: Bool) {
    var text = TextContent(string, fontSize: 10)
    (text.lineLimit, text.minimumScale) = (limit, scale)
    let node = Node(
      id: "a", frame: LayoutRect(x: 0, y: 0, width: width, height: 100), content: .text(text))
    let scene = LayoutScene(size: LayoutSize(width: width, height: 100), windows: [node])
    let svg = SceneSVG(SceneFile(path: "a", scene: scene)).panel(.leftToRight)
    let drawn = svg.matches(of: /<text [^>]*font-size="([0-9.]+)"([^>]*)>([^<]*)<\/text>/)
      .filter { $0.output.0.contains("unicode-bidi") }
    return (
      drawn.map { String($0.output.3) }, drawn.first.flatMap { Double($0.output.1) } ?? 0,
      drawn.contains { $0.output.2.contains("textLength") }
    )
  }

  @Test("Without a limit nothing is broken; with one, lines end between words")
  func breaking() {
    let text = "one two three four"
    #expect(lines(text, width: 40, limit: nil).lines == [text])
    // In Helvetica "one two" is 35.0 points wide at 10 points, "three four" 42.8; San Francisco has 0.938 of that: 32.9 and 40.1.
    #expect(lines(text, width: 38, limit: 0).lines == ["one two", "three", "four"])
    #expect(lines(text, width: 400, limit: 0).lines == [text])
  }

  @Test("The last line that there is room for is cut, at its end")
  func cutting() {
    let text = "one two three four"
    // "one two" is 32.9 points wide: within the margin of 15 % it has room, and "three four" has not.
    let two = lines(text, width: 30, limit: 2).lines
    #expect(two.count == 2 && two[0] == "one" && two[1].hasPrefix("two") && two[1].hasSuffix("…"))
    // With room for both lines within the margin, nothing is cut.
    #expect(lines(text, width: 38, limit: 2).lines == ["one two", "three four"])
    let one = lines(text, width: 38, limit: 1).lines
    #expect(one.count == 1 && one[0].hasPrefix("one") && one[0].hasSuffix("…"))
    // A text that fits is whole.
    #expect(lines("one", width: 38, limit: 1).lines == ["one"])
  }

  @Test("A text shrinks as far as it may, and is cut after that")
  func shrinking() {
    let text = "one two three four"
    let whole = lines(text, width: 60, limit: 1, scale: 0.5)
    #expect(whole.lines == [text] && whole.size < 10 && whole.size >= 5)
    let cut = lines(text, width: 20, limit: 1, scale: 0.9)
    #expect(cut.size >= 9 && cut.lines[0].hasSuffix("…"))
    // Two paragraphs never stand in one line; the smallest letters have an end.
    #expect(lines("a\nb", width: 60, limit: 1, scale: .leastNonzeroMagnitude).size > 0)
  }

  @Test(
    "A text that just fits is as wide as in the system's font; characters of Chinese are as wide as high"
  )
  func widths() {
    // Helvetica: "Save" is 667 + 556 + 500 + 556 = 2279, San Francisco 0.938 of that: 21.4 points.
    #expect(lines("Save", width: 22, limit: 1).narrowed)
    #expect(!lines("Save", width: 40, limit: 1).narrowed)
    #expect(lines("\u{4F60}\u{597D}\u{4F60}\u{597D}", width: 24, limit: 0).lines.count == 2)
  }
}
