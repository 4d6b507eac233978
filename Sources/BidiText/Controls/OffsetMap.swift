/// A map of places in a text before and after an edit, both ways.
///
/// Text outside the changes is the same in both, so a place keeps its distance from the change before it.
public struct OffsetMap: Sendable, Hashable, Codable {
  /// A replaced range, in the source and in the result.
  ///
  /// An insertion has an empty source, a removal an empty result.
  public struct Change: Sendable, Hashable, Codable {
    /// The stretch before.
    public let source: Range<TextOffset>
    /// The stretch after.
    public let result: Range<TextOffset>
  }

  /// The side of an insertion that a place moves to.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// Before what was inserted.
    case before
    /// After what was inserted.
    case after
  }

  /// The changes, in order, none touching another.
  public let changes: [Change]

  /// The map of a text that was not changed.
  public static let identity = OffsetMap(changes: [])

  /// Makes a map of changes that are in order; those that touch become one.
  init(changes: [Change]) {
    var merged: [Change] = []
    for change in changes where !(change.source.isEmpty && change.result.isEmpty) {
      if let last = merged.last, last.source.upperBound == change.source.lowerBound {
        merged[merged.count - 1] = Change(
          source: last.source.lowerBound..<change.source.upperBound,
          result: last.result.lowerBound..<change.result.upperBound)
      } else {
        merged.append(change)
      }
    }
    self.changes = merged
  }

  /// Reads a map.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit. `DecodingError.dataCorrupted` for changes that are out
  ///   of order or touch, and for offsets that no two texts can have: a negative one, an end before its beginning, a
  ///   stretch between two changes that is not as long in the result as in the source, and a length that differs from
  ///   unit to unit more than characters do.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    changes = try values.decode([Change].self, forKey: .changes)
    guard Self.canBeOfTexts(changes) else {
      throw DecodingError.dataCorruptedError(
        forKey: .changes, in: values,
        debugDescription: "the changes are out of order, or touch, or have offsets of no text")
    }
  }

  /// Whether two texts can differ by changes: all that the other members rely on.
  private static func canBeOfTexts(_ changes: [Change]) -> Bool {
    var source = TextOffset.zero
    var result = TextOffset.zero
    for (number, change) in changes.enumerated() {
      let bounds = [
        change.source.lowerBound, change.source.upperBound,
        change.result.lowerBound, change.result.upperBound,
      ]
      guard bounds.allSatisfy(\.isInBounds) else { return false }
      // The text since the change before is the same in both.
      let kept = change.source.lowerBound - source
      let removed = change.source.upperBound - change.source.lowerBound
      let inserted = change.result.upperBound - change.result.lowerBound
      guard kept == change.result.lowerBound - result,
        kept.isLengthOfText, removed.isLengthOfText, inserted.isLengthOfText,
        number == 0 || kept != .zero, removed != .zero || inserted != .zero
      else { return false }
      source = change.source.upperBound
      result = change.result.upperBound
    }
    return true
  }

  /// Whether every place stays where it is.
  public var isIdentity: Bool { changes.isEmpty }

  /// The map from the result back to the source.
  public var inverse: OffsetMap {
    OffsetMap(changes: changes.map { Change(source: $0.result, result: $0.source) })
  }

  /// The place in the result for a place in the source.
  ///
  /// A place inside a stretch that was replaced is taken to the end of the stretch on that side.
  ///
  /// - Parameters:
  ///   - source: The place, 0 to the length of the source; others are taken as if the text went on, up to the
  ///     greatest `Int`.
  ///   - unit: The unit of the place and of the answer.
  ///   - side: Where to go if something was inserted at the place.
  /// - Returns: The place in the result.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func resultOffset(of source: Int, in unit: TextUnit, side: Side = .after) -> Int {
    Self.offset(of: source, in: changes, unit, side, from: \.source, to: \.result)
  }

  /// The place in the source for a place in the result.
  ///
  /// A place inside an insertion was where the insertion was made.
  ///
  /// - Parameters:
  ///   - result: The place in the result.
  ///   - unit: The unit of the place and of the answer.
  ///   - side: Where to go if something was taken out at the place.
  /// - Returns: The place in the source.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func sourceOffset(of result: Int, in unit: TextUnit, side: Side = .after) -> Int {
    Self.offset(of: result, in: changes, unit, side, from: \.result, to: \.source)
  }

  /// The range in the result for a range of the source, without insertions at its ends.
  ///
  /// An empty range stays empty, after what was inserted there.
  ///
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func resultRange(of source: Range<Int>, in unit: TextUnit) -> Range<Int> {
    let lower = resultOffset(of: source.lowerBound, in: unit, side: .after)
    let upper = resultOffset(of: source.upperBound, in: unit, side: .before)
    return lower..<max(lower, upper)
  }

  /// The range in the source for a range of the result, without removals at its ends.
  ///
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func sourceRange(of result: Range<Int>, in unit: TextUnit) -> Range<Int> {
    let lower = sourceOffset(of: result.lowerBound, in: unit, side: .after)
    let upper = sourceOffset(of: result.upperBound, in: unit, side: .before)
    return lower..<max(lower, upper)
  }

  private static func offset(
    of place: Int, in changes: [Change], _ unit: TextUnit, _ side: Side,
    from: KeyPath<Change, Range<TextOffset>>, to: KeyPath<Change, Range<TextOffset>>
  ) -> Int {
    // The last change that begins at the place or before it.
    let low = changes.partitionIndex { $0[keyPath: from].lowerBound[unit] > place }
    guard low > 0 else { return place }
    let here = changes[low - 1][keyPath: from]
    let there = changes[low - 1][keyPath: to]
    let start = here.lowerBound[unit]
    let end = here.upperBound[unit]
    if place > end || place == end && start < end {
      let (sum, overflows) = there.upperBound[unit].addingReportingOverflow(place - end)
      return overflows ? .max : sum
    }
    if place == start && start < end { return there.lowerBound[unit] }
    return side == .before ? there.lowerBound[unit] : there.upperBound[unit]
  }
}

extension TextOffset {
  /// Whether sums of a few such offsets do not overflow, and none is negative.
  fileprivate var isInBounds: Bool {
    TextUnit.allCases.allSatisfy { (0...Int.max / 4).contains(self[$0]) }
  }

  /// Whether a text can have this length: a character has one or two units of UTF-16, and a unit of UTF-16 one to three
  /// bytes of UTF-8.
  fileprivate var isLengthOfText: Bool {
    scalars >= 0 && scalars <= utf16 && utf16 <= 2 * scalars && utf16 <= utf8
      && utf8 <= 3 * utf16
  }
}
