/// A form of text that stands for a translation, to test an interface before there is one.
///
/// The raw value is the locale that files of the form are for. Android names `en-XA` and `ar-XB`; the forms of Xcode have
/// no locale, and get one of a region for private use (ISO 3166, XA to XZ).
///
/// Sources: AOSP, `aapt2`, `Pseudolocalizer` and its tests; Android developers, Test your app with pseudolocales; Apple,
/// Testing localizations when running your app, and the settings `NSAccentuateLocalizedStrings`,
/// `NSSurroundLocalizedStrings`, `NSDoubleLocalizedStrings` and `NSForceRightToLeftLocalizedStrings`.
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
  /// Android's accented form: letters with accents, arguments in `»…«`, number words after the text, `[…]` round it.
  ///
  /// A text grows by half, and one with more than three words that begin with another sign than a letter of the table by
  /// its whole length; then the number word that is reached is written out.
  case accentedAndLonger = "en-XA"

  /// Android's form from right to left: U+200F U+202E before each word, and U+202C U+200F after it.
  case rightToLeftWords = "ar-XB"

  /// A hostile form: a Latin first letter before Arabic letters, and numbers round arguments.
  ///
  /// Each line begins with `A »`. The sign `»` is mirrored: in a line from right to left the `A` stands at the right edge
  /// with `«` after it, and in one from left to right at the left edge with `»` after it. A label that forces its
  /// direction shows the first, one that takes it from the first letter the second. Each argument stands between 1 and
  /// 2. Where an argument of Latin letters is not isolated, 1 and 2 stand next to one another on one side of it.
  case hostileFirstLetter = "ar-XC"

  /// Xcode's Right-to-Left Pseudolanguage With Right-to-Left Strings: U+202E and U+202C round each line.
  case rightToLeftStrings = "ar-XR"

  /// Xcode's Accented Pseudolanguage: letters with accents, and nothing else.
  case accented = "en-XE"

  /// Xcode's Bounded String Pseudolanguage: `[# … #]` round the text.
  case bounded = "en-XS"

  /// Xcode's Double-Length Pseudolanguage: the words of the text stand a second time after it.
  ///
  /// Arguments and signs stand once: a program that fills them in has as many as before.
  case doubleLength = "en-XD"
}
