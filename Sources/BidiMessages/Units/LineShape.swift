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
  /// The text of the units, without spaces and arguments.
  var bytes: [UInt8] = []
  /// The chains.
  var chains: [Chain] = []
  /// Whether a letter of the language's direction stands in the line, outside arguments.
  var hasOwn = false
  /// Whether a letter of the other direction does.
  var hasForeign = false
  /// Whether a control does.
  var hasControls = false
  /// Whether an argument does.
  var hasArguments = false

  /// What two lines have in common that have one verdict, if their arguments are alike.
  func key(_ classes: [ArgumentClasses], _ types: [Message.Argument.ArgumentType]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(units.count * 4 + bytes.count)
    for unit in units {
      key.append(unit.kind.rawValue << 4 | unit.space.rawValue << 2 | (unit.isAddress ? 1 : 0))
      if unit.argument >= 0 {
        key.append(UInt8(truncatingIfNeeded: unit.argument))
        key.append(classes[unit.argument].rawValue)
        key.append(types[unit.argument] == .number ? 1 : 0)
      }
      for index in unit.text { key.append(bytes[index]) }
    }
    return key
  }
}
