/// A picture of several texts and boxes.
///
/// ```swift
/// var sheet = TextSheet(width: 200, height: 60)
/// sheet.add(.init(x: 10, y: 10, width: 180, height: 40, stroke: .black))
/// sheet.add(layout, x: 20, y: 20)
/// let png = try sheet.bytes(.png)
/// ```
public struct TextSheet: Sendable {
  /// A rectangle.
  public struct Box: Sendable, Hashable {
    /// From the left of the picture, in points.
    public var x: Double
    /// From the top of the picture, in points.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// The color inside; nil for none.
    public var fill: TextColor?
    /// The color of the frame, which is a point wide; nil for none.
    public var stroke: TextColor?

    /// Makes a rectangle.
    ///
    /// - Parameters:
    ///   - x: From the left of the picture, in points.
    ///   - y: From the top of the picture, in points.
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - fill: The color inside; nil for none.
    ///   - stroke: The color of the frame; nil for none.
    public init(
      x: Double, y: Double, width: Double, height: Double, fill: TextColor? = nil,
      stroke: TextColor? = nil
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.fill = fill
      self.stroke = stroke
    }
  }

  private enum Item {
    case box(Box)
    case text(TextLayout, x: Double, y: Double, TextColor)
  }

  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// Pixels of a PNG in a point.
  public var scale: Double = 2
  /// The color behind everything; nil for none.
  public var background: TextColor? = .white

  private var items: [Item] = []

  /// Makes a picture without anything on it.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Adds a rectangle over what is there.
  public mutating func add(_ box: Box) { items.append(.box(box)) }

  /// Adds a text over what is there.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - x: From the left of the picture to that of the text's container, in points.
  ///   - y: From the top of the picture to that of the text's container, in points.
  ///   - color: The color of text that has none.
  public mutating func add(
    _ layout: TextLayout, x: Double, y: Double, color: TextColor = .black
  ) {
    items.append(.text(layout, x: x, y: y, color))
  }

  /// Draws the picture.
  ///
  /// - Parameter form: The form.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ShapingError/failure(_:)`` for a picture that is too large, and where Cairo fails;
  ///   ``ShapingError/unreadableFont(path:)`` where FreeType cannot use a font.
  public func bytes(_ form: TextPicture.Form) throws(ShapingError) -> [UInt8] {
    let size = (width: max(width, 1), height: max(height, 1))
    let canvas = try Canvas(form, width: size.width, height: size.height, scale: scale)
    if let background {
      canvas.fill(Frame(x: 0, y: 0, width: size.width, height: size.height), background)
    }
    for item in items {
      switch item {
      case .box(let box):
        let frame = Frame(x: box.x, y: box.y, width: box.width, height: box.height)
        if let fill = box.fill { canvas.fill(frame, fill) }
        if let stroke = box.stroke { canvas.stroke(frame, stroke, width: 1) }
      case .text(let layout, let x, let y, let color):
        try layout.draw(on: canvas, at: (x, y), color)
      }
    }
    return try canvas.finish()
  }
}
