/// A window on the bytes of a text, through which detectors look.
///
/// What is outside the window reads as 0, which is no character of any island.
struct IslandText {
  let bytes: TextBytes
  let lower: Int
  let upper: Int

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    index >= lower && index < upper ? bytes[index] : 0
  }

  /// Whether an ASCII character stands at an index.
  @inline(__always)
  func isAt(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    self[index] == UInt8(truncatingIfNeeded: character.value)
  }

  /// The character at an index, nil at the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index >= lower, index < upper else { return nil }
    return Unicode.Scalar(bytes.codePoint(at: index))
  }

  /// The character before an index, nil at the start.
  func scalar(before index: Int) -> Unicode.Scalar? {
    var start = index - 1
    while start >= lower, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// A stretch as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }

  /// How many bytes the character at an index has.
  @inline(__always)
  func width(at index: Int) -> Int { TextBytes.width(ofLead: self[index]) }

  // MARK: Characters of numbers

  /// How many bytes the decimal digit at an index has: ASCII, Arabic-Indic or extended Arabic-Indic; 0 for
  /// anything else.
  @inline(__always)
  func digitWidth(at index: Int) -> Int {
    let lead = self[index]
    if lead.isASCIIDigit { return 1 }
    guard lead == 0xD9 || lead == 0xDB else { return 0 }
    let second = self[index + 1]
    let first: UInt8 = lead == 0xD9 ? 0xA0 : 0xB0
    return second >= first && second < first + 10 ? 2 : 0
  }

  /// The value of the digit at an index, nil where there is none.
  func digitValue(at index: Int) -> Int? {
    switch digitWidth(at: index) {
    case 1: Int(self[index] - UInt8(ascii: "0"))
    case 2: Int(self[index + 1] & 0x0F)
    default: nil
    }
  }

  /// The end of the digits that begin at an index; the index where there are none.
  func endOfDigits(_ start: Int) -> Int {
    var index = start
    while case let width = digitWidth(at: index), width > 0 { index += width }
    return index
  }

  /// How many digits begin at an index, and where they end.
  func digits(at start: Int) -> (count: Int, end: Int) {
    var index = start
    var count = 0
    while case let width = digitWidth(at: index), width > 0 {
      index += width
      count += 1
    }
    return (count, index)
  }

  /// The number in at most four digits, nil for more and for none.
  func smallNumber(at start: Int) -> (value: Int, count: Int, end: Int)? {
    var index = start
    var value = 0
    var count = 0
    while let digit = digitValue(at: index) {
      guard count < 4 else { return nil }
      value = value * 10 + digit
      count += 1
      index += digitWidth(at: index)
    }
    return count > 0 ? (value, count, index) : nil
  }

  /// The end of a space at an index that may stand in a number: U+0020, U+00A0, U+2009, U+202F; else nil.
  func endOfSpace(_ index: Int) -> Int? {
    switch self[index] {
    case 0x20: return index + 1
    case 0xC2 where self[index + 1] == 0xA0: return index + 2
    case 0xE2 where self[index + 1] == 0x80 && (self[index + 2] == 0x89 || self[index + 2] == 0xAF):
      return index + 3
    default: return nil
    }
  }

  /// The end of a character at an index that is a hyphen, a dash or a minus; else nil.
  func endOfDash(_ index: Int) -> Int? {
    if self[index] == UInt8(ascii: "-") { return index + 1 }
    guard self[index] == 0xE2 else { return nil }
    // U+2010–2014, U+2212.
    let second = self[index + 1]
    let third = self[index + 2]
    return second == 0x80 && third >= 0x90 && third <= 0x94 || second == 0x88 && third == 0x92
      ? index + 3 : nil
  }

  // MARK: Letters

  /// The end of the Latin word that begins at an index: letters, digits and `_`, and Latin letters beyond
  /// ASCII with their marks.
  func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < upper {
      let byte = bytes[index]
      if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") {
        index += 1
      } else if byte >= 0xC3, byte <= 0xCA || byte == 0xE1, isLatinLetter(at: index) {
        index += TextBytes.width(ofLead: byte)
      } else if byte == 0xCC || byte == 0xCD, index > start {
        // Combining marks, U+0300–037F, stay with their letter.
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// Whether a letter of Latin script beyond ASCII stands at an index.
  func isLatinLetter(at index: Int) -> Bool {
    guard index >= lower, index < upper else { return false }
    let codePoint = bytes.codePoint(at: index)
    switch codePoint {
    // U+00D7 and U+00F7 are signs.
    case 0xC0...0x2AF: return codePoint != 0xD7 && codePoint != 0xF7
    case 0x1E00...0x1EFF: return true
    default: return false
    }
  }

  /// Whether a Latin letter or a digit stands before an index, so that no word begins there.
  func isInWord(_ index: Int) -> Bool {
    let before = self[index - 1]
    if before < 0x80 { return before.isASCIIAlphanumeric || before == UInt8(ascii: "_") }
    guard let scalar = scalar(before: index) else { return false }
    return isDigit(scalar)
      || (0xC0...0x2AF).contains(scalar.value) && scalar.properties.isAlphabetic
  }

  /// Whether what stands at an index continues a Latin word or a number.
  func continuesWord(_ index: Int) -> Bool {
    let byte = self[index]
    if byte < 0x80 { return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
    return digitWidth(at: index) > 0 || byte >= 0xC3 && byte <= 0xCA && isLatinLetter(at: index)
  }

  /// Whether a letter, a mark, a digit or `_` of any script stands at an index.
  func isNameCharacter(_ index: Int) -> Bool {
    let byte = self[index]
    if byte < 0x80 { return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
    guard let scalar = scalar(at: index) else { return false }
    // Persian words are written with U+200C in them.
    return scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "\u{200C}"
      || scalar.bidiClass == .nonspacingMark
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  /// Whether white space or nothing stands at an index.
  func isBlank(_ index: Int) -> Bool {
    let byte = self[index]
    return byte <= 0x20 || endOfSpace(index) != nil
  }

  /// Whether an island may begin at a sign at this index: white space, an opening or a quotation mark, a
  /// separator or nothing stands before it.
  func isAtOpening(_ index: Int) -> Bool {
    var index = index
    // Directional controls are passed over, as many as are put at one place.
    for _ in 0..<4 {
      guard self[index - 1] >= 0x80, let scalar = scalar(before: index),
        DirectionalFormatting(scalar) != nil
      else { break }
      index -= UTF8.width(scalar)
    }
    let before = self[index - 1]
    if before < 0x80 { return before <= 0x20 || Self.openings.contains(before) }
    guard let scalar = scalar(before: index) else { return true }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation, .spaceSeparator,
      .otherPunctuation:
      return true
    default: return false
    }
  }

  private static let openings = ASCIISet("([{<\"'`:,;=|>*!?")

  /// Whether what stands before an index is the beginning of a word, of letters that Hebrew and Arabic write
  /// before a word without a space: "and", "the", "in", "as", "to", "from", "that", "so", "will".
  ///
  /// At most three, such as `\u{0648}\u{0627}\u{0644}`, and before what is not of their script often a hyphen or
  /// U+05BE.
  func isBehindPrefix(_ index: Int) -> Bool {
    var start = index
    if start - 1 >= lower, isAt("-", start - 1) {
      start -= 1
    } else if start - 2 >= lower, bytes[start - 2] == 0xD6, bytes[start - 1] == 0xBE {
      start -= 2
    }
    for _ in 0..<3 {
      guard start - 2 >= lower, bytes[start - 2] & 0xC0 == 0xC0,
        Self.prefixes.contains(bytes.codePoint(at: start - 2))
      else { return false }
      start -= 2
      if isAtOpening(start) { return true }
    }
    return false
  }

  private static let prefixes: Set<UInt32> = [
    0x05D1, 0x05D4, 0x05D5, 0x05DB, 0x05DC, 0x05DE, 0x05E9,
    0x0627, 0x0628, 0x0633, 0x0641, 0x0643, 0x0644, 0x0648,
  ]

  /// Whether a stretch holds a right-to-left letter; controls do not count.
  func hasRightToLeftLetter(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = self[index]
      // Right-to-left letters are in U+0590–08FF, the presentation forms, and two planes of their own.
      if lead >= 0xD6, lead <= 0xE0 || lead >= 0xEF, let scalar = scalar(at: index),
        DirectionalFormatting(scalar) == nil, scalar.bidiClass.strongDirection == .rightToLeft
      {
        return true
      }
      index += TextBytes.width(ofLead: lead)
    }
    return false
  }

  /// Whether one of some characters stands at an index.
  func isAny(of characters: [Unicode.Scalar], at index: Int) -> Bool {
    scalar(at: index).map(characters.contains) ?? false
  }

  /// Whether a stretch holds an ASCII letter.
  func hasASCIILetter(_ range: Range<Int>) -> Bool { range.contains { self[$0].isASCIILetter } }

  /// Whether a stretch holds one of `A`…`Z`.
  func hasCapital(_ range: Range<Int>) -> Bool {
    range.contains { self[$0] >= 0x41 && self[$0] <= 0x5A }
  }

  /// Whether a stretch holds one of `a`…`z`.
  func hasSmallLetter(_ range: Range<Int>) -> Bool {
    range.contains { self[$0] >= 0x61 && self[$0] <= 0x7A }
  }

  /// Whether ASCII characters stand at an index, letters large or small; those asked for are small.
  func startsIgnoringCase(_ characters: StaticString, at index: Int) -> Bool {
    for offset in 0..<characters.utf8CodeUnitCount {
      let byte = self[index + offset]
      guard (byte.isASCIILetter ? byte | 0x20 : byte) == Self.byte(of: characters, offset) else {
        return false
      }
    }
    return true
  }

  /// Whether ASCII characters stand at an index.
  func starts(_ characters: StaticString, at index: Int) -> Bool {
    for offset in 0..<characters.utf8CodeUnitCount
    where self[index + offset] != Self.byte(of: characters, offset) {
      return false
    }
    return true
  }

  private static func byte(of characters: StaticString, _ offset: Int) -> UInt8 {
    unsafe characters.utf8Start[offset]
  }
}
