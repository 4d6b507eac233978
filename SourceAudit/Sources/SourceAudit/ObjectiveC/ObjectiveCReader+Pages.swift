/// Pages, pans and frames.
extension ObjectiveCReader {
  /// `[pages setViewControllers:… direction:… animated:YES completion:nil]`.
  mutating func readPageTurn(_ message: Message) {
    func argument(_ name: String) -> Range<Int>? {
      message.parts.first { text($0.name) == name }?.argument
    }
    guard let direction = argument("direction"), let animated = argument("animated"),
      source(animated) != "NO"
    else { return }
    let prefix = "UIPageViewControllerNavigationDirection"
    let words = Set(tokens[direction].map(\.text))
    let (forward, reverse) = (
      words.contains("\(prefix)Forward"), words.contains("\(prefix)Reverse")
    )
    guard forward || reverse else { return }
    outline.pageTurns.append(
      PageTurn(
        place: place(direction.lowerBound),
        direction: forward && reverse ? .either : forward ? .forward : .reverse))
  }

  /// A frame whose left side is where something else ends: `CGRectMake(CGRectGetMaxX(…), …)`.
  mutating func readFrame(_ value: Range<Int>) {
    guard let first = value.first, text(first) == "CGRectMake", text(first + 1) == "(",
      case let values = arguments(at: first + 1), values.count == 4
    else { return }
    readFrameStart(values[0])
    if amount(values[0]).number.map({ $0 > 0 }) ?? false, amount(values[2]).number != nil {
      outline.numberedFrames.append(place(values[0].lowerBound))
    }
  }

  /// The left side of a frame: `CGRectGetMaxX(…)`, or a name that holds it.
  mutating func readFrameStart(_ x: Range<Int>) {
    let words = words(of: x)
    guard words.contains("CGRectGetMaxX"), !words.contains("?"), let first = x.first else { return }
    let end = x.first { text($0) == "CGRectGetMaxX" }
    outline.chainedFrames.append(place(end ?? first))
  }

  /// `[pan translationInView:view].x > 80`, or the same of a variable that holds the way.
  mutating func readPan(_ index: Int) {
    guard let open = openBracket(before: index), partners[open] > index else { return }
    let close = partners[open]
    if text(close + 1) == ".", ["x", "y"].contains(text(close + 2)) {
      if text(open - 1) == "=", ["CGFloat", "double", "float"].contains(text(open - 3)) {
        return readPanUses(of: text(open - 2), text(close + 2) == "x", from: close)
      }
      return readPanSign(close + 2, text(close + 2) == "x")
    }
    // `CGPoint way = [pan translationInView:view];`
    guard text(open - 1) == "=", text(open - 3) == "CGPoint", tokens[open - 2].kind == .identifier
    else { return }
    let name = text(open - 2)
    for use in close..<functionEnd(from: close)
    where text(use) == name && text(use + 1) == "." && text(use - 1) != "." {
      readPanSign(use + 2, text(use + 2) == "x")
    }
  }

  private mutating func readPanUses(of name: String, _ isHorizontal: Bool, from start: Int) {
    for use in start..<functionEnd(from: start) where text(use) == name && text(use - 1) != "." {
      readPanSign(use, isHorizontal)
    }
  }

  /// The comparison that stands after the last token of a way.
  private mutating func readPanSign(_ last: Int, _ isHorizontal: Bool) {
    let sign = text(last + 1)
    guard [">", ">=", "<", "<="].contains(sign), ["x", "y"].contains(text(last)) || last > 0 else {
      return
    }
    // A product of the way is no way, and an amount has no sign.
    var begin = last
    while begin > 0, ![";", "{", "}", "(", "&&", "||", "?", "=", "return"].contains(text(begin)) {
      begin -= 1
      if ["]", ")"].contains(text(begin)), partners[begin] >= 0 { begin = partners[begin] }
      if ["*", "+", "/"].contains(text(begin)) { return }
    }
    if ["fabs", "ABS", "fabsf"].contains(text(begin - 1)) { return }
    let isNegative = text(last + 2) == "-"
    let limit = last + (isNegative ? 3 : 2)
    let end = [")", ";", "&&", "||", "?"]
    guard end.contains(text(limit + 1)) || tokens[safe: limit]?.kind == .number else { return }
    let isZero = Amount(text(limit)).number == 0
    if sign.hasPrefix(">") ? isNegative && !isZero : !isNegative && !isZero { return }
    let side: Swipe.Side =
      sign.hasPrefix(">") ? isHorizontal ? .right : .down : isHorizontal ? .left : .up
    outline.panSigns.append(Swipe(place: place(last), side: side))
  }

  /// The bracket of the message that a token stands in.
  private func openBracket(before index: Int) -> Int? {
    var position = index - 1
    while position >= 0 {
      if ["]", ")", "}"].contains(text(position)), partners[position] >= 0 {
        position = partners[position]
      } else if text(position) == "[" {
        return position
      } else if [";", "{", "}"].contains(text(position)) {
        return nil
      }
      position -= 1
    }
    return nil
  }

  /// Where the scope of a token ends.
  private func functionEnd(from index: Int) -> Int {
    let scope = scopes[index]
    var end = index
    while end < tokens.count, scopes[end] == scope { end += 1 }
    return end
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
