public import BidiText
public import Foundation

/// An attributed text before and after it was edited, and where each place went.
///
/// ```swift
/// let edited = AttributedString("abc").applying(.embedded(in: .rightToLeft))
/// edited.map.resultRange(of: 0..<3, in: .utf16)  // 1..<4
/// ```
public struct EditedAttributedString: Sendable, Hashable {
  /// The text before.
  public let source: AttributedString

  /// The text after.
  public let text: AttributedString

  /// The edit of the plain text, without attributes.
  public let plain: EditedText

  /// The map of places before the edit to places after it.
  public var map: OffsetMap { plain.map }

  /// Whether anything was changed.
  public var isChanged: Bool { plain.isChanged }

  /// The place in the text for a place in the source.
  ///
  /// ```swift
  /// let source = AttributedString("abc")
  /// let edited = source.applying(.isolated(in: nil))
  /// edited.index(ofSource: source.startIndex, side: .before) == edited.text.startIndex  // true
  /// ```
  ///
  /// - Parameters:
  ///   - index: An index of the source; one after its end is taken for its end.
  ///   - side: Where to go if something was inserted at the place.
  /// - Returns: An index of the text.
  /// - Complexity: O(log *n*).
  public func index(
    ofSource index: AttributedString.Index, side: OffsetMap.Side = .after
  ) -> AttributedString.Index {
    let offset = source.scalarOffset(of: index)
    return text.index(atScalar: map.resultOffset(of: offset, in: .scalar, side: side))
  }

  /// The place in the source for a place in the text.
  ///
  /// ```swift
  /// let source = AttributedString("abc")
  /// let edited = source.applying(.isolated(in: nil))
  /// edited.sourceIndex(of: edited.text.endIndex) == source.endIndex  // true
  /// ```
  ///
  /// - Parameters:
  ///   - index: An index of the text; one after its end is taken for its end.
  ///   - side: Where to go if something was taken out at the place.
  /// - Returns: An index of the source.
  /// - Complexity: O(log *n*).
  public func sourceIndex(
    of index: AttributedString.Index, side: OffsetMap.Side = .after
  ) -> AttributedString.Index {
    let offset = text.scalarOffset(of: index)
    return source.index(atScalar: map.sourceOffset(of: offset, in: .scalar, side: side))
  }

  /// The range in the text for a range of the source, without insertions at its ends.
  ///
  /// - Complexity: O(log *n*).
  public func range(
    ofSource range: Range<AttributedString.Index>
  ) -> Range<AttributedString.Index> {
    let lower = index(ofSource: range.lowerBound, side: .after)
    return lower..<max(lower, index(ofSource: range.upperBound, side: .before))
  }

  /// The range in the source for a range of the text, without removals at its ends.
  ///
  /// - Complexity: O(log *n*).
  public func sourceRange(
    of range: Range<AttributedString.Index>
  ) -> Range<AttributedString.Index> {
    let lower = sourceIndex(of: range.lowerBound, side: .after)
    return lower..<max(lower, sourceIndex(of: range.upperBound, side: .before))
  }

  /// The range in the text for a UTF-16 range of the source.
  ///
  /// ```swift
  /// let edited = AttributedString("abc").applying(.isolated(in: nil))
  /// edited.range(ofSource: NSRange(location: 0, length: 3))  // location 1, length 3
  /// ```
  ///
  /// - Parameter range: The range; the part of it that lies outside the source is left out.
  /// - Returns: The range in the text; `NSNotFound` where that was given.
  public func range(ofSource range: NSRange) -> NSRange { plain.range(ofSource: range) }

  /// The range in the source for a UTF-16 range of the text.
  ///
  /// ```swift
  /// let edited = AttributedString("abc").applying(.isolated(in: nil))
  /// edited.sourceRange(of: NSRange(location: 0, length: 5))  // location 0, length 3
  /// ```
  ///
  /// - Parameter range: The range; the part of it that lies outside the text is left out.
  /// - Returns: The range in the source; `NSNotFound` where that was given.
  public func sourceRange(of range: NSRange) -> NSRange { plain.sourceRange(of: range) }
}

extension EditedAttributedString {
  /// The text after one more transform, and where each place of the first source went.
  ///
  /// ```swift
  /// let text = AttributedString("abc")
  /// let chain = text.applying(.embedded(in: .leftToRight)).applying(.convertingControls(to: .isolates))
  /// chain.source == text  // true
  /// chain.text.range(of: "abc") == chain.range(ofSource: text.startIndex..<text.endIndex)  // true
  /// ```
  ///
  /// - Parameter transform: What is done with ``text``.
  /// - Returns: The same ``source``, the new text, and the maps of both edits joined.
  /// - Complexity: That of `AttributedString.applying(_:)`.
  public func applying(_ transform: ControlTransform) -> EditedAttributedString {
    EditedAttributedString(
      source: source, text: text.applying(transform).text, plain: plain.applying(transform))
  }
}

extension AttributedString {
  fileprivate func scalarOffset(of index: Index) -> Int {
    let index = min(max(index, startIndex), endIndex)
    return unicodeScalars.distance(from: startIndex, to: index)
  }

  fileprivate func index(atScalar offset: Int) -> Index {
    unicodeScalars.index(startIndex, offsetBy: offset)
  }
}
