internal import BidiText

/// The contradictions of constraints that one direction of an interface has and the other has not.
struct DirectionConflicts {
  /// A contradiction, by the place of its node.
  private struct Conflict: Hashable {
    let indexPath: [Int]
    let fault: AnchorFault
  }

  private let scene: LayoutScene
  private let environment: LayoutEnvironment
  private let strategy: MirroringStrategy

  /// The contradictions of the other direction.
  private let opposite: Set<Conflict>

  /// How many contradictions a cure was tried for.
  private var tried = 0

  /// To try a cure, the scene is solved four times; a screen with more contradictions gets a general cure for the others.
  private static let mostTries = 5

  /// Solves the other direction if this one has contradictions.
  init(of resolved: ResolvedScene, _ scene: LayoutScene) {
    self.scene = scene
    environment = resolved.environment
    strategy = resolved.strategy
    opposite =
      Self.conflicts(of: resolved).isEmpty
      ? [] : Self.conflicts(of: scene, Self.turned(resolved.environment), resolved.strategy)
  }

  /// Whether a fault is a contradiction that the other direction does not have.
  func isOneSided(_ fault: AnchorFault, at indexPath: [Int]) -> Bool {
    fault.isConflict && !opposite.contains(Conflict(indexPath: indexPath, fault: fault))
  }

  /// The directions, as words: the one that has the contradiction, and the other one.
  var directions: (this: String, other: String) {
    let words = ("from right to left", "from left to right")
    return environment.layoutDirection == .rightToLeft ? words : (words.1, words.0)
  }

  /// What puts a contradiction right without a new one in the other direction.
  ///
  /// Sides that are cured are tried: both directions are solved again.
  ///
  /// - Parameters:
  ///   - fault: The contradiction.
  ///   - node: The node that has it.
  ///   - indexPath: Its place.
  /// - Returns: What to do, as sentences.
  mutating func cure(of fault: AnchorFault, of node: Node, at indexPath: [Int]) -> String {
    let system = system(around: indexPath)
    guard let system, let layout = system.layout else { return Self.weaker }
    var boxes: Set<String> = [node.id]
    if case .constraint(let constraint, _) = fault {
      boxes.formUnion([constraint.first, constraint.second].compactMap(\.self))
    }
    let physical = layout.constraints.indices.filter { layout.constraints[$0].canFollow }
    let own = physical.filter {
      let constraint = layout.constraints[$0]
      return boxes.contains(constraint.first) || constraint.second.map(boxes.contains) ?? false
    }
    tried += physical.isEmpty ? 0 : 1
    for candidates in [own, physical] where !candidates.isEmpty && tried <= Self.mostTries {
      guard isCured(layout.following(candidates), at: system.indexPath) else { continue }
      let needed = needed(of: candidates, layout, at: system.indexPath)
      let names = needed.prefix(3).map { layout.constraints[$0].words }
      let more = needed.count > 3 ? " and \(needed.count - 3) more" : ""
      return
        "Say leading and trailing for left and right in \(names.joined(separator: ", "))\(more): both directions agree then."
    }
    let kept = layout.constraintsKeepingSides.first { constraint, side in
      side != .physical
        && (boxes.contains(constraint.first) || constraint.second.map(boxes.contains) ?? false)
    }
    tried += kept == nil ? 0 : 1
    // One that takes no part in the contradiction leaves it there when it is gone.
    if let kept,
      tried > Self.mostTries || isCured(layout.without(kept.constraint), at: system.indexPath)
    {
      return "\(kept.side.cure) \(kept.constraint.words) does not turn round."
    }
    return Self.weaker
  }

  /// How many parts of a cure are left out to see whether it needs them.
  private static let mostParts = 24

  /// The constraints of a cure that it needs.
  ///
  /// Without one of them, a contradiction stays. Constraints that take no part in it are left out.
  private func needed(
    of candidates: [Int], _ layout: ConstraintLayout, at indexPath: [Int]
  ) -> [Int] {
    var (needed, size, parts) = (candidates, max(1, candidates.count / 2), 0)
    while parts < Self.mostParts, needed.count > 1 {
      var start = 0
      while start < needed.count, needed.count > 1, parts < Self.mostParts {
        var rest = needed
        rest.removeSubrange(start..<min(start + size, needed.count))
        parts += 1
        if !rest.isEmpty, isCured(layout.following(rest), at: indexPath) {
          needed = rest
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size /= 2
    }
    return needed
  }

  private static let weaker =
    "Give it a priority below 1000: the direction without a contradiction stays as it is."

  // MARK: Systems

  /// The Auto Layout system that places a node.
  private func system(around indexPath: [Int]) -> (indexPath: [Int], layout: ConstraintLayout?)? {
    for length in stride(from: indexPath.count, to: 0, by: -1) {
      let path = Array(indexPath.prefix(length))
      if case .constraints(let layout)? = scene.node(at: path)?.arrangement {
        return (path, layout)
      }
    }
    return nil
  }

  /// Whether another system at the place of this one has no contradictions but those that were in the other direction.
  private func isCured(_ layout: ConstraintLayout, at indexPath: [Int]) -> Bool {
    let changed = scene.replacingArrangement(at: indexPath, by: .constraints(layout))
    let allowed = opposite.count { $0.indexPath.starts(with: indexPath) }
    return [environment, Self.turned(environment)].allSatisfy { environment in
      Self.conflicts(of: changed, environment, strategy)
        .count { $0.indexPath.starts(with: indexPath) } <= allowed
    }
  }

  private static func conflicts(
    of scene: LayoutScene, _ environment: LayoutEnvironment, _ strategy: MirroringStrategy
  ) -> Set<Conflict> {
    conflicts(of: scene.resolved(in: environment, strategy: strategy))
  }

  private static func conflicts(of resolved: ResolvedScene) -> Set<Conflict> {
    Set(
      resolved.faults.filter { $0.fault.isConflict }.map {
        Conflict(indexPath: resolved.indexPath(of: $0.item), fault: $0.fault)
      })
  }

  private static func turned(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var turned = environment
    turned.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    return turned
  }
}

extension AnchorFault {
  /// Whether required equations contradict one another.
  fileprivate var isConflict: Bool {
    switch self {
    case .conflicting, .constraint(_, .conflicting): true
    default: false
    }
  }
}

extension LayoutConstraint {
  /// Whether leading and trailing can stand for left and right.
  fileprivate var canFollow: Bool {
    firstAttribute.following != nil || secondAttribute?.following != nil
  }
}

extension LayoutConstraint.Attribute {
  /// The side that follows the interface and is the same from left to right.
  fileprivate var following: Self? {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: nil
    }
  }
}

extension ConstraintLayout {
  /// The system without a constraint.
  fileprivate func without(_ constraint: LayoutConstraint) -> ConstraintLayout {
    var layout = self
    if let index = constraints.firstIndex(of: constraint) { layout.constraints.remove(at: index) }
    return layout
  }

  /// The system with leading and trailing for left and right in some constraints.
  fileprivate func following(_ indices: [Int]) -> ConstraintLayout {
    var layout = self
    for index in indices {
      let constraint = constraints[index]
      layout.constraints[index].firstAttribute =
        constraint.firstAttribute.following ?? constraint.firstAttribute
      layout.constraints[index].secondAttribute =
        constraint.secondAttribute?.following ?? constraint.secondAttribute
    }
    return layout
  }
}

extension LayoutScene {
  /// The scene with another arrangement of one node; paths are as deep as the scene.
  fileprivate func replacingArrangement(
    at indexPath: [Int], by arrangement: Arrangement
  ) -> LayoutScene {
    func replacing(_ nodes: [Node], _ rest: ArraySlice<Int>) -> [Node] {
      guard let index = rest.first, nodes.indices.contains(index) else { return nodes }
      var nodes = nodes
      if rest.count == 1 {
        nodes[index].arrangement = arrangement
      } else {
        nodes[index].children = replacing(nodes[index].children, rest.dropFirst())
      }
      return nodes
    }
    return LayoutScene(size: size, windows: replacing(windows, indexPath[...]))
  }
}
