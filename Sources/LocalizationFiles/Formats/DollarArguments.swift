import BidiSource
import MessageSyntax

/// The places of arguments in texts of MediaWiki, of jQuery.i18n and of extensions of browsers: `$1` to `$99`.
///
/// `$5` may be a price too. So the file has to show what it means: one of its texts has `$1` and `$2`, or a form of MediaWiki
/// with a number, `{{PLURAL:$1|…}}`. Source: MediaWiki, "Localisation".
enum DollarArguments {
  /// Whether a text shows that `$1` is an argument.
  static func areShown(by entry: LocalizationEntry) -> Bool {
    let value = entry.value.string
    guard value.utf8.contains(UInt8(ascii: "$")) else { return false }
    let places = places(in: value)
    return places.contains { $0.isNumber || $0.isSubject }
      || ["$1", "$2"].allSatisfy { text in places.contains { $0.text == text } }
  }

  /// Puts the notes on the arguments of an entry after those that its format has, in the place of earlier ones.
  static func note(in entry: inout LocalizationEntry) {
    if !entry.arguments.isEmpty { entry.arguments.removeAll { isPlace($0.text) } }
    guard entry.value.string.utf8.contains(UInt8(ascii: "$")) else { return }
    entry.arguments += places(in: entry.value.string).map {
      ArgumentNote(text: $0.text, kind: $0.isNumber ? .number : nil)
    }
  }

  private static func isPlace(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "$") && text.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  /// An argument of a text.
  private struct Place {
    /// How it is written.
    let text: String
    /// Whether a form chooses by its number, or writes it as a number.
    var isNumber: Bool
    /// Whether a form chooses by it: `{{GENDER:$1|`.
    var isSubject: Bool
  }

  /// The arguments of a text, each once.
  private static func places(in value: String) -> [Place] {
    let bytes = Array(value.utf8)
    var places: [Place] = []
    for (argument, start) in PlacedArguments.arguments(of: value, in: [.dollarNumber]) {
      func follows(_ word: String) -> Bool {
        bytes[..<start].suffix(word.utf8.count).lazy.map(lowercased).elementsEqual(word.utf8)
      }
      let isNumber = follows("{{plural:") || follows("{{formatnum:")
      let isSubject = isNumber || follows("{{gender:")
      if let known = places.firstIndex(where: { $0.text == argument.text }) {
        places[known].isNumber = places[known].isNumber || isNumber
        places[known].isSubject = places[known].isSubject || isSubject
      } else {
        places.append(Place(text: argument.text, isNumber: isNumber, isSubject: isSubject))
      }
    }
    return places
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
