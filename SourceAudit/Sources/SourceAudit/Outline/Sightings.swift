/// An amount in points as it stands in source.
enum Amount: Hashable {
  /// A number.
  case number(Double)
  /// Anything else, without spaces and without a minus before it.
  case expression(String)

  /// Nothing added.
  static let zero = Amount.number(0)

  /// The amount that a piece of source without spaces writes.
  init(_ source: String) {
    var text = Substring(source)
    for name in ["CGFloat", "Double"] where text.hasPrefix("\(name)(") && text.hasSuffix(")") {
      text = text.dropFirst(name.count + 1).dropLast()
    }
    let isNegative = text.hasPrefix("-")
    if isNegative { text = text.dropFirst() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    var digits = text.filter { $0 != "_" }
    if let last = digits.last, "fF".contains(last), digits.first?.isNumber == true {
      digits.removeLast()
    }
    if digits.hasSuffix(".") { digits += "0" }
    if let first = digits.first, first.isNumber || first == ".", let number = Double(digits) {
      self = .number(isNegative ? -number : number)
    } else {
      self = .expression(String(text))
    }
  }

  /// The amount without its sign.
  var size: Amount { number.map { .number(abs($0)) } ?? self }

  /// The sum that it is; nil for what is longer or deeper than people write.
  ///
  /// The first amount has no sign in it: two sums with the same sign before them compare.
  var sum: LinearSum? {
    switch self {
    case .number(let number): LinearSum("\(number)")
    case .expression(let text): LinearSum(text)
    }
  }

  /// The number; nil for an expression.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension String {
  /// The width in a distance such as `-view.bounds.width` or `-menuWidth*0.8`, without the sign; nil for a choice, a sum and
  /// anything else, as a name alone.
  var signedWidth: String? {
    var text = self[...]
    if text.first == "-" { text.removeFirst() }
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    let factors = text.split(omittingEmptySubsequences: false) { $0 == "*" || $0 == "/" }
    let widths = factors.filter {
      $0.lowercased().hasSuffix("width") || $0.hasPrefix("CGRectGetWidth(")
    }
    let isName = widths.allSatisfy { width in
      width.allSatisfy { $0.isLetter || $0.isNumber || "._!?()".contains($0) }
        && !width.hasPrefix("(")
    }
    guard widths.count == 1, isName,
      factors.allSatisfy({ widths.contains($0) || (Amount(String($0)).number ?? 0) > 0 })
    else { return nil }
    if text.hasPrefix("self.") { text = text.dropFirst(5) }
    // What is called `width` alone may have any sign.
    return hasPrefix("-") || text.contains(".") || text.contains("(") ? String(text) : nil
  }
}

/// An attribute that a constraint places, or measures by.
enum EdgeAttribute: String, Hashable {
  case left, right, width, centerX

  /// The attribute in the mirror.
  var mirrored: EdgeAttribute {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}

/// A constraint of a horizontal attribute that counts from the left.
struct EdgeConstraint {
  /// How the sides of the equation compare.
  enum Relation: Hashable { case equal, inequality }

  /// Which way an inequality limits an edge.
  enum Bound: Hashable {
    case atMost, atLeast

    /// The way that the name of a relation tells, such as `lessThanOrEqualTo`; nil for an equality.
    init?(_ relation: String) {
      let relation = relation.lowercased()
      if relation.contains("less") {
        self = .atMost
      } else if relation.contains("greater") {
        self = .atLeast
      } else {
        return nil
      }
    }

    var turned: Bound { self == .atMost ? .atLeast : .atMost }
  }

  /// How the constraint is written.
  enum Style: Hashable { case anchor, item, chain, pin }

  let place: Outline.Place
  /// The view that is placed, without spaces.
  let item: String
  let attribute: EdgeAttribute
  let other: String
  let otherAttribute: EdgeAttribute
  let amount: Amount
  let relation: Relation
  let style: Style
  /// Whether the distance is a place of a frame or a point, as that of a popup beside a finger is: it is copied.
  var isCopied = false
  /// Which way an inequality limits the edge; nil for an equality, and for what is not seen.
  var bound: Bound?

  /// Whether the edge reaches that of the other view, or lies beyond it: a view of which the other edge is fixed fills it.
  var reachesEdge: Bool {
    attribute == .right && bound == .atLeast || attribute == .left && bound == .atMost
  }

  /// Whether it is a distance between two views beside each other.
  var isGap: Bool {
    [.left, .right].contains(attribute) && otherAttribute == attribute.mirrored
  }

  /// The same constraint, said of the other view; its constant has the other sign, which no pair depends on.
  var turned: EdgeConstraint {
    EdgeConstraint(
      place: place, item: other, attribute: otherAttribute, other: item,
      otherAttribute: attribute, amount: amount, relation: relation, style: style,
      bound: bound?.turned)
  }
}

extension [String] {
  /// Whether a place in words is a distance away from the right end of what is around it: `bounds.width - 56`.
  ///
  /// What is halved is in the middle, and what a `maxX` is taken from is turned round by that.
  var isFarSide: Bool {
    let text = joined()
    let others = ["?", "/2", "*0.5", "maxX", "minX", "midX", "GetMaxX", "GetMinX", "GetMidX"]
    guard text.contains("-"), !others.contains(where: text.contains),
      isDisjoint(with: ["max", "min", "MAX", "MIN"])
    else { return false }
    var depth = 0
    guard
      let end = firstIndex(where: { word in
        depth += ["(", "["].contains(word) ? 1 : [")", "]"].contains(word) ? -1 : 0
        return depth == 0 && word == "-"
      }), end > 0
    else { return false }
    return self[..<end].joined().isWidthAround
  }

  /// Whether an end is taken from a width, which turns a place round.
  var isFarSideOfMirror: Bool {
    guard let minus = firstIndex(of: "-"),
      let end = firstIndex(where: { $0 == "CGRectGetMaxX" || $0 == "maxX" })
    else { return false }
    return minus < end
  }

  private func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}

extension String {
  /// Whether an amount without spaces is the width of the screen or of a view that others stand in.
  var isWidthAround: Bool {
    var text = self[...]
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    // The width of a size: `CGSize(width: view.bounds.width, height: 9).width`.
    let size = "CGSize(width:"
    if text.hasPrefix(size), text.hasSuffix(").width"), let end = text.firstRange(of: ",height:") {
      return String(text[..<end.lowerBound].dropFirst(size.count)).isWidthAround
    }
    let name = "CGRectGetWidth("
    if text.hasPrefix(name), text.hasSuffix(")") {
      text = text.dropFirst(name.count).dropLast()
    } else {
      let lower = text.lowercased()
      if ["screenwidth", "screen_width"].contains(where: lower.hasSuffix) { return true }
      for end in [".size.width", ".width"] where text.hasSuffix(end) {
        text = text.dropLast(end.count)
        break
      }
      if text.count == count { return false }
    }
    for end in ["bounds", "frame"] where text.hasSuffix(end) {
      let owner = text.dropLast(end.count).filter { $0.isLetter || $0 == "." }
      let last = owner.split(separator: ".").last?.lowercased() ?? ""
      return last.isEmpty
        || ["self", "view", "window", "screen", "main"].contains(where: last.hasSuffix)
    }
    return false
  }

  /// Whether an amount without spaces is a place of a frame or a point, which counts from the left as it is, or half of what is
  /// left of a width, which puts something into the middle.
  var isPhysicalPlace: Bool {
    ["minX", "maxX", "midX", ".x"].contains(where: hasSuffix) || namesWidth && hasSuffix("/2")
      || ["CGRectGetMinX(", "CGRectGetMaxX(", "CGRectGetMidX("].contains(where: hasPrefix)
  }
}

/// A value given to `textAlignment` or `contentHorizontalAlignment`.
struct TextAlignment {
  let place: Outline.Place
  /// What has the alignment, without spaces.
  let receiver: String
  /// `left`, `right`, `natural`, …; empty for a value that is not written there.
  let value: String
  /// Whether a condition around it asks for that side, as data and callers do: `case "left":`.
  var isWished = false
}

/// Insets that are written in numbers.
struct EdgeInsets {
  let place: Outline.Place
  let left: Double
  let right: Double
  /// The name of the property or of the argument that takes them; empty if it is not seen.
  let use: String
  /// What has the property, without spaces; empty if it is not seen.
  var receiver = ""
  /// Whether the use is the name of a constant, of a variable, or of a parameter, so that more uses follow.
  var isNamed = false
  /// Whether a call takes them.
  var isArgument = false

  /// Whether a chain that describes constraints takes them: `make.edges.equalToSuperview().inset(…)`.
  var isOfChain: Bool { ["inset", "insets", "mas_insets"].contains(use) && isArgument && !isNamed }

  /// Where the choice stands that they are an arm of; nil for none.
  var choice: Int?

  /// Whether all that uses them counts from no side: through a constant, a default value or an argument.
  var isUsedWithoutSides = false

  /// The method without arguments that gives them, in Objective-C; empty for none.
  var method = ""

  /// Whether an `ASInsetLayoutSpec` of Texture takes them.
  var isOfLayoutSpec = false

  /// Whether what takes them is that of messages by who wrote them: `setOutgoingLabelInsets(…)`.
  var isOfSender = false

  /// Whether only the app's own drawing, or its arithmetic with rectangles, reads a side of them.
  var isOnlyComputed = false

  /// Whether what takes them is not seen.
  var isUnseen = false

  /// Whether they have a name by which a property of UIKit is given them.
  var isGivenToUIKit = false

  /// The property that takes them, also by its setter in Objective-C: `imageEdgeInsets` for `setImageEdgeInsets`.
  var property: String {
    guard use.hasPrefix("set"), let first = use.dropFirst(3).first, first.isUppercase else {
      return use
    }
    return first.lowercased() + use.dropFirst(4)
  }
}

/// A system symbol, or an image of the app, that is shown.
struct Symbol {
  let place: Outline.Place
  let name: String
  /// The view that shows it, without spaces; empty if it is not seen.
  var receiver = ""
  /// Whether it stands in a text between other parts of the text, which say where it points.
  var isBetweenWords = false
}

/// A call that flips or turns what stands in a stretch of source.
struct Flip {
  let receiver: Range<Int>
  let scope: Int
  /// Whether a call whose image is not seen may be about any image of the function.
  let mayBeAny: Bool
  /// Whether something chooses between a quarter turn and another one: before it or after it, an image points to its side.
  var isChosenTurn = false
}

/// What is done with `contentOffset.x`.
struct ScrollOffset {
  enum Use: Hashable {
    /// It is compared, with 0 or with something else.
    case comparison
    /// It is set to 0.
    case start
    /// It is set to a number of widths, or to what it was and a width more or less.
    case jump
    /// A number of a page is made of it.
    case page
  }

  let place: Outline.Place
  let use: Use
  /// What scrolls, without spaces.
  let receiver: String
  /// Whether the number of a page becomes an offset again at once.
  var isGivenBack = false
  /// The width that it is divided by, or whose number it is, as ``Swift/String/unitOfPages``; nil if it is not seen.
  var unit: String?
  /// What it is set to, without spaces and with what names stand for; empty if it is not set.
  var value = ""
}

/// A direction that the pages of a page view controller go in.
struct PageTurn {
  enum Direction: Hashable { case forward, reverse, either }

  let place: Outline.Place
  let direction: Direction
}

/// A translation to the side by a number of points, or by a width.
struct Translation {
  let place: Outline.Place
  /// The points; 1 or -1 for a width.
  let x: Double
  /// The width, without spaces and without a minus before it; empty for points.
  var width = ""
  /// The width as the source has it.
  var shownWidth = ""
  /// What moves, without spaces; empty if it is not seen.
  var receiver = ""
  /// Whether it is given to a path or an image, where it is drawing.
  let isDrawing: Bool
  /// Whether it goes along the sides of what was turned before: a piece of a drawing, and no place.
  var isTurned = false
  /// Whether a view is seen that is given it.
  var isOfView = true
}

/// A side that a swipe recognizer is set to, or asked for, or that a pan begins at.
struct Swipe {
  enum Side: String, Hashable { case left, right, up, down, both }

  let place: Outline.Place
  let side: Side
}

/// An offset of a view to the side in SwiftUI.
struct DragOffset {
  let place: Outline.Place
  /// The names in it.
  let names: Set<String>
}
