import LocalizationFiles

/// The English name of a language in the place of a tag, as in `hebrew/` and `Farsi.lproj`.
struct LanguageName: Sendable {
  /// The name as the path or the file writes it.
  let name: String

  /// The tag of the language.
  let tag: String

  /// Finds the name of a language in a path; nil if there is none.
  init?(inPath path: String) {
    for word in TranslatedPath.words(of: path) {
      if let tag = Self.tag(of: word) {
        (name, self.tag) = (word, tag)
        return
      }
    }
    return nil
  }

  /// Nil if the word is no name of a language.
  init?(_ word: String) {
    guard let tag = Self.tag(of: word) else { return nil }
    (name, self.tag) = (word, tag)
  }

  /// A clause for notes, such as `"hebrew" is no locale, he is`.
  var words: String { "\"\(name)\" is no locale, \(tag) is" }

  /// Whether a word is the name of a right-to-left language.
  ///
  /// This is called for the path of every unread file, so it does not search the whole list of languages.
  static func isRightToLeft(_ word: String) -> Bool { rightToLeft[word.lowercased()] != nil }

  /// The tag of the language with an English name; nil if there is none.
  static func tag(of word: String) -> String? {
    let name = word.lowercased()
    return rightToLeft[name] ?? all[name]
  }

  /// The tag of the language whose name is a word, a prefix of it, or begins with it; nil if there is none.
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

  /// The two-letter tags of languages by their English names.
  private static let all: [String: String] = {
    let rows = generatedLanguageNames.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)
    }
    return Dictionary(
      rows.filter { $0.count == 2 }.map { (String($0[1]), String($0[0])) }
    ) { first, _ in first }
  }()
}
