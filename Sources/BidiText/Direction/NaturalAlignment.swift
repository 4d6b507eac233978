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

/// A policy for natural alignment: follow the layout or the paragraph.
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
    guard let direction = UserInterfaceLayoutDirection(locale: locale) else { return nil }
    self.init(naturalIn: direction)
  }

  /// The natural alignment of text that follows its interface: the leading side.
  ///
  /// - Parameter layoutDirection: The direction of the interface.
  public init(naturalIn layoutDirection: UserInterfaceLayoutDirection) {
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
    naturalForParagraph paragraph: some StringProtocol,
    in layoutDirection: UserInterfaceLayoutDirection,
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

extension PhysicalAlignment {
  /// The natural alignment of one paragraph whose direction a strategy finds.
  ///
  /// For texts that people write, such as messages of a chat: ``DirectionStrategy/firstStrongOutsideCode`` passes over the handle,
  /// address or path that a message begins with.
  ///
  /// ```swift
  /// let reply = "@sami \u{05E9}\u{05DC}\u{05D5}\u{05DD}"
  /// PhysicalAlignment(naturalForParagraph: reply, in: .leftToRight, by: .firstStrongOutsideCode)  // .right
  /// ```
  ///
  /// - Parameters:
  ///   - paragraph: The text; it is looked at as one paragraph.
  ///   - layoutDirection: The direction of the interface, for a text in which the strategy finds none.
  ///   - strategy: How the direction is found.
  public init(
    naturalForParagraph paragraph: some StringProtocol,
    in layoutDirection: UserInterfaceLayoutDirection,
    by strategy: DirectionStrategy
  ) {
    self.init(
      leading: strategy.direction(of: paragraph) ?? WritingDirection(layoutDirection))
  }
}

extension StringProtocol {
  /// The natural alignment of each paragraph, the empty one after a last separator included.
  ///
  /// ```swift
  /// "\u{05D0}\u{05D1}\n".naturalAlignments(in: .leftToRight)  // [.right, .right]
  /// "\u{05D0}\u{05D1}\n".naturalAlignments(in: .leftToRight, emptyParagraphs: .fallback)  // [.right, .left]
  /// "".naturalAlignments(in: .rightToLeft)  // [.right]
  /// ```
  ///
  /// - Parameters:
  ///   - layoutDirection: The direction of the interface, and that of paragraphs without a strong character.
  ///   - policy: What natural alignment follows.
  ///   - emptyParagraphs: The direction of empty paragraphs, where alignment follows paragraphs.
  /// - Returns: An alignment for each paragraph: one more than there are separators.
  /// - Complexity: O(*n*).
  public func naturalAlignments(
    in layoutDirection: UserInterfaceLayoutDirection,
    policy: NaturalAlignmentPolicy = .followsParagraph,
    emptyParagraphs: EmptyParagraphDirection = .followsPreceding
  ) -> [PhysicalAlignment] {
    switch policy {
    case .followsLayout:
      let alignment = PhysicalAlignment(naturalIn: layoutDirection)
      return lineContents().map { _ in alignment }
    case .followsParagraph:
      return alignments(in: layoutDirection, emptyParagraphs) {
        WritingDirection(firstStrongIn: $0)
      }
    }
  }

  /// The natural alignment of each paragraph whose direction a strategy finds, the empty one after a last separator
  /// included.
  ///
  /// ```swift
  /// let text = "@sami \u{05E9}\u{05DC}\u{05D5}\u{05DD}\nok"
  /// text.naturalAlignments(in: .leftToRight, by: .firstStrongOutsideCode)  // [.right, .left]
  /// ```
  ///
  /// - Parameters:
  ///   - layoutDirection: The direction of the interface, and that of paragraphs in which the strategy finds none.
  ///   - strategy: How the direction of a paragraph is found.
  ///   - emptyParagraphs: The direction of empty paragraphs.
  /// - Returns: An alignment for each paragraph: one more than there are separators.
  /// - Complexity: O(*n*).
  public func naturalAlignments(
    in layoutDirection: UserInterfaceLayoutDirection,
    by strategy: DirectionStrategy,
    emptyParagraphs: EmptyParagraphDirection = .followsPreceding
  ) -> [PhysicalAlignment] {
    alignments(in: layoutDirection, emptyParagraphs) { strategy.direction(of: $0) }
  }

  private func alignments(
    in layoutDirection: UserInterfaceLayoutDirection, _ emptyParagraphs: EmptyParagraphDirection,
    _ direction: (Substring) -> WritingDirection?
  ) -> [PhysicalAlignment] {
    let interface = WritingDirection(layoutDirection)
    var preceding = interface
    return lineContents().map { content in
      if content.isEmpty {
        return PhysicalAlignment(
          leading: emptyParagraphs == .followsPreceding ? preceding : interface)
      }
      preceding = direction(content) ?? interface
      return PhysicalAlignment(leading: preceding)
    }
  }

  /// The paragraphs without their separators, the empty one after a last separator included.
  private func lineContents() -> [Substring] {
    let text = asSubstring
    let paragraphs = text.paragraphs()
    var contents = paragraphs.map { text[$0.content] }
    if paragraphs.last?.hasSeparator ?? true { contents.append(text[text.endIndex...]) }
    return contents
  }
}
