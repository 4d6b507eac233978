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
    guard let number = x.map({ filledSource(of: $0, in: scope) }).joined().pageNumber else {
      return
    }
    outline.handLaidPages.append(
      HandLaidPage(
        place: Self.place(first, in: scope), isOneOfMany: loop != nil || number.hasOthersBefore))
  }

  /// `x += width` and `frame.origin.x += width` of variables in a loop.
  mutating func notePageStep(_ target: ExprSyntax, _ step: ExprSyntax, in scope: Int) {
    guard filledSource(of: step, in: scope).isWidthOfPage,
      let loop = Self.loop(around: Syntax(target))
    else { return }
    let place = Self.place(target, in: scope)
    if let name = Self.name(target) {
      pageSteps[PageStep(loop: loop, name: name)] = place
    } else if let origin = target.as(MemberAccessExprSyntax.self)?.base?
      .as(MemberAccessExprSyntax.self), let frame = origin.base,
      origin.declName.baseName.text == "origin", isVariable(frame, in: scope)
    {
      outline.handLaidPages.append(HandLaidPage(place: place, isOneOfMany: true))
    }
  }

  /// Takes variables that are moved on by whole widths, and that frames begin at, for those of pages.
  mutating func resolvePageSteps() {
    for (step, place) in pageSteps where pageStarts.contains(step) {
      outline.handLaidPages.append(HandLaidPage(place: place, isOneOfMany: true))
    }
  }

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
