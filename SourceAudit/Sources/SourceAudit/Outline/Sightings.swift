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

  /// How the constraint is written.
  enum Style: Hashable { case anchor, item, chain }

  let place: Outline.Place
  /// The view that is placed, without spaces.
  let item: String
  let attribute: EdgeAttribute
  let other: String
  let otherAttribute: EdgeAttribute
  let amount: Amount
  let relation: Relation
  let style: Style

  /// The same constraint, said of the other view; its constant has the other sign, which no pair depends on.
  var turned: EdgeConstraint {
    EdgeConstraint(
      place: place, item: other, attribute: otherAttribute, other: item,
      otherAttribute: attribute, amount: amount, relation: relation, style: style)
  }
}

/// A visual format whose option sets a direction.
struct VisualFormat {
  let place: Outline.Place
  let format: String
}

/// A value given to `textAlignment` or `contentHorizontalAlignment`.
struct TextAlignment {
  let place: Outline.Place
  /// What has the alignment, without spaces.
  let receiver: String
  /// `left`, `right`, `natural`, …; empty for a value that is not written there.
  let value: String
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
  /// Whether all that uses them counts from no side: through a constant, a default value or an argument.
  var isUsedWithoutSides = false
}

/// A system symbol, or an image of the app, that is shown.
struct Symbol {
  let place: Outline.Place
  let name: String
}

/// A call that flips or turns what stands in a stretch of source.
struct Flip {
  let receiver: Range<Int>
  let scope: Int
  /// Whether a call whose image is not seen may be about any image of the function.
  let mayBeAny: Bool
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
  /// Whether it is given to a path or an image, where it is drawing.
  let isDrawing: Bool
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
