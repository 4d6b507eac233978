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
      let isLast = number == text.paragraphs.count - 1
      for (index, part) in parts(of: paragraph, text.lineLimit, left: left, isLast).enumerated() {
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

  /// Whether a text needs no more lines than it may have, and none is too wide.
  private func fits(_ text: ResolvedText, _ limit: Int) -> Bool {
    let rows = text.paragraphs.flatMap { paragraph in
      broken(paragraph, limit).map { ($0, paragraph.otherLines.right - paragraph.otherLines.left) }
    }
    return (limit == 0 || rows.count <= limit)
      && rows.allSatisfy {
        TextWidth.estimate($0.0, fontSize: fontSize) <= $0.1 * Self.margin + 1
      }
  }

  /// The lines of a paragraph; of those that are left the last one is cut.
  private func parts(
    of paragraph: ResolvedText.Paragraph, _ limit: Int?, left: Int, _ isLast: Bool
  ) -> [String] {
    guard limit != nil else {
      return paragraph.text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
        .map(String.init)
    }
    var lines = broken(paragraph, limit ?? 0)
    let width = paragraph.otherLines.right - paragraph.otherLines.left
    if lines.count > left {
      let rest = lines[(left - 1)...].joined(separator: " ")
      lines = Array(lines[..<(left - 1)]) + [cut(rest, to: width)]
    } else if lines.count == left, let last = lines.last,
      !isLast || TextWidth.estimate(last, fontSize: fontSize) > width * Self.margin + 1
    {
      lines[lines.count - 1] = cut(last, to: width)
    }
    return lines
  }

  /// The lines of a paragraph, as many as it needs; fewer where the margin of the estimate leaves room for them.
  private func broken(_ paragraph: ResolvedText.Paragraph, _ limit: Int) -> [String] {
    let strict = broken(paragraph, margin: 1)
    guard strict.count > 1 else { return strict }
    let loose = broken(paragraph, margin: Self.margin)
    let isNeeded = limit > 0 && strict.count > limit && loose.count <= limit
    return loose.count == 1 || isNeeded ? loose : strict
  }

  private func broken(_ paragraph: ResolvedText.Paragraph, margin: Double) -> [String] {
    let room = (paragraph.otherLines.right - paragraph.otherLines.left) * margin + 1
    return paragraph.text.split(separator: "\u{2028}", omittingEmptySubsequences: false).flatMap {
      part in
      var lines: [String] = []
      var line = ""
      for word in Self.words(of: part) {
        let longer = line + word
        let seen = longer.trimmingEnd
        if !line.isEmpty, TextWidth.estimate(seen, fontSize: fontSize) > room {
          lines.append(line.trimmingEnd)
          line = word
        } else {
          line = longer
        }
      }
      return lines + [line.trimmingEnd]
    }
  }

  /// The stretches between places where a line may end.
  private static func words(of part: Substring) -> [String] {
    let scalars = part.unicodeScalars
    var start = scalars.startIndex
    var offset = 0
    return part.lineBreakOpportunities().map(\.scalarOffset).map { place in
      let end = scalars.index(start, offsetBy: place - offset)
      defer { (start, offset) = (end, place) }
      return String(scalars[start..<end])
    } + [String(scalars[start...])]
  }

  /// A text that ends in an ellipsis where it is wider than its room.
  private func cut(_ text: String, to width: Double) -> String {
    guard TextWidth.estimate(text, fontSize: fontSize) > width + 1 else { return text }
    let letters = Array(text)
    // The longest beginning that has room, by halves.
    var (shown, hidden) = (0, letters.count)
    while hidden - shown > 1 {
      let middle = (shown + hidden) / 2
      let part = String(letters[..<middle]) + "…"
      if TextWidth.estimate(part, fontSize: fontSize) > width {
        hidden = middle
      } else {
        shown = middle
      }
    }
    return String(letters[..<shown]).trimmingEnd + "…"
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
