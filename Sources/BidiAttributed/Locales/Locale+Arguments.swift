public import BidiMessages
public import BidiText
public import Foundation

extension WritingDirection {
  /// The direction of a locale, by the script that it is written in.
  ///
  /// ```swift
  /// WritingDirection(locale: Locale(identifier: "fa_IR"))  // .rightToLeft
  /// ```
  ///
  /// - Parameter locale: The locale. Nil where its script is not known.
  public init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension UserInterfaceLayoutDirection {
  /// The direction of an interface in a locale.
  ///
  /// - Parameter locale: The locale. Nil where its script is not known.
  public init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension PhysicalAlignment {
  /// The natural alignment of text in a locale's interface.
  ///
  /// - Parameter locale: The locale. Nil where its script is not known.
  public init?(naturalForLocale locale: Locale) { self.init(naturalForLocale: locale.identifier) }
}

extension DirectionStrategy {
  /// The direction of a locale, whatever the text holds.
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The strategy.
  public static func locale(_ locale: Locale) -> DirectionStrategy { .locale(locale.identifier) }
}

extension LocaleFacts {
  /// Looks up the facts of a locale.
  ///
  /// ```swift
  /// LocaleFacts(locale: Locale(identifier: "fa_IR"))?.numberingSystem  // "arabext"
  /// ```
  ///
  /// - Parameter locale: The locale. Nil where its script is not known.
  public init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension PluralRules {
  /// The plural rules of a locale.
  ///
  /// ```swift
  /// PluralRules(locale: Locale(identifier: "ar_EG"))?.category(of: 3)  // .few
  /// ```
  ///
  /// - Parameter locale: The locale. Nil for an identifier that names none.
  public init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension Localizations {
  /// The localizations for a reader, the best first and then those that it falls back on.
  ///
  /// ```swift
  /// let languages = ["en", "uz", "uz-Arab"].map { Locale.Language(identifier: $0) }
  /// let reader = Locale.Language(identifier: "uz-AF")
  /// Localizations.preferred(from: languages, forPreferences: [reader]) == [languages[2]]  // true
  /// ```
  ///
  /// See `Localizations.preferred(from:forPreferences:)` for identifiers.
  ///
  /// - Parameters:
  ///   - localizations: The languages that the app has.
  ///   - preferences: The languages that the reader wants, the most wanted first.
  /// - Returns: Elements of `localizations`, each once.
  public static func preferred(
    from localizations: [Locale.Language], forPreferences preferences: [Locale.Language]
  ) -> [Locale.Language] {
    let named = Dictionary(
      localizations.map { ($0.bidiIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    return preferred(
      from: localizations.map(\.bidiIdentifier),
      forPreferences: preferences.map(\.bidiIdentifier)
    ).compactMap { named[$0] }
  }
}

extension MessageLocale {
  /// Reads a locale.
  ///
  /// ```swift
  /// MessageLocale(Locale(identifier: "he_IL"))?.script  // "Hebr"
  /// ```
  ///
  /// - Parameter locale: The locale. Nil where its script is not known.
  public init?(_ locale: Locale) { self.init(locale.identifier) }
}

extension BidiFormatter {
  /// A formatter for messages of a locale.
  ///
  /// ```swift
  /// let formatter = BidiFormatter(locale: Locale(identifier: "ar_EG"))
  /// try formatter.format("%d \u{0631}", 3).text  // "\u{0663} \u{0631}"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale. Where its direction is not known, each pattern says its own.
  ///   - mode: How arguments are set apart.
  public init(locale: Locale, mode: IsolationMode = .asNeeded) {
    self.init(locale: locale.identifier, mode: mode)
  }
}

extension ParagraphEnvironment {
  /// Makes the environment of an interface in a locale.
  ///
  /// ```swift
  /// ParagraphEnvironment(locale: Locale(identifier: "he_IL")).layoutDirection  // .rightToLeft
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale of the interface; one whose direction is not known is taken for left to right.
  ///   - naturalAlignment: What natural alignment follows.
  ///   - leftRight: What left and right mean in styles.
  ///   - directionSources: Where directions come from, the first one first.
  public init(
    locale: Locale,
    naturalAlignment: NaturalAlignmentPolicy = .followsParagraph,
    leftRight: LeftRightMeaning = .physical,
    directionSources: [ParagraphDirectionSource] = ParagraphDirectionSource.standard
  ) {
    self.init(
      layoutDirection: locale.layoutDirection ?? .leftToRight, naturalAlignment: naturalAlignment,
      leftRight: leftRight, directionSources: directionSources)
  }
}
