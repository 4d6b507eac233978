public import BidiAttributed
public import BidiText

/// What a scene is resolved for.
public struct LayoutEnvironment: Sendable, Hashable {
  /// The direction of the interface.
  public var layoutDirection: UserInterfaceLayoutDirection

  /// What left and right mean in paragraph styles.
  public var leftRight: LeftRightMeaning

  /// What natural alignment follows, for each role of a text.
  public var naturalAlignment: NaturalAlignmentPolicies

  /// The pixels that frames are snapped to; nil for none.
  public var pixelGrid: PixelGrid?

  /// Makes an environment.
  public init(
    layoutDirection: UserInterfaceLayoutDirection, leftRight: LeftRightMeaning = .physical,
    naturalAlignment: NaturalAlignmentPolicies = .standard, pixelGrid: PixelGrid? = nil
  ) {
    self.layoutDirection = layoutDirection
    self.leftRight = leftRight
    self.naturalAlignment = naturalAlignment
    self.pixelGrid = pixelGrid
  }

  /// The environment of an interface in a language.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier. The interface is left to right
  ///   where the direction of the language is not known.
  public init(locale: String) {
    self.init(layoutDirection: UserInterfaceLayoutDirection(locale: locale) ?? .leftToRight)
  }
}
