/// Words that lead to a word behind them, so that a sentence does not end with one.
///
/// They never make a finding. They hold a repair back until a person looked: the text may be in visual order.
///
/// Source: `Resources/DanglingWords.txt`, which names the source of each list.
enum DanglingWords {
  /// Whether a text of a language does not end with a word.
  static func leads(_ word: String, inLanguage language: String) -> Bool {
    words[language]?.contains(word) == true
  }

  /// Whether the noun stands before what belongs to it in a language: "network VPN", where English has "VPN network".
  ///
  /// Source: The World Atlas of Language Structures, feature 86A, order of genitive and noun.
  static func hasNounFirst(_ language: String) -> Bool {
    switch language {
    case "ar", "ckb", "fa", "he": true
    default: false
    }
  }

  /// Whether a word has the article, with which no noun stands before what belongs to it.
  ///
  /// Arabic writes it onto the word; in Hebrew its letter begins other words too. Source: Ryding, A Reference Grammar of
  /// Modern Standard Arabic, 8.1.
  static func hasArticle(_ word: Substring.UnicodeScalarView, inLanguage language: String) -> Bool {
    language == "ar" && word.starts(with: "\u{0627}\u{0644}".unicodeScalars) && word.count > 3
  }

  /// Whether a word is a prefix of one letter.
  ///
  /// Alone such a letter is also a number, as in "part B".
  static func isPrefix(_ word: String, inLanguage language: String) -> Bool {
    prefixes[language]?.contains(word) == true
  }
}
