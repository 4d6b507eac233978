package import BidiText

/// What a character is to the scanner of units.
enum CharacterKind {
  case leftToRight, rightToLeft, arabicLetter
  case digit, arabicDigit
  case space, tab, noBreakSpace
  /// A combining mark, a joiner, a variation selector: part of what stands before it.
  case attached
  case control
  case sign

  init(_ value: UInt32) {
    if value < 0x80 {
      self = Self.ascii(UInt8(value))
    } else if value >= 0x05D0, value <= 0x05EA {
      self = .rightToLeft
    } else if value >= 0x0620, value <= 0x064A || value >= 0x0671 && value <= 0x06D3 {
      self = .arabicLetter
    } else {
      self = Self.other(value)
    }
  }

  private static func ascii(_ byte: UInt8) -> CharacterKind {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: .leftToRight
    case 0x30...0x39: .digit
    case 0x20: .space
    case 0x09, 0x0B, 0x1F: .tab
    case 0x0C: .space
    case 0x00...0x1E, 0x7F: .attached
    default: .sign
    }
  }

  private static func other(_ value: UInt32) -> CharacterKind {
    guard let scalar = Unicode.Scalar(value) else { return .sign }
    switch scalar.bidiClass {
    case .leftToRight: return value == 0x200E ? .control : .leftToRight
    case .rightToLeft: return value == 0x200F ? .control : .rightToLeft
    case .arabicLetter:
      // The question mark, the semicolon and the full stop are letters to the algorithm, signs to a reader.
      if Signs.isRightToLeft(value) { return .sign }
      return value == 0x061C ? .control : .arabicLetter
    case .europeanNumber: return .digit
    case .arabicNumber: return value >= 0x0660 && value <= 0x0669 ? .arabicDigit : .sign
    case .whiteSpace: return .space
    case .segmentSeparator: return .tab
    case .nonspacingMark, .boundaryNeutral: return .attached
    case .commonSeparator where value == 0xA0 || value == 0x202F: return .noBreakSpace
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

/// Small sets of signs that the scanner knows, by what they do.
package enum Signs {
  /// Signs that close a sentence, or a part of one.
  static func isSentenceSign(_ value: UInt32) -> Bool {
    switch value {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x2026, 0x060C, 0x061B, 0x061F, 0x06D4: true
    default: false
    }
  }

  /// Signs of the sentence between the items of a list.
  static func partsList(_ value: UInt32) -> Bool {
    value == 0x2C || value == 0x3B || value == 0x060C || value == 0x061B
  }

  /// Signs of the sentence that have the direction of a letter: the Arabic semicolon, question mark and full stop.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x061B, 0x061D...0x061F, 0x06D4: true
    default: false
    }
  }

  /// Signs that change nothing between two words of one direction.
  static func joinsWords(_ value: UInt32) -> Bool {
    isSentenceSign(value) || value == 0x2D || value == 0x2013 || value == 0x2014 || value == 0x27
      || value == 0x2019
  }

  /// Signs that belong to what they begin: `@bob`, `#tag`, `$HOME`, `+1`, `-5`.
  static func isPrefix(_ value: UInt32) -> Bool {
    value == 0x40 || value == 0x23 || value == 0x2B || value == 0x2D || value == 0x2212
      || isCurrency(value) || isPercent(value)
  }

  /// Signs that belong to the word before them: `C++`, `c#`, `Windows™`, `25°`.
  static func isSuffix(_ value: UInt32) -> Bool {
    value == 0x2B || value == 0x23 || value == 0x2A || value == 0x2122 || value == 0xAE
      || value == 0xA9
      || value == 0xB0
  }

  static func isPercent(_ value: UInt32) -> Bool {
    value == 0x25 || value == 0x066A || value == 0x2030 || value == 0x0609
  }

  static func isCurrency(_ value: UInt32) -> Bool {
    switch value {
    case 0x24, 0xA2...0xA5, 0x060B, 0x20A0...0x20C0: true
    default: false
    }
  }

  /// Signs on keys: those of Control, Shift, Option, Command, Escape, Delete, Return and their like.
  static func isModifierKey(_ value: UInt32) -> Bool {
    switch value {
    case 0x2303, 0x2318, 0x2325, 0x2326, 0x232B, 0x238B, 0x23CE, 0x21E7, 0x21EA: true
    default: false
    }
  }

  static func isMinus(_ value: UInt32) -> Bool { value == 0x2D || value == 0x2212 }

  static func isQuotation(_ value: UInt32) -> Bool {
    switch value {
    case 0x22, 0x201C...0x201F, 0x2018, 0x201A, 0x60: true
    default: false
    }
  }

  /// Separators of numbers, and whether they make a range.
  static func numberSeparator(_ value: UInt32) -> (isSeparator: Bool, isRange: Bool) {
    switch value {
    case 0x2D, 0x2013, 0x2014, 0x7E, 0x2212: (true, true)
    case 0x78, 0x58, 0xD7, 0x2A, 0x2F, 0x3A, 0x2236: (true, false)
    default: (false, false)
    }
  }

  /// Letters of patterns of dates and times: `yyyy-MM-dd HH:mm:ss`.
  static func isDatePattern(_ value: UInt32) -> Bool {
    Unicode.Scalar(value).map { "yYMdDHhmsSu".unicodeScalars.contains($0) } ?? false
  }

  /// Signs between the letters of such patterns.
  static func joinsDatePatterns(_ value: UInt32) -> Bool {
    value == 0x2D || value == 0x2E || value == 0x2F || value == 0x3A
  }

  /// Separators that point, and where; nil where the glyph turns with its direction.
  package static func pointer(_ value: UInt32) -> (isPointer: Bool, points: WritingDirection?) {
    switch value {
    case 0x3E, 0x3C, 0x203A, 0x2039, 0xBB, 0xAB: (true, nil)
    case 0x2192, 0x27A1, 0x2794, 0x25B6, 0x25B8: (true, .leftToRight)
    case 0x2190, 0x2B05, 0x25C0, 0x25C2: (true, .rightToLeft)
    default: (false, nil)
    }
  }
}
