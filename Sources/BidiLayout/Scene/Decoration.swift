public import BidiText

/// A color, of red, green, blue and opacity from 0 to 1.
public struct LayoutColor: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// A line round a box, inside its edges.
public struct Border: Sendable, Hashable, Codable {
  /// The color.
  public var color: LayoutColor
  /// The width, in points.
  public var width: Double

  /// Makes a border.
  public init(color: LayoutColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// A shadow, whose offset follows the direction of the interface.
public struct DirectionalShadow: Sendable, Hashable, Codable {
  /// The color.
  public var color: LayoutColor
  /// How far the shadow lies from the leading side, in points.
  public var leadingOffset: Double
  /// How far the shadow lies below.
  public var verticalOffset: Double
  /// How far its edge is spread.
  public var blurRadius: Double

  /// Makes a shadow.
  public init(color: LayoutColor, leadingOffset: Double, verticalOffset: Double, blurRadius: Double)
  {
    self.color = color
    self.leadingOffset = leadingOffset
    self.verticalOffset = verticalOffset
    self.blurRadius = blurRadius
  }

  /// The shadow on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The shadow.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> Shadow {
    Shadow(
      color: color, x: leadingOffset * direction.sign, y: verticalOffset, blurRadius: blurRadius)
  }
}

/// A shadow on the screen.
public struct Shadow: Sendable, Hashable, Codable {
  /// The color.
  public let color: LayoutColor
  /// How far the shadow lies to the right, in points.
  public let x: Double
  /// How far the shadow lies below.
  public let y: Double
  /// How far its edge is spread.
  public let blurRadius: Double
}

/// What a node's box looks like.
///
/// It belongs to the geometry: it follows the direction, and is never drawn mirrored.
public struct Decoration: Sendable, Hashable, Codable {
  /// The color inside.
  public var fill: LayoutColor?
  /// The line round the box.
  public var border: Border?
  /// The corners.
  public var corners: DirectionalCornerRadii
  /// The shadow.
  public var shadow: DirectionalShadow?

  /// Makes a decoration.
  public init(
    fill: LayoutColor? = nil, border: Border? = nil, corners: DirectionalCornerRadii = .init(),
    shadow: DirectionalShadow? = nil
  ) {
    self.fill = fill
    self.border = border
    self.corners = corners
    self.shadow = shadow
  }

  /// The decoration on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The decoration.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> ResolvedDecoration {
    ResolvedDecoration(
      fill: fill, border: border, corners: corners.resolved(in: direction),
      shadow: shadow?.resolved(in: direction))
  }
}

/// What a node's box looks like on the screen.
///
/// It is not resolved again.
public struct ResolvedDecoration: Sendable, Hashable, Codable {
  /// The color inside.
  public let fill: LayoutColor?
  /// The line round the box.
  public let border: Border?
  /// The corners.
  public let corners: CornerRadii
  /// The shadow.
  public let shadow: Shadow?
}

extension Decoration {
  /// Reads a decoration; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      fill: try values.decodeIfPresent(LayoutColor.self, forKey: .fill),
      border: try values.decodeIfPresent(Border.self, forKey: .border),
      corners: try values.value(.corners, otherwise: DirectionalCornerRadii()),
      shadow: try values.decodeIfPresent(DirectionalShadow.self, forKey: .shadow))
  }
}
