extension String {
  /// The islands of the text: what must stay together and in its own direction, whatever surrounds it.
  ///
  /// Islands of one depth are apart and in order; those that lie in another follow it, with a depth one
  /// greater. Where two might begin at one place, the longer and more telling kind wins: an address before
  /// a file name, a date before a phone number, a phone number before a range, a range before its numbers.
  /// Nothing is said of plain words and plain digits: the algorithm keeps them together by itself.
  ///
  /// ```swift
  /// let text = "\u{0627}\u{062A}\u{0635}\u{0644} +1 (555) 010-9999"
  /// text.islands().map { String(text[$0.range]) }  // ["+1 (555) 010-9999"]
  /// ```
  ///
  /// Kinds that are islands only beside right-to-left letters (quotations, lists) are not found in texts
  /// without such letters.
  ///
  /// - Parameter options: What to look for.
  /// - Returns: The islands, sorted by where they begin, outermost first.
  /// - Complexity: O(*n*), for any text.
  public func islands(_ options: IslandOptions = .all) -> [Island] {
    let found = foundIslands(IslandKinds(options.kinds), findsNested: options.findsNested)
    guard !found.isEmpty else { return [] }
    var position = (offset: 0, index: startIndex)
    return found.map { island in
      let start = utf8.index(position.index, offsetBy: island.range.lowerBound - position.offset)
      position = (island.range.lowerBound, start)
      return Island(
        range: start..<utf8.index(start, offsetBy: island.range.count), utf8Range: island.range,
        kind: island.kind, direction: island.direction, depth: island.depth)
    }
  }

  /// The islands by offsets in UTF-8.
  func foundIslands(_ kinds: IslandKinds, findsNested: Bool) -> [IslandScanner.Found] {
    guard withTextBytes(self, IslandScreen.mayHoldIslands) else { return [] }
    let specifiers = SpecifierList(self)
    return withTextBytes(self) { bytes in
      var scanner = IslandScanner(
        bytes, specifiers: specifiers, kinds: kinds, findsNested: findsNested)
      return scanner.run()
    }
  }
}

/// Proof by a look at the bytes that a text holds no island.
enum IslandScreen {
  /// Whether a byte is there that every island has one of: an ASCII letter or digit, a sign that can be an
  /// island or a part of one without them, or the first byte of an Arabic-Indic digit.
  static func mayHoldIslands(_ text: TextBytes) -> Bool {
    for index in 0..<text.count {
      let byte = text[index]
      if byte < 0x80 {
        if signs.contains(byte) { return true }
      } else if byte == 0xD9 || byte == 0xDB {
        // Most letters of Arabic begin with D9 too.
        let second = text[index + 1]
        if byte == 0xD9 ? second >= 0xA0 && second <= 0xA9 : second >= 0xB0 && second <= 0xB9 {
          return true
        }
      } else if byte >= 0xC3 && byte <= 0xCA {
        // Latin letters beyond ASCII are items of lists.
        return true
      } else if byte == 0xE2, text[index + 1] == 0x8C || text[index + 1] == 0x87 {
        // Signs of keys.
        return true
      }
    }
    return false
  }

  private static let signs = ASCIISet("%#@{<*~_`]$/\\", letters: true, digits: true)
}
