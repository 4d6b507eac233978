/// Something in a scene that is wrong, or that may be, in a right-to-left interface.
public struct LayoutFinding: Sendable, Hashable, Codable {
  /// What is found.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Two mirrors turn one drawing, and undo each other.
    case doubleMirroring = "double-mirroring"

    /// A side that does not follow the interface, inside of what does.
    case physicalEdge = "physical-edge"

    /// A constraint that moves a middle off another one, to the right in both directions.
    case offCenter = "off-center"

    /// A constraint that multiplies a place, which counts from the left in both directions.
    case multipliedPlace = "multiplied-place"

    /// A mirroring behavior on a node with children, which the two strategies place differently.
    case innerOverride = "inner-override"

    /// An image whose name shows a direction, and that is never mirrored.
    case undirectedImage = "undirected-image"

    /// Text that is drawn mirrored, or an image whose name says that it holds text.
    case mirroredText = "mirrored-text"

    /// A control in a stored text without its partner.
    case unbalancedControl = "unbalanced-control"

    /// A text that is shown in an order which its readers do not accept, by the judge of BidiMessages.
    case displayOrder = "display-order"

    /// A drawing of a player that is mirrored.
    case mirroredPlayback = "mirrored-playback"

    /// A rotation that turns the other way, of a drawing that is not mirrored.
    case mirroredRotation = "mirrored-rotation"

    /// A scroll state that counts from the left.
    case physicalScroll = "physical-scroll"

    /// A screen that goes back by another gesture than the others.
    case backGesture = "back-gesture"

    /// A box of two captures that stays where it was when the direction changes.
    case unmirrored

    /// A node that only one of two captures has.
    case missing

    /// Equations that do not place a node.
    case placement
  }

  /// What is found.
  public let kind: Kind

  /// The names of the nodes from a window down to the one that is meant; for a screen its name.
  public let path: [String]

  /// Where the node is, for ``LayoutScene/node(at:)``; empty for a screen.
  public let indexPath: [Int]

  /// What is wrong, and what a reader sees of it.
  public let explanation: String

  /// What puts it right.
  public let cure: String
}

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
