/// The classes of texts that an argument may be.
///
/// `%d` is a number, and `%@` may be of any class. Knowledge about an argument makes its set of classes smaller, never
/// larger.
public struct ArgumentClasses: OptionSet, Sendable, Hashable {
  /// The bits: one for each class.
  public let rawValue: UInt8

  /// Makes a set from its bits.
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
  /// The empty text.
  public static let empty = ArgumentClasses(rawValue: 32)

  /// Every class.
  public static let all: ArgumentClasses = [
    .number, .ownWord, .foreignWord, .edged, .address, .empty,
  ]

  /// The classes for which faults are reported by default.
  public static let usual: ArgumentClasses = [.number, .ownWord, .foreignWord]
}
