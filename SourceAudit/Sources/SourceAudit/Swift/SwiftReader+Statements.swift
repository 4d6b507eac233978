internal import SwiftSyntax

extension SwiftReader {
  /// Reads assignments and comparisons.
  mutating func read(_ sequence: SequenceExprSyntax, in scope: Int) {
    let elements = Array(sequence.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      readAssignment(elements, in: scope)
    }
    for index in elements.indices.dropFirst().dropLast() {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else {
        continue
      }
      let (left, right) = (elements[index - 1], elements[index + 1])
      guard ["==", "!=", "<", "<=", ">", ">="].contains(sign) else { continue }
      readOtherOffset(elements, at: index, in: scope)
      guard isEdge(elements, at: index - 2), isEdge(elements, at: index + 2)
      else { continue }
      if isOffset(left) && isZero(right) || isZero(left) && isOffset(right) {
        outline.scrollOffsets.append(
          ScrollOffset(
            place: Self.place(isOffset(left) ? left : right, in: scope), use: .comparison))
      }
      if sign == "==" || sign == "!=" {
        readSwipe(left, right, in: scope)
        readSwipe(right, left, in: scope)
      }
    }
  }

  /// Reads a comparison of an offset with what is not 0, on either side and in a sum.
  private mutating func readOtherOffset(_ elements: [ExprSyntax], at index: Int, in scope: Int) {
    let start = elements[..<index].lastIndex { isEnd($0) }.map { $0 + 1 } ?? 0
    let end = elements[index...].firstIndex { isEnd($0) } ?? elements.count
    guard let offset = elements[start..<end].first(where: isOffset) else { return }
    let isZeroAlone = end - start == 3 && (isZero(elements[start]) || isZero(elements[end - 1]))
    if !isZeroAlone {
      outline.scrollOffsets.append(
        ScrollOffset(place: Self.place(offset, in: scope), use: .other))
    }
  }

  private func isEnd(_ element: ExprSyntax) -> Bool {
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
    }
    return ["&&", "||", "??"].contains(sign)
  }

  /// Whether what stands there ends the sides of a comparison: not `+` and the like.
  private func isEdge(_ elements: [ExprSyntax], at index: Int) -> Bool {
    guard elements.indices.contains(index) else { return true }
    guard let sign = elements[index].as(BinaryOperatorExprSyntax.self) else { return true }
    return ["&&", "||", "??"].contains(sign.operator.text)
  }

  private mutating func readAssignment(_ elements: [ExprSyntax], in scope: Int) {
    let (target, value) = (elements[0], elements[2])
    let isPlain = elements.count == 3
    switch Self.lastName(target) {
    case "textAlignment":
      let access = target.as(MemberAccessExprSyntax.self)
      let receiver = access.map { $0.base.map { Self.source(of: $0).withoutMarks() } ?? "self" }
      outline.alignments.append(
        TextAlignment(
          place: Self.place(value, in: scope), receiver: receiver ?? "self",
          value: isPlain ? Self.alignment(value) : ""))
    case "x":
      if isPlain, isOffset(target), isZero(value) {
        outline.scrollOffsets.append(
          ScrollOffset(place: Self.place(target, in: scope), use: .assignment))
      }
    case "direction":
      if isPlain { readSwipe(target, value, in: scope) }
    default: break
    }
  }

  /// The alignment of `.left`, `NSTextAlignment.left` or `NSTextAlignmentLeft`; empty for what is no name.
  private static func alignment(_ value: ExprSyntax) -> String {
    if let access = value.as(MemberAccessExprSyntax.self) {
      let base = access.base.map { source(of: $0) }
      return base == nil || base == "NSTextAlignment" ? access.declName.baseName.text : ""
    }
    return ""
  }

  /// `contentOffset.x`.
  private func isOffset(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "x", let base = access.base
    else { return false }
    return Self.lastName(base) == "contentOffset"
  }

  private func isZero(_ expression: ExprSyntax) -> Bool {
    let source = Self.source(of: expression)
    return Amount(source).number == 0 || [".zero", "CGFloat.zero"].contains(source)
  }

  /// `gesture.direction` beside `.left`.
  private mutating func readSwipe(_ target: ExprSyntax, _ value: ExprSyntax, in scope: Int) {
    guard let variable = swipeVariable(target) else { return }
    addSwipe(value, of: variable, in: scope)
  }

  private func swipeVariable(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "direction"
    else { return nil }
    return access.base.map { Self.source(of: $0).withoutMarks() } ?? ""
  }

  private mutating func addSwipe(_ value: ExprSyntax, of variable: String, in scope: Int) {
    let place = Self.place(value, in: scope)
    if let list = value.as(ArrayExprSyntax.self) {
      let names = Set(list.elements.map { Self.lastName($0.expression) })
      if names.isSuperset(of: ["left", "right"]) {
        namedSwipes.append((variable, Swipe(place: place, side: .both)))
      } else if names.count == 1 {
        list.elements.first.map { addSwipe($0.expression, of: variable, in: scope) }
      }
      return
    }
    guard let access = value.as(MemberAccessExprSyntax.self),
      let side = Swipe.Side(rawValue: access.declName.baseName.text)
    else { return }
    let swipe = Swipe(place: place, side: side)
    switch access.base.map({ Self.source(of: $0) }) {
    case "UISwipeGestureRecognizer.Direction": outline.swipes.append(swipe)
    case nil: namedSwipes.append((variable, swipe))
    default: break
    }
  }

  /// `switch gesture.direction { case .left: … }`.
  mutating func read(_ choice: SwitchExprSyntax, in scope: Int) {
    guard let variable = swipeVariable(choice.subject) else { return }
    for element in choice.cases {
      guard let one = element.as(SwitchCaseSyntax.self),
        let label = one.label.as(SwitchCaseLabelSyntax.self)
      else { continue }
      for item in label.caseItems {
        if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
          addSwipe(pattern.expression, of: variable, in: scope)
        }
      }
    }
  }
}
