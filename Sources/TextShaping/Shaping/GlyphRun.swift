public import BidiText
internal import CTextShaping

/// A glyph of a shaped run.
public struct Glyph: Sendable, Hashable {
  /// The number of the glyph in its font; 0 is the sign for a missing character.
  public let id: UInt32

  /// The first character that the glyph stands for, as an offset of scalars in the paragraph.
  public let cluster: Int

  /// From the origin of the glyph to that of the next one, in points.
  public let advance: Double

  /// The shift of the glyph to the right, in points.
  public let xOffset: Double

  /// The shift of the glyph upwards, in points.
  public let yOffset: Double

  /// Whether a line that begins or ends before the glyph's cluster would change glyphs around it.
  public let isUnsafeToBreak: Bool
}

/// A stretch of a paragraph that was shaped at once: of one level, script, font and language.
public struct GlyphRun: Sendable {
  /// The characters, as offsets of scalars in the paragraph.
  public let scalarRange: Range<Int>

  /// The level, before rule L1.
  public let level: EmbeddingLevel

  let scriptTag: UInt32

  /// The script, as a tag of ISO 15924 such as `Arab`.
  public var script: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scriptTag >> $0) }, as: UTF8.self)
  }

  /// The language, as a tag of BCP 47; nil for none.
  public let language: String?

  /// The font.
  public let face: FontFace

  /// The font that was asked for, with its size.
  public let font: TextFont

  let piece: ShapedPiece

  /// The size of the letters, in points.
  public var size: Double { font.drawnSize }

  /// Points in a font unit.
  var scale: Double { font.drawnSize / Double(face.metrics.unitsPerEm) }

  /// The sum of the advances, with the space that is added after glyphs, in points.
  var advance: Double {
    piece.glyphs.reduce(0) { $0 + Double($1.advance) * scale + font.letterSpacing }
  }

  /// The glyphs from left to right.
  ///
  /// - Complexity: O(*n*).
  public var glyphs: [Glyph] {
    let scale = scale
    return piece.glyphs.map { glyph in
      Glyph(
        id: glyph.glyph, cluster: scalarRange.lowerBound + Int(glyph.cluster),
        advance: Double(glyph.advance) * scale, xOffset: Double(glyph.x_offset) * scale,
        yOffset: Double(glyph.y_offset) * scale, isUnsafeToBreak: glyph.flags & 1 != 0)
    }
  }
}

/// What HarfBuzz made of a stretch: shared by the runs that have the same text.
final class ShapedPiece: Sendable {
  /// The glyphs from left to right; clusters count from the start of the stretch.
  let glyphs: [bidi_glyph]

  init(_ glyphs: [bidi_glyph]) { self.glyphs = glyphs }
}
