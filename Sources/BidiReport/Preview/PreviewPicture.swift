package import BidiLint
package import BidiJudge
private import BidiPage
private import BidiSource
private import BidiText
private import LocalizationFiles

/// Entries as a picture: each before and after its repair, laid out by whatever shows the picture.
///
/// SVG holds the texts themselves, with their controls and the direction of their container, so that the order is that of
/// the program that shows it.
package struct PreviewPicture: Sendable {
  private var rows: [Row] = []

  /// The most rows: a picture is for a few entries.
  package static let mostEntries = 40

  private struct Row: Sendable {
    let title: String
    let message: String
    let samples: [PreviewSample]
  }

  // Points.
  private static let margin = 16.0
  private static let gap = 12.0
  private static let titleHeight = 44.0
  private static let sampleHeight = 62.0
  private static let fontSize = 18.0
  private static let narrowest = 300.0
  private static let widest = 900.0

  /// No entries yet.
  package init() {}

  /// Whether there was no room for some entries.
  package private(set) var isCut = false

  /// Adds the entries of a file, as far as there is room.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  /// - Returns: The number of entries of the file, also of those without room.
  package mutating func add(_ file: FilePreview, _ memory: inout JudgeMemory) -> Int {
    let style = TextStyle.plain
    var count = 0
    file.forEachEntry(&memory) { entry in
      count += 1
      let samples = PreviewSample.samples(of: entry)
      guard let number = entry.number, !samples.isEmpty else { return }
      guard rows.count < Self.mostEntries else { return isCut = true }
      let key = style.inline(file.file.entries[number].key.string)
      let locale = entry.locale.map { " (\($0.identifier))" } ?? ""
      rows.append(
        Row(
          title: "\(style.inline(file.file.source.path)): \(key)\(locale)",
          message: entry.findings.first.map { style.inline($0.message) } ?? "",
          samples: samples))
    }
    return count
  }

  /// Adds the entries of another picture, as far as there is room.
  package mutating func add(_ other: PreviewPicture) {
    let room = Self.mostEntries - rows.count
    isCut = isCut || other.isCut || other.rows.count > room
    rows += other.rows.prefix(room)
  }

  /// The picture as SVG, ending in a line break.
  ///
  /// - Complexity: O(*n*).
  package var svg: String { drawing.svg }

  /// The picture as JSON for `bidi-scene draw`, ending in a line break.
  ///
  /// - Complexity: O(*n*).
  package var drawingJSON: String { JSONText.line(drawing) + "\n" }

  private var drawing: TextDrawing {
    let texts: [String] = rows.flatMap(\.samples).flatMap {
      [$0.now.text, $0.repaired?.text ?? ""]
    }
    // How wide the program that shows it makes them is not known here.
    let longest = Double(texts.map(\.count).max() ?? 0) * Self.fontSize * 0.62 + 24
    let box = min(max(longest, Self.narrowest), Self.widest)
    var drawing = TextDrawing(width: 2 * Self.margin + 2 * box + Self.gap)
    var top = Self.margin
    for row in rows {
      let room = drawing.width - 2 * Self.margin
      drawing.add(
        row.title, x: Self.margin, y: top + 14, size: 13, color: "#1b2530", weight: 600, width: room
      )
      drawing.add(
        row.message, x: Self.margin, y: top + 32, size: 12, color: "#55616e", width: room)
      top += Self.titleHeight
      for sample in row.samples {
        let note =
          sample.arguments.isEmpty ? "" : " \u{B7} \(TextStyle.plain.inline(sample.arguments))"
        Self.add(
          sample.now, label: "now, \(sample.container)\(note)", x: Self.margin, y: top, width: box,
          to: &drawing)
        if let repaired = sample.repaired {
          Self.add(
            repaired, label: "after the repair", x: Self.margin + box + Self.gap, y: top,
            width: box, to: &drawing)
        }
        top += Self.sampleHeight
      }
      top += Self.gap
    }
    drawing.height = top + Self.margin - Self.gap
    return drawing
  }

  private static func add(
    _ shown: PreviewSample.Shown, label: String, x: Double, y: Double, width: Double,
    to drawing: inout TextDrawing
  ) {
    let isRTL = shown.direction == .rightToLeft
    let color = shown.isRight ? "#1d6b34" : "#b3261e"
    drawing.add(label, x: x, y: y + 11, size: 11, color: color)
    drawing.addBox(x: x, y: y + 16, width: width, height: 36, color: color)
    // The start of a text is the right edge where it runs from right to left.
    drawing.add(
      shown.text, x: isRTL ? x + width - 10 : x + 10, y: y + 40, size: fontSize, color: "#1b2530",
      direction: isRTL ? "rtl" : "ltr", width: width - 20)
  }
}
