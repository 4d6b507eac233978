/// Which strong characters a text holds.
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
    var found: WritingDirection?
    for scalar in text.unicodeScalars {
      guard let direction = scalar.bidiClass.strongDirection else { continue }
      if let found, found != direction {
        self = .mixed
        return
      }
      found = direction
    }
    switch found {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case nil: self = .neutral
    }
  }
}
