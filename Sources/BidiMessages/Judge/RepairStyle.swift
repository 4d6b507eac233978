import BidiText

/// Which controls a repair puts in.
public enum RepairStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// U+202A or U+202B before the line, U+202C behind it. The widest support.
  case embed
  /// U+2066 or U+2067 before the line, U+2069 behind it. Also aligns as the locale does.
  case isolate
  /// U+200E or U+200F before the line. The fewest characters; enough where direction is natural.
  case mark

  /// The ways to give a line a direction, the cheapest first.
  ///
  /// An inner mark keeps signs at the edge inside where the line alone does not.
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
