/// Frames, and texts in and beside them: what a picture of a preview is made of.
///
/// `bidi-fix preview` writes it as JSON, and `bidi-scene draw` reads it.
package struct TextDrawing: Sendable, Codable {
  /// The frame of a box.
  package struct Box: Sendable, Codable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double
    /// The color of the frame: `#1b2530`.
    package let color: String
  }

  /// A text in one line.
  package struct Text: Sendable, Codable {
    package let text: String
    /// From the left of the picture to the edge where the text begins: its right edge if it runs from right to left.
    package let x: Double
    /// From the top of the picture to the baseline.
    package let y: Double
    package let size: Double
    package let weight: Double
    package let color: String
    /// The direction of the container: `ltr` or `rtl`.
    package let direction: String
    /// The room for the text; nil for as much as it needs.
    package let width: Double?
  }

  package let width: Double
  package var height = 0.0
  /// The names of the fonts, the best first.
  package private(set) var families = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif",
  ]
  package private(set) var boxes: [Box] = []
  package private(set) var texts: [Text] = []

  /// A picture without anything on it.
  package init(width: Double) { self.width = width }

  /// Adds the frame of a box.
  package mutating func addBox(
    x: Double, y: Double, width: Double, height: Double, color: String
  ) {
    boxes.append(Box(x: x, y: y, width: width, height: height, color: color))
  }

  /// Adds a text.
  package mutating func add(
    _ text: String, x: Double, y: Double, size: Double, color: String, weight: Double = 400,
    direction: String = "ltr", width: Double? = nil
  ) {
    texts.append(
      Text(
        text: text, x: x, y: y, size: size, weight: weight, color: color, direction: direction,
        width: width))
  }

  /// The picture as SVG, ending in a line break.
  package var svg: String {
    let size = "\(Int(width)) \(Int(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      viewBox="0 0 \(size)" font-family="\(families.joined(separator: ", "))">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(boxes.map(\.svg).joined())\(texts.map(\.svg).joined())</svg>

      """
  }
}

extension TextDrawing.Box {
  fileprivate var svg: String {
    #"<rect x="\#(Int(x))" y="\#(Int(y))" width="\#(Int(width))" height="\#(Int(height))" rx="6" fill="white" stroke="\#(color)"/>"#
      + "\n"
  }
}

extension TextDrawing.Text {
  fileprivate var svg: String {
    #"<text x="\#(Int(x))" y="\#(Int(y))" font-size="\#(Int(size))" font-weight="\#(Int(weight))" fill="\#(color)""#
      + #" direction="\#(direction)" unicode-bidi="isolate" xml:space="preserve">\#(MarkupText.escaped(text))</text>"#
      + "\n"
  }
}
