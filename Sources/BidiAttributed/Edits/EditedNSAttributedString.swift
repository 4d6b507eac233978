public import BidiText
public import Foundation

/// An `NSAttributedString` before and after it was edited, and where each place went.
///
/// ```swift
/// let edited = NSAttributedString(string: "abc").applying(.embedded(in: .rightToLeft))
/// edited.range(ofSource: NSRange(location: 0, length: 3))  // location 1, length 3
/// ```
public struct EditedNSAttributedString {
  /// The text before, as it was when it was edited.
  public let source: NSAttributedString

  /// The text after.
  public let text: NSAttributedString

  /// The edit of the plain text, without attributes.
  public let plain: EditedText

  /// The map of places before the edit to places after it.
  public var map: OffsetMap { plain.map }

  /// Whether anything was changed.
  public var isChanged: Bool { plain.isChanged }

  /// The range in the text for a UTF-16 range of the source, without insertions at its ends.
  ///
  /// - Parameter range: The range; the part of it that lies outside the source is left out.
  /// - Returns: The range in the text; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func range(ofSource range: NSRange) -> NSRange { plain.range(ofSource: range) }

  /// The range in the source for a UTF-16 range of the text, without removals at its ends.
  ///
  /// - Parameter range: The range; the part of it that lies outside the text is left out.
  /// - Returns: The range in the source; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func sourceRange(of range: NSRange) -> NSRange { plain.sourceRange(of: range) }

  /// The text after one more transform, and where each place of the first source went.
  ///
  /// ```swift
  /// let chain = NSAttributedString(string: "abc").embedded(in: .leftToRight)
  ///   .applying(.convertingControls(to: .isolates))
  /// chain.source.string  // "abc"
  /// chain.range(ofSource: NSRange(location: 0, length: 3))  // location 1, length 3
  /// ```
  ///
  /// - Parameter transform: What is done with ``text``.
  /// - Returns: The same ``source``, the new text, and the maps of both edits joined.
  /// - Complexity: That of `NSAttributedString.applying(_:notExtending:)`.
  public func applying(_ transform: ControlTransform) -> EditedNSAttributedString {
    EditedNSAttributedString(
      source: source, text: text.applying(transform).text, plain: plain.applying(transform))
  }
}
