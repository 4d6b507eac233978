import BidiSource

/// The places of arguments in formats of Lisp and Scheme: `~a`, `~2d`, `~,3f`.
///
/// Source: Common Lisp HyperSpec, section 22.3, "Formatted Output"; the flags `lisp-format` and `scheme-format` of gettext.
enum LispArguments {
  /// The directives that print a number.
  private static let numbers = Set("bdefgoprx$".utf8)

  /// All directives that print an argument.
  private static let printing = numbers.union("acsw".utf8)

  /// The notes on the arguments of a value and of its text of the base language, each once.
  static func notes(of value: String, base: String) -> [ArgumentNote] {
    var notes: [ArgumentNote] = []
    let bytes = Array((value + "\0" + base).utf8)
    var place = 0
    while let tilde = bytes[place...].firstIndex(of: UInt8(ascii: "~")) {
      place = tilde + 1
      // Parameters, then modifiers.
      while place < bytes.count, bytes[place].isASCIIDigit || ",:@".utf8.contains(bytes[place]) {
        place += 1
      }
      guard place < bytes.count else { break }
      let directive = bytes[place].isASCIILetter ? bytes[place] | 0x20 : bytes[place]
      // A tilde after a tilde is one tilde of the text.
      place += 1
      guard printing.contains(directive) else { continue }
      let note = ArgumentNote(
        text: String(decoding: bytes[tilde..<place], as: UTF8.self),
        kind: numbers.contains(directive) ? .number : nil)
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
