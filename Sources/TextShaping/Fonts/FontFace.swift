internal import CTextShaping

/// One font of a file: the outlines of one family in one style.
///
/// It is read once and not changed, so that threads share it.
@safe public final class FontFace: Sendable {
  /// HarfBuzz makes its fonts immutable, and immutable ones may be used on several threads.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The path of the file.
  public let path: String

  /// The number of the font in its file, as fontconfig counts: a named instance is in the upper 16 bits.
  public let index: Int

  /// The name of the family, in English; empty if the font has none.
  public let family: String

  /// Whether the advances of glyphs are not in proportion to the size of the letters.
  ///
  /// Such a font has tracking by size, as those of Apple have, or letters for optical sizes. Source: TrueType Reference Manual,
  /// table `trak`; OpenType, design-variation axis `opsz`.
  public let dependsOnSize: Bool

  /// The measures of the font.
  public let metrics: FontMetrics

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - path: The path of a file of TrueType or OpenType, or of a collection.
  ///   - index: The number of the font in its file.
  /// - Throws: ``ShapingError/unreadableFont(path:)``.
  public init(path: String, index: Int = 0) throws(ShapingError) {
    guard let number = Int32(exactly: index), number >= 0,
      let handle = unsafe bidi_face_open(path, number)
    else { throw .unreadableFont(path: path) }
    unsafe self.handle = unsafe handle
    self.path = path
    self.index = index
    var name = [CChar](repeating: 0, count: 256)
    unsafe bidi_face_family(handle, &name, Int32(name.count))
    family = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    dependsOnSize = unsafe bidi_face_depends_on_size(handle)
    metrics = FontMetrics(unsafe bidi_face_get_metrics(handle))
  }

  deinit { unsafe bidi_face_close(handle) }

  /// Whether the font has a glyph for a character.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    unsafe bidi_face_has(handle, scalar.value)
  }
}

/// Faces are equal that are the same font of the same file.
extension FontFace: Hashable {
  /// Compares the path and the number in the file.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left === right || left.path == right.path && left.index == right.index
  }

  /// Hashes the path and the number in the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(index)
  }
}

/// The measures of a font, as parts of the size of its letters.
///
/// Source: OpenType, tables `head`, `hhea` and `OS/2`, as `hb_font_get_h_extents` chooses among them.
public struct FontMetrics: Sendable, Hashable {
  /// How many font units the size of the letters has.
  public let unitsPerEm: Int
  /// From the baseline to the top of lines.
  public let ascent: Double
  /// From the baseline down to the bottom of lines; not negative.
  public let descent: Double
  /// What the font asks for between lines.
  public let lineGap: Double
  /// The height of the letter x; nil if the font does not say it.
  public let xHeight: Double?
  /// The height of capital letters; nil if the font does not say it.
  public let capHeight: Double?
  /// How many glyphs the font has.
  public let glyphCount: Int

  /// The height of a line: ascent, descent and gap.
  public var lineHeight: Double { ascent + descent + lineGap }

  init(_ metrics: bidi_face_metrics) {
    unitsPerEm = max(Int(metrics.units_per_em), 1)
    let em = Double(unitsPerEm)
    ascent = Double(metrics.ascent) / em
    descent = max(Double(metrics.descent) / em, 0)
    lineGap = max(Double(metrics.line_gap) / em, 0)
    xHeight = metrics.x_height > 0 ? Double(metrics.x_height) / em : nil
    capHeight = metrics.cap_height > 0 ? Double(metrics.cap_height) / em : nil
    glyphCount = Int(metrics.glyph_count)
  }
}
