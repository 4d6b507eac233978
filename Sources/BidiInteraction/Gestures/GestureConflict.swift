public import BidiLayout
internal import BidiText

/// Something under the finger that would take the same pan.
public enum GestureCompetitor: Sendable, Hashable, Codable {
  /// A scroll view, with the axis that it scrolls along and where it is.
  case scroll(axis: LayoutAxis, state: LogicalScroll)

  /// A scroll view or a controller that goes page by page.
  case pager(axis: LayoutAxis, state: LogicalScroll)

  /// A control that is dragged along an axis, such as a slider.
  case control(axis: LayoutAxis)

  /// A table cell with swipe actions at one side, or at both.
  case cell(hasLeadingActions: Bool, hasTrailingActions: Bool, isOpen: Bool)

  /// A recognizer that does not mind others, such as one for touches down.
  case indifferent

  /// The position of a scroll view or a pager; nil for what does not scroll.
  package var scroll: LogicalScroll? {
    get {
      switch self {
      case .scroll(_, let state), .pager(_, let state): state
      case .control, .cell, .indifferent: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .scroll(let axis, _): self = .scroll(axis: axis, state: newValue)
      case .pager(let axis, _): self = .pager(axis: axis, state: newValue)
      case .control, .cell, .indifferent: break
      }
    }
  }

  /// What the competitor could do with a pan.
  ///
  /// - Parameter motion: The way that the finger goes, by the direction of the interface.
  /// - Returns: The row of ``GestureConflictTable``.
  package func situation(for motion: PanDirection) -> GestureConflict {
    switch self {
    case .scroll(let axis, let state):
      guard axis == motion.axis else { return .crossingScroll }
      return Self.isAtEnd(state, motion) ? .scrollAtStart : .scrollInside
    case .pager(let axis, let state):
      guard axis == motion.axis else { return .crossingScroll }
      return Self.isAtEnd(state, motion) ? .pagerAtStart : .pagerInside
    case .control(let axis): return axis == motion.axis ? .control : .crossingControl
    case .cell(let leading, let trailing, let isOpen):
      guard motion.axis == .horizontal else { return .cellWithoutActions }
      if isOpen { return .openCell }
      // A pull to the trailing side shows what lies at the leading one.
      return (motion == .toTrailing ? leading : trailing) ? .cellWithActions : .cellWithoutActions
    case .indifferent: return .indifferent
    }
  }

  /// Whether a scroll view cannot go on in the way of the finger, by its logical offset.
  private static func isAtEnd(_ state: LogicalScroll, _ motion: PanDirection) -> Bool {
    switch motion {
    case .toTrailing, .down: state.offset <= state.restingOffsets.lowerBound
    case .toLeading, .up: state.offset >= state.restingOffsets.upperBound
    }
  }
}

/// A row of ``GestureConflictTable``: what lies under the finger, and what it could do.
public enum GestureConflict: String, Sendable, Hashable, Codable, CaseIterable {
  /// A scroll view that is at its start, by the logical offset, and would only bounce.
  case scrollAtStart
  /// A scroll view that can scroll the way of the finger.
  case scrollInside
  /// A pager at its first page.
  case pagerAtStart
  /// A pager at another page.
  case pagerInside
  /// A scroll view of the other axis.
  case crossingScroll
  /// A control that is dragged along the way of the finger.
  case control
  /// A control that is dragged along the other axis.
  case crossingControl
  /// A closed cell that the pan would open.
  case cellWithActions
  /// A closed cell that has no actions at that side.
  case cellWithoutActions
  /// A cell that shows its actions.
  case openCell
  /// A recognizer that does not mind others.
  case indifferent
}

/// Who gets the finger.
public enum GestureConflictOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// The transition; the other recognizer has to fail.
  case transition
  /// The other; the transition does not begin.
  case other
  /// Both.
  case both
}

/// Who gets the finger where two recognizers want it.
///
/// | under the finger | pan from the edge | pan from everywhere |
/// |---|---|---|
/// | scroll view at its start | transition | transition |
/// | scroll view that can scroll back | transition | other |
/// | pager at its first page | transition | transition |
/// | pager at another page | transition | other |
/// | scroll view of the other axis | transition | transition |
/// | slider or other control along the pan | other | other |
/// | control along the other axis | transition | transition |
/// | closed cell with actions at the leading side | transition | other |
/// | closed cell without them | transition | transition |
/// | cell that shows its actions | other | other |
/// | recognizer that does not mind | both | both |
///
/// Start, first page and leading side follow the direction of the interface.
public struct GestureConflictTable: Sendable, Hashable, Codable {
  /// The rows that the transition loses when the pan begins at the edge.
  public var lostAtEdge: Set<GestureConflict>

  /// The rows that the transition loses when the pan may begin everywhere.
  public var lostOnFullScreen: Set<GestureConflict>

  /// The rows in which both go on.
  public var shared: Set<GestureConflict>

  /// The table above.
  public static let standard = GestureConflictTable(
    lostAtEdge: [.control, .openCell],
    lostOnFullScreen: [.scrollInside, .pagerInside, .control, .cellWithActions, .openCell],
    shared: [.indifferent])

  /// Makes a table.
  public init(
    lostAtEdge: Set<GestureConflict>, lostOnFullScreen: Set<GestureConflict>,
    shared: Set<GestureConflict>
  ) {
    self.lostAtEdge = lostAtEdge
    self.lostOnFullScreen = lostOnFullScreen
    self.shared = shared
  }

  /// Who gets the finger.
  ///
  /// - Parameters:
  ///   - conflict: What lies under the finger.
  ///   - startZone: Where the pan may begin.
  /// - Returns: The cell of the table.
  package func outcome(
    of conflict: GestureConflict, _ startZone: BackGesture.StartZone
  ) -> GestureConflictOutcome {
    let lost =
      switch startZone {
      case .edge: lostAtEdge
      case .fullScreen: lostOnFullScreen
      }
    if lost.contains(conflict) { return .other }
    return shared.contains(conflict) ? .both : .transition
  }
}
