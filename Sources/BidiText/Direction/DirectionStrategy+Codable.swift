/// As one word, that of the C library: `first-strong`, `first-strong-outside-code`, `last-strong` or `any-rtl`; with a value as
/// `{"word-share": 0.4}` or `{"locale": "ar"}`.
extension DirectionStrategy: Codable {
  private enum Word: String, Codable {
    case firstStrong = "first-strong"
    case firstStrongOutsideCode = "first-strong-outside-code"
    case lastStrong = "last-strong"
    case anyRightToLeft = "any-rtl"
  }

  private enum Key: String, CodingKey {
    case wordShare = "word-share"
    case locale
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(Word.self) {
      self =
        switch word {
        case .firstStrong: .firstStrong
        case .firstStrongOutsideCode: .firstStrongOutsideCode
        case .lastStrong: .lastStrong
        case .anyRightToLeft: .anyRightToLeft
        }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if let share = try container.decodeIfPresent(Double.self, forKey: .wordShare) {
      self = .wordShare(above: share)
    } else {
      self = .locale(try container.decode(String.self, forKey: .locale))
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    func encode(_ word: Word) throws {
      var container = encoder.singleValueContainer()
      try container.encode(word)
    }
    switch self {
    case .firstStrong: try encode(.firstStrong)
    case .firstStrongOutsideCode: try encode(.firstStrongOutsideCode)
    case .lastStrong: try encode(.lastStrong)
    case .anyRightToLeft: try encode(.anyRightToLeft)
    case .wordShare(let share):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(share, forKey: .wordShare)
    case .locale(let identifier):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(identifier, forKey: .locale)
    }
  }
}
