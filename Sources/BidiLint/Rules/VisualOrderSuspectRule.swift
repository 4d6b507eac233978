import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// A text seems typed in the order of the screen, not in the order of reading.
///
/// ## What it finds
///
/// A value of a right-to-left language that begins with the full stop or question mark of its sentence and has none at its end.
/// Also a word that begins with a letter that only ends words, such as the final letters of Hebrew. Also a value that begins
/// with the colon or the dots with which the base text ends. Also a line that is shown in a wrong order and may have been typed
/// as it should be seen: it begins with a Latin word and ends with a preposition, its Latin words stand in the reverse order of
/// those in the base language, or it is an abbreviation before one word in a language where the noun stands first. The same
/// holds for a label that begins with the name with which its English base text begins ("ODK Password"), and for a list of
/// numbers in the reverse of the base text's, and for a label with a colon before it that stands after its argument ("%s
/// :details" for "Details: %s"). Where ten texts of a file begin with the marks of their ends, or three do and fewer than half
/// as many have their mark at the end, its writer typed texts as seen, and so the wrong ones among the others. Also a text that
/// begins with a Latin word in brackets which its base text has in another place ("(JPEG) …" for "Full (JPEG)"), and a last line, or
/// one before an empty line, that ends with a word which leads on.
///
/// Such an abbreviation may be right: "VPN מצב" (VPN status) is in the order of the screen, and "PIN שגוי"
/// (wrong PIN) is in the order of reading. Where an English base text says "wrong PIN" or "PIN saved", it is right,
/// and the rules of order report it, with a repair.
///
/// It is an info where the screen shows the words as they were typed: in a label that begins at the left, and for signs in a page
/// from left to right, also where nothing gives the views of a project a direction. A left-to-right override over such letters shows
/// them as they should be: override-control tells it.
///
/// ## Why it matters
///
/// Somebody moved the words until the editor showed them as wanted, in a left-to-right editor or in
/// an old program that does not reorder. A text engine reorders them once more, and readers see "to
/// Donate" instead of "Donate to". A control makes the text worse.
///
/// ## Example
///
///     he
///     wrong: "hello" = "םולש לכם";
///     right: "hello" = "שלום לכם";
///
/// ## Example
///
///     he
///     wrong: "ask" = "?האם להמשיך";
///     right: "ask" = "האם להמשיך?";
///
/// ## Fix
///
/// None. Only a person can say which order was meant, and no other rule changes such a value. If
/// the text is right as it is, switch the rule off for the entry; then the other rules work again.
///
/// ## Source
///
/// - UAX #9, section 2: text is stored in logical order
/// - The World Atlas of Language Structures, feature 86A: order of genitive and noun
/// - The head of an English compound is its last word: Williams, "On the Notions Lexically Related and Head
///   of a Word", Linguistic Inquiry 12 (1981)
/// - The final letters of Hebrew, and ta marbuta of Arabic: The Unicode Standard, chapter 9
struct VisualOrderSuspectRule: EntryRule {
  static let id = "visual-order-suspect"
  static let headline = "the text seems typed as on screen"
  static let severity = Severity.warning
  static let explainsOrder = true
  static let phase = RulePhase.value
  static let requiredInValue: ValueFeatures = .beyondLatin
  static let blocksOtherFixes = true

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    guard let locale = context.locale, locale.direction == .rightToLeft else { return [] }
    // An override shows such letters as they should be: its own rule tells it.
    if let open = entry.value.unicodeScalars.firstIndex(
      of: DirectionalFormatting.leftToRightOverride.scalar),
      entry.value.unicodeScalars[open...].prefix(while: { $0 != "\u{202C}" })
        .contains(where: { $0.bidiClass.strongDirection == .rightToLeft }),
      context.options.runs(OverrideControlRule.self)
    {
      return []
    }
    let text = context.strippedValue(of: entry)
    let base = context.baseText(of: entry.entry)
    guard let message = Self.suspicion(text, locale, base: base) else { return [] }
    var diagnosis = Self.diagnosis(
      of: entry,
      message,
      help:
        "put the words in the order of reading; controls cannot mend this, and none are written")
    // Nobody sees where the signs of a spoken text stand, and a left-to-right page shows them as they were typed.
    if entry.entry.isOnlySpoken || entry.usage?.isOnly([.spoken]) ?? false
      || entry.containers == [.leftToRight]
    {
      diagnosis.severity = .info
    }
    return [diagnosis]
  }

  /// The reason to suspect a text, by its letters and signs; nil if there is none.
  static func suspicion(_ text: String, _ locale: MessageLocale, base: String?) -> String? {
    let mark = leadingMark(of: text, base: base).map(String.init)
    if let mark = mark ?? movedMark(of: text, base: base) {
      return "the text begins with \"\(mark)\", which belongs after its last word:"
        + " the text seems typed in the order of the screen"
    }
    if let (word, letter) = wordFromItsEnd(in: text, language: locale.language) {
      return
        "\"\(word)\" begins with \"\(letter)\", which only ends words:"
        + " its letters seem typed in the order of the screen"
    }
    return nil
  }

  /// The advice for a doubt.
  static let advice =
    "put the words in the order of reading, or let a comment say bidi-fix:ignore \(id)"

  /// The reason, from its words, why a wrong line may be in visual order, as a sentence without a full stop; nil if
  /// there is none.
  ///
  /// Words never make a finding. They only hold back a repair until a person looks.
  static func doubt(
    of entry: CheckedEntry, _ locale: MessageLocale, in context: RuleContext
  ) -> String? {
    guard locale.direction == .rightToLeft else { return nil }
    if let label = abbreviationBeforeWord(entry, locale) {
      return
        "\"\(label)\" is right if it is like \"PIN saved\", and typed in the order of the screen if it is like \"PIN settings\":"
        + " only somebody who reads the language can say which"
    }
    let text = entry.message.hasControls ? entry.value.strippingControls() : entry.value
    if let (reason, subject) = clueFromBase(entry, locale) ?? clueFromWords(text, entry, locale) {
      return "\(reason): \(subject) may be typed in the order of the screen"
    }
    // A text that begins as its base text does is not in the reverse order.
    if let base = entry.baseMessage?.text, firstWord(of: base) != firstWord(of: text),
      case let habit = context.parsed.writingHabit(locale, named: entry.entry.locale, in: context),
      habit.isAsSeen
    {
      return
        "\(habit.asSeen) texts of this file are typed in the order of the screen:"
        + " this one may be too"
    }
    // A label before a field ends with a preposition in every language: "Pull from".
    guard entry.baseMessage?.goesOn != true, entry.baseMessage.map(Self.leadsOn) != true else {
      return nil
    }
    if let reason = doubtOfLine(entry, locale) { return reason }
    guard beginsForeign(text, entry.message) else { return nil }
    return doubtOfEnd(text, locale)
  }

  private static func firstWord(of text: String) -> Substring {
    text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
  }

  /// A reason to doubt, and the subject of the sentence that follows it.
  private typealias Clue = (reason: String, subject: String)

  /// Whether an English text ends with a word that leads to another one.
  private static func leadsOn(_ base: Message) -> Bool {
    let words = base.text.split { !$0.isLetter }
    return words.count > 1 && base.text.last(where: { !$0.isWhitespace })?.isLetter == true
      && EnglishLabel.isPreposition(words[words.count - 1])
  }

  /// A part that has the order of the base text on the screen, and another order in the file; nil if there is none.
  private static func clueFromBase(_ entry: CheckedEntry, _ locale: MessageLocale) -> Clue? {
    // A number stands before what it counts.
    let isCount = entry.entry.pluralCategory != nil && !entry.message.arguments.isEmpty
    if entry.isBaseEnglish, !isCount, let english = entry.englishMessage,
      let (name, noun) = EnglishLabel.inScreenOrder(entry.message, base: english, locale)
    {
      return (
        "the text begins with \"\(name)\" as the English label does, but the language puts \"\(noun)\" first",
        "the text"
      )
    }
    if entry.isBaseEnglish, let english = entry.englishMessage,
      let head = EnglishLabel.headFirst(entry.message, base: english, locale)
    {
      return ("the text begins with \"\(head)\", and the English label ends with it", "the text")
    }
    guard let base = entry.baseMessage else { return nil }
    if let numbers = ReversedNumbers.first(in: entry.value, base: base.text) {
      return (
        "the numbers \"\(numbers)\" stand in the reverse of their order in the base language",
        "they"
      )
    }
    if let gloss = MirroredEdge.gloss(atStartOf: entry.value, base: base.text) {
      return (
        "the text begins with \"\(gloss)\", which explains what stands before it in the base language",
        "the text"
      )
    }
    if DanglingWords.hasNounFirst(locale.language),
      let ending = MirroredEdge.fileEnding(atStartOf: entry.value, base: base.text)
    {
      return (
        "the text begins with \"\(ending)\", which stands after the word for a file", "the text"
      )
    }
    if let (mine, theirs) = MirroredEdge.pair(in: entry.value, base: base.text) {
      return (
        "\"\(mine)\" is \"\(theirs)\" in the base language, and looks so on the screen", "the text"
      )
    }
    if let stop = movedStop(of: entry.message, base) {
      return (
        "a line begins with \"\(stop)\", whose full stop ends a sentence in the base language", "it"
      )
    }
    if let label = labelAfterValue(of: entry.message, base) {
      return (
        "the base text begins with a label and a colon, and here the colon stands before \"\(label)\"",
        "the text"
      )
    }
    // A language that puts the modifier first has such terms in the reverse order by its grammar.
    if DanglingWords.hasNounFirst(locale.language),
      let (first, second) = reversedTerms(of: entry.message, from: base)
    {
      return (
        "\"\(first)\" stands before \"\(second)\", and after it in the base language", "the text"
      )
    }
    return nil
  }

  /// A word that cannot stand where it stands; nil if there is none.
  private static func clueFromWords(
    _ text: String, _ entry: CheckedEntry, _ locale: MessageLocale
  ) -> Clue? {
    if let glued = gluedWord(of: text, language: locale.language) {
      return (
        "\"\(glued)\" joins a word of another script and a word of the language without a space",
        "the text"
      )
    }
    if let base = entry.baseMessage?.text,
      let (name, start) = wordBeforeStart(of: text, base, locale.language)
    {
      return (
        "\"\(name)\" stands before \"\(start)\", which begins a sentence, and the base text does not begin with it",
        "the text"
      )
    }
    return nil
  }

  /// A wrong line of an abbreviation and one word of the language, where that word would come first: `VPN network`.
  ///
  /// The writer may have meant either order. The language uses the order on the screen.
  private static func abbreviationBeforeWord(
    _ entry: CheckedEntry, _ locale: MessageLocale
  ) -> String? {
    guard DanglingWords.hasNounFirst(locale.language), let verdict = entry.verdict else {
      return nil
    }
    for (line, judged) in zip(entry.message.lines, verdict.lines)
    where !judged.hasArguments && judged.faults.contains(where: { $0.container == .natural }) {
      let scalars = entry.message.filled(line, []).strippingControls().unicodeScalars
        .drop { $0 == " " }
      let word = scalars.prefix { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
      let rest = scalars.dropFirst(word.count)
      let isAbbreviation = word.count > 1 && ("A"..."Z").contains(word.first ?? "0")
      guard isAbbreviation, rest.first == " " else { continue }
      var noun = rest.dropFirst()
      while noun.last == ":" || noun.last == " " { noun.removeLast() }
      let abbreviation = String(String.UnicodeScalarView(word))
      if let base = entry.englishMessage?.text,
        EnglishLabel.describes(abbreviation, in: base)
      {
        continue
      }
      // A word with the article is never the first of two nouns that belong together: it describes the word before
      // it.
      if DanglingWords.hasArticle(noun, inLanguage: locale.language) { continue }
      let ending = String(String.UnicodeScalarView(noun))
      if DanglingWords.isEnding(ending, inLanguage: locale.language) { continue }
      let isLabel =
        !noun.isEmpty
        && noun.allSatisfy {
          $0.bidiClass.strongDirection == .rightToLeft || $0.properties.isJoinControl
            || $0.properties.generalCategory == .nonspacingMark
        }
      if isLabel { return String(String.UnicodeScalarView(scalars)) }
    }
    return nil
  }

  /// Two Latin terms that both texts have once each, if all such terms are in the reverse of the order in the base
  /// text.
  ///
  /// On the screen they then have the order of the base text.
  private static func reversedTerms(
    of message: Message, from base: Message
  ) -> (first: String, second: String)? {
    let (mine, theirs) = (terms(of: message), terms(of: base))
    // Sentences have their parts in another order in each language.
    let words = base.text.split(whereSeparator: \.isWhitespace)
    guard words.count <= Self.mostWordsInOrder else { return nil }
    // "AdAway official hosts" are hosts, too. "PNG to GIF" is no name of a GIF.
    if mine.count == 2, words.count == 3, [words[2], words[0]].map(String.init) == mine,
      EnglishLabel.mayBeNoun(String(words[1]))
    {
      return nil
    }
    func isOnce(_ term: String, in terms: [String]) -> Bool {
      terms.lazy.filter { $0 == term }.count == 1
    }
    let shared = mine.prefix(16).filter { isOnce($0, in: mine) && isOnce($0, in: theirs) }
    guard shared.count > 1, theirs.filter({ shared.contains($0) }) == shared.reversed() else {
      return nil
    }
    // English puts the head of a compound last, and right-to-left languages first: "REST API" is "API of the kind REST".
    func place(_ term: String) -> Int? { words.firstIndex { $0.contains(term) } }
    if let first = place(shared[shared.count - 1]), let last = place(shared[0]), first < last,
      EnglishLabel.isCompound(words[first...last])
    {
      return nil
    }
    return (shared[0], shared[1])
  }

  /// The most words of a base text whose terms are expected in its order.
  private static let mostWordsInOrder = 8

  /// The Latin words of a text, with the digits and signs inside them: `ISBN-13`.
  private static func terms(of message: Message) -> [String] {
    var terms: [String] = []
    for line in message.branches.first?.lines ?? [] {
      for piece in line.pieces where piece.kind == .text {
        for word in message.text(at: piece.range).split(whereSeparator: \.isWhitespace) {
          let term = word.unicodeScalars.filter {
            $0.isASCII
              && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
          }
          if term.count > 1, term.contains(where: { $0.properties.isAlphabetic }) {
            terms.append(String(String.UnicodeScalarView(term)))
          }
        }
      }
    }
    return terms
  }

  /// A Latin word before a word that begins sentences, where the base text has the Latin word in another place.
  private static func wordBeforeStart(
    of text: String, _ base: String, _ language: String
  ) -> (name: Substring, start: Substring)? {
    let text = text.drop { $0 == " " }
    guard let space = text.firstIndex(of: " ") else { return nil }
    let (name, rest) = (text[..<space], text[space...].dropFirst())
    guard name.unicodeScalars.allSatisfy(EnglishLabel.isOfName), name.contains(where: \.isLetter),
      DanglingWords.beginsSentence(rest, inLanguage: language),
      let place = base.firstRange(of: name), base[..<place.lowerBound].contains(where: \.isLetter)
    else { return nil }
    return (name, rest.prefix { $0 != " " })
  }

  /// The Latin word at the start of a line with a full stop before it, where the base text has the stop only after the word.
  ///
  /// For example `.MyApp` for `MyApp.`
  private static func movedStop(of message: Message, _ base: Message) -> Substring? {
    for line in message.lines {
      guard let piece = line.pieces.first(where: { $0.kind != .markup }), piece.kind == .text else {
        continue
      }
      let text = message.text(at: piece.range).drop(while: \.isWhitespace)
      let word = text.prefix { !$0.isWhitespace }
      let name = word.dropFirst()
      // The names of hidden files have no capital letter at their beginning.
      guard word.first == ".", name.count > 1, name.first?.isUppercase == true,
        name.unicodeScalars.allSatisfy(EnglishLabel.isOfName), !base.text.contains(word),
        let place = base.text.firstRange(of: "\(name).")
      else { continue }
      let before = base.text[..<place.lowerBound].last
      let after = base.text[place.upperBound...].first
      if before?.isWhitespace ?? true, after.map({ $0.isWhitespace || $0 == "<" }) ?? true {
        return word
      }
    }
    return nil
  }

  /// The label at the end of a line that begins with an argument and a colon, where the base text has the label before the
  /// colon: `%s :label` for `Label: %s`.
  private static func labelAfterValue(of message: Message, _ base: Message) -> Substring? {
    let lines = base.lines.filter { !$0.pieces.isEmpty }
    let own = message.lines.filter { !$0.pieces.isEmpty }
    guard lines.count == own.count else { return nil }
    for (mine, theirs) in zip(own, lines) {
      guard mine.pieces.count > 1, theirs.pieces.count > 1, let last = theirs.pieces.last,
        case .argument = mine.pieces[0].kind, case .argument = last.kind
      else { continue }
      let label = message.text(at: mine.pieces[1].range).drop(while: \.isWhitespace)
      let other = base.text(at: theirs.pieces[theirs.pieces.count - 2].range).withoutTrailingSpace
      if label.first == ":", other.last == ":", !label.dropFirst().contains(":") {
        return label.dropFirst().trimmingPrefix(while: \.isWhitespace)
      }
    }
    return nil
  }

  /// Whether a text begins with a Latin word or an argument.
  private static func beginsForeign(_ text: String, _ message: Message) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    guard let first else { return false }
    if first.bidiClass.strongDirection == .leftToRight { return true }
    return message.lines.first?.pieces.first { $0.kind != .markup }.map { piece in
      if case .argument = piece.kind { true } else { false }
    } ?? false
  }

  /// A word that begins with a letter that only ends words: a final letter of Hebrew and Yiddish, or U+0629 of
  /// Arabic.
  private static func wordFromItsEnd(
    in text: String, language: String
  ) -> (word: Substring, letter: Unicode.Scalar)? {
    guard let finals = DanglingWords.finalLetters[DanglingWords.written(language)] else {
      return nil
    }
    let scalars = text.unicodeScalars
    var before: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      // A text with few letters needs more evidence.
      if finals.contains(scalar), before?.continuesWord != true {
        let word = scalars[index...].prefix { $0.properties.isAlphabetic }
        if word.count > 1 { return (Substring(word), scalar) }
      }
      before = scalar
    }
    return nil
  }

  /// The mark at the end of the base text, if the translation has it only at its beginning.
  private static func movedMark(of text: String, base: String?) -> String? {
    guard let base else { return nil }
    func ends(_ text: String, _ mark: String) -> Bool {
      text.withoutTrailingSpace.hasSuffix(mark)
    }
    return ["...", "\u{2026}", ":"].first { mark in
      text.hasPrefix(mark) && !ends(text, mark) && ends(base, mark) && !base.hasPrefix(mark)
    }
  }

  /// The mark of the end of a sentence, if it is only before the first letter.
  private static func leadingMark(of text: String, base: String?) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.endsSentence, scalars.count > 1,
      base?.unicodeScalars.first?.endsSentence != true,
      scalars[scalars.index(after: scalars.startIndex)].bidiClass.strongDirection == .rightToLeft,
      // The extension of a file name is one word.
      text.contains(where: \.isWhitespace),
      let last = scalars.last(where: { !$0.properties.isWhitespace }),
      last.properties.isAlphabetic
    else { return nil }
    return first
  }
}

extension StringProtocol {
  /// The text without the white space at its end.
  fileprivate var withoutTrailingSpace: SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
  }
}

extension Unicode.Scalar {
  /// Whether the character ends a sentence.
  fileprivate var endsSentence: Bool {
    self == "." || self == "?" || self == "!" || self == "\u{061F}"
  }

  /// Whether a character after it is in the same word: a letter, a mark, a control, or a sign of an abbreviation.
  fileprivate var continuesWord: Bool {
    switch self {
    case "\u{200D}", "\u{05F3}", "\u{05F4}", "'", "\"": true
    default:
      properties.isAlphabetic || properties.generalCategory == .nonspacingMark
        || DirectionalFormatting(self) != nil
    }
  }
}
