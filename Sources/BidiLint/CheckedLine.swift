import BidiJudge
import BidiSource
import BidiText
import MessageSyntax

/// A line of an entry as order rules see it.
struct CheckedLine {
  /// The entry.
  let entry: CheckedEntry

  /// The line.
  let line: Message.Line

  /// The verdict of the judge about the line.
  let verdict: LineVerdict

  /// The direction of the language.
  let direction: WritingDirection

  /// The fault that is reported: a fault in a natural container before others, then the surest; nil if there is none.
  var fault: Fault? {
    func weight(_ fault: Fault) -> (Int, Int) {
      (fault.container == .natural ? 1 : 0, fault.certainty.rawValue)
    }
    return faults.max { weight($0) < weight($1) }
  }

  /// The faults in the containers that show the text.
  private var faults: [Fault] {
    if verdict.faults.isEmpty { return [] }
    let containers = entry.containers
    return verdict.faults.filter { containers.contains($0.container) }
  }

  /// Whether the line has words of the language and a passage in English that nobody translated.
  ///
  /// No direction is right for both. A passage is a whole sentence at the beginning of the line, or so many words that they are no
  /// name, with one among them that names do not have.
  var isHalfTranslated: Bool {
    let words = words
    guard words.contains(where: \.isOfLanguage) else { return false }
    var (count, hasVerb, isOfNoName) = (0, false, false)
    var isAtStart = true
    // `by سامي`: a word of sentences alone, which nobody translated.
    if let first = words.first, EnglishLabel.isOfSentence(first), first.first?.isLowercase == true,
      words.count > 1, words[1].isOfLanguage
    {
      return true
    }
    for word in words {
      if word.isOfLanguage {
        (count, hasVerb, isOfNoName, isAtStart) = (0, false, false, false)
        continue
      }
      count += 1
      hasVerb = hasVerb || EnglishLabel.isOfSentence(word)
      isOfNoName =
        isOfNoName
        || EnglishLabel.isOfSentence(word) && !Self.wordsOfNames.contains(word.lowercased())
      let isSentence = word.last.map { ".?!".contains($0) } ?? false
      let isWhole = hasVerb || ["A", "An", "The"].contains { words[0] == $0 }
      if isAtStart && isSentence && isWhole && count > 3 || isOfNoName && count > 5 { return true }
    }
    return false
  }

  /// English words that join the words of names and lists.
  private static let wordsOfNames: Set<String> = ["a", "an", "and", "for", "of", "or", "the"]

  /// Whether the line has a punctuation mark that only languages in Arabic letters write: `WhatsApp\u{61F}`.
  var hasSignOfLanguage: Bool {
    entry.message.filled(line, []).unicodeScalars.contains {
      ["\u{60C}", "\u{61B}", "\u{61F}", "\u{6D4}"].contains($0)
    }
  }

  /// Whether the line is the whole base text, a name, and one or two words of the language behind it: `Proxy \u{5E9}\u{5E8}\u{5EA}`.
  var isNameAndGloss: Bool {
    guard let base = entry.englishMessage, base.arguments.isEmpty, !verdict.hasArguments else {
      return false
    }
    let name = base.text.strippingControls().split(separator: " ")
    let words = words
    return !name.isEmpty && words.starts(with: name)
      && (1...2).contains(words.count - name.count)
      && words[name.count...].allSatisfy { $0.isOfLanguage && $0.last?.isLetter == true }
  }

  /// The `%1` of the line that no dialect of the format reads, where the base text has it too: the program puts something in its place.
  var numberedPlace: String? {
    guard let base = entry.baseMessage?.text else { return nil }
    return line.pieces.lazy.filter { $0.kind == .text }
      .flatMap { Self.numberedPlaces(in: entry.message.text(at: $0.range)) }
      .first { Self.numberedPlaces(in: base[...]).contains($0) }
  }

  /// The percent signs before one digit alone: not `%10`.
  private static func numberedPlaces(in text: Substring) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast().compactMap { index in
      let digit = bytes[index + 1]
      guard bytes[index] == UInt8(ascii: "%"),
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        index == 0 || !bytes[index - 1].isASCIIAlphanumeric,
        index + 2 == bytes.count || !bytes[index + 2].isASCIIAlphanumeric
      else { return nil }
      return "%" + String(UnicodeScalar(digit))
    }
  }

  // MARK: Pairs

  /// Whether the line is a list of pairs, each of a foreign name and what it means: `Ctrl+P: \u{2026}    Esc: \u{2026}`, `p1 = \u{2026}, p4 = \u{2026}`.
  var isListOfPairs: Bool {
    let text = Self.text(line, in: entry.message)
    let bytes = Array(text.utf8)
    for separator in Self.separatorsOfPairs where bytes.mayHold(separator) {
      let parts = text.split(separator: separator).map { String($0).trimmingWhiteSpace() }
        .filter { !$0.isEmpty }
      if parts.count > 1 { return parts.allSatisfy(Self.isPair) }
    }
    return false
  }

  private static let separatorsOfPairs = ["  ", "\t", ", ", "\u{060C} ", "; ", " | "]

  /// Whether the line is one pair: `%o - \u{2026}`.
  var isPair: Bool { Self.isPair(line, in: entry.message) }

  /// Whether a line is one pair.
  static func isPair(_ line: Message.Line, in message: Message) -> Bool {
    isPair(text(line, in: message).trimmingWhiteSpace())
  }

  /// Whether a text is a name without a letter of the language, a sign, and what the name means in words of one direction, which are no
  /// sentence.
  private static func isPair(_ text: String) -> Bool {
    guard
      let sign = [": ", " = ", " - ", " \u{2013} ", "="].compactMap({ text.firstRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound })
        ?? (text.hasSuffix(":") ? text.index(before: text.endIndex)..<text.endIndex : nil)
    else { return false }
    let name = text[..<sign.lowerBound].unicodeScalars
    let meaning = text[sign.upperBound...].unicodeScalars
    let directions = Set(meaning.compactMap(\.bidiClass.strongDirection))
    let isSentence = meaning.last.map { ".?!\u{61F}\u{6D4}".unicodeScalars.contains($0) } ?? false
    return name.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      && !name.contains { $0.bidiClass.strongDirection == .rightToLeft }
      && directions.count < 2 && !isSentence
  }

  private static func text(_ line: Message.Line, in message: Message) -> String {
    message.filled(line, message.arguments.map(\.text)).strippingControls()
  }

  private var words: [Substring] {
    entry.message.filled(line, []).strippingControls().split(separator: " ")
  }

  /// Whether the line is a name of code, a colon and a text of the language: `Importer::open(): …`, `HOME_DIR: …`.
  ///
  /// Logs and lists of variables are written so. The text after the colon is one stretch, and readers find both parts at once.
  var beginsWithIdentifier: Bool {
    let message = entry.message
    let text = message.filled(line, message.arguments.map(\.text)).strippingControls()
    guard Array(text.utf8).mayHold(": "), let colon = text.firstRange(of: ": ") else {
      return false
    }
    let name = text[..<colon.lowerBound]
    return name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && ["::", "_"].contains { name.dropFirst().contains($0) }
      && !text[colon.upperBound...].unicodeScalars.contains {
        $0.bidiClass.strongDirection == .leftToRight
      }
  }

  /// Whether only the side of a symbol at its beginning changes: `\u{2139}\u{FE0F} \u{05E9}\u{05DC}\u{05D5}\u{05DD}`, with no sign at its end.
  ///
  /// Some emoji are letters to the algorithm, and turn the line.
  var beginsWithSymbol: Bool {
    let words = words
    guard !verdict.hasArguments, words.count > 1, let symbol = words[0].unicodeScalars.first,
      symbol.properties.isEmoji, !symbol.isASCII,
      words[0].unicodeScalars.dropFirst().allSatisfy({ $0 == "\u{FE0F}" })
    else { return false }
    return words.dropFirst().allSatisfy { word in
      word.isOfLanguage
        && word.unicodeScalars.allSatisfy {
          $0.bidiClass.strongDirection == .rightToLeft || $0.properties.isJoinControl
            || $0.properties.generalCategory == .nonspacingMark
        }
    }
  }

  /// Whether the line is wrong in a container, with a certainty at least.
  func isWrong(in container: DisplayContainer, _ certainty: Verdict.Certainty) -> Bool {
    faults.contains { $0.container == container && $0.certainty >= certainty }
  }
}

extension [UInt8] {
  /// Whether a text may hold another one, by a look at its bytes; searches in strings take a hundred times as long.
  ///
  /// In strings, U+037E is a semicolon: it begins with CD.
  fileprivate func mayHold(_ text: String) -> Bool {
    firstRange(ofBytes: Array(text.utf8)) != nil || contains(0xCD)
  }
}

extension Substring {
  /// Whether a word has a letter of a right-to-left language.
  fileprivate var isOfLanguage: Bool {
    unicodeScalars.contains { $0.bidiClass.strongDirection == .rightToLeft }
  }
}
