/// What may lay pages out by hand: tokens, of which only a few are looked at.
struct PageSightings {
  /// Places at a number of whole widths.
  var pages: [(index: Int, number: PageNumber, unit: String)] = []
  /// Variables that frames begin at, by their names.
  var starts: [String: [Int]] = [:]
  /// Variables that are moved on by whole widths; the frame of a variable needs no start.
  var steps: [(index: Int, name: String, unit: String, isOfFrame: Bool)] = []
  /// Where rectangles of functions begin, at a number of whole widths.
  var rectangles: [TiedView: Range<Int>] = [:]
  /// Rectangles of functions that scroll views shall show.
  var shown: [(rectangle: TiedView, receiver: String)] = []
}

/// Pages that code lays out by hand, one beside the other, and autoresizing masks.
extension ObjectiveCReader {
  /// `page.frame = CGRectMake(i * width, …)`, `CGRectOffset(self.view.bounds, i * width, 0)`.
  mutating func notePage(_ index: Int) {
    let isGiven =
      text(index - 1) == "="
      || text(index - 1) == ":" && ["initWithFrame", "setFrame"].contains(text(index - 2))
    guard isGiven, text(index + 1) == "(" else { return }
    let values = arguments(at: index + 1)
    let place = text(index) == "CGRectMake" ? 0 : 1
    guard values.indices.contains(place) else { return }
    notePage(at: values[place])
  }

  /// `frame.origin.x = i * width`, and `frame.origin.x += width` for the frame of a variable.
  mutating func notePage(ofOrigin index: Int) {
    guard text(index + 1) == ".", text(index + 2) == "x" else { return }
    let value = index + 4..<max(index + 4, statementEnd(from: index + 4))
    let isVariable =
      text(index - 1) == "." && text(index - 3) != "."
      && outline.locals.contains(tied(text(index - 2), at: index))
    if text(index + 3) == "=" {
      notePage(at: value)
      if isVariable, filledSource(value).pagePlace != nil {
        pageSightings.rectangles[tied(text(index - 2), at: index)] = value
      }
    } else if text(index + 3) == "+=", isVariable, let unit = filledSource(value).unitOfPages {
      pageSightings.steps.append((index, text(index - 2), unit, true))
    }
  }

  /// `x += width`.
  mutating func notePageStep(_ index: Int) {
    let value = index + 2..<max(index + 2, statementEnd(from: index + 2))
    guard text(index - 1) != ".", let unit = filledSource(value).unitOfPages else { return }
    pageSightings.steps.append((index, text(index), unit, false))
  }

  private mutating func notePage(at x: Range<Int>) {
    guard let first = x.first else { return }
    if x.count == 1, tokens[first].kind == .identifier {
      pageSightings.starts[text(first), default: []].append(first)
    }
    guard let page = filledSource(x).pagePlace else { return }
    pageSightings.pages.append((first, page.number, page.unit))
  }

  /// Takes what stands in loops for pages, and what is added where it is placed.
  mutating func resolvePages() {
    for (rectangle, receiver) in pageSightings.shown {
      if let x = pageSightings.rectangles[rectangle] { addShown(x, of: receiver) }
    }
    if pageSightings.pages.isEmpty, pageSightings.steps.isEmpty { return }
    let loops = bracesOfLoops()
    for (index, number, unit) in pageSightings.pages {
      outline.handLaidPages.append(
        HandLaidPage(
          place: place(index), unit: unit, isOneOfMany: loops[index] >= 0 || number.hasOthersBefore
        ))
    }
    let starts = pageSightings.starts.mapValues { places in Set(places.map { loops[$0] }) }
    for (index, name, unit, isOfFrame) in pageSightings.steps {
      guard loops[index] >= 0, isOfFrame || starts[name]?.contains(loops[index]) ?? false else {
        continue
      }
      outline.handLaidPages.append(HandLaidPage(place: place(index), unit: unit, isOneOfMany: true))
    }
  }

  /// For each token the brace that begins the innermost loop around it in its function; -1 for none.
  ///
  /// - Complexity: O(*n*).
  private func bracesOfLoops() -> [Int] {
    var loops = Array(repeating: -1, count: tokens.count)
    var open: [(end: Int, loop: Int)] = []
    for index in tokens.indices {
      while let last = open.last, last.end < index { open.removeLast() }
      loops[index] = open.last?.loop ?? -1
      guard text(index) == "{", partners[index] > index else { continue }
      // A function begins anew.
      let isFunction = index == 0 || scopes[index - 1] != scopes[index]
      let loop = isLoop(index) ? index : isFunction ? -1 : loops[index]
      open.append((partners[index], loop))
    }
    return loops
  }

  /// Whether a brace begins the block of a loop.
  private func isLoop(_ brace: Int) -> Bool {
    guard text(brace - 1) == ")", partners[brace - 1] > 0, case let head = partners[brace - 1]
    else {
      return false
    }
    return ["for", "while"].contains(text(head - 1)) || text(head - 1) == "^" && isEnumeration(head)
  }

  /// Whether a block with parameters runs for each thing of a list: `enumerateObjectsUsingBlock:^(…) { … }`.
  private func isEnumeration(_ parameters: Int) -> Bool {
    text(parameters - 2) == ":" && text(parameters - 3).hasPrefix("enumerate")
  }

  // MARK: - Jumps

  /// `[scroll scrollRectToVisible:CGRectMake(page * width, …) animated:YES]`, also of a rectangle of the function.
  mutating func readShownRectangle(_ rectangle: Range<Int>, of receiver: String) {
    guard let first = rectangle.first else { return }
    if rectangle.count == 1 {
      // Where it begins is read later.
      pageSightings.shown.append((tied(text(first), at: first), receiver))
    } else if text(first) == "CGRectMake", text(first + 1) == "(",
      let x = arguments(at: first + 1).first
    {
      addShown(x, of: receiver)
    }
  }

  private mutating func addShown(_ x: Range<Int>, of receiver: String) {
    guard let start = x.first, case let source = filledSource(x), let unit = source.pagePlace?.unit
    else { return }
    outline.scrollOffsets.append(
      ScrollOffset(
        place: place(start), use: .jump, receiver: receiver, unit: unit, value: source))
  }
}
