import BidiText
import LocalizationFiles

/// What an entry says of its arguments: words of its key, its comments and its value that name a kind of text
/// with signs at its edges.
enum ArgumentHints {
  /// Samples beside the usual ones, none twice; empty for most entries.
  ///
  /// - Parameters:
  ///   - entry: An entry with a specifier for text.
  ///   - base: Its text in the base language; nil where none is known.
  /// - Returns: The arguments to try.
  static func samples(for entry: Entry, base: String?) -> [String] {
    var found: Set<Int> = []
    for text in [entry.key.string, entry.value.string] + entry.comments.map(\.text)
      + (base.map { [$0] } ?? [])
    {
      addKinds(in: text, to: &found)
    }
    return found.sorted().map { kinds[$0].sample }
  }

  /// Whether the only argument of an entry is a number, though its specifier takes any text: a sign of a currency,
  /// of percent or a plus stands at it, a unit of time behind it, or the key names one.
  ///
  /// - Parameter entry: An entry with a specifier for text.
  /// - Returns: Whether names in its place would prove nothing.
  static func isAmount(_ entry: Entry) -> Bool {
    let value = entry.value.string
    let specifiers = value.formatSpecifiers().filter { $0.argument != .percentSign }
    guard specifiers.count == 1, let range = specifiers.first?.range else { return false }
    let before = value[..<range.lowerBound].unicodeScalars.last
    let behind = value[range.upperBound...]
    if before == "+" || [before, behind.unicodeScalars.first].contains(where: isAmountSign) {
      return true
    }
    var words: [[UInt8]] = []
    let key = entry.key.string
    if !key.contains(where: \.isWhitespace) { forEachWord(in: key) { words.append($0) } }
    if behind.first == " " {
      let next = behind.dropFirst().prefix { !$0.isWhitespace && !$0.isPunctuation }
      words.append(Array(next.lowercased().utf8))
    }
    return words.contains(where: units.contains)
  }

  private static func isAmountSign(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.generalCategory == .currencySymbol || scalar == "%"
      || scalar == "\u{066A}"
  }

  private static func addKinds(in text: String, to found: inout Set<Int>) {
    forEachWord(in: text) { word in
      if let kind = kindOfWord[word] { found.insert(kind) }
    }
  }

  /// Visits the words of a text, in small letters.
  private static func forEachWord(in text: String, _ visit: ([UInt8]) -> Void) {
    var word: [UInt8] = []
    func finish() {
      if !word.isEmpty { visit(word) }
      word.removeAll(keepingCapacity: true)
    }
    var lastIsLower = false
    for byte in text.utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      // The words of `phoneNumber` are two; `iPhone` is one.
      if !(isUpper || isLower || byte >= 0x80)
        || (isUpper && lastIsLower && word != [UInt8(ascii: "i")])
      {
        finish()
      }
      if isUpper || isLower || byte >= 0x80 { word.append(isUpper ? byte | 0x20 : byte) }
      lastIsLower = isLower
    }
    finish()
  }

  private static let kindOfWord: [[UInt8]: Int] = {
    var result: [[UInt8]: Int] = [:]
    for (number, kind) in kinds.enumerated() {
      for name in kind.names { result[Array(name.utf8)] = number }
    }
    return result
  }()

  /// Words for what is counted, in English and in the languages of the values.
  private static let units = Set(
    [
      "seconds", "minutes", "hours", "days", "weeks", "months", "years", "count", "percent",
      "percentage", "amount", "price", "quantity", "duration", "bytes",
      // shniyot, dakot, sha'ot, yamim
      "\u{05E9}\u{05E0}\u{05D9}\u{05D5}\u{05EA}", "\u{05D3}\u{05E7}\u{05D5}\u{05EA}",
      "\u{05E9}\u{05E2}\u{05D5}\u{05EA}", "\u{05D9}\u{05DE}\u{05D9}\u{05DD}",
      // thawani, thaniya, daqa'iq, daqiqa, sa'at, sa'a, ayyam
      "\u{062B}\u{0648}\u{0627}\u{0646}\u{064A}", "\u{062B}\u{0627}\u{0646}\u{064A}\u{0629}",
      "\u{062F}\u{0642}\u{0627}\u{0626}\u{0642}", "\u{062F}\u{0642}\u{064A}\u{0642}\u{0629}",
      "\u{0633}\u{0627}\u{0639}\u{0627}\u{062A}", "\u{0633}\u{0627}\u{0639}\u{0629}",
      "\u{0623}\u{064A}\u{0627}\u{0645}",
      // saniye, daqiqe, sa'at, ruz
      "\u{062B}\u{0627}\u{0646}\u{06CC}\u{0647}", "\u{062F}\u{0642}\u{06CC}\u{0642}\u{0647}",
      "\u{0633}\u{0627}\u{0639}\u{062A}", "\u{0631}\u{0648}\u{0632}",
    ].map { Array($0.utf8) })

  /// Words in English, the language of keys and comments, and in the languages of the values.
  private static let kinds: [(names: Set<String>, sample: String)] = [
    (
      [
        "phone", "telephone", "tel", "msisdn",
        // telefon; in Hebrew and with its article
        "\u{05D8}\u{05DC}\u{05E4}\u{05D5}\u{05DF}",
        "\u{05D4}\u{05D8}\u{05DC}\u{05E4}\u{05D5}\u{05DF}",
        // hatif, al-hatif; in Arabic
        "\u{0647}\u{0627}\u{062A}\u{0641}", "\u{0627}\u{0644}\u{0647}\u{0627}\u{062A}\u{0641}",
        // telefon; in Persian
        "\u{062A}\u{0644}\u{0641}\u{0646}",
      ], "+1 987-654-3210"
    ),
    (["url", "website", "homepage"], "https://example.com/"),
    (["username", "handle", "mention", "nickname"], "@bob"),
    (["path", "folder", "directory"], "/usr/local/"),
    (["filename"], "2024.pdf (1)"),
  ]
}
