/// Recognizers of gestures: their sides, and whether anything comes of them.
extension ObjectiveCReader {
  /// A side of a recognizer, by the name of the variable.
  struct NamedSide {
    let variable: DeclaredName
    let swipe: Swipe
    let isPan: Bool
  }

  /// Reads a value of `edges`, `UIRectEdgeLeft` or several with a bar between.
  mutating func readEdgePan(_ value: Range<Int>, of variable: String) {
    guard let first = value.first else { return }
    let words = tokens[value].map(\.text).filter { $0 != "|" }
    let sides = words.compactMap { word in
      word.hasPrefix("UIRectEdge")
        ? Swipe.Side(rawValue: word.dropFirst("UIRectEdge".count).lowercased()) : nil
    }
    // A choice by something else is none of them.
    guard sides.count == words.count, let side = sides.first else { return }
    namedSides.append(
      NamedSide(
        variable: DeclaredName(name: variable, scope: scopes[first]),
        swipe: Swipe(place: place(first), side: sides.count == 1 ? side : .both), isPan: true))
  }

  /// Reads a value of `UISwipeGestureRecognizerDirection`; both sides at once are one.
  mutating func readSwipes(_ range: Range<Int>, of variable: String = "") {
    let names: [String: Swipe.Side] = [
      "UISwipeGestureRecognizerDirectionLeft": .left,
      "UISwipeGestureRecognizerDirectionRight": .right,
      "UISwipeGestureRecognizerDirectionUp": .up,
      "UISwipeGestureRecognizerDirectionDown": .down,
    ]
    let found = range.filter { names[text($0)] != nil }
    let sides = found.compactMap { names[text($0)] }
    guard let first = found.first, let side = sides.first else { return }
    // A choice by something else, or a set.
    let isBoth = Set(sides).isSuperset(of: [.left, .right])
    namedSides.append(
      NamedSide(
        variable: DeclaredName(name: variable, scope: scopes[first]),
        swipe: Swipe(place: place(first), side: isBoth ? .both : side), isPan: false))
  }

  /// Adds the sides of recognizers: not of one that a function makes and gives to no view, or that calls a method that does
  /// nothing.
  mutating func resolveRecognizers() {
    let names = Set(namedSides.map(\.variable))
    let unwired = names.isEmpty ? [] : unwired(names)
    for side in namedSides where !unwired.contains(side.variable) {
      if side.isPan {
        outline.edgePans.append(side.swipe)
      } else {
        outline.swipes.append(side.swipe)
      }
    }
  }

  /// The variables, made in their functions, of whose recognizers nothing comes.
  private func unwired(_ names: Set<DeclaredName>) -> Set<DeclaredName> {
    var actions: [DeclaredName: String] = [:]
    var (added, retargeted): (Set<DeclaredName>, Set<DeclaredName>) = ([], [])
    for index in tokens.indices where tokens[index].kind == .identifier {
      let name = DeclaredName(name: text(index), scope: scopes[index])
      guard names.contains(name), ![".", "->"].contains(text(index - 1)) else { continue }
      if text(index - 1) == "*", text(index + 1) == "=" {
        actions[name] = action(in: index + 2..<statementEnd(from: index + 2))
      } else if text(index - 1) == "[", text(index - 2) != "@" {
        if text(index + 1) == "addTarget" { retargeted.insert(name) }
      } else if ![".", "->"].contains(text(index + 1)) {
        added.insert(name)
      }
    }
    return names.filter { name in
      guard let action = actions[name] else { return false }
      return !added.contains(name)
        || !action.isEmpty && emptyMethods[action] ?? false && !retargeted.contains(name)
    }
  }

  /// The method of `action:@selector(back:)`; empty where none is seen.
  private func action(in range: Range<Int>) -> String {
    range.first { text($0) == "@selector" && text($0 + 1) == "(" }.map { text($0 + 2) } ?? ""
  }
}
