package import BidiText
import MessageSyntax

/// The kinds of characters that the scanner of units distinguishes.
enum CharacterKind {
  case leftToRight, rightToLeft, arabicLetter
  case digit, arabicDigit
  case space, tab, noBreakSpace
  /// A combining mark, a joiner, a variation selector: part of the character before it.
  case attached
  case control
  case sign

  init(_ value: UInt32) {
    if value.isASCII {
      self = Self.ascii(UInt8(value))
    } else if UInt32.hebrewLetters.contains(value) {
      self = .rightToLeft
    } else if UInt32.arabicLetters.contains(value) || UInt32.moreArabicLetters.contains(value) {
      self = .arabicLetter
    } else {
      self = Self.other(value)
    }
  }

  private static func ascii(_ byte: UInt8) -> CharacterKind {
    if byte.isASCIILetter { return .leftToRight }
    if byte.isASCIIDigit { return .digit }
    switch byte {
    case .space, .formFeed: return .space
    case .characterTabulation, .lineTabulation, .informationSeparatorOne: return .tab
    default: return byte < .space || byte == .delete ? .attached : .sign
    }
  }

  private static func other(_ value: UInt32) -> CharacterKind {
    guard let scalar = Unicode.Scalar(value) else { return .sign }
    switch scalar.bidiClass {
    case .leftToRight: return value == .leftToRightMark ? .control : .leftToRight
    case .rightToLeft: return value == .rightToLeftMark ? .control : .rightToLeft
    case .arabicLetter:
      // The algorithm treats the Arabic question mark, semicolon and full stop as letters. Readers see punctuation.
      if Signs.isRightToLeft(value) { return .sign }
      return value == .arabicLetterMark ? .control : .arabicLetter
    case .europeanNumber: return .digit
    case .arabicNumber: return UInt32.arabicIndicDigits.contains(value) ? .arabicDigit : .sign
    case .whiteSpace: return .space
    case .segmentSeparator: return .tab
    case .nonspacingMark, .boundaryNeutral: return .attached
    case .commonSeparator where value == .noBreakSpace || value == .narrowNoBreakSpace:
      return .noBreakSpace
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
      .rightToLeftOverride, .popDirectionalFormat, .leftToRightIsolate, .rightToLeftIsolate,
      .firstStrongIsolate, .popDirectionalIsolate:
      return .control
    default: return .sign
    }
  }

  /// Whether it is a letter.
  var isLetter: Bool {
    switch self {
    case .leftToRight, .rightToLeft, .arabicLetter: true
    default: false
    }
  }

  /// Whether it is a digit.
  var isDigit: Bool { self == .digit || self == .arabicDigit }
}

/// Sets of signs, by their use.
package enum Signs {
  /// Punctuation that ends a sentence or a part of one.
  static func isSentenceSign(_ value: UInt32) -> Bool {
    switch value {
    case .exclamationMark, .comma, .fullStop, .colon, .semicolon, .questionMark,
      .horizontalEllipsis, .arabicComma, .arabicSemicolon, .arabicQuestionMark, .arabicFullStop:
      true
    default: false
    }
  }

  /// Punctuation between the parts of a title.
  static func joinsTitle(_ value: UInt32) -> Bool {
    value == .hyphenMinus || value == .enDash || value == .emDash || value == .verticalLine
      || value == .colon
  }

  /// Punctuation between the items of a list.
  static func separatesListItems(_ value: UInt32) -> Bool {
    value == .comma || value == .semicolon || value == .arabicComma || value == .arabicSemicolon
  }

  /// Punctuation with the bidi class of a letter: the Arabic semicolon, question mark and full stop.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case .arabicSemicolon, .arabicEndOfTextMark, .arabicTripleDotPunctuationMark,
      .arabicQuestionMark, .arabicFullStop:
      true
    default: false
    }
  }

  /// Punctuation of Hebrew with the bidi class of a letter: maqaf, paseq, sof pasuq and nun hafukha.
  static func isHebrewPunctuation(_ value: UInt32) -> Bool {
    value == .hebrewPunctuationMaqaf || value == .hebrewPunctuationPaseq
      || value == .hebrewPunctuationSofPasuq || value == .hebrewPunctuationNunHafukha
  }

  /// Signs that may stand between two words of one direction without changing the order.
  static func joinsWords(_ value: UInt32) -> Bool {
    isSentenceSign(value) || value == .hyphenMinus || value == .enDash || value == .emDash
      || value == .apostrophe
      || value == .rightSingleQuotationMark
  }

  /// Signs that belong to the word or number after them: `@bob`, `#tag`, `$HOME`, `+1`, `-5`.
  static func isPrefix(_ value: UInt32) -> Bool {
    value == .commercialAt || value == .numberSign || value == .plusSign || value == .hyphenMinus
      || value == .minusSign || isApproximation(value)
      || isCurrency(value) || isPercent(value)
  }

  /// Signs of tolerance and approximation before a number: `±5`, `≈3`.
  ///
  /// Source: UAX #9, rule W5 for `±` and `∓`, which are European terminators; both sides are read for the others.
  static func isApproximation(_ value: UInt32) -> Bool {
    switch Unicode.Scalar(value) {
    case "±", "∓", "≈", "~", "№": true
    default: false
    }
  }

  /// Signs after a number that belong to it, and that may stand on either side: `360°`, `5′`.
  static func isNumberSuffix(_ value: UInt32) -> Bool {
    switch Unicode.Scalar(value) {
    case "°", "′", "″": true
    default: false
    }
  }

  /// Signs of minutes of an angle, and of feet: `5′`, `5'`.
  static func isMinute(_ value: UInt32) -> Bool {
    value == .apostrophe || value == .rightSingleQuotationMark || value == 0x2032
  }

  /// Signs of seconds of an angle, and of inches: `5″`, `5"`.
  static func isSecond(_ value: UInt32) -> Bool {
    value == .quotationMark || value == 0x201D || value == 0x2033
  }

  /// Fractions of one character, which stay to the right of their number: `1½`.
  static func isVulgarFraction(_ value: UInt32) -> Bool {
    (0xBC...0xBE).contains(value) || (0x2150...0x215E).contains(value) || value == 0x2189
  }

  /// Signs that belong to the word before them: `C++`, `c#`, `Windows™`, `25°`.
  static func isSuffix(_ value: UInt32) -> Bool {
    value == .plusSign || value == .numberSign || value == .asterisk || value == .tradeMarkSign
      || value == .registeredSign
      || value == .copyrightSign
      || value == .degreeSign
  }

  static func isPercent(_ value: UInt32) -> Bool {
    value == .percentSign || value == .arabicPercentSign || value == .perMilleSign
      || value == .arabicIndicPerMilleSign
  }

  static func isCurrency(_ value: UInt32) -> Bool {
    switch value {
    case .dollarSign, .centSign, .poundSign, .currencySign, .yenSign, .afghaniSign: true
    default: UInt32.currencySymbols.contains(value)
    }
  }

  /// Symbols of keys: Control, Shift, Option, Command, Escape, Delete, Return and others.
  static func isModifierKey(_ value: UInt32) -> Bool {
    switch Unicode.Scalar(value) {
    case "⌃", "⇧", "⇪", "⌥", "⌘", "⎋", "⌦", "⌫", "⏎": true
    default: false
    }
  }

  /// Whether a word is the name of a modifier key.
  ///
  /// Source: UI Events KeyboardEvent key Values, "Modifier Keys", and the names on the keys of Windows and macOS.
  static func isModifierName(_ word: [Unicode.Scalar]) -> Bool {
    guard (2...8).contains(word.count) else { return false }
    let name = String(String.UnicodeScalarView(word)).lowercased()
    return [
      "alt", "altgr", "cmd", "command", "control", "ctrl", "fn", "meta", "option", "shift", "strg",
      "super", "win",
    ].contains(name)
  }

  static func isMinus(_ value: UInt32) -> Bool { value == .hyphenMinus || value == .minusSign }

  static func isQuotation(_ value: UInt32) -> Bool {
    switch value {
    case .quotationMark, .leftDoubleQuotationMark, .rightDoubleQuotationMark,
      .doubleLow9QuotationMark, .doubleHighReversed9QuotationMark, .leftSingleQuotationMark,
      .singleLow9QuotationMark, .graveAccent:
      true
    default: false
    }
  }

  /// The marks that close a quotation, by the mark that opens it; nil for another sign.
  ///
  /// Languages use marks in different ways: one that closes in English opens in German or Swedish. Source: CLDR, delimiters.
  static func closers(ofQuotation open: UInt32) -> (UInt32, UInt32)? {
    switch open {
    case .quotationMark, .apostrophe, .graveAccent: (open, open)
    case .leftDoubleQuotationMark: (.rightDoubleQuotationMark, .rightDoubleQuotationMark)
    case .rightDoubleQuotationMark, .doubleLow9QuotationMark:
      (.rightDoubleQuotationMark, .leftDoubleQuotationMark)
    case .leftSingleQuotationMark: (.rightSingleQuotationMark, .rightSingleQuotationMark)
    // Arabic and Urdu open with the mark that closes in English. It is an apostrophe, too, so nothing else closes it.
    case .rightSingleQuotationMark: (.leftSingleQuotationMark, .leftSingleQuotationMark)
    case .singleLow9QuotationMark: (.rightSingleQuotationMark, .leftSingleQuotationMark)
    case 0xAB: (0xBB, 0xBB)
    default: nil
    }
  }

  /// Whether a sign separates numbers, and whether it makes a range.
  static func numberSeparator(_ value: UInt32) -> (isSeparator: Bool, isRange: Bool) {
    switch value {
    case .hyphenMinus, .enDash, .emDash, .tilde, .minusSign: (true, true)
    case .latinSmallLetterX, .latinCapitalLetterX, .multiplicationSign, .asterisk, .solidus, .colon,
      .ratio:
      (true, false)
    default: (false, false)
    }
  }

  /// Letters of patterns of dates and times: `yyyy-MM-dd HH:mm:ss`.
  static func isDatePattern(_ value: UInt32) -> Bool {
    Unicode.Scalar(value).map { "yYMdDHhmsSu".unicodeScalars.contains($0) } ?? false
  }

  /// Signs between the letters of date patterns.
  static func joinsDatePatterns(_ value: UInt32) -> Bool {
    value == .hyphenMinus || value == .fullStop || value == .solidus || value == .colon
  }

  /// Whether a separator points, and in which direction; nil if its glyph is mirrored.
  package static func pointer(_ value: UInt32) -> (isPointer: Bool, points: WritingDirection?) {
    switch Unicode.Scalar(value) {
    case ">", "<", "›", "‹", "»", "«": (true, nil)
    case "→", "➡", "➔", "▶", "▸": (true, .leftToRight)
    case "←", "⬅", "◀", "◂": (true, .rightToLeft)
    default: (false, nil)
    }
  }
}
