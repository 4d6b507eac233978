/// Where locale data comes from: ICU where there is libicu, Foundation elsewhere.
enum LocaleSource {}

#if canImport(BidiICU) && !BIDI_GENERATED_TABLES
  private import BidiICU

  extension LocaleSource {
    /// The script that a locale is most likely written in, nil where none is known.
    static func likelyScript(of locale: String) -> String? {
      try? LocaleData.likelyScript(of: locale)
    }

    /// Whether a script is written right to left.
    static func isRightToLeft(script: String) -> Bool { LocaleData.isRightToLeft(script: script) }
  }
#else
  private import Foundation

  extension LocaleSource {
    static func likelyScript(of locale: String) -> String? {
      // Foundation has no old codes in its data: their successors are asked for.
      let parts = locale.split(separator: "@")[0].replacing("_", with: "-")
      let successors = ["iw": "he", "ji": "yi", "in": "id"]
      let language = String(parts.prefix { $0 != "-" }).lowercased()
      let identifier = (successors[language] ?? language) + parts.dropFirst(language.count)
      let maximal = Locale.Language(identifier: identifier).maximalIdentifier
      return Locale.Language(identifier: maximal).script?.identifier
    }

    static func isRightToLeft(script: String) -> Bool {
      generatedRightToLeftScripts.contains(script)
    }
  }
#endif
