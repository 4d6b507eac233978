/// Rules X1–X9.
extension RuleTracer {
  /// `max_depth` of BD2.
  private static var maxDepth: UInt8 { 125 }

  /// What X1 keeps while it goes through the paragraph.
  private struct State {
    /// The directional status stack; the first entry is the paragraph's and stays.
    private(set) var below: [Status] = []
    var last: Status
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    var takesAnother: Bool { overflowIsolates == 0 && overflowEmbeddings == 0 }
    var isAtBottom: Bool { below.isEmpty }

    init(paragraphLevel: UInt8) {
      last = Status(level: paragraphLevel, override: nil, isIsolate: false, initiator: nil)
    }

    mutating func push(_ status: Status) {
      below.append(last)
      last = status
    }

    mutating func pop() {
      if let status = below.popLast() { last = status }
    }
  }

  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
    /// The control that began it; nil for the paragraph's.
    let initiator: Int?
  }

  /// X1–X9: levels of embeddings, overrides and isolates.
  mutating func assignExplicitLevels() {
    var state = State(paragraphLevel: paragraphLevel)
    for offset in scalars.indices {
      switch original[offset] {
      case .rightToLeftEmbedding: embed(offset, .x2, .rightToLeft, isOverride: false, &state)
      case .leftToRightEmbedding: embed(offset, .x3, .leftToRight, isOverride: false, &state)
      case .rightToLeftOverride: embed(offset, .x4, .rightToLeft, isOverride: true, &state)
      case .leftToRightOverride: embed(offset, .x5, .leftToRight, isOverride: true, &state)
      case .rightToLeftIsolate: isolate(offset, .x5a, .rightToLeft, &state)
      case .leftToRightIsolate: isolate(offset, .x5b, .leftToRight, &state)
      case .firstStrongIsolate:
        let inside = offset + 1..<(matchingPDI[offset] ?? scalars.count)
        let first = Self.firstStrong(in: inside, original, matchingPDI)
        let direction = first.flatMap { original[$0].strongDirection } ?? .leftToRight
        isolate(offset, .x5c, direction, firstStrong: first, &state)
      case .popDirectionalIsolate: endIsolate(offset, &state)
      case .popDirectionalFormat: endEmbedding(offset, &state)
      case .paragraphSeparator:
        levels[offset] = paragraphLevel
        record(.x8, at: offset, .itself)
      case .boundaryNeutral:
        break
      default:
        place(offset, .x6, state.last)
      }
      // Levels of what X9 removes are no one's business; the order of steps is the standard's.
      if original[offset].isRemovedByX9 { record(.x9, at: offset, .itself) }
    }
  }

  /// Gives a character the level of what it stands in, and the type of an override.
  private mutating func place(_ offset: Int, _ rule: BidiRule, _ status: Status) {
    levels[offset] = status.level
    if let override = status.override { types[offset] = override }
    if let initiator = status.initiator { record(rule, at: offset, .inside(initiator: initiator)) }
  }

  /// The least level above another that has a direction.
  private func nextLevel(above level: UInt8, _ direction: WritingDirection) -> UInt8 {
    level + (level % 2 == EmbeddingLevel(direction).number ? 2 : 1)
  }

  /// X2–X5.
  private mutating func embed(
    _ offset: Int, _ rule: BidiRule, _ direction: WritingDirection, isOverride: Bool,
    _ state: inout State
  ) {
    let level = nextLevel(above: state.last.level, direction)
    guard level <= Self.maxDepth, state.takesAnother else {
      if state.overflowIsolates == 0 { state.overflowEmbeddings += 1 }
      record(rule, at: offset, .tooDeep)
      return
    }
    state.push(
      Status(
        level: level, override: isOverride ? BidiClass(direction) : nil, isIsolate: false,
        initiator: offset))
    record(rule, at: offset, .begins(level: EmbeddingLevel(resolved: level), firstStrong: nil))
  }

  /// X5a–X5c.
  private mutating func isolate(
    _ offset: Int, _ rule: BidiRule, _ direction: WritingDirection, firstStrong: Int? = nil,
    _ state: inout State
  ) {
    // The initiator stands outside of what it begins.
    place(offset, rule, state.last)
    let level = nextLevel(above: state.last.level, direction)
    guard level <= Self.maxDepth, state.takesAnother else {
      state.overflowIsolates += 1
      record(rule, at: offset, .tooDeep)
      return
    }
    state.validIsolates += 1
    state.push(Status(level: level, override: nil, isIsolate: true, initiator: offset))
    record(
      rule, at: offset, .begins(level: EmbeddingLevel(resolved: level), firstStrong: firstStrong))
  }

  /// X6a.
  private mutating func endIsolate(_ offset: Int, _ state: inout State) {
    var cause = RuleCause.endsNothing
    if state.overflowIsolates > 0 {
      state.overflowIsolates -= 1
      cause = .tooDeep
    } else if state.validIsolates > 0 {
      state.overflowEmbeddings = 0
      // Embeddings that were left open in the isolate end with it.
      while !state.last.isIsolate, !state.isAtBottom { state.pop() }
      if let initiator = state.last.initiator { cause = .ends(initiator: initiator) }
      state.pop()
      state.validIsolates -= 1
    }
    place(offset, .x6a, state.last)
    record(.x6a, at: offset, cause)
  }

  /// X7.
  private mutating func endEmbedding(_ offset: Int, _ state: inout State) {
    var cause = RuleCause.endsNothing
    if state.overflowIsolates > 0 {
      cause = .tooDeep
    } else if state.overflowEmbeddings > 0 {
      state.overflowEmbeddings -= 1
      cause = .tooDeep
    } else if !state.last.isIsolate, let initiator = state.last.initiator {
      cause = .ends(initiator: initiator)
      state.pop()
    }
    record(.x7, at: offset, cause)
  }
}
