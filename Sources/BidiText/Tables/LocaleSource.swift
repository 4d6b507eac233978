/// The source of locale data: libicu, or the tables that were written from it.
///
/// ``DataSource`` chooses.
///
/// Identifiers are ICU's, with the codes of today: `az_Arab_IR`.
protocol LocaleSource {
  /// A locale with its likely subtags, or the locale itself where none are known.
  static func maximized(_ identifier: String) -> String

  /// Whether a script is written right to left.
  static func isRightToLeft(script: String) -> Bool

  /// Whether there is data for a locale itself, not just for one that it inherits from.
  static func hasData(for identifier: String) -> Bool

  /// The numbering system of a locale that has data, or of `root`.
  static func numberingSystem(of identifier: String) -> String?

  /// The native numbering system of a locale that has data, or of `root`.
  static func nativeNumberingSystem(of identifier: String) -> String?

  /// The digits of a numbering system; nil for one that is not known or has no ten digits.
  static func digits(ofNumberingSystem system: String) -> String?

  /// Start, end, alternate start and alternate end, of a locale that has data, or of `root`.
  static func quotationMarks(of identifier: String) -> [String]?

  /// The versions of the source and of its data.
  static var version: String { get }
}

#if ICU
  private import BidiICU

  /// The locale data of libicu.
  enum ICULocales: LocaleSource {
    static func maximized(_ identifier: String) -> String {
      (try? LocaleData.maximized(identifier)) ?? identifier
    }

    static func isRightToLeft(script: String) -> Bool { LocaleData.isRightToLeft(script: script) }

    static func hasData(for identifier: String) -> Bool { available.contains(identifier) }

    static func numberingSystem(of identifier: String) -> String? {
      try? LocaleData.numberingSystem(of: identifier)
    }

    static func nativeNumberingSystem(of identifier: String) -> String? {
      try? LocaleData.numberingSystem(of: identifier + "@numbers=native")
    }

    static func digits(ofNumberingSystem system: String) -> String? {
      try? LocaleData.digits(ofNumberingSystem: system)
    }

    static func quotationMarks(of identifier: String) -> [String]? {
      try? LocaleData.quotationMarks(of: identifier)
    }

    static var version: String { ICUVersion.summary }

    private static let available = Set(LocaleData.availableLocales())
  }
#endif
