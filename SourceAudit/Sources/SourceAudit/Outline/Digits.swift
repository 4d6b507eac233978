internal import BidiSource

/// Views that show the digits of one number each beside the other: numbers run from left to right in Arabic and Hebrew, too.
struct Digits {
  /// A number of a function, by the words of the names of its digits, and by their numerals.
  private struct Number: Hashable {
    let function: Int
    let words: [String]
    let numerals: [String]
  }

  /// A digit of a number.
  private struct Digit {
    let number: Number
    /// The place of the digit in the number, from the left.
    let place: Double
  }

  /// A point that the digits of one number are fixed at.
  private struct Point: Hashable {
    let number: Number
    let other: String
  }

  private typealias Fixed = (place: Double, side: EdgeAttribute, distance: LinearSum)

  private let outline: Outline
  /// Centres at which digits of a number stand in their order.
  private var ordered: Set<Point> = []
  /// Centres at which one digit of a number stands.
  private var single: Set<Point> = []
  /// Numbers of which one digit begins where the one before it ends.
  private var joined: Set<Number> = []

  /// Finds the numbers of a file.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints.
  init(_ outline: Outline) {
    self.outline = outline
    var fixed: [Point: [Fixed]] = [:]
    for constraint in outline.constraints {
      guard let digit = digit(constraint.item, constraint) else { continue }
      if isBesideNext(constraint, digit) { joined.insert(digit.number) }
      guard constraint.otherAttribute == .centerX, let distance = constraint.amount.sum else {
        continue
      }
      fixed[Point(number: digit.number, other: constraint.other), default: []]
        .append((digit.place, constraint.attribute, distance))
    }
    for (point, digits) in fixed {
      if digits.count == 1 {
        single.insert(point)
      } else if Self.areInOrder(digits) {
        ordered.insert(point)
      }
    }
  }

  /// Whether each digit stands at the left of the next one.
  ///
  /// Widths are not seen: two edges of one side tell the order, and so does a right edge before a left one.
  private static func areInOrder(_ digits: [Fixed]) -> Bool {
    let digits = digits.sorted { $0.place < $1.place }
    return zip(digits, digits.dropFirst()).allSatisfy { first, second in
      first.place < second.place
        && (first.side == second.side
          ? second.distance.difference(from: first.distance).map { $0 > 0 } ?? false
          : first.side == .right
            && second.distance.difference(from: first.distance).map { $0 >= 0 } ?? false)
    }
  }

  /// Whether a constraint places a digit beside the next one of its number, or at a centre at which the digits stand in their
  /// order.
  ///
  /// The order is that of the number: a digit before the other one is at its left. What is aligned with a digit stays with it.
  func contain(_ constraint: EdgeConstraint) -> Bool {
    guard let digit = digit(constraint.item, constraint) else {
      guard let other = self.digit(constraint.other, constraint) else { return false }
      return !constraint.isGap && numbers.contains(other.number)
    }
    if constraint.isGap { return isBesideNext(constraint, digit) }
    guard constraint.otherAttribute == .centerX else { return false }
    let point = Point(number: digit.number, other: constraint.other)
    return ordered.contains(point) || single.contains(point) && joined.contains(digit.number)
  }

  /// Numbers whose digits stand in their order.
  private var numbers: Set<Number> { joined.union(ordered.map(\.number)) }

  /// Whether the left edge of a digit is fixed at the right edge of the one before it.
  private func isBesideNext(_ constraint: EdgeConstraint, _ digit: Digit) -> Bool {
    guard constraint.isGap, let other = self.digit(constraint.other, constraint),
      other.number == digit.number
    else { return false }
    return constraint.attribute == .left ? other.place < digit.place : digit.place < other.place
  }

  private static let digits: Set<String> = ["digit", "digits"]
  private static let places: [String: Double] = [
    "thousands": -3, "hundreds": -2, "tens": -1, "ones": 0, "units": 0,
  ]
  private static let ordinals: [String: Double] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "one": 1, "two": 2,
    "three": 3, "four": 4, "five": 5, "six": 6, "last": 9,
  ]

  /// The digit that a view shows: the first one of `["score", "digit"]` for `scoreTensDigit`; nil for another view, and for one
  /// whose name does not tell the place of the digit.
  private func digit(_ view: String, _ constraint: EdgeConstraint) -> Digit? {
    let name = view.split(separator: ".").last.map(String.init) ?? view
    let words = NameWords.split(name)
    guard words.contains(where: { Self.digits.contains($0) || Self.places[$0] != nil }) else {
      return nil
    }
    var numerals = name.split { !$0.isNumber }.map { String($0) }
    var place = words.lazy.compactMap { Self.places[$0] ?? Self.ordinals[$0] }.first
    // `digit2`, but `player2TensDigit` is one of another number than `player1TensDigit`.
    if place == nil, name.last?.isNumber ?? false {
      place = numerals.popLast().flatMap(Double.init)
    }
    guard let place else { return nil }
    return Digit(
      number: Number(
        function: outline.function(of: constraint.place.scope),
        words: words.filter { Self.places[$0] == nil && Self.ordinals[$0] == nil },
        numerals: numerals),
      place: place)
  }
}
