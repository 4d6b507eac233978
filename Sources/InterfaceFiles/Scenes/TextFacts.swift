/// What a file says of how a text is fitted into its box, beside its size and color.
package struct TextFacts: Sendable, Hashable {
  /// How many lines there are at most; 0 for as many as are needed.
  package var lineLimit = 1

  /// How small the letters may become so that the text fits, as a part of their size.
  package var minimumScale = 1.0

  /// The weight of the letters, from 1 to 1000.
  package var weight = 400.0

  /// The family of the font; nil for that of the system.
  package var family: String?

  /// Makes facts of a text that has one line in the system's font.
  package init() {}
}

extension TextFacts {
  /// The facts of a view.
  init(_ view: Element) {
    if view.name == "label" {
      lineLimit = view.number("numberOfLines").map { max(0, Int($0)) } ?? 1
      if view.isTrue("adjustsFontSizeToFit") {
        let points = view.child(key: "fontDescription")?.number("pointSize") ?? 17
        let scale = view.number("minimumScaleFactor") ?? 0
        let size = view.number("minimumFontSize") ?? 0
        minimumScale = min(1, max(scale, size / max(points, 1), 0.1))
      }
    }
    guard
      let font = view.child(key: "fontDescription") ?? view.child(key: "titleFontDescription")
    else { return }
    family = font["family"] ?? font["name"]
    weight =
      font["weight"].flatMap { Self.weights[$0] } ?? (font["type"] == "boldSystem" ? 700 : 400)
  }

  /// The weights of Interface Builder, as OpenType counts them.
  ///
  /// Source: `UIFont.Weight`, and usWeightClass of OpenType.
  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
