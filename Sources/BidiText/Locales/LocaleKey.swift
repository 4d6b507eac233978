/// A language, with a script and a region where they are named.
///
/// The codes are those of today (`he`, not `iw`), in the usual case: `ar`, `Arab`, `EG`.
struct LocaleKey: Hashable, Sendable {
  /// A language code of two to eight letters; `und` where none is named.
  var language: String
  /// A script code of four letters.
  var script: String?
  /// A region code of two letters or three digits.
  var region: String?

  /// The identifier as ICU spells it: `ar_Arab_EG`.
  var identifier: String {
    ([language, script, region] as [String?]).compactMap(\.self).joined(separator: "_")
  }

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    // Zzzz and ZZ say that the script and the region are not known.
    self.script = script == "Zzzz" ? nil : script.map(Self.baseScript)
    self.region = region == "ZZ" ? nil : region
  }

  /// Reads an identifier that ICU wrote, such as `ar_Arab_EG` or `en_GB_oxendict`.
  init(icu identifier: some StringProtocol) {
    var script: String?
    var region: String?
    let parts = identifier.split(separator: "_", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      if script == nil, region == nil, part.utf8.count == 4, part.utf8.allSatisfy(\.isASCIILetter) {
        script = String(part)
      } else if region == nil, (2...3).contains(part.utf8.count) {
        region = String(part)
      } else {
        break
      }
    }
    // ICU leaves the place of an unknown language empty: _Latn_AQ.
    let language = parts.first.map { String($0) } ?? ""
    self.init(language: language.isEmpty ? "und" : language, script: script, region: region)
  }

  /// The key with its likely script and region; nil if the script is not known.
  ///
  /// A script that CLDR has no language for (`Qqqq`) is not known, unless it stands after a language that is.
  var maximized: LocaleKey? {
    if let script, language == "und" || isUnknownLanguage, !LocaleTables.isKnown(script: script) {
      return nil
    }
    if script == nil, let later = Self.laterScripts[language] {
      return LocaleKey(language: language, script: later.script, region: region ?? later.region)
    }
    let maximized = LocaleKey(icu: DataSource.locales.maximized(identifier))
    return maximized.script == nil ? nil : maximized
  }

  /// Whether CLDR has no likely script for the language.
  private var isUnknownLanguage: Bool {
    LocaleKey(icu: DataSource.locales.maximized(language)).script == nil
  }

  /// The key with its likely script, and its likely language where none is named.
  ///
  /// The region stays as it is: `zh_TW` is `zh_Hant_TW`, and `zh` is `zh_Hans`.
  var withScript: LocaleKey {
    guard let maximized else { return self }
    return LocaleKey(language: maximized.language, script: maximized.script, region: region)
  }

  /// Right-to-left languages whose likely script came into CLDR after version 42, as its version 44 has them.
  private static let laterScripts: [String: (script: String, region: String)] = [
    "acm": ("Arab", "IQ"), "azb": ("Arab", "IR"), "jpr": ("Hebr", "IL"), "jrb": ("Hebr", "IL"),
  ]

  /// Styles of a script that have codes of their own count as the script (ISO 15924).
  private static func baseScript(_ script: String) -> String {
    switch script {
    case "Aran": "Arab"
    case "Syre", "Syrj", "Syrn": "Syrc"
    default: script
    }
  }
}
