#if Shaping
  import BidiText
  import Foundation
  import TextShaping

  /// A layout of text, as JSON.
  struct TextLayoutRecord: Encodable {
    /// A range of the text, in scalars.
    struct Span: Encodable {
      let start: Int
      let end: Int

      init(_ range: Range<TextOffset>) {
        start = range.lowerBound.scalars
        end = range.upperBound.scalars
      }
    }

    struct Glyph: Encodable {
      let id: UInt32
      let cluster: Int
      let x: Double
      let y: Double
      let advance: Double
    }

    struct Run: Encodable {
      let font: String
      let size: Double
      let script: String
      let level: Int
      let left: Double
      let right: Double
      let isEllipsis: Bool
      let glyphs: [Glyph]
    }

    struct Caret: Encodable {
      /// The place in the text, in scalars of the paragraph.
      let offset: Int
      /// upstream or downstream; missing where both carets of the place are at one x.
      let affinity: String?
      let x: Double
    }

    struct Line: Encodable {
      let paragraph: Int
      let range: Span
      let elided: Span?
      let direction: String
      let top: Double
      let baseline: Double
      let height: Double
      let left: Double
      let right: Double
      let runs: [Run]
      let carets: [Caret]
    }

    /// A character that no font has.
    struct Missing: Encodable {
      let offset: Int
      let character: String
    }

    let width: Double
    let height: Double
    let idealWidth: Double
    let minimalWidth: Double
    let lineCount: Int
    let isTruncated: Bool
    let lines: [Line]
    let missing: [Missing]

    init(_ layout: TextLayout) {
      width = layout.width.rounded3
      height = layout.height.rounded3
      idealWidth = layout.naturalWidths.ideal.rounded3
      minimalWidth = layout.naturalWidths.minimal.rounded3
      lineCount = layout.fullLineCount
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        Line(
          paragraph: line.paragraph, range: Span(line.range), elided: line.elided.map(Span.init),
          direction: line.direction == .leftToRight ? "ltr" : "rtl", top: line.top.rounded3,
          baseline: line.baseline.rounded3, height: line.height.rounded3,
          left: line.left.rounded3, right: line.right.rounded3,
          runs: line.runs.map { run in
            Run(
              font: run.face.family, size: run.size, script: run.script,
              level: Int(run.level.number), left: run.left.rounded3, right: run.right.rounded3,
              isEllipsis: run.isEllipsis,
              glyphs: run.glyphs.map { glyph in
                Glyph(
                  id: glyph.id, cluster: glyph.cluster, x: glyph.x.rounded3, y: glyph.y.rounded3,
                  advance: glyph.advance.rounded3)
              })
          },
          carets: line.caretStops().map { stop in
            Caret(
              offset: stop.offset,
              affinity: stop.affinity.map { $0 == .upstream ? "upstream" : "downstream" },
              x: stop.x.rounded3)
          })
      }
      missing = layout.missingCharacters.map { place in
        Missing(
          offset: place.offset.scalars,
          character: "U+"
            + String(repeating: "0", count: max(0, 4 - String(place.scalar.value, radix: 16).count))
            + String(place.scalar.value, radix: 16, uppercase: true))
      }
    }
  }

  extension Double {
    /// The number with three places, so that files are the same on all machines.
    fileprivate var rounded3: Double { (self * 1000).rounded() / 1000 }
  }
#endif
