/// The walk through UAX #9 that writes down what each rule does.
///
/// Written to be read beside the standard: one pass a rule, one character at a time.
struct RuleTracer {
  let scalars: [Unicode.Scalar]
  let original: [BidiClass]

  /// BD9: the offset of the PDI of each isolate initiator; nil for others, and where there is none.
  let matchingPDI: [Int?]

  /// The offset of the isolate initiator of each PDI; nil for others, and where there is none.
  let matchingInitiator: [Int?]

  let paragraphLevel: UInt8
  let paragraphLevelCause: ParagraphLevelCause
  let context: OutsideContext

  var types: [BidiClass]
  var levels: [UInt8]
  var explicitLevels: [UInt8] = []
  var sequenceIndices: [Int?]
  var sequences: [IsolatingRunSequence] = []

  private var log: [Entry] = []

  private struct Entry {
    let offset: Int
    let step: RuleStep
  }

  init(_ scalars: [Unicode.Scalar], baseDirection: BaseDirection, context: OutsideContext) {
    self.scalars = scalars
    original = scalars.map(\.bidiClass)
    (matchingPDI, matchingInitiator) = Self.matchIsolates(original)
    switch baseDirection {
    case .explicit(let direction):
      paragraphLevel = EmbeddingLevel(direction).number
      paragraphLevelCause = .asked
    case .auto(let fallback):
      let first = Self.firstStrong(in: 0..<original.count, original, matchingPDI)
      let direction = first.flatMap { [original] in original[$0].strongDirection } ?? fallback
      paragraphLevel = EmbeddingLevel(direction).number
      paragraphLevelCause = first.map(ParagraphLevelCause.firstStrong) ?? .fallback
    }
    var context = context
    // What stands after the text does not stand after a paragraph that a separator ends.
    if original.last == .paragraphSeparator { context.after = nil }
    self.context = context
    types = original
    levels = Array(repeating: paragraphLevel, count: scalars.count)
    sequenceIndices = Array(repeating: nil, count: scalars.count)
  }

  /// Goes through all rules.
  mutating func run() {
    assignExplicitLevels()
    explicitLevels = levels
    resolveSequences()
    resetWhiteSpace()
    mirror()
  }

  /// Writes a step down, with the type and the level that the character has now.
  mutating func record(_ rule: BidiRule, at offset: Int, _ cause: RuleCause) {
    let level = original[offset].isRemovedByX9 ? nil : EmbeddingLevel(resolved: levels[offset])
    log.append(
      Entry(
        offset: offset,
        step: RuleStep(rule: rule, cause: cause, type: types[offset], level: level)))
  }

  /// Changes a type and writes it down.
  mutating func change(
    _ offset: Int, to type: BidiClass, _ rule: BidiRule, _ cause: RuleCause
  ) {
    types[offset] = type
    record(rule, at: offset, cause)
  }

  /// The characters, each with its steps: the log, ordered by offset.
  func characters() -> [TracedCharacter] {
    // A counting sort: the steps of a character stay in the order in which they were written.
    var ends = Array(repeating: 0, count: scalars.count + 1)
    for entry in log { ends[entry.offset + 1] += 1 }
    for offset in scalars.indices { ends[offset + 1] += ends[offset] }
    let starts = ends
    var order = Array(repeating: 0, count: log.count)
    for (index, entry) in log.enumerated() {
      order[ends[entry.offset]] = index
      ends[entry.offset] += 1
    }
    let steps = order.map { log[$0].step }
    return scalars.indices.map { offset in
      let isRemoved = original[offset].isRemovedByX9
      return TracedCharacter(
        scalar: scalars[offset], bidiClass: original[offset],
        explicitLevel: isRemoved ? nil : EmbeddingLevel(resolved: explicitLevels[offset]),
        sequence: sequenceIndices[offset], steps: steps[starts[offset]..<starts[offset + 1]],
        type: types[offset], level: isRemoved ? nil : EmbeddingLevel(resolved: levels[offset]))
    }
  }

  // MARK: Paragraph level

  /// BD9: matches isolate initiators with PDIs.
  private static func matchIsolates(_ classes: [BidiClass]) -> ([Int?], [Int?]) {
    var pdis = [Int?](repeating: nil, count: classes.count)
    var initiators = pdis
    var open: [Int] = []
    for (offset, type) in classes.enumerated() {
      switch type {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        open.append(offset)
      case .popDirectionalIsolate:
        guard let initiator = open.popLast() else { continue }
        pdis[initiator] = offset
        initiators[offset] = initiator
      default:
        break
      }
    }
    return (pdis, initiators)
  }

  /// P2: the offset of the first strong character of a range that stands in no isolate of the range.
  ///
  /// Isolates are jumped over, so that nested ones are not read again and again.
  static func firstStrong(
    in range: Range<Int>, _ classes: [BidiClass], _ matchingPDI: [Int?]
  ) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let type = classes[offset]
      if type.strongDirection != nil { return offset }
      if type.isIsolateInitiator {
        guard let pdi = matchingPDI[offset] else { return nil }
        offset = pdi
      }
      offset += 1
    }
    return nil
  }

  // MARK: Lines

  /// L1, with the paragraph as one line.
  private mutating func resetWhiteSpace() {
    var isTrailing = true
    var separator: Int?
    for offset in scalars.indices.reversed() where !original[offset].isRemovedByX9 {
      let cause: RuleCause
      switch original[offset] {
      case .segmentSeparator, .paragraphSeparator:
        isTrailing = true
        separator = offset
        cause = .itself
      case .whiteSpace, .popDirectionalIsolate, .leftToRightIsolate, .rightToLeftIsolate,
        .firstStrongIsolate:
        cause = .trailing(separator: separator)
      default:
        isTrailing = false
        continue
      }
      if isTrailing, levels[offset] != paragraphLevel {
        levels[offset] = paragraphLevel
        record(.l1, at: offset, cause)
      }
    }
  }

  /// L4.
  private mutating func mirror() {
    for offset in scalars.indices where !original[offset].isRemovedByX9 {
      guard levels[offset] % 2 == 1 else { continue }
      let mirrored = scalars[offset].mirrored
      if mirrored != scalars[offset] { record(.l4, at: offset, .mirrored(mirrored)) }
    }
  }
}

extension BidiClass {
  /// BD8: LRI, RLI, FSI.
  var isIsolateInitiator: Bool {
    switch self {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
    default: false
    }
  }

  /// L or R, by a direction.
  init(_ direction: WritingDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}
