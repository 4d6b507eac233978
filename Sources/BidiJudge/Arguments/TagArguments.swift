import MessageSyntax

extension Message {
  /// The arguments of an English text that are tags, because they stand directly at the two ends of words: `%1$sTerms of Service%2$s`.
  ///
  /// A word in the place of an argument has a space beside it, and a unit stands at one argument: `%sms`. Several arguments
  /// without anything between them are one tag.
  ///
  /// - Complexity: O(*n*).
  var argumentsRoundWords: Set<Int> {
    guard arguments.count > 1 else { return [] }
    // Scripts without spaces have words directly beside names.
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && scalar.properties.isAlphabetic
    }
    func isUnit(_ words: Substring.UnicodeScalarView) -> Bool {
      UnitWords.symbols.contains(String(words).lowercased())
    }
    var found: Set<Int> = []
    for line in branches.first?.lines ?? [] {
      let texts = line.pieces.map { $0.kind == .text ? text(at: $0.range).unicodeScalars : nil }
      var opener: [Int]?
      var place = 0
      while place < line.pieces.count {
        let start = place
        var run: [Int] = []
        while place < line.pieces.count, case .argument(let number) = line.pieces[place].kind {
          run.append(number)
          place += 1
        }
        guard !run.isEmpty else {
          place += 1
          continue
        }
        let before = start > 0 ? texts[start - 1] : nil
        let after = place < texts.count ? texts[place] : nil
        if let opener, let before, before.count > 2, !isUnit(before),
          let last = before.last, isLetter(last) || ".!?)".unicodeScalars.contains(last),
          after?.first.map(isLetter) != true
        {
          found.formUnion(opener + run)
        }
        let isOpener =
          after?.first.map(isLetter) == true
          && before?.last.map { $0 == " " || $0 == "(" } ?? true
        opener = isOpener ? run : nil
      }
    }
    return found
  }
}
