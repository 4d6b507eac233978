import BidiText

/// Characters of ASCII by their names in Unicode, as bytes of UTF-8 and as values of scalars.
extension FixedWidthInteger where Self: UnsignedInteger {
  @inlinable @inline(__always) package static var characterTabulation: Self { 0x09 }
  @inlinable @inline(__always) package static var lineFeed: Self { 0x0A }
  @inlinable @inline(__always) package static var lineTabulation: Self { 0x0B }
  @inlinable @inline(__always) package static var formFeed: Self { 0x0C }
  @inlinable @inline(__always) package static var carriageReturn: Self { 0x0D }
  @inlinable @inline(__always) package static var informationSeparatorFour: Self { 0x1C }
  @inlinable @inline(__always) package static var informationSeparatorThree: Self { 0x1D }
  @inlinable @inline(__always) package static var informationSeparatorTwo: Self { 0x1E }
  @inlinable @inline(__always) package static var informationSeparatorOne: Self { 0x1F }
  @inlinable @inline(__always) package static var space: Self { 0x20 }
  @inlinable @inline(__always) package static var exclamationMark: Self { 0x21 }
  @inlinable @inline(__always) package static var quotationMark: Self { 0x22 }
  @inlinable @inline(__always) package static var numberSign: Self { 0x23 }
  @inlinable @inline(__always) package static var dollarSign: Self { 0x24 }
  @inlinable @inline(__always) package static var percentSign: Self { 0x25 }
  @inlinable @inline(__always) package static var ampersand: Self { 0x26 }
  @inlinable @inline(__always) package static var apostrophe: Self { 0x27 }
  @inlinable @inline(__always) package static var leftParenthesis: Self { 0x28 }
  @inlinable @inline(__always) package static var rightParenthesis: Self { 0x29 }
  @inlinable @inline(__always) package static var asterisk: Self { 0x2A }
  @inlinable @inline(__always) package static var plusSign: Self { 0x2B }
  @inlinable @inline(__always) package static var comma: Self { 0x2C }
  @inlinable @inline(__always) package static var hyphenMinus: Self { 0x2D }
  @inlinable @inline(__always) package static var fullStop: Self { 0x2E }
  @inlinable @inline(__always) package static var solidus: Self { 0x2F }
  @inlinable @inline(__always) package static var digitZero: Self { 0x30 }
  @inlinable @inline(__always) package static var digitOne: Self { 0x31 }
  @inlinable @inline(__always) package static var colon: Self { 0x3A }
  @inlinable @inline(__always) package static var semicolon: Self { 0x3B }
  @inlinable @inline(__always) package static var lessThanSign: Self { 0x3C }
  @inlinable @inline(__always) package static var equalsSign: Self { 0x3D }
  @inlinable @inline(__always) package static var greaterThanSign: Self { 0x3E }
  @inlinable @inline(__always) package static var questionMark: Self { 0x3F }
  @inlinable @inline(__always) package static var commercialAt: Self { 0x40 }
  @inlinable @inline(__always) package static var latinCapitalLetterF: Self { 0x46 }
  @inlinable @inline(__always) package static var latinCapitalLetterX: Self { 0x58 }
  @inlinable @inline(__always) package static var leftSquareBracket: Self { 0x5B }
  @inlinable @inline(__always) package static var reverseSolidus: Self { 0x5C }
  @inlinable @inline(__always) package static var rightSquareBracket: Self { 0x5D }
  @inlinable @inline(__always) package static var lowLine: Self { 0x5F }
  @inlinable @inline(__always) package static var graveAccent: Self { 0x60 }
  @inlinable @inline(__always) package static var latinSmallLetterA: Self { 0x61 }
  @inlinable @inline(__always) package static var latinSmallLetterF: Self { 0x66 }
  @inlinable @inline(__always) package static var latinSmallLetterK: Self { 0x6B }
  @inlinable @inline(__always) package static var latinSmallLetterD: Self { 0x64 }
  @inlinable @inline(__always) package static var latinSmallLetterS: Self { 0x73 }
  @inlinable @inline(__always) package static var latinSmallLetterT: Self { 0x74 }
  @inlinable @inline(__always) package static var latinSmallLetterW: Self { 0x77 }
  @inlinable @inline(__always) package static var latinSmallLetterX: Self { 0x78 }
  @inlinable @inline(__always) package static var leftCurlyBracket: Self { 0x7B }
  @inlinable @inline(__always) package static var verticalLine: Self { 0x7C }
  @inlinable @inline(__always) package static var rightCurlyBracket: Self { 0x7D }
  @inlinable @inline(__always) package static var tilde: Self { 0x7E }
  @inlinable @inline(__always) package static var delete: Self { 0x7F }

  @inlinable @inline(__always) package var isASCII: Bool { self < 0x80 }
  @inlinable @inline(__always) package var isASCIICapital: Bool { self >= 0x41 && self <= 0x5A }
  @inlinable @inline(__always) package var isASCIISmallLetter: Bool { self >= 0x61 && self <= 0x7A }

  /// The small letter for a letter of ASCII.
  ///
  /// For other characters, a value that is no small letter.
  @inlinable @inline(__always) package var smallLetter: Self { self | 0x20 }
}

/// Characters beyond ASCII by their names in Unicode, and some ranges of them.
extension UInt32 {
  @inlinable @inline(__always) package static var nextLine: UInt32 { 0x85 }
  @inlinable @inline(__always) package static var noBreakSpace: UInt32 { 0xA0 }
  @inlinable @inline(__always) package static var centSign: UInt32 { 0xA2 }
  @inlinable @inline(__always) package static var poundSign: UInt32 { 0xA3 }
  @inlinable @inline(__always) package static var currencySign: UInt32 { 0xA4 }
  @inlinable @inline(__always) package static var yenSign: UInt32 { 0xA5 }
  @inlinable @inline(__always) package static var copyrightSign: UInt32 { 0xA9 }
  @inlinable @inline(__always) package static var registeredSign: UInt32 { 0xAE }
  @inlinable @inline(__always) package static var degreeSign: UInt32 { 0xB0 }
  @inlinable @inline(__always) package static var multiplicationSign: UInt32 { 0xD7 }
  @inlinable @inline(__always) package static var hebrewPunctuationMaqaf: UInt32 { 0x05BE }
  @inlinable @inline(__always) package static var hebrewPunctuationPaseq: UInt32 { 0x05C0 }
  @inlinable @inline(__always) package static var hebrewPunctuationSofPasuq: UInt32 { 0x05C3 }
  @inlinable @inline(__always) package static var hebrewPunctuationNunHafukha: UInt32 { 0x05C6 }
  @inlinable @inline(__always) package static var arabicIndicPerMilleSign: UInt32 { 0x0609 }
  @inlinable @inline(__always) package static var afghaniSign: UInt32 { 0x060B }
  @inlinable @inline(__always) package static var arabicComma: UInt32 { 0x060C }
  @inlinable @inline(__always) package static var arabicSemicolon: UInt32 { 0x061B }
  @inlinable @inline(__always) package static var arabicLetterMark: UInt32 { 0x061C }
  @inlinable @inline(__always) package static var arabicEndOfTextMark: UInt32 { 0x061D }
  @inlinable @inline(__always) package static var arabicTripleDotPunctuationMark: UInt32 { 0x061E }
  @inlinable @inline(__always) package static var arabicQuestionMark: UInt32 { 0x061F }
  @inlinable @inline(__always) package static var arabicPercentSign: UInt32 { 0x066A }
  @inlinable @inline(__always) package static var arabicDecimalSeparator: UInt32 { 0x066B }
  @inlinable @inline(__always) package static var arabicThousandsSeparator: UInt32 { 0x066C }
  @inlinable @inline(__always) package static var arabicFullStop: UInt32 { 0x06D4 }
  @inlinable @inline(__always) package static var zeroWidthNonJoiner: UInt32 { 0x200C }
  @inlinable @inline(__always) package static var zeroWidthJoiner: UInt32 { 0x200D }
  @inlinable @inline(__always) package static var leftToRightMark: UInt32 { 0x200E }
  @inlinable @inline(__always) package static var rightToLeftMark: UInt32 { 0x200F }
  @inlinable @inline(__always) package static var nonBreakingHyphen: UInt32 { 0x2011 }
  @inlinable @inline(__always) package static var enDash: UInt32 { 0x2013 }
  @inlinable @inline(__always) package static var emDash: UInt32 { 0x2014 }
  @inlinable @inline(__always) package static var leftSingleQuotationMark: UInt32 { 0x2018 }
  @inlinable @inline(__always) package static var rightSingleQuotationMark: UInt32 { 0x2019 }
  @inlinable @inline(__always) package static var singleLow9QuotationMark: UInt32 { 0x201A }
  @inlinable @inline(__always) package static var leftDoubleQuotationMark: UInt32 { 0x201C }
  @inlinable @inline(__always) package static var rightDoubleQuotationMark: UInt32 { 0x201D }
  @inlinable @inline(__always) package static var doubleLow9QuotationMark: UInt32 { 0x201E }
  @inlinable @inline(__always) package static var doubleHighReversed9QuotationMark: UInt32 {
    0x201F
  }
  @inlinable @inline(__always) package static var horizontalEllipsis: UInt32 { 0x2026 }
  @inlinable @inline(__always) package static var paragraphSeparator: UInt32 { 0x2029 }
  @inlinable @inline(__always) package static var narrowNoBreakSpace: UInt32 { 0x202F }
  @inlinable @inline(__always) package static var leftToRightIsolate: UInt32 { 0x2066 }
  @inlinable @inline(__always) package static var popDirectionalIsolate: UInt32 { 0x2069 }
  @inlinable @inline(__always) package static var perMilleSign: UInt32 { 0x2030 }
  @inlinable @inline(__always) package static var tradeMarkSign: UInt32 { 0x2122 }
  @inlinable @inline(__always) package static var minusSign: UInt32 { 0x2212 }
  @inlinable @inline(__always) package static var ratio: UInt32 { 0x2236 }
  @inlinable @inline(__always) package static var objectReplacementCharacter: UInt32 { 0xFFFC }

  @inlinable package static var hebrewLetters: ClosedRange<UInt32> { 0x05D0...0x05EA }
  @inlinable package static var arabicLetters: ClosedRange<UInt32> { 0x0620...0x064A }
  /// Letters of Persian, Urdu and other languages.
  @inlinable package static var moreArabicLetters: ClosedRange<UInt32> { 0x0671...0x06D3 }
  @inlinable package static var arabicIndicDigits: ClosedRange<UInt32> { 0x0660...0x0669 }
  /// The block Currency Symbols of Unicode.
  @inlinable package static var currencySymbols: ClosedRange<UInt32> { 0x20A0...0x20C0 }
}

/// The first bytes of characters in UTF-8.
extension UInt8 {
  /// U+0080 to U+00BF.
  @inlinable package static var leadOfNextLine: UInt8 { 0xC2 }
  /// U+0600 to U+063F.
  @inlinable package static var leadOfArabicLetterMark: UInt8 { 0xD8 }
  /// U+2000 to U+2FFF: the other directional controls.
  @inlinable package static var leadOfGeneralPunctuation: UInt8 { 0xE2 }
  /// U+3000 to U+3FFF.
  @inlinable package static var leadOfIdeographicSpace: UInt8 { 0xE3 }
}

extension [UInt8] {
  /// The code point that begins at a place of valid UTF-8, and how many bytes it takes.
  package func codePoint(at index: Int) -> (value: UInt32, width: Int) {
    (UTF8.codePoint(at: index) { self[$0] }, UTF8.width(ofLead: self[index]))
  }

  /// Writes a scalar as UTF-8.
  package mutating func appendScalar(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { return }
    append(contentsOf: units)
  }
}

extension UTF8 {
  /// How many bytes a code point takes.
  package static func width(_ value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }
}
