/// What the content of a node wants of its box in an Auto Layout system.
///
/// ```swift
/// var title = Node(id: "title", frame: .zero)
/// title.sizing = ContentSizing(
///   intrinsicWidth: 80, intrinsicHeight: 20, firstBaseline: 16, lastBaseline: 16)
/// ```
///
/// Source: `intrinsicContentSize` and the priorities of content hugging and compression resistance
/// of `UIView`.
public struct ContentSizing: Sendable, Hashable, Codable {
  /// A priority for each axis, above 0, up to 1000, which is required.
  public struct Priorities: Sendable, Hashable, Codable {
    /// That of the width.
    public var horizontal: Double

    /// That of the height.
    public var vertical: Double

    /// Makes priorities.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The priority of an axis.
    package subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? horizontal : vertical }
  }

  /// The width that the content has, in points; nil if any is good.
  public var intrinsicWidth: Double?

  /// The height that the content has, in points; nil if any is good.
  public var intrinsicHeight: Double?

  /// How far below the top the first row of text stands, in points; nil for no text.
  public var firstBaseline: Double?

  /// How far below the top the last row of text stands, in points; nil for no text.
  public var lastBaseline: Double?

  /// How much it matters that the box is not larger than the content; 250 for a new value.
  public var hugging: Priorities

  /// How much it matters that the box is not smaller than the content; 750 for a new value.
  public var compressionResistance: Priorities

  /// Makes the wishes of content.
  public init(
    intrinsicWidth: Double? = nil, intrinsicHeight: Double? = nil, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil, hugging: Priorities = .init(horizontal: 250, vertical: 250),
    compressionResistance: Priorities = .init(horizontal: 750, vertical: 750)
  ) {
    self.intrinsicWidth = intrinsicWidth
    self.intrinsicHeight = intrinsicHeight
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  /// The content hugging of a view: 250.
  static let standardHugging = ContentSizing().hugging

  /// The compression resistance of a view: 750.
  static let standardCompressionResistance = ContentSizing().compressionResistance

  /// The length that the content has on an axis; nil if any is good.
  func intrinsicLength(along axis: LayoutAxis) -> Double? {
    axis == .horizontal ? intrinsicWidth : intrinsicHeight
  }
}

extension ContentSizing {
  private enum CodingKeys: String, CodingKey {
    case intrinsicWidth, intrinsicHeight, firstBaseline, lastBaseline
    case hugging, compressionResistance
  }

  /// Reads the wishes of content; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      intrinsicWidth: try values.decodeIfPresent(Double.self, forKey: .intrinsicWidth),
      intrinsicHeight: try values.decodeIfPresent(Double.self, forKey: .intrinsicHeight),
      firstBaseline: try values.decodeIfPresent(Double.self, forKey: .firstBaseline),
      lastBaseline: try values.decodeIfPresent(Double.self, forKey: .lastBaseline),
      hugging: try values.value(.hugging, otherwise: Self.standardHugging),
      compressionResistance: try values.value(
        .compressionResistance, otherwise: Self.standardCompressionResistance))
  }

  /// Writes what differs from a new value.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(intrinsicWidth, forKey: .intrinsicWidth)
    try values.encodeIfPresent(intrinsicHeight, forKey: .intrinsicHeight)
    try values.encodeIfPresent(firstBaseline, forKey: .firstBaseline)
    try values.encodeIfPresent(lastBaseline, forKey: .lastBaseline)
    try values.encode(hugging, .hugging, unless: Self.standardHugging)
    try values.encode(
      compressionResistance, .compressionResistance, unless: Self.standardCompressionResistance)
  }
}
