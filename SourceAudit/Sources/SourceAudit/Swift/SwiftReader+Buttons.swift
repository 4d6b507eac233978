internal import SwiftSyntax

/// What views are made of, and what configures buttons.
extension SwiftReader {
  /// `let button = PlainButton()`, `var button: PlainButton`, `let button = UIButton(configuration: .plain())`.
  mutating func readType(of binding: PatternBindingSyntax, in scope: Int) {
    let view = tied(Self.source(of: binding.pattern), in: scope)
    if let type = binding.typeAnnotation {
      let name = Self.source(of: type.type).trimmingMarks()
      outline.addType(name, of: view)
      if name == "UIButton" { outline.texts.buttons.insert(view) }
    }
    // `let cell = table.dequeueReusableCell(…) as! CardCell`.
    if let type = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.last?
      .as(TypeExprSyntax.self)
    {
      outline.addType(Self.source(of: type.type).trimmingMarks(), of: view)
    }
    if let value = binding.initializer?.value {
      readMade(value, Self.source(of: binding.pattern), in: scope)
    }
  }

  /// What a view is made of by a call: `PlainButton()`, `UIButton(configuration: .plain())`.
  mutating func readMade(_ value: ExprSyntax, _ name: String, in scope: Int) {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return }
    let view = tied(name, in: scope)
    noteHugging(of: view, madeBy: call, in: scope)
    if let frame = call.arguments.first, frame.label?.text == "frame",
      ![".zero", "CGRect.zero", "CGRectZero", "CGRect()"].contains(
        Self.source(of: frame.expression))
    {
      outline.noteFramed(view: name, in: scope)
    }
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      outline.addType(type, of: view)
      if type == "UIButton" { outline.texts.buttons.insert(view) }
      if type == "UIButton", call.arguments.first?.label?.text == "configuration" {
        outline.configured.insert(view)
      }
    }
  }

  /// `button.configuration = .plain()`, also in the initializer of the button's class.
  mutating func readConfiguration(of receiver: String, _ value: ExprSyntax, in scope: Int) {
    if value.is(NilLiteralExprSyntax.self) { return }
    outline.configured.insert(tied(receiver, in: scope))
    if receiver == "self" { addConfiguredClass(in: scope) }
  }

  /// `super.init(configuration: .plain())`.
  mutating func readConfiguration(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    let base = callee.base.map { Self.source(of: $0) } ?? ""
    if ["super", "self"].contains(base), arguments.first?.label?.text == "configuration" {
      addConfiguredClass(in: scope)
    }
  }

  private mutating func addConfiguredClass(in scope: Int) {
    if outline.scopes[outline.function(of: scope)].kind == .function("init") {
      outline.buttons.configured.insert(outline.typeName(of: scope))
    }
  }
}
