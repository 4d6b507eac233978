internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// Where the lines of a text are drawn.
///
/// A text with a limit of lines is broken, shrunk and cut as a label does, by the widths of ``TextWidth``. These are estimates:
/// a line that is too wide by no more than their margin is drawn as wide as its room. Another text has a line for each paragraph,
/// and one more for each U+2028.
struct TextLines {
  struct Line {
    var text: String
    let direction: WritingDirection

    /// The place that the line is held at, from the left edge of the box.
    let x: Double

    /// The width that the line may fill.
    let width: Double

    /// From the top of the box.
    var baseline: Double

    /// Which part of the line is at ``x``, as SVG says it: start and end are those of its direction.
    let anchor: String

    /// The width that the letters have in the system's font, where those of a picture may be wider than the box; else nil.
    var length: Double?
  }

  private(set) var lines: [Line] = []

  /// How much wider than its real font an estimate may be: fonts of an app are not known.
  private static let margin = 1.15

  /// No letters are shrunk further.
  private static let smallestScale = 0.01

  /// The size of the letters, after they were shrunk.
  private(set) var fontSize: Double

  init(_ text: ResolvedText, in size: LayoutSize) {
    fontSize = text.fontSize
    if let limit = text.lineLimit {
      let smallest = text.fontSize * max(text.minimumScale, Self.smallestScale)
      while !fits(text, limit), fontSize * 0.95 >= smallest {
        fontSize *= 0.95
      }
    }
    // The lines of San Francisco; texts that nobody breaks have more room.
    let lineHeight = fontSize * (text.lineLimit == nil ? 1.25 : 1.193)
    let rise = text.lineLimit == nil ? fontSize * 0.35 : fontSize * 0.3555
    var top = 0.0
    var isNarrowed = false
    var left = text.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    for (number, paragraph) in text.paragraphs.enumerated() where left > 0 {
      if number > 0 { top += paragraph.style.paragraphSpacingBefore }
      for (index, part) in parts(of: paragraph, text.lineLimit, left: left).enumerated() {
        let span = index == 0 ? paragraph.firstLine : paragraph.otherLines
        let width = span.right - span.left
        let estimate = TextWidth.estimate(part, fontSize: fontSize)
        isNarrowed =
          isNarrowed
          || text.lineLimit != nil && estimate <= width * Self.margin + 1
            && estimate * TextWidth.pictureFactor > width
        lines.append(
          Line(
            text: part, direction: paragraph.direction,
            x: paragraph.anchor(isFirstLine: index == 0), width: width,
            baseline: top + lineHeight / 2 + rise, anchor: Self.anchor(paragraph),
            length: min(estimate, width)))
        top += lineHeight + paragraph.style.lineSpacing
        left -= 1
      }
      top += paragraph.style.paragraphSpacing
    }
    // Text to read begins at the top, as in a text view; labels stand in the middle.
    let room = size.height - text.insets.top - text.insets.bottom
    let start = text.insets.top + (text.role == .body ? 0 : (room - top) / 2)
    for index in lines.indices {
      lines[index].baseline += start
      // All lines of a text have letters of one width.
      if !isNarrowed { lines[index].length = nil }
    }
  }

  /// Whether a text needs no more lines than it may have, and no word is too wide.
  private func fits(_ text: ResolvedText, _ limit: Int) -> Bool {
    var count = 0
    for paragraph in text.paragraphs {
      let layout = broken(paragraph, limit)
      guard layout.naturalWidths().minimal <= Self.room(of: paragraph, Self.margin) else {
        return false
      }
      count += layout.lineCount
    }
    return limit == 0 || count <= limit
  }

  /// The lines of a paragraph; of those that are left the last one is cut.
  private func parts(of paragraph: ResolvedText.Paragraph, _ limit: Int?, left: Int) -> [String] {
    let layout =
      limit.map { broken(paragraph, $0) } ?? self.layout(paragraph, width: .infinity)
    var lines = layout.lines(ofParagraph: 0)
    if lines.count > left {
      let sign = TextWidth.estimate("…", fontSize: fontSize)
      lines = lines.prefix(left - 1) + [layout.truncatedLine(left - 1, .tail, ellipsisWidth: sign)]
    }
    let bytes = Array(paragraph.text.utf8)
    return lines.map { line in
      let end = line.ellipsis?.range.lowerBound.utf8 ?? line.range.upperBound.utf8
      let shown = String(decoding: bytes[line.range.lowerBound.utf8..<end], as: UTF8.self)
      // What ends a line and is left out is a space between words.
      return shown.replacing("\u{2028}", with: line.ellipsis == nil ? "" : " ").trimmingEnd
        + (line.ellipsis == nil ? "" : "…")
    }
  }

  /// A paragraph in as many lines as it needs; fewer where the margin of the estimate leaves room for them.
  private func broken(_ paragraph: ResolvedText.Paragraph, _ limit: Int) -> DocumentLayout {
    let strict = layout(paragraph, width: Self.room(of: paragraph, 1))
    guard strict.lineCount > 1 else { return strict }
    var loose = strict
    loose.relayout(.init(width: Self.room(of: paragraph, Self.margin)))
    let isNeeded = limit > 0 && strict.lineCount > limit && loose.lineCount <= limit
    return loose.lineCount == 1 || isNeeded ? loose : strict
  }

  private func layout(_ paragraph: ResolvedText.Paragraph, width: Double) -> DocumentLayout {
    let size = fontSize
    return DocumentLayout(
      BidiDocument(paragraph.text, baseDirection: .explicit(paragraph.direction)),
      options: .init(width: width),
      measure: ClusterMeasure(cluster: { TextWidth.estimate(String($0), fontSize: size) }))
  }

  private static func room(of paragraph: ResolvedText.Paragraph, _ margin: Double) -> Double {
    (paragraph.otherLines.right - paragraph.otherLines.left) * margin + 1
  }

  private static func anchor(_ paragraph: ResolvedText.Paragraph) -> String {
    guard let edge = paragraph.alignment.lastLineEdge else { return "middle" }
    return edge == paragraph.style.leadingEdge ? "start" : "end"
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
