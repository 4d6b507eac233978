internal import SwiftParser
internal import SwiftSyntax

/// Reads what the rules need of a Swift file.
///
/// The parser goes on after errors of syntax, and what it does not understand is not audited. The walk needs no
/// stack of its own for nested code.
struct SwiftReader {
  var outline = Outline()

  /// What the files of the project tell of each other; nil if only the file is known.
  let project: ProjectFacts?

  /// The file.
  let text: [UInt8]

  /// Variables that hold recognizers of swipes, pans from the edge of the screen, or styles of paragraphs.
  var recognizers = Recognizers()

  /// Alignments of what may be a style of a paragraph, before all variables are known.
  var namedAlignments: [TextAlignment] = []

  /// Variables that hold a direction of pages, before their uses are known.
  var namedTurns: [NamedTurn] = []

  /// What names stand for; nil for a name that is declared and may stand for anything.
  var values: [DeclaredName: ExprSyntax?] = [:]

  /// The blocks of drags that set a state, by the name of the state inside the block.
  var dragStates: [String: [DragState]] = [:]

  /// Variables that frames begin at in loops.
  var pageStarts: Set<PageStep> = []

  /// Variables that loops move on by whole widths.
  var pageSteps: [PageStep: HandLaidPage] = [:]

  /// Where rectangles of functions begin, at a number of whole widths.
  var rectangleStarts: [TiedView: (x: String, place: Outline.Place)] = [:]

  /// Where extensions of types stand, at the level of the file.
  var extensions: [String: [Range<Int>]] = [:]

  /// The views that blocks set up by `$0`, by the node of the block.
  var setUpViews: [SyntaxIdentifier: String] = [:]

  /// Variables of blocks, and constants of types that keep parameters of their names, by the node of the block or the type.
  var namesOfBlocks: [SyntaxIdentifier: Set<String>] = [:]

  /// Blocks that describe constraints, by the node of the block.
  private var makers: [SyntaxIdentifier: ConstraintMaker] = [:]

  /// Arguments that say a direction once and for all, such as those of `.environment(\.layoutDirection, .leftToRight)`.
  private var forced: Set<SyntaxIdentifier> = []

  /// What is still to be visited, the next last.
  private var open: [Visit] = []

  /// Chains of more calls than that are written by no person.
  private static let longestChain = 400

  /// A block such as that of `makeConstraints`.
  struct ConstraintMaker {
    /// The view that is placed.
    let item: String
    /// The name of what describes the constraints.
    let name: String
  }

  /// A variable that holds a direction of pages.
  struct NamedTurn {
    let name: String
    let value: ExprSyntax
    let scope: Int
    /// The statements, or the file, in which the variable is used.
    let body: Range<Int>
  }

  /// A block of a drag that sets a state by another name.
  struct DragState {
    let name: String
    let block: Range<Int>
  }

  private struct Visit {
    let node: Syntax
    let scope: Int
    var maker: ConstraintMaker?
    /// Whether the node is in a chain that is too long to look at.
    var isSkipped = false
    /// Whether the node says a direction once and for all, and asks for none.
    var isForced = false
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - project: What the files of the project tell of each other; nil if only the file is known.
  ///   - markers: Offsets of marks in comments; those that stand elsewhere are taken out.
  /// - Returns: What the rules need.
  /// - Complexity: O(*n*).
  static func outline(
    of text: [UInt8], _ project: ProjectFacts?, markers: inout [Int]
  ) -> Outline {
    var reader = SwiftReader(project: project, text: text)
    let tree = Parser.parse(source: String(decoding: text, as: UTF8.self))
    var comments = CommentMarkers(markers)
    reader.walk(Syntax(tree), &comments)
    reader.outline.add(project)
    comments.passEnd()
    markers = comments.inComments
    return reader.outline
  }

  private mutating func walk(_ root: Syntax, _ markers: inout CommentMarkers) {
    open = [Visit(node: root, scope: 0)]
    while let visit = open.popLast() {
      if let token = visit.node.as(TokenSyntax.self) {
        note(token, visit, &markers)
        continue
      }
      var inner = visit
      enterScope(&inner)
      if let maker = makers[visit.node.id] { inner.maker = maker }
      if !inner.isSkipped, isChainRoot(visit.node), isTooLong(visit.node) { inner.isSkipped = true }
      if !inner.isSkipped { read(visit.node, inner) }
      if isUnused(visit.node) { outline.unused.append(Self.range(of: visit.node)) }
      if isUnshown(visit.node) { outline.unshown.append(Self.range(of: visit.node)) }
      if let stretch = stretchNotShown(at: visit.node) { outline.unshown.append(stretch) }
      if let stretch = stretchNeverRun(at: visit.node) { outline.unused.append(stretch) }
      let first = open.count
      for child in visit.node.children(viewMode: .sourceAccurate) {
        let isLink = Self.isLink(child)
        open.append(
          Visit(
            node: child, scope: inner.scope, maker: inner.maker,
            isSkipped: inner.isSkipped && isLink,
            isForced: inner.isForced || forced.contains(child.id)))
      }
      open[first...].reverse()
    }
    outline.alignments += namedAlignments.filter {
      recognizers.hold(.paragraphStyle, $0.receiver)
        || $0.receiver.lowercased().contains("paragraph")
    }
    outline.resolveFlips()
    resolvePageSteps()
    guard
      !namedTurns.isEmpty || !recognizers.sides.isEmpty
        || outline.insets.contains(where: \.isLopsided) || outline.placesViews
    else { return }
    let uses = ValueUses(in: root)
    removeUnseen(uses)
    resolveInsets(uses)
    resolveNamedTurns(uses)
    resolveRecognizers(uses)
  }

  private mutating func note(
    _ token: TokenSyntax, _ visit: Visit, _ markers: inout CommentMarkers
  ) {
    markers.pass(Self.range(of: token))
    if visit.isForced { return }
    switch token.tokenKind {
    case .identifier(let name): outline.note(name: name, in: visit.scope)
    case .dollarIdentifier(let name): outline.note(name: name, in: visit.scope)
    default: break
    }
  }

  // MARK: - Scopes

  private mutating func enterScope(_ visit: inout Visit) {
    guard let kind = scope(of: visit.node) else { return }
    let scope = outline.addScope(kind, in: visit.scope)
    outline.scopes[scope].isProperty = visit.node.is(VariableDeclSyntax.self)
    outline.scopes[scope].isAction =
      visit.node.as(FunctionDeclSyntax.self).map(Self.isAction) ?? false
    outline.scopes[scope].givesSectionInsets =
      visit.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
        $0.firstName.text == "insetForSectionAt"
      } ?? false
    visit = Visit(
      node: visit.node, scope: scope, maker: visit.maker,
      isForced: visit.isForced)
  }

  /// Whether a control may run a function: an attribute lets it, or a parameter is for the control.
  private static func isAction(_ function: FunctionDeclSyntax) -> Bool {
    function.attributes.contains { ["@IBAction", "@objc"].contains(source(of: $0)) }
      || function.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == "sender" || source(of: $0.type) == "UIPageControl"
      }
  }

  private func scope(of node: Syntax) -> Outline.Scope.Kind? {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let type): .type(type.name.text)
    case .structDecl(let type): .type(type.name.text)
    case .enumDecl(let type): .type(type.name.text)
    case .actorDecl(let type): .type(type.name.text)
    case .protocolDecl(let type): .type(type.name.text)
    case .extensionDecl(let type): .type(Self.source(of: type.extendedType))
    case .functionDecl(let function): .function(function.name.text)
    case .initializerDecl: .function("init")
    case .deinitializerDecl: .function("deinit")
    case .subscriptDecl: .function("subscript")
    case .variableDecl(let variable): property(variable)
    default: nil
    }
  }

  /// A property with code of its own; stored ones belong to the type.
  private func property(_ variable: VariableDeclSyntax) -> Outline.Scope.Kind? {
    guard variable.parent?.is(MemberBlockItemSyntax.self) == true,
      let binding = variable.bindings.first
    else { return nil }
    let value = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    let isClosure = value?.calledExpression.is(ClosureExprSyntax.self) == true
    guard binding.accessorBlock != nil || isClosure else { return nil }
    return .function(Self.source(of: binding.pattern))
  }

  // MARK: - Chains

  private static func isLink(_ node: Syntax) -> Bool {
    switch node.kind {
    case .memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .subscriptCallExpr, .postfixIfConfigExpr:
      true
    default: false
    }
  }

  private func isChainRoot(_ node: Syntax) -> Bool {
    Self.isLink(node) && !(node.parent.map(Self.isLink) ?? false)
  }

  /// What stands before the last link of a chain.
  static func base(of node: Syntax) -> Syntax? {
    switch node.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base.map { Syntax($0) }
    case .functionCallExpr(let call): Syntax(call.calledExpression)
    case .optionalChainingExpr(let chain): Syntax(chain.expression)
    case .forceUnwrapExpr(let unwrap): Syntax(unwrap.expression)
    case .subscriptCallExpr(let call): Syntax(call.calledExpression)
    case .postfixIfConfigExpr(let condition): condition.base.map { Syntax($0) }
    default: nil
    }
  }

  private func isTooLong(_ root: Syntax) -> Bool {
    var (node, length) = (root, 0)
    while let base = Self.base(of: node) {
      (node, length) = (base, length + 1)
      if length > Self.longestChain { return true }
    }
    return false
  }

  // MARK: - What is read

  private mutating func read(_ node: Syntax, _ visit: Visit) {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      read(call, in: visit.scope)
      if let maker = visit.maker, isChainRoot(node) { readChain(node, maker, in: visit.scope) }
    case .sequenceExpr(let sequence): read(sequence, in: visit.scope)
    case .subscriptCallExpr(let item): readToldPage(item.arguments, in: visit.scope)
    case .memberAccessExpr(let access):
      readDragWay(access, in: visit.scope)
      // `edges.append(make.left.equalToSuperview().constraint)`.
      if let maker = visit.maker, isChainRoot(node) { readChain(node, maker, in: visit.scope) }
    case .switchExpr(let choice): read(choice, in: visit.scope)
    case .returnStmt(let statement): readReturn(statement, in: visit.scope)
    case .patternBinding(let binding): read(binding, in: visit.scope)
    case .sourceFile(let file):
      noteDirections(of: file)
      noteValues(
        of: file.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) },
        in: visit.scope)
    case .memberBlock(let block):
      noteValues(
        of: block.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }, in: visit.scope)
    case .codeBlockItemList(let list): noteOverwritten(in: list)
    case .classDecl(let type): noteControl(type)
    case .forStmt(let loop): noteNames(of: loop, in: visit.scope)
    case .closureParameter(let parameter):
      let name = (parameter.secondName ?? parameter.firstName).text
      noteValue(of: name, nil, in: visit.scope)
      if let type = parameter.type {
        outline.addType(Self.source(of: type).trimmingMarks(), of: tied(name, in: visit.scope))
      }
    case .closureShorthandParameter(let parameter):
      noteValue(of: parameter.name.text, nil, in: visit.scope)
      readCell(parameter, in: visit.scope)
    case .optionalBindingCondition(let binding):
      if let value = binding.initializer?.value {
        noteValue(of: Self.source(of: binding.pattern), value, in: visit.scope)
      }
      // `if let swipe = gesture as? UISwipeGestureRecognizer`.
      if let sequence = binding.initializer?.value.as(SequenceExprSyntax.self),
        let type = sequence.elements.last?.as(TypeExprSyntax.self)
      {
        recognizers.add(Self.source(of: binding.pattern), of: type.type)
        outline.addType(
          Self.source(of: type.type).trimmingMarks(),
          of: tied(Self.source(of: binding.pattern), in: visit.scope))
      }
    case .functionParameter(let parameter):
      let name = (parameter.secondName ?? parameter.firstName).text
      noteValue(of: name, nil, in: visit.scope)
      outline.addType(
        Self.source(of: parameter.type).trimmingMarks(), of: tied(name, in: visit.scope))
      recognizers.add(name, of: parameter.type)
    case .functionDecl(let function):
      recognizers.add(function)
      readCount(function, in: visit.scope)
    default: break
    }
  }

  /// Reads a variable with its type and its first value.
  private mutating func read(_ binding: PatternBindingSyntax, in scope: Int) {
    noteValue(
      of: Self.source(of: binding.pattern), binding.initializer?.value, in: scope)
    if binding.typeAnnotation.map({ Self.source(of: $0.type).hasSuffix("NavigationDirection") })
      ?? false, let value = binding.initializer?.value
    {
      namedTurns.append(
        NamedTurn(
          name: Self.source(of: binding.pattern), value: value, scope: scope,
          body: Self.body(around: Syntax(binding))))
    }
    recognizers.add(binding)
    readType(of: binding, in: scope)
    noteSetUp(of: binding.initializer?.value, Self.source(of: binding.pattern))
    noteCollectionView(binding)
  }

  private mutating func noteCollectionView(_ binding: PatternBindingSyntax) {
    let type = binding.typeAnnotation.map { Self.source(of: $0.type) } ?? ""
    let maker = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    if type.contains("CollectionView") || maker.map(Self.lastName) == "UICollectionView" {
      outline.collectionViews.insert(Self.source(of: binding.pattern))
    }
  }

  /// Takes a block as one that describes constraints.
  mutating func addMaker(_ closure: ClosureExprSyntax, of item: String) {
    var name = "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): name = names.first?.name.text ?? name
    case .parameterClause(let clause): name = clause.parameters.first?.firstName.text ?? name
    case nil: break
    }
    makers[closure.id] = ConstraintMaker(item: item, name: name)
  }

  /// Takes a node, such as the arguments of a call, as one that asks for no direction.
  mutating func addForced(_ node: some SyntaxProtocol) { forced.insert(node.id) }

  /// The list of statements around a node.
  private static func body(around node: Syntax) -> Range<Int> {
    var body = node
    while !body.is(CodeBlockItemListSyntax.self), let parent = body.parent { body = parent }
    return range(of: body)
  }

  // MARK: - Text of nodes

  /// The source of a node without spaces and comments, and without `self.` before it.
  static func source(of node: some SyntaxProtocol) -> String {
    let text = node.tokens(viewMode: .sourceAccurate).reduce(into: "") { $0 += $1.text }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// The bytes of a node without the space around it.
  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The place of a node.
  static func place(_ node: some SyntaxProtocol, in scope: Int) -> Outline.Place {
    Outline.Place(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, scope: scope)
  }

  /// The text of a literal without interpolation; nil for anything else.
  static func literal(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension String {
  /// The text without marks of optionals after it.
  func trimmingMarks() -> String {
    var text = self
    while text.last == "?" || text.last == "!" { text.removeLast() }
    return text
  }
}
