public import BidiText
public import LocalizationFiles

/// A text that was typed in the order in which it should be seen, and not in that of reading.
public struct VisualOrderSuspectRule: Rule {
  /// The name of the rule.
  public static let id = "visual-order-suspect"
  /// Readers see a wrong text, and no mark helps.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A text seems typed in the order in which it should be seen, not in that of reading."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .beyondLatin
  /// A mark makes such a text worse.
  public static let blocksOtherFixes = true

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A value of a right-to-left language that begins with a Latin word or an argument and ends with a word that \
      leads to another one: a preposition such as "to" or "of", a conjunction such as "and". With --base also \
      where the Latin word or argument stands in the middle, and the base language's text does not end with \
      such a word. A value that begins so and whose "nor" stands before its "neither". And a value that begins \
      with the full stop or question mark of a sentence that has none at its end. Beside the base language's \
      text, or a key that is one: a text of a language that says "mode VPN", which begins as English does, "VPN \
      mode"; and one that begins and ends with the Latin words that end and begin the other. In Hebrew, a Latin \
      word glued to the first letter where a prefix of one letter ends the text. And words that begin with a letter of \
      the ends of words, such as Hebrew's final letters.
      """,
    matters: """
      Somebody moved the words until the editor showed them as wanted: in a left-to-right editor, or by an old program \
      that does not reorder. A text engine puts them in order once more, and readers meet "to Donate" in the \
      place of "Donate to". A control makes it worse.
      """,
    examples: [
      .init("he", wrong: #""share" = "%@ שתף עם";"#, right: #""share" = "שתף עם %@";"#),
      .init("he", wrong: #""ask" = "?האם להמשיך";"#, right: #""ask" = "האם להמשיך?";"#),
    ],
    fixSafety: nil,
    fix: """
      None, ever: which order was meant, only a person can say. No other rule changes such a value. If it is \
      right as it is, switch the rule off for the entry, and the others work again.
      """,
    sources: [
      "UAX #9, section 2: text is stored in logical order",
      "Word lists: the English Wiktionary's prepositions and conjunctions of Hebrew, Arabic, Persian, Urdu,"
        + " Central Kurdish and Yiddish; of languages with postpositions conjunctions alone",
      "Pairs of words: Urdu's correlative conjunction na to … na hi (neither … nor); no other language has one yet",
    ])

  /// Looks at one entry.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] {
    guard let locale = context.locale, locale.direction == .rightToLeft else { return [] }
    let text = context.strippedValue(of: entry)
    let base = context.base?.text(forKey: entry.key.string)
    guard
      let message = Self.suspicion(
        text, locale, base: base, baseLanguage: context.base?.locale?.language)
        ?? (Self.beginsLatin(text)
          ? Self.suspicion(text, locale, beside: base ?? entry.key.string) : nil)
    else { return [] }
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string, message: message,
        help:
          "put the words in the order of reading; controls cannot mend this, and none are written")
    ]
  }

  /// Why a text looks typed in visual order, as a sentence; nil where it does not.
  static func suspicion(
    _ text: String, _ locale: LintLocale, base: String?, baseLanguage: String?
  ) -> String? {
    if let mark = leadingMark(of: text, base: base) {
      return "the text begins with \"\(mark)\", which belongs behind its last word:"
        + " it seems typed in the order in which it should be seen"
    }
    if let message = loosePrefix(of: text, locale) { return message }
    if let (word, letter) = wordFromItsEnd(in: text, language: locale.language) {
      return
        "\"\(word)\" begins with \"\(letter)\", which ends words: its letters seem typed in the order in which they"
        + " should be seen"
    }
    // Few texts hold such a pair; that is looked for first.
    if let pair = CorrelativeWords.reversedPair(in: text, language: locale.language),
      let first = foreignStretches(of: text).first, isBlank(text[..<first.lowerBound])
    {
      return
        "\"\(text[first])\" stands at the beginning, and \"\(pair.second)\" before \"\(pair.first)\", which it"
        + " answers: it seems typed in the order in which it should be seen"
    }
    guard let word = lastWord(of: text, in: DanglingWords.words(ofLanguage: locale.language))
    else { return nil }
    let other = foreignStretches(of: text)
    guard let first = other.first else { return nil }
    let baseEndsAlike =
      base.flatMap { base in
        lastWord(of: base).map {
          DanglingWords.words(ofLanguage: baseLanguage ?? "").contains($0.lowercased())
        }
      }
    if baseEndsAlike == true { return nil }
    let isAtStart = isBlank(text[..<first.lowerBound])
    guard isAtStart || baseEndsAlike == false else { return nil }
    return
      "the text ends with \"\(word)\", which leads to another word, and \"\(text[first])\" stands"
      + (isAtStart ? " at its beginning" : " before it")
      + ": it seems typed in the order in which it should be seen"
  }

  /// Why a text looks typed in visual order beside that of the base language, as a sentence.
  private static func suspicion(
    _ text: String, _ locale: LintLocale, beside base: String
  ) -> String? {
    if let name = ForeignOrder.compoundHead(of: text, base: base, language: locale.language) {
      return
        "\"\(name)\" stands before the noun as in \"\(base)\", and belongs behind it in this language:"
        + " it seems typed in the order in which it should be seen"
    }
    if let (first, last) = ForeignOrder.exchangedEnds(
      of: text, base: base, language: locale.language)
    {
      return
        "the text begins with \"\(first)\" and ends with \"\(last)\", and \"\(base)\" the other way round:"
        + " it seems typed in the order in which it should be seen"
    }
    return nil
  }

  /// A Hebrew prefix of one letter at the end of a text whose first word is Latin and has no space behind it.
  private static func loosePrefix(of text: String, _ locale: LintLocale) -> String? {
    guard locale.language == "he", beginsLatin(text),
      let letter = lastWord(of: text, in: DanglingWords.hebrewPrefixes),
      let first = foreignStretches(of: text).first, isBlank(text[..<first.lowerBound]),
      text[first.upperBound...].unicodeScalars.first?.bidiClass.strongDirection == .rightToLeft
    else { return nil }
    return
      "the text ends with \"\(letter)\", which is written onto the next word, and \"\(text[first])\" stands glued"
      + " to its beginning: it seems typed in the order in which it should be seen"
  }

  /// A word that begins with a letter of the ends of words: a final letter of Hebrew and Yiddish, or Arabic's U+0629.
  private static func wordFromItsEnd(
    in text: String, language: String
  ) -> (word: Substring, letter: Unicode.Scalar)? {
    guard let finals = DanglingWords.finalLetters[language] else { return nil }
    let scalars = text.unicodeScalars
    var before: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      // Few letters are asked more.
      if finals.contains(scalar), before?.continuesWord != true {
        let word = scalars[index...].prefix { $0.properties.isAlphabetic }
        if word.count > 1 { return (Substring(word), scalar) }
      }
      before = scalar
    }
    return nil
  }

  /// The mark of the end of a sentence, where it stands before the first letter alone.
  private static func leadingMark(of text: String, base: String?) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.endsSentence, scalars.count > 1,
      base?.unicodeScalars.first?.endsSentence != true,
      scalars[scalars.index(after: scalars.startIndex)].bidiClass.strongDirection == .rightToLeft,
      // A file name's ending is one word.
      text.contains(where: \.isWhitespace),
      let last = scalars.last(where: { !$0.properties.isWhitespace }),
      last.properties.isAlphabetic
    else { return nil }
    return first
  }

  /// The last word behind a white space, where it is made of letters alone and, where words are given, is one of
  /// them.
  private static func lastWord(of text: String, in words: Set<String>? = nil) -> String? {
    var rest = text.unicodeScalars[...]
    while let last = rest.last, last.isSpace { rest.removeLast() }
    guard let space = rest.lastIndex(where: \.isSpace) else { return nil }
    let word = rest[rest.index(after: space)...]
    // Most words are none of those that are looked for.
    if let words, !words.contains(String(word)) { return nil }
    guard !word.isEmpty,
      word.allSatisfy({
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
          || $0 == "\u{0640}"
      })
    else { return nil }
    return String(word)
  }

  /// The Latin words of two letters or more, and the arguments of text.
  private static func foreignStretches(of text: String) -> [Range<String.Index>] {
    let specifiers = text.formatSpecifiers()
    let words = text.ranges(of: /[A-Za-z][A-Za-z0-9]+/).filter { word in
      !specifiers.contains { $0.range.overlaps(word) }
    }
    return (specifiers.filter { $0.argument == .text }.map(\.range) + words)
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether the first character that is no white space is an ASCII letter.
  private static func beginsLatin(_ text: String) -> Bool {
    let first = text.utf8.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }
    return first.map { (0x41...0x5A).contains($0 & 0xDF) } ?? false
  }

  private static func isBlank(_ text: Substring) -> Bool {
    text.unicodeScalars.allSatisfy { $0.bidiClass.strongDirection == nil }
  }
}

extension Unicode.Scalar {
  /// Whether it stands at the end of a sentence.
  fileprivate var endsSentence: Bool {
    self == "." || self == "?" || self == "!" || self == "\u{061F}"
  }

  /// Whether what follows it is a part of the same word: a letter, a mark, a control, or a sign of an abbreviation.
  fileprivate var continuesWord: Bool {
    switch self {
    case "\u{200D}", "\u{05F3}", "\u{05F4}", "'", "\"": true
    default:
      properties.isAlphabetic || properties.generalCategory == .nonspacingMark
        || DirectionalFormatting(self) != nil
    }
  }

  /// Whether it is white space.
  fileprivate var isSpace: Bool {
    // The letters of the scripts in question are quickly known.
    if value >= 0x0590 && value < 0x0800 { return false }
    return properties.isWhitespace
  }
}
