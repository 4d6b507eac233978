/// Words that lead to a word behind them, so that a sentence does not end with one.
///
/// Prepositions and conjunctions alone; what is also a noun, an adverb or a verb in common use is left out,
/// as Hebrew *asher* (also "confirm") and *bli*. Urdu and other languages with postpositions have
/// conjunctions alone.
///
/// Source: the categories of prepositions and conjunctions of the English Wiktionary for each language.
enum DanglingWords {
  /// The words of a language; empty where it has no list.
  static func words(ofLanguage language: String) -> Set<String> { lists[language] ?? [] }

  /// Hebrew prefixes of one letter: *ha-*, *le-*, *be-*, *mi-*, *she-*, *ke-*, *ve-*.
  ///
  /// Alone they are also numbers, as in "part B".
  static let hebrewPrefixes: Set<String> = [
    "\u{05D4}", "\u{05DC}", "\u{05D1}", "\u{05DE}", "\u{05E9}", "\u{05DB}", "\u{05D5}",
  ]

  /// Letters that stand at the ends of words alone: Hebrew's kaf, mem, nun, pe and tsadi, Arabic's *ta marbuta*.
  static let finalLetters: [String: [Unicode.Scalar]] = {
    let hebrew: [Unicode.Scalar] = [
      "\u{05DA}", "\u{05DD}", "\u{05DF}", "\u{05E3}", "\u{05E5}",
    ]
    return ["he": hebrew, "yi": hebrew, "ar": ["\u{0629}"]]
  }()

  private static let lists: [String: Set<String>] = [
    // el, shel, im, al, et, min, bein, o, ki, ad, etsel, yedei, avur, lefi, biglal, kmo, ela
    "he": [
      "\u{05D0}\u{05DC}", "\u{05E9}\u{05DC}", "\u{05E2}\u{05DD}", "\u{05E2}\u{05DC}",
      "\u{05D0}\u{05EA}", "\u{05DE}\u{05DF}", "\u{05D1}\u{05D9}\u{05DF}", "\u{05D0}\u{05D5}",
      "\u{05DB}\u{05D9}", "\u{05E2}\u{05D3}", "\u{05D0}\u{05E6}\u{05DC}",
      "\u{05D9}\u{05D3}\u{05D9}",
      "\u{05E2}\u{05D1}\u{05D5}\u{05E8}", "\u{05DC}\u{05E4}\u{05D9}",
      "\u{05D1}\u{05D2}\u{05DC}\u{05DC}", "\u{05DB}\u{05DE}\u{05D5}", "\u{05D0}\u{05DC}\u{05D0}",
    ],
    // ila, min, ala, fi, an, hatta, mundhu, aw, thumma, lakin, bayna, inda, lada, li-, bi-, wa-, nahwa, illa, maa, hawla
    "ar": [
      "\u{0625}\u{0644}\u{0649}", "\u{0627}\u{0644}\u{0649}", "\u{0645}\u{0646}",
      "\u{0639}\u{0644}\u{0649}", "\u{0641}\u{064A}", "\u{0639}\u{0646}",
      "\u{062D}\u{062A}\u{0649}", "\u{0645}\u{0646}\u{0630}", "\u{0623}\u{0648}",
      "\u{062B}\u{0645}", "\u{0644}\u{0643}\u{0646}", "\u{0628}\u{064A}\u{0646}",
      "\u{0639}\u{0646}\u{062F}", "\u{0644}\u{062F}\u{0649}", "\u{0644}\u{0640}",
      "\u{0628}\u{0640}",
      "\u{0648}", "\u{0646}\u{062D}\u{0648}", "\u{0625}\u{0644}\u{0627}",
      "\u{0645}\u{0639}", "\u{062D}\u{0648}\u{0644}",
    ],
    // be, az, dar, ba, bar, baraye, ta, va, ya, ke, bedune, be vasileye
    "fa": [
      "\u{0628}\u{0647}", "\u{0627}\u{0632}", "\u{062F}\u{0631}", "\u{0628}\u{0627}",
      "\u{0628}\u{0631}", "\u{0628}\u{0631}\u{0627}\u{06CC}", "\u{062A}\u{0627}", "\u{0648}",
      "\u{06CC}\u{0627}", "\u{06A9}\u{0647}", "\u{0628}\u{062F}\u{0648}\u{0646}",
    ],
    // aur, ya, ke (that), lekin, magar
    "ur": [
      "\u{0627}\u{0648}\u{0631}", "\u{06CC}\u{0627}", "\u{06A9}\u{06C1}",
      "\u{0644}\u{06CC}\u{06A9}\u{0646}", "\u{0645}\u{06AF}\u{0631}",
    ],
    // le, be, bo, legel, û, yan, ke
    "ckb": [
      "\u{0644}\u{06D5}", "\u{0628}\u{06D5}", "\u{0628}\u{06C6}",
      "\u{0644}\u{06D5}\u{06AF}\u{06D5}\u{06B5}", "\u{0648}", "\u{06CC}\u{0627}\u{0646}",
      "\u{06A9}\u{06D5}",
    ],
    // fun, tsu, mit, oyf, un, oder, az
    "yi": [
      "\u{05E4}\u{05D5}\u{05DF}", "\u{05E6}\u{05D5}", "\u{05DE}\u{05D9}\u{05D8}",
      "\u{05D0}\u{05D5}\u{05D9}\u{05E3}", "\u{05D0}\u{05D5}\u{05DF}",
      "\u{05D0}\u{05D3}\u{05E2}\u{05E8}",
    ],
    "en": [
      "to", "of", "by", "from", "with", "in", "on", "at", "for", "about", "and", "or", "as", "than",
      "into", "after", "before", "until", "since", "between", "via", "the", "a", "an", "is", "are",
    ],
  ]
}
