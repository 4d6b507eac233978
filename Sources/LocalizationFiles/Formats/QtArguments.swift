import BidiSource

/// The places of arguments in texts of Qt and KDE: `%1` to `%99`, `%L1` with the digits of the locale, and in plural forms
/// the number `%n`.
enum QtArguments {
  /// The notes on the arguments of a value and of its text of the base language, each once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - base: The text of the base language; empty for none.
  ///   - hasCount: Whether `%n` is the number that chooses the form.
  /// - Returns: The notes; the number that chooses the form, the only argument of a plural form and numbers in the digits of
  ///   the locale are numbers.
  static func notes(of value: String, base: String = "", hasCount: Bool) -> [ArgumentNote] {
    var notes: [ArgumentNote] = []
    var rest = Array((value + "\0" + base).utf8)[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(sign + 1)...]
      let isLocalized = rest.first == UInt8(ascii: "L")
      let body = isLocalized ? rest.dropFirst() : rest
      let digits = body.prefix(2).prefix(while: \.isASCIIDigit)
      let isCount = hasCount && body.first == UInt8(ascii: "n")
      guard isCount || !digits.isEmpty && !digits.elementsEqual("0".utf8) else { continue }
      let end = isCount ? body.startIndex + 1 : digits.endIndex
      let note = ArgumentNote(
        text: "%" + String(decoding: rest[..<end], as: UTF8.self),
        kind: isCount || isLocalized ? .number : nil)
      if !notes.contains(note) { notes.append(note) }
      rest = rest[end...]
    }
    // A plural form without %n shows its number with the only argument that it has.
    if hasCount, notes.count == 1, notes[0].kind == nil {
      notes[0] = ArgumentNote(text: notes[0].text, kind: .number)
    }
    return notes
  }

  /// Whether two values have the same arguments, with a number that chooses the form and without one.
  static func areSame(in value: String, _ other: String) -> Bool {
    [false, true].allSatisfy {
      notes(of: value, hasCount: $0) == notes(of: other, hasCount: $0)
    }
  }
}
