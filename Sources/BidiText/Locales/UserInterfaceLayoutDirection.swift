/// The direction of an interface: the side that it begins on.
///
/// An interface has one direction, the one of its language. A text in it has its own, a
/// ``WritingDirection``, and often the other: an English name in an Arabic list. UIKit's name for the
/// same thing is `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"

  /// Leading is right.
  case rightToLeft = "rtl"

  /// The direction of an interface in a locale, by the script that the locale is written in.
  ///
  /// ```swift
  /// UserInterfaceLayoutDirection(locale: "uz-Arab-AF")  // .rightToLeft
  /// UserInterfaceLayoutDirection(locale: "sd-Deva")  // .leftToRight
  /// ```
  ///
  /// Nil for text that is no locale identifier, and for languages whose script CLDR does not know:
  /// the caller knows what to take then.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier, or a folder's name from before
  ///   Apple took language codes, such as `Arabic`.
  public init?(locale: String) {
    guard let direction = WritingDirection(locale: locale) else { return nil }
    self.init(direction)
  }

  /// The direction of an interface whose language is written in a direction.
  ///
  /// - Parameter direction: The direction of the language's script.
  public init(_ direction: WritingDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The other direction.
  public var opposite: UserInterfaceLayoutDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}

extension WritingDirection {
  /// The direction that text of an interface's language is written in.
  ///
  /// - Parameter layoutDirection: The direction of the interface.
  public init(_ layoutDirection: UserInterfaceLayoutDirection) {
    self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}
