/// How the writer of a file typed texts: in the order of reading, or as the screen should show them.
struct WritingHabit {
  /// The number of texts that are surely typed in the order of the screen.
  var asSeen = 0

  /// The number of such texts that have a left-to-right override, which shows them as they should be.
  var underOverride = 0

  /// The number of texts that have a left-to-right override.
  var overrides = 0

  /// Whether the overrides of the file show letters that are stored in the order of the screen.
  var showsStoredDisplay: Bool { underOverride > 1 && underOverride * 2 >= overrides }

  /// The number of texts that end with the mark with which their base text ends.
  var asRead = 0

  /// Whether the other texts of the file may be typed as seen too.
  ///
  /// Ten such texts tell it, and three where fewer than half as many have the mark at their end.
  var isAsSeen: Bool { asSeen >= 10 || asSeen >= 3 && asSeen > 2 * asRead }

  /// Whether a text ends with a mark as its base text does.
  static func keepsMark(_ text: String, base: String) -> Bool {
    func last(_ text: String) -> Character? {
      guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
      return text[...end].hasSuffix("...") ? "\u{2026}" : text[end]
    }
    guard let theirs = last(base), let kind = kinds.first(where: { $0.contains(theirs) }),
      let mine = last(text)
    else { return false }
    return kind.contains(mine)
  }

  /// Marks at the end of a text, each with those of other scripts that stand for it.
  private static let kinds: [Set<Character>] = [
    [":", "\u{FF1A}"], [".", "\u{06D4}", "\u{3002}", "\u{0964}"], ["?", "\u{061F}", "\u{FF1F}"],
    ["!", "\u{FF01}"], ["\u{2026}"],
  ]
}
