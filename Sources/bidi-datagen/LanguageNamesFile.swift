#if ICU
  import BidiICU

  /// The English names of languages, by which bidi-fix names the tag that is meant.
  enum LanguageNamesFile {
    static let file = GeneratedFile(
      path: "Sources/bidi-fix/Frontend/LanguageNames+Generated.swift",
      versionLine: "let generatedLanguageNamesVersion = \"\(ICUVersion.summary)\"",
      contents: contents)

    private static func contents() throws -> String {
      // Other languages have three letters; of those one is written from right to left in many apps.
      let languages = LocaleData.isoLanguages().filter { $0.utf8.count == 2 || $0 == "ckb" }
      var rows: [String] = []
      for language in languages {
        let name = try LocaleData.englishName(ofLanguage: language)
        if name != language { rows.append("\(language) \(name.lowercased())") }
      }
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The versions of the data.
        let generatedLanguageNamesVersion = "\(ICUVersion.summary)"

        /// Languages, one a line: the tag, a space, the English name in lowercase.
        let generatedLanguageNames = \"\"\"
        \(rows.map { "  \($0)\n" }.joined())  \"\"\"

        """
    }
  }
#endif
