/// Bidi_Class, table 4 of UAX #9.
///
/// Raw values are those of ICU's `UCharDirection`.
public enum BidiClass: UInt8, Sendable, Hashable, CaseIterable {
  /// L, a strong left-to-right character.
  case leftToRight = 0
  /// R, a strong right-to-left character that is not Arabic.
  case rightToLeft = 1
  /// EN, a European digit.
  case europeanNumber = 2
  /// ES, plus and minus.
  case europeanSeparator = 3
  /// ET, signs such as `%`, `$` and `#`.
  case europeanTerminator = 4
  /// AN, an Arabic-Indic digit.
  case arabicNumber = 5
  /// CS, separators such as comma, full stop and colon.
  case commonSeparator = 6
  /// B, a paragraph separator.
  case paragraphSeparator = 7
  /// S, a tab.
  case segmentSeparator = 8
  /// WS, white space.
  case whiteSpace = 9
  /// ON, other neutrals.
  case otherNeutral = 10
  /// LRE, U+202A.
  case leftToRightEmbedding = 11
  /// LRO, U+202D.
  case leftToRightOverride = 12
  /// AL, a strong right-to-left Arabic letter.
  case arabicLetter = 13
  /// RLE, U+202B.
  case rightToLeftEmbedding = 14
  /// RLO, U+202E.
  case rightToLeftOverride = 15
  /// PDF, U+202C.
  case popDirectionalFormat = 16
  /// NSM, a nonspacing mark.
  case nonspacingMark = 17
  /// BN, boundary neutrals such as the zero-width joiner.
  case boundaryNeutral = 18
  /// FSI, U+2068.
  case firstStrongIsolate = 19
  /// LRI, U+2066.
  case leftToRightIsolate = 20
  /// RLI, U+2067.
  case rightToLeftIsolate = 21
  /// PDI, U+2069.
  case popDirectionalIsolate = 22

  /// The direction of a strong class (L, R, AL), nil for the others.
  public var strongDirection: WritingDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter: .rightToLeft
    default: nil
    }
  }

  /// Whether rule X9 removes characters of the class: embeddings, overrides, PDF and BN.
  public var isRemovedByX9: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride, .popDirectionalFormat, .boundaryNeutral:
      true
    default:
      false
    }
  }

  /// The short name of the class, as in the Unicode files: `L`, `AL`, `ON`.
  public var abbreviation: String { Self.abbreviations[Int(rawValue)] }

  private static let abbreviations = [
    "L", "R", "EN", "ES", "ET", "AN", "CS", "B", "S", "WS", "ON", "LRE", "LRO", "AL", "RLE",
    "RLO", "PDF", "NSM", "BN", "FSI", "LRI", "RLI", "PDI",
  ]
}

extension Unicode.Scalar {
  /// The Bidi_Class of the character.
  public var bidiClass: BidiClass {
    // Brackets have codes of their own in the tables; their class is ON.
    BidiClass(rawValue: CharacterTables.shared.code(of: value)) ?? .otherNeutral
  }

  /// The character of Bidi_Mirroring_Glyph (rule L4), or the same one where there is none.
  public var mirrored: Unicode.Scalar {
    Unicode.Scalar(CharacterTables.shared.mirror(of: value)) ?? self
  }

  /// The long name of the script, such as `Arabic` or `Han`.
  public var scriptName: String { DataSource.characters.scriptName(of: self) }

  /// The Unicode name, or a label such as `<control-000A>`.
  public var name: String {
    if let name = properties.name { return name }
    // Characters without a name have a label (The Unicode Standard, section 4.8).
    let kind =
      switch properties.generalCategory {
      case .control: "control"
      case .privateUse: "private-use"
      case .surrogate: "surrogate"
      default: properties.isNoncharacterCodePoint ? "noncharacter" : "reserved"
      }
    return "<\(kind)-\(codePoint.dropFirst(2))>"
  }

  /// The code point in the form `U+202B`.
  public var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
