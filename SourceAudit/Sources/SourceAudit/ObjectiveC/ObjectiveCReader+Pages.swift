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

  /// Finds functions that give a scroll view the offset at which it will stop, and those that tell of a page: `pages.currentPage
  /// = page`, `[self showPage:page]`, `labels[page]`.
  mutating func findSnaps() {
    for index in tokens.indices where tokens[index].kind == .identifier {
      if text(index) == "targetContentOffset" {
        let end = text(index + 1) == "->" && text(index + 2) == "x" ? index + 3 : index + 1
        if text(end) == "=" { outline.noteGivenOffset(in: scopes[index]) }
        continue
      }
      let name = text(index).lowercased()
      guard name.contains("page") || name.contains("index") else { continue }
      if [".", "->"].contains(text(index - 1)) && text(index + 1) == "="
        || text(index + 1) == ":" || text(index - 1) == ":"
        || text(index - 1) == "[" && text(index + 1) == "]"
      {
        outline.noteToldPage(in: scopes[index])
      }
    }
  }

  /// The frame of a view: `CGRectMake(CGRectGetMaxX(…), …)`.
  mutating func readFrame(_ value: Range<Int>, of view: String, isFirst: Bool = false) {
    guard let first = value.first, text(first) == "CGRectMake", text(first + 1) == "(",
      case let values = arguments(at: first + 1), values.count == 4
    else { return }
    readFrameStart(
      values[0], of: view, width: values[2], isFirst: isFirst,
      isNumbered: amount(values[0]).number.map { $0 > 0 } ?? false
        && amount(values[2]).number != nil)
  }

  /// The view that is given the rectangle of a variable named `frame`, by `[[UIImageView alloc] initWithFrame:frame]` or
  /// `icon.frame = frame`, and whether it is made with it; empty for a view that is not seen, nil for what is no variable.
  func viewOfVariable(_ index: Int) -> (name: String, isMade: Bool)? {
    guard ![".", "->"].contains(text(index - 1)),
      tied(text(index), at: index).function != nil
    else { return nil }
    let last = min(tokens.count, index + Self.longestFunction)
    for place in index + 1..<max(index + 1, last) where text(place) == text(index) {
      if scopes[place] != scopes[index] { break }
      if text(place - 1) == ":", text(place - 2) == "initWithFrame", text(place - 3) == "]",
        case let open = partners[place - 3] - 1, open > 0, text(open) == "[",
        text(open - 1) == "="
      {
        return (source(expressionStart(before: open - 1)..<open - 1), true)
      }
      if text(place - 1) == "=", text(place - 2) == "frame", text(place - 3) == "." {
        return (receiver(before: place - 2), false)
      }
    }
    return ("", false)
  }

  /// The left side of a frame.
  mutating func readFrameStart(
    _ x: Range<Int>, of view: String, width: Range<Int> = 0..<0, isFirst: Bool = false,
    isNumbered: Bool = false
  ) {
    guard !view.namesSide, let first = x.first else { return }
    let words = words(of: x)
    var kind = isNumbered ? PlacedFrame.Kind.numbered : .other
    var start = first
    if words.contains("CGRectGetMaxX"), !words.contains("?"), !words.isFarSideOfMirror,
      !words.standsOnEnd
    {
      kind = .afterEnd
      start = x.first { text($0) == "CGRectGetMaxX" } ?? first
    } else if words.isFarSide {
      kind = .farSide
    }
    outline.frames.append(
      PlacedFrame(
        place: place(start), kind: kind, receiver: view, x: words.joined(), ownX: source(x),
        width: filledSource(width), ownWidth: source(width), isFirst: isFirst,
        arms: arms(around: first)))
  }

  /// Deeper choices are written by no person.
  private static let deepestChoice = 6

  /// The arms of choices around a token in its function, the innermost first.
  private func arms(around index: Int) -> [PlacedFrame.Arm] {
    var (place, arms): (Int, [PlacedFrame.Arm]) = (index, [])
    for _ in 0..<Self.deepestChoice {
      guard let brace = openingBrace(before: place), scopes[brace] == scopes[index] else { break }
      var (start, number) = (brace, 0)
      // The first block of `if … else if … else …` begins the choice.
      while start > 0, let before = blockBeforeElse(start) {
        (start, number) = (before, number + 1)
      }
      let isChoice = text(start - 1) == ")" && text(partners[start - 1] - 1) == "if"
      if isChoice { arms.append(.init(choice: start, number: number)) }
      place = brace
    }
    return arms
  }

  /// The brace of the block before `else {` or `else if (…) {`, from the brace of that; nil for another one.
  private func blockBeforeElse(_ brace: Int) -> Int? {
    var end = brace - 1
    if text(end) == ")", partners[end] > 1, text(partners[end] - 1) == "if" {
      end = partners[end] - 2
    }
    guard text(end) == "else", text(end - 1) == "}", partners[end - 1] > 0 else { return nil }
    return partners[end - 1]
  }

  /// `icon.transform = CGAffineTransformMakeRotation(M_PI_2)`, also as one of two by a choice, and
  /// `CGAffineTransformRotate(icon.transform, M_PI)`: a view is turned with its image.
  mutating func readTurn(_ index: Int) {
    guard text(index + 1) == "(", let angle = arguments(at: index + 1).last,
      let equals = equalsSign(before: index), text(equals - 1) == "transform"
    else { return }
    let isAdded = text(index) == "CGAffineTransformRotate"
    outline.turns.append(
      Turn(
        receiver: receiver(before: equals - 1).withoutImageView, scope: place(index).scope,
        angles: Angles.all(in: words(of: angle)),
        isConditional: isAdded || equals < index - 1
          || !isAlwaysRun(expressionStart(before: equals - 2))))
  }

  /// The sign by which a value is assigned that begins at a token, alone or as one of two by a choice; nil for another value.
  func equalsSign(before index: Int) -> Int? {
    if text(index - 1) == "=" { return index - 1 }
    guard ["?", ":"].contains(text(index - 1)) else { return nil }
    var sign = index - 1
    while sign > 0, index - sign < 60, ![";", "{", "}", "="].contains(text(sign)) {
      if [")", "]"].contains(text(sign)), partners[sign] >= 0 { sign = partners[sign] }
      sign -= 1
    }
    return text(sign) == "=" ? sign : nil
  }

  /// People write shorter functions.
  private static let longestFunction = 2_000

  /// Whether a statement that begins at a token stands in the body of its function, and not in a branch or a block.
  func isAlwaysRun(_ start: Int) -> Bool {
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

extension [String] {
  /// Whether half of a width is taken from the end of another view, as for a line between two buttons that stands on their border:
  /// `CGRectGetMaxX(button.frame) - width / 2`.
  fileprivate var standsOnEnd: Bool {
    guard let start = firstIndex(of: "CGRectGetMaxX") else { return false }
    let rest = self[start...].joined()
    return rest.contains(")-") && (rest.contains("/2") || rest.contains("*0.5"))
  }
}
