/// A place between two characters, and to which of them it belongs.
public struct CaretPosition: Sendable, Hashable {
  /// The character that a caret stands at.
  public enum Affinity: Sendable, Hashable {
    /// The character before, in the order of the text: the caret is at its end.
    case upstream
    /// The next character: the caret is at its beginning.
    case downstream
  }

  /// The number of Unicode scalars of the paragraph before the caret.
  public let scalarOffset: Int

  /// To which neighbour it belongs.
  ///
  /// Where the direction changes, the two are in different places.
  public let affinity: Affinity

  /// Makes a position.
  public init(scalarOffset: Int, affinity: Affinity) {
    self.scalarOffset = scalarOffset
    self.affinity = affinity
  }
}

/// A visual direction to move in.
public enum VisualDirection: Sendable, Hashable, CaseIterable {
  /// To the left.
  case left
  /// To the right.
  case right
}

/// One question each; ``Line/visualCarets()`` is for many.
extension Line {
  /// The place of a caret on the screen: the number of visible characters to its left.
  ///
  /// See ``VisualCarets/visualOffset(of:)``.
  ///
  /// - Parameter position: A place on the line; offsets outside are taken for its edges.
  /// - Returns: From 0, the left edge, to the number of visible characters.
  /// - Complexity: O(*n*).
  public func visualOffset(of position: CaretPosition) -> Int {
    visualCarets().visualOffset(of: position)
  }

  /// The two places of a caret between two characters; equal where the direction does not change.
  ///
  /// See ``VisualCarets/carets(at:)``.
  ///
  /// - Parameter scalarOffset: How many scalars of the paragraph stand before it.
  /// - Returns: The place at the end of the character before, and at the beginning of the next one.
  /// - Complexity: O(*n*).
  public func carets(at scalarOffset: Int) -> (upstream: Int, downstream: Int) {
    visualCarets().carets(at: scalarOffset)
  }

  /// The caret one character further to the left or right on the screen; nil at the edge of the line.
  ///
  /// See ``VisualCarets/caret(movedFrom:to:)``.
  ///
  /// - Parameters:
  ///   - position: Where the caret is.
  ///   - direction: Where it goes.
  /// - Returns: The new place, at the edge of the character that was passed.
  /// - Complexity: O(*n*).
  public func caret(
    movedFrom position: CaretPosition, to direction: VisualDirection
  ) -> CaretPosition? {
    visualCarets().caret(movedFrom: position, to: direction)
  }
}
