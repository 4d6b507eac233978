import BidiSource

/// What the flags of a `.po` entry say of the arguments in its texts.
enum POArguments {
  /// The notes on the arguments of a value, each once.
  ///
  /// In the formats of Qt and KDE `%1` is any text, and `%n` the number that chooses the plural form. The arguments of
  /// other formats are known by their form.
  static func notes(of value: String, flags: Set<Substring>) -> [ArgumentNote] {
    let names: Set<Substring> = ["qt-format", "qt-plural-format", "kde-format"]
    guard !flags.isDisjoint(with: names) else { return [] }
    var notes: [ArgumentNote] = []
    var rest = Substring(value).utf8
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[sign...].dropFirst()
      if rest.first == UInt8(ascii: "L") { rest = rest.dropFirst() }
      let digits = rest.prefix(2).prefix { $0 >= 0x30 && $0 <= 0x39 }
      let isCount = rest.first == UInt8(ascii: "n") && !flags.contains("kde-format")
      guard isCount || !digits.isEmpty else { continue }
      rest = rest.dropFirst(isCount ? 1 : digits.count)
      let text = String(value[sign..<rest.startIndex])
      guard !notes.contains(where: { $0.text == text }) else { continue }
      notes.append(ArgumentNote(text: text, kind: isCount ? .number : nil))
    }
    return notes
  }
}
