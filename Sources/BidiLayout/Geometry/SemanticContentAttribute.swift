public import BidiText

/// What a view shows, and so whether its parts follow the direction of the interface.
///
/// It holds for the parts of one view and is not handed down to views below; for a whole subtree
/// there is ``Node/layoutDirection``. Source: `UIView.h`.
public enum SemanticContentAttribute: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing special: as the interface.
  case unspecified

  /// Controls of playback, such as play, rewind and progress: always left to right.
  case playback

  /// A choice of places in space, such as left and right: always left to right.
  case spatial

  /// Always left to right.
  case forceLeftToRight

  /// Always right to left.
  case forceRightToLeft

  /// The direction of the view's parts.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The direction.
  public func layoutDirection(relativeTo direction: UserInterfaceLayoutDirection)
    -> UserInterfaceLayoutDirection
  {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
