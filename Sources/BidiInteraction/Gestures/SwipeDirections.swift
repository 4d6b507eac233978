public import BidiText

/// The directions that a swipe may have, by the direction of the interface.
///
/// A recognizer may have several, so that they are exchanged bit by bit, never compared as a whole.
/// The raw values are those of `UISwipeGestureRecognizer.Direction` in a left-to-right interface.
///
/// ```swift
/// let directions: SwipeDirections = [.toTrailing, .up]
/// directions.resolved(in: .rightToLeft)  // [.left, .up]
/// ```
public struct SwipeDirections: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Towards the trailing side: the way back.
  public static let toTrailing = SwipeDirections(rawValue: 1)
  /// Towards the leading side.
  public static let toLeading = SwipeDirections(rawValue: 2)
  /// Upwards.
  public static let up = SwipeDirections(rawValue: 4)
  /// Downwards.
  public static let down = SwipeDirections(rawValue: 8)

  /// The directions of code that was written for left and right of a left-to-right interface.
  ///
  /// - Parameter directions: The directions as they are in a left-to-right interface.
  public init(authoredLeftToRight directions: PhysicalSwipeDirections) {
    self.init(rawValue: directions.rawValue)
  }

  /// The directions on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The directions; bits that have no name stay.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalSwipeDirections {
    let directions = PhysicalSwipeDirections(rawValue: rawValue)
    return direction == .leftToRight ? directions : directions.mirrored
  }
}

/// The directions that a swipe may have on the screen.
///
/// They are not resolved again. The raw values are those of `UISwipeGestureRecognizer.Direction`.
public struct PhysicalSwipeDirections: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the right.
  public static let right = PhysicalSwipeDirections(rawValue: 1)
  /// To the left.
  public static let left = PhysicalSwipeDirections(rawValue: 2)
  /// Upwards.
  public static let up = PhysicalSwipeDirections(rawValue: 4)
  /// Downwards.
  public static let down = PhysicalSwipeDirections(rawValue: 8)

  /// The directions as they are seen in a mirror.
  ///
  /// Done twice, it gives the directions back.
  public var mirrored: PhysicalSwipeDirections {
    let sides = (rawValue & 1) << 1 | (rawValue & 2) >> 1
    return PhysicalSwipeDirections(rawValue: rawValue & ~3 | sides)
  }
}
