/// Rules X1–X8: explicit levels and directions.
extension BidiResolver {
  /// `max_depth` of BD2.
  static var maximumDepth: UInt8 { 125 }

  /// The override of a status that has none.
  static var noOverride: UInt8 { 0xFF }

  /// One entry of the directional status stack (X1).
  struct DirectionalStatus: BitwiseCopyable {
    let level: UInt8
    /// L or R, or ``BidiResolver/noOverride``.
    let override: UInt8
    let isIsolate: Bool
  }

  /// What overflows the depth, and the isolates that do not (X1).
  private struct Counters {
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    var isFull: Bool { overflowIsolates > 0 || overflowEmbeddings > 0 }
  }

  /// Gives every item its explicit level, and items under an override their new type.
  mutating func resolveExplicitLevels(paragraphLevel: UInt8, classes: ClassSet) {
    status.removeAll()
    status.append(
      DirectionalStatus(level: paragraphLevel, override: Self.noOverride, isIsolate: false))
    if classes.contains(code: ClassCode.fsi) { findDirectionsOfIsolates() }
    var counters = Counters()
    for index in 0..<items.count {
      var item = items[index]
      let last = status[status.count - 1]
      item.level = last.level
      switch item.original {
      case ClassCode.rle, ClassCode.lre, ClassCode.rlo, ClassCode.lro:
        openEmbedding(item.original, last, &counters)
      case ClassCode.rli, ClassCode.lri, ClassCode.fsi:
        if last.override != Self.noOverride { item.type = last.override }
        let isRightToLeft =
          item.original == ClassCode.rli
          || item.original == ClassCode.fsi && isolateDirections[index] == ClassCode.r
        openIsolate(isRightToLeft, last, &counters)
      case ClassCode.pdi:
        closeIsolate(&counters)
        let outside = status[status.count - 1]
        item.level = outside.level
        if outside.override != Self.noOverride { item.type = outside.override }
      case ClassCode.pdf:
        closeEmbedding(last, &counters)
      case ClassCode.b:
        item.level = paragraphLevel
      case ClassCode.bn:
        break
      default:
        if last.override != Self.noOverride { item.type = last.override }
      }
      items[index] = item
    }
  }

  /// X2–X5.
  private mutating func openEmbedding(
    _ original: UInt8, _ last: DirectionalStatus, _ counters: inout Counters
  ) {
    let isRightToLeft = original == ClassCode.rle || original == ClassCode.rlo
    let level = Self.next(last.level, isOdd: isRightToLeft)
    if level <= Self.maximumDepth, !counters.isFull {
      let isOverride = original == ClassCode.rlo || original == ClassCode.lro
      let override = isOverride ? ClassCode.strong(ofLevel: level) : Self.noOverride
      status.append(DirectionalStatus(level: level, override: override, isIsolate: false))
    } else if counters.overflowIsolates == 0 {
      counters.overflowEmbeddings += 1
    }
  }

  /// X5a–X5c.
  private mutating func openIsolate(
    _ isRightToLeft: Bool, _ last: DirectionalStatus, _ counters: inout Counters
  ) {
    let level = Self.next(last.level, isOdd: isRightToLeft)
    if level <= Self.maximumDepth, !counters.isFull {
      counters.validIsolates += 1
      status.append(DirectionalStatus(level: level, override: Self.noOverride, isIsolate: true))
    } else {
      counters.overflowIsolates += 1
    }
  }

  /// X6a.
  private mutating func closeIsolate(_ counters: inout Counters) {
    if counters.overflowIsolates > 0 {
      counters.overflowIsolates -= 1
    } else if counters.validIsolates > 0 {
      counters.overflowEmbeddings = 0
      while !status[status.count - 1].isIsolate { _ = status.removeLast() }
      _ = status.removeLast()
      counters.validIsolates -= 1
    }
  }

  /// X7.
  private mutating func closeEmbedding(_ last: DirectionalStatus, _ counters: inout Counters) {
    if counters.overflowIsolates > 0 { return }
    if counters.overflowEmbeddings > 0 {
      counters.overflowEmbeddings -= 1
    } else if !last.isIsolate, status.count >= 2 {
      _ = status.removeLast()
    }
  }

  /// The least level above one that is odd, or even.
  private static func next(_ level: UInt8, isOdd: Bool) -> UInt8 {
    isOdd ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// Fills ``isolateDirections``: for each initiator L or R by the first strong character up to its PDI,
  /// L where there is none (X5c).
  ///
  /// To look for each anew would take quadratic time where many are nested, so all are found in one pass
  /// from the end.
  private mutating func findDirectionsOfIsolates() {
    let matched: UInt8 = 0xFE
    isolateDirections.fill(ClassCode.l, count: items.count)
    pending.removeAll()
    // Which PDIs match an initiator (BD9): the others end nothing.
    var open = 0
    for index in 0..<items.count {
      let original = items[index].original
      if ClassSet.isolateInitiators.contains(code: original) {
        open += 1
      } else if original == ClassCode.pdi, open > 0 {
        open -= 1
        isolateDirections[index] = matched
      }
    }
    // `direction` is that of the first strong character from here to the end of the isolate that we
    // are in. At a matched PDI an isolate is entered, at its initiator it is left.
    var direction = ClassCode.on
    for index in stride(from: items.count - 1, through: 0, by: -1) {
      switch items[index].original {
      case ClassCode.l: direction = ClassCode.l
      case ClassCode.r, ClassCode.al: direction = ClassCode.r
      case ClassCode.pdi where isolateDirections[index] == matched:
        pending.append(UInt32(direction))
        direction = ClassCode.on
      case ClassCode.fsi, ClassCode.lri, ClassCode.rli:
        isolateDirections[index] = direction == ClassCode.r ? ClassCode.r : ClassCode.l
        // Before the initiator the search goes on with what follows its PDI. One without a PDI reaches
        // to the end of the paragraph, and nothing follows.
        direction =
          pending.count > 0 ? UInt8(truncatingIfNeeded: pending.removeLast()) : ClassCode.on
      default: break
      }
    }
  }
}
