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
  /// An inner mark keeps white space at the edge inside: rule L1 gives trailing white space the
  /// paragraph's level, whatever embedding it stands in.
  func candidates(for direction: WritingDirection) -> [LineRepair] {
    let mark = DirectionalFormatting.mark(direction)
    switch self {
    case .mark:
      return [LineRepair(before: [mark], after: []), LineRepair(before: [mark], after: [mark])]
    case .embed, .isolate:
      let opener = self == .embed ? DirectionalFormatting.embedding(direction) : .isolate(direction)
      let terminator: DirectionalFormatting =
        self == .embed ? .popDirectionalFormat : .popDirectionalIsolate
      return [
        LineRepair(before: [opener], after: [terminator]),
        // Where the pair needs a mark inside, the mark may do without the pair.
        LineRepair(before: [], after: [mark]),
        LineRepair(before: [opener], after: [mark, terminator]),
        LineRepair(before: [opener, mark], after: [terminator]),
        LineRepair(before: [opener, mark], after: [mark, terminator]),
      ]
    }
  }
}

/// Controls round a line.
struct LineRepair: Hashable {
  let before: [DirectionalFormatting]
  let after: [DirectionalFormatting]

  /// Nothing at all.
  static let none = LineRepair(before: [], after: [])

  /// Whether it puts nothing in.
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// How many controls it puts in.
  var count: Int { before.count + after.count }

  func applied(to text: String) -> String { before.string + text + after.string }

  /// The repair as a message shows it: `‹RLE›…‹PDF›`.
  var description: String {
    before.map(\.visibleName).joined() + "\u{2026}" + after.map(\.visibleName).joined()
  }
}

extension [DirectionalFormatting] {
  var string: String { map(\.string).joined() }
}
