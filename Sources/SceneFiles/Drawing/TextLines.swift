internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// Where the lines of a text are drawn: one for each paragraph, and one more for each U+2028.
///
/// Nothing here knows how wide letters are, so no line is broken.
struct TextLines {
  struct Line {
    let text: String
    let direction: WritingDirection

    /// The place that the line is held at, from the left edge of the box.
    let x: Double

    /// The width that the line may fill.
    let width: Double

    /// From the top of the box.
    let baseline: Double

    /// Which part of the line is at ``x``, as SVG says it: start and end are those of its direction.
    let anchor: String
  }

  private(set) var lines: [Line] = []

  init(_ text: ResolvedText, in size: LayoutSize) {
    let lineHeight = text.fontSize * 1.25
    var top = 0.0
    for (number, paragraph) in text.paragraphs.enumerated() {
      if number > 0 { top += paragraph.style.paragraphSpacingBefore }
      let parts = paragraph.text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        let span = index == 0 ? paragraph.firstLine : paragraph.otherLines
        lines.append(
          Line(
            text: String(part), direction: paragraph.direction,
            x: paragraph.anchor(isFirstLine: index == 0), width: span.right - span.left,
            baseline: top + lineHeight / 2 + text.fontSize * 0.35,
            anchor: Self.anchor(paragraph)))
        top += lineHeight + paragraph.style.lineSpacing
      }
      top += paragraph.style.paragraphSpacing
    }
    // Text to read begins at the top, as in a text view; labels stand in the middle.
    let room = size.height - text.insets.top - text.insets.bottom
    let start = text.insets.top + (text.role == .body ? 0 : (room - top) / 2)
    lines = lines.map {
      Line(
        text: $0.text, direction: $0.direction, x: $0.x, width: $0.width,
        baseline: start + $0.baseline, anchor: $0.anchor)
    }
  }

  private static func anchor(_ paragraph: ResolvedText.Paragraph) -> String {
    guard let edge = paragraph.alignment.lastLineEdge else { return "middle" }
    return edge == paragraph.style.leadingEdge ? "start" : "end"
  }
}
