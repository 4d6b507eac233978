public import BidiText
public import Foundation

extension AttributedStringProtocol {
  /// Whether the text runs from right to left by its first paragraph, as `String.isRightToLeft` says.
  ///
  /// A first guess for one text on its own, as for a label. Where each paragraph stands is said by
  /// ``FoundationEssentials/AttributedString/paragraphs(in:)``, which looks at attributes too.
  ///
  /// ```swift
  /// AttributedString("\u{05D0} abc").isRightToLeft  // true
  /// AttributedString("12:30").isRightToLeft  // false
  /// ```
  ///
  /// - Complexity: O(*n*).
  public var isRightToLeft: Bool { direction() == .rightToLeft }

  /// The direction of the text, as `String.writingDirection(by:)` says; nil if nothing in it has one.
  ///
  /// Attributes say nothing here. In an attributed text `writingDirection` is the name of an attribute.
  ///
  /// ```swift
  /// AttributedString("%d \u{05D0}").direction()  // .rightToLeft
  /// AttributedString("abc \u{05D0}").direction(by: .firstStrong)  // .leftToRight
  /// AttributedString("12:30").direction()  // nil
  /// ```
  ///
  /// - Parameter strategy: How the direction is found.
  /// - Returns: What was found.
  /// - Complexity: O(*n*).
  public func direction(
    by strategy: DirectionStrategy = .firstStrongOutsideCode
  ) -> WritingDirection? {
    strategy.direction(of: String(characters[...]))
  }

  /// The directions of the strong characters in the text.
  ///
  /// ```swift
  /// AttributedString("abc \u{05D0}").directionalContent  // .mixed
  /// ```
  ///
  /// - Complexity: O(*n*), up to the first character of the second direction.
  public var directionalContent: DirectionalContent {
    DirectionalContent(of: String(characters[...]))
  }
}
