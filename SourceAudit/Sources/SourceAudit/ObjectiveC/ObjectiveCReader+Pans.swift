/// Pans: to which side they must go.
extension ObjectiveCReader {
  /// Reads comparisons of the ways of pans, and shares of which one side is cut off.
  ///
  /// - Complexity: O(*n*): a comparison is read as far as a few tokens.
  mutating func readPans() {
    let functions = Set(tokens.indices.filter { Self.ways.contains(text($0)) }.map { scopes[$0] })
    guard !functions.isEmpty else { return }
    for index in tokens.indices where functions.contains(scopes[index]) {
      if [">", ">=", "<", "<="].contains(text(index)) {
        readPanSign(index)
      } else if ["==", "!="].contains(text(index)), namesSide(index + 1) {
        outline.noteSide(text(index - 1), in: scopes[index])
      } else if text(index) == "case", namesSide(index + 1) {
        noteSideOfChoice(around: index)
      } else if let side = SwiftReader.cuts[text(index)], text(index + 1) == "(" {
        readCut(index, side)
      }
    }
  }

  /// `MenuPositionLeft`.
  private func namesSide(_ index: Int) -> Bool {
    text(index).first?.isUppercase ?? false
      && ["Left", "Right"].contains(where: text(index).hasSuffix)
  }

  /// Notes what a choice is about, from a `case` of it: `switch (self.menuPosition)`.
  private mutating func noteSideOfChoice(around index: Int) {
    guard let brace = openingBrace(before: index), text(brace - 1) == ")" else { return }
    outline.noteSide(text(brace - 2), in: scopes[index])
  }

  /// The brace that opens the innermost block around a token.
  func openingBrace(before index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if text(place) == "{" { return place }
      if [")", "]", "}"].contains(text(place)), partners[place] >= 0 { place = partners[place] }
      if text(place) == "@implementation" { return nil }
      place -= 1
    }
    return nil
  }

  private static let ways: Set<String> = ["translationInView", "velocityInView"]

  /// People write shorter sides of comparisons.
  private static let longestSide = 60

  /// What ends the left side of a comparison.
  private static let ends: Set<String> = [
    ";", "{", "}", "(", "[", ",", "&&", "||", "?", ":", "=", "return",
  ]

  /// Reads a comparison by the place of its sign: a way with a number or a limit.
  private mutating func readPanSign(_ index: Int) {
    var start = index
    let earliest = max(0, index - Self.longestSide)
    while start > earliest, !Self.ends.contains(text(start - 1)) {
      start -= 1
      if [")", "]"].contains(text(start)), partners[start] >= 0 { start = partners[start] }
    }
    guard start < index, let way = words(of: start..<index)[...].way else { return }
    let sign = text(index)
    let isNegative = text(index + 1) == "-"
    let limit = index + (isNegative ? 2 : 1)
    let end = [")", ";", "&&", "||", "?"]
    guard
      end.contains(text(limit + 1))
        || tokens.indices.contains(limit) && tokens[limit].kind == .number
    else { return }
    let isZero = Amount(text(limit)).number == 0
    if sign.hasPrefix(">") ? isNegative && !isZero : !isNegative && !isZero { return }
    var side: Swipe.Side =
      sign.hasPrefix(">") ? way.isHorizontal ? .right : .down : way.isHorizontal ? .left : .up
    // `x > 0 ? a : b` tells both sides apart.
    if text(limit + 1) == "?" || isZero && hasOtherArm(index), way.isHorizontal { side = .both }
    outline.panSigns.append(Swipe(place: place(index - 1), side: side))
  }

  /// Whether a comparison is the condition of a choice whose other arm does something, too: `if (x > 0) { … } else { … }`.
  private func hasOtherArm(_ comparison: Int) -> Bool {
    var place = comparison
    let earliest = max(0, comparison - Self.longestSide)
    while place > earliest, ![";", "{", "}"].contains(text(place)) {
      if [")", "]"].contains(text(place)), partners[place] >= 0 { place = partners[place] }
      if text(place) == "(", text(place - 1) == "if", case let brace = partners[place] + 1,
        text(brace) == "{", partners[brace] > brace
      {
        return text(partners[brace] + 1) == "else"
      }
      place -= 1
    }
    return false
  }

  /// Reads `MAX(0, way.x / width)`: only one side counts.
  private mutating func readCut(_ index: Int, _ side: Swipe.Side) {
    let values = arguments(at: index + 1)
    guard values.count == 2, let zero = values.firstIndex(where: { amount($0).number == 0 }),
      let way = words(of: values[1 - zero])[...].way, way.isShare
    else { return }
    outline.panSigns.append(Swipe(place: place(index), side: side))
  }
}

extension ArraySlice<String> {
  /// The way of a pan that the words of an expression are: `[pan translationInView:view].x`, or a share of a width; nil for
  /// anything else.
  fileprivate var way: (isHorizontal: Bool, isShare: Bool)? {
    let words = bare
    if let slash = words.topLevelIndex(of: "/") {
      guard words[(slash + 1)...].joined().namesWidth, let way = words[..<slash].way,
        way.isHorizontal, !way.isShare
      else { return nil }
      return (true, true)
    }
    guard words.count > 4, let axis = words.last, axis == "x" || axis == "y",
      words[words.endIndex - 2] == ".", case let pan = words.dropLast(2).bare,
      pan.first == "[", pan.isOneBracket,
      pan.contains("translationInView") || pan.contains("velocityInView")
    else { return nil }
    return (axis == "x", false)
  }

  /// The words without parentheses and casts around them.
  private var bare: Self {
    var words = self
    while words.count > 2, words.first == "(" {
      if words.isOneBracket {
        words = words.dropFirst().dropLast()
      } else if ["CGFloat", "double", "float"].contains(words[words.startIndex + 1]),
        words[words.startIndex + 2] == ")"
      {
        words = words.dropFirst(3)
      } else {
        break
      }
    }
    return words
  }

  /// Whether the first word is a bracket that the last one closes.
  private var isOneBracket: Bool {
    var depth = 0
    for index in indices {
      depth += ["(", "["].contains(self[index]) ? 1 : [")", "]"].contains(self[index]) ? -1 : 0
      if depth == 0 { return index == endIndex - 1 }
    }
    return false
  }

  private func topLevelIndex(of word: String) -> Int? {
    var depth = 0
    return firstIndex {
      depth += ["(", "["].contains($0) ? 1 : [")", "]"].contains($0) ? -1 : 0
      return depth == 0 && $0 == word
    }
  }
}
