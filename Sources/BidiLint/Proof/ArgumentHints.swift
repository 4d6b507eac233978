import BidiText
import LocalizationFiles

/// What an entry says of its arguments: words of its key, its comments and its value that name a kind of text
/// with signs at its edges.
enum ArgumentHints {
  /// Samples beside the usual ones, none twice; empty for most entries.
  ///
  /// - Parameter entry: An entry with a specifier for text.
  /// - Returns: The arguments to try.
  static func samples(for entry: Entry) -> [String] {
    var found: Set<Int> = []
    for text in [entry.key.string, entry.value.string] + entry.comments.map(\.text) {
      addKinds(in: text, to: &found)
    }
    return found.sorted().map { kinds[$0].sample }
  }

  private static func addKinds(in text: String, to found: inout Set<Int>) {
    var word: [UInt8] = []
    func finish() {
      if let kind = kindOfWord[word] { found.insert(kind) }
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
