/// A text before and after it was edited, and where each place went.
///
/// ```swift
/// let edited = "abc".applying(.embedded(in: .rightToLeft))
/// edited.text  // U+202B, abc, U+202C
/// edited.map.resultRange(of: 0..<3, in: .scalar)  // 1..<4
/// ```
public struct EditedText: Sendable, Hashable {
  /// The text before.
  public let source: String

  /// The text after.
  public let text: String

  /// Where each place went.
  public let map: OffsetMap

  /// Whether anything was changed.
  public var isChanged: Bool { !map.isIdentity }

  /// A text that was not changed.
  public init(_ text: String) {
    source = text
    self.text = text
    map = .identity
  }

  /// A text before and after, with a map of the two.
  init(source: String, text: String, map: OffsetMap) {
    self.source = source
    self.text = text
    self.map = map
  }

  /// Replaces stretches of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - replacements: Stretches of `source`, in order and apart, and what stands there instead.
  /// - Complexity: O(*n*).
  init(_ source: String, replacing replacements: [(range: Range<String.Index>, text: String)]) {
    guard !replacements.isEmpty else {
      // Shares its storage with the source.
      self = EditedText(source)
      return
    }
    var text = ""
    var changes: [OffsetMap.Change] = []
    var position = source.startIndex
    var here = TextOffset.zero
    var there = TextOffset.zero
    for replacement in replacements {
      let kept = source[position..<replacement.range.lowerBound]
      text += kept
      text += replacement.text
      let length = TextOffset(endOf: kept)
      let start = (source: here + length, result: there + length)
      here = start.source + TextOffset(endOf: source[replacement.range])
      there = start.result + TextOffset(endOf: replacement.text)
      changes.append(.init(source: start.source..<here, result: start.result..<there))
      position = replacement.range.upperBound
    }
    text += source[position...]
    self = EditedText(source: source, text: text, map: OffsetMap(changes: changes))
  }

  /// Where a place of the source is in the text.
  ///
  /// - Complexity: O(log *k*), *k* the number of changes, for text that is stored as UTF-8.
  public func index(ofSource index: String.Index, side: OffsetMap.Side = .after) -> String.Index {
    let offset = source.utf8.distance(from: source.startIndex, to: index)
    return text.utf8.index(
      text.startIndex, offsetBy: map.resultOffset(of: offset, in: .utf8, side: side))
  }

  /// Where a place of the text was in the source.
  ///
  /// - Complexity: O(log *k*), *k* the number of changes, for text that is stored as UTF-8.
  public func sourceIndex(of index: String.Index, side: OffsetMap.Side = .after) -> String.Index {
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    return source.utf8.index(
      source.startIndex, offsetBy: map.sourceOffset(of: offset, in: .utf8, side: side))
  }

  /// Where a range of the source is in the text, without what was inserted at its ends.
  public func range(ofSource range: Range<String.Index>) -> Range<String.Index> {
    let lower = index(ofSource: range.lowerBound, side: .after)
    return lower..<max(lower, index(ofSource: range.upperBound, side: .before))
  }

  /// Where a range of the text was in the source, without what was taken out at its ends.
  public func sourceRange(of range: Range<String.Index>) -> Range<String.Index> {
    let lower = sourceIndex(of: range.lowerBound, side: .after)
    return lower..<max(lower, sourceIndex(of: range.upperBound, side: .before))
  }
}
