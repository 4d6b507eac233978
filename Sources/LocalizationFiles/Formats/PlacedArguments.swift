import BidiSource
import MessageSyntax

/// Notes on arguments that have a place or a letter instead of a name: `%1` of Qt, `~a` of Lisp, `%B`.
enum PlacedArguments {
  /// The dialects of such arguments.
  private static let dialects: MessageDialects = [.qt, .qtCount, .lisp]

  /// The notes on the arguments of a value and of its text of the base language, each once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - base: The text of the base language; empty for none.
  ///   - given: The dialects of the value. With ``MessageDialect/qtCount``, `%n` is the number that chooses the form.
  /// - Returns: The notes; the number that chooses the form, the only argument of a plural form and numbers in the digits of
  ///   the locale are numbers.
  static func notes(of value: String, base: String = "", in given: MessageDialects)
    -> [ArgumentNote]
  {
    guard given.hasAny(of: dialects) else { return [] }
    var notes: [ArgumentNote] = []
    for text in [value, base] {
      for (argument, _) in arguments(of: text, in: given.subtracting(.usual)) {
        // `QString::arg` takes any text for `%L1`, too; mostly it is a number.
        let isNumber = argument.type == .number || argument.text.hasPrefix("%L")
        let note = ArgumentNote(text: argument.text, kind: isNumber ? .number : nil)
        if !notes.contains(note) { notes.append(note) }
      }
    }
    // A plural form without %n shows its number with the only argument that it has.
    if given.contains(.qtCount), notes.count == 1, notes[0].kind == nil {
      notes[0] = ArgumentNote(text: notes[0].text, kind: .number)
    }
    return notes
  }

  /// Whether a new value of an entry has the same notes as the old one.
  static func areSame(_ value: String, inPlaceOf old: LocalizationEntry) -> Bool {
    let base = old.baseText ?? ""
    return notes(of: value, base: base, in: old.dialects)
      == notes(of: old.value.string, base: base, in: old.dialects)
      && letters(of: value, base: base) == letters(of: old.value.string, base: base)
  }

  /// The notes on letters of the program's own that a value and its text of the base language have, each once.
  static func letters(of value: String, base: String) -> [ArgumentNote] {
    let mine = Set(arguments(of: value, in: [.ownLetter]).map(\.argument.text))
    guard !mine.isEmpty else { return [] }
    return mine.intersection(arguments(of: base, in: [.ownLetter]).map(\.argument.text)).sorted()
      .map {
        ArgumentNote(text: $0)
      }
  }

  /// The arguments of a text, also those in tags and in the targets of links.
  static func arguments(
    of text: String, in dialects: MessageDialects
  ) -> [(argument: Message.Argument, start: Int)] {
    guard text.utf8.contains(where: "%~$".utf8.contains) else { return [] }
    let message = Message(text, dialects: dialects)
    var found: [(argument: Message.Argument, start: Int)] = []
    for line in message.lines {
      for piece in line.pieces {
        switch piece.kind {
        case .argument(let number):
          found.append((message.arguments[number], piece.range.lowerBound))
        case .markup:
          // Without its first character it is no markup.
          let start = piece.range.lowerBound + 1
          let inside = String(
            decoding: Array(text.utf8)[start..<piece.range.upperBound], as: UTF8.self)
          found += arguments(of: inside, in: dialects).map { ($0.argument, start + $0.start) }
        case .text, .control, .entity: break
        }
      }
    }
    return found
  }
}
