internal import BidiText
internal import CTextShaping

/// The text that the glyphs of a run stand for, cluster by cluster from left to right: what a PDF keeps for those who search in
/// it.
struct GlyphText {
  private(set) var utf8: [CChar] = []
  private(set) var clusters: [bidi_text_cluster] = []

  /// - Parameters:
  ///   - run: The run.
  ///   - scalars: The characters of its paragraph.
  ///   - starts: Whether each of them begins a cluster.
  fileprivate init(_ run: PlacedRun, _ scalars: [Unicode.Scalar], _ starts: [Bool]) {
    var rest = run.glyphs[...]
    while let cluster = rest.first?.cluster {
      let glyphs = rest.prefix { $0.cluster == cluster }
      rest = rest[glyphs.endIndex...]
      let count = utf8.count
      if run.isEllipsis {
        // The clusters of an ellipsis count in its own text: a sign, or full stops.
        append(run.glyphs.count == 1 ? "\u{2026}" : ".")
      } else {
        append(scalars[cluster])
        for place in scalars.indices[(cluster + 1)...].prefix(while: { !starts[$0] }) {
          append(scalars[place])
        }
      }
      clusters.append(
        bidi_text_cluster(
          glyph_count: Int32(glyphs.count), byte_count: Int32(utf8.count - count)))
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    utf8 += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
  }
}

extension TextLayout {
  /// Draws the text.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - origin: Where the container begins.
  ///   - color: The color of text that has none.
  /// - Throws: ``ShapingError/unreadableFont(path:)`` where FreeType cannot use a font.
  func draw(
    on canvas: borrowing Canvas, at origin: (x: Double, y: Double), _ color: TextColor
  ) throws(ShapingError) {
    for (number, paragraph) in paragraphs.enumerated() {
      let first = lines.partitionIndex { $0.paragraph >= number }
      let starts = paragraph.shaped.clusterStarts
      for line in lines[first...].prefix(paragraph.lines.count) {
        for run in line.runs {
          let text = GlyphText(run, paragraph.shaped.scalars, starts)
          try canvas.draw(run, text, at: origin, run.color ?? color)
        }
      }
    }
  }
}

extension ShapedParagraph {
  /// Whether each character begins a cluster.
  fileprivate var clusterStarts: [Bool] {
    var starts = Array(repeating: false, count: scalars.count)
    for run in runs {
      for glyph in run.piece.glyphs {
        starts[run.scalarRange.lowerBound + Int(glyph.cluster)] = true
      }
    }
    return starts
  }
}
