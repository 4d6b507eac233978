import BidiText

/// Words that need another word after them, so that a sentence does not end with them.
///
/// They never make a finding. They hold a repair back until a person looks, because the text may be in visual order.
///
/// Source: `Resources/DanglingWords.txt`, which names the source of each list.
enum DanglingWords {
  /// The language whose words a language shares: Arabic for the forms of Arabic, Persian for Dari.
  ///
  /// Source: ISO 639-3, the macrolanguages `ara` and `fas`, those of which `LocaleName` knows.
  static func written(_ language: String) -> String {
    switch language {
    case "acm", "aeb", "ajp", "apc", "arb", "arq", "ars", "ary", "arz", "shu": "ar"
    case "pes", "prs": "fa"
    case "sdh": "ckb"
    default: language
    }
  }

  /// Whether no text of a language ends with a word.
  static func leads(_ word: String, inLanguage language: String) -> Bool {
    words[written(language)]?.contains(word) == true
  }

  /// Whether a language puts a noun before its modifier: "network VPN", where English has "VPN network".
  ///
  /// Source: The World Atlas of Language Structures, feature 86A, order of genitive and noun.
  static func hasNounFirst(_ language: String) -> Bool {
    switch written(language) {
    case "ar", "ckb", "fa", "he": true
    default: false
    }
  }

  /// Whether a language puts a noun after its modifier, as English does: "window manager settings".
  ///
  /// Source: The World Atlas of Language Structures, feature 86A, order of genitive and noun.
  static func hasNounLast(_ language: String) -> Bool {
    switch written(language) {
    case "ps", "sd", "ug", "ur": true
    default: false
    }
  }

  /// Whether a word has the article.
  ///
  /// A noun with the article has no modifier after it.
  ///
  /// Arabic writes the article as a part of the word. In Hebrew its letter begins other words too, so nothing is
  /// known. Source: Ryding, A Reference Grammar of Modern Standard Arabic, 8.1.
  static func hasArticle(_ word: Substring.UnicodeScalarView, inLanguage language: String) -> Bool {
    written(language) == "ar" && word.starts(with: "\u{0627}\u{0644}".unicodeScalars)
      && word.count > 3
  }

  /// Whether a word is a prefix: one letter that is written onto the next word.
  ///
  /// Such a letter alone can also be a number, as in "part B".
  static func isPrefix(_ word: String, inLanguage language: String) -> Bool {
    prefixes[written(language)]?.contains(word) == true
  }

  /// Whether a text begins with a word or phrase that begins a sentence of a language.
  static func beginsSentence(_ text: Substring, inLanguage language: String) -> Bool {
    starts[written(language)]?.contains { text.hasPrefix($0 + " ") } == true
  }

  /// Whether a word is an ending or a postposition of the word before it, also of a foreign one.
  static func isEnding(_ word: String, inLanguage language: String) -> Bool {
    endings[written(language)]?.contains(word) == true
  }

  /// Whether a word is the infinitive of a verb that makes one verb with the noun before it, also with a foreign one.
  static func makesVerb(_ word: String, inLanguage language: String) -> Bool {
    lightVerbs[written(language)]?.contains(word) == true
  }

  /// Whether a word is a verb that ends a sentence of a language.
  static func endsSentence(_ word: String, inLanguage language: String) -> Bool {
    ends[written(language)]?.contains(word) == true
  }

  /// Whether an Arabic text ends with "was not …" or "… is going on" and a verbal noun without an article, whose object must follow:
  /// `\u{0644}\u{0645} \u{064A}\u{062A}\u{0645} \u{062A}\u{0646}\u{0632}\u{064A}\u{0644}`, "was not downloaded".
  ///
  /// A pronoun at the noun, a preposition before it and an adverb need nothing more. Source: Ryding, A Reference Grammar of Modern
  /// Standard Arabic, 5.7 and 39: the verbal noun in the construct.
  static func lacksObject(_ text: some StringProtocol, inLanguage language: String) -> Bool {
    guard written(language) == "ar" else { return false }
    func isSeparator(_ character: Character) -> Bool {
      character.isWhitespace || character == "." || character == "!"
    }
    /// The last word of a text.
    func lastWord(_ text: some StringProtocol) -> Substring? {
      guard let last = text.lastIndex(where: { !isSeparator($0) }) else { return nil }
      let before = text[..<last].lastIndex(where: isSeparator)
      return Substring(text[(before.map(text.index(after:)) ?? text.startIndex)...last])
    }
    guard let noun = lastWord(text), let verb = lastWord(text[..<noun.startIndex]),
      passives.contains(String(verb)), noun.unicodeScalars.count > 2,
      noun.unicodeScalars.allSatisfy({ $0.bidiClass.strongDirection == .rightToLeft }),
      !hasArticle(Substring(noun).unicodeScalars, inLanguage: language)
    else { return false }
    return !["\u{0628}", "\u{0644}", "\u{0648}"].contains(noun.prefix(1))
      && !["\u{0647}", "\u{0627}", "\u{0647}\u{0645}", "\u{0643}", "\u{0643}\u{0645}", "\u{064A}"]
        .contains(where: noun.hasSuffix)
  }

  private static let passives: Set<String> = [
    "\u{064A}\u{062A}\u{0645}", "\u{062A}\u{0645}", "\u{062A}\u{062A}\u{0645}",
    "\u{062A}\u{0645}\u{062A}",
    "\u{062C}\u{0627}\u{0631}\u{064A}", "\u{062C}\u{0627}\u{0631}",
  ]
}
