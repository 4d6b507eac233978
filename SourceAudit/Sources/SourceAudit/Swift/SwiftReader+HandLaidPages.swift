internal import SwiftSyntax

/// Pages that code lays out by hand, one beside the other.
extension SwiftReader {
  /// Notes a rectangle that is given to a view or a variable: `CGRect(x: CGFloat(index) * width, …)` and
  /// `bounds.offsetBy(dx: CGFloat(index) * width, dy: 0)`.
  mutating func notePage(_ call: FunctionCallExprSyntax, in scope: Int) {
    // `scrollRectToVisible` and others place nothing.
    if let argument = call.parent?.as(LabeledExprSyntax.self), argument.label?.text != "frame" {
      return
    }
    guard let first = call.arguments.first else { return }
    switch first.label?.text {
    case "x", "dx": notePage(at: [first.expression], in: scope)
    case "origin": Self.x(of: first.expression).map { notePage(at: [$0], in: scope) }
    default: break
    }
  }

  /// Notes a place to the side that a view is given: the parts of one expression.
  mutating func notePage(at x: ArraySlice<ExprSyntax>, in scope: Int) {
    guard let first = x.first, !first.is(IntegerLiteralExprSyntax.self) else { return }
    let loop = Self.loop(around: Syntax(first))
    if let loop, x.count == 1, let name = Self.name(first) {
      pageStarts.insert(PageStep(loop: loop, name: name))
    }
    guard let page = x.map({ filledSource(of: $0, in: scope) }).joined().pagePlace else { return }
    outline.handLaidPages.append(
      HandLaidPage(
        place: Self.place(first, in: scope), unit: page.unit,
        isOneOfMany: loop != nil || page.number.hasOthersBefore))
  }

  /// `x += width` and `frame.origin.x += width` of variables in a loop.
  mutating func notePageStep(_ target: ExprSyntax, _ step: ArraySlice<ExprSyntax>, in scope: Int) {
    guard let unit = step.map({ filledSource(of: $0, in: scope) }).joined().unitOfPages,
      let loop = Self.loop(around: Syntax(target))
    else { return }
    let page = HandLaidPage(place: Self.place(target, in: scope), unit: unit, isOneOfMany: true)
    if let name = Self.name(target) {
      pageSteps[PageStep(loop: loop, name: name)] = page
    } else if let origin = target.as(MemberAccessExprSyntax.self)?.base?
      .as(MemberAccessExprSyntax.self), let frame = origin.base,
      origin.declName.baseName.text == "origin", isVariable(frame, in: scope)
    {
      outline.handLaidPages.append(page)
    }
  }

  /// Takes variables that are moved on by whole widths, and that frames begin at, for those of pages.
  mutating func resolvePageSteps() {
    outline.handLaidPages += pageSteps.filter { pageStarts.contains($0.key) }.values
  }

  // MARK: - Jumps

  /// Reads the offset that a scroll view is given, or the rectangle that it shall show, in a call.
  mutating func readJump(
    _ name: String, _ argument: ExprSyntax?, of receiver: ExprSyntax?, in scope: Int
  ) {
    guard let argument else { return }
    switch name {
    case "setContentOffset": readJump(to: argument, of: receiver, in: scope)
    case "scrollRectToVisible":
      if let frame = argument.as(DeclReferenceExprSyntax.self)?.baseName.text {
        let rectangle = outline.tied(frame, in: scope)
        if let (x, place) = rectangleStarts[rectangle] { addJump(x, at: place, of: receiver) }
      } else if let call = argument.as(FunctionCallExprSyntax.self),
        let x = Self.start(ofRectangle: call)
      {
        let source = filledSource(of: x, in: scope)
        if source.pagePlace != nil {
          addJump(source, at: Self.place(x, in: scope), of: receiver)
        }
      }
    default: break
    }
  }

  /// The place to the side of `CGRect(x: …, …)` and `CGRect(origin: CGPoint(x: …, …), …)`.
  private static func start(ofRectangle call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard ["CGRect", ".init"].contains(source(of: call.calledExpression)),
      let first = call.arguments.first
    else { return nil }
    return switch first.label?.text {
    case "x": first.expression
    case "origin": x(of: first.expression)
    default: nil
    }
  }

  /// Notes where a rectangle of the function begins, which may be shown later: `frame.origin.x = frame.width * CGFloat(page)`.
  mutating func noteRectangleStart(
    _ target: ExprSyntax, _ x: ArraySlice<ExprSyntax>, in scope: Int
  ) {
    guard
      let origin = target.as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self),
      origin.declName.baseName.text == "origin", let frame = origin.base, let first = x.first,
      isVariable(frame, in: scope),
      case let source = x.map({ filledSource(of: $0, in: scope) }).joined(),
      source.pagePlace != nil
    else { return }
    rectangleStarts[outline.tied(Self.source(of: frame), in: scope)] = (
      source, Self.place(first, in: scope)
    )
  }

  /// Adds an offset that is set, by its source and what scrolls.
  mutating func addJump(
    _ source: String, at place: Outline.Place, of receiver: ExprSyntax?, by unit: String? = nil
  ) {
    outline.scrollOffsets.append(
      ScrollOffset(
        place: place, use: .jump,
        receiver: receiver.map { Self.source(of: $0).withoutMarks() } ?? "self",
        unit: unit ?? source.pagePlace?.unit, value: source))
  }

  // MARK: - Loops

  /// Where the innermost loop around a node begins, in the same function; nil where there is none.
  private static func loop(around node: Syntax) -> Int? {
    var node = node
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .forStmt, .whileStmt, .repeatStmt: return range(of: parent).lowerBound
      case .closureExpr:
        if let call = parent.parent?.as(FunctionCallExprSyntax.self),
          ["forEach", "map", "compactMap"].contains(lastName(call.calledExpression))
        {
          return range(of: parent).lowerBound
        }
      case .functionDecl, .initializerDecl, .accessorDecl, .memberBlock: return nil
      default: break
      }
      node = parent
    }
    return nil
  }
}
