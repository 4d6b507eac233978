extension String {
  /// Whether the text is of one piece from right to left: no left-to-right letter, no digit, no control, and
  /// nothing that can be an island.
  ///
  /// Where its paragraphs are right to left, and by their first strong character they are, nothing in it is out
  /// of order.
  ///
  /// - Complexity: O(*n*).
  package var isPlainRightToLeft: Bool {
    withTextBytes(self) { text in
      guard !IslandScreen.mayHoldIslands(text) else { return false }
      let tables = CharacterTables.shared
      var index = 0
      while index < text.count {
        let code = tables.code(of: text.codePoint(at: index))
        guard !ClassSet.disturbingRightToLeft.contains(code: code) else { return false }
        index += TextBytes.width(ofLead: text[index])
      }
      return true
    }
  }
}
