/// How a pan goes back from a screen.
public struct ScreenBackGesture: Sendable, Hashable, Codable {
  /// The side where the pan begins.
  public enum Edge: String, Sendable, Hashable, Codable, CaseIterable {
    /// The side where the interface begins.
    case leading
    /// The side where the interface ends.
    case trailing
    /// The left side, in every interface.
    case left
    /// The right side, in every interface.
    case right
  }

  /// Whether there is a gesture.
  public var isEnabled: Bool

  /// The side where the pan begins.
  public var edge: Edge

  /// How far from the side the pan may begin, in points; nil for anywhere.
  public var startWidth: Double?

  /// The part of the way, from 0 to 1, from which letting go ends it.
  public var threshold: Double

  /// Makes a gesture; that of the system, if nothing is given.
  public init(
    isEnabled: Bool = true, edge: Edge = .leading, startWidth: Double? = nil,
    threshold: Double = 0.5
  ) {
    self.isEnabled = isEnabled
    self.edge = edge
    self.startWidth = startWidth
    self.threshold = threshold
  }
}

extension ScreenBackGesture {
  /// Reads a gesture; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isEnabled: try values.value(.isEnabled, otherwise: true),
      edge: try values.value(.edge, otherwise: .leading),
      startWidth: try values.decodeIfPresent(Double.self, forKey: .startWidth),
      threshold: try values.value(.threshold, otherwise: 0.5))
  }
}
