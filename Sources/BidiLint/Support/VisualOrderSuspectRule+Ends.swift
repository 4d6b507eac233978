import BidiJudge
import BidiText
import MessageSyntax

/// What the ends of texts and of lines tell of the order in which they were typed.
extension VisualOrderSuspectRule {
  /// The reason by the wrong lines of a text of several: half of them at least end with a word that cannot end them, or join two words;
  /// nil if there is none.
  ///
  /// The sentence of a line goes on in the next one, unless that is empty. One line of a long description tells nothing of the others.
  static func doubtOfLine(_ entry: CheckedEntry, _ locale: MessageLocale) -> String? {
    let lines = entry.message.lines
    guard lines.count > 1, let verdict = entry.verdict else { return nil }
    var (wrong, reasons) = (0, [String]())
    for (number, judged) in verdict.lines.enumerated() where !judged.faults.isEmpty {
      wrong += 1
      let goesOn = number + 1 < lines.count && !lines[number + 1].pieces.isEmpty
      if !goesOn, let reason = doubt(ofLine: lines[number], of: entry.message, locale) {
        reasons.append(reason)
      }
    }
    return reasons.count * 2 >= wrong ? reasons.first : nil
  }

  private static func doubt(
    ofLine line: Message.Line, of message: Message, _ locale: MessageLocale
  ) -> String? {
    let text = message.filled(line, message.arguments.map { _ in "A" }).strippingControls()
    let start = text.unicodeScalars.lazy.compactMap(\.bidiClass.strongDirection).first
    guard start == .leftToRight else { return nil }
    if let glued = gluedWord(of: text, language: locale.language) {
      return
        "\"\(glued)\" joins a word of another script and a word of the language without a space: the line may be typed in the order of the screen"
    }
    return doubtOfEnd(text, locale)
  }

  /// The reason by the last word of a text or a line that begins with a foreign word, which cannot end it; nil if there is none.
  static func doubtOfEnd(_ text: String, _ locale: MessageLocale) -> String? {
    guard let last = lastWord(of: text) else { return nil }
    let seems = "the text seems typed in the order of the screen"
    if DanglingWords.leads(String(last), inLanguage: locale.language) {
      return "\(seems): it ends with \"\(last)\", which leads to another word"
    }
    if DanglingWords.lacksObject(text, inLanguage: locale.language) {
      return "\(seems): it ends with \"\(last)\", whose object stands before it"
    }
    if DanglingWords.isPrefix(String(last), inLanguage: locale.language) {
      return "\(seems): it ends with \"\(last)\", which is written onto the next word"
    }
    return nil
  }

  /// A word of a left-to-right script at the start of a text with a word of three letters or more of the language written onto its end,
  /// perhaps after the full stop of a sentence.
  ///
  /// Arabic and Hebrew write prefixes onto words, and no words. Other languages have long endings, which they write onto Latin names,
  /// and onto no Cyrillic ones.
  static func gluedWord(of text: String, language: String) -> Substring? {
    let scalars = text.unicodeScalars.drop { $0 == " " || $0 == "." }
    let word = scalars.prefix { !$0.properties.isWhitespace }
    let foreign = word.prefix {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || ("\u{C0}"..."\u{52F}").contains($0) && $0.properties.isAlphabetic
    }
    var own = word.dropFirst(foreign.count)
    // The stop of the sentence that the word ends: `Dll.` before a letter of the language.
    let hasStop = foreign.count > 1 && own.first == "." && own.count > 3
    if hasStop { own = own.dropFirst() }
    let isCyrillic = foreign.allSatisfy { ("\u{400}"..."\u{52F}").contains($0) }
    guard isCyrillic || ["ar", "he"].contains(DanglingWords.written(language)),
      isCyrillic || foreign.count > 1 || foreign.first.map({ !$0.isASCII }) == true,
      foreign.contains(where: { !("0"..."9").contains($0) }),
      own.count > (word.endIndex < scalars.endIndex ? 2 : isCyrillic ? 0 : 3)
        || foreign.count == 1 && own.count > 2,
      own.allSatisfy({ $0.bidiClass.strongDirection == .rightToLeft })
    else { return nil }
    return Substring(word)
  }

  /// The last of several words, if only a space separates it from the word before.
  ///
  /// A word after a sign is no such word.
  static func lastWord(of text: String) -> Substring? {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\n" || scalar == "\u{A0}"
    }
    let scalars = text.unicodeScalars
    guard let end = scalars.lastIndex(where: { !isSpace($0) }),
      let space = scalars[..<end].lastIndex(where: isSpace),
      let before = scalars[..<space].last(where: { !isSpace($0) }),
      before.properties.isAlphabetic || before == "@" || before == "}"
    else { return nil }
    return Substring(scalars[scalars.index(after: space)...end])
  }
}
