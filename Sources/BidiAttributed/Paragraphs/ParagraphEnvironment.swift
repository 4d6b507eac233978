public import BidiText

/// The surroundings of paragraphs, with the settings for all of them.
///
/// ```swift
/// let labels = ParagraphEnvironment(layoutDirection: .rightToLeft, naturalAlignment: .followsLayout)
/// AttributedString("abc").resolvedAlignments(in: labels)  // [.right]
/// ```
public struct ParagraphEnvironment: Sendable, Hashable {
  /// The direction of the interface; that of a paragraph for which no source says anything.
  public var layoutDirection: UserInterfaceLayoutDirection

  /// The policy for natural alignment: follow the layout or the paragraph.
  public var naturalAlignment: NaturalAlignmentPolicy

  /// The meaning of left and right in styles.
  public var leftRight: LeftRightMeaning

  /// The sources of a paragraph's direction.
  ///
  /// The first source that gives one decides.
  public var directionSources: [ParagraphDirectionSource]

  /// The direction of empty paragraphs for which no source says anything.
  ///
  /// That of the paragraph before, as in CSS and in TextKit, so that the caret stays on its side when return is pressed. The
  /// first paragraph takes that of the interface.
  public var emptyParagraphs: EmptyParagraphDirection

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - layoutDirection: The direction of the interface.
  ///   - naturalAlignment: What natural alignment follows.
  ///   - leftRight: What left and right mean in styles.
  ///   - directionSources: Where directions come from, the first one first.
  ///   - emptyParagraphs: The direction of empty paragraphs for which no source says anything.
  public init(
    layoutDirection: UserInterfaceLayoutDirection,
    naturalAlignment: NaturalAlignmentPolicy = .followsParagraph,
    leftRight: LeftRightMeaning = .physical,
    directionSources: [ParagraphDirectionSource] = ParagraphDirectionSource.standard,
    emptyParagraphs: EmptyParagraphDirection = .followsPreceding
  ) {
    self.layoutDirection = layoutDirection
    self.naturalAlignment = naturalAlignment
    self.leftRight = leftRight
    self.directionSources = directionSources
    self.emptyParagraphs = emptyParagraphs
  }
}
