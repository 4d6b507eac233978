import BidiText

/// A line as the law looks at it: its units, each with a text that stands for it.
///
/// Words are one letter of their class here, digits one digit: the algorithm looks at classes alone, so that lines
/// of one shape have one verdict, which is found once.
struct LineShape {
  /// The direction of the language.
  let direction: WritingDirection
  /// The units, in order.
  var units: [Unit] = []
  /// The text of the units, without spaces and arguments: ``StandIn`` has what stands for each.
  var bytes: [UInt8] = []
  /// The chains.
  var chains: [Chain] = []
  /// The stretches of units that are glued, arguments among them.
  var glued: [ClosedRange<Int>] = []
  /// The names of several words of the other direction, with only spaces between them.
  var names: [ClosedRange<Int>] = []
  /// Whether a letter of the language's direction stands in the line, outside arguments.
  var hasOwn = false
  /// Whether a letter of the other direction stands in the line, outside arguments.
  var hasForeign = false
  /// Whether a control stands in the line.
  var hasControls = false
  /// Whether an argument stands in the line.
  var hasArguments = false
  /// Whether the line has numbers, and neither letters nor arguments.
  var hasOnlyNumbers: Bool {
    !hasOwn && !hasForeign && !hasArguments && units.contains { $0.kind == .number }
  }

  /// Whether the line is keys and what is done with them, joined by plus signs: `Alt + click` with an own word.
  ///
  /// Such a line may be read from either end.
  var isChord: Bool {
    guard hasOwn, hasForeign else { return false }
    let visible = units.lazy.filter { $0.kind != .control }
    return !visible.enumerated().contains { place, unit in
      place % 2 == 0
        ? unit.kind != .own && unit.kind != .foreign
        : unit.kind != .sign || unit.scalar != .plusSign
    } && visible.count % 2 == 1
  }

  /// The arguments of the message that stand in the line, by the number that the units have for them.
  var arguments: [Int] = []

  /// Numbers the arguments by their first places in the line, so that lines with other arguments are alike.
  mutating func numberArguments() {
    guard hasArguments else { return }
    // By the number in the message; most lines have few.
    var known: [Int: Int] = [:]
    for index in units.indices where units[index].argument >= 0 {
      let number = units[index].argument
      let own = known[number] ?? arguments.count
      if own == arguments.count {
        arguments.append(number)
        known[number] = own
      }
      units[index].argument = own
    }
  }

  /// Writes signs of the sentence that stand at no number as two: the algorithm knows no difference, the law that of a
  /// list.
  mutating func normalizeSentenceSigns() {
    for index in units.indices where units[index].kind == .sign && units[index].text.count == 1 {
      guard Signs.isSentenceSign(units[index].scalar),
        index == 0 || isNoNumber(index - 1), index + 1 == units.count || isNoNumber(index + 1)
      else { continue }
      bytes[units[index].text.lowerBound] =
        Signs.separatesListItems(units[index].scalar) ? .semicolon : .exclamationMark
    }
  }

  private func isNoNumber(_ index: Int) -> Bool {
    let unit = units[index]
    switch unit.kind {
    case .own, .foreign:
      return unit.text.last.map { bytes[$0] != StandIn.digit && unit.argument < 0 } ?? true
    case .sign, .open, .close: return unit.text.count == 1
    case .number, .argument, .control: return false
    }
  }

  /// What two lines have in common that have one verdict, if their arguments are alike.
  ///
  /// - Parameters:
  ///   - classes: What each argument of the line may be.
  ///   - typedNumbers: Whether its specifier says that it is a number.
  /// - Returns: The key.
  func key(_ classes: [ArgumentClasses], _ typedNumbers: [Bool]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(units.count * 4 + bytes.count)
    for unit in units {
      key.append(unit.kind.rawValue << 4 | unit.space.rawValue << 2 | (unit.isAddress ? 1 : 0))
      if unit.argument >= 0 {
        // The few numbers that fill more than a byte have 0xFF before them.
        if unit.argument >= 0xFF {
          key.append(0xFF)
          for shift in [0, 8, 16, 24] {
            key.append(UInt8(truncatingIfNeeded: unit.argument >> shift))
          }
        } else {
          key.append(UInt8(unit.argument))
        }
        key.append(classes[unit.argument].rawValue)
        key.append(typedNumbers[unit.argument] ? 1 : 0)
      }
      for index in unit.text { key.append(bytes[index]) }
    }
    return key
  }
}

/// What stands for letters, digits and arguments in the text of a line's shape.
enum StandIn {
  static var latinLetter: UInt8 { .latinSmallLetterA }
  static var digit: UInt8 { .digitOne }
  static var argument: UInt8 { 0x01 }
  /// U+05D0.
  static var hebrewLetter: [UInt8] { [0xD7, 0x90] }
  /// U+0628.
  static var arabicLetter: [UInt8] { [0xD8, 0xA8] }
  /// U+0661.
  static var arabicDigit: [UInt8] { [0xD9, 0xA1] }
}
