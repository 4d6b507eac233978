internal import SwiftSyntax

extension SwiftReader {
  /// Reads a call.
  mutating func read(_ call: FunctionCallExprSyntax, in scope: Int) {
    let arguments = Array(call.arguments)
    readRounding(call, in: scope)
    readToldPage(call, in: scope)
    if let symbol = arguments.first(where: { $0.label?.text == "systemImage" }),
      arguments[0].label?.text == "systemImage"
        || !Self.isNamedBySide(symbol.expression, title: arguments[0].expression)
    {
      addSymbol(symbol.expression, of: call, title: arguments[0].expression, in: scope)
    }
    if let callee = call.calledExpression.as(MemberAccessExprSyntax.self) {
      readMember(callee, call, arguments, in: scope)
    } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      readCut(callee.baseName.text, arguments, in: scope)
      readView(callee.baseName.text, call, of: nil, in: scope)
      readInitializer(callee.baseName.text, call, arguments, in: scope)
    }
  }

  private mutating func readMember(
    _ callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    let name = callee.declName.baseName.text
    switch name {
    case "init":
      readPageOrientation(arguments)
      readConfiguration(callee, arguments, in: scope)
      readInitializer(
        callee.base.map { Self.source(of: $0) } ?? "", call, arguments, in: scope)
    case "constraint":
      readTies(callee, arguments, in: scope)
      readAnchor(callee, arguments, in: scope)
    case "constraints": readVisualFormat(arguments, in: scope)
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints":
      readMaker(callee, call)
    case "translatedBy":
      if let x = arguments.first(where: { $0.label?.text == "x" }) {
        readTranslation(x.expression, call, in: scope)
      }
    case "rotationEffect", "rotation3DEffect", "scaleEffect":
      readEffect(callee, arguments, in: scope)
    case "rotated": readRotation(callee, call, arguments, in: scope)
    case "setViewControllers": readPageTurn(arguments, in: scope)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      readPriority(callee, arguments, in: scope)
    case "addArrangedSubview", "insertArrangedSubview":
      readArranged(callee, arguments, in: scope)
    case "addSubview", "insertSubview", "setTitle", "setAttributedTitle", "setImage",
      "setContentOffset", "scrollRectToVisible":
      readView(name, call, of: callee.base, in: scope)
    case "offsetBy": notePage(call, in: scope)
    case _ where name.hasPrefix("auto"):
      if name == "autoPinEdge" { readPinned(callee, arguments, in: scope) }
      readTiesOfPureLayout(callee, arguments, in: scope)
    case "sizeToFit": readFit(callee, in: scope)
    case _ where name.hasSuffix("StackView") || name == "stackView":
      readRow(callee, call, arguments, in: scope)
    case _ where Self.pins[name] != nil || Self.lengths.contains(name):
      readPin(callee, name, arguments, in: scope)
    case _ where Self.relationsOfAlign.contains(name):
      readTiesOfAlign(callee, arguments, in: scope)
      readTiesOfHelper(callee, arguments, in: scope)
    case "environment": readEnvironment(callee, call, arguments)
    case "offset": readOffset(arguments, in: scope)
    case "updating": readDragState(call, arguments)
    // `SwiftUI.Image`, `UIKit.UIImage`: the module is named too.
    case "Image", "UIImage", "NSImage":
      if let base = callee.base, ["SwiftUI", "UIKit", "AppKit"].contains(Self.source(of: base)) {
        readInitializer(name, call, arguments, in: scope)
      }
    case _ where DirectionNames.flips.contains(name):
      guard let base = callee.base else { break }
      outline.flips.append(Flip(receiver: Self.range(of: base), scope: scope, mayBeAny: true))
    default: readTiesOfHelper(callee, arguments, in: scope)
    }
  }

  /// Reads a call of a view: `box.addSubview(bar)`, `button.setTitle("A", for: .normal)`, `scroll.setContentOffset(…)`.
  private mutating func readView(
    _ name: String, _ call: FunctionCallExprSyntax, of base: ExprSyntax?, in scope: Int
  ) {
    guard let argument = call.arguments.first?.expression else { return }
    let owner = base.map { Self.source(of: $0).withoutMarks() } ?? "self"
    let view = tied(self.view(owner, at: call), in: scope)
    let isNone = argument.is(NilLiteralExprSyntax.self)
    // `button.setTitle("A", for: .normal)`.
    if name.hasPrefix("set"), call.arguments.count == 2, call.arguments.last?.label?.text == "for" {
      outline.texts.buttons.insert(view)
    }
    switch name {
    case "addSubview", "insertSubview":
      outline.containers[tied(Self.source(of: argument).withoutMarks(), in: scope), default: []]
        .insert(view)
    case "setTitle", "setAttributedTitle": if !isNone { outline.titled.insert(view) }
    case "setImage": if !isNone { outline.pictured.insert(view) }
    default: readJump(name, argument, of: base, in: scope)
    }
  }

  /// Reads `.environment(\.layoutDirection, .leftToRight)`, which forces a direction and asks for none.
  private mutating func readEnvironment(
    _ callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    _ arguments: [LabeledExprSyntax]
  ) {
    guard arguments.count == 2,
      ["\\.layoutDirection", "\\EnvironmentValues.layoutDirection"]
        .contains(Self.source(of: arguments[0].expression)),
      let value = arguments[1].expression.as(MemberAccessExprSyntax.self),
      value.base.map({ Self.source(of: $0) == "LayoutDirection" }) ?? true
    else { return }
    let direction = value.declName.baseName.text
    guard ["leftToRight", "rightToLeft"].contains(direction) else { return }
    addForced(call.arguments)
    if direction == "leftToRight", let base = callee.base {
      outline.forcedLeftToRight.append(Self.range(of: base))
    }
  }

  private mutating func readInitializer(
    _ type: String, _ call: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    let labels = arguments.map { $0.label?.text ?? "" }
    switch type {
    case "UIEdgeInsets", "NSEdgeInsets", "":
      guard labels == ["top", "left", "bottom", "right"] else { break }
      if Self.lastName(arguments[1].expression) == "leading",
        Self.lastName(arguments[3].expression) == "trailing"
      {
        outline.bridgedEdges.append(Self.place(arguments[1], in: scope))
      }
      addInsets(call, arguments[1].expression, arguments[3].expression, in: scope)
    case "UIEdgeInsetsMake", "NSEdgeInsetsMake":
      if arguments.count == 4 {
        addInsets(call, arguments[1].expression, arguments[3].expression, in: scope)
      }
    case "NSLayoutConstraint":
      readTies(ofItems: arguments, in: scope)
      readItems(call, arguments, in: scope)
    case "UIImage", "Image":
      if labels.first == "systemName" { addSymbol(arguments[0].expression, of: call, in: scope) }
      if [type == "Image" ? "" : "named", "resource"].contains(labels.first) {
        addImage(arguments[0], call, in: scope)
      }
    case "NSImage":
      if labels.first == "systemSymbolName" {
        addSymbol(arguments[0].expression, of: call, in: scope)
      }
      if ["named", "resource"].contains(labels.first) { addImage(arguments[0], call, in: scope) }
    case "UIPageViewController": readPageOrientation(arguments)
    case _ where type.hasSuffix("StackView"): readRow(call, arguments, in: scope)
    case "setViewControllers": readPageTurn(arguments, in: scope)
    case "CGRect":
      notePage(call, in: scope)
      guard let view = framedView(call) else { break }
      if labels.first == "origin", let x = Self.x(of: arguments[0].expression) {
        readFrame([x], of: view, in: scope)
      } else if labels.first == "x" {
        let isNumbered =
          !receiver(of: call).isEmpty && number(arguments, "x").map { $0 > 0 } ?? false
          && number(arguments, "width") != nil
        readFrame(
          [arguments[0].expression], of: view,
          width: arguments.first { $0.label?.text == "width" }?.expression, isNumbered: isNumbered,
          isFirst: receiver(of: call).isEmpty, in: scope)
      }
    case "CGAffineTransform":
      if labels.first == "rotationAngle" {
        readTurn(call, arguments[0].expression, in: scope)
      } else if labels.first == "translationX" {
        readTranslation(arguments[0].expression, call, in: scope)
      } else if number(arguments, "scaleX").map({ $0 < 0 }) ?? false {
        // What is flipped by hand is not seen.
        outline.flips.append(Flip(receiver: 0..<0, scope: scope, mayBeAny: true))
      }
    default: break
    }
  }

  /// Whether a title tells of the side that its symbol points to, as that of a swipe to the left does.
  static func isNamedBySide(_ symbol: ExprSyntax, title: ExprSyntax) -> Bool {
    let words = literal(symbol)?.split(separator: ".") ?? []
    // `swipeLeft`, `swipe_left`, "Swipe left"; `copyright` names no side.
    var titleWords: Set<String> = []
    var word = ""
    for letter in source(of: title) + " " {
      if letter.isUppercase || !letter.isLetter {
        titleWords.insert(word.lowercased())
        word = ""
      }
      if letter.isLetter { word.append(letter) }
    }
    return ["left", "right"].contains { words.contains(Substring($0)) && titleWords.contains($0) }
  }

  /// Reads insets whose left and right are numbers, or names that stand for numbers.
  private mutating func addInsets(
    _ call: FunctionCallExprSyntax, _ left: ExprSyntax, _ right: ExprSyntax, in scope: Int
  ) {
    guard !isChanged(call), let left = number(resolved(left, in: scope)),
      let right = number(resolved(right, in: scope))
    else { return }
    outline.insets.append(
      EdgeInsets(
        place: Self.place(call, in: scope), left: left, right: right, use: use(of: call),
        receiver: view(receiver(of: call), at: call), isNamed: isNamed(call),
        isArgument: call.parent?.is(LabeledExprSyntax.self) ?? false, choice: choice(of: call),
        isUsedWithoutSides: isNamed(call) && putsIntoMiddle(use(of: call), left, right, in: scope),
        isOfLayoutSpec: Self.isOfLayoutSpec(call), isOfSender: Self.isOfSender(call)))
  }

  /// Whether a call that takes a value, or a call around that, is about incoming or outgoing messages by its name.
  private static func isOfSender(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(MemberBlockItemSyntax.self)
    {
      if let outer = parent.as(FunctionCallExprSyntax.self),
        lastName(outer.calledExpression).namesSender
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether insets are those of `ASInsetLayoutSpec(insets:child:)` of Texture.
  private static func isOfLayoutSpec(_ call: FunctionCallExprSyntax) -> Bool {
    let maker = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return maker.map { lastName($0.calledExpression) == "ASInsetLayoutSpec" } ?? false
  }

  /// Where the choice stands that a value is an arm of: `small ? value : other`; nil for none.
  private func choice(of call: FunctionCallExprSyntax) -> Int? {
    var node = call.parent
    if let arm = node?.as(UnresolvedTernaryExprSyntax.self) { node = arm.parent }
    guard let elements = node?.as(ExprListSyntax.self),
      elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    return elements.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Ends of names of types whose first argument `frame` places a view.
  private static let views = [
    "View", "Button", "Label", "Field", "Control", "Bar", "Slider", "Switch",
  ]

  /// The view that a rectangle is the frame of; nil for a rectangle that is none.
  private func framedView(_ rectangle: FunctionCallExprSyntax) -> String? {
    guard use(of: rectangle) == "frame" else { return nil }
    let receiver = receiver(of: rectangle)
    if !receiver.isEmpty { return receiver }
    guard let maker = rectangle.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    // What has a frame and is no view only keeps it.
    let type = maker.calledExpression.as(MemberAccessExprSyntax.self).flatMap { access in
      access.declName.baseName.text == "init"
        ? access.base.map { Self.lastName($0) } ?? "View" : nil
    }
    let name = type ?? Self.lastName(maker.calledExpression)
    guard name.isEmpty || Self.views.contains(where: name.hasSuffix) else { return nil }
    let binding = maker.parent?.parent?.as(PatternBindingSyntax.self)
    return binding.map { Self.source(of: $0.pattern) } ?? ""
  }

  /// Reads a translation by a number, or by a width with its sign: no choice and no sum.
  private mutating func readTranslation(
    _ x: ExprSyntax, _ call: FunctionCallExprSyntax, in scope: Int
  ) {
    let source = filledSource(of: x, in: scope)
    if let number = Amount(source).number { return addTranslation(number, call, in: scope) }
    // The steps in which an image is turned and drawn are those of a variable of the function.
    guard let width = source.signedWidth, !isStepOfVariable(call, in: scope) else { return }
    let shown = Self.source(of: x)
    addTranslation(
      source.hasPrefix("-") ? -1 : 1, width: width,
      shown: shown.hasPrefix("-") ? String(shown.dropFirst()) : shown, call, in: scope)
  }

  /// Whether a transform is made of that of a variable of the function: `transform = transform.translatedBy(x: size.width, y:
  /// 0)`.
  private func isStepOfVariable(_ call: FunctionCallExprSyntax, in scope: Int) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    return isVariable(base, in: scope)
  }

  private mutating func addTranslation(
    _ x: Double, width: String = "", shown: String = "", _ call: FunctionCallExprSyntax,
    in scope: Int
  ) {
    let isDrawing =
      [
        "apply", "applying", "transform", "transformed", "concat", "concatenate", "by", "using",
      ].contains(use(of: call)) || isAddedToRotation(call)
    outline.translations.append(
      Translation(
        place: Self.place(call, in: scope), x: x, width: width, shownWidth: shown,
        receiver: receiver(of: call), isDrawing: isDrawing && !isSet(call),
        isTurned: Self.isAfterTurn(call), isOfView: isGivenToView(call)))
  }

  /// Whether a transform follows a turn: `CGAffineTransform(rotationAngle: angle).translatedBy(x: 8, y: 0)`.
  private static func isAfterTurn(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    let source = source(of: base)
    return source.contains("(rotationAngle:") || source.contains(".rotated(by:")
  }

  /// Whether a transform is given to a view: `view.transform = …`, also by what a call makes of it, or by the name of a variable.
  private func isGivenToView(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if let elements = parent.as(ExprListSyntax.self), elements.count >= 3,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      {
        return elements.first.map { Self.lastName($0).hasSuffix("ransform") } ?? false
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        let name = Self.source(of: binding.pattern)
        return ["transform = \(name)", "transform = self.\(name)", "ransform(\(name)"]
          .contains(where: text.contains(word:))
      }
      if parent.is(CodeBlockItemSyntax.self) { break }
      node = parent
    }
    // `setTransform(…)`, an argument of an app, a value of an animation.
    return true
  }

  /// Whether a transform is added to a rotation, as those of the pieces of a drawing are, or is rotated itself.
  private func isAddedToRotation(_ call: FunctionCallExprSyntax) -> Bool {
    if let next = call.parent?.as(MemberAccessExprSyntax.self),
      next.declName.baseName.text == "rotated"
    {
      return true
    }
    guard let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      Self.lastName(outer.calledExpression) == "concatenating"
    else { return false }
    return Self.source(of: outer).contains("(rotationAngle:")
  }

  /// The place to the side of a point: `CGPoint(x: …, y: …)`.
  static func x(of point: ExprSyntax) -> ExprSyntax? {
    guard let call = point.as(FunctionCallExprSyntax.self),
      ["CGPoint", ".init"].contains(source(of: call.calledExpression))
    else { return nil }
    return call.arguments.first { $0.label?.text == "x" }?.expression
  }

  private func number(_ arguments: [LabeledExprSyntax], _ label: String) -> Double? {
    arguments.first { $0.label?.text == label }.flatMap { number($0.expression) }
  }

  private func number(_ expression: ExprSyntax) -> Double? {
    Amount(Self.source(of: expression)).number
  }

  /// Whether something is made of a value, as by `.swapped()` after it.
  private func isChanged(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
  }

  /// Whether a value is assigned, or is the first value of a variable.
  private func isSet(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.is(ExprListSyntax.self) == true
      || call.parent?.is(InitializerClauseSyntax.self) == true
  }

  /// The name of what takes a value: a label, a function, a property.
  func use(of call: FunctionCallExprSyntax) -> String {
    guard let parent = call.parent else { return "" }
    if let argument = parent.as(LabeledExprSyntax.self) {
      if let label = argument.label { return label.text }
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return outer.map { Self.lastName($0.calledExpression) } ?? ""
    }
    if let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self)
    {
      return Self.lastName(elements[0])
    }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return Self.source(of: binding.pattern)
    }
    if let parameter = parent.parent?.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).text
    }
    return ""
  }

  /// Whether a value is the first one of a variable, a default value or an argument.
  private func isNamed(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.is(InitializerClauseSyntax.self) ?? false
      || call.parent?.as(LabeledExprSyntax.self)?.label != nil
  }

  /// What has the property that a value is assigned to.
  func receiver(of call: FunctionCallExprSyntax) -> String {
    guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self)
    else { return "" }
    guard let access = elements[0].as(MemberAccessExprSyntax.self) else { return "self" }
    return access.base.map { Self.source(of: $0).withoutMarks() } ?? "self"
  }

  /// The last name of a chain, as `b` of `a.b`.
  static func lastName(_ expression: ExprSyntax) -> String {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}
