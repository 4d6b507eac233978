public import BidiFormat
public import BidiJudge
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

  /// Looks up the facts of a language.
  ///
  /// ```swift
  /// LocaleFacts(language: Locale.Language(identifier: "uz-AF"))?.script  // "Arab"
  /// ```
  ///
  /// - Parameter language: The language. Nil where its script is not known.
  public init?(language: Locale.Language) { self.init(locale: language.bidiIdentifier) }
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

  /// The plural rules of a language.
  ///
  /// ```swift
  /// PluralRules(language: Locale.Language(identifier: "he"))?.category(of: 2)  // .two
  /// ```
  ///
  /// - Parameter language: The language. Nil for one that is not named.
  public init?(language: Locale.Language) { self.init(locale: language.bidiIdentifier) }
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

  /// Reads a language.
  ///
  /// ```swift
  /// MessageLocale(Locale.Language(identifier: "az-Arab"))?.direction  // .rightToLeft
  /// ```
  ///
  /// - Parameter language: The language. Nil where its script is not known.
  public init?(_ language: Locale.Language) { self.init(language.bidiIdentifier) }
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
  ///   - emptyParagraphs: The direction of empty paragraphs for which no source says anything.
  public init(
    locale: Locale,
    naturalAlignment: NaturalAlignmentPolicy = .followsParagraph,
    leftRight: LeftRightMeaning = .physical,
    directionSources: [ParagraphDirectionSource] = ParagraphDirectionSource.standard,
    emptyParagraphs: EmptyParagraphDirection = .followsPreceding
  ) {
    self.init(
      layoutDirection: locale.layoutDirection ?? .leftToRight, naturalAlignment: naturalAlignment,
      leftRight: leftRight, directionSources: directionSources, emptyParagraphs: emptyParagraphs)
  }
}

extension StringProtocol {
  /// The text, repaired where it would be shown in an order that readers do not accept.
  ///
  /// ```swift
  /// let follow = "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}"
  /// try follow.bidiFixed(locale: Locale(identifier: "ar_EG")).showingControls()  // "‹RLE›小明 بدأ‹PDF›"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the text is written in.
  ///   - containers: The containers that it is shown in.
  ///   - style: The controls that a repair puts in.
  /// - Returns: The text with controls that put it right; the text itself where it is right, or where nothing puts it right.
  /// - Throws: `UnknownLocaleError` where the script of the locale is not known.
  /// - Complexity: O(*n*).
  public func bidiFixed(
    locale: Locale, containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> String {
    try bidiFixed(locale: locale.identifier, containers: containers, style: style)
  }
}

extension Sequence where Element: StringProtocol {
  /// The texts, each repaired where it would be shown in an order that readers do not accept.
  ///
  /// ```swift
  /// let labels = try ["abc \u{05D0}", "\u{05D0}"].bidiFixed(locale: Locale(identifier: "he_IL"))
  /// labels.map { $0.showingControls() }  // ["‹RLE›abc א‹PDF›", "א"]
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the texts are written in.
  ///   - containers: The containers that they are shown in.
  ///   - style: The controls that repairs put in.
  /// - Returns: The texts, in order. One judge serves all: lines of one shape are judged once.
  /// - Throws: `UnknownLocaleError` where the script of the locale is not known.
  public func bidiFixed(
    locale: Locale, containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> [String] {
    try bidiFixed(locale: locale.identifier, containers: containers, style: style)
  }
}
