/// A frame of a view with a place to the side.
struct PlacedFrame {
  enum Kind: Hashable {
    /// It begins where another view ends.
    case afterEnd
    /// It is a distance away from the right end of what is around it.
    case farSide
    /// Its left side and its width are numbers.
    case numbered
    /// Any other place.
    case other
  }

  let place: Outline.Place
  let kind: Kind
  /// The view, without spaces; empty if it is not seen.
  let receiver: String
  /// Where it begins, without spaces: with what names stand for, and as it is written.
  var (x, ownX) = ("", "")
  /// Its width, alike; empty if only the place is given.
  var (width, ownWidth) = ("", "")
  /// Whether the view is made with it.
  var isFirst = false
  /// The arms of choices around it, the innermost first.
  var arms: [Arm] = []

  /// An arm of a choice by `if` or `switch`.
  struct Arm: Hashable {
    /// Where the choice begins.
    let choice: Int
    let number: Int
  }

  /// Whether it begins at a place that the middle of something is counted for.
  var isInMiddle: Bool { Self.middles.contains(where: x.contains) }

  private static let middles = ["/2", "*0.5", "midX", "MidX", "?"]

  /// Whether it begins at a place to the side that is neither the middle nor as far from the left as its end is from the right.
  var isBeside: Bool {
    guard !isInMiddle, let start = LinearSum(x), !start.isZero,
      copiedView == nil
    else { return false }
    let isOfOther = ["minX", "maxX", "CGRectGetM", ".origin.x"].contains(where: x.contains)
    let isOfEnd = start.parts.contains { $0.key.namesWidth && $0.value == 1 }
    if width.isEmpty { return isOfOther || isOfEnd }
    guard let length = LinearSum(width), !length.adding(start, times: 2).isOne else { return false }
    if isOfOther || isOfEnd { return true }
    // `x: margin` with `width: bounds.width - margin - 5`.
    if start.isOne, let name = start.parts.keys.first, length.parts[name] == -1 { return true }
    // What a name of a width stands for is not seen.
    return start.number > 0 && !length.isOne
  }

  /// Whether it begins at a distance from the end of a width: `barWidth - 60`.
  var isFromEnd: Bool {
    guard !isInMiddle, let start = LinearSum(x) else { return false }
    let widths = start.parts.filter { $0.key.namesWidth }
    return widths.count == 1 && widths.first?.value == 1 && start.parts.count > 1
      && start.parts.allSatisfy { $0.value < 0 || $0.key.namesWidth }
  }

  /// Whether it begins where all around it ends, and so is not seen: what slides in from there gets another place.
  var isBeyondEnd: Bool {
    ["bounds.maxX", "CGRectGetMaxX(self.bounds)", "CGRectGetMaxX(self.view.bounds)"].contains {
      x == $0 || x.hasSuffix(".\($0)") && !x.contains { "+-*/".contains($0) }
    }
  }

  /// The view that it begins at: `icon` of `icon.frame.minX`; nil for another place.
  var copiedView: String? {
    for end in [".frame.minX", ".frame.origin.x"] where x.hasSuffix(end) {
      let name = x.dropLast(end.count)
      return name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        ? String(name.hasPrefix("self.") ? name.dropFirst(5) : name) : nil
    }
    let start = "CGRectGetMinX("
    guard x.hasPrefix(start), x.hasSuffix(".frame)") else { return nil }
    let name = x.dropFirst(start.count).dropLast(".frame)".count)
    return name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      ? String(name.hasPrefix("self.") ? name.dropFirst(5) : name) : nil
  }

  /// What its place begins with, if that is a name: `labelWidth` of `labelWidth + margin`.
  var firstName: String? {
    let name = ownX.prefix { !"+-*/".contains($0) }
    let isSum = name.endIndex == ownX.endIndex || ownX[name.endIndex] == "+"
    return isSum && name.first?.isLetter ?? false ? String(name) : nil
  }

  /// Whether it keeps the width that the view had before.
  var keepsWidth: Bool {
    let ends = [".frame.width", ".bounds.width", ".frame.size.width", ".bounds.size.width"]
    return ends.contains { ownWidth == receiver + $0 || ownWidth == "self.\(receiver)\($0)" }
      || ["", "self."].contains { start in
        ["frame", "bounds"].contains { ownWidth == "CGRectGetWidth(\(start)\(receiver).\($0))" }
      }
  }

  /// Whether it is as wide as a text is measured to be.
  ///
  /// Source: UIKit, NSStringDrawing.h: sizeWithAttributes and boundingRectWithSize; UIView.h: sizeThatFits.
  var isMeasured: Bool {
    var text = width[...]
    for function in ["ceil(", "ceilf(", "CGFloat("] where text.hasPrefix(function) {
      text = text.dropFirst(function.count).dropLast()
    }
    let words = text.lowercased()
    let measures = [
      "boundingrect", "sizewithattributes", "size(withattributes", "sizewithfont", "sizethatfits",
    ]
    return words.hasSuffix(".width")
      && (measures.contains(where: words.contains)
        // A function of the app with a text and its font.
        || words.contains("font:") && words.contains("size") && words.contains("text"))
  }
}

/// A sum of amounts, each so many times: `width - 2 * margin - 8`.
struct LinearSum {
  /// How often each amount counts; the number has an empty name.
  private(set) var parts: [String: Double] = [:]

  /// Reads a sum without spaces; nil for what is longer or deeper than people write, and for what has calls in it.
  ///
  /// - Complexity: O(1), for texts of a few letters.
  init?(_ text: String) {
    guard text.utf8.count <= 300 else { return nil }
    var reader = Reader(letters: Array(text))
    guard let sum = reader.sum(), reader.index == reader.letters.count else { return nil }
    self = sum
  }

  private init(_ name: String, _ count: Double) { parts = count == 0 ? [:] : [name: count] }

  /// The number in the sum.
  var number: Double { parts[""] ?? 0 }

  /// How much more it is than another sum; nil if the two have other amounts.
  func difference(from other: LinearSum) -> Double? { adding(other, times: -1).plainNumber }

  /// Whether nothing is left.
  var isZero: Bool { parts.isEmpty }

  /// Whether it is one amount that is no number.
  var isOne: Bool { parts.count == 1 && parts[""] == nil && parts.values.first == 1 }

  /// The sum with another one, so many times.
  func adding(_ other: LinearSum, times: Double) -> LinearSum {
    var sum = self
    sum.parts.merge(other.parts.mapValues { $0 * times }) { $0 + $1 }
    sum.parts = sum.parts.filter { abs($0.value) > 1e-9 }
    return sum
  }

  private func times(_ count: Double) -> LinearSum {
    var sum = self
    sum.parts = count == 0 ? [:] : parts.mapValues { $0 * count }
    return sum
  }

  /// The number, if it is nothing else.
  private var plainNumber: Double? { parts.keys.allSatisfy(\.isEmpty) ? number : nil }

  private struct Reader {
    let letters: [Character]
    var index = 0
    private var depth = 0

    init(letters: [Character]) { self.letters = letters }

    private var next: Character? { index < letters.count ? letters[index] : nil }

    mutating func sum() -> LinearSum? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 12, var total = product() else { return nil }
      while let sign = next, sign == "+" || sign == "-" {
        index += 1
        guard let part = product() else { return nil }
        total = total.adding(part, times: sign == "+" ? 1 : -1)
      }
      return total
    }

    private mutating func product() -> LinearSum? {
      guard var value = factor() else { return nil }
      while let sign = next, sign == "*" || sign == "/" {
        index += 1
        guard let other = factor() else { return nil }
        if sign == "*", let count = value.plainNumber {
          value = other.times(count)
        } else if let count = other.plainNumber, sign == "*" || count != 0 {
          value = value.times(sign == "*" ? count : 1 / count)
        } else {
          return nil
        }
      }
      return value
    }

    private mutating func factor() -> LinearSum? {
      if next == "-" {
        index += 1
        return atom()?.times(-1)
      }
      return atom()
    }

    private mutating func atom() -> LinearSum? {
      if next == "(" {
        let start = index
        index += 1
        guard let inner = sum(), next == ")" else { return nil }
        index += 1
        // `(CGFloat)count` and `(size).width` are read no further.
        return next.map { "+-*/)".contains($0) } ?? true ? inner : name(from: start)
      }
      return name(from: index)
    }

    /// A name with what belongs to it: `self.view.bounds.width`, `CGRectGetWidth([self area])`.
    private mutating func name(from start: Int) -> LinearSum? {
      var open = 0
      index = start
      while let letter = next {
        if "([".contains(letter) {
          open += 1
        } else if ")]".contains(letter) {
          if open == 0 { break }
          open -= 1
        } else if open == 0, !letter.isLetter, !letter.isNumber, !"._".contains(letter) {
          break
        }
        index += 1
      }
      var text = String(letters[start..<index])
      if text.hasPrefix("self.") { text = String(text.dropFirst(5)) }
      if let number = Amount(text).number { return LinearSum("", number) }
      let isKnown = !text.contains("(") || text.hasPrefix("CGRectGet")
      return text.isEmpty || open > 0 || !isKnown ? nil : LinearSum(text, 1)
    }
  }
}

extension String {
  /// Whether an amount without spaces names the frame of a view: `icon.frame.maxX`, and not `bigicon.frame.maxX`.
  fileprivate func namesFrame(of view: String) -> Bool {
    ranges(of: "\(view).frame").contains { range in
      guard range.lowerBound > startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_"
    }
  }
}

extension Outline {
  /// Notes the views that frames place at a side, and what stands beside what.
  mutating func resolveFrames() {
    atSide = sided
    var copies: [(view: TiedView, other: TiedView)] = []
    for frame in frames {
      let type = typeName(of: frame.place.scope)
      if frame.kind == .other, let name = frame.firstName { starts[type, default: []].insert(name) }
      guard !frame.receiver.isEmpty else { continue }
      let view = tied(frame.receiver, in: frame.place.scope)
      framesOfViews[view, default: []].append(frame)
      switch frame.kind {
      case .afterEnd, .farSide:
        sided.insert(view)
        atSide.insert(view)
      case .numbered, .other:
        if isConstrained(view) { continue }
        if frame.kind == .numbered || frame.isBeside { sided.insert(view) }
        if frame.isFromEnd { atSide.insert(view) }
        if let other = frame.copiedView {
          copies.append((view, tied(other, in: frame.place.scope)))
        }
      }
    }
    resolveChoicesOfSide()
    // One view may stand as another one does that stands as a third one.
    for _ in 0..<3 {
      for (view, other) in copies where !names(of: other).isDisjoint(with: sided) {
        sided.insert(view)
      }
    }
  }

  /// Finds choices of which one arm places a view at the right end, and another arm elsewhere, and what stands by such a view: data
  /// chooses the side, as that of who wrote a message, and the direction of the interface does not.
  private mutating func resolveChoicesOfSide() {
    for (view, own) in framesOfViews {
      for frame in own where frame.kind == .farSide {
        let choices = frame.arms.filter { arm in
          own.contains { other in
            other.kind != .farSide && !other.isInMiddle
              && other.arms.contains { $0.choice == arm.choice && $0.number != arm.number }
          }
        }
        if choices.isEmpty { continue }
        choicesOfSide.formUnion(choices.map(\.choice))
        chosenViews.insert(view)
      }
    }
    if chosenViews.isEmpty { return }
    // One view may stand by another one that stands by a third one.
    for _ in 0..<3 {
      let names = Set(chosenViews.map { TiedView(type: $0.type, name: $0.name) })
      for frame in frames where !frame.receiver.isEmpty {
        let type = typeName(of: frame.place.scope)
        let standsByOne = names.contains {
          ($0.type == type || $0.type.isEmpty) && frame.ownX.namesFrame(of: $0.name)
        }
        if standsByOne { chosenViews.insert(self.view(of: frame)) }
      }
    }
  }

  /// Whether something chooses the side of a frame that is not the layout direction.
  func isChosen(_ frame: PlacedFrame) -> Bool {
    frame.arms.contains { choicesOfSide.contains($0.choice) }
      || !frame.receiver.isEmpty && chosenViews.contains(view(of: frame))
  }

  /// Whether constraints or a stack view place a view, so that a frame is only a first one.
  private func isConstrained(_ view: TiedView) -> Bool {
    let views = names(of: view)
    return !unmasked.isDisjoint(with: views) || !arranged.isDisjoint(with: views)
      || allTies(of: views).isTied
  }

  /// The view of a frame.
  func view(of frame: PlacedFrame) -> TiedView { tied(frame.receiver, in: frame.place.scope) }

  /// The frames of a view by all of its names.
  func frames(of views: Set<TiedView>) -> [PlacedFrame] {
    views.flatMap { framesOfViews[$0] ?? [] }
  }

  /// Whether a text is aligned right to a view that begins where the text's own view ends, by the name of its width.
  ///
  /// A number before its stepper in a box of frames is one: both stay where they are, and the text belongs to its neighbour. A
  /// neighbour that begins at `maxX` is told of itself, and the alignment with it.
  func hugsNeighbour(_ alignment: TextAlignment) -> Bool {
    guard alignment.value == "right" else { return false }
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    let starts = starts[typeName(of: alignment.place.scope)] ?? []
    return frames(of: views).contains { frame in
      guard LinearSum(frame.x)?.isZero ?? false else { return false }
      let own = ["frame", "bounds"].map { "\(frame.receiver).\($0).width" }
      return starts.contains(frame.ownWidth) || own.contains(where: starts.contains)
    }
  }
}
