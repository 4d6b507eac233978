/// A character without a glyph of its own that is no directional formatting character.
///
/// The names are the abbreviations of Unicode's NameAliases.txt; LS, PS and BOM are those of the core
/// specification.
public enum InvisibleCharacter: UInt32, Sendable, Hashable, CaseIterable {
  /// NBSP, U+00A0.
  case noBreakSpace = 0x00A0
  /// SHY, U+00AD.
  case softHyphen = 0x00AD
  /// CGJ, U+034F.
  case combiningGraphemeJoiner = 0x034F
  /// MVS, U+180E.
  case mongolianVowelSeparator = 0x180E
  /// ZWSP, U+200B.
  case zeroWidthSpace = 0x200B
  /// ZWNJ, U+200C.
  case zeroWidthNonJoiner = 0x200C
  /// ZWJ, U+200D.
  case zeroWidthJoiner = 0x200D
  /// LS, U+2028.
  case lineSeparator = 0x2028
  /// PS, U+2029.
  case paragraphSeparator = 0x2029
  /// NNBSP, U+202F.
  case narrowNoBreakSpace = 0x202F
  /// WJ, U+2060.
  case wordJoiner = 0x2060
  /// BOM, U+FEFF.
  case byteOrderMark = 0xFEFF

  /// Every character of the list.
  public static let all = Set(allCases)

  /// The invisible character that a character is, nil if it is none.
  public init?(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0xA0 else { return nil }
    self.init(rawValue: scalar.value)
  }

  /// The character.
  public var scalar: Unicode.Scalar {
    // Every raw value is a scalar; U+FFFD can only stand here if the table above is wrong.
    Unicode.Scalar(rawValue) ?? "\u{FFFD}"
  }

  /// The short name: `ZWJ`, `NBSP`.
  public var abbreviation: String {
    switch self {
    case .noBreakSpace: "NBSP"
    case .softHyphen: "SHY"
    case .combiningGraphemeJoiner: "CGJ"
    case .mongolianVowelSeparator: "MVS"
    case .zeroWidthSpace: "ZWSP"
    case .zeroWidthNonJoiner: "ZWNJ"
    case .zeroWidthJoiner: "ZWJ"
    case .lineSeparator: "LS"
    case .paragraphSeparator: "PS"
    case .narrowNoBreakSpace: "NNBSP"
    case .wordJoiner: "WJ"
    case .byteOrderMark: "BOM"
    }
  }
}
