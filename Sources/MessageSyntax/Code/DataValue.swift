import BidiText

/// Values that programs read; a directional mark would break them.
enum DataValue {
  /// The kind of data that a value is; nil if it is text for people.
  ///
  /// A value is data if the whole of it is one code. Directional controls in it are ignored.
  ///
  /// - Complexity: O(*n*).
  static func kind(of value: String, _ bytes: [UInt8], hasControls: Bool) -> Message.DataKind? {
    if isFileFilter(bytes) { return .fileFilter }
    if isTimeFormat(bytes) || isMomentPattern(bytes) { return .timeFormat }
    if isKeywordList(bytes) { return .keywords }
    // Text for people mostly has a letter beyond ASCII near its beginning.
    for byte in bytes.prefix(64) where byte >= 0xC2 {
      guard hasControls, byte == .leadOfArabicLetterMark || byte == .leadOfGeneralPunctuation else {
        if hasControls { break }
        return kindWithLetters(of: value.utf8)
      }
    }
    let text = hasControls ? value.strippingControls() : value
    if let shape = DataShape.allCases.first(where: { $0.fits(text.utf8) }) { return shape.kind }
    guard !text.isEmpty else { return nil }
    guard text.utf8.allSatisfy({ $0.isASCII }) else { return kindWithLetters(of: text.utf8) }
    if isDatePattern(text.utf8) { return .datePattern }
    if isIdentifier(text.utf8) { return .identifier }
    return isHost(text.utf8) ? .address : nil
  }

  /// Names and patterns that a file dialog takes apart: at bars, or at two semicolons.
  ///
  /// Source: KFileDialog, "filter"; wxFileDialog, "wildcard"; .NET's `FileDialog.Filter`; Qt's `QFileDialog::getOpenFileName`, "filter".
  private static func isFileFilter(_ bytes: [UInt8]) -> Bool {
    // `*.png *.svg | Pictures`, the form of older programs of KDE.
    if bytes.starts(with: "*.".utf8), bytes.contains(.verticalLine) { return true }
    for (place, byte) in bytes.enumerated().dropLast() {
      let next = bytes[place + 1]
      if byte == .verticalLine, next == .asterisk,
        place + 2 == bytes.count || bytes[place + 2] == .fullStop
          || bytes[place + 2] == .verticalLine
      {
        return true
      }
      if byte == .semicolon, next == .semicolon, place > 0, bytes[place - 1] == .rightParenthesis {
        return true
      }
    }
    return false
  }

  /// Numbers that begin with 0, each with a word for its unit: `0100 h 060 m`, `099 days 024 h`.
  ///
  /// Source: Audacity's formats of time, NumericConverterFormats: a leading zero says how many digits a field has.
  private static func isTimeFormat(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == .digitZero else { return false }
    var fields = 0
    var isAfterNumber = false
    var words = bytes.split(separator: .space)[...]
    while let word = words.popFirst() {
      let digits = word.drop { !$0.isASCIIDigit && $0.isASCII }
      if let first = digits.first, first.isASCIIDigit {
        if first == .digitZero, digits.dropFirst().first?.isASCIIDigit == true { fields += 1 }
        isAfterNumber = true
      } else {
        guard isAfterNumber else { return false }
        isAfterNumber = false
      }
    }
    return fields > 1
  }

  /// Fields of dates with words in square brackets: `L [at] LT`, `dddd [at] HH:mm`.
  ///
  /// Source: Moment.js and Day.js, "Format", tokens, localized formats and escaped characters.
  private static func isMomentPattern(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(.leftSquareBracket), bytes.count < 200 else { return false }
    var hasLongField = false
    var hasWords = false
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == .leftSquareBracket {
        guard let close = rest.firstIndex(of: .rightSquareBracket) else { return false }
        hasWords = hasWords || close > rest.startIndex + 1
        rest = rest[(close + 1)...]
      } else if byte.isASCIILetter {
        let field = rest.prefix(while: \.isASCIILetter)
        guard momentFields.contains(String(decoding: field, as: UTF8.self)) else { return false }
        hasLongField = hasLongField || field.count > 1
        rest = rest[field.endIndex...]
      } else if rest.starts(with: "\u{60C}".utf8) {
        rest = rest.dropFirst(2)
      } else {
        guard " ,.:/-".utf8.contains(byte) else { return false }
        rest.removeFirst()
      }
    }
    // One letter may name a key or a size: `A [x], M [y]`.
    return hasWords && hasLongField
  }

  private static let momentFields: Set<String> = [
    "A", "D", "DD", "DDD", "DDDD", "Do", "E", "GGGG", "H", "HH", "L", "LL", "LLL", "LLLL", "LT",
    "LTS",
    "M", "MM", "MMM", "MMMM", "Mo", "Q", "Qo", "S", "SS", "SSS", "W", "WW", "Wo", "X", "Y", "YY",
    "YYYY", "Z", "ZZ", "a", "d", "dd", "ddd", "dddd", "do", "e", "gggg", "h", "hh", "k", "kk", "l",
    "ll", "lll", "llll", "m", "mm", "s", "ss", "w", "wo", "ww", "x", "z", "zz",
  ]

  /// Two words and more with a semicolon after each, or with one between four and more, and no space beside it: the search words of a program.
  ///
  /// Sources: freedesktop.org, Desktop Entry Specification, the key Keywords and the type string(s), where the last semicolon
  /// may be missing; GNOME Shell's `system-actions`.
  private static func isKeywordList(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(.semicolon) else { return false }
    let isEnded = bytes.last == .semicolon || bytes.suffix(2) == [0xD8, 0x9B]
    var words = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == ";" || $0 == "\u{61B}" }
    if isEnded { words.removeLast() }
    return words.count > (isEnded ? 1 : 3)
      && words.allSatisfy { word in
        !word.isEmpty && word.first != " " && word.last != " "
          && !word.contains { "&<>=()\"".unicodeScalars.contains($0) }
      }
  }

  /// Fields of a date or time, such as `d MMM y` and `HH:mm`.
  ///
  /// Source: UTS #35, Date Field Symbol Table.
  private static func isDatePattern(_ text: String.UTF8View) -> Bool {
    fieldCount(of: text).count > 1
  }

  /// The kind of a value with letters beyond ASCII: a date pattern (`d בMMMM`), a name (`app_name_של`), JSON.
  private static func kindWithLetters(of text: String.UTF8View) -> Message.DataKind? {
    guard let first = text.first, first.isASCII else { return nil }
    if DataShape.json.fits(text) { return .json }
    let fields = fieldCount(of: text)
    // A single letter may be a word.
    if fields.count > 1, fields.longest > 2 { return .datePattern }
    let isName = text.allSatisfy {
      !$0.isASCII || $0 == .lowLine || $0.isASCIILetter || $0.isASCIIDigit
    }
    // One underscore at the beginning marks a shortcut of a menu: `_name`.
    return isName && text.dropFirst().contains(.lowLine) ? .identifier : nil
  }

  /// The number of fields in a date pattern, and the length of the longest; 0 if the text has another letter of ASCII.
  private static func fieldCount(of text: String.UTF8View) -> (count: Int, longest: Int) {
    var fields = 0
    var (length, longest) = (0, 0)
    var field: UInt8?
    for byte in text {
      if !byte.isASCII {
        field = nil
        continue
      }
      guard byte.isASCIILetter else {
        guard " -/.,:'".utf8.contains(byte) else { return (0, 0) }
        field = nil
        continue
      }
      if byte == field {
        length += 1
        longest = max(longest, length)
        continue
      }
      guard field == nil, "yYMLdEecHhKkmsSaQqwzZVXxG".utf8.contains(byte) else { return (0, 0) }
      (field, length) = (byte, 1)
      fields += 1
    }
    return (fields, longest)
  }

  /// Letters, digits, `_`, `-` and `.` without spaces, with an underscore or with a dot between letters.
  private static func isIdentifier(_ text: String.UTF8View) -> Bool {
    var hasJoint = false
    var last: UInt8 = 0
    for byte in text {
      let isLetter = byte.isASCIILetter
      guard isLetter || byte.isASCIIDigit || "_-.%@{}$".utf8.contains(byte) else {
        return false
      }
      if byte == .lowLine, last != 0 || text.count > 1 { hasJoint = true }
      if isLetter, last == .fullStop, text.count > 4 { hasJoint = true }
      last = byte
    }
    // `U.S.` and `e.g.` are words.
    return hasJoint && text.last != .fullStop
  }

  /// `name@example.com`, `example.com/path`.
  private static func isHost(_ text: String.UTF8View) -> Bool {
    guard !text.contains(where: { $0 <= .space }), let dot = text.lastIndex(of: .fullStop),
      text.index(after: dot) < text.endIndex, text.first != .commercialAt
    else { return false }
    return text.contains(.commercialAt) || text.contains(.solidus)
  }
}
