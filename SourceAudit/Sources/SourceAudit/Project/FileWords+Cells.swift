/// Cells that are registered, and those that are asked for.
extension FileWords {
  private static let registering = words(["register", "registerClass", "registerNib"])

  private static let asking = words([
    "dequeueReusableCell", "dequeueReusableCellWithIdentifier",
    "dequeueReusableCellWithReuseIdentifier", "dequeueReusableHeaderFooterView",
    "dequeueReusableHeaderFooterViewWithIdentifier", "dequeueReusableSupplementaryView",
    "dequeueReusableSupplementaryViewOfKind",
  ])

  private static let labels = words([
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "withReuseIdentifier", "withIdentifier",
  ])

  /// Names that stand beside that of a cell, and name none.
  private static let helpers = words([
    "UINib", "Bundle", "NSBundle", "String", "NSStringFromClass", "UICollectionView",
    "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
  ])

  /// More tokens than that stand in no such call.
  private static let longestCall = 80

  /// Notes what a call registers or asks for, by its name.
  mutating func noteCells(by name: UInt64) {
    if Self.registering.contains(name) { noteRegistration() }
    if Self.asking.contains(name), !namesCell() { asksForAnyCell = true }
  }

  /// `register(UINib(nibName: Card.identifier, bundle: nil), forCellReuseIdentifier: Card.identifier)`: one name alone, which is
  /// that of the cell, and by which the cell is asked for.
  private mutating func noteRegistration() {
    var (counts, hasLabel, isAfterLabel): ([UInt64: Int32], Bool, Bool) = ([:], false, false)
    forEachOfCall { token, isCapital in
      guard case .word(let word) = token.kind else { return true }
      if Self.labels.contains(word) { hasLabel = true }
      if isCapital, !Self.helpers.contains(word) {
        counts[word, default: 0] += 1
        isAfterLabel = hasLabel
      }
      return true
    }
    if counts.count == 1, isAfterLabel == hasLabel, let (cell, count) = counts.first {
      registered[cell, default: 0] += count
    }
  }

  /// Whether a call that asks for a cell names it, by a text or by a type: `withIdentifier: Card.identifier`.
  private mutating func namesCell() -> Bool {
    // Objective-C has the label in the name; Swift without the label asks by the type.
    var (isValue, isNamed) = (language == .objectiveC, language == .swift)
    forEachOfCall { token, isCapital in
      guard case .word(let word) = token.kind else { return true }
      if Self.labels.contains(word) {
        (isValue, isNamed) = (true, false)
      } else if isValue, token.isInLiteral || isCapital && !Self.helpers.contains(word) {
        isNamed = true
      }
      return !(isValue && isNamed)
    }
    return isNamed
  }

  /// Passes the tokens of a call whose name was read, till its end or till the body says that it has seen enough.
  private mutating func forEachOfCall(_ body: (WordReader.Token, _ isCapital: Bool) -> Bool) {
    guard peek(0)?.kind == .sign(UInt8(ascii: language == .swift ? "(" : ":")) else { return }
    var depth = 0
    for place in 0..<Self.longestCall {
      guard let token = peek(place) else { return }
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 || depth == 0 && language == .swift { return }
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")): return
      default:
        let first = text[token.range.lowerBound]
        let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
        if !body(token, isCapital) { return }
      }
    }
  }
}
