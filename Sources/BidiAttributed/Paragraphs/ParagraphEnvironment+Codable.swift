import BidiText

/// As an object; all but `layoutDirection` may be left out and then have their defaults.
extension ParagraphEnvironment: Codable {
  private enum CodingKeys: String, CodingKey {
    case layoutDirection, naturalAlignment, leftRight, directionSources, emptyParagraphs
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      layoutDirection: try values.decode(
        UserInterfaceLayoutDirection.self, forKey: .layoutDirection))
    naturalAlignment =
      try values.decodeIfPresent(NaturalAlignmentPolicy.self, forKey: .naturalAlignment)
      ?? naturalAlignment
    leftRight = try values.decodeIfPresent(LeftRightMeaning.self, forKey: .leftRight) ?? leftRight
    directionSources =
      try values.decodeIfPresent([ParagraphDirectionSource].self, forKey: .directionSources)
      ?? directionSources
    emptyParagraphs =
      try values.decodeIfPresent(EmptyParagraphDirection.self, forKey: .emptyParagraphs)
      ?? emptyParagraphs
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(layoutDirection, forKey: .layoutDirection)
    try values.encode(naturalAlignment, forKey: .naturalAlignment)
    try values.encode(leftRight, forKey: .leftRight)
    try values.encode(directionSources, forKey: .directionSources)
    try values.encode(emptyParagraphs, forKey: .emptyParagraphs)
  }
}

/// As one word: `paragraph-style`, `writing-direction-attribute`, `language-attribute` or `previous-paragraph`; a strategy
/// as `DirectionStrategy` writes itself.
extension ParagraphDirectionSource: Codable {
  private enum Word: String, Codable {
    case paragraphStyle = "paragraph-style"
    case writingDirectionAttribute = "writing-direction-attribute"
    case languageAttribute = "language-attribute"
    case previousParagraph = "previous-paragraph"
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self =
      switch try? decoder.singleValueContainer().decode(Word.self) {
      case .paragraphStyle: .paragraphStyle
      case .writingDirectionAttribute: .writingDirectionAttribute
      case .languageAttribute: .languageAttribute
      case .previousParagraph: .previousParagraph
      case nil: .strategy(try DirectionStrategy(from: decoder))
      }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    func encode(_ word: Word) throws {
      var container = encoder.singleValueContainer()
      try container.encode(word)
    }
    switch self {
    case .paragraphStyle: try encode(.paragraphStyle)
    case .writingDirectionAttribute: try encode(.writingDirectionAttribute)
    case .languageAttribute: try encode(.languageAttribute)
    case .previousParagraph: try encode(.previousParagraph)
    case .strategy(let strategy): try strategy.encode(to: encoder)
    }
  }
}
