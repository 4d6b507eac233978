import BidiText
import MessageSyntax

/// The shape of a line: its units, each with a short text that stands for it.
///
/// A word is one letter of its bidi class here, and a number is one digit. The algorithm only looks at classes, so all
/// lines of one shape have the same verdict.
struct LineShape {
  /// The direction of the language.
  let direction: WritingDirection
  /// The units, in order.
  var units: [LineUnit] = []
  /// The text of the units, without spaces and arguments.
  ///
  /// See ``StandIn``.
  var bytes: [UInt8] = []
  /// The chains.
  var chains: [Chain] = []
  /// The stretches of units without space between them that have an argument.
  var glued: [ClosedRange<Int>] = []
  /// The names of several words of the other direction, with only spaces between them.
  var names: [ClosedRange<Int>] = []
  /// Whether the line has a letter of the language's direction: outside arguments, or in the known forms of a variable.
  var hasOwn = false
  /// Whether the line has a letter of the other direction outside arguments.
  var hasForeign = false
  /// Whether the line has a control.
  var hasControls = false
  /// The direction that the container does not decide; nil if it does.
  var givenDirection: Message.GivenDirection?
  /// Whether the line has an argument.
  var hasArguments = false
  /// Whether the line has numbers, and neither letters nor arguments.
  var hasOnlyNumbers: Bool {
    !hasOwn && !hasForeign && !hasArguments && units.contains { $0.kind == .number }
  }

  /// Whether the line is a chord: keys and actions with plus signs between them, as in `Alt + click`, with words of both
  /// directions.
  ///
  /// Such a line may be read in either direction.
  var isChord: Bool {
    guard hasOwn, hasForeign else { return false }
    let visible = units.lazy.filter { $0.kind != .control }
    return !visible.enumerated().contains { place, unit in
      place % 2 == 0
        ? unit.kind != .own && unit.kind != .foreign
        : unit.kind != .sign || unit.scalar != .plusSign
    } && visible.count % 2 == 1
  }

  /// Whether the line is a title: parts that are each wholly of the language or wholly foreign, joined by a dash, a bar or
  /// a colon, or with the later ones in brackets: `ShareX - מחולל`, `DPCM (16 ביט)`, `Keepass CSV (غير مشفر) (.csv)`.
  ///
  /// It has no other sign. Readers accept both orders of such parts. An argument may be the name before a bracket, `%s (…)`,
  /// and a number may be one after a word of the language.
  ///
  /// - Parameter samples: The texts of the arguments, by their numbers.
  /// - Returns: `true` for a title.
  func isTitle(_ samples: [Sample]) -> Bool {
    if isCodeAndName { return true }
    guard hasOwn, hasForeign || hasArguments, !hasControls, let parts = partsOfTitle,
      // A code and what it means are no title: `%T: the tracker`.
      !units.contains(where: { bytes[$0.text].first == .percentSign })
    else { return false }
    let isGloss = units[parts[1].lowerBound - 1].kind == .open
    let isBeforeColon = units[parts[0].upperBound].scalar == .colon
    var owns = 0
    for (place, part) in parts.enumerated() {
      var kinds = Set(part.filter { !standsInside($0) }.map { units[$0].kind })
      // A part may have brackets: `.ogg (Vorbis) - דחוס`. After a colon they belong to a sentence.
      if kinds.contains(.foreign) || !isBeforeColon { kinds.subtract([.open, .close]) }
      // In a bracket, a number stays beside its word.
      if place > 0, isGloss { kinds.remove(.number) }
      // Only the commas of a foreign list stand inside a part.
      if place == 0, kinds.contains(.foreign) { kinds.remove(.sign) }
      var hasArgument = false
      for index in part where units[index].argument >= 0 {
        kinds.remove(units[index].kind)
        // After its word, a number stays there in both directions.
        let isAfterWord = isGloss || index > part.lowerBound && units[index - 1].kind == .own
        if samples[units[index].argument].kind != .number || !isAfterWord { hasArgument = true }
      }
      if kinds == [.own], !hasArgument {
        owns += 1
      } else {
        // After a foreign word, a number stays there in both directions, too (rule W7).
        let isAfterForeign =
          units[part.lowerBound].kind == .foreign
          && (part.upperBound == units.count || units[part.upperBound].isSpaced)
        let isName =
          kinds == [.foreign] || kinds == [.foreign, .number] && (isGloss || isAfterForeign)
        guard hasArgument ? place == 0 && isGloss && (kinds.isEmpty || isName) : isName else {
          return false
        }
      }
    }
    return owns > 0 && owns < parts.count
  }

  /// Whether the line is a name after numbers in brackets, with no other sign and no argument: `[0590-05FF] עברית`.
  ///
  /// A letter or a word there may be what the line speaks of, or a key of a legend: `[Q] בתור`.
  private var isCodeAndName: Bool {
    guard hasOwn, !hasControls, !hasArguments else { return false }
    var start = 0
    while start < units.count, units[start].kind == .open {
      let close = units[start].partner
      guard [.leftParenthesis, .leftSquareBracket].contains(units[start].scalar), close > start + 1,
        units[start + 1..<close].allSatisfy({ [.foreign, .number, .sign].contains($0.kind) }),
        units[start + 1..<close].contains(where: { bytes[$0.text].contains(where: \.isASCIIDigit) })
      else { return false }
      start = close + 1
    }
    return start > 0 && start < units.count && units[start].kind == .own
      && units[start...].allSatisfy { $0.kind == .own || $0.kind == .number }
  }

  /// The parts of a title: round one joint, or before and in brackets up to the end of the line; nil for another line.
  private var partsOfTitle: [Range<Int>]? {
    let endOfList = endOfForeignList
    let joints = units.indices.filter {
      switch units[$0].kind {
      case .open, .close: true
      case .sign: !standsInside($0) && ($0 >= endOfList || !Self.isComma(units[$0]))
      default: false
      }
    }
    let signs = joints.filter { units[$0].kind == .sign }
    if signs.count == 1, Signs.joinsTitle(units[signs[0]].scalar), signs[0] > 0,
      signs[0] + 1 < units.count
    {
      return [0..<signs[0], signs[0] + 1..<units.count]
    }
    guard let first = joints.first, first > 0, let last = joints.last else { return nil }
    guard joints.count.isMultiple(of: 2), joints.count <= 4, last == units.count - 1 else {
      return nil
    }
    var parts = [0..<first]
    for place in stride(from: 0, to: joints.count, by: 2) {
      let (open, close) = (joints[place], joints[place + 1])
      guard units[open].kind == .open, units[close].kind == .close, open + 1 < close,
        [.leftParenthesis, .leftSquareBracket].contains(units[open].scalar),
        place == 0 || joints[place - 1] + 1 == open
      else { return nil }
      parts.append(open + 1..<close)
    }
    return parts
  }

  /// Whether a sign joins two words of one direction, so that it is no joint of a title: `عنوان الألبوم/الفيلم`, and the first one of
  /// `TSRC - ISRC (…)`.
  private func standsInside(_ index: Int) -> Bool {
    guard index > 0, index + 1 < units.count, units[index].kind == .sign else { return false }
    let (before, after) = (units[index - 1], units[index + 1])
    guard before.argument < 0, after.argument < 0, before.kind == after.kind else { return false }
    switch before.kind {
    case .own: return units[index].scalar == .solidus
    case .foreign: return units[index].scalar == .solidus || units[index].scalar == .hyphenMinus
    default: return false
    }
  }

  /// The end of the list of foreign words with commas that begins the line, as in `3G, 4G (מועדף)`.
  private var endOfForeignList: Int {
    units.firstIndex { $0.kind != .foreign && !Self.isComma($0) } ?? units.count
  }

  private static func isComma(_ unit: LineUnit) -> Bool {
    unit.scalar == .comma || unit.scalar == .arabicComma
  }

  /// The base direction of the line in a container.
  func baseDirection(
    in container: DisplayContainer, _ localeDirection: WritingDirection
  ) -> BaseDirection {
    givenDirection?.baseDirection(in: container) ?? container.baseDirection(in: localeDirection)
  }

  /// Whether units stand in quotation marks that hold nothing of the language.
  func isInsideForeignQuotation(_ place: ClosedRange<Int>) -> Bool {
    units.indices.contains { open in
      let close = units[open].partner
      return open < place.lowerBound && close > place.upperBound && units[open].kind == .open
        && ![.leftParenthesis, .leftSquareBracket].contains(units[open].scalar)
        && !units[open...close].contains { $0.kind == .own }
    }
  }

  /// Whether a unit is an option of a program: `--help`.
  func isOption(_ unit: LineUnit) -> Bool {
    unit.kind == .foreign && bytes[unit.text].first == .hyphenMinus
  }

  /// Whether the line is a row of an option table: an option, a tab or a wide space, and what it does.
  ///
  /// A program writes such rows to a terminal, and readers accept the option at either side.
  var isOptionRow: Bool {
    let visible = units.filter { $0.kind != .control }
    guard hasOwn, let first = visible.first, isOption(first),
      let place = visible.firstIndex(where: { $0.space == .tab || $0.space == .wide }), place > 0
    else { return false }
    return visible[..<place].allSatisfy { $0.kind != .own }
      && visible[place...].allSatisfy { $0.kind == .own || $0.kind == .sign }
  }

  /// Whether a number has a minus before it.
  var hasMinus: Bool { units.indices.contains(where: isNegative) }

  /// Whether a unit is a number with a minus, and not the end of a range (`15 -17`).
  func isNegative(_ index: Int) -> Bool {
    let unit = units[index]
    guard unit.kind == .number, unit.argument < 0, unit.core.lowerBound > unit.text.lowerBound,
      bytes[unit.text.lowerBound] == UInt8(ascii: "-")
        || bytes[unit.text].starts(with: "\u{2212}".utf8)
    else { return false }
    guard let before = units[..<index].last(where: { $0.kind != .control }) else { return true }
    return switch before.kind {
    case .number, .argument: false
    default: unit.isSpaced || before.kind == .open
    }
  }

  /// Whether a foreign phrase of the line can have several parts: foreign words, arguments and numbers, with a sign or an
  /// argument between them.
  var mayHavePhraseOfParts: Bool {
    guard direction == .rightToLeft, hasOwn else { return false }
    var parts = 0
    var isOfName = false
    for unit in units where unit.kind != .control {
      switch unit.kind {
      case .own: (parts, isOfName) = (0, false)
      case .foreign where unit.argument < 0, .number:
        if !isOfName { parts += 1 }
        isOfName = true
      case .foreign, .argument:
        parts += 1
        isOfName = false
      case .sign, .open, .close, .control: isOfName = false
      }
      if parts > 1 { return true }
    }
    return false
  }

  /// Whether the line is a foreign name beside one word of the language, with nothing else but brackets: `GUID تصادفی`.
  ///
  /// No third part changes its place in the wrong direction, so readers understand the line.
  ///
  /// - Parameter value: The bytes of the value.
  /// - Returns: Whether it is such a line.
  func isNameAndWord(in value: [UInt8]) -> Bool {
    guard hasOwn, hasForeign, !hasArguments else { return false }
    var parts: [LineUnit] = []
    for unit in units {
      switch unit.kind {
      case .open, .close, .control: continue
      // The sign of a menu's mnemonic, before its letter, is not displayed: `ל&אנדרואיד`.
      case .sign where unit.scalar == .ampersand: continue
      // The halves of a name: `US/אלסקה`.
      case .sign where unit.scalar == .solidus && !unit.isSpaced: continue
      case .own where parts.last?.kind == .own && !unit.isSpaced: continue
      case .foreign where parts.last?.kind == .foreign: continue
      case .own, .foreign: parts.append(unit)
      case .number, .sign, .argument: return false
      }
    }
    guard parts.count == 2, let word = parts.first(where: { $0.kind == .own }) else { return false }
    return !value[word.source].contains { $0 <= .space }
  }

  /// The message's numbers of the line's arguments, by their number in the units.
  var arguments: [Int] = []

  /// Numbers the arguments by their first places in the line, so that lines with other arguments can have the same shape.
  mutating func numberArguments() {
    guard hasArguments else { return }
    // The new number, by the number in the message.
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

  /// Replaces punctuation that is not beside a number: by `;` for the signs of a list, else by `!`.
  ///
  /// The algorithm treats all of it alike, and the law only distinguishes the signs of a list.
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

  /// The key of the shape.
  ///
  /// Lines with the same key have the same verdict.
  ///
  /// - Parameters:
  ///   - classes: What each argument of the line may be.
  ///   - typedNumbers: For each argument, whether its specifier says that it is a number.
  /// - Returns: The key.
  func key(_ classes: [ArgumentClasses], _ typedNumbers: [Bool]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(units.count * 4 + bytes.count)
    for unit in units {
      key.append(unit.kind.rawValue << 4 | unit.space.rawValue << 2 | (unit.isAddress ? 1 : 0))
      if unit.argument >= 0 {
        // A number that does not fit into a byte has 0xFF before it.
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
    // No kind of unit has these bits.
    switch givenDirection {
    case .markup(let direction): key.append(direction == .leftToRight ? 0xF0 : 0xF1)
    case .paragraph(let direction): key.append(direction == .leftToRight ? 0xF2 : 0xF3)
    case nil: break
    }
    return key
  }
}

/// The characters that stand for words, numbers and arguments in the text of a shape.
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
