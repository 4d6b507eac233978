/// The words of a name, such as that of an image: `arrow.backward`, `ic_arrow_back`, `backArrow`.
struct NameWords {
  private let words: Set<String>

  init(_ name: String) {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      let isNew = character.isUppercase && wasLower
      if !character.isLetter || isNew { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    self.words = Set(words)
  }

  /// Whether the name is that of an image that shows a direction to the side.
  var showsDirection: Bool {
    guard words.isDisjoint(with: Self.vertical) else { return false }
    return !words.isDisjoint(with: Self.sideways)
  }

  /// Whether the name is that of an image that holds text.
  var holdsText: Bool { !words.isDisjoint(with: Self.written) }

  private static let vertical: Set<String> = [
    "up", "down", "upward", "downward", "top", "bottom", "vertical", "north", "south",
  ]

  private static let sideways: Set<String> = [
    "arrow", "back", "backward", "chevron", "forward", "indent", "left", "next", "outdent",
    "previous", "prev", "redo", "reply", "right", "send", "undo", "disclosure", "backspace",
    "logout", "exit",
  ]

  private static let written: Set<String> = [
    "text", "word", "wordmark", "logo", "logotype", "letter", "letters", "label", "caption",
    "number",
    "digit", "digits", "screenshot", "banner",
  ]
}
