/// What an argument of a message may be.
///
/// The class of an argument is a set of these: `%d` is a number, `%@` may be any of them. What is known of an
/// argument makes the set smaller, never larger.
public struct ArgumentClasses: OptionSet, Sendable, Hashable {
  /// One bit a class.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A number: `12`.
  public static let number = ArgumentClasses(rawValue: 1)
  /// A word of the language's own direction.
  public static let ownWord = ArgumentClasses(rawValue: 2)
  /// A word of the other direction: `Alice` in a right-to-left language.
  public static let foreignWord = ArgumentClasses(rawValue: 4)
  /// Text with signs at its edges: `C++`, `John (Work)`.
  public static let edged = ArgumentClasses(rawValue: 8)
  /// An address: a URL, an e-mail address, a handle, a path, a phone number.
  public static let address = ArgumentClasses(rawValue: 16)
  /// Nothing at all.
  public static let empty = ArgumentClasses(rawValue: 32)

  /// Every class.
  public static let all: ArgumentClasses = [
    .number, .ownWord, .foreignWord, .edged, .address, .empty,
  ]

  /// The classes for which a fault is reported unless something says otherwise.
  public static let usual: ArgumentClasses = [.number, .ownWord, .foreignWord]
}
