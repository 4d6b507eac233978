/// Words that make a text longer.
///
/// Source: AOSP, `aapt2`: the words of the numbers from one on, each written out, and again from one.
enum NumberWords {
  private static let words =
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen \
    nineteen twenty
    """.split(separator: " ").map(String.init)

  private static let known = Set(words)

  /// As many words as have more characters than a number.
  static func longer(than count: Int) -> String {
    var text = ""
    var number = 0
    while text.utf8.count <= count {
      text += (text.isEmpty ? "" : " ") + words[number % words.count]
      number += 1
    }
    return text
  }

  /// How many bytes at the end of a text are number words, each with a space before it.
  static func count(atEndOf text: ArraySlice<UInt8>) -> Int {
    var rest = text
    while let space = rest.lastIndex(of: 0x20),
      known.contains(String(decoding: rest[(space + 1)...], as: UTF8.self))
    {
      rest = rest[..<space]
    }
    return text.count - rest.count
  }
}
