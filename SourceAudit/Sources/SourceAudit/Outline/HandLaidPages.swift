/// A rectangle at a number of whole widths from the left, as the pages of a plain scroll view are.
struct HandLaidPage {
  let place: Outline.Place
  /// The width that is counted, as ``Swift/String/unitOfPages``.
  let unit: String
  /// Whether others are seen to stand before it: it is made in a loop, or is the third one or a later one.
  let isOneOfMany: Bool
}

/// A variable that is moved on by whole widths in a loop, so that one page stands after the other.
struct PageStep: Hashable {
  /// Where the loop begins.
  let loop: Int
  let name: String
}

/// What whole widths are counted by, in a place to the side.
enum PageNumber: Equatable {
  /// A variable: `CGFloat(index) * view.bounds.width`.
  case variable
  /// A whole number: `2 * view.bounds.width`.
  case number(Double)

  /// Whether a page stands before it, and at least one more.
  var hasOthersBefore: Bool { if case .number(let number) = self { number >= 2 } else { false } }
}

extension Outline {
  /// Whether an offset counts what is laid out by hand from the left in both interfaces, by the same width, so that the count is
  /// right: a plain scroll view does not turn.
  ///
  /// A collection view turns round, and so does a page control of UIKit: its first dot is at the right, and the first page at
  /// the left. So the number that it is given is wrong, and an offset that is made of its number.
  func countsHandLaidPages(_ offset: ScrollOffset) -> Bool {
    let type = typeName(of: offset.place.scope)
    if type == "UIScrollView",
      case .function(let name) = scopes[function(of: offset.place.scope)].kind,
      countersOfFixedPages.contains(name)
    {
      return true
    }
    if offset.use == .jump, showsPageAgain(offset) { return true }
    guard isAmongHandLaidPages(offset) else { return false }
    return offset.use == .page ? !facts(of: type).namesPageControl : !isOfPageControl(offset)
  }

  /// Whether the type of an offset lays something out by hand from the left, by the width that the offset counts.
  func isAmongHandLaidPages(_ offset: ScrollOffset) -> Bool {
    let facts = facts(of: typeName(of: offset.place.scope))
    guard offset.unit.map(facts.steps.contains) ?? !facts.steps.isEmpty else { return false }
    let name = offset.receiver.split(separator: ".").last.map(String.init) ?? ""
    if ["", "self", "scrollView"].contains(name) { return !facts.namesCollectionView }
    return !name.lowercased().contains("collection") && !collectionViews.contains(name)
  }

  /// Whether an offset goes to the page that a page control tells, in a type that lays the pages out by hand: the same page is
  /// shown again, as after the screen was turned.
  ///
  /// The dots of the control turn, and its number was made of the offset before. Where a finger on the dots may run the function,
  /// the number is another one.
  private func showsPageAgain(_ offset: ScrollOffset) -> Bool {
    let function = function(of: offset.place.scope)
    if scopes[function].isAction { return false }
    let type = typeName(of: offset.place.scope)
    let isCount = offset.value.contains("*") && offset.value.lowercased().contains("width")
    return isCount && isOfPageControl(offset)
      && handLaidPages.contains {
        $0.isOneOfMany && typeName(of: $0.place.scope) == type
      }
  }

  /// Whether code keeps the dots of a page control as the pages stand that are laid out by hand.
  func keepsDots(_ offset: ScrollOffset) -> Bool {
    isAmongHandLaidPages(offset)
      && frozen.contains {
        let name = $0.lowercased()
        return name.contains("pagecontrol") || name.hasSuffix("dots")
      }
  }

  /// Whether an offset is made of the number that a page control of UIKit has.
  private func isOfPageControl(_ offset: ScrollOffset) -> Bool {
    if offset.value.contains("ageControl") { return true }
    guard let end = offset.value.firstRange(of: ".currentPage")?.lowerBound else { return false }
    let letters = offset.value[..<end].reversed().prefix {
      $0.isLetter || $0.isNumber || "_.?!".contains($0)
    }
    let owner = String(letters.reversed()).withoutMarks()
    let name = owner.hasPrefix("self.") ? String(owner.dropFirst("self.".count)) : owner
    return types[tied(name, in: offset.place.scope)]?.contains("UIPageControl") ?? false
      || ["control", "indicator", "dots"].contains(where: name.lowercased().contains)
  }

  /// Whether a view stands in a scroll view whose offset its type looks at; nil if nobody sees what it stands in.
  func standsInScrollView(_ frame: PlacedFrame) -> Bool? {
    let scrolling = facts(of: typeName(of: frame.place.scope)).scrolling
    if scrolling.isEmpty { return false }
    let views = names(of: tied(frame.receiver, in: frame.place.scope))
    let around = Set(views.flatMap { containers[$0] ?? [] }.map(\.name))
    if around.isEmpty { return nil }
    let isInside = around.contains { name in
      scrolling.contains(name.split(separator: ".").last.map(String.init) ?? "")
        || ["scroll", "pager"].contains(where: name.lowercased().contains)
    }
    return isInside ? true : around.isSubset(of: ["self", "view", "contentView"]) ? false : nil
  }
}

extension String {
  /// The number of a page, or of something else of one width, that begins at a place without spaces, and the width as
  /// ``unitOfPages``; nil for another place.
  var pagePlace: (number: PageNumber, unit: String)? {
    let factors = split(separator: "*", omittingEmptySubsequences: false).map { String($0) }
    guard factors.count == 2 else { return nil }
    for (number, width) in [(factors[0], factors[1]), (factors[1], factors[0])] {
      guard let unit = width.unitOfPages else { continue }
      let name = number.withoutConversion
      if let number = Amount(name).number {
        return number >= 0 && number == number.rounded() ? (.number(number), unit) : nil
      }
      let isVariable = name.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) }
      // `i + 1` of a loop whose `i` begins at 0 is filled as `0+1`.
      let isSum = name.contains("+") && name.first?.isNumber ?? false
      if isVariable, isSum || name.first?.isLetter ?? false, !name.namesWidth {
        return (.variable, unit)
      }
    }
    return nil
  }

  /// The width that an amount without spaces is, so that two that are alike count by the same: empty for the width of a page;
  /// nil for no width.
  var unitOfPages: String? {
    if isWidthOfPage { return "" }
    guard namesWidth, !contains("/"), !contains("?") else { return nil }
    return withoutConversion.replacing("self.", with: "").filter { !"!?".contains($0) }
  }

  /// What a number is made of: `index` of `CGFloat(index)`, `(CGFloat)index` and `(index)`.
  private var withoutConversion: String {
    var text = self[...]
    for type in ["CGFloat", "Float", "Double", "float", "double"] {
      for start in ["\(type)(", "(\(type))"] where text.hasPrefix(start) {
        text = text.dropFirst(start.count - (start.hasSuffix("(") ? 1 : 0))
      }
    }
    while text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    return String(text)
  }

  /// Whether an amount without spaces is the width of a page: that of the view around, or one that is called so.
  var isWidthOfPage: Bool {
    if isWidthAround { return true }
    let function = "CGRectGetWidth("
    if hasPrefix(function), hasSuffix(")") {
      return "\(dropFirst(function.count).dropLast()).width".isWidthOfPage
    }
    var parts = filter { !"()!?".contains($0) }.lowercased().split(separator: ".")
    parts.removeAll { ["self", "size"].contains($0) }
    // `scroll.bounds.width`.
    if parts.count == 3 { parts.removeAll { ["frame", "bounds"].contains($0) } }
    switch parts.count {
    case 1:
      return ["width", "w", "viewwidth", "scrollwidth"].contains(parts[0]) || isPageWidth(parts[0])
    case 2:
      let isAround = ["view", "scroll", "page", "pagesize"].contains(where: parts[0].hasSuffix)
      return parts[1] == "width" && isAround || isPageWidth(parts[1])
    default: return false
    }
  }
}

/// Whether a name in small letters is that of the width of a page.
private func isPageWidth(_ name: Substring) -> Bool { name.hasSuffix("pagewidth") }
