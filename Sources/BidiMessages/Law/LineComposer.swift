import BidiText

/// Controls that a repair puts in and takes out of a line, by its units.
struct ControlPlan: Hashable {
  /// Controls round a stretch of units.
  struct Pair: Hashable {
    /// The units, from the first to the last.
    var units: ClosedRange<Int>
    var before: [DirectionalFormatting]
    var after: [DirectionalFormatting]
  }

  /// Controls before everything on the line.
  var lineBefore: [DirectionalFormatting] = []
  /// Controls behind everything on the line.
  var lineAfter: [DirectionalFormatting] = []
  /// Controls round units.
  var pairs: [Pair] = []
  /// The controls of the line that are taken out, by their units.
  var removed: Set<Int> = []

  /// How many controls it puts in.
  var addedCount: Int {
    lineBefore.count + lineAfter.count
      + pairs.reduce(0) { $0 + $1.before.count + $1.after.count }
  }

  /// How many controls it changes.
  var cost: Int { addedCount + removed.count }

  /// Whether it changes nothing.
  var isEmpty: Bool { cost == 0 }

  /// What stands right before a unit, the outermost first.
  func before(_ unit: Int) -> [DirectionalFormatting] {
    guard !pairs.isEmpty else { return [] }
    return pairs.filter { $0.units.lowerBound == unit }
      .sorted { $0.units.upperBound > $1.units.upperBound }.flatMap(\.before)
  }

  /// What stands right behind a unit, the innermost first.
  func after(_ unit: Int) -> [DirectionalFormatting] {
    guard !pairs.isEmpty else { return [] }
    return pairs.filter { $0.units.upperBound == unit }
      .sorted { $0.units.lowerBound > $1.units.lowerBound }.flatMap(\.after)
  }
}

/// The text of a line with arguments and a repair, with the unit that each byte is of.
struct ComposedLine {
  private(set) var bytes: [UInt8] = []
  /// The unit of each byte; -1 for spaces and controls.
  private(set) var units: [Int16] = []
  /// Whether a byte is of a sign that may stand at either side of its number.
  private(set) var isLoose: [Bool] = []
  private(set) var hasIsolates = false

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - shape: The line.
  ///   - samples: A text for each argument, by its number.
  ///   - plan: The repair.
  mutating func compose(_ shape: LineShape, _ samples: [Sample], _ plan: ControlPlan) {
    bytes.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    isLoose.removeAll(keepingCapacity: true)
    hasIsolates = false
    append(plan.lineBefore)
    let hasPairs = !plan.pairs.isEmpty
    for (number, unit) in shape.units.enumerated() {
      switch unit.space {
      case .none: break
      case .space: append(0x20)
      case .tab: append(0x09)
      case .noBreak:
        append(0xC2)
        append(0xA0)
      }
      if let control = unit.control {
        if !plan.removed.contains(number) { append([control]) }
        continue
      }
      if hasPairs { append(plan.before(number)) }
      appendUnit(unit, Int16(truncatingIfNeeded: number), shape, samples)
      if hasPairs { append(plan.after(number)) }
    }
    append(plan.lineAfter)
  }

  private mutating func appendUnit(
    _ unit: Unit, _ number: Int16, _ shape: LineShape, _ samples: [Sample]
  ) {
    let sample = unit.argument >= 0 ? samples[unit.argument] : nil
    // What belongs to an argument is not seen of one that is empty.
    let isNumber = unit.kind == .number || unit.kind == .argument && sample?.kind == .number
    for index in unit.text {
      let byte = shape.bytes[index]
      if byte == 0x01, let sample {
        for byte in sample.bytes { append(byte, number, false) }
      } else {
        append(byte, number, isNumber && !unit.core.contains(index))
      }
    }
  }

  private mutating func append(_ byte: UInt8, _ unit: Int16 = -1, _ loose: Bool = false) {
    bytes.append(byte)
    units.append(unit)
    isLoose.append(loose)
  }

  private mutating func append(_ controls: [DirectionalFormatting]) {
    for control in controls {
      var text: [UInt8] = []
      text.appendScalar(control.rawValue)
      for byte in text { append(byte) }
      if control.kind == .isolate { hasIsolates = true }
    }
  }
}
