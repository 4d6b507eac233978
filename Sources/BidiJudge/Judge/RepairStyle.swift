import BidiText

/// The controls that a repair uses.
public enum RepairStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// U+202A or U+202B before the line, U+202C after it.
  ///
  /// Most programs support them.
  case embed
  /// U+2066 or U+2067 before the line, U+2069 after it.
  ///
  /// They also give the line the alignment of the locale.
  case isolate
  /// U+200E or U+200F before the line.
  ///
  /// The fewest characters. Enough if the container takes its direction from the text.
  case mark

  /// Plans that give a line a direction, the cheapest first.
  ///
  /// The last plan has a mark inside, for signs at the edge of the line.
  func linePlans(for direction: WritingDirection) -> [ControlPlan] {
    let mark = DirectionalFormatting.mark(direction)
    func plan(_ before: [DirectionalFormatting], _ after: [DirectionalFormatting]) -> ControlPlan {
      var plan = ControlPlan()
      plan.lineBefore = before
      plan.lineAfter = after
      return plan
    }
    switch self {
    case .mark:
      return [plan([mark], []), plan([], [mark]), plan([mark], [mark])]
    case .embed, .isolate:
      let opener = self == .embed ? DirectionalFormatting.embedding(direction) : .isolate(direction)
      let terminator: DirectionalFormatting =
        self == .embed ? .popDirectionalFormat : .popDirectionalIsolate
      return [plan([opener], [terminator]), plan([opener, mark], [mark, terminator])]
    }
  }
}
