import BidiText

/// Characters of ASCII by their names in Unicode, as bytes of UTF-8 and as values of scalars.
extension FixedWidthInteger where Self: UnsignedInteger {
  @inline(__always) static var characterTabulation: Self { 0x09 }
  @inline(__always) static var lineFeed: Self { 0x0A }
  @inline(__always) static var lineTabulation: Self { 0x0B }
  @inline(__always) static var formFeed: Self { 0x0C }
  @inline(__always) static var carriageReturn: Self { 0x0D }
  @inline(__always) static var informationSeparatorFour: Self { 0x1C }
  @inline(__always) static var informationSeparatorThree: Self { 0x1D }
  @inline(__always) static var informationSeparatorTwo: Self { 0x1E }
  @inline(__always) static var informationSeparatorOne: Self { 0x1F }
  @inline(__always) static var space: Self { 0x20 }
  @inline(__always) static var exclamationMark: Self { 0x21 }
  @inline(__always) static var quotationMark: Self { 0x22 }
  @inline(__always) static var numberSign: Self { 0x23 }
  @inline(__always) static var dollarSign: Self { 0x24 }
  @inline(__always) static var percentSign: Self { 0x25 }
  @inline(__always) static var ampersand: Self { 0x26 }
  @inline(__always) static var apostrophe: Self { 0x27 }
  @inline(__always) static var leftParenthesis: Self { 0x28 }
  @inline(__always) static var rightParenthesis: Self { 0x29 }
  @inline(__always) static var asterisk: Self { 0x2A }
  @inline(__always) static var plusSign: Self { 0x2B }
  @inline(__always) static var comma: Self { 0x2C }
  @inline(__always) static var hyphenMinus: Self { 0x2D }
  @inline(__always) static var fullStop: Self { 0x2E }
  @inline(__always) static var solidus: Self { 0x2F }
  @inline(__always) static var digitZero: Self { 0x30 }
  @inline(__always) static var digitOne: Self { 0x31 }
  @inline(__always) static var digitTwo: Self { 0x32 }
  @inline(__always) static var colon: Self { 0x3A }
  @inline(__always) static var semicolon: Self { 0x3B }
  @inline(__always) static var lessThanSign: Self { 0x3C }
  @inline(__always) static var equalsSign: Self { 0x3D }
  @inline(__always) static var greaterThanSign: Self { 0x3E }
  @inline(__always) static var questionMark: Self { 0x3F }
  @inline(__always) static var commercialAt: Self { 0x40 }
  @inline(__always) static var latinCapitalLetterF: Self { 0x46 }
  @inline(__always) static var latinCapitalLetterX: Self { 0x58 }
  @inline(__always) static var leftSquareBracket: Self { 0x5B }
  @inline(__always) static var reverseSolidus: Self { 0x5C }
  @inline(__always) static var rightSquareBracket: Self { 0x5D }
  @inline(__always) static var lowLine: Self { 0x5F }
  @inline(__always) static var graveAccent: Self { 0x60 }
  @inline(__always) static var latinSmallLetterA: Self { 0x61 }
  @inline(__always) static var latinSmallLetterF: Self { 0x66 }
  @inline(__always) static var latinSmallLetterK: Self { 0x6B }
  @inline(__always) static var latinSmallLetterS: Self { 0x73 }
  @inline(__always) static var latinSmallLetterT: Self { 0x74 }
  @inline(__always) static var latinSmallLetterW: Self { 0x77 }
  @inline(__always) static var latinSmallLetterX: Self { 0x78 }
  @inline(__always) static var leftCurlyBracket: Self { 0x7B }
  @inline(__always) static var verticalLine: Self { 0x7C }
  @inline(__always) static var rightCurlyBracket: Self { 0x7D }
  @inline(__always) static var tilde: Self { 0x7E }
  @inline(__always) static var delete: Self { 0x7F }

  @inline(__always) var isASCII: Bool { self < 0x80 }
  @inline(__always) var isASCIICapital: Bool { self >= 0x41 && self <= 0x5A }
  @inline(__always) var isASCIISmallLetter: Bool { self >= 0x61 && self <= 0x7A }

  /// The small letter for a letter of ASCII.
  ///
  /// For other characters, a value that is no small letter.
  @inline(__always) var smallLetter: Self { self | 0x20 }
}

/// Characters beyond ASCII by their names in Unicode, and some ranges of them.
extension UInt32 {
  @inline(__always) static var nextLine: UInt32 { 0x85 }
  @inline(__always) static var noBreakSpace: UInt32 { 0xA0 }
  @inline(__always) static var centSign: UInt32 { 0xA2 }
  @inline(__always) static var poundSign: UInt32 { 0xA3 }
  @inline(__always) static var currencySign: UInt32 { 0xA4 }
  @inline(__always) static var yenSign: UInt32 { 0xA5 }
  @inline(__always) static var copyrightSign: UInt32 { 0xA9 }
  @inline(__always) static var registeredSign: UInt32 { 0xAE }
  @inline(__always) static var degreeSign: UInt32 { 0xB0 }
  @inline(__always) static var multiplicationSign: UInt32 { 0xD7 }
  @inline(__always) static var hebrewPunctuationMaqaf: UInt32 { 0x05BE }
  @inline(__always) static var hebrewPunctuationPaseq: UInt32 { 0x05C0 }
  @inline(__always) static var hebrewPunctuationSofPasuq: UInt32 { 0x05C3 }
  @inline(__always) static var hebrewPunctuationNunHafukha: UInt32 { 0x05C6 }
  @inline(__always) static var arabicIndicPerMilleSign: UInt32 { 0x0609 }
  @inline(__always) static var afghaniSign: UInt32 { 0x060B }
  @inline(__always) static var arabicComma: UInt32 { 0x060C }
  @inline(__always) static var arabicSemicolon: UInt32 { 0x061B }
  @inline(__always) static var arabicLetterMark: UInt32 { 0x061C }
  @inline(__always) static var arabicEndOfTextMark: UInt32 { 0x061D }
  @inline(__always) static var arabicTripleDotPunctuationMark: UInt32 { 0x061E }
  @inline(__always) static var arabicQuestionMark: UInt32 { 0x061F }
  @inline(__always) static var arabicPercentSign: UInt32 { 0x066A }
  @inline(__always) static var arabicDecimalSeparator: UInt32 { 0x066B }
  @inline(__always) static var arabicThousandsSeparator: UInt32 { 0x066C }
  @inline(__always) static var arabicFullStop: UInt32 { 0x06D4 }
  @inline(__always) static var zeroWidthNonJoiner: UInt32 { 0x200C }
  @inline(__always) static var zeroWidthJoiner: UInt32 { 0x200D }
  @inline(__always) static var leftToRightMark: UInt32 { 0x200E }
  @inline(__always) static var rightToLeftMark: UInt32 { 0x200F }
  @inline(__always) static var nonBreakingHyphen: UInt32 { 0x2011 }
  @inline(__always) static var enDash: UInt32 { 0x2013 }
  @inline(__always) static var emDash: UInt32 { 0x2014 }
  @inline(__always) static var leftSingleQuotationMark: UInt32 { 0x2018 }
  @inline(__always) static var rightSingleQuotationMark: UInt32 { 0x2019 }
  @inline(__always) static var singleLow9QuotationMark: UInt32 { 0x201A }
  @inline(__always) static var leftDoubleQuotationMark: UInt32 { 0x201C }
  @inline(__always) static var rightDoubleQuotationMark: UInt32 { 0x201D }
  @inline(__always) static var doubleLow9QuotationMark: UInt32 { 0x201E }
  @inline(__always) static var doubleHighReversed9QuotationMark: UInt32 { 0x201F }
  @inline(__always) static var horizontalEllipsis: UInt32 { 0x2026 }
  @inline(__always) static var paragraphSeparator: UInt32 { 0x2029 }
  @inline(__always) static var narrowNoBreakSpace: UInt32 { 0x202F }
  @inline(__always) static var leftToRightIsolate: UInt32 { 0x2066 }
  @inline(__always) static var popDirectionalIsolate: UInt32 { 0x2069 }
  @inline(__always) static var ideographicSpace: UInt32 { 0x3000 }
  @inline(__always) static var perMilleSign: UInt32 { 0x2030 }
  @inline(__always) static var tradeMarkSign: UInt32 { 0x2122 }
  @inline(__always) static var minusSign: UInt32 { 0x2212 }
  @inline(__always) static var ratio: UInt32 { 0x2236 }
  @inline(__always) static var objectReplacementCharacter: UInt32 { 0xFFFC }

  static var hebrewLetters: ClosedRange<UInt32> { 0x05D0...0x05EA }
  static var arabicLetters: ClosedRange<UInt32> { 0x0620...0x064A }
  /// Letters of Persian, Urdu and other languages.
  static var moreArabicLetters: ClosedRange<UInt32> { 0x0671...0x06D3 }
  static var arabicIndicDigits: ClosedRange<UInt32> { 0x0660...0x0669 }
  /// The block Currency Symbols of Unicode.
  static var currencySymbols: ClosedRange<UInt32> { 0x20A0...0x20C0 }
}

/// The first bytes of characters in UTF-8.
extension UInt8 {
  /// U+0080 to U+00BF.
  static var leadOfNextLine: UInt8 { 0xC2 }
  /// U+0600 to U+063F.
  static var leadOfArabicLetterMark: UInt8 { 0xD8 }
  /// U+2000 to U+2FFF: the other directional controls.
  static var leadOfGeneralPunctuation: UInt8 { 0xE2 }
  /// U+3000 to U+3FFF.
  static var leadOfIdeographicSpace: UInt8 { 0xE3 }
}

extension [UInt8] {
  /// The code point that begins at a place of valid UTF-8, and how many bytes it takes.
  func codePoint(at index: Int) -> (value: UInt32, width: Int) {
    (UTF8.codePoint(at: index) { self[$0] }, UTF8.width(ofLead: self[index]))
  }

  /// Writes a scalar as UTF-8.
  mutating func appendScalar(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { return }
    append(contentsOf: units)
  }
}

extension UTF8 {
  /// How many bytes a code point takes.
  static func width(_ value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }
}
