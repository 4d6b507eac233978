/// A rectangle at a number of whole widths from the left, as the pages of a plain scroll view are.
struct HandLaidPage {
  let place: Outline.Place
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
  /// Whether a type lays pages out by hand, the first one at the left in both interfaces: a plain scroll view does not turn.
  func laysOutPagesByHand(_ type: String) -> Bool {
    handLaidPages.contains { page in
      typeName(of: page.place.scope) == type
        && (page.isOneOfMany || scopes[function(of: page.place.scope)].addsViews)
    }
  }

  /// Whether a type looks at the offset of a scroll view, or sets it.
  func countsOffsets(_ type: String) -> Bool {
    !type.isEmpty && scrollOffsets.contains { typeName(of: $0.place.scope) == type }
  }

  /// Whether an offset counts pages that are laid out by hand from the left, so that the count is right.
  ///
  /// A collection view turns round, and so does a page control of UIKit, which then shows another page than the one that stands
  /// there.
  func countsHandLaidPages(_ offset: ScrollOffset) -> Bool {
    let type = typeName(of: offset.place.scope)
    if type == "UIScrollView",
      case .function(let name) = scopes[function(of: offset.place.scope)].kind,
      countersOfFixedPages.contains(name)
    {
      return true
    }
    guard !handLaidPages.isEmpty, laysOutPagesByHand(type) else { return false }
    let own = scopes.filter { $0.kind == .type(type) || type.isEmpty && $0.kind == .file }
    if offset.use == .page, own.contains(where: \.namesPageControl) { return false }
    let name = offset.receiver.split(separator: ".").last.map(String.init) ?? ""
    if ["", "self", "scrollView"].contains(name) {
      return !own.contains(where: \.namesCollectionView)
    }
    return !name.lowercased().contains("collection") && !collectionViews.contains(name)
  }
}

extension String {
  /// The number of a page that begins at a place without spaces; nil for another place.
  var pageNumber: PageNumber? {
    let factors = split(separator: "*", omittingEmptySubsequences: false).map { String($0) }
    guard factors.count == 2 else { return nil }
    for (number, width) in [(factors[0], factors[1]), (factors[1], factors[0])]
    where width.isWidthOfPage {
      let name = number.withoutConversion
      if let number = Amount(name).number {
        return number >= 0 && number == number.rounded() ? .number(number) : nil
      }
      let isVariable = name.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) }
      if isVariable, name.first?.isLetter ?? false, !name.namesWidth { return .variable }
    }
    return nil
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
