public import BidiFormat
import BidiJudge
import MessageSyntax
internal import BidiText
public import Foundation

extension String {
  /// A localized message with its arguments, each isolated where the order needs it: what `String(localized:)` makes,
  /// safe in right-to-left languages.
  ///
  /// ```swift
  /// let name = "\u{5C0F}\u{660E}"
  /// String(bidiLocalized: "\(name) started following you")
  /// // Localizable.strings of Arabic: "%@ started following you" = "%@ \u0628\u062F\u0623 …";
  /// // U+2068, the name, U+2069, and the rest: read from right to left
  /// ```
  ///
  /// The key is made as Foundation makes it (``LocalizableMessage``), and looked up in the `.stringsdict` and then the
  /// `.strings` of a table. Variables of a `.stringsdict` take the form that the language has for the number; a form
  /// `zero` is always that of 0. Numbers are written by Foundation in the digits of the locale. Where no table has the key,
  /// the key is the message.
  ///
  /// - Parameters:
  ///   - message: The message, as an interpolated literal.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle that has the tables; nil for the main bundle.
  ///   - locale: The language to look up, and how numbers are written. Unlike Foundation's, a locale that is given chooses
  ///     the table: by `Localizations.preferred(from:forPreferences:)`, and then the language that the app was developed
  ///     in. Nil for the languages that the bundle takes for the user, and the current locale.
  ///   - mode: How arguments are set apart.
  ///   - comment: What the translator should know.
  /// - Complexity: That of `BidiFormatter`; a table is read once.
  public init(
    bidiLocalized message: LocalizableMessage, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, mode: IsolationMode = .asNeeded, comment: StaticString? = nil
  ) {
    self = message.text(
      key: message.key, table: table, bundle: bundle, locale: locale, mode: mode)
  }

  /// A localized message whose key is not its text.
  ///
  /// ```swift
  /// String(bidiLocalized: "follow.started", defaultValue: "\("Ali") started following you")
  /// // "Ali started following you", where no table has the key
  /// ```
  ///
  /// See ``Swift/String/init(bidiLocalized:table:bundle:locale:mode:comment:)``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - message: The arguments, and the text where no table has the key.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle that has the tables; nil for the main bundle.
  ///   - locale: The language to look up, and how numbers are written; nil as in the other initializer.
  ///   - mode: How arguments are set apart.
  ///   - comment: What the translator should know.
  public init(
    bidiLocalized key: StaticString, defaultValue message: LocalizableMessage,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    mode: IsolationMode = .asNeeded, comment: StaticString? = nil
  ) {
    self = message.text(
      key: key.description, table: table, bundle: bundle, locale: locale, mode: mode)
  }

  #if canImport(Darwin)
    /// A localized resource with its arguments, each isolated where the order needs it.
    ///
    /// Foundation looks the resource up and formats it, and says where the arguments are.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - mode: How arguments are set apart.
    @_disfavoredOverload
    public init(bidiLocalized resource: LocalizedStringResource, mode: IsolationMode = .asNeeded) {
      var options = AttributedString.LocalizationOptions()
      options.applyReplacementIndexAttribute = true
      let marked = AttributedString(localized: resource, options: options)
      self = String(localized: resource)
        .isolatingReplacements(of: marked, locale: resource.locale, mode: mode)
    }
  #endif
}

extension String {
  /// The text with the arguments isolated that another reading of it marks.
  ///
  /// Foundation marks arguments in attributed texts alone, and reads these as Markdown.
  ///
  /// - Parameters:
  ///   - marked: The same text, read as Markdown, with the attribute at its arguments.
  ///   - locale: The locale that the text is written for.
  ///   - mode: How arguments are set apart.
  /// - Returns: The text; as it is where the arguments are not found in it.
  func isolatingReplacements(
    of marked: AttributedString, locale: Locale, mode: IsolationMode
  ) -> String {
    let formatter = BidiFormatter(locale: locale.identifier, mode: mode)
    return (try? ReplacedText(RunTable(marked)).found(in: self)?.isolated(by: formatter)) ?? self
  }
}

extension LocalizableMessage {
  fileprivate func text(
    key: String, table: String?, bundle: Bundle?, locale: Locale?, mode: IsolationMode
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return text(
      of: StringTable.find(key, table: table, in: bundle ?? .main, locale: locale),
      locale: locale, mode: mode)
  }

  /// The text of an entry that was found, with the arguments; that of the key where nothing was found.
  func text(of found: StringTable.Found?, locale: Locale?, mode: IsolationMode) -> String {
    let language = found?.localization ?? (locale ?? .current).identifier
    let format: String
    // A text without arguments is no format, as in Foundation: a percent sign is one.
    var isFormat = !arguments.isEmpty
    switch found?.entry {
    case .format(let text): format = text
    case .plural(let plural):
      let resolved = plural.resolved(arguments, PluralRules(locale: language))
      format = resolved ?? self.key
      isFormat = isFormat || resolved != nil
    case nil: format = self.key
    }
    guard isFormat, let pattern = try? MessagePattern(format) else { return format }
    let formatter = BidiFormatter(direction: WritingDirection(locale: language), mode: mode)
    let formatted = try? formatter.format(pattern) { placeholder throws(MessageError) in
      argument(at: placeholder, in: locale ?? .current)
    }
    return formatted?.text ?? format
  }

  /// What takes the place of a placeholder.
  private func argument(
    at placeholder: MessagePattern.Placeholder, in locale: Locale
  ) -> MessageArgument {
    if case .position(let position) = placeholder.key, placeholder.argument == .text,
      arguments.indices.contains(position), case .argument(let argument) = arguments[position]
    {
      return argument
    }
    return FoundationArgument(placeholder, of: arguments.map { $0.value(in: locale) })
      .message(in: locale)
  }
}

extension LocalizableMessage.Argument {
  /// The argument as `String(format:)` takes it.
  fileprivate func value(in locale: Locale) -> any CVarArg {
    switch self {
    case .text(let text): text
    case .integer(let number): number
    case .unsigned(let number): number
    case .number(let number): number
    case .argument(let argument): String(describing: argument)
    case .formatted(let format): format(locale)
    }
  }
}
