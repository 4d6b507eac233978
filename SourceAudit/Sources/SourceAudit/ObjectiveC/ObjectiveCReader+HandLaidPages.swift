/// What may lay pages out by hand: tokens, of which only a few are looked at.
struct PageSightings {
  /// Places at a number of whole widths.
  var pages: [(index: Int, number: PageNumber)] = []
  /// Variables that frames begin at, by their names.
  var starts: [String: [Int]] = [:]
  /// Variables that are moved on by whole widths; the frame of a variable needs no start.
  var steps: [(index: Int, name: String, isOfFrame: Bool)] = []
}

/// Pages that code lays out by hand, one beside the other, and autoresizing masks.
extension ObjectiveCReader {
  /// People write fewer of them, and deeper loops are written by no person.
  private static let (mostSightings, deepestLoop) = (64, 8)

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
    if text(index + 3) == "=" {
      notePage(at: value)
    } else if text(index + 3) == "+=", text(index - 1) == ".", text(index - 3) != ".",
      outline.locals.contains(tied(text(index - 2), at: index)), filledSource(value).isWidthOfPage
    {
      pageSightings.steps.append((index, text(index - 2), true))
    }
  }

  /// `x += width`.
  mutating func notePageStep(_ index: Int) {
    let value = index + 2..<max(index + 2, statementEnd(from: index + 2))
    guard text(index - 1) != ".", filledSource(value).isWidthOfPage else { return }
    pageSightings.steps.append((index, text(index), false))
  }

  private mutating func notePage(at x: Range<Int>) {
    guard let first = x.first else { return }
    if x.count == 1, tokens[first].kind == .identifier {
      pageSightings.starts[text(first), default: []].append(first)
    }
    guard let number = filledSource(x).pageNumber else { return }
    pageSightings.pages.append((first, number))
  }

  /// Takes what stands in loops for pages, and what is added where it is placed.
  mutating func resolvePages() {
    for (index, number) in pageSightings.pages.prefix(Self.mostSightings) {
      outline.handLaidPages.append(
        HandLaidPage(
          place: place(index), isOneOfMany: loop(around: index) != nil || number.hasOthersBefore))
    }
    for (index, name, isOfFrame) in pageSightings.steps.prefix(Self.mostSightings) {
      guard let loop = loop(around: index),
        isOfFrame || pageSightings.starts[name]?.contains(where: loop.contains) ?? false
      else { continue }
      outline.handLaidPages.append(HandLaidPage(place: place(index), isOneOfMany: true))
    }
  }

  /// The block of the innermost loop around a token, in the same function; nil where there is none.
  private func loop(around index: Int) -> Range<Int>? {
    var place = index
    for _ in 0..<Self.deepestLoop {
      guard let brace = openingBrace(before: place), brace > 0, scopes[brace - 1] == scopes[index],
        partners[brace] > brace
      else { return nil }
      if text(brace - 1) == ")", partners[brace - 1] > 0,
        case let head = partners[brace - 1],
        ["for", "while"].contains(text(head - 1)) || text(head - 1) == "^" && isEnumeration(head)
      {
        return brace..<partners[brace]
      }
      place = brace
    }
    return nil
  }

  /// Whether a block with parameters runs for each thing of a list: `enumerateObjectsUsingBlock:^(…) { … }`.
  private func isEnumeration(_ parameters: Int) -> Bool {
    text(parameters - 2) == ":" && text(parameters - 3).hasPrefix("enumerate")
  }

  /// Notes what code says of an autoresizing mask.
  mutating func noteMask(_ property: String, _ value: Range<Int>, of view: String) {
    guard let first = value.first else { return }
    outline.noteMask(property, source(value), of: tied(view, at: first))
  }
}
