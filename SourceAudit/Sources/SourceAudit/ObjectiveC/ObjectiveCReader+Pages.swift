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

  /// The frame of a view: `CGRectMake(CGRectGetMaxX(…), …)`.
  mutating func readFrame(_ value: Range<Int>, of view: String) {
    guard let first = value.first, text(first) == "CGRectMake", text(first + 1) == "(",
      case let values = arguments(at: first + 1), values.count == 4
    else { return }
    readFrameStart(
      values[0], of: view,
      isNumbered: amount(values[0]).number.map { $0 > 0 } ?? false
        && amount(values[2]).number != nil)
  }

  /// The left side of a frame.
  mutating func readFrameStart(_ x: Range<Int>, of view: String, isNumbered: Bool = false) {
    guard !view.namesSide, let first = x.first else { return }
    let words = words(of: x)
    var kind = isNumbered ? PlacedFrame.Kind.numbered : .other
    var start = first
    if words.contains("CGRectGetMaxX"), !words.contains("?"), !words.isFarSideOfMirror {
      kind = .afterEnd
      start = x.first { text($0) == "CGRectGetMaxX" } ?? first
    } else if words.isFarSide {
      kind = .farSide
    }
    outline.frames.append(PlacedFrame(place: place(start), kind: kind, receiver: view))
  }

  /// `icon.transform = CGAffineTransformMakeRotation(M_PI_2)`: a view is turned with its image.
  mutating func readQuarterTurn(_ index: Int) {
    guard text(index - 1) == "=", text(index - 2) == "transform", text(index + 1) == "(",
      partners[index + 1] > index
    else { return }
    let angle = source(index + 2..<partners[index + 1])
    guard angle.contains("M_PI_2") || angle.contains("M_PI/2") else { return }
    outline.quarterTurns.append(
      QuarterTurn(
        receiver: receiver(before: index - 2), function: place(index).scope,
        isChosen: angle.contains("?") || !isAlwaysRun(expressionStart(before: index - 3))))
  }

  /// People write shorter functions.
  private static let longestFunction = 2_000

  /// Whether a statement that begins at a token stands in the body of its function, and not in a branch or a block.
  private func isAlwaysRun(_ start: Int) -> Bool {
    guard ["{", "}", ";"].contains(text(start - 1)) else { return false }
    var index = start - 1
    let earliest = max(0, start - Self.longestFunction)
    while index > earliest {
      if text(index) == "{", partners[index] > start { return scopes[index - 1] != scopes[index] }
      if ["}", ")", "]"].contains(text(index)), partners[index] >= 0 { index = partners[index] }
      index -= 1
    }
    return false
  }
}
