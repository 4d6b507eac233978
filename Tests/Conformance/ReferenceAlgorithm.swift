import BidiICU
import BidiText

/// UAX #9 rule by rule, one character at a time: what the engine is compared with.
///
/// It is written to be read beside the standard, and knows no shortcut. One paragraph; the rules for
/// isolating run sequences are in ``ReferenceSequence``.
struct ReferenceAlgorithm {
  /// One level for each character after rule L1, with the paragraph as one line; nil where X9 removes it.
  var resolvedLevels: [UInt8?] {
    zip(original, levels).map { $0.isRemovedByX9 ? nil : $1 }
  }

  /// The paragraph level.
  let paragraphLevel: UInt8

  private let scalars: [Unicode.Scalar]
  private let original: [BidiClass]
  private let matchingPDI: [Int?]
  private let isMatchedPDI: [Bool]
  private var types: [BidiClass]
  private var explicitLevels: [UInt8]
  private var levels: [UInt8]

  /// `max_depth` of BD2.
  private static let maxDepth: UInt8 = 125

  /// Resolves one paragraph.
  init(_ scalars: [Unicode.Scalar], baseDirection: BaseDirection) {
    self.scalars = scalars
    original = scalars.map(\.bidiClass)
    types = original
    (matchingPDI, isMatchedPDI) = Self.matchIsolates(original)
    paragraphLevel =
      switch baseDirection {
      case .explicit(let direction): EmbeddingLevel(direction).number
      case .auto(let fallback):
        Self.firstStrong(original, 0..<original.count, matchingPDI)
          ?? EmbeddingLevel(fallback).number
      }
    explicitLevels = Array(repeating: paragraphLevel, count: scalars.count)
    levels = explicitLevels
    assignExplicitLevels()
    for indices in isolatingRunSequences() { resolve(indices) }
    resetWhiteSpace()
  }

  /// BD9: the PDI of each isolate initiator, and which PDIs are one's.
  private static func matchIsolates(_ classes: [BidiClass]) -> ([Int?], [Bool]) {
    var matches = [Int?](repeating: nil, count: classes.count)
    var isMatched = [Bool](repeating: false, count: classes.count)
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator {
        open.append(index)
      } else if type == .popDirectionalIsolate, let initiator = open.popLast() {
        matches[initiator] = index
        isMatched[index] = true
      }
    }
    return (matches, isMatched)
  }

  /// P2 and P3: the level that the first strong character asks for; nil without one.
  private static func firstStrong(
    _ classes: [BidiClass], _ range: Range<Int>, _ matchingPDI: [Int?]
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case let type where type.isIsolateInitiator:
        // What stands in an isolate is passed over, to the end where it is left open.
        index = matchingPDI[index] ?? range.upperBound
      default: break
      }
      index += 1
    }
    return nil
  }

  /// An entry of the directional status stack.
  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  /// X1–X8.
  private mutating func assignExplicitLevels() {
    var last = Status(level: paragraphLevel, override: nil, isIsolate: false)
    var stack: [Status] = []  // The entries below the last one.
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    func next(rightToLeft: Bool) -> UInt8 {
      last.level + (rightToLeft == (last.level % 2 == 1) ? 2 : 1)
    }
    func push(level: UInt8, override: BidiClass?, isIsolate: Bool) {
      stack.append(last)
      last = Status(level: level, override: override, isIsolate: isIsolate)
    }
    func pop() { last = stack.removeLast() }

    for index in scalars.indices {
      let type = original[index]
      switch type {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:  // X2–X5
        let isRTL = type == .rightToLeftEmbedding || type == .rightToLeftOverride
        let level = next(rightToLeft: isRTL)
        let override: BidiClass? =
          type == .rightToLeftOverride
          ? .rightToLeft : type == .leftToRightOverride ? .leftToRight : nil
        if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          push(level: level, override: override, isIsolate: false)
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:  // X5a–X5c
        explicitLevels[index] = last.level
        if let override = last.override { types[index] = override }
        let inside = index + 1..<max(index + 1, matchingPDI[index] ?? scalars.count)
        let isRTL =
          type == .firstStrongIsolate
          ? Self.firstStrong(original, inside, matchingPDI) == 1 : type == .rightToLeftIsolate
        let level = next(rightToLeft: isRTL)
        if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          push(level: level, override: nil, isIsolate: true)
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !last.isIsolate { pop() }
          pop()
          validIsolates -= 1
        }
        explicitLevels[index] = last.level
        if let override = last.override { types[index] = override }
      case .popDirectionalFormat:  // X7
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !last.isIsolate, !stack.isEmpty {
          pop()
        }
      case .paragraphSeparator:  // X8
        explicitLevels[index] = paragraphLevel
      case .boundaryNeutral:
        break
      default:  // X6
        explicitLevels[index] = last.level
        if let override = last.override { types[index] = override }
      }
    }
  }

  /// X9, BD7 and BD13: the characters that stay, in their isolating run sequences.
  private func isolatingRunSequences() -> [[Int]] {
    var runs: [[Int]] = []
    for index in scalars.indices where !original[index].isRemovedByX9 {
      if let last = runs.last?.last, explicitLevels[last] == explicitLevels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var runBeginning: [Int: [Int]] = [:]
    for run in runs { runBeginning[run[0]] = run }
    return runs.filter { !isMatchedPDI[$0[0]] }.map { run in
      var sequence = run
      while let pdi = matchingPDI[sequence[sequence.count - 1]], let run = runBeginning[pdi] {
        sequence += run
      }
      return sequence
    }
  }

  /// X10: finds sos and eos of a sequence, and resolves it.
  private mutating func resolve(_ indices: [Int]) {
    let (first, last) = (indices[0], indices[indices.count - 1])
    let before = original[..<first].lastIndex { !$0.isRemovedByX9 }
    let after = original[(last + 1)...].firstIndex { !$0.isRemovedByX9 }
    let levelBefore = before.map { explicitLevels[$0] } ?? paragraphLevel
    let endsOpen = original[last].isIsolateInitiator && matchingPDI[last] == nil
    let levelAfter = endsOpen ? paragraphLevel : after.map { explicitLevels[$0] } ?? paragraphLevel
    var sequence = ReferenceSequence(
      scalars: indices.map { scalars[$0] }, types: indices.map { types[$0] },
      level: explicitLevels[first], levelBefore: levelBefore, levelAfter: levelAfter)
    sequence.resolve()
    for (index, level) in zip(indices, sequence.levels) { levels[index] = level }
  }

  /// L1: separators, and white space and isolate formatting characters before them and at the end.
  private mutating func resetWhiteSpace() {
    var isTrailing = true
    for index in scalars.indices.reversed() where !original[index].isRemovedByX9 {
      switch original[index] {
      case .segmentSeparator, .paragraphSeparator: isTrailing = true
      case .whiteSpace, .popDirectionalIsolate: break
      case let type where type.isIsolateInitiator: break
      default: isTrailing = false
      }
      if isTrailing { levels[index] = paragraphLevel }
    }
  }
}

extension ReferenceAlgorithm {
  /// P1: the paragraphs of a text, each with its separator.
  static func paragraphs(of scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var paragraphs: [[Unicode.Scalar]] = [[]]
    for (index, scalar) in scalars.enumerated() {
      paragraphs[paragraphs.count - 1].append(scalar)
      // CR and LF together are one separator (section 3.1).
      let isCRLF = scalar == "\r" && scalars[(index + 1)...].first == "\n"
      if scalar.bidiClass == .paragraphSeparator, !isCRLF { paragraphs.append([]) }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}

extension BidiClass {
  /// BD8.
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }
}
