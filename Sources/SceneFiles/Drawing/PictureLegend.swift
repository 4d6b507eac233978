internal import BidiLayout
internal import BidiPage

/// What marks in a picture mean, in lines below it.
struct PictureLegend {
  /// A mark with what it means.
  struct Entry {
    /// The markup of the mark, in a box 14 points wide and 12 high.
    let mark: String
    let text: String
  }

  private var entries: [Entry] = []
  private static let (fontSize, lineHeight, markWidth) = (12.0, 18.0, 20.0)

  /// Adds a mark: a box with a line round it.
  mutating func add(outline color: String, isDashed: Bool, _ text: String) {
    let dashes = isDashed ? #" stroke-dasharray="3 2""# : ""
    entries.append(
      Entry(
        mark:
          ##"<rect x="1" y="1" width="12" height="10" fill="\##(color)" fill-opacity="0.15" stroke="\##(color)"\##(dashes)/>"##,
        text: text))
  }

  /// Adds the number of a picture that is not known.
  mutating func add(number: Int, _ name: String) {
    entries.append(
      Entry(
        mark:
          ##"<text x="7" y="10" text-anchor="middle" font-size="10" font-weight="bold" fill="#1f2933">\##(number)</text>"##,
        text: name))
  }

  /// The height of the legend in a picture of a width; 0 where there is nothing to say.
  func height(inWidth width: Double) -> Double {
    guard let last = placed(inWidth: width).last else { return 0 }
    return last.y + Self.lineHeight + 6
  }

  /// The markup, from a place on.
  func draw(x: Double, y: Double, width: Double) -> [String] {
    placed(inWidth: width).flatMap { line in
      let (left, top) = (x + line.x, y + line.y)
      let mark = line.mark.map {
        #"<g transform="translate(\#(SVGNumber(left)) \#(SVGNumber(top + 3)))">\#($0)</g>"#
      }
      let text =
        ##"<text x="\##(SVGNumber(left + Self.markWidth))" y="\##(SVGNumber(top + 13))" font-size="\##(SVGNumber(Self.fontSize))" fill="#48525c">\##(MarkupText.escaped(line.text))</text>"##
      return (mark.map { [$0] } ?? []) + [text]
    }
  }

  private struct Line {
    var mark: String?
    var text: String
    var x: Double
    var y: Double
  }

  /// Entries stand beside each other as far as there is room, as wide as letters may be; long texts
  /// go on in the next line.
  private func placed(inWidth width: Double) -> [Line] {
    func length(_ text: String) -> Double { Double(text.count) * Self.fontSize * 0.58 }
    var lines: [Line] = []
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      if x > 0, x + Self.markWidth + length(entry.text) > width {
        (x, y) = (0, y + Self.lineHeight)
      }
      lines.append(Line(mark: entry.mark, text: "", x: x, y: y))
      var last = lines.count - 1
      for word in entry.text.split(separator: " ") {
        let longer = lines[last].text.isEmpty ? String(word) : "\(lines[last].text) \(word)"
        if !lines[last].text.isEmpty, x + Self.markWidth + length(longer) > width {
          y += Self.lineHeight
          lines.append(Line(mark: nil, text: String(word), x: x, y: y))
          last += 1
        } else {
          lines[last].text = longer
        }
      }
      x += Self.markWidth + length(lines[last].text) + 16
    }
    return lines
  }
}
