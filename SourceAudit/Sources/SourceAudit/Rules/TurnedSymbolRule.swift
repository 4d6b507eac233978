internal import BidiSource

/// A symbol is turned by a quarter, to the same side in every interface.
///
/// ## What it finds
///
/// A symbol with forward or backward in its name, such as `chevron.forward`, under `.rotationEffect` by 90 degrees or half of
/// π, as for a row that opens; a chevron or an arrow to the left or right, up or down, too: before the turn or after it, it
/// points to a side.
///
/// ## What it leaves out
///
/// `chevron.right` that is always turned, and so points up or down in every interface; half turns and whole turns, as that of
/// `chevron.down` in a row that opens; angles that are not known; symbols with two heads, such as
/// `arrow.up.left.and.arrow.down.right`; other symbols; a function or a type that asks for the layout direction.
///
/// ## Why it matters
///
/// From right to left `chevron.forward` points to the left. A quarter clockwise makes it point up, where it should point down:
/// the open row looks closed. `chevron.right` points to the end of the line in one interface, and to its start in the other.
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
      let turn = outline.turns.first {
        $0.isQuarter && $0.symbol.contains(symbol.place.offset)
      }
      guard let turn, let explanation = explanation(of: symbol.name, isChosen: turn.isChosen),
        !outline.readsLayoutDirection(symbol.place)
      else { return nil }
      return finding(
        at: symbol.place.offset, explanation: explanation,
        cure:
          "Show another symbol in place of the turn, such as chevron.down for chevron.forward, or turn it by the layout direction."
      )
    }
  }

  /// What a quarter turn does to a symbol; nil for one that points nowhere.
  private static func explanation(of symbol: String, isChosen: Bool) -> String? {
    let words = symbol.split(separator: ".").map(String.init)
    // What has a head at both ends points both ways, however it is turned.
    let opposite = [("left", "right"), ("up", "down"), ("forward", "backward")]
    if opposite.contains(where: { words.contains($0) && words.contains($1) }) { return nil }
    if words.contains("forward") || words.contains("backward") {
      return
        "\(symbol) is mirrored from right to left, and the quarter turn is not: what points down in one interface points up in the other."
    }
    guard let shape = words.first, ["arrow", "arrowtriangle", "chevron"].contains(shape) else {
      return nil
    }
    if words.contains("up") || words.contains("down") {
      return
        "\(symbol) points to a side when it is turned, to the same one in every interface: from right to left that is against the order of reading."
    }
    // One that is always turned points up or down, in every interface.
    guard isChosen, UnmirroredSymbolRule.directed(symbol) != nil else { return nil }
    let side = words.contains("left") ? "left" : "right"
    return
      "\(symbol) points to the \(side) in every interface until it is turned: from right to left that is against the order of reading."
  }
}
