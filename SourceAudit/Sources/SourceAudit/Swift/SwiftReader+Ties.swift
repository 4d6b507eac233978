internal import SwiftSyntax

/// What fixes views to the side by other means than anchors of UIKit: attributes, libraries, functions of the project.
extension SwiftReader {
  /// `NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing, …)`.
  mutating func readTies(ofItems arguments: [LabeledExprSyntax], in scope: Int) {
    func value(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
    let sides = arguments.filter { $0.label?.text == "attribute" }.map {
      Self.lastName($0.expression)
    }
    guard let item = value("item"), let side = sides.first else { return }
    let relation = value("relatedBy").map { Self.lastName($0) } ?? ""
    let other = value("toItem").flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
    let view = tied(Self.source(of: item).withoutMarks(), in: scope)
    let end = other.map { (tied(Self.source(of: $0).withoutMarks(), in: scope), sides.last ?? "") }
    outline.addTie(side, of: view, relation, to: end)
  }

  // MARK: - PureLayout

  /// Functions of PureLayout by what they fix at both sides, in the middle, or to a length.
  ///
  /// Source: PureLayout, ALView+PureLayout.h.
  static let tiesOfPureLayout: [String: String] = [
    "autoPinEdgesToSuperviewEdges": "edges", "autoPinEdgesToSuperviewMargins": "edges",
    "autoPinEdgesToSuperviewSafeArea": "edges", "autoCenterInSuperview": "center",
    "autoCenterInSuperviewMargins": "center", "autoSetDimensions": "size",
    "autoSetDimensionsToSize": "size",
  ]

  /// `label.autoPinEdge(.leading, to: .trailing, of: icon)`, `label.autoPinEdge(toSuperviewEdge: .leading)`,
  /// `label.autoSetDimension(.width, toSize: 90)` and others.
  mutating func readTiesOfPureLayout(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    func value(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
    let view = tied(callee.base.map { Self.source(of: $0).withoutMarks() } ?? "self", in: scope)
    let relation = value("relation").map { Self.lastName($0) } ?? ""
    let first = arguments.first.map { Self.lastName($0.expression) } ?? ""
    switch callee.declName.baseName.text {
    case "autoPinEdge":
      let other = value("of").map { tied(Self.source(of: $0).withoutMarks(), in: scope) }
      outline.addTie(
        first, of: view, relation, to: other.map { ($0, value("to").map(Self.lastName) ?? "") })
    case "autoAlignAxis":
      outline.addTie(first == "vertical" ? "centerX" : "", of: view, "", to: nil)
    case "autoSetDimension", "autoMatch": outline.addTie(first, of: view, relation, to: nil)
    case let name:
      let left = value("excludingEdge").map { Self.lastName($0) } ?? ""
      let tie = Self.tiesOfPureLayout[name] ?? ""
      let sides = tie == "edges" ? ["leading", "trailing"] : [tie]
      for side in sides where side.sideThatLeads != left.sideThatLeads {
        outline.addTie(side, of: view, "", to: nil)
      }
    }
  }

  // MARK: - Anchorage

  private static let anchorsOfAnchorage: [String: String] = [
    "edgeAnchors": "edges", "horizontalAnchors": "edges", "sizeAnchors": "size",
    "centerAnchors": "center",
  ]

  /// `label.leadingAnchor == icon.trailingAnchor + 8`, `label.widthAnchor /==/ 90` and others.
  ///
  /// Source: Anchorage, Anchorage.swift: the operators for anchors.
  mutating func readTiesOfAnchorage(
    _ anchor: ExprSyntax, _ sign: String, _ target: ExprSyntax, in scope: Int
  ) {
    guard let (view, side) = Self.sideOfAnchorage(anchor) else { return }
    let relation = sign.contains("<") ? "less" : sign.contains(">") ? "greater" : ""
    let other = Self.sideOfAnchorage(target)
    outline.addTie(
      side, of: tied(view, in: scope), relation,
      to: other.map { (tied($0.view, in: scope), $0.side) })
  }

  private static func sideOfAnchorage(_ expression: ExprSyntax) -> (view: String, side: String)? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      case let name = access.declName.baseName.text,
      let side = anchorsOfAnchorage[name]
        ?? (name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : nil)
    else { return nil }
    return (access.base.map { source(of: $0).withoutMarks() } ?? "self", side)
  }

  // MARK: - Functions of the project

  private static let labelsOfSides: Set<String> = ["left", "leading", "right", "trailing"]

  /// `label.pin(leading: icon.trailingAnchor, trailing: view.trailingAnchor, width: 90)`: a function of the project that takes
  /// anchors for sides.
  mutating func readTiesOfHelper(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    func isSide(_ argument: LabeledExprSyntax) -> Bool {
      argument.label.map { Self.labelsOfSides.contains($0.text) } ?? false
        && Self.lastName(argument.expression).hasSuffix("Anchor")
    }
    guard arguments.contains(where: isSide) else { return }
    let view = tied(callee.base.map { Self.source(of: $0).withoutMarks() } ?? "self", in: scope)
    for argument in arguments {
      let label = argument.label?.text ?? ""
      if isSide(argument) {
        outline.addTie(
          label, of: view, "",
          to: Self.sideOfAnchorage(argument.expression).map { (tied($0.view, in: scope), $0.side) })
      } else if label == "centerX" {
        outline.addTie(label, of: view, "", to: nil)
      } else if label.lowercased().hasPrefix("width") || label == "size",
        Amount(Self.source(of: argument.expression)).number != 0
      {
        outline.addTie("width", of: view, "", to: nil)
      }
    }
  }
}

extension String {
  /// `leading` for `left`, and `trailing` for `right`: where an interface begins at the left.
  var sideThatLeads: String { self == "left" ? "leading" : self == "right" ? "trailing" : self }
}
