import BidiJudge
import MessageSyntax
import BidiText

/// Labels of a name and a noun in the order of English: `ODK Password`, `LAME MP3 Export Library`.
///
/// English puts the head of a compound last, and most right-to-left languages put it first. A translation that begins with
/// the name is either typed in the order of the screen, where it now reads right, or translated word by word. A repair
/// would move the name to the front.
///
/// Source: Williams, "On the Notions Lexically Related and Head of a Word", Linguistic Inquiry 12 (1981); The World Atlas
/// of Language Structures, feature 86A, order of genitive and noun.
enum EnglishLabel {
  /// The most words of the language, and of the base text, in a label.
  private static let mostWords = 5

  /// The name at the beginning of both texts, and the word of the language after it; nil if the text is no such label.
  ///
  /// An argument may be the name: `%s video`.
  static func inScreenOrder(
    _ message: Message, base: Message, _ locale: MessageLocale
  ) -> (name: String, noun: String)? {
    guard DanglingWords.hasNounFirst(locale.language), let text = label(message),
      let english = label(base),
      !base.arguments.indices.contains(where: base.hasVerb(afterArgument:))
    else { return nil }
    let mine = words(of: text)
    let name = mine.prefix { $0.unicodeScalars.allSatisfy(isOfLabel) }
    let nouns = mine.dropFirst(name.count)
    // A sign alone joins two parts of which each has its own order: "%s - Shortcut".
    guard let last = name.last, !letters(of: last).isEmpty, let noun = nouns.first,
      // An amount stands before what it counts: "+%s points", "%s views".
      !(name.count == 1 && last.hasSuffix(argument)
        && ("+-\u{2212}".contains(last.prefix(1)) || isAmount(words(of: english)))),
      nouns.count <= mostWords,
      noun.unicodeScalars.allSatisfy(isOfLanguage),
      nouns.drop(while: { $0.unicodeScalars.allSatisfy(isOfLanguage) })
        .allSatisfy({ isName($0, in: base) }),
      !DanglingWords.endsSentence(mine[mine.count - 1], inLanguage: locale.language),
      // A word with the article describes the word before it, or is the subject of a sentence.
      !DanglingWords.hasArticle(noun.unicodeScalars[...], inLanguage: locale.language),
      // A preposition is no noun: "PAI per week".
      !DanglingWords.leads(noun, inLanguage: locale.language),
      // "To do a backup": the name and this word are one verb, and the verb of a label stands first.
      !DanglingWords.makesVerb(noun, inLanguage: locale.language),
      // The sign of an object stands in a sentence.
      !nouns.contains(where: objectSigns.contains)
    else { return nil }
    let theirs = words(of: english)
    // A number stands before its unit: "%s dB".
    let isMeasure = last == argument && theirs.count == 2 && UnitWords.isEnglishUnit(theirs[1])
    if isAmount(last, message) || countsPlural(last, in: theirs) { return nil }
    guard theirs.count > name.count, theirs.count <= mostWords + name.count, !isMeasure,
      isNominal(name, in: theirs)
        || isMovedFromEnd(name, in: theirs, DanglingWords.written(locale.language))
    else { return nil }
    let shown = name.joined(separator: " ")
    return (message.arguments.first.map { shown.replacing(argument, with: $0.text) } ?? shown, noun)
  }

  /// Whether a Latin word is a name that the English text has too.
  private static func isName(_ word: String, in base: Message) -> Bool {
    word.unicodeScalars.allSatisfy(\.isASCII) && words(of: base.text).contains(word)
  }

  /// Whether a word is an argument that is a number, or a time, by its type or its name: it stands before what it counts.
  private static func isAmount(_ word: String, _ message: Message) -> Bool {
    guard word == argument, let own = message.arguments.first else { return false }
    return own.type == .number || own.name.map { ArgumentNames.isName($0) == false } ?? false
  }

  /// Whether a word is a number and the English text has it before a plural or a unit: "60 fps".
  private static func countsPlural(_ word: String, in english: [String]) -> Bool {
    guard word.allSatisfy(\.isNumber), let place = english.firstIndex(of: word),
      english.indices.contains(place + 1)
    else { return false }
    let next = english[place + 1].lowercased()
    return UnitWords.isEnglishUnit(next) || ArgumentNames.isCertainPlural(next) || next == "fps"
  }

  /// Whether a name stands at the beginning of an English compound, or inside of one: "Builtin VNC server settings".
  private static func isNominal(_ name: ArraySlice<String>, in words: [String]) -> Bool {
    let places = 0..<words.count - name.count
    return places.contains { place in
      zip(name, words[place...]).allSatisfy({ letters(of: $0) == letters(of: $1) })
        && words[..<place].allSatisfy { mayBeNoun($0) && !determiners.contains($0.lowercased()) }
        && isNominal(words[(place + name.count)...])
    }
  }

  /// Whether an English label ends with a name that a language with the noun first has at the end too: the letter of an axis or a
  /// variable, "motion x", and in Arabic and Hebrew, where the verb stands first, what a request is about, "Set XY".
  ///
  /// Another word before a name may describe it, "wrong PIN": then the name stands first.
  private static func isMovedFromEnd(
    _ name: ArraySlice<String>, in words: [String], _ language: String
  ) -> Bool {
    guard zip(name, words.suffix(name.count)).allSatisfy({ letters(of: $0) == letters(of: $1) }),
      let first = name.first,
      name.allSatisfy({ $0.unicodeScalars.allSatisfy(isOfName) })
    else { return false }
    let rest = words.dropLast(name.count)
    guard rest.allSatisfy(mayBeNoun) else { return false }
    return name.count == 1 && first.count == 1
      ? first.first?.isLetter == true
      : ["ar", "he"].contains(language) && requests.contains(rest.first?.lowercased() ?? "")
  }

  /// English verbs of labels that ask for something to be done.
  private static let requests: Set<String> = [
    "add", "change", "check", "choose", "clear", "close", "copy", "create", "delete", "disable",
    "download", "edit", "enable", "export", "generate", "get", "hide", "import", "install", "join",
    "load", "merge", "open", "paste", "print", "rate", "refresh", "remove", "rename", "replace",
    "reset", "restart", "review", "run", "save", "scan", "search", "select", "send", "set", "share",
    "show", "start",
    "stop", "test", "uninstall", "update", "upload", "use", "view",
  ]

  /// The Latin head of a compound that ends the English label and begins the translation, in a language that puts it last, too:
  /// `Tweaks …` for "Window Manager Tweaks"; nil if the text is no such label.
  static func headFirst(_ message: Message, base: Message, _ locale: MessageLocale) -> String? {
    guard DanglingWords.hasNounLast(locale.language), message.arguments.isEmpty,
      base.arguments.isEmpty, let text = label(message), let english = label(base),
      case let (mine, theirs) = (words(of: text), words(of: english)),
      // Two words may be a request, "Write CD", whose object stands first in these languages.
      let head = mine.first, head == theirs.last, theirs.count > 2,
      (2...mostWords).contains(mine.count), head.unicodeScalars.allSatisfy(isOfName),
      mine.dropFirst().allSatisfy({ $0.unicodeScalars.allSatisfy(isOfLanguage) }),
      // A request: the object stands first, and the verb last.
      !DanglingWords.endsSentence(mine[mine.count - 1], inLanguage: locale.language),
      theirs.allSatisfy(mayBeNoun), theirs[0].first?.isUppercase == true
    else { return nil }
    return head
  }

  /// Words in the plural of which a program has no number: `%s settings`.
  private static let ofPrograms: Set<String> = [
    "settings", "options", "preferences", "details", "properties", "tools", "news", "credits",
  ]

  /// Whether an English label is an argument and one noun in the plural: `%s views`.
  private static func isAmount(_ words: [String]) -> Bool {
    words.count == 2 && words[0].hasSuffix(argument) && !ofPrograms.contains(words[1])
      && words[1].last == "s" && words[1].allSatisfy(\.isLetter)
      && words[1] == words[1].lowercased()
  }

  /// What Hebrew writes before a definite object, and Persian after it.
  ///
  /// Source: Coffin and Bolozky, A Reference Grammar of Modern Hebrew, 6; Mace, Persian Grammar, 5.
  private static let objectSigns: Set<String> = ["\u{05D0}\u{05EA}", "\u{0631}\u{0627}"]

  /// The sign in the place of an argument.
  private static let argument = "\u{FFFC}"

  /// A text of one line, with a sign in the place of its argument; nil if it has more lines or more arguments.
  private static func label(_ message: Message) -> String? {
    guard message.arguments.count <= 1, message.lines.count == 1, let line = message.lines.first
    else { return nil }
    return message.filled(line, message.arguments.map { _ in argument }).strippingControls()
  }

  /// The letters and digits of a word, by which names are compared: quotation marks differ from language to language.
  private static func letters(of word: String) -> String {
    word.filter { $0.isLetter || $0.isNumber || String($0) == argument }.lowercased()
  }

  /// Whether the English words after the name can be nouns: no sentence, no object that begins with its determiner, as in
  /// "Blame previous revision", and no state such as "enabled" at the end.
  private static func isNominal(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first?.lowercased(), let last = words.last?.lowercased() else {
      return false
    }
    return words.allSatisfy(mayBeNoun) && !determiners.contains(first) && !describes(last)
  }

  /// Whether English words make one compound: "push URL" for a URL, "revision grid search timeout" for a timeout.
  static func isCompound(_ words: some Collection<Substring>) -> Bool {
    words.allSatisfy { word in
      mayBeNoun(word.filter { !"&_:[]()'\"".contains($0) && String($0) != "\u{2026}" })
    }
  }

  /// Whether an English word may be a noun or its adjective: no preposition, conjunction or other word of sentences.
  static func mayBeNoun(_ word: String) -> Bool {
    word.allSatisfy { $0.isLetter || $0 == "-" } && !sentenceWords.contains(word.lowercased())
  }

  /// Whether an English word leads to the word after it.
  static func isPreposition(_ word: Substring) -> Bool {
    ["about", "as", "at", "by", "for", "from", "in", "into", "of", "on", "than", "to", "with"]
      .contains(word.lowercased())
  }

  /// Whether a word makes a sentence or a phrase of the words beside it, as "is" and "the" do.
  static func isOfSentence(_ word: Substring) -> Bool { sentenceWords.contains(word.lowercased()) }

  /// Whether an English word after a name says its state or what it does, as in "NewPipe running", "PIN saved", "API
  /// reachable" and "SOCKS5 local"; such a word is not the head of a compound.
  static func describes(_ word: String) -> Bool {
    if states.contains(word) { return true }
    if ["setting", "string", "encoding", "listing", "table", "cable"].contains(word) {
      return false
    }
    return isPastForm(word) || ["ing", "able", "ible"].contains { word.hasSuffix($0) }
  }

  /// Whether an English text shows that the other word describes the name: "wrong PIN", "PIN saved", "PIN is
  /// set".
  ///
  /// English puts the head of a phrase last. If two words end with the name, the other word describes it. In
  /// "PIN settings" the other noun is the head, and a language that puts nouns first begins with it.
  static func describes(_ name: String, in base: String) -> Bool {
    var words = base.split(whereSeparator: \.isWhitespace)
    if words.first?.lowercased() == "the" { words.removeFirst() }
    guard words.count > 1 else { return false }
    while let last = words[words.count - 1].last, !last.isLetter, !last.isNumber {
      words[words.count - 1].removeLast()
    }
    if words[0] == name {
      if ["is", "are", "was", "were", "has", "have"].contains(words[1].lowercased()) {
        return true
      }
      return words.count == 2 && describes(words[1].lowercased())
    }
    // "Mode: VPN" is no phrase.
    return words.count == 2 && words[1].lowercased() == name.lowercased()
      && words[0].allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// The words of a text, without the sign of a menu's mnemonic and the sign at the end of a label.
  private static func words(of text: String) -> [String] {
    var text = text.filter { $0 != "&" && $0 != "_" }[...]
    while let last = text.last, last.isWhitespace || last == ":" || last == "\u{2026}" {
      text.removeLast()
    }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a character is a Latin letter, a digit or the hyphen of a name.
  static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }

  /// Whether a character may be in the name of a label: as in `CD/DVD (ISO)` and `A\u{2192}B`, or in quotation marks.
  private static func isOfLabel(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "(", ")", "#", ".", "+", "\"", "'", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}",
      "\u{BB}", "\u{2192}", "\u{FFFC}":
      true
    default: isOfName(scalar)
    }
  }

  private static func isOfLanguage(_ scalar: Unicode.Scalar) -> Bool {
    scalar.bidiClass.strongDirection == .rightToLeft || scalar.properties.isJoinControl
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// English words that make a sentence or a phrase of a preposition of the words beside them.
  private static let sentenceWords: Set<String> = [
    "a", "about", "after", "an", "and", "are", "as", "at", "before", "between", "but", "by", "can",
    "cannot", "contain", "contains", "did", "do", "does", "during", "for", "from", "had", "has",
    "have", "if", "in", "include", "includes", "into", "is", "it", "its", "may", "must", "needs",
    "no",
    "not", "now", "of", "off", "on", "or", "out", "over", "requires", "should", "since", "supports",
    "than", "that", "the", "this", "to", "until", "up", "was", "were", "when", "while",
    "we", "what", "which", "who", "will", "with", "without", "you", "your",
  ]

  /// English words that begin a part of a sentence, and stand in no compound after its first noun.
  private static let determiners: Set<String> = [
    "all", "another", "any", "both", "current", "each", "every", "existing", "first", "last",
    "more", "new", "next", "other", "previous", "same", "selected", "some",
  ]

  /// English words at the end of a label that say the state, the edition, the language or the script of the name before them.
  private static let states: Set<String> = [
    "active", "alone", "automatic", "basic", "beta", "classic", "custom", "default", "done", "down",
    "empty", "external", "found", "free", "full", "hidden", "inactive", "incomplete", "incorrect",
    "internal", "invalid", "lite", "local", "lost", "manual", "mini", "missing", "offline", "ok",
    "online", "only", "optional", "plus", "premium", "private", "pro", "public", "ready", "remote",
    "sent", "set", "successful", "successfully", "unknown", "unset", "valid", "wrong",
    "arabic", "chinese", "devanagari", "english", "french", "german", "hebrew", "japanese",
    "korean",
    "latin", "persian", "russian", "spanish", "turkish",
  ]
}
