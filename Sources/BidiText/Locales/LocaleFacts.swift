/// The facts about a locale that texts and interfaces need.
///
/// ```swift
/// let facts = LocaleFacts(locale: "fa")
/// facts?.layoutDirection  // .rightToLeft
/// facts?.digits.first  // "۰", U+06F0
/// facts?.quotationMarks.start  // "«"
/// ```
///
/// Source: CLDR, through ICU or the tables written from it.
public struct LocaleFacts: Sendable, Hashable {
  /// The language code, such as `he`: the one of today where an old one was given.
  public let language: String

  /// The four-letter code of the script, named or likely, such as `Arab`.
  public let script: String

  /// The region, named or likely: two letters or three digits.
  ///
  /// Nil where CLDR knows no region where the language is at home.
  public let region: String?

  /// The direction of an interface in the locale.
  public let layoutDirection: UserInterfaceLayoutDirection

  /// The name of the numbering system (CLDR), such as `arab` or `latn`.
  ///
  /// The one that the identifier asks for by `@numbers=` or `-u-nu-`, else the default one of the
  /// locale. Systems that write numbers without ten digits, such as `roman`, are not taken.
  public let numberingSystem: String

  /// The ten digits of the numbering system, from zero to nine.
  public let digits: [Character]

  /// The quotation marks of the language.
  public let quotationMarks: QuotationMarks

  /// Looks up the facts of a locale.
  ///
  /// Facts that CLDR has for no such locale are those of the nearest one that it inherits from, and
  /// never those of another script: `az-Arab` has the root's quotation marks, not those of `az`.
  /// Nil for text that is no locale identifier, and for languages whose script CLDR does not know.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier.
  public init?(locale: String) {
    guard let identifier = LocaleIdentifier(locale), let maximized = identifier.key.maximized,
      let script = maximized.script
    else { return nil }
    language = maximized.language
    self.script = script
    region = maximized.region
    layoutDirection = UserInterfaceLayoutDirection(WritingDirection(script: script))
    let source = identifier.key.withScript.dataIdentifier
    (numberingSystem, digits) = Self.numbering(of: source, asked: identifier.numbers)
    let marks = DataSource.locales.quotationMarks(of: source) ?? []
    quotationMarks =
      marks.count == 4
      ? QuotationMarks(
        start: marks[0], end: marks[1], alternateStart: marks[2], alternateEnd: marks[3])
      : QuotationMarks(
        start: "\u{201C}", end: "\u{201D}", alternateStart: "\u{2018}", alternateEnd: "\u{2019}")
  }

  /// The ten digits of a locale, as ``digits``, without its other facts; nil for text that is no locale identifier.
  package static func digits(ofLocale locale: String) -> [Character]? {
    LocaleIdentifier(locale).map { identifier in
      numbering(of: identifier.key.withScript.dataIdentifier, asked: identifier.numbers).digits
    }
  }

  /// The numbering system of a locale that has data, and its digits.
  private static func numbering(
    of source: String, asked: String?
  ) -> (name: String, digits: [Character]) {
    let names = [
      asked == "native" ? DataSource.locales.nativeNumberingSystem(of: source) : asked,
      DataSource.locales.numberingSystem(of: source),
    ]
    for case let name? in names {
      // Each digit is one scalar, whatever its neighbours.
      let digits = DataSource.locales.digits(ofNumberingSystem: name)?.unicodeScalars.map(
        Character.init)
      if let digits, digits.count == 10 { return (name, digits) }
    }
    return ("latn", ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }
}
