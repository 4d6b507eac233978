internal import BidiLayout

/// Pieces of SVG.
enum SVGMarkup {
  /// A color as `#RRGGBB`.
  static func color(_ color: LayoutColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  /// The attributes that fill with a color.
  static func fill(_ color: LayoutColor) -> String {
    let opacity = color.alpha < 1 ? #" fill-opacity="\#(SVGNumber(color.alpha))""# : ""
    return #"fill="\#(self.color(color))"\#(opacity)"#
  }

  /// The attributes that draw a line.
  static func stroke(_ color: LayoutColor, width: Double) -> String {
    let opacity = color.alpha < 1 ? #" stroke-opacity="\#(SVGNumber(color.alpha))""# : ""
    return
      #"fill="none" stroke="\#(self.color(color))" stroke-width="\#(SVGNumber(width))"\#(opacity)"#
  }

  /// The attribute of a map, with a space before it; nothing for the map that moves nothing.
  static func transform(_ map: Transform2D) -> String {
    if map == .identity { return "" }
    if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) {
      return #" transform="translate(\#(SVGNumber(map.tx)) \#(SVGNumber(map.ty)))""#
    }
    // A scale of 0.001 matters, so factors have more digits than places.
    let factors = [map.a, map.b, map.c, map.d].map(factor)
    return
      #" transform="matrix(\#(factors.joined(separator: " ")) \#(SVGNumber(map.tx)) \#(SVGNumber(map.ty)))""#
  }

  /// A number with at most six decimals.
  private static func factor(_ value: Double) -> String {
    let parts = SVGNumber(value)
    guard value.isFinite, value.magnitude < 1e6 else { return parts.description }
    let millionths = Int64((value * 1e6).rounded())
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return parts.description }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 6 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(millionths < 0 ? "-" : "")\(whole).\(decimals)"
  }

  /// The data of a figure, each place sent through a map.
  static func data(_ path: LayoutPath, _ map: (LayoutPoint) -> LayoutPoint = { $0 }) -> String {
    func place(_ point: LayoutPoint) -> String {
      let point = map(point)
      return "\(SVGNumber(point.x)) \(SVGNumber(point.y))"
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .curve(let first, let second, let end): "C\(place(first)) \(place(second)) \(place(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// A figure without its end, so that attributes can follow.
  static func figure(_ path: LayoutPath, by map: Projection) -> String {
    if let affine = map.affine {
      return #"<path d="\#(data(path))"\#(transform(affine))"#
    }
    // SVG has no perspective: the places are sent through the map, curves by their control places.
    return #"<path d="\#(data(path) { map.apply(to: $0) ?? .zero })""#
  }
}
