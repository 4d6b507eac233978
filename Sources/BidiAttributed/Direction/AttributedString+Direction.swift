public import BidiText
public import Foundation

extension AttributedStringProtocol {
  /// Whether the first paragraph of the text runs from right to left, by its first strong character (rules P2–P3).
  ///
  /// A first guess for one text on its own, as for a label. Where each paragraph stands is said by
  /// ``FoundationEssentials/AttributedString/paragraphs(in:)``, which looks at attributes too.
  ///
  /// ```swift
  /// AttributedString("\u{05D0} abc").isRightToLeft  // true
  /// AttributedString("12:30").isRightToLeft  // false
  /// ```
  ///
  /// - Complexity: O(*n*), up to the first strong character.
  public var isRightToLeft: Bool { firstStrongDirection == .rightToLeft }

  /// The direction of the first strong character of the first paragraph (rules P2–P3); nil where there is none.
  ///
  /// ```swift
  /// AttributedString("12 \u{05D0}").firstStrongDirection  // .rightToLeft
  /// AttributedString("12:30").firstStrongDirection  // nil
  /// ```
  ///
  /// - Complexity: O(*n*), up to the first strong character.
  public var firstStrongDirection: WritingDirection? { direction(by: .firstStrong) }

  /// Which strong characters the text holds.
  ///
  /// ```swift
  /// AttributedString("abc \u{05D0}").directionalContent  // .mixed
  /// ```
  ///
  /// - Complexity: O(*n*), up to the first character of the second direction.
  public var directionalContent: DirectionalContent {
    DirectionalContent(of: String(characters[...]))
  }

  /// The direction of the text by a strategy; nil for a neutral one.
  ///
  /// ```swift
  /// AttributedString("abc \u{05D0}").direction(by: .anyRightToLeft)  // .rightToLeft
  /// ```
  ///
  /// - Parameter strategy: How the direction is found. Attributes say nothing here.
  /// - Returns: What was found.
  /// - Complexity: O(*n*).
  public func direction(by strategy: DirectionStrategy) -> WritingDirection? {
    strategy.direction(of: String(characters[...]))
  }
}
