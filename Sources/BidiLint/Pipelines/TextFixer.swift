private import BidiText
private import LocalizationFiles

/// Repairs texts of a locale, as ``Fixer`` repairs the values of files.
///
/// ```swift
/// let fixer = try TextFixer(locale: "he")
/// let fixed = fixer.fix("abc \u{05D0}")
/// fixed.text.showingControls()  // "‹RLE›abc א‹PDF›"
/// fixed.fixed.map(\.rule)  // ["base-direction"]
/// ```
public struct TextFixer: Sendable {
  /// The locale that the texts are written in.
  public let locale: LintLocale

  /// The containers, the style, and the samples.
  public let options: LintOptions

  private let fixer: Fixer

  /// Makes a fixer of texts.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47, ICU or Apple identifier.
  ///   - options: The containers that texts are shown in, the style of repairs, the samples and the rules.
  ///   - includesUnsafe: Whether fixes are made that a person should look at.
  /// - Throws: ``UnknownLocaleError`` where the script of the locale is not known.
  public init(
    locale: String, options: LintOptions = LintOptions(), includesUnsafe: Bool = false
  ) throws(UnknownLocaleError) {
    guard let known = LintLocale(locale) else { throw UnknownLocaleError(identifier: locale) }
    self.init(locale: known, options: options, includesUnsafe: includesUnsafe)
  }

  /// Makes a fixer of texts of a locale that is known.
  public init(
    locale: LintLocale, options: LintOptions = LintOptions(), includesUnsafe: Bool = false
  ) {
    self.locale = locale
    self.options = options
    var fixer = Fixer(linter: Linter(options: options), includesUnsafe: includesUnsafe)
    fixer.changesControlsAlone = true
    self.fixer = fixer
  }

  /// Repairs a text where it would be shown in the wrong order.
  ///
  /// The result is that of ``Fixer/fix(_:locale:base:)`` for a file with this value, by the rules whose
  /// fixes change controls alone; findings of the others are left. A text that needs no
  /// repair, or has none, comes back as it is and is not copied. Fixing twice is fixing once.
  public func fix(_ text: String) -> FixedText {
    do throws(Fixer.Failure) {
      let outcome = try fixer.fix(LocalizationFile(text: text), locale: locale)
      guard outcome.isChanged, let repaired = outcome.repaired.entries.first?.value.string else {
        return FixedText(unchanged: text, remaining: outcome.remaining)
      }
      guard let edited = EditedText(text, controlsChangedTo: repaired) else {
        throw .damaged(rule: outcome.fixed[0].rule, key: nil)
      }
      return FixedText(edited: edited, fixed: outcome.fixed, remaining: outcome.remaining)
    } catch {
      return FixedText(unchanged: text, failure: error)
    }
  }
}

/// A locale of which no script is known, so that nothing can be said of its direction.
public struct UnknownLocaleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The identifier, as it was given.
  public let identifier: String

  /// Makes the error.
  public init(identifier: String) { self.identifier = identifier }

  /// The error in one sentence.
  public var description: String {
    "no script is known for the locale \"\(identifier)\"; give a tag such as ar, fa-IR or az-Arab"
  }
}
