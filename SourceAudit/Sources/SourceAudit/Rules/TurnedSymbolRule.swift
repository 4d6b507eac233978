internal import BidiSource

/// A symbol that the system mirrors is turned by a quarter, always clockwise.
///
/// ## What it finds
///
/// A symbol with forward or backward in its name, such as `chevron.forward`, under `.rotationEffect` by 90 degrees or
/// half of π, as for a row that opens.
///
/// ## What it leaves out
///
/// Half turns and whole turns; symbols that the system does not mirror; a function or a type that asks for the layout
/// direction.
///
/// ## Why it matters
///
/// From right to left `chevron.forward` points to the left. A quarter clockwise makes it point up, where it should point
/// down: the open row looks closed.
///
/// ## Example
///
///     swift
///     wrong: Image(systemName: "chevron.forward").rotationEffect(.degrees(isOpen ? 90 : 0))
///     right: Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
///
/// ## Source
///
/// - Human Interface Guidelines, Right to left: symbols with backward and forward
enum TurnedSymbolRule: SourceRule {
  static let id = "turned-symbol"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.symbols.compactMap { symbol in
      let words = symbol.name.split(separator: ".")
      guard words.contains("forward") || words.contains("backward"),
        outline.quarterTurns.contains(where: { $0.contains(symbol.place.offset) }),
        !outline.readsLayoutDirection(symbol.place)
      else { return nil }
      return finding(
        at: symbol.place.offset,
        explanation:
          "\(symbol.name) is mirrored from right to left, and the quarter turn is not: what points down in one interface points up in the other.",
        cure: "Show another symbol, such as chevron.down, in place of the turn.")
    }
  }
}
