internal import SwiftSyntax

/// The values that a file uses by name, and what takes each of them.
///
/// One walk from the top reads a file: what takes a value is known before the value is seen. Nested code needs no stack
/// of its own.
struct ValueUses {
  /// A call, as far as it tells what its arguments are for.
  struct Call {
    /// The last name of the function; of an initializer the name of its type.
    let name: String
    /// The labels of the arguments in parentheses; `_` for none.
    let labels: [String]
    /// Whether a block follows the parentheses.
    let hasTrailingBlock: Bool
    /// The sides that the call is about, as in `leadingAnchor.constraint(…)`.
    let sides: Sides
    /// Whether an argument says that nothing is animated.
    let isStill: Bool
    /// Whether it is one of Align that makes leading of left and trailing of right.
    let pinsByAlign: Bool
  }

  /// What takes a value.
  enum Taker {
    /// Nothing that is known.
    case nothing
    /// A property that it is assigned to, with the sides in its name.
    case property(String, Sides)
    /// An argument of one of the ``calls``.
    case argument(call: Int, index: Int)
    /// The edges of Anchorage that it is added to: `view.edgeAnchors + insets`.
    case edges
    /// A constant of a function that has the value, and where it is used.
    case constant(String, Range<Int>)
  }

  /// Whose value a name stands for.
  enum Owner {
    /// A variable, a parameter or a member, as the name stands alone.
    case any
    /// A member of `self`.
    case ofSelf
    /// A member of something else.
    case ofOther
  }

  /// A place where a name stands for a value.
  struct Use: Placed {
    /// The offset of the name.
    let offset: Int
    /// Whose value it is.
    let owner: Owner
    /// The last name of something else whose member it is, such as `Metrics`; empty if it is not written.
    let base: String
    /// What is read of the value, such as `top`; empty for the whole, ``bothSides`` for left and right in one sum.
    let member: String
    /// Whether the taker has the value itself, and not what is computed of it.
    let isWhole: Bool
    /// What takes it.
    let taker: Taker
  }

  /// A function with a body.
  struct Function {
    /// Its name; of an initializer the name of its type.
    let name: String
    /// Its parameters.
    let parameters: [FunctionParameterSyntax]
    /// Where its body stands.
    let body: Range<Int>
  }

  /// The member of a use of left and right in one sum, which is a width.
  static let bothSides = "left+right"

  private(set) var calls: [Call] = []
  var functions: [Function] = []

  /// A variable, a parameter or a member.
  struct Declaration: Placed {
    /// How far away a name may be used.
    enum Reach { case block, file, project }

    /// The offset of the name.
    let offset: Int
    /// What a call writes before the argument; nil for what is no parameter.
    var label: String?
    var isMember = false
    /// The stretch of the file in which the name stands for it.
    let scope: Range<Int>
    var reach = Reach.block
    /// The type that it is a member of; empty for what is no member.
    var type = ""
    /// Whether it is no member of a value: its type or its file has it once.
    var isStatic = false
    /// Whether it is a variable of insets, by its type or its first value.
    var holdsInsets = false
    /// Whether code runs to give its value, or to take one.
    var isComputed = false
    /// Whether it is a member of which only this file knows, and whose first value a type makes: `private let icon = Icon()`.
    var isMadeForFile = false
  }

  /// The declarations of each name, in the order of the file.
  var declarations: [String: [Declaration]] = [:]

  /// The names of parameters inside of their functions, by what calls write before the argument.
  var namesOfLabels: [String: Set<String>] = [:]

  /// The types that the file extends, by their last names.
  var extendedTypes: Set<String> = []

  /// What takes the results of calls, by the offset of the call.
  private(set) var takersOfCalls: [Int: Taker] = [:]

  /// The uses of each name, in the order of the file.
  private var uses: [String: [Use]] = [:]

  var sidesOfChains: [SyntaxIdentifier: Sides] = [:]

  /// What is known of a node from the nodes around it.
  private struct Context {
    var taker = Taker.nothing
    var owner = Owner.any
    var base = ""
    var member = ""
    var isWhole = true
    var isTarget = false
    /// Whether the value is one of left and right, which stand in one sum.
    var isOfBothSides = false

    /// The context of a part that something is computed of.
    var computed: Context { Context(taker: taker, isWhole: false) }

    /// The context of a value of which a member is read.
    func reading(_ member: String) -> Context {
      Context(taker: taker, member: member, isWhole: isWhole)
    }
  }

  private typealias Visit = (node: Syntax, context: Context)

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  init(in root: Syntax) {
    var open: [Visit] = [(root, Context())]
    while let (node, context) = open.popLast() {
      let first = open.count
      visit(node, context, &open)
      open[first...].reverse()
    }
  }

  /// The uses of a name in a stretch of the file, in its order.
  func uses(of name: String, in range: Range<Int>) -> ArraySlice<Use> {
    guard let all = uses[name] else { return [] }
    return all[
      all.firstIndex(notBefore: range.lowerBound)..<all.firstIndex(notBefore: range.upperBound)]
  }

  /// All uses of a name.
  func uses(of name: String) -> [Use] { uses[name] ?? [] }

  /// The uses of each declaration of a name: those for which it is the innermost one, and those of a member elsewhere, which
  /// may be about any member.
  ///
  /// - Complexity: O(*n*) in the uses and the declarations, for those that are not nested without end.
  func usesOfDeclarations(of name: String) -> (own: [[Use]], ofAnyMember: [Use]) {
    let declared = declarations[name] ?? []
    var order = declared.indices.sorted {
      declared[$0].scope.lowerBound > declared[$1].scope.lowerBound
    }
    var (own, ofAnyMember): ([[Use]], [Use]) = (declared.map { _ in [] }, [])
    var open: [Int] = []
    for use in uses(of: name) {
      while let next = order.last, declared[next].scope.lowerBound <= use.offset {
        open.append(next)
        order.removeLast()
      }
      open.removeAll { declared[$0].scope.upperBound <= use.offset }
      let innermost: Int? =
        switch use.owner {
        case .any: open.last
        case .ofSelf: open.last { declared[$0].isMember }
        case .ofOther: nil
        }
      if let innermost { own[innermost].append(use) } else { ofAnyMember.append(use) }
    }
    return (own, ofAnyMember)
  }

  // MARK: - The walk

  private mutating func visit(_ node: Syntax, _ context: Context, _ open: inout [Visit]) {
    switch node.as(SyntaxEnum.self) {
    case .token: return
    case .declReferenceExpr(let reference): add(reference, context)
    case .memberAccessExpr(let access):
      let member = access.declName.baseName.text
      let read = context.isOfBothSides ? Self.bothSides : member
      if let base = access.base { open.append((Syntax(base), context.reading(read))) }
      var own = context
      let isOfSelf =
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      own.owner = isOfSelf ? .ofSelf : .ofOther
      own.base = access.base.map { SwiftReader.lastName($0) } ?? ""
      open.append((Syntax(access.declName), own))
    case .functionCallExpr(let call): visit(call, context, &open)
    case .sequenceExpr(let sequence): visit(Array(sequence.elements), context, &open)
    case .unresolvedTernaryExpr(let choice): open.append((Syntax(choice.thenExpression), context))
    case .prefixOperatorExpr(let sign): open.append((Syntax(sign.expression), context.computed))
    case .optionalChainingExpr(let chain): open.append((Syntax(chain.expression), context))
    case .forceUnwrapExpr(let unwrap): open.append((Syntax(unwrap.expression), context))
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      for element in tuple.elements { open.append((Syntax(element.expression), context)) }
    case .patternBinding(let binding):
      for child in node.children(viewMode: .sourceAccurate) {
        if let value = child.as(InitializerClauseSyntax.self)?.value, let taker = constant(binding)
        {
          open.append((Syntax(value), Context(taker: taker)))
        } else {
          open.append((child, Context()))
        }
      }
    default:
      declare(node)
      for child in node.children(viewMode: .sourceAccurate) { open.append((child, Context())) }
    }
  }

  private mutating func visit(
    _ call: FunctionCallExprSyntax, _ context: Context, _ open: inout [Visit]
  ) {
    switch context.taker {
    case .argument, .edges:
      if context.isWhole, context.member.isEmpty {
        takersOfCalls[call.positionAfterSkippingLeadingTrivia.utf8Offset] = context.taker
      }
    case .nothing, .property, .constant: break
    }
    open.append((Syntax(call.calledExpression), Context()))
    if Self.conversions.contains(SwiftReader.lastName(call.calledExpression)) {
      for argument in call.arguments {
        open.append((Syntax(argument.expression), context.computed))
      }
    } else {
      let number = calls.count
      calls.append(read(call))
      for (index, argument) in call.arguments.enumerated() {
        let taker = Taker.argument(call: number, index: index)
        open.append((Syntax(argument.expression), Context(taker: taker)))
      }
    }
    if let block = call.trailingClosure { open.append((Syntax(block), Context())) }
    open.append((Syntax(call.additionalTrailingClosures), Context()))
  }

  /// Functions of numbers: what takes their result takes their arguments.
  private static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "max", "min", "abs", "ceil", "floor", "round",
  ]

  /// Visits an assignment, a choice or a computation.
  private mutating func visit(
    _ elements: [ExprSyntax], _ context: Context, _ open: inout [Visit]
  ) {
    var (context, rest) = (context, elements[...])
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      // What is assigned to is no use.
      open.append((Syntax(elements[0]), Context(isTarget: true)))
      context = Context(taker: .property(SwiftReader.lastName(elements[0]), sides(of: elements[0])))
      rest = elements.dropFirst(2)
    }
    let choice = rest.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    let isComputed = rest[(choice ?? rest.startIndex)...].contains {
      $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text != "??" } ?? false
    }
    let ofBothSides = isComputed ? Self.partsOfBothSides(rest) : []
    for (index, element) in zip(rest.indices, rest) {
      if Self.isAddedToEdges(rest, at: index) {
        open.append((Syntax(element), Context(taker: .edges)))
      } else if ofBothSides.contains(index) {
        var part = context.computed
        part.isOfBothSides = true
        open.append((Syntax(element), part))
      } else if let choice, index < choice, !element.is(UnresolvedTernaryExprSyntax.self) {
        // A condition.
        open.append((Syntax(element), Context()))
      } else {
        open.append((Syntax(element), isComputed ? context.computed : context))
      }
    }
  }

  /// Whether a part of a sum is added to the edges of Anchorage: `view.edgeAnchors + insets`.
  private static func isAddedToEdges(_ parts: ArraySlice<ExprSyntax>, at index: Int) -> Bool {
    guard index - 2 >= parts.startIndex,
      let sign = parts[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    return ["+", "-"].contains(sign) && SwiftReader.lastName(parts[index - 2]) == "edgeAnchors"
  }

  /// The parts of a sum that are left and right of the same insets with the same sign: `width - insets.left - insets.right`.
  ///
  /// - Complexity: O(*n*).
  private static func partsOfBothSides(_ parts: ArraySlice<ExprSyntax>) -> Set<Int> {
    var sides: [String: [(index: Int, side: String)]] = [:]
    for (index, part) in zip(parts.indices, parts) {
      guard let access = part.as(MemberAccessExprSyntax.self), let base = access.base,
        ["left", "right"].contains(access.declName.baseName.text)
      else { continue }
      let sign =
        index > parts.startIndex
        ? parts[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "+" : "+"
      let next =
        parts.indices.contains(index + 1)
        ? parts[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "+" : "+"
      guard ["+", "-"].contains(sign), ["+", "-"].contains(next) else { continue }
      sides[sign + SwiftReader.source(of: base), default: []]
        .append((index, access.declName.baseName.text))
    }
    return Set(
      sides.values.filter { Set($0.map(\.side)).count == 2 }.flatMap { $0.map(\.index) })
  }

  private mutating func add(_ reference: DeclReferenceExprSyntax, _ context: Context) {
    guard !context.isTarget else { return }
    let offset = reference.positionAfterSkippingLeadingTrivia.utf8Offset
    uses[reference.baseName.text, default: []].append(
      Use(
        offset: offset, owner: context.owner, base: context.base, member: context.member,
        isWhole: context.isWhole, taker: context.taker))
  }
}

/// What stands at an offset of the file.
protocol Placed {
  var offset: Int { get }
}

extension Array where Element: Placed {
  /// The index of the first element that does not stand before an offset; the elements are in the order of the file.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(notBefore offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
