import BidiText

extension ParagraphStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case alignment, baseWritingDirection
    case firstLineHeadIndent, headIndent, tailIndent
    case lineSpacing, paragraphSpacing, paragraphSpacingBefore
    case tabStops, defaultTabInterval
  }

  private static var lengths: [(CodingKeys, WritableKeyPath<Self, Double>)] {
    [
      (.firstLineHeadIndent, \.firstLineHeadIndent), (.headIndent, \.headIndent),
      (.tailIndent, \.tailIndent), (.lineSpacing, \.lineSpacing),
      (.paragraphSpacing, \.paragraphSpacing),
      (.paragraphSpacingBefore, \.paragraphSpacingBefore),
      (.defaultTabInterval, \.defaultTabInterval),
    ]
  }

  /// Reads a style; what is not named has the value of a new style.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      alignment: try values.decodeIfPresent(Alignment.self, forKey: .alignment) ?? .natural,
      baseWritingDirection: try values.decodeIfPresent(
        WritingDirection.self, forKey: .baseWritingDirection))
    for (key, length) in Self.lengths {
      self[keyPath: length] = try values.decodeIfPresent(Double.self, forKey: key) ?? 0
    }
    tabStops = try values.decodeIfPresent([TabStop].self, forKey: .tabStops) ?? []
  }

  /// Writes what differs from a new style.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if alignment != .natural { try values.encode(alignment, forKey: .alignment) }
    try values.encodeIfPresent(baseWritingDirection, forKey: .baseWritingDirection)
    for (key, length) in Self.lengths where self[keyPath: length] != 0 {
      try values.encode(self[keyPath: length], forKey: key)
    }
    if !tabStops.isEmpty { try values.encode(tabStops, forKey: .tabStops) }
  }
}
