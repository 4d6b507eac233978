internal import SwiftSyntax

extension SwiftReader {
  /// Reads assignments, comparisons and divisions.
  mutating func read(_ sequence: SequenceExprSyntax, in scope: Int) {
    let elements = Array(sequence.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      readAssignment(elements, in: scope)
      readDrag(elements[0], elements[2...], in: scope)
      forgetValue(of: elements[0], in: scope)
    }
    for index in elements.indices.dropFirst().dropLast() {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else {
        continue
      }
      let (left, right) = (elements[index - 1], elements[index + 1])
      switch sign {
      case "/":
        readPage(left, right, of: sequence, in: scope)
        readShare(elements, at: index, in: scope)
      case "+=", "-=":
        if isOffset(left), filledSource(of: right, in: scope).isStepOfPages {
          addOffset(left, .jump, by: filledSource(of: right, in: scope).unitOfPages, in: scope)
        }
        if sign == "+=", index == 1 { notePageStep(left, elements[2...], in: scope) }
        forgetValue(of: left, in: scope)
      case "==", "!=", "<", "<=", ">", ">=":
        if sign.hasPrefix("<") || sign.hasPrefix(">"), isEdge(elements, at: index - 2),
          isEdge(elements, at: index + 2)
        {
          let isChoice =
            elements.indices.contains(index + 2)
            && elements[index + 2].is(UnresolvedTernaryExprSyntax.self)
          if !choosesSide(Syntax(sequence)) {
            readPanSign(left, sign, right, isChoice: isChoice, in: scope)
          }
        }
        readComparedOffset(elements, at: index, in: scope)
        if Self.namesSide(right) { outline.noteSide(Self.lastName(left), in: scope) }
        if sign == "==" { readBridge(right, elements[(index + 2)...], in: scope) }
        readPinned(left, sign, right, in: scope)
        if sign == "==" || sign == "!=",
          isEdge(elements, at: index - 2), isEdge(elements, at: index + 2)
        {
          readSwipe(left, right, in: scope)
          readSwipe(right, left, in: scope)
        }
      case "/==/", "/<=/", "/>=/": readPinned(left, sign, right, in: scope)
      default: break
      }
    }
  }

  /// `.left`, `MenuPosition.right`.
  private static func namesSide(_ value: ExprSyntax) -> Bool {
    value.is(MemberAccessExprSyntax.self) && ["left", "right"].contains(lastName(value))
  }

  // MARK: - Offsets

  private mutating func addOffset(
    _ offset: ExprSyntax, _ use: ScrollOffset.Use, by unit: String? = nil, _ value: String = "",
    in scope: Int
  ) {
    let base = offset.as(MemberAccessExprSyntax.self)?.base
    let scroll = base.flatMap { $0.as(MemberAccessExprSyntax.self)?.base }
    outline.scrollOffsets.append(
      ScrollOffset(
        place: Self.place(offset, in: scope), use: use,
        receiver: scroll.map { Self.source(of: $0).withoutMarks() } ?? "self", unit: unit,
        value: value))
  }

  /// Reads a comparison of an offset, on either side and in a sum.
  private mutating func readComparedOffset(_ elements: [ExprSyntax], at index: Int, in scope: Int) {
    let start = elements[..<index].lastIndex { isEnd($0) }.map { $0 + 1 } ?? 0
    let end = elements[index...].firstIndex { isEnd($0) } ?? elements.count
    for side in elements[start..<end] {
      let value = resolved(side, in: scope)
      if isOffset(value) { return addOffset(value, .comparison, in: scope) }
    }
  }

  /// Reads an offset divided by a width, from which a number of a page is made.
  private mutating func readPage(
    _ offset: ExprSyntax, _ width: ExprSyntax, of division: SequenceExprSyntax,
    isRounded: Bool = false, in scope: Int
  ) {
    guard isRounded || isPage(Syntax(division)) else { return }
    let (above, below) = (filledSource(of: offset, in: scope), filledSource(of: width, in: scope))
    guard above.namesOffset, !above.hasPrefix("abs("), below.namesWidth,
      !below.contains("contentSize")
    else { return }
    let place = offset.tokens(viewMode: .sourceAccurate).first { $0.text == "contentOffset" }
    let isPlain = isOffset(resolved(offset, in: scope))
    outline.scrollOffsets.append(
      ScrollOffset(
        place: place.map { Self.place($0, in: scope) } ?? Self.place(offset, in: scope), use: .page,
        receiver: isPlain ? String(above.dropLast(".contentOffset.x".count)) : "",
        isGivenBack: isMultiplied(Syntax(division)), unit: below.unitOfPages))
  }

  /// Whether a quotient is rounded and then multiplied in one expression.
  private func isMultiplied(_ quotient: Syntax) -> Bool {
    var node = quotient
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let sequence = parent.as(SequenceExprSyntax.self), parent.id != quotient.id {
        return sequence.elements.contains {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "*"
        }
      }
      node = parent
    }
    return false
  }

  /// `round(share)`, where the share is an offset divided by a width.
  mutating func readRounding(_ call: FunctionCallExprSyntax, in scope: Int) {
    guard call.arguments.count == 1, let argument = call.arguments.first?.expression,
      let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.roundings.contains(Self.lastName(call.calledExpression)), !Self.isPageName(name),
      let division = resolved(argument, in: scope).as(SequenceExprSyntax.self),
      case let parts = Array(division.elements), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "/"
    else { return }
    readPage(parts[0], parts[2], of: division, isRounded: true, in: scope)
  }

  /// Notes a page that is given to something else than a variable of the function: `pages.currentPage = page`, `show(page:)`.
  mutating func readToldPage(_ call: FunctionCallExprSyntax, in scope: Int) {
    let name = Self.lastName(call.calledExpression)
    let isComputed = Self.roundings.contains(name) || Self.conversions.contains(name)
    let values = isComputed ? [] : call.arguments.map { Self.lastName($0.expression) }
    let names = call.arguments.compactMap { $0.label?.text } + values + [name]
    if names.contains(where: Self.isPageName) { outline.noteToldPage(in: scope) }
  }

  /// Notes a page that something is looked up by: `labels[page]`.
  mutating func readToldPage(_ arguments: LabeledExprListSyntax, in scope: Int) {
    let words = arguments.lazy.flatMap { $0.expression.tokens(viewMode: .sourceAccurate) }
    if words.contains(where: { Self.isPageName($0.text) }) { outline.noteToldPage(in: scope) }
  }

  /// Whether a quotient is rounded, or given to what is called a page or an index.
  private func isPage(_ quotient: Syntax) -> Bool {
    var node = quotient
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let call):
        let name = Self.lastName(call.calledExpression)
        if Self.roundings.contains(name) { return true }
        // `(offset / width).rounded()` stands in the call, not in its arguments.
        let isArgument = call.arguments.contains {
          $0.range.contains(quotient.positionAfterSkippingLeadingTrivia)
        }
        if isArgument, !Self.conversions.contains(name) { return false }
      case .sequenceExpr(let sequence):
        let elements = Array(sequence.elements)
        if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
          return Self.isPageName(Self.lastName(elements[0]))
        }
      case .patternBinding(let binding): return Self.isPageName(Self.source(of: binding.pattern))
      case .codeBlockItem, .closureExpr, .codeBlock: return false
      default: break
      }
      node = parent
    }
    return false
  }

  private static let roundings: Set<String> = [
    "Int", "round", "floor", "ceil", "lround", "lroundf", "roundf", "floorf", "ceilf", "lrint",
    "rounded",
  ]

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "max", "min"]

  private static func isPageName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("page") || name.contains("index")
  }

  /// Reads the offset that a scroll view is given: `CGPoint(x: …, y: …)`.
  mutating func readJump(to point: ExprSyntax, of receiver: ExprSyntax?, in scope: Int) {
    guard let x = Self.x(of: point), case let source = filledSource(of: x, in: scope),
      source.isJump
    else { return }
    addJump(source, at: Self.place(x, in: scope), of: receiver)
  }

  private func isEnd(_ element: ExprSyntax) -> Bool {
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
    }
    return ["&&", "||", "??"].contains(sign)
  }

  /// Whether what stands there ends the sides of a comparison: not `+` and the like.
  func isEdge(_ elements: [ExprSyntax], at index: Int) -> Bool {
    guard elements.indices.contains(index) else { return true }
    guard let sign = elements[index].as(BinaryOperatorExprSyntax.self) else { return true }
    return ["&&", "||", "??"].contains(sign.operator.text)
  }

  private mutating func readAssignment(_ elements: [ExprSyntax], in scope: Int) {
    let (target, value) = (elements[0], elements[2])
    let isPlain = elements.count == 3
    noteAssigned(target, isPlain ? value : nil, in: scope)
    switch Self.lastName(target) {
    case "textAlignment":
      outline.alignments.append(
        alignment(of: target, value, ["NSTextAlignment"], isPlain: isPlain, in: scope))
    case "alignment":
      readStack(target, value, isPlain: isPlain, in: scope)
      namedAlignments.append(
        alignment(of: target, value, ["NSTextAlignment"], isPlain: isPlain, in: scope))
    case "contentHorizontalAlignment":
      let types = ["UIControl.ContentHorizontalAlignment", "UIControlContentHorizontalAlignment"]
      outline.contentAlignments.append(
        alignment(of: target, value, types, isPlain: isPlain, in: scope))
    case "edges":
      if isPlain, target.is(MemberAccessExprSyntax.self) {
        readEdgePan(value, of: Self.receiver(of: target), in: scope)
      }
    case "x": readPlace(elements, isPlain: isPlain, in: scope)
    case "origin":
      let owner = Self.source(of: target)
      if isPlain, owner.hasSuffix("frame.origin"), let x = Self.x(of: value) {
        let view = String(owner.dropLast(".frame.origin".count))
        notePage(at: [x], in: scope)
        readFrame([x], of: view.withoutMarks(), in: scope)
      }
    case "transform":
      if isPlain, Self.lastName(value) == "identity" {
        outline.transformResets.append(Self.place(value, in: scope))
      }
    case "contentOffset":
      if isPlain {
        readJump(to: value, of: target.as(MemberAccessExprSyntax.self)?.base, in: scope)
      }
    case "isHidden", "text", "attributedText", "lineBreakMode":
      readShown(Self.lastName(target), target, value, isPlain: isPlain, in: scope)
    case "configuration": readConfiguration(of: Self.receiver(of: target), value, in: scope)
    case "axis", "distribution":
      readStack(target, value, isPlain: isPlain, in: scope)
    case "numberOfLines":
      if !isPlain || Amount(Self.source(of: value)).number != 1 {
        let view = view(Self.receiver(of: target), at: target)
        outline.ties[tied(view, in: scope), default: Ties()].addLines()
      }
    case _ where ShownTexts.propertiesOfLines.contains(Self.lastName(target)):
      outline.ties[tied(view(Self.receiver(of: target), at: target), in: scope), default: Ties()]
        .addLines()
    case "isLayoutMarginsRelativeArrangement":
      outline.followingMargins.insert(
        tied(view(Self.receiver(of: target), at: target), in: scope))
    case "semanticContentAttribute":
      readFrozen(target, isPlain ? value : nil)
    case "autoresizingMask", "translatesAutoresizingMaskIntoConstraints":
      noteMask(target, elements[2...].map { Self.source(of: $0) }.joined(), in: scope)
    case "direction":
      if isPlain { readSwipe(target, value, in: scope) }
    default: break
    }
  }

  /// Notes what a view is made of, and that a page or an offset is given away.
  private mutating func noteAssigned(_ target: ExprSyntax, _ value: ExprSyntax?, in scope: Int) {
    if let name = Outline.framedView(Self.source(of: target).withoutMarks()) {
      outline.noteFramed(view: view(name, at: target), in: scope)
    }
    if let value {
      let view = Self.source(of: target).withoutMarks()
      readMade(value, view, in: scope)
      noteSetUp(of: value, view)
    }
    if Self.isPageName(Self.lastName(target)), !isVariable(target, in: scope) {
      outline.noteToldPage(in: scope)
    }
    if Self.source(of: target).hasPrefix("targetContentOffset.pointee") {
      outline.noteGivenOffset(in: scope)
    }
  }

  /// Reads `scrollView.contentOffset.x = …` and `view.frame.origin.x = …`.
  private mutating func readPlace(_ elements: [ExprSyntax], isPlain: Bool, in scope: Int) {
    let (target, value) = (elements[0], elements[2])
    if isPlain, isOffset(target), isZero(value) {
      addOffset(target, .start, in: scope)
    } else if isOffset(target),
      case let source = elements[2...].map({ filledSource(of: $0, in: scope) }).joined(),
      source.isJump
    {
      addOffset(target, .jump, by: source.pagePlace?.unit, source, in: scope)
    } else if Self.source(of: target).hasSuffix("frame.origin.x"),
      case let view = String(Self.source(of: target).dropLast(".frame.origin.x".count))
    {
      notePage(at: elements[2...], in: scope)
      noteRectangleStart(target, elements[2...], in: scope)
      readFrame(elements[2...], of: view.withoutMarks(), in: scope)
    } else {
      noteRectangleStart(target, elements[2...], in: scope)
    }
  }

  /// Reads `view.semanticContentAttribute = …`, which sets a direction and asks for none.
  private mutating func readFrozen(_ target: ExprSyntax, _ value: ExprSyntax?) {
    let access = target.as(MemberAccessExprSyntax.self)
    addForced(access.map { Syntax($0.declName) } ?? Syntax(target))
    guard let value, DirectionNames.freezing.contains(Self.lastName(value)) else { return }
    outline.frozen.insert(view(Self.receiver(of: target), at: target))
  }

  private func alignment(
    of target: ExprSyntax, _ value: ExprSyntax, _ types: [String], isPlain: Bool, in scope: Int
  ) -> TextAlignment {
    TextAlignment(
      place: Self.place(value, in: scope), receiver: view(Self.receiver(of: target), at: target),
      value: isPlain ? Self.alignment(value, types) : "",
      isWished: isPlain && Self.isWished(value))
  }

  /// The alignment of `.left` or `NSTextAlignment.left`; empty for what is no name.
  private static func alignment(_ value: ExprSyntax, _ types: [String]) -> String {
    if let access = value.as(MemberAccessExprSyntax.self) {
      let base = access.base.map { source(of: $0) }
      return base.map(types.contains) ?? true ? access.declName.baseName.text : ""
    }
    return ""
  }

  /// What has the property that is assigned to, without spaces.
  static func receiver(of target: ExprSyntax) -> String {
    let base = target.as(MemberAccessExprSyntax.self)?.base
    return base.map { source(of: $0).withoutMarks() } ?? "self"
  }

  /// `pan.edges = .left`, or a list of sides.
  private mutating func readEdgePan(
    _ value: ExprSyntax, of variable: String, in scope: Int
  ) {
    let values = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
    let sides = values.compactMap { Swipe.Side(rawValue: Self.lastName($0)) }
    guard sides.count == values.count, let side = sides.first else { return }
    recognizers.sides.append(
      NamedSide(
        variable: variable,
        swipe: Swipe(place: Self.place(value, in: scope), side: sides.count == 1 ? side : .both),
        type: .edgePan))
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
        recognizers.sides.append(
          NamedSide(variable: variable, swipe: Swipe(place: place, side: .both), type: .swipe))
      } else if names.count == 1 {
        list.elements.first.map { addSwipe($0.expression, of: variable, in: scope) }
      }
      return
    }
    guard let access = value.as(MemberAccessExprSyntax.self),
      let side = Swipe.Side(rawValue: access.declName.baseName.text)
    else { return }
    let base = access.base.map { Self.source(of: $0) }
    guard base == nil || base == "UISwipeGestureRecognizer.Direction" else { return }
    recognizers.sides.append(
      NamedSide(
        variable: variable, swipe: Swipe(place: place, side: side), type: .swipe,
        isSure: base != nil))
  }

  /// `switch gesture.direction { case .left: … }`.
  mutating func read(_ choice: SwitchExprSyntax, in scope: Int) {
    readBridge(choice, in: scope)
    let labels = choice.cases.lazy.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    let patterns = labels.flatMap(\.caseItems).lazy
      .compactMap { $0.pattern.as(ExpressionPatternSyntax.self) }
    if patterns.contains(where: { Self.namesSide($0.expression) }) {
      outline.noteSide(Self.lastName(choice.subject), in: scope)
    }
    guard let variable = swipeVariable(choice.subject) else { return }
    for element in choice.cases {
      guard let one = element.as(SwitchCaseSyntax.self),
        let label = one.label.as(SwitchCaseLabelSyntax.self),
        !(one.statements.count == 1 && one.statements.first?.item.is(BreakStmtSyntax.self) == true)
      else { continue }
      for item in label.caseItems {
        if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
          addSwipe(pattern.expression, of: variable, in: scope)
        }
      }
    }
  }
}

extension String {
  /// Whether an amount without spaces names the place to the side that a scroll view has, or will have.
  var namesOffset: Bool { contains("ontentOffset.x") || contains("ontentOffset.pointee.x") }

  /// Whether an amount without spaces names a width.
  var namesWidth: Bool { lowercased().contains("width") || lowercased().contains("pagesize") }

  /// Whether an amount is made of whole widths: half of one puts something into the middle.
  var isStepOfPages: Bool { namesWidth && !contains("/2") }

  /// Whether an offset is the whole page that is nearest to it, which is right from both sides.
  private var isNearestPage: Bool {
    let steps = ["+1)", "-1)", "+1*", "-1*", "1+"]
    return namesOffset && contains("/") && contains("round") && !steps.contains(where: contains)
  }

  /// Whether an offset is a number of widths, or another offset moved by a width.
  var isJump: Bool {
    guard isStepOfPages, !contains("contentSize"), !isNearestPage else { return false }
    return contains("*") || contains("contentOffset.x+") || contains("contentOffset.x-")
  }
}
