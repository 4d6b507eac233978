/// As one word, that of the commands and of the C library: `ltr`, `rtl`, `auto` (left to right where no letter says
/// otherwise) or `auto-rtl`.
extension BaseDirection: Codable {
  private enum Word: String, Codable {
    case ltr
    case rtl
    case auto
    case autoRightToLeft = "auto-rtl"
  }

  /// The direction of a word of the form above; nil for any other text.
  package init?(word: String) {
    guard let word = Word(rawValue: word) else { return nil }
    self.init(word)
  }

  private init(_ word: Word) {
    self =
      switch word {
      case .ltr: .explicit(.leftToRight)
      case .rtl: .explicit(.rightToLeft)
      case .auto: .auto(fallback: .leftToRight)
      case .autoRightToLeft: .auto(fallback: .rightToLeft)
      }
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Word.self))
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    let word: Word =
      switch self {
      case .explicit(.leftToRight): .ltr
      case .explicit(.rightToLeft): .rtl
      case .auto(.leftToRight): .auto
      case .auto(.rightToLeft): .autoRightToLeft
      }
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
