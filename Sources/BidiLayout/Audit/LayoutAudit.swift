internal import BidiJudge
public import BidiSource
public import BidiText

/// An audit of a scene for what goes wrong when it becomes right to left: see ``LayoutRule``.
///
/// ```swift
/// let arrow = Node(
///   id: "back-arrow", frame: LayoutRect(x: 0, y: 0, width: 24, height: 24),
///   content: .image(ImageContent(name: "arrow.backward")))
/// let scene = LayoutScene(size: LayoutSize(width: 100, height: 24), windows: [arrow])
/// LayoutAudit(scene).findings().map(\.rule)  // ["undirected-image"]
/// ```
public struct LayoutAudit: Sendable {
  private let scene: LayoutScene
  private let source: LayoutScene?
  private let environment: LayoutEnvironment
  private let strategy: MirroringStrategy
  private let locale: MessageLocale?

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - source: The same nodes with the texts that those of the scene translate; where a text
  ///     differs, both are audited. A text of both directions that does not differ is judged if `locale` is known and its
  ///     words run from right to left, as `DirectionStrategy.wordShare(above:)` counts them. Nil if there are no translations.
  ///   - environment: What it is resolved for; a right-to-left interface, if nothing is given.
  ///   - strategy: How the scene becomes right to left.
  ///   - locale: The language of the right-to-left interface, as a BCP 47 tag: the order of its texts is judged by it. If
  ///     nothing is given, or a locale that is not known or not from right to left, a text in Hebrew letters is taken for Hebrew, any other for Arabic.
  public init(
    _ scene: LayoutScene, translating source: LayoutScene? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(layoutDirection: .rightToLeft),
    strategy: MirroringStrategy = .direct, locale: String? = nil
  ) {
    self.locale = locale.flatMap { MessageLocale($0) }
      .flatMap { $0.direction == .rightToLeft ? $0 : nil }
    self.scene = scene
    self.source = source
    self.environment = environment
    self.strategy = strategy
  }

  /// What is wrong with the scene, in the order of drawing.
  ///
  /// Hidden nodes are not audited.
  ///
  /// - Returns: The findings.
  /// - Complexity: O(*n* · *d*) for *n* nodes, *d* deep.
  public func findings() -> [AuditFinding] {
    var walk = AuditWalk(
      scene, translating: source, environment, strategy, TextAudit(locale: locale))
    return walk.findings()
  }

  /// Screens whose back gesture is not that of most, or begins at the wrong side.
  ///
  /// A gesture from the left, the right or the trailing side is always found, and is not asked for
  /// the common one. Where two gestures are used by equally many screens, the one of the earlier
  /// screen is taken for the common one.
  ///
  /// - Parameter screens: The screens of an app, by name; a screen without a gesture is
  ///   passed over.
  /// - Returns: The findings, in the order of the screens.
  /// - Complexity: O(*n*²).
  public static func backGestures(
    of screens: [(name: String, gesture: ScreenBackGesture?)]
  ) -> [AuditFinding] {
    let gestures = screens.compactMap(\.gesture)
    var common: (gesture: ScreenBackGesture, count: Int)?
    for gesture in gestures where gesture.fault == nil {
      let count = gestures.count { $0.isSame(as: gesture) }
      if common.map({ count > $0.count }) ?? true { common = (gesture, count) }
    }
    return screens.compactMap { name, gesture in
      guard let gesture else { return nil }
      if let fault = gesture.fault {
        return AuditFinding(
          .backGesture, AuditFinding.Node(path: [name], indexPath: []), fault,
          "Begin it at the leading side.")
      }
      guard let common, !gesture.isSame(as: common.gesture) else { return nil }
      let differences = gesture.differences(from: common.gesture)
      return AuditFinding(
        .backGesture, AuditFinding.Node(path: [name], indexPath: []),
        "The pan back differs from that of \(common.count) of \(gestures.count) screens: "
          + differences.joined(separator: "; ") + ".",
        "Give all screens one gesture.")
    }
  }
}

extension AuditFinding {
  /// Makes a finding of a scene or a capture.
  init(_ rule: LayoutRule, _ node: Node, _ explanation: String, _ cure: String) {
    self.init(rule: rule.rawValue, node: node, explanation: explanation, cure: cure)
  }
}

extension ResolvedScene {
  /// The names and the place of an item, for a finding.
  func auditNode(at index: Int) -> AuditFinding.Node {
    AuditFinding.Node(path: path(of: index), indexPath: indexPath(of: index))
  }
}

extension ScreenBackGesture {
  /// What is wrong with the gesture whatever others are; nil if nothing is.
  fileprivate var fault: String? {
    guard isEnabled else { return nil }
    switch edge {
    case .leading: return nil
    case .trailing:
      return
        "The pan back begins at the trailing side, where the interface ends: people look for it at the"
        + " side where the interface begins."
    case .left, .right:
      return "The pan back begins at the \(edge.rawValue) side in both directions;"
        + " where the interface begins at the other side, people look for it there."
    }
  }

  /// Whether two screens go back in the same way; where there is no gesture, its numbers say
  /// nothing.
  fileprivate func isSame(as other: ScreenBackGesture) -> Bool {
    self == other || !isEnabled && !other.isEnabled
  }
}

extension ScreenBackGesture {
  /// What differs from another gesture, in words.
  fileprivate func differences(from other: ScreenBackGesture) -> [String] {
    func width(_ gesture: ScreenBackGesture) -> String {
      gesture.startWidth.map { "within \($0) points of the side" } ?? "anywhere"
    }
    var differences: [String] = []
    if isEnabled != other.isEnabled {
      return [isEnabled ? "others have none" : "there is none"]
    }
    if startWidth != other.startWidth {
      differences.append("it begins \(width(self)), not \(width(other))")
    }
    if threshold != other.threshold {
      differences.append("it ends from \(threshold) of the way on, not \(other.threshold)")
    }
    return differences
  }
}

extension AnchorFault {
  /// What is wrong, as a sentence.
  public var explanation: String {
    switch self {
    case .underdetermined(let axis):
      "The \(axis.rawValue) axis is not decided; the frame was asked for the rest."
    case .redundant(let axis):
      "More equations than two decide the \(axis.rawValue) axis; they agree."
    case .conflicting(let axis):
      "The equations of the \(axis.rawValue) axis contradict one another; the first ones were taken."
    case .negativeLength(let axis): "The length on the \(axis.rawValue) axis comes out below zero."
    case .unrelated(let anchor):
      "The equation on \(anchor.attribute.rawValue) ties what does not go together; it was left out."
    case .unknownSibling(let name): "There is no sibling '\(name)'; the equation was left out."
    case .cyclic(let axis): "The \(axis.rawValue) axis hangs on itself; the frame was taken."
    case .constraint(let constraint, let fault):
      "The constraint \(constraint.words) \(fault.reason); it was left out."
    case .repeatedName(let name):
      "Several boxes of the layout are named '\(name)'; the first one was taken."
    case .unknownOwner(let guide, let name):
      "There is no node '\(name)' for the guide '\(guide)'; the guide was left out."
    }
  }
}

extension ConstraintFault {
  /// What is wrong, as the end of a sentence about the constraint.
  fileprivate var reason: String {
    switch self {
    case .conflicting: "contradicts required constraints before it"
    case .unknownItem: "names a box that is not in the layout"
    case .unrelated: "ties what does not go together"
    case .invalidNumber: "has a number that cannot be used"
    }
  }
}
