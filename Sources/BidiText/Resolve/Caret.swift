/// A place between two characters, and to which of them it belongs.
public struct CaretPosition: Sendable, Hashable {
  /// The character that a caret stands at.
  public enum Affinity: Sendable, Hashable {
    /// The character before, in the order of the text: the caret is at its end.
    case upstream
    /// The character behind: the caret is at its beginning.
    case downstream
  }

  /// How many Unicode scalars of the paragraph stand before the caret.
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

extension Line {
  /// Where a caret is drawn: how many displayed characters stand to its left.
  ///
  /// Where the direction changes between two characters the caret has two places, one for each affinity: a
  /// split caret shows both.
  ///
  /// - Parameter position: A place on the line; offsets outside are taken for its edges.
  /// - Returns: From 0, the left edge, to the number of displayed characters.
  /// - Complexity: O(*n*).
  public func visualOffset(of position: CaretPosition) -> Int {
    let places = visualOffsets()
    let offset = min(max(position.scalarOffset, scalarRange.lowerBound), scalarRange.upperBound)
    let before = offset > scalarRange.lowerBound ? displayed(at: offset - 1, places, step: -1) : nil
    let behind = offset < scalarRange.upperBound ? displayed(at: offset, places, step: 1) : nil
    let displayedCount = places.count { $0 != nil }
    switch (position.affinity, before, behind) {
    case (.upstream, let character?, _), (.downstream, let character?, nil):
      return edge(of: character, places, isEnd: true)
    case (.downstream, _, let character?), (.upstream, nil, let character?):
      return edge(of: character, places, isEnd: false)
    case (_, nil, nil):
      // Nothing is displayed: the line begins at its leading edge.
      return paragraphLevel.direction == .leftToRight ? 0 : displayedCount
    }
  }

  /// The two places of a caret between two characters; equal where the direction does not change.
  ///
  /// - Parameter scalarOffset: How many scalars of the paragraph stand before it.
  /// - Returns: The place at the end of the character before, and at the beginning of the one behind.
  public func carets(at scalarOffset: Int) -> (upstream: Int, downstream: Int) {
    (
      visualOffset(of: CaretPosition(scalarOffset: scalarOffset, affinity: .upstream)),
      visualOffset(of: CaretPosition(scalarOffset: scalarOffset, affinity: .downstream))
    )
  }

  /// The caret one character further to the left or right on the screen; nil at the edge of the line.
  ///
  /// Combining marks and other parts of a grapheme cluster are passed over with their base.
  ///
  /// - Parameters:
  ///   - position: Where the caret is.
  ///   - direction: Where it goes.
  /// - Returns: The new place, at the edge of the character that was passed.
  /// - Complexity: O(*n*).
  public func caret(
    movedFrom position: CaretPosition, to direction: VisualDirection
  ) -> CaretPosition? {
    let order = visualOrder()
    let boundaries = clusterBoundaries()
    var visual = visualOffset(of: position)
    while true {
      let passed = direction == .right ? visual : visual - 1
      guard order.indices.contains(passed) else { return nil }
      visual += direction == .right ? 1 : -1
      let character = order[passed]
      let isLeftToRight = level(at: character)?.direction == .leftToRight
      // Passing a character in its own direction leads to its end, against it to its beginning.
      let isAtEnd = isLeftToRight == (direction == .right)
      let offset = isAtEnd ? character + 1 : character
      if boundaries.contains(offset) {
        return CaretPosition(scalarOffset: offset, affinity: isAtEnd ? .upstream : .downstream)
      }
    }
  }

  /// The first displayed character from an offset on.
  private func displayed(at offset: Int, _ places: [Int?], step: Int) -> Int? {
    var offset = offset
    while scalarRange.contains(offset) {
      if places[offset - scalarRange.lowerBound] != nil { return offset }
      offset += step
    }
    return nil
  }

  private func edge(of character: Int, _ places: [Int?], isEnd: Bool) -> Int {
    let place = places[character - scalarRange.lowerBound] ?? 0
    let isLeftToRight = level(at: character)?.direction == .leftToRight
    return isLeftToRight == isEnd ? place + 1 : place
  }

  /// Where grapheme clusters of the line begin, and its end.
  private func clusterBoundaries() -> Set<Int> {
    var boundaries: Set<Int> = [scalarRange.lowerBound]
    var offset = scalarRange.lowerBound
    for cluster in String(String.UnicodeScalarView(scalars)) {
      offset += cluster.unicodeScalars.count
      boundaries.insert(offset)
    }
    return boundaries
  }
}
