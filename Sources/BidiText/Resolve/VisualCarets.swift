/// The places of the caret on a line, worked out once, so that each question takes no time.
///
/// ```swift
/// let paragraph = try ResolvedParagraph("ab \u{05D0}", baseDirection: .explicit(.leftToRight))
/// let carets = paragraph.line(0..<4).visualCarets()
/// carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .upstream))  // 3
/// carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .downstream))  // 4
/// ```
///
/// Offsets are those of ``Line``.
public struct VisualCarets: Sendable, Hashable {
  /// The characters of the line, as offsets in the paragraph.
  public let scalarRange: Range<Int>

  /// Where the caret is at the end of the character before each offset of the line.
  private var upstream: [Int] = []

  /// Where it is at the beginning of the character behind.
  private var downstream: [Int] = []

  /// Where a move to the right leads from each visual offset but the last.
  private var toTheRight: [CaretPosition?] = []

  /// Where a move to the left leads from each visual offset but the first.
  private var toTheLeft: [CaretPosition?] = []

  init(_ line: Line) {
    scalarRange = line.scalarRange
    let order = line.visualOrder()
    writePlaces(line, order)
    writeMoves(line, order)
  }

  private mutating func writePlaces(_ line: Line, _ order: [Int]) {
    let start = scalarRange.lowerBound
    let count = scalarRange.count
    // The edges of each displayed character.
    var beginnings: [Int?] = Array(repeating: nil, count: count)
    var ends = beginnings
    for (visual, logical) in order.enumerated() {
      let isLeftToRight = line.level(at: logical)?.direction == .leftToRight
      beginnings[logical - start] = isLeftToRight ? visual : visual + 1
      ends[logical - start] = isLeftToRight ? visual + 1 : visual
    }
    // Where nothing is displayed, the line begins at its leading edge.
    let leadingEdge = line.paragraphLevel.direction == .leftToRight ? 0 : order.count
    // The nearest displayed character before each offset, and behind it.
    var before: [Int?] = [nil]
    for end in ends { before.append(end ?? before[before.count - 1]) }
    var behind: [Int?] = Array(repeating: nil, count: count + 1)
    for offset in (0..<count).reversed() {
      behind[offset] = beginnings[offset] ?? behind[offset + 1]
    }
    upstream = zip(before, behind).map { $0 ?? $1 ?? leadingEdge }
    downstream = zip(before, behind).map { $1 ?? $0 ?? leadingEdge }
  }

  private mutating func writeMoves(_ line: Line, _ order: [Int]) {
    let isBoundary = line.clusterBoundaries()
    // The position behind a character that is passed, where a grapheme cluster ends there.
    func position(passing character: Int, to direction: VisualDirection) -> CaretPosition? {
      let isLeftToRight = line.level(at: character)?.direction == .leftToRight
      // Passing a character in its own direction leads to its end, against it to its beginning.
      let isAtEnd = isLeftToRight == (direction == .right)
      let offset = isAtEnd ? character + 1 : character
      guard isBoundary[offset - scalarRange.lowerBound] else { return nil }
      return CaretPosition(scalarOffset: offset, affinity: isAtEnd ? .upstream : .downstream)
    }
    toTheRight = Array(repeating: nil, count: order.count)
    toTheLeft = toTheRight
    var next: CaretPosition?
    for visual in order.indices.reversed() {
      next = position(passing: order[visual], to: .right) ?? next
      toTheRight[visual] = next
    }
    next = nil
    for visual in order.indices {
      next = position(passing: order[visual], to: .left) ?? next
      toTheLeft[visual] = next
    }
  }

  /// Where a caret is drawn: how many displayed characters stand to its left.
  ///
  /// Where the direction changes between two characters the caret has two places, one for each affinity: a
  /// split caret shows both.
  ///
  /// - Parameter position: A place on the line; offsets outside are taken for its edges.
  /// - Returns: From 0, the left edge, to the number of displayed characters.
  public func visualOffset(of position: CaretPosition) -> Int {
    let offset = min(max(position.scalarOffset, scalarRange.lowerBound), scalarRange.upperBound)
    let places = position.affinity == .upstream ? upstream : downstream
    return places[offset - scalarRange.lowerBound]
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
  public func caret(
    movedFrom position: CaretPosition, to direction: VisualDirection
  ) -> CaretPosition? {
    let visual = visualOffset(of: position)
    switch direction {
    case .right: return visual < toTheRight.count ? toTheRight[visual] : nil
    case .left: return visual > 0 ? toTheLeft[visual - 1] : nil
    }
  }
}

extension Line {
  /// The places of the caret, worked out once for many questions.
  ///
  /// - Complexity: that of ``visualRuns()``, in time and in space.
  public func visualCarets() -> VisualCarets { VisualCarets(self) }

  /// Whether a grapheme cluster begins at each offset of the line; true for its end.
  fileprivate func clusterBoundaries() -> [Bool] {
    var boundaries = Array(repeating: false, count: scalarRange.count + 1)
    boundaries[0] = true
    var offset = 0
    for cluster in String(String.UnicodeScalarView(scalars)) {
      offset += cluster.unicodeScalars.count
      boundaries[offset] = true
    }
    return boundaries
  }
}
