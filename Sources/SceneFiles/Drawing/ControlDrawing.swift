internal import BidiLayout
internal import BidiText

/// What controls of the system look like, simply: their parts from the leading side on.
struct ControlDrawing {
  /// A figure with its color, in the coordinates of the box from its left edge.
  struct Part {
    let path: LayoutPath
    var fill: LayoutColor?
    var stroke: (color: LayoutColor, width: Double)?
  }

  private(set) var parts: [Part] = []
  private let size: LayoutSize
  private let isRightToLeft: Bool
  private let control: ControlContent

  private static let grey = LayoutColor(red: 0.9, green: 0.9, blue: 0.92)
  private static let middle = LayoutColor(red: 0.56, green: 0.56, blue: 0.58)
  private static let white = LayoutColor(red: 1, green: 1, blue: 1)
  private static let green = LayoutColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
  private static let line = LayoutColor(red: 0.78, green: 0.78, blue: 0.8)

  init(
    _ control: ControlContent, in size: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) {
    self.control = control
    self.size = size
    // A glass is held in the same hand in both interfaces, and a spinner turns the same way.
    isRightToLeft = direction == .rightToLeft && ![.search, .activity].contains(control.kind)
    switch control.kind {
    case .slider: slider()
    case .progress: bar(height: 4, y: size.height / 2 - 2)
    case .toggle: toggle()
    case .stepper: stepper()
    case .segments: segments()
    case .pages: pages()
    case .activity: activity()
    case .picker: picker()
    case .dates: dates()
    case .search: search()
    // The tabs are its children.
    case .tabs: break
    }
  }

  private var value: Double { min(max(control.value, 0), 1) }

  /// A box measured from the leading side.
  private func place(_ rect: LayoutRect) -> LayoutRect {
    isRightToLeft ? rect.mirrored(inWidth: size.width) : rect
  }

  private mutating func box(_ rect: LayoutRect, radius: Double, _ fill: LayoutColor) {
    let radii = CornerRadii(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    parts.append(Part(path: LayoutPath(place(rect), corners: radii), fill: fill))
  }

  private mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: LayoutColor) {
    box(
      LayoutRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2),
      radius: radius, fill)
  }

  private mutating func strokeLine(
    _ from: (Double, Double), _ to: (Double, Double), _ color: LayoutColor, _ width: Double
  ) {
    func point(_ place: (Double, Double)) -> LayoutPoint {
      LayoutPoint(x: isRightToLeft ? size.width - place.0 : place.0, y: place.1)
    }
    parts.append(
      Part(
        path: LayoutPath([.move(point(from)), .line(point(to))]),
        stroke: (color, width)))
  }

  private mutating func bar(height: Double, y: Double) {
    box(
      LayoutRect(x: 0, y: y, width: size.width, height: height), radius: height / 2, Self.grey)
    let full = size.width * value
    if full > 0 {
      box(LayoutRect(x: 0, y: y, width: full, height: height), radius: height / 2, control.tint)
    }
  }

  private mutating func slider() {
    bar(height: 4, y: size.height / 2 - 2)
    let radius = min(14, size.height / 2)
    let x = radius + (size.width - radius * 2) * value
    circle(x, size.height / 2, radius, Self.line)
    circle(x, size.height / 2, radius - 0.75, Self.white)
  }

  private mutating func toggle() {
    let height = min(31, size.height)
    let width = min(51, size.width)
    let (top, isOn) = ((size.height - height) / 2, value >= 0.5)
    box(
      LayoutRect(x: 0, y: top, width: width, height: height), radius: height / 2,
      isOn ? Self.green : Self.grey)
    let radius = height / 2 - 2
    circle(
      isOn ? width - height / 2 : height / 2, top + height / 2, max(0, radius), Self.white)
  }

  private mutating func stepper() {
    box(LayoutRect(origin: .zero, size: size), radius: 8, Self.grey)
    let (middle, arm) = (size.height / 2, min(7, size.height / 4))
    let ink = LayoutColor(red: 0, green: 0, blue: 0)
    strokeLine((size.width / 2, 7), (size.width / 2, size.height - 7), Self.line, 1)
    strokeLine((size.width / 4 - arm, middle), (size.width / 4 + arm, middle), ink, 1.5)
    let plus = size.width * 3 / 4
    strokeLine((plus - arm, middle), (plus + arm, middle), ink, 1.5)
    strokeLine((plus, middle - arm), (plus, middle + arm), ink, 1.5)
  }

  private mutating func segments() {
    box(LayoutRect(origin: .zero, size: size), radius: min(8, size.height / 2), Self.grey)
    guard control.count > 0 else { return }
    let width = size.width / Double(control.count)
    for index in 1..<max(1, control.count)
    where index != control.selected && index != control.selected + 1 {
      let x = width * Double(index)
      strokeLine((x, 8), (x, size.height - 8), Self.line, 1)
    }
    guard (0..<control.count).contains(control.selected) else { return }
    box(
      LayoutRect(
        x: width * Double(control.selected) + 2, y: 2, width: width - 4, height: size.height - 4),
      radius: min(7, size.height / 2), Self.white)
  }

  private mutating func pages() {
    let count = max(0, control.count)
    let start = (size.width - Double(count - 1) * 16) / 2
    for index in 0..<count {
      circle(
        start + Double(index) * 16, size.height / 2, 3.5,
        index == control.selected ? control.tint : Self.line)
    }
  }

  private mutating func activity() {
    let radius = min(size.width, size.height) / 2
    for spoke in 0..<8 {
      // Eighths of a circle: the sine of 45 degrees where both parts are not whole.
      let (dx, dy) = [
        (0.0, -1.0), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
        (-0.707, -0.707),
      ][spoke]
      let (x, y) = (size.width / 2, size.height / 2)
      let shade = 0.45 + 0.06 * Double(spoke)
      strokeLine(
        (x + dx * radius * 0.5, y + dy * radius * 0.5),
        (x + dx * radius * 0.95, y + dy * radius * 0.95),
        LayoutColor(red: shade, green: shade, blue: shade), max(1.5, radius * 0.16))
    }
  }

  /// The band behind the row that is chosen; returns the height of a row.
  @discardableResult
  private mutating func band() -> Double {
    let row = min(32, size.height / 3)
    box(
      LayoutRect(
        x: 8, y: (size.height - row) / 2, width: max(0, size.width - 16), height: row), radius: 8,
      Self.grey)
    return row
  }

  /// Rows of values, the one in the middle chosen.
  private mutating func picker() {
    let row = band()
    for index in -2...2 {
      let y = size.height / 2 + Double(index) * row
      guard y > 6, y < size.height - 6 else { continue }
      let width = size.width * (index == 0 ? 0.36 : 0.28)
      let shade = index == 0 ? 0.25 : 0.6 + 0.1 * Double(abs(index))
      box(
        LayoutRect(x: (size.width - width) / 2, y: y - 4, width: width, height: 8), radius: 4,
        LayoutColor(red: shade, green: shade, blue: shade))
    }
  }

  /// A date, and a time after it; wheels where there is room for them.
  private mutating func dates() {
    if size.height >= 120 {
      if control.count > 0 { band() } else { picker() }
      return
    }
    let height = min(34, size.height)
    let top = (size.height - height) / 2
    if control.count > 0 {
      let width = size.width / Double(control.count)
      for index in 0..<control.count {
        box(
          LayoutRect(
            x: width * Double(index) + 2, y: top, width: max(0, width - 4), height: height),
          radius: 7, Self.grey)
      }
      return
    }
    let width = (size.width - 8) * 0.58
    for (x, width) in [(0, width), (width + 8, size.width - width - 8)] where width > 0 {
      box(LayoutRect(x: x, y: top, width: width, height: height), radius: 7, Self.grey)
      box(
        LayoutRect(x: x + width * 0.18, y: size.height / 2 - 4, width: width * 0.64, height: 8),
        radius: 4, Self.middle)
    }
  }

  private mutating func search() {
    let radius = min(size.width, size.height) * 0.34
    let (x, y) = (size.width * 0.42, size.height * 0.42)
    let ring = LayoutRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    let corner = CornerRadii(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    parts.append(
      Part(path: LayoutPath(place(ring), corners: corner), stroke: (Self.middle, 1.6)))
    strokeLine(
      (x + radius * 0.7, y + radius * 0.7), (size.width * 0.92, size.height * 0.92), Self.middle,
      1.8)
  }
}

extension ControlDrawing {
  /// The markup of the parts.
  func markup(by map: Projection) -> [String] {
    parts.map { part in
      let figure = SVGMarkup.figure(part.path, by: map)
      if let stroke = part.stroke {
        return
          "\(figure) \(SVGMarkup.stroke(stroke.color, width: stroke.width)) stroke-linecap=\"round\"/>"
      }
      return "\(figure) \(part.fill.map(SVGMarkup.fill) ?? #"fill="none""#)/>"
    }
  }
}
