import BidiText
import MessageSyntax

/// Finds the units of a line, and writes the line's shape.
struct UnitScanner {
  let line: VisibleLine
  let options: OptionNames
  let foldsWhiteSpace: Bool
  var shape: LineShape
  var index = 0
  var space = LineUnit.Space.none
  /// Whether white space stands before the next unit, or before the controls before it.
  var isSpaced = false
  /// The place of the code in the quotation that was opened last.
  var quotation = -1..<(-1)
  /// The place of the underscores that end emphasis; they are skipped.
  var emphasisEnd = -1..<(-1)

  typealias Character = VisibleLine.Character

  /// The shape of a line.
  ///
  /// - Parameters:
  ///   - line: Its characters.
  ///   - direction: The direction of the language.
  ///   - options: The options of commands that the line may have.
  ///   - foldsWhiteSpace: Whether readers see several spaces as one.
  /// - Returns: The shape, with pairs and chains.
  /// - Complexity: O(*n*).
  static func shape(
    of line: VisibleLine, direction: WritingDirection, options: OptionNames = .none,
    foldsWhiteSpace: Bool = false
  ) -> LineShape {
    var scanner = UnitScanner(line, direction, options, foldsWhiteSpace: foldsWhiteSpace)
    scanner.scan()
    scanner.shape.numberArguments()
    scanner.shape.findPairs()
    scanner.shape.findChains()
    scanner.shape.findGluedUnits()
    scanner.shape.findNames()
    scanner.shape.normalizeSentenceSigns()
    return scanner.shape
  }

  private init(
    _ line: VisibleLine, _ direction: WritingDirection, _ options: OptionNames,
    foldsWhiteSpace: Bool
  ) {
    (self.line, self.options, self.foldsWhiteSpace) = (line, options, foldsWhiteSpace)
    shape = LineShape(direction: direction)
  }

  var count: Int { line.characters.count }

  func kind(_ offset: Int) -> CharacterKind? {
    offset >= 0 && offset < count ? line.characters[offset].kind : nil
  }

  func value(_ offset: Int) -> UInt32 {
    offset >= 0 && offset < count ? line.characters[offset].value : 0
  }

  func isArgument(_ offset: Int) -> Bool {
    offset >= 0 && offset < count && line.characters[offset].argument >= 0
  }

  mutating func scan() {
    while index < count {
      if index == emphasisEnd.lowerBound {
        index = emphasisEnd.upperBound
        continue
      }
      if index == quotation.lowerBound {
        finishCode(index, quotation.upperBound, false)
        index = quotation.upperBound
        continue
      }
      let character = line.characters[index]
      if character.argument >= 0 {
        argument(from: index)
        continue
      }
      switch character.kind {
      case .space:
        if space == .none {
          space = .space
        } else if space == .space, !foldsWhiteSpace, kind(index - 1) == .space,
          kind(index - 2) == .space
        {
          space = .wide
        }
        index += 1
      case .tab:
        space = .tab
        index += 1
      case .noBreakSpace:
        space = .noBreak
        index += 1
      case .attached:
        // A combining mark after nothing or after a sign is not a unit.
        index += 1
      case .control:
        control()
      case .leftToRight, .rightToLeft, .arabicLetter:
        letters()
      case .digit, .arabicDigit:
        number(from: index, core: index)
      case .sign:
        sign()
      }
    }
  }

  // MARK: Words

  mutating func letters() {
    if line.characters[index].kind == .leftToRight {
      code(from: index)
      return
    }
    let start = index
    var last = index
    var isArabic = false
    while index < count {
      let character = line.characters[index]
      switch character.kind {
      case .rightToLeft, .arabicLetter:
        isArabic = character.kind == .arabicLetter
        last = index
      case .attached:
        last = index
      case .sign
      where character.argument < 0 && isInsideWord(character.value)
        && (kind(index + 1) == .rightToLeft || kind(index + 1) == .arabicLetter):
        break
      default:
        finishWord(start, last, isArabic)
        return
      }
      index += 1
    }
    finishWord(start, last, isArabic)
  }

  /// Whether a sign may stand inside a word: apostrophes, and geresh and gershayim as people type them.
  func isInsideWord(_ value: UInt32) -> Bool {
    value == .quotationMark || value == .apostrophe || value == .rightSingleQuotationMark
      || value == .rightDoubleQuotationMark
  }

  mutating func finishWord(_ start: Int, _ last: Int, _ isArabic: Bool) {
    index = last + 1
    // A maqaf between foreign words is a hyphen that somebody typed on a Hebrew keyboard: no word of the language.
    if !isArabic,
      (start...last).allSatisfy({ Signs.isHebrewPunctuation(line.characters[$0].value) })
    {
      var text: [UInt8] = []
      text.appendScalar(line.characters[start].value)
      append(.sign, start..<last + 1, text: text)
      return
    }
    let text: [UInt8] = isArabic ? StandIn.arabicLetter : StandIn.hebrewLetter
    let isOwn = shape.direction == .rightToLeft
    append(isOwn ? .own : .foreign, start..<last + 1, text: text)
  }

  // MARK: Writing

  mutating func append(_ kind: LineUnit.Kind, _ range: Range<Int>, text: [UInt8]) {
    let start = Int(line.characters[range.lowerBound].start)
    let end = Int(line.characters[range.upperBound - 1].end)
    isSpaced = isSpaced || space != .none
    defer {
      space = .none
      if kind != .control { isSpaced = false }
    }
    if kind == .own { shape.hasOwn = true }
    if kind == .foreign { shape.hasForeign = true }
    if kind == .own, space != .tab, joinsWord(text, end) { return }
    let offset = shape.bytes.count
    shape.bytes += text
    let place = offset..<shape.bytes.count
    shape.units.append(
      LineUnit(
        kind: kind, source: start..<max(start, end), text: place, space: space, isSpaced: isSpaced,
        core: place))
  }

  /// Joins a word to the words of the language before it; false if they are not one unit.
  ///
  /// Such words are one unit because nothing can come between them on the screen.
  mutating func joinsWord(_ text: [UInt8], _ end: Int) -> Bool {
    let count = shape.units.count
    guard count > 0, space != .noBreak, text.count <= 2 else { return false }
    var last = count - 1
    if shape.units[last].kind == .sign, last > 0, shape.units[last].space == .none,
      Signs.joinsWords(shape.units[last].scalar)
    {
      last -= 1
    }
    let unit = shape.units[last]
    guard unit.kind == .own, !unit.isAddress, unit.text.count <= 2, unit.argument < 0,
      last == count - 1 || shape.units[count - 1].source.lowerBound >= unit.source.upperBound
    else { return false }
    if last < count - 1 {
      shape.bytes.removeLast(shape.bytes.count - shape.units[last].text.upperBound)
      shape.units.removeLast()
    }
    shape.bytes.removeLast(shape.bytes.count - shape.units[last].text.lowerBound)
    let start = shape.bytes.count
    shape.bytes += text
    shape.units[last].text = start..<shape.bytes.count
    shape.units[last].core = shape.units[last].text
    shape.units[last].source = shape.units[last].source.lowerBound..<end
    return true
  }
}
