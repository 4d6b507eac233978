internal import BidiLayout
internal import BidiSource
internal import BidiText

extension InterfaceAudit {
  mutating func checkConstraints() {
    let physical = objects.constraints.filter { $0.namesPhysicalSide && !$0.isForced }
    guard !physical.isEmpty else { return }
    let moved = MovedBoxes(file, physical)
    for constraint in physical {
      // A view that stands where the mirror has it is no fault.
      let distance = moved.distance(of: constraint)
      guard constraint.isMixed || distance > 0 else { continue }
      report(
        constraint,
        constraint.isMixed || distance >= Self.visibleDifference ? .warning : .info)
    }
  }

  private mutating func report(_ constraint: InterfaceConstraint, _ severity: Severity) {
    let element = constraint.element
    let attribute = constraint.firstAttribute.isPhysical ? "firstAttribute" : "secondAttribute"
    let side =
      constraint.firstAttribute.isPhysical
      ? constraint.firstAttribute.name : constraint.secondAttribute?.name ?? ""
    let subject = constraint.subject
    let isMixed = constraint.isMixed
    let edits = isMixed || hasDirectionalPartner(constraint) ? nil : constraint.directionalEdits
    note(
      .physicalConstraint, severity, at: element.place(of: attribute).lowerBound, id: constraint.id,
      of: subject,
      isMixed
        ? "The constraint ties the \(side) side to one that follows the interface; UIKit refuses that, and the app stops."
        : "The constraint names the \(side) side: in a right-to-left interface the \(subject.name) stays there, where all that says leading and trailing changes sides.",
      edits == nil
        ? "Say leading and trailing in all constraints of the view."
        : "Say \(side == "left" ? "leading" : "trailing"): turn on \u{201C}Respect language direction\u{201D}.",
      fix: edits.map {
        AuditFinding.Fix(summary: "Say leading and trailing for left and right.", edits: $0)
      })
  }

  /// Whether the other side of the view is tied by leading or trailing already.
  ///
  /// Then left and right may be meant, and the file does not say which of the two is wrong.
  private func hasDirectionalPartner(_ constraint: InterfaceConstraint) -> Bool {
    let subject = constraint.subject
    return constraints(of: subject).contains { other in
      guard other.id != constraint.id else { return false }
      let sides =
        [(other.first, other.firstAttribute)]
        + (other.second.flatMap { item in other.secondAttribute.map { [(item, $0)] } } ?? [])
      return sides.contains { item, attribute in
        item == .view(subject) && attribute.isDirectional && other.isTiedTo(subject)
      }
    }
  }
}

extension InterfaceConstraint {
  /// Whether one of its attributes is left or right.
  var namesPhysicalSide: Bool {
    firstAttribute.isPhysical || secondAttribute?.isPhysical ?? false
  }

  /// Whether one of its attributes is left or right and the other leading or trailing, which UIKit refuses.
  var isMixed: Bool {
    namesPhysicalSide
      && (firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false)
  }

  /// Whether the direction of one of its views is set on purpose.
  var isForced: Bool {
    first.element.hasForcedDirection || second?.element.hasForcedDirection ?? false
  }

  /// The view that the constraint places: of a view and a view around it, the inner one.
  var subject: Element {
    guard case .view(let view) = first else {
      if case .view(let other)? = second { return other }
      return first.element
    }
    if case .view(let other)? = second, other.isInside(view) { return other }
    return view
  }

  /// Whether the constraint places this view, not a view inside of it.
  fileprivate func isTiedTo(_ view: Element) -> Bool { subject == view }

  /// The edits that say leading and trailing.
  var directionalEdits: [Edit]? {
    var edits: [Edit] = []
    for (key, attribute) in [
      ("firstAttribute", Optional(firstAttribute)), ("secondAttribute", secondAttribute),
    ] {
      guard let attribute, let side = attribute.directional else { continue }
      guard let range = element.valueRange(of: key), let text = element[key] else { return nil }
      // `left`, `leftMargin`: what follows the side stays.
      edits.append(
        Edit(range: range, replacement: side + text.dropFirst(attribute.name.count)))
    }
    return edits.isEmpty ? nil : edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The constraint with leading and trailing for left and right.
  var directional: InterfaceConstraint {
    InterfaceConstraint(
      element: element, id: id, first: first,
      firstAttribute: firstAttribute.followingInterface, relation: relation, second: second,
      secondAttribute: secondAttribute?.followingInterface, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}

extension InterfaceConstraint.Attribute {
  fileprivate var followingInterface: Self {
    directional.map { Self(isOfMargins ? $0 + "Margin" : $0) } ?? self
  }
}

/// How far boxes of a file are from right to left from where they would be with leading and trailing.
///
/// Each scene is solved twice: the box of a view pinned to both sides alike is the same, and nobody sees a difference.
private struct MovedBoxes {
  private var distances: [String: Double] = [:]

  init(_ file: InterfaceFile, _ physical: [InterfaceConstraint]) {
    let now = Self.boxes(of: file)
    let then = Self.boxes(of: file.followingInterface)
    for (id, box) in now {
      let distance = then[id].map { Self.distance($0, box) } ?? .infinity
      if distance >= 0.5 { distances[id] = distance }
    }
  }

  /// How far the boxes of a constraint are away, in points; 0 for what nobody sees.
  func distance(of constraint: InterfaceConstraint) -> Double {
    let items = [constraint.first.element, constraint.second?.element].compactMap { $0?.id }
    return items.compactMap { distances[$0] }.max() ?? 0
  }

  private static func boxes(of file: InterfaceFile) -> [String: LayoutRect] {
    var boxes: [String: LayoutRect] = [:]
    for scene in file.scenes() {
      // What is hidden may be shown by the app.
      let shown = LayoutScene(size: scene.scene.size, windows: scene.scene.windows.map(\.unhidden))
      for item in shown.resolved(in: .rightToLeft).items {
        boxes[item.id] = item.frame
      }
    }
    return boxes
  }

  private static func distance(_ first: LayoutRect, _ second: LayoutRect) -> Double {
    max((first.x - second.x).magnitude, (first.width - second.width).magnitude)
  }
}

extension Node {
  /// The node with all that it hides; trees are no deeper than ``InterfaceTree/depthLimit``.
  fileprivate var unhidden: Node {
    var node = self
    node.isHidden = false
    node.children = children.map(\.unhidden)
    return node
  }
}

extension InterfaceFile {
  /// The file with leading and trailing for all left and right sides of its constraints.
  fileprivate var followingInterface: InterfaceFile {
    var file = self
    file.objects.followInterface()
    return file
  }
}
