internal import SwiftSyntax

/// What calls tell of their arguments.
extension ValueUses {
  mutating func read(_ call: FunctionCallExprSyntax) -> Call {
    var sides = chainSides(of: call)
    if sides.isEmpty {
      // `NSLayoutConstraint(item: icon, attribute: .leading, …)`: the first side is that of what is placed.
      sides = call.arguments.lazy.map { Self.side($0.expression) }.first { !$0.isEmpty } ?? []
    } else if let target = call.arguments.first,
      ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains(target.label?.text)
    {
      // A gap belongs to both of its ends: `icon.trailingAnchor.constraint(equalTo: title.leadingAnchor, …)`.
      sides.formUnion(Sides(exactly: SwiftReader.lastName(target.expression)))
    }
    return Call(
      name: name(of: call), labels: call.arguments.map { $0.label?.text ?? "_" },
      hasTrailingBlock: call.trailingClosure != nil, sides: sides,
      isStill: call.arguments.contains {
        $0.label?.text == "animated" && SwiftReader.source(of: $0.expression) == "false"
      }, pinsByAlign: SwiftReader.pinsByAlign(call))
  }

  /// The side that an argument is, and not one of a value: `.leading`, `NSLayoutConstraint.Attribute.leading`.
  private static func side(_ argument: ExprSyntax) -> Sides {
    guard let access = argument.as(MemberAccessExprSyntax.self),
      access.base.map({ SwiftReader.lastName($0).first?.isUppercase ?? false }) ?? true
    else { return [] }
    return Sides(exactly: access.declName.baseName.text)
  }

  private func name(of call: FunctionCallExprSyntax) -> String {
    let name = SwiftReader.lastName(call.calledExpression)
    guard name == "init", let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return name }
    if base.is(SuperExprSyntax.self) { return Self.superclassName(of: Syntax(call)) }
    let type = SwiftReader.lastName(base)
    return type == "self" ? Self.typeName(of: Syntax(call)) : type
  }

  /// The sides that the chain up to a call is about: those of the links nearest before its end.
  private mutating func chainSides(of call: FunctionCallExprSyntax) -> Sides {
    if let sides = sidesOfChains[call.id] { return sides }
    var links = [Syntax(call)]
    while let last = links.last, let base = SwiftReader.base(of: last) { links.append(base) }
    var (sides, wasSide): (Sides, Bool) = ([], false)
    for link in links.reversed() {
      var own: Sides = []
      if let call = link.as(FunctionCallExprSyntax.self) {
        own = Sides(wordsOf: SwiftReader.lastName(call.calledExpression))
        if !own.isEmpty { sides = own }
        sidesOfChains[link.id] = sides
        own = []
      } else if let expression = link.as(ExprSyntax.self) {
        own = Sides(exactly: SwiftReader.lastName(expression))
        // `make.leading.trailing` is about both.
        if !own.isEmpty { sides = wasSide ? sides.union(own) : own }
      }
      wasSide = !own.isEmpty
    }
    return sides
  }

  /// The sides in the name of a property: `leadingPadding`, `leadingConstraint.constant`.
  func sides(of target: ExprSyntax) -> Sides {
    let name = SwiftReader.lastName(target)
    guard name == "constant", let base = target.as(MemberAccessExprSyntax.self)?.base else {
      return Sides(wordsOf: name)
    }
    let owner =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    return Sides(wordsOf: SwiftReader.lastName(owner))
  }
}
