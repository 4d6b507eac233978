private import BidiPage

/// Frames, and texts in and beside them: what a picture of a preview is made of.
///
/// `bidi-scene draw` reads it as JSON.
struct PreviewDrawing: Sendable, Encodable {
  /// The frame of a box.
  struct Box: Sendable, Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// The color of the frame: `#1b2530`.
    let color: String
  }

  /// A text in one line.
  struct Text: Sendable, Encodable {
    let text: String
    /// From the left of the picture to the edge where the text begins: its right edge if it runs from right to left.
    let x: Double
    /// From the top of the picture to the baseline.
    let y: Double
    let size: Double
    let weight: Double
    let color: String
    /// The direction of the container: `ltr` or `rtl`.
    let direction: String
    /// The room for the text; nil for as much as it needs.
    let width: Double?
  }

  let width: Double
  var height = 0.0
  private let families = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif"]
  var boxes: [Box] = []
  private(set) var texts: [Text] = []

  init(width: Double) { self.width = width }

  mutating func add(
    _ text: String, x: Double, y: Double, size: Double, color: String, weight: Double = 400,
    direction: String = "ltr", width: Double? = nil
  ) {
    texts.append(
      Text(
        text: text, x: x, y: y, size: size, weight: weight, color: color, direction: direction,
        width: width))
  }

  /// The picture as SVG, ending in a line break.
  var svg: String {
    let size = "\(Int(width)) \(Int(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      viewBox="0 0 \(size)" font-family="\(families.joined(separator: ", "))">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(boxes.map(\.svg).joined())\(texts.map(\.svg).joined())</svg>

      """
  }
}

extension PreviewDrawing.Box {
  fileprivate var svg: String {
    #"<rect x="\#(Int(x))" y="\#(Int(y))" width="\#(Int(width))" height="\#(Int(height))" rx="6" fill="white" stroke="\#(color)"/>"#
      + "\n"
  }
}

extension PreviewDrawing.Text {
  fileprivate var svg: String {
    #"<text x="\#(Int(x))" y="\#(Int(y))" font-size="\#(Int(size))" font-weight="\#(Int(weight))" fill="\#(color)""#
      + #" direction="\#(direction)" unicode-bidi="isolate" xml:space="preserve">\#(MarkupText.escaped(text))</text>"#
      + "\n"
  }
}
