internal import BidiSource

/// Views that show the digits of one number each beside the other: numbers run from left to right in Arabic and Hebrew, too.
struct Digits {
  /// A number of a function, by the words of the names of its digits.
  private struct Number: Hashable {
    let function: Int
    let words: [String]
  }

  private let outline: Outline
  private var views: [Number: Set<String>] = [:]

  /// Finds the numbers of a file.
  init(_ outline: Outline) {
    self.outline = outline
    for constraint in outline.constraints {
      guard let number = number(of: constraint.item, constraint) else { continue }
      views[number, default: []].insert(constraint.item)
    }
  }

  /// Whether a constraint places a digit beside another one of its number, or by a centre at which the number stands.
  func contain(_ constraint: EdgeConstraint) -> Bool {
    guard let number = number(of: constraint.item, constraint), views[number]?.count ?? 0 > 1 else {
      return false
    }
    return constraint.otherAttribute == .centerX
      || constraint.isGap && self.number(of: constraint.other, constraint) == number
  }

  private static let digits: Set<String> = ["digit", "digits"]
  private static let places: Set<String> = ["ones", "units", "tens", "hundreds"]
  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "one", "two", "three", "four", "five",
    "six", "last",
  ]

  /// The number that a view shows a digit of: `["score", "digit"]` for `scoreTensDigit` and `scoreOnesDigit`; nil for another
  /// view.
  private func number(of view: String, _ constraint: EdgeConstraint) -> Number? {
    let words = NameWords.split(view.split(separator: ".").last.map(String.init) ?? view)
    let isDigit = words.contains { Self.digits.contains($0) || Self.places.contains($0) }
    guard isDigit else { return nil }
    return Number(
      function: outline.function(of: constraint.place.scope),
      words: words.filter { !Self.places.contains($0) && !Self.ordinals.contains($0) })
  }
}
