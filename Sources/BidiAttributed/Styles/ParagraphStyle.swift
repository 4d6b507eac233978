public import BidiText

/// The style of a paragraph as its author sets it, for both directions at once.
///
/// Indents and tab stops are measured from the edge where the paragraph's lines begin, in the unit of the
/// layout, so that the same style serves left-to-right and right-to-left paragraphs. What is drawn is a
/// ``ResolvedParagraphStyle``, which is another type: a style cannot be resolved twice.
///
/// ```swift
/// var style = ParagraphStyle(alignment: .leading)
/// style.headIndent = 20
/// var text = AttributedString("\u{05D0}\u{05D1}")
/// text.paragraphStyle = style
/// ```
///
/// In JSON, and so in Markdown, what is not named has the value of a new style; what has that value is not
/// written.
public struct ParagraphStyle: Sendable, Hashable {
  /// The alignment of lines in their container.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// As a `NaturalAlignmentPolicy` says.
    case natural
    /// Against the edge where lines of the interface begin.
    case leading
    /// Against the edge where lines of the interface end.
    case trailing
    /// Against the left edge; see ``LeftRightMeaning``.
    case left
    /// Against the right edge; see ``LeftRightMeaning``.
    case right
    /// In the middle.
    case center
    /// Against both edges; the last line is set as ``natural``.
    case justified
  }

  /// The alignment of lines in their container.
  public var alignment: Alignment

  /// The paragraph direction that the author asks for; nil to find it.
  public var baseWritingDirection: WritingDirection?

  /// The distance of the first line from the leading edge.
  public var firstLineHeadIndent: Double = 0

  /// The distance of the other lines from the leading edge.
  public var headIndent: Double = 0

  /// The end of lines: from the leading edge if positive, else from the trailing edge, as in UIKit.
  public var tailIndent: Double = 0

  /// The space between lines.
  public var lineSpacing: Double = 0

  /// The space after the paragraph.
  public var paragraphSpacing: Double = 0

  /// The space before the paragraph.
  public var paragraphSpacingBefore: Double = 0

  /// The tab stops, from the leading edge on.
  public var tabStops: [TabStop] = []

  /// The distance of the tab stops after the last one; 0 for none.
  public var defaultTabInterval: Double = 0

  /// Makes a style without indents, spacing and tab stops.
  ///
  /// - Parameters:
  ///   - alignment: How lines stand in their container.
  ///   - baseWritingDirection: The paragraph direction; nil to find it.
  public init(alignment: Alignment = .natural, baseWritingDirection: WritingDirection? = nil) {
    self.alignment = alignment
    self.baseWritingDirection = baseWritingDirection
  }
}
