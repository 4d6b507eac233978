/// A text before and after it was edited, and where each place went.
///
/// ```swift
/// let edited = "abc".applying(.embedded(in: .rightToLeft))
/// edited.text  // U+202B, abc, U+202C
/// edited.map.resultRange(of: 0..<3, in: .scalar)  // 1..<4
/// ```
///
/// Indices of the source are those of the text that was given: for a part of a text, a `Substring`, they are
/// those of the whole, which the part shares.
///
/// ```swift
/// let text = "Name: abc"
/// let part = text.dropFirst(6)
/// let edited = part.applying(.embedded(in: .rightToLeft))
/// edited.text[edited.range(ofSource: part.startIndex..<part.endIndex)]  // "abc"
/// text[edited.sourceIndex(of: edited.text.startIndex)...]  // "abc"
/// ```
public struct EditedText: Sendable, Hashable {
  /// The text before.
  public let source: String

  /// The text after.
  public let text: String

  /// The map of places before the edit to places after it.
  public let map: OffsetMap

  /// The text before as it was given, with its own indices.
  let given: Substring

  /// Whether anything was changed.
  public var isChanged: Bool { !map.isIdentity }

  /// A text that was not changed.
  public init(_ text: String) {
    source = text
    self.text = text
    map = .identity
    given = text[...]
  }

  /// A text before and after, with a map of the two.
  ///
  /// - Parameters:
  ///   - source: The text before.
  ///   - given: The text before, or the same as a part of another.
  ///   - text: The text after.
  ///   - map: Where each place went.
  init(source: String, given: Substring, text: String, map: OffsetMap) {
    self.source = source
    self.given = given
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
    self = EditedText(
      source: source, given: source[...], text: text, map: OffsetMap(changes: changes))
  }

  /// The place in the text for a place in the source.
  ///
  /// - Parameters:
  ///   - index: An index of the text that was given; one outside it is taken for its nearer end.
  ///   - side: Where to go if something was inserted at the place.
  /// - Returns: An index of ``text``.
  /// - Complexity: O(log *k*), *k* the number of changes, for text that is stored as UTF-8.
  public func index(ofSource index: String.Index, side: OffsetMap.Side = .after) -> String.Index {
    text[...].index(
      atUTF8: map.resultOffset(of: given.utf8Offset(of: index), in: .utf8, side: side))
  }

  /// The place in the source for a place in the text.
  ///
  /// - Parameters:
  ///   - index: An index of ``text``; one after its end is taken for its end.
  ///   - side: Where to go if something was taken out at the place.
  /// - Returns: An index of the text that was given.
  /// - Complexity: O(log *k*), *k* the number of changes, for text that is stored as UTF-8.
  public func sourceIndex(of index: String.Index, side: OffsetMap.Side = .after) -> String.Index {
    given.index(
      atUTF8: map.sourceOffset(of: text[...].utf8Offset(of: index), in: .utf8, side: side))
  }

  /// The range in the text for a range of the source, without insertions at its ends.
  ///
  /// ```swift
  /// let source = "abc"
  /// let edited = source.applying(.isolated(in: nil))
  /// edited.text[edited.range(ofSource: source.startIndex..<source.endIndex)]  // "abc"
  /// ```
  public func range(ofSource range: Range<String.Index>) -> Range<String.Index> {
    let lower = index(ofSource: range.lowerBound, side: .after)
    return lower..<max(lower, index(ofSource: range.upperBound, side: .before))
  }

  /// The range in the source for a range of the text, without removals at its ends.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// edited.source[edited.sourceRange(of: edited.text.startIndex..<edited.text.endIndex)]  // "abc"
  /// ```
  public func sourceRange(of range: Range<String.Index>) -> Range<String.Index> {
    let lower = sourceIndex(of: range.lowerBound, side: .after)
    return lower..<max(lower, sourceIndex(of: range.upperBound, side: .before))
  }
}

extension Substring {
  /// How many bytes of UTF-8 stand before a place; a place outside is taken for the nearer end.
  fileprivate func utf8Offset(of index: Index) -> Int {
    let inside = Swift.min(Swift.max(index, startIndex), endIndex)
    return utf8.distance(from: startIndex, to: inside)
  }

  /// The place after so many bytes of UTF-8; one outside is taken for the nearer end.
  package func index(atUTF8 offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
  }
}
