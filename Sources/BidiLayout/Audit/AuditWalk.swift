internal import BidiAttributed
internal import BidiSource
internal import BidiText
internal import Foundation

/// Goes through a resolved scene with its nodes beside it.
struct AuditWalk {
  private let scene: LayoutScene
  private let source: LayoutScene?
  private let strategy: MirroringStrategy
  private let leftRight: LeftRightMeaning
  private let resolved: ResolvedScene
  private let other: ResolvedScene
  private let texts: TextAudit
  private var conflicts: DirectionConflicts
  /// The source texts as the left-to-right interface shows them, by the places of their nodes.
  private let sourceTexts: [[Int]: ResolvedText]
  private var found: [AuditFinding] = []

  init(
    _ scene: LayoutScene, translating source: LayoutScene?, _ environment: LayoutEnvironment,
    _ strategy: MirroringStrategy, _ texts: TextAudit
  ) {
    self.texts = texts
    self.scene = scene
    self.source = source
    self.strategy = strategy
    leftRight = environment.leftRight
    resolved = scene.resolved(in: environment, strategy: strategy)
    other = scene.resolved(
      in: environment, strategy: strategy == .direct ? .windowMirror : .direct)
    conflicts = DirectionConflicts(of: resolved, scene)
    var sourceTexts: [[Int]: ResolvedText] = [:]
    if let resolved = source?.resolved(in: .leftToRight) {
      for (index, item) in resolved.items.enumerated() {
        guard case .text(let text) = item.content else { continue }
        sourceTexts[resolved.indexPath(of: index)] = text
      }
    }
    self.sourceTexts = sourceTexts
  }

  mutating func findings() -> [AuditFinding] {
    let faults = Dictionary(grouping: resolved.faults, by: \.item)
    // The nodes from a window down to the current one.
    var line: [Node] = []
    var lists = [scene.windows]
    for (index, item) in resolved.items.enumerated() {
      line.removeSubrange(min(item.depth, line.count)...)
      lists.removeSubrange(min(item.depth + 1, lists.count)...)
      guard let list = lists.last, list.indices.contains(item.childIndex) else { continue }
      let node = list[item.childIndex]
      let visit = Visit(index: index, item: item, node: node, above: line)
      line.append(node)
      lists.append(node.children)
      check(visit)
      var own = (faults[index] ?? []).map(\.fault)
      let open = LayoutAxis.allCases.map(AnchorFault.underdetermined)
      if open.allSatisfy(own.contains) {
        own.removeAll(where: open.contains)
        note(
          .placement, visit, "Neither axis is decided; the frame was asked for the rest.",
          open[0].cure)
      }
      for fault in own { check(fault, visit) }
    }
    return found
  }

  /// A node with what it resolved to.
  struct Visit {
    let index: Int
    let item: DrawItem
    let node: Node

    /// The nodes above, from the window on.
    let above: [Node]
  }

  mutating func note(
    _ rule: LayoutRule, _ visit: Visit, _ explanation: String, _ cure: String
  ) {
    note(rule, at: visit.index, explanation, cure)
  }

  private mutating func note(
    _ rule: LayoutRule, at index: Int, _ explanation: String, _ cure: String
  ) {
    found.append(AuditFinding(rule, resolved.auditNode(at: index), explanation, cure))
  }

  private mutating func check(_ visit: Visit) {
    checkDoubleMirroring(visit)
    checkPhysicalSides(visit)
    checkConstraintSides(visit)
    checkInnerOverride(visit)
    checkImageName(visit)
    checkPlayback(visit)
    checkLetters(visit)
    checkDisplayOrders(visit)
    checkRotation(visit)
    checkControls(visit)
  }

  /// The item that a constraint places: of a box and what it stands in, the inner one.
  private func inner(of constraint: LayoutConstraint, _ visit: Visit) -> Int {
    let names = [constraint.first, constraint.second]
    let inside = resolved.items[visit.index...].prefix {
      $0.depth > visit.item.depth || $0 == visit.item
    }
    return inside.indices.filter { names.contains(resolved.items[$0].id) }
      .max { resolved.items[$0].depth < resolved.items[$1].depth } ?? visit.index
  }

  private mutating func check(_ fault: AnchorFault, _ visit: Visit) {
    let indexPath = resolved.indexPath(of: visit.index)
    guard conflicts.isOneSided(fault, at: indexPath) else {
      return note(.placement, visit, fault.explanation, fault.cure)
    }
    let directions = conflicts.directions
    let cure = conflicts.cure(of: fault, of: visit.node, at: indexPath)
    var place = visit.index
    if case .constraint(let constraint, _) = fault { place = inner(of: constraint, visit) }
    note(
      .directionConflict, at: place,
      "This is so \(directions.this) alone, not \(directions.other): \(fault.explanation)",
      cure)
  }

  // MARK: Mirrors

  /// Every mirror that a drawing goes through in the right-to-left interface.
  private func mirrors(_ visit: Visit) -> [String] {
    let (item, node) = (visit.item, visit.node)
    var mirrors: [String] = []
    if item.mirroring.isMirrored {
      mirrors.append("it is drawn mirrored in a right-to-left interface")
    }
    if case .image(let image) = node.content {
      if image.mirroring == .always { mirrors.append("the image is always mirrored") }
      if item.layoutDirection == .rightToLeft, image.rightToLeftName != nil {
        mirrors.append("the image has another one for right-to-left interfaces")
      }
    }
    for (place, owner) in (visit.above + [node]).enumerated() {
      guard let transform = owner.transform, transform.matrix.projection.determinant < 0 else {
        continue
      }
      mirrors.append(
        place == visit.above.count
          ? "its transform turns it over" : "the transform of '\(owner.id)' turns it over")
    }
    if let adapted = (visit.above + [node]).first(where: { $0.isAdapted }) {
      mirrors.append(
        "'\(adapted.id)' places its parts from the left, as what follows the direction by itself")
    }
    return mirrors
  }

  private mutating func checkDoubleMirroring(_ visit: Visit) {
    guard visit.node.content != .container, visit.item.layoutDirection == .rightToLeft else {
      return
    }
    let mirrors = mirrors(visit)
    guard mirrors.count > 1 else { return }
    note(
      .doubleMirroring, visit,
      "Two mirrors turn one drawing, and undo each other: \(mirrors.joined(separator: "; ")).",
      "Keep one of them. What follows the direction by itself is given the behavior uprightSubtree."
    )
  }

  // MARK: Sides

  private mutating func checkPhysicalSides(_ visit: Visit) {
    let (item, node) = (visit.item, visit.node)
    // What follows the direction by itself says left and right on purpose.
    if item.mirroring.isLocked, !item.mirroring.isMirrored { return }
    let parent = item.parent.map { resolved.items[$0] }
    let direction = parent?.childDirection ?? resolved.environment.layoutDirection
    if direction == .rightToLeft {
      let width = parent?.size.width ?? resolved.size.width
      let arrangement = visit.above.last?.arrangement
      let mirrored = node.frame.mirrored(inWidth: width)
      if node.frameSpace == .physical, arrangement == nil, mirrored != node.frame.standardized {
        note(
          .physicalEdge, visit,
          "The frame is measured from the left, among others that are measured from the leading side: from right to left it stays at x = \(node.frame.minX), where the mirror has \(mirrored.x).",
          "Measure it from the leading side, or give what follows the direction by itself the behavior uprightSubtree."
        )
      }
      let anchors = node.anchors.filter { $0.namesPhysicalEdge }
      if arrangement == .anchors, let anchor = anchors.first {
        note(
          .physicalEdge, visit,
          "\(anchors.count) of its equations name the left or the right side, as the one on \(anchor.attribute.rawValue) does: it stays at that side when the interface turns round.",
          "Say leading and trailing.")
      }
    }
    if item.layoutDirection == .rightToLeft, leftRight == .physical,
      case .text(let text) = node.content
    {
      checkAlignment(of: text, visit)
    }
  }

  /// Checks the constraints of a node; a finding belongs to the box that the constraint places.
  private mutating func checkConstraintSides(_ visit: Visit) {
    guard case .constraints(let layout)? = visit.node.arrangement else { return }
    let constraints = layout.constraintsKeepingSides
    guard !constraints.isEmpty else { return }
    let owners = Dictionary(layout.guides.map { ($0.id, $0.owner) }) { first, _ in first }
    var items: [String: Int] = [:]
    let inside = resolved.items[(visit.index + 1)...].prefix { $0.depth > visit.item.depth }
    for index in [visit.index] + inside.indices where items[resolved.items[index].id] == nil {
      items[resolved.items[index].id] = index
    }
    for (constraint, side) in constraints {
      // Where a guide begins in its owner, as that of what scrolls, is no place on the screen.
      if constraint.constant == 0, let owner = owners[constraint.first], owner == constraint.second
      {
        continue
      }
      // Of a box and what it stands in, the inner one is placed.
      let ends = [constraint.first, constraint.second].compactMap { $0 }
        .compactMap { items[owners[$0] ?? $0] }
      guard let first = ends.first else { continue }
      let index = ends.dropFirst().reduce(first) {
        resolved.items[$1].depth > resolved.items[$0].depth ? $1 : $0
      }
      let item = resolved.items[index]
      if item.childDirection == .leftToRight
        || item.mirroring.isLocked && !item.mirroring.isMirrored
      {
        continue
      }
      note(side.rule, at: index, constraint.explanation(of: side), side.cure)
    }
  }

  private mutating func checkAlignment(of text: TextContent, _ visit: Visit) {
    var styles = [text.style]
    if case .attributed(let attributed) = text.source {
      styles += attributed.runs.compactMap(\.paragraphStyle)
    }
    guard
      let side = styles.map(\.alignment).first(where: { $0 == .left || $0 == .right })
    else { return }
    note(
      .physicalEdge, visit,
      "The text is aligned \(side.rawValue) in both directions: from left to right it stands at the \(side == .left ? "leading" : "trailing") side, from right to left at the \(side == .left ? "trailing" : "leading") one.",
      "Say \(side == .left ? "leading" : "trailing"), or natural.")
  }

  // MARK: Nodes with children

  private mutating func checkInnerOverride(_ visit: Visit) {
    let node = visit.node
    guard !node.children.isEmpty, other.items.count == resolved.items.count else { return }
    let isExplicit = node.mirroring != .automatic && node.mirroring != .inherit
    // What the content alone decides matters only where a window is mirrored.
    guard isExplicit || strategy == .windowMirror && visit.item.isFlipped else { return }
    let inside = resolved.items.indices[(visit.index + 1)...].prefix {
      resolved.items[$0].depth > visit.item.depth
    }
    let children = inside.filter { resolved.items[$0].parent == visit.index }
    let moved = children.filter { child in
      !resolved.items[child].frame.isNear(other.items[child].frame)
    }
    guard let first = moved.first else { return }
    let behavior = isExplicit ? "'\(node.mirroring.rawValue)'" : "its content"
    note(
      .innerOverride, visit,
      "This matters under a window mirror, where \(behavior) turns the node back with all that it holds:"
        + " \(moved.count) of \(children.count) children, '\(resolved.items[first].id)' first, come to the"
        + " side where the direction does not put them. Placed directly, all stand right.",
      "Put what must not be turned into a child of its own, without children.")
  }

  // MARK: Images

  private mutating func checkImageName(_ visit: Visit) {
    guard case .image(let image) = visit.node.content else { return }
    let (item, node) = (visit.item, visit.node)
    let words = NameWords(image.name)
    let isDecided = node.mirroring != .automatic || image.rightToLeftName != nil
    // Parts of a player and of a choice of sides go one way in every interface.
    let isPlayback = [.playback, .spatial].contains(visit.above.last?.semantics)
    let isForced = node.semantics != .unspecified
    let isLeft =
      item.layoutDirection == .leftToRight
      || isForced && resolved.environment.layoutDirection == .leftToRight
    if !isLeft, !item.mirroring.isMirrored, !isDecided, !isPlayback,
      image.mirroring == .never, let word = words.direction
    {
      note(
        .undirectedImage, visit,
        "By '\(word)' in its name, '\(image.name)' may show a direction, but it is the same in both interfaces.",
        "Let it be mirrored automatically, or say upright if it is meant.")
    }
    if item.mirroring.isMirrored, image.rightToLeftName == nil, let word = words.text {
      note(
        .mirroredText, visit,
        "The image is mirrored, and by '\(word)' in its name, '\(image.name)' may hold text.",
        "Never mirror it; name another image for right-to-left interfaces.")
    }
  }

  // MARK: Players

  private mutating func checkPlayback(_ visit: Visit) {
    guard visit.item.mirroring.isMirrored,
      let player = (visit.above + [visit.node]).last(where: { $0.semantics == .playback })
    else { return }
    let drawing: String
    switch visit.node.content {
    case .shape(let path, _) where !path.isSymmetric(inWidth: visit.item.size.width):
      drawing = "The figure"
    case .image: drawing = "The image"
    default: return
    }
    note(
      .mirroredPlayback, visit,
      "\(drawing) is drawn mirrored, but it belongs to the player '\(player.id)': play and wind forward point to the right in every interface.",
      "Give it the behavior upright, or the player uprightSubtree.")
  }

  // MARK: Texts

  private mutating func checkLetters(_ visit: Visit) {
    guard case .text(let text) = visit.node.content else { return }
    if let map = visit.item.contentTransform.affine, map.determinant < 0 {
      let owner = visit.above.last {
        $0.mirroring == .mirroredSubtree || $0.mirroring == .mirrored
          || ($0.transform?.matrix.projection.determinant ?? 1) < 0
      }
      let cause = owner.map { ": '\($0.id)' is mirrored with all that it holds" } ?? ""
      note(
        .mirroredText, visit, "The letters are drawn mirrored\(cause).",
        "Mirror the image alone, and let the text stand upright beside it.")
    }
    checkControls(text.string, visit)
  }

  private mutating func checkDisplayOrders(_ visit: Visit) {
    guard case .text(let content) = visit.node.content, case .text(let text) = visit.item.content
    else { return }
    let place = resolved.indexPath(of: visit.index)
    var isTranslation = false
    if let original = sourceTexts[place],
      case .text(let source)? = self.source?.node(at: place)?.content
    {
      if source.string == content.string {
        // The words of a text of both directions tell its language, if the language of the interface is known.
        if content.string.unicodeScalars.contains(where: { $0.bidiClass == .leftToRight }),
          !texts.isOfLanguage(content.string)
        {
          return
        }
      } else {
        isTranslation = true
        checkDisplayOrder(
          of: original, source, called: "The source text", in: .leftToRight, visit)
      }
    }
    guard visit.item.layoutDirection == .rightToLeft else { return }
    checkDisplayOrder(
      of: text, content, called: isTranslation ? "The translation" : "The text",
      in: .rightToLeft, visit)
  }

  private mutating func checkDisplayOrder(
    of text: ResolvedText, _ content: TextContent, called name: String,
    in direction: WritingDirection, _ visit: Visit
  ) {
    var styles = [content.style]
    if case .attributed(let attributed) = content.source {
      styles += attributed.runs.compactMap(\.paragraphStyle)
    }
    let faults = texts.faults(
      of: text, hasOwnDirection: styles.contains { $0.baseWritingDirection != nil }, called: name,
      in: direction)
    for fault in faults { note(.displayOrder, visit, fault.explanation, fault.cure) }
  }

  private mutating func checkControls(_ text: String, _ visit: Visit) {
    guard
      case .text(let original)? = source?.node(at: resolved.indexPath(of: visit.index))?.content,
      original.string != text
    else { return checkControlPairs(text, called: "The stored text", visit) }
    checkControlPairs(original.string, called: "The source text", visit)
    checkControlPairs(text, called: "The translation", visit)
  }

  private mutating func checkControlPairs(_ text: String, called name: String, _ visit: Visit) {
    for fault in text.controlBalance.faults {
      let hexadecimal = String(fault.control.rawValue, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
      let effect: String =
        switch (fault.kind, fault.control.kind) {
        case (.unmatched, _):
          "It ends what nothing begins: put into a sentence, it ends what the sentence began."
        case (_, .override):
          "Nothing ends it: all letters after it are shown in one direction, letter by letter, and those of a sentence it is put into too."
        case (_, .isolate):
          "Nothing ends it: all that follows is set apart, and so is the rest of a sentence it is put into."
        default:
          "Nothing ends it: all that follows is ordered in its direction, and so is the rest of a sentence it is put into."
        }
      note(
        .unbalancedControl, visit,
        "\(name) has \(code) (\(fault.control)) at byte \(fault.offset.utf8). \(effect)",
        "Store texts without controls, and put both in when they are shown.")
    }
  }

  // MARK: Rotations

  private mutating func checkRotation(_ visit: Visit) {
    guard visit.item.isTransformMirrored, let transform = visit.node.transform,
      transform.matrix.turns
    else { return }
    // A drawing that is mirrored as a whole turns as its mirror image does.
    let inside = resolved.items[visit.index...].prefix { item in
      item.depth > visit.item.depth || item == visit.item
    }
    let upright = inside.first { $0.content != .container && !$0.mirroring.isMirrored }
    guard let upright else { return }
    note(
      .mirroredRotation, visit,
      "In the right-to-left interface the rotation turns the other way, but '\(upright.id)' is drawn upright.",
      "Put the transform into physical space if it has to turn the same way in both, as the hand of a clock."
    )
  }
}

extension Node {
  /// Whether all parts are placed from the left: a component that follows the direction by itself.
  fileprivate var isAdapted: Bool {
    arrangement == nil && !children.isEmpty && children.allSatisfy { $0.frameSpace == .physical }
  }
}

extension LayoutAnchor {
  /// Whether the equation ties the node to the left or the right side of something else.
  fileprivate var namesPhysicalEdge: Bool {
    switch target {
    case .none, .own: false
    case .parent(let other), .sibling(_, let other): attribute.isPhysical || other.isPhysical
    }
  }
}

extension LayoutConstraint {
  /// What stays at its side, as a sentence.
  fileprivate func explanation(of side: ConstraintSide) -> String {
    switch side {
    case .physical:
      "The constraint \(words) names the left or the right side, and its mirror image is not there:"
        + " the box stays at that side when the interface turns round."
    case .offCenter:
      "The constraint \(words) moves a middle by \(constant) points to the right, in both directions."
    case .multiplied:
      "The constraint \(words) multiplies a place, and places count from the left in both directions:"
        + " from right to left the box is not where the mirror has it."
    }
  }
}

extension ConstraintSide {
  /// What puts it right.
  var cure: String {
    switch self {
    case .physical: "Say leading and trailing."
    case .offCenter: "Place the box by leading or trailing, or by a guide that has the distance."
    case .multiplied: "Multiply the width of a guide or a view, and tie the box to its side."
    }
  }
}

extension AnchorFault {
  /// What puts it right.
  fileprivate var cure: String {
    switch self {
    case .constraint(let constraint, .conflicting):
      "Take the constraint \(constraint.words) out, or give it a priority below 1000."
    case .constraint(let constraint, _): "Put the constraint \(constraint.words) right."
    case .repeatedName, .unknownOwner: "Give each box of the layout a name of its own."
    default: "Give each axis two equations that go together."
    }
  }
}

extension LayoutRect {
  /// Whether two rectangles are the same but for rounding.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    (x - other.x).magnitude < 1e-6 && (y - other.y).magnitude < 1e-6
      && (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
  }
}
