internal import BidiText
internal import CTextShaping

/// A picture of a layout.
///
/// ```swift
/// let png = try TextPicture(layout).bytes(.png)
/// ```
public struct TextPicture: Sendable {
  /// The form of a picture.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// Pixels.
    case png
    /// Outlines of glyphs, which need no font where they are shown.
    case svg
    /// Pages with the fonts inside.
    case pdf

    var kind: bidi_canvas_kind {
      switch self {
      case .png: BIDI_CANVAS_PNG
      case .svg: BIDI_CANVAS_SVG
      case .pdf: BIDI_CANVAS_PDF
      }
    }
  }

  /// What is drawn beside the text, for people who look for a fault.
  public enum Overlay: String, Sendable, Hashable, CaseIterable {
    /// The background of each run, by its level: blue where it is even, red where it is odd.
    case levels
    /// A frame round each run.
    case runs
    /// The line that letters stand on.
    case baselines
    /// The place of a caret between any two clusters.
    case carets
    /// The sides of the container.
    case container
  }

  /// The layout.
  public var layout: TextLayout
  /// The space round the container, in points.
  public var margin: Double = 8
  /// Pixels of a PNG in a point.
  public var scale: Double = 2
  /// The color of text that has none.
  public var textColor = TextColor.black
  /// The color behind the text; nil for none.
  public var background: TextColor? = .white
  /// What is drawn beside the text.
  public var overlays: Set<Overlay> = []

  /// Makes a picture.
  public init(_ layout: TextLayout) { self.layout = layout }

  /// The width of the picture, in points.
  public var width: Double { layout.width + 2 * margin }

  /// The height of the picture, in points.
  public var height: Double { layout.height + 2 * margin }

  /// Draws the picture.
  ///
  /// - Parameter form: The form.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ShapingError/failure(_:)`` for a picture that is too large, and where Cairo fails;
  ///   ``ShapingError/unreadableFont(path:)`` where FreeType cannot use a font.
  public func bytes(_ form: Form) throws(ShapingError) -> [UInt8] {
    let size = (width: max(width, 1), height: max(height, 1))
    let canvas = try Canvas(form, width: size.width, height: size.height, scale: scale)
    if let background {
      canvas.fill(Frame(x: 0, y: 0, width: size.width, height: size.height), background)
    }
    drawBehind(canvas)
    try layout.draw(on: canvas, at: (margin, margin), textColor)
    drawCarets(canvas)
    return try canvas.finish()
  }

  private func drawBehind(_ canvas: borrowing Canvas) {
    if overlays.contains(.container) {
      canvas.stroke(
        Frame(x: margin, y: margin, width: layout.width, height: layout.height), .frame)
    }
    for line in layout.lines {
      for run in line.runs {
        let frame = Frame(
          x: margin + run.left, y: margin + line.top, width: run.right - run.left,
          height: line.height)
        if overlays.contains(.levels) { canvas.fill(frame, .level(run.level)) }
        if overlays.contains(.runs) { canvas.stroke(frame, .frame) }
      }
      if overlays.contains(.baselines) {
        canvas.stroke(
          Frame(x: margin, y: margin + line.baseline, width: layout.width, height: 0), .baseline)
      }
    }
  }

  private func drawCarets(_ canvas: borrowing Canvas) {
    guard overlays.contains(.carets) else { return }
    for line in layout.lines {
      for x in Set(line.caretStops().map(\.x)).sorted() {
        canvas.stroke(
          Frame(
            x: margin + x, y: margin + line.baseline - line.ascent, width: 0,
            height: line.ascent + line.descent), .caret)
      }
    }
  }
}

extension TextColor {
  fileprivate static let frame = TextColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.8)
  fileprivate static let baseline = TextColor(red: 0.2, green: 0.6, blue: 0.2)
  fileprivate static let caret = TextColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 0.6)

  /// The color of a level: the deeper, the darker.
  fileprivate static func level(_ level: EmbeddingLevel) -> TextColor {
    let alpha = min(0.15 + 0.1 * Double(level.number / 2), 0.6)
    return level.direction == .leftToRight
      ? TextColor(red: 0.1, green: 0.4, blue: 0.9, alpha: alpha)
      : TextColor(red: 0.9, green: 0.2, blue: 0.1, alpha: alpha)
  }
}
