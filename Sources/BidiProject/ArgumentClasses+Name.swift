import BidiMessages

extension ArgumentClasses {
  /// The names that a configuration has for classes.
  static let names = ["number", "own-word", "foreign-word", "word", "edged", "address", "empty"]

  /// The class of a name; `word` is a word of any script.
  init?(name: String) {
    switch name {
    case "number": self = .number
    case "own-word": self = .ownWord
    case "foreign-word": self = .foreignWord
    case "word": self = [.ownWord, .foreignWord]
    case "edged": self = .edged
    case "address": self = .address
    case "empty": self = .empty
    default: return nil
    }
  }
}
