/// The directions of the strong characters in a text.
public enum DirectionalContent: String, Sendable, Hashable, Codable, CaseIterable {
  /// Strong characters, all of them left to right.
  case leftToRight = "ltr"

  /// Strong characters, all of them right to left.
  case rightToLeft = "rtl"

  /// Strong characters of both directions.
  case mixed

  /// No strong character.
  case neutral

  /// Classifies a text by the Bidi_Class of its characters (L against R and AL, table 4 of UAX #9).
  ///
  /// Implicit marks are strong and count; embeddings, overrides and isolates are not and do not.
  ///
  /// - Complexity: O(*n*), up to the first character of the second direction.
  public init(of text: some StringProtocol) {
    self = withTextBytes(text.asSubstring) { Self.content(of: $0) }
  }

  /// Classifies valid UTF-8 at hand.
  package init(ofUTF8 bytes: [UInt8]) { self = withTextBytes(bytes) { Self.content(of: $0) } }

  private static func content(of text: TextBytes) -> DirectionalContent {
    let tables = CharacterTables.shared
    var classes = ClassSet()
    var index = 0
    while index < text.count {
      let lead = text[index]
      classes.insert(
        code: lead < 0x80
          ? tables.code(ofShort: UInt32(lead)) : tables.code(of: text.codePoint(at: index)))
      if !classes.isDisjoint(with: .rightToLeft), classes.contains(code: ClassCode.l) {
        return .mixed
      }
      index += UTF8.width(ofLead: lead)
    }
    if !classes.isDisjoint(with: .rightToLeft) { return .rightToLeft }
    return classes.contains(code: ClassCode.l) ? .leftToRight : .neutral
  }
}
