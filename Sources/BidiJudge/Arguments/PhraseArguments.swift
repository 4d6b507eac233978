import MessageSyntax

extension ArgumentKnowledge {
  /// Where the word of a phrase stands.
  enum PhraseSide: String, Codable {
    case before, after
  }
}

extension Message {
  /// Finds the arguments that have the same Latin word beside them as in the base text.
  ///
  /// The name of a person is none: it keeps an isolate of its own.
  func findPhrases(
    with base: Message, _ open: [Int], _ mine: UnitNeighbours, _ result: inout [ArgumentKnowledge]
  ) {
    // Few texts have a Latin word beside an argument.
    guard
      open.contains(where: {
        mine.spacedWord(before: $0) != nil || mine.spacedWord(after: $0) != nil
      })
    else { return }
    let theirs = UnitNeighbours(base)
    for index in open {
      guard let found = base.argument(like: arguments[index], at: index),
        arguments[index].name.flatMap(ArgumentNames.isName) != true
      else { continue }
      if let word = mine.spacedWord(before: index), word == theirs.spacedWord(before: found) {
        result[index].phraseSide = .before
      } else if let word = mine.spacedWord(after: index),
        word == theirs.spacedWord(after: found)
      {
        result[index].phraseSide = .after
      }
    }
  }
}
