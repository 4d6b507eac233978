import BidiJudge

extension ArgumentClasses {
  /// The names that a configuration has for classes.
  static let names = ["number", "own-word", "foreign-word", "word", "edged", "address", "empty"]

  /// The class of a name; `word` is a word of any script.
  init?(name: String) {
    if name == "word" { self = [.ownWord, .foreignWord] } else { self.init(identifier: name) }
  }
}
