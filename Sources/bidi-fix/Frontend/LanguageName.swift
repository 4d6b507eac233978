import LocalizationFiles

/// The English name of a language where a tag should stand, as in `hebrew/` and `Farsi.lproj`.
struct LanguageName: Sendable {
  /// The name as it was written.
  let name: String

  /// The tag of the language.
  let tag: String

  /// The name of a language in a path, the likeliest part first; nil for none.
  init?(inPath path: String) {
    for word in TranslatedPath.words(of: path) {
      if let tag = Self.tag(of: word) {
        (name, self.tag) = (word, tag)
        return
      }
    }
    return nil
  }

  /// Nil for a word that is no name of a language.
  init?(_ word: String) {
    guard let tag = Self.tag(of: word) else { return nil }
    (name, self.tag) = (word, tag)
  }

  /// What is said of it, as a clause.
  var words: String { "\"\(name)\" is no locale, \(tag) is" }

  /// Whether a word names a language that is written from right to left.
  ///
  /// Takes no time: every file that is not read is asked.
  static func isRightToLeft(_ word: String) -> Bool { rightToLeft[word.lowercased()] != nil }

  /// The tag of the language that a word names in English; nil for none.
  static func tag(of word: String) -> String? {
    let name = word.lowercased()
    return rightToLeft[name] ?? all[name]
  }

  /// The tag of the language whose name a word is, or begins, or begins with; nil for none.
  static func nearestTag(to word: String) -> String? {
    if let tag = tag(of: word) { return tag }
    let name = word.lowercased()
    guard name.count >= 4 else { return nil }
    return all.filter { $0.key.hasPrefix(name) || name.hasPrefix($0.key) }
      .min { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?.value
  }

  private static let rightToLeft = [
    "arabic": "ar", "dari": "fa-AF", "dhivehi": "dv", "divehi": "dv", "farsi": "fa", "hebrew": "he",
    "pashto": "ps", "persian": "fa", "sindhi": "sd", "sorani": "ckb", "uighur": "ug", "urdu": "ur",
    "uyghur": "ug", "yiddish": "yi",
  ]

  /// The languages of two letters by their English names.
  private static let all: [String: String] = {
    let rows = generatedLanguageNames.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)
    }
    return Dictionary(
      rows.filter { $0.count == 2 }.map { (String($0[1]), String($0[0])) }
    ) { first, _ in first }
  }()
}
