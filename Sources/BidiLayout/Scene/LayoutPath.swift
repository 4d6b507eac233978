/// A figure that a node draws itself, in its own coordinates: from its top left corner in a
/// left-to-right interface.
public struct LayoutPath: Sendable, Hashable {
  /// A step of the pen.
  public enum Element: Sendable, Hashable {
    /// Begins a figure.
    case move(LayoutPoint)
    /// A straight line.
    case line(LayoutPoint)
    /// A curve with two control points.
    case curve(LayoutPoint, LayoutPoint, to: LayoutPoint)
    /// A line back to where the figure began.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes a figure.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A figure of straight lines, closed.
  public init(polygon points: [LayoutPoint]) {
    guard let first = points.first else {
      self.init()
      return
    }
    self.init([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }
}

extension LayoutPath: Codable {
  /// Reads a figure: a list of the letters `M`, `L`, `C` and `Z`, each with its numbers after it,
  /// as in SVG.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a letter that is no command, or for numbers that are missing.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    func point() throws -> LayoutPoint {
      LayoutPoint(x: try values.decode(Double.self), y: try values.decode(Double.self))
    }
    var elements: [Element] = []
    while !values.isAtEnd {
      switch try values.decode(String.self) {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "C": elements.append(.curve(try point(), try point(), to: try point()))
      case "Z": elements.append(.close)
      case let letter: throw decoder.unknownName(letter)
      }
    }
    self.init(elements)
  }

  /// Writes a figure.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for element in elements {
      let (letter, points) =
        switch element {
        case .move(let point): ("M", [point])
        case .line(let point): ("L", [point])
        case .curve(let first, let second, let end): ("C", [first, second, end])
        case .close: ("Z", [LayoutPoint]())
        }
      try values.encode(letter)
      for point in points {
        try values.encode(point.x)
        try values.encode(point.y)
      }
    }
  }
}
