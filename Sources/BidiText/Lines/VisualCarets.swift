/// The places of the caret on a line, worked out once, so that each question takes no time.
///
/// ```swift
/// let paragraph = try ResolvedParagraph("ab \u{05D0}", baseDirection: .explicit(.leftToRight))
/// let carets = paragraph.line(0..<4).visualCarets()
/// carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .upstream))  // 3
/// carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .downstream))  // 4
/// ```
///
/// Scalar offsets are those of ``Line``. Places count visible characters from the left edge, as
/// ``Line/visibleOrder()`` lists them: there is none for a separator, nor for a mark such as LRM, so that no press
/// of a key seems to do nothing.
public struct VisualCarets: Sendable, Hashable {
  /// The characters of the line, as offsets in the paragraph.
  public let scalarRange: Range<Int>

  /// Where the caret is at the end of the character before each offset of the line.
  private var upstream: [Int] = []

  /// Where it is at the beginning of the next character.
  private var downstream: [Int] = []

  /// Where a move to the right leads from each visual offset but the last.
  private var toTheRight: [CaretPosition?] = []

  /// Where a move to the left leads from each visual offset but the first.
  private var toTheLeft: [CaretPosition?] = []

  init(_ line: Line) {
    scalarRange = line.scalarRange
    let order = line.visibleOrder()
    writePlaces(line, order)
    writeMoves(line, order)
  }

  private mutating func writePlaces(_ line: Line, _ order: [Int]) {
    let start = scalarRange.lowerBound
    let count = scalarRange.count
    // The edges of each visible character.
    var beginnings: [Int?] = Array(repeating: nil, count: count)
    var ends = beginnings
    for (visual, logical) in order.enumerated() {
      let isLeftToRight = line.level(at: logical)?.direction == .leftToRight
      beginnings[logical - start] = isLeftToRight ? visual : visual + 1
      ends[logical - start] = isLeftToRight ? visual + 1 : visual
    }
    // Where nothing is visible, the line begins at its leading edge.
    let leadingEdge = line.paragraphLevel.direction == .leftToRight ? 0 : order.count
    // The nearest visible character before each offset, and after it.
    var before: [Int?] = [nil]
    for end in ends { before.append(end ?? before[before.count - 1]) }
    var after: [Int?] = Array(repeating: nil, count: count + 1)
    for offset in (0..<count).reversed() {
      after[offset] = beginnings[offset] ?? after[offset + 1]
    }
    upstream = zip(before, after).map { $0 ?? $1 ?? leadingEdge }
    downstream = zip(before, after).map { $1 ?? $0 ?? leadingEdge }
  }

  private mutating func writeMoves(_ line: Line, _ order: [Int]) {
    let clusters = CaretClusters(line)
    // The position at the edge of a character, on the side that a move in a direction comes to.
    func position(passing character: Int, to direction: VisualDirection) -> CaretPosition {
      let isLeftToRight = line.level(at: character)?.direction == .leftToRight
      let cluster = clusters.range(of: character)
      // Passing a character in its own direction leads to its end, against it to its beginning.
      return isLeftToRight == (direction == .right)
        ? CaretPosition(scalarOffset: cluster.upperBound, affinity: .upstream)
        : CaretPosition(scalarOffset: cluster.lowerBound, affinity: .downstream)
    }
    // A move stops between two characters of different clusters, and at the edges of the line.
    func isStop(_ visual: Int) -> Bool {
      visual == 0 || visual == order.count
        || clusters.range(of: order[visual - 1]) != clusters.range(of: order[visual])
    }
    toTheRight = Array(repeating: nil, count: order.count)
    toTheLeft = toTheRight
    var next: CaretPosition?
    for visual in order.indices.reversed() {
      if isStop(visual + 1) { next = position(passing: order[visual], to: .right) }
      toTheRight[visual] = next
    }
    next = nil
    for visual in order.indices {
      if isStop(visual) { next = position(passing: order[visual], to: .left) }
      toTheLeft[visual] = next
    }
  }

  /// The place of a caret on the screen: the number of visible characters to its left.
  ///
  /// Where the direction changes between two characters the caret has two places, one for each affinity: a
  /// split caret shows both.
  ///
  /// - Parameter position: A place on the line; offsets outside are taken for its edges.
  /// - Returns: From 0, the left edge, to the number of visible characters.
  public func visualOffset(of position: CaretPosition) -> Int {
    let offset = min(max(position.scalarOffset, scalarRange.lowerBound), scalarRange.upperBound)
    let places = position.affinity == .upstream ? upstream : downstream
    return places[offset - scalarRange.lowerBound]
  }

  /// The two places of a caret between two characters; equal where the direction does not change.
  ///
  /// - Parameter scalarOffset: How many scalars of the paragraph stand before it.
  /// - Returns: The place at the end of the character before, and at the beginning of the next one.
  public func carets(at scalarOffset: Int) -> (upstream: Int, downstream: Int) {
    (
      visualOffset(of: CaretPosition(scalarOffset: scalarOffset, affinity: .upstream)),
      visualOffset(of: CaretPosition(scalarOffset: scalarOffset, affinity: .downstream))
    )
  }

  /// The caret one character further to the left or right on the screen; nil at the edge of the line.
  ///
  /// Combining marks, joiners and other parts of a grapheme cluster are passed over with their base. Moves
  /// to the left stop at the places where moves to the right do.
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

  /// The two edges of the cluster that a visible character belongs to; the beginning of the line where nothing is
  /// visible.
  ///
  /// - Parameter visual: How many visible characters stand to the left of the character.
  /// - Returns: The positions at the left and at the right edge.
  func edges(ofCharacterAt visual: Int) -> (left: CaretPosition, right: CaretPosition) {
    let start = CaretPosition(scalarOffset: scalarRange.lowerBound, affinity: .downstream)
    guard toTheLeft.indices.contains(visual) else { return (start, start) }
    return (toTheLeft[visual] ?? start, toTheRight[visual] ?? start)
  }

  /// The position at the left or right edge of the line.
  func edge(_ direction: VisualDirection) -> CaretPosition {
    let last = max(toTheLeft.count - 1, 0)
    return direction == .left ? edges(ofCharacterAt: 0).left : edges(ofCharacterAt: last).right
  }

  /// How many visible characters the line has.
  var visibleCount: Int { toTheLeft.count }
}

extension Line {
  /// The places of the caret, worked out once for many questions.
  ///
  /// - Complexity: that of ``visualRuns()``, in time and in space.
  public func visualCarets() -> VisualCarets { VisualCarets(self) }
}

/// What a caret passes over in one move: grapheme clusters, cut where the level changes.
///
/// A cluster of two levels, such as an Arabic number sign and a letter, can be in two places on the screen.
private struct CaretClusters {
  /// Where the line begins.
  private let start: Int

  /// The cluster of each character of the line.
  private var ranges: [Range<Int>] = []

  init(_ line: Line) {
    start = line.scalarRange.lowerBound
    ranges.reserveCapacity(line.scalars.count)
    var first = start
    for cluster in String(String.UnicodeScalarView(line.scalars)) {
      let end = first + cluster.unicodeScalars.count
      var level: EmbeddingLevel?
      for offset in first..<end {
        guard let own = line.level(at: offset) else { continue }
        if let level, level != own {
          append(first..<offset)
          first = offset
        }
        level = own
      }
      append(first..<end)
      first = end
    }
  }

  private mutating func append(_ cluster: Range<Int>) {
    ranges.append(contentsOf: repeatElement(cluster, count: cluster.count))
  }

  /// The cluster of a character, as offsets in the paragraph.
  func range(of character: Int) -> Range<Int> { ranges[character - start] }
}
