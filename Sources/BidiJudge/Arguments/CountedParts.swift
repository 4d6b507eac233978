import MessageSyntax

extension Message {
  /// Takes both arguments of "%@ of %@" and "%@/%@" for numbers if one of them is a number.
  func countParts(with base: Message, _ open: [Int], _ result: inout [ArgumentKnowledge]) {
    for (part, whole, word) in base.partsOfWholes() {
      let indices = [part, whole].map { number in
        arguments.indices.first { base.argument(like: arguments[$0], at: $0) == number }
      }
      for (mine, other) in [(indices[0], indices[1]), (indices[1], indices[0])] {
        guard let mine, let other, result[other].classes == .number, open.contains(mine),
          result[mine].given == nil, result[mine].reason == nil,
          // `{owner}/{number}` is a path, and `{used}/{limit} GB` is none.
          word == "of"
            || UnitNeighbours(base).word(after: whole).map({ isUnit($0, in: "en") }) ?? false
        else { continue }
        result[mine].classes = .number
        result[mine].reason = "from \"\(word)\" in the base text, beside a number"
      }
    }
  }

  /// Pairs of arguments of an English text with only "of", "out of" or a slash between them, and the word that stands there.
  private func partsOfWholes() -> [(part: Int, whole: Int, word: String)] {
    guard arguments.count > 1 else { return [] }
    var result: [(Int, Int, String)] = []
    for line in branches.first?.lines ?? [] {
      for (place, piece) in line.pieces.enumerated().dropFirst().dropLast()
      where piece.kind == .text {
        guard case .argument(let part) = line.pieces[place - 1].kind,
          case .argument(let whole) = line.pieces[place + 1].kind,
          let word = Self.partWords[String(text(at: piece.range))]
        else { continue }
        result.append((part, whole, word))
      }
    }
    return result
  }

  private static let partWords = [" of ": "of", " out of ": "of", "/": "/", " / ": "/"]
}
