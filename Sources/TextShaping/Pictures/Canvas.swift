internal import CTextShaping

/// A rectangle of a picture.
struct Frame {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}

/// What is drawn on.
@safe struct Canvas: ~Copyable {
  private let handle: OpaquePointer

  /// How many pixels a PNG may have; more need more than a gigabyte while they are drawn.
  private static let pixelLimit = 1e8

  /// - Parameters:
  ///   - form: The form.
  ///   - width: The width in points; at least 1, for Cairo has no pictures without a size.
  ///   - height: The height in points; at least 1.
  ///   - scale: Pixels of a PNG in a point.
  /// - Throws: ``ShapingError/failure(_:)`` for a picture that is too large, and without memory.
  init(
    _ form: TextPicture.Form, width: Double, height: Double, scale: Double
  ) throws(ShapingError) {
    let pixels = form == .png ? scale : 1
    guard width.isFinite, height.isFinite, pixels > 0, width * pixels <= 32_767,
      height * pixels <= 32_767, width * height * pixels * pixels <= Self.pixelLimit
    else {
      throw .failure("a picture of \(width) by \(height) points is too large")
    }
    guard let handle = unsafe bidi_canvas_open(form.kind, width, height, scale) else {
      throw .failure("Cairo cannot make a picture of \(width) by \(height) points")
    }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe bidi_canvas_close(handle) }

  func fill(_ frame: Frame, _ color: TextColor) {
    unsafe bidi_canvas_fill(
      handle, frame.x, frame.y, frame.width, frame.height, color.red, color.green, color.blue,
      color.alpha)
  }

  func stroke(_ frame: Frame, _ color: TextColor, width: Double = 0.5) {
    unsafe bidi_canvas_stroke(
      handle, frame.x, frame.y, frame.width, frame.height, width, color.red, color.green,
      color.blue,
      color.alpha)
  }

  /// Draws a run of a layout whose container begins at a place.
  func draw(
    _ run: PlacedRun, _ text: GlyphText, at origin: (x: Double, y: Double), _ color: TextColor
  ) throws(ShapingError) {
    let glyphs = run.glyphs.map { glyph in
      bidi_placed_glyph(glyph: glyph.id, x: glyph.x + origin.x, y: glyph.y + origin.y)
    }
    guard
      unsafe bidi_canvas_draw(
        handle, run.face.handle, run.size, glyphs, Int32(glyphs.count), text.utf8,
        Int32(text.utf8.count), text.clusters, Int32(text.clusters.count), color.red, color.green,
        color.blue, color.alpha)
    else { throw .unreadableFont(path: run.face.path) }
  }

  func finish() throws(ShapingError) -> [UInt8] {
    var count = 0
    guard let bytes = unsafe bidi_canvas_finish(handle, &count) else {
      throw .failure("Cairo cannot write the picture")
    }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
