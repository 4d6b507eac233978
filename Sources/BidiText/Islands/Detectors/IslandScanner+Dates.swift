extension IslandScanner {
  /// `2024-11-21`, `21/11/2024`, `21.11.24`, `2024-11-21T09:30:00Z`, and two of them with a dash.
  func date(_ start: Int) -> Found? {
    guard wants(.date), let first = endOfDate(start) else { return nil }
    var end = first
    var hasLetters = false
    if let next = endOfRangeSign(end), let second = endOfDate(next) {
      end = second
    } else if let time = endOfTimestamp(end) {
      hasLetters = text.isAt("T", end)
      end = time
    }
    guard !text.continuesWord(end) else { return nil }
    return Found(start..<end, .date, hasLetters ? .leftToRight : .number)
  }

  /// The end of year, month, day with one sign between, in one of the orders in use.
  private func endOfDate(_ start: Int) -> Int? {
    guard let first = text.smallNumber(at: start), Self.dateSigns.contains(text[first.end]),
      let second = text.smallNumber(at: first.end + 1), text[second.end] == text[first.end],
      let third = text.smallNumber(at: second.end + 1), second.count <= 2
    else { return nil }
    let sign = text[first.end]
    // A fourth number makes it something else.
    if text[third.end] == sign, text.digitWidth(at: third.end + 1) > 0 { return nil }
    let isYearFirst = Self.isYear(first) && Self.isMonth(second) && Self.isDay(third)
    let isYearLast =
      Self.isYear(third)
      && (Self.isDay(first) && Self.isMonth(second) || Self.isMonth(first) && Self.isDay(second))
    // `1.2.24` is as well a version; with slashes a date of two digits for the year.
    let isShort =
      sign == UInt8(ascii: "/") && third.count == 2 && first.count <= 2
      && (Self.isDay(first) && Self.isMonth(second) || Self.isMonth(first) && Self.isDay(second))
    return isYearFirst || isYearLast || isShort ? third.end : nil
  }

  private typealias Number = (value: Int, count: Int, end: Int)

  private static let dateSigns = ASCIISet("-/.")

  /// Four digits: of the Gregorian, the Islamic, the Persian or the Hebrew calendar.
  private static func isYear(_ number: Number) -> Bool {
    number.count == 4 && (1000..<3000 ~= number.value || 5000..<6000 ~= number.value)
  }

  private static func isMonth(_ number: Number) -> Bool {
    number.count <= 2 && 1...12 ~= number.value
  }

  private static func isDay(_ number: Number) -> Bool {
    number.count <= 2 && 1...31 ~= number.value
  }

  /// The end of `T09:30:00.000+02:00` behind a date (ISO 8601), and of ` 09:30:00+0200`.
  private func endOfTimestamp(_ start: Int) -> Int? {
    guard text.isAt("T", start) || text.isAt(" ", start) && text.isAt(":", start + 3),
      text[start + 1].isASCIIDigit, text[start + 2].isASCIIDigit
    else { return nil }
    var index = start + 1
    while index < start + 32, Self.timestampCharacters.contains(text[index]) { index += 1 }
    while index > start, !text[index - 1].isASCIIAlphanumeric { index -= 1 }
    return index
  }

  private static let timestampCharacters = ASCIISet(":.+-Z", digits: true)

  // MARK: Dates in English words

  private static let months = WordSet(
    """
    january february march april may june july august september october november december jan feb mar \
    apr jun jul aug sep sept oct nov dec
    """)

  /// `November 21, 2024`, `Nov 2024`.
  func dateInWords(_ start: Int, end: Int) -> Found? {
    guard wants(.date), end - start <= 9, Self.months.containsLowercased(text, start..<end),
      text.hasCapital(start..<start + 1)
    else { return nil }
    let point = text.isAt(".", end) ? end + 1 : end
    guard let space = text.endOfSpace(point), let number = text.smallNumber(at: space) else {
      return nil
    }
    if Self.isYear(number) {
      return text.continuesWord(number.end) ? nil : Found(start..<number.end, .date)
    }
    guard Self.isDay(number) else { return nil }
    let comma = text.isAt(",", number.end) ? number.end + 1 : number.end
    if let space = text.endOfSpace(comma), let year = text.smallNumber(at: space),
      Self.isYear(year),
      !text.continuesWord(year.end)
    {
      return Found(start..<year.end, .date)
    }
    return text.continuesWord(number.end) ? nil : Found(start..<number.end, .date)
  }

  /// `21 November 2024`, `21 Nov`.
  func dateInWords(afterDay start: Int) -> Found? {
    guard wants(.date), let day = text.smallNumber(at: start), Self.isDay(day),
      let word = text.endOfSpace(day.end), text[word].isASCIILetter
    else { return nil }
    let end = text.endOfWord(word)
    guard end - word <= 9, Self.months.containsLowercased(text, word..<end),
      text.hasCapital(word..<word + 1)
    else { return nil }
    let point = text.isAt(".", end) && text.endOfSpace(end + 1) != nil ? end + 1 : end
    if let space = text.endOfSpace(point), let year = text.smallNumber(at: space),
      Self.isYear(year),
      !text.continuesWord(year.end)
    {
      return Found(start..<year.end, .date)
    }
    return Found(start..<end, .date)
  }

  // MARK: Patterns

  /// Letters of patterns, and stretches of them that are in most patterns.
  ///
  /// Source: Unicode Technical Standard #35, part 4, Date Field Symbol Table.
  private static let patternLetters = ASCIISet("GyYuMLwWdDFEecahHKkmsSzZvVxX")
  private static let usualFields = WordSet(
    "yy yyyy MM MMM MMMM LLL LLLL dd EE EEE EEEE HH hh mm ss")

  /// A pattern that is the whole text, such as `EEEE, d MMMM`: each stretch of its ASCII letters is one
  /// letter repeated, one of the usual stretches is there, and no word of Hebrew or Arabic is outside
  /// apostrophes; one letter is, as in CLDR's patterns for Hebrew.
  func datePatternOfAll() -> Found? {
    var isUsual = false
    var index = text.lower
    var isQuoted = false
    while index < text.upper {
      let byte = text[index]
      guard byte.isASCIILetter, !isQuoted else {
        // A digit, a brace or a percent sign is of no pattern; text in one stands between apostrophes.
        if !isQuoted {
          if byte.isASCIIDigit || Self.neverInPatterns.contains(byte) { return nil }
          if isRightToLeftLetter(index), isRightToLeftLetter(index + text.width(at: index)) {
            return nil
          }
        }
        isQuoted = isQuoted != (byte == UInt8(ascii: "'"))
        index += text.width(at: index)
        continue
      }
      guard let end = endOfField(index) else { return nil }
      isUsual = isUsual || Self.usualFields.contains(text, index..<end)
      index = end
    }
    return isUsual ? Found(text.lower..<text.upper, .datePattern) : nil
  }

  private func isRightToLeftLetter(_ index: Int) -> Bool {
    index < text.upper && text.hasRightToLeftLetter(in: index..<index + text.width(at: index))
  }

  private static let neverInPatterns = ASCIISet("%{}<>@")

  /// `yyyy-MM-dd`, `HH:mm` in a text: two stretches or more with a sign between.
  func datePattern(_ start: Int, end: Int) -> Found? {
    guard wants(.datePattern), Self.patternSigns.contains(text[end]),
      // A part of what was no pattern is none.
      !(Self.patternSigns.contains(text[start - 1]) && text[start - 2].isASCIILetter)
    else { return nil }
    var index = start
    var fields = 0
    var isUsual = false
    while let field = endOfField(index) {
      isUsual = isUsual || Self.usualFields.contains(text, index..<field)
      fields += 1
      index = field
      guard Self.patternSigns.contains(text[field]), text[field + 1].isASCIILetter else { break }
      index = field + 1
    }
    guard fields > 1, isUsual, !text.continuesWord(index) else { return nil }
    return Found(start..<index, .datePattern)
  }

  private static let patternSigns = ASCIISet("-/.:")

  /// The end of one letter repeated, nil where another letter follows.
  private func endOfField(_ start: Int) -> Int? {
    let letter = text[start]
    guard Self.patternLetters.contains(letter) else { return nil }
    var end = start
    while text[end] == letter { end += 1 }
    return text.continuesWord(end) ? nil : end
  }
}
