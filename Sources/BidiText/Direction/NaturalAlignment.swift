/// The side of the container that lines of text stand against.
public enum PhysicalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// The left edge.
  case left

  /// The right edge.
  case right

  /// The side where lines of a direction begin.
  public init(leading direction: WritingDirection) {
    self = direction == .leftToRight ? .left : .right
  }
}

/// What "natural alignment" follows.
///
/// Apple's headers say it three ways, so a caller says which one is meant.
public enum NaturalAlignmentPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// The direction of the interface, whatever the text holds.
  case followsLayout

  /// The direction of each paragraph by its first strong character, else that of the interface.
  case followsParagraph
}

extension PhysicalAlignment {
  /// The natural alignment of text in a locale's interface.
  ///
  /// Nil where the locale's direction is not known.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier.
  public init?(naturalForLocale locale: String) {
    guard let direction = LayoutDirection(locale: locale) else { return nil }
    self.init(naturalIn: direction)
  }

  /// The natural alignment of text that follows its interface: the leading side.
  ///
  /// - Parameter layoutDirection: The direction of the interface.
  public init(naturalIn layoutDirection: LayoutDirection) {
    self.init(leading: WritingDirection(layoutDirection))
  }

  /// The natural alignment of one paragraph.
  ///
  /// ```swift
  /// PhysicalAlignment(
  ///   naturalForParagraph: "Hello", in: .rightToLeft, policy: .followsParagraph)  // .left
  /// ```
  ///
  /// - Parameters:
  ///   - paragraph: The text; only its first paragraph is looked at.
  ///   - layoutDirection: The direction of the interface.
  ///   - policy: What natural alignment follows.
  public init(
    naturalForParagraph paragraph: some StringProtocol, in layoutDirection: LayoutDirection,
    policy: NaturalAlignmentPolicy
  ) {
    switch policy {
    case .followsLayout:
      self.init(naturalIn: layoutDirection)
    case .followsParagraph:
      self.init(
        leading: WritingDirection(firstStrongIn: Substring(paragraph))
          ?? WritingDirection(layoutDirection))
    }
  }
}
