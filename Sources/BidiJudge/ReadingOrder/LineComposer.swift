import BidiText
import MessageSyntax

/// The controls that a repair adds to a line and removes from it, by the line's units.
struct ControlPlan: Hashable, Sendable {
  /// Controls round a stretch of units.
  struct Pair: Hashable, Sendable {
    /// The units, from the first to the last.
    var units: ClosedRange<Int>
    var before: [DirectionalFormatting]
    var after: [DirectionalFormatting]

    /// Whether it is one mark at one side.
    var isMark: Bool {
      let controls = before + after
      return controls.count == 1 && controls[0].kind == .mark
    }
  }

  /// Controls at the start of the line.
  var lineBefore: [DirectionalFormatting] = []
  /// Controls at the end of the line.
  var lineAfter: [DirectionalFormatting] = []
  /// Controls round units.
  var pairs: [Pair] = []
  /// The units of the controls to remove.
  var removed: Set<Int> = []

  /// The number of controls that it adds.
  var addedCount: Int {
    lineBefore.count + lineAfter.count
      + pairs.reduce(0) { $0 + $1.before.count + $1.after.count }
  }

  /// The number of controls that it adds and removes.
  var cost: Int { addedCount + removed.count }

  /// Whether it changes nothing.
  var isEmpty: Bool { cost == 0 }

  /// The controls of the pairs, by the unit that they stand before or after.
  var placed: (before: [Int: [DirectionalFormatting]], after: [Int: [DirectionalFormatting]]) {
    var before: [Int: [DirectionalFormatting]] = [:]
    var after: [Int: [DirectionalFormatting]] = [:]
    // Before a unit, the control of the outermost pair comes first. After a unit, it comes last.
    for pair in pairs.sorted(by: { $0.units.count > $1.units.count }) where !pair.before.isEmpty {
      before[pair.units.lowerBound, default: []] += pair.before
    }
    for pair in pairs.sorted(by: { $0.units.count < $1.units.count }) where !pair.after.isEmpty {
      after[pair.units.upperBound, default: []] += pair.after
    }
    return (before, after)
  }
}

/// A line with the controls of a repair and a gap for each argument; it is written once and filled with many sets of
/// arguments.
struct LineTemplate: Sendable {
  /// The place of an argument.
  struct Gap {
    /// Its place in the bytes.
    let offset: Int
    /// The number of the argument that fills it.
    let argument: Int
    let unit: Int32
    /// The number of bytes before and after it that belong to the argument, and that may stand on either side of a
    /// number.
    let before: Int
    let after: Int
  }

  private(set) var bytes: [UInt8] = []
  /// The unit of each byte, with ``movableBit`` for signs that may stand on either side of a number; -1 for spaces and
  /// controls.
  private(set) var units: [Int32] = []
  private(set) var gaps: [Gap] = []
  private(set) var hasIsolates = false

  static let movableBit: Int32 = 1 << 30

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - shape: The line.
  ///   - plan: The repair.
  init(_ shape: LineShape, _ plan: ControlPlan) {
    bytes.reserveCapacity(shape.bytes.count + shape.units.count * 4)
    units.reserveCapacity(shape.bytes.count + shape.units.count * 4)
    append(plan.lineBefore)
    let (before, after) = plan.pairs.isEmpty ? ([:], [:]) : plan.placed
    for (number, unit) in shape.units.enumerated() {
      switch unit.space {
      case .none: break
      case .space, .wide: append(.space)
      case .tab: append(.characterTabulation)
      case .noBreak:
        // U+00A0
        append(0xC2)
        append(0xA0)
      }
      if let control = unit.control {
        if plan.removed.isEmpty || !plan.removed.contains(number) { append([control]) }
        continue
      }
      if let controls = before[number] { append(controls) }
      appendUnit(unit, Int32(truncatingIfNeeded: number), shape)
      if let controls = after[number] { append(controls) }
    }
    append(plan.lineAfter)
  }

  private mutating func appendUnit(_ unit: LineUnit, _ number: Int32, _ shape: LineShape) {
    guard unit.argument >= 0 else {
      bytes.append(contentsOf: shape.bytes[unit.text])
      units.append(contentsOf: repeatElement(number, count: unit.text.count))
      guard unit.kind == .number, unit.core != unit.text else { return }
      let start = units.count - unit.text.count
      for index in unit.text where !unit.core.contains(index) {
        units[start + index - unit.text.lowerBound] = number | Self.movableBit
      }
      return
    }
    // A sign that belongs to an argument may stand on either side of it if it is a number.
    let isArgument = unit.kind == .argument
    for index in unit.text {
      let byte = shape.bytes[index]
      guard byte == StandIn.argument else {
        append(byte, number)
        continue
      }
      gaps.append(
        Gap(
          offset: bytes.count, argument: unit.argument, unit: number,
          before: isArgument ? index - unit.text.lowerBound : 0,
          after: isArgument ? unit.text.upperBound - index - 1 : 0))
    }
  }

  private mutating func append(_ byte: UInt8, _ unit: Int32 = -1) {
    bytes.append(byte)
    units.append(unit)
  }

  private mutating func append(_ controls: [DirectionalFormatting]) {
    for control in controls {
      let count = bytes.count
      bytes.appendScalar(control.rawValue)
      units.append(contentsOf: repeatElement(-1, count: bytes.count - count))
      if control.kind == .isolate { hasIsolates = true }
    }
  }
}

/// The text of a line with arguments and the controls of a repair, and the unit of each byte.
struct ComposedLine {
  private(set) var bytes: [UInt8] = []
  private var units: [Int32] = []

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - template: The line.
  ///   - samples: A text for each argument, by the argument's number.
  mutating func fill(_ template: LineTemplate, _ samples: [Sample]) {
    bytes.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    var position = 0
    for gap in template.gaps {
      bytes.append(contentsOf: template.bytes[position..<gap.offset])
      units.append(contentsOf: template.units[position..<gap.offset])
      position = gap.offset
      let sample = samples[gap.argument]
      let isMovable = sample.kind == .number && gap.before + gap.after > 0
      if isMovable {
        for index in (units.count - gap.before)..<units.count {
          units[index] |= LineTemplate.movableBit
        }
      }
      bytes.append(contentsOf: sample.bytes)
      units.append(contentsOf: repeatElement(gap.unit, count: sample.bytes.count))
      guard isMovable else { continue }
      position += gap.after
      bytes.append(contentsOf: template.bytes[gap.offset..<position])
      units.append(
        contentsOf: repeatElement(gap.unit | LineTemplate.movableBit, count: gap.after))
    }
    bytes.append(contentsOf: template.bytes[position...])
    units.append(contentsOf: template.units[position...])
  }

  /// The unit of a byte; -1 for spaces and controls.
  func unit(at offset: Int) -> Int {
    let unit = units[offset]
    return unit < 0 ? -1 : Int(unit & ~LineTemplate.movableBit)
  }

  /// Whether a byte is part of a sign that may stand on either side of its number.
  func isMovable(at offset: Int) -> Bool {
    units[offset] > 0 && units[offset] & LineTemplate.movableBit != 0
  }
}
