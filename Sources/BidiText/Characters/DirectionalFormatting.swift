/// A directional formatting character: the twelve of the property Bidi_Control.
///
/// Source: UAX #9, section 2.
public enum DirectionalFormatting: UInt32, Sendable, Hashable, Codable, CaseIterable {
  /// ALM, U+061C.
  case arabicLetterMark = 0x061C
  /// LRM, U+200E.
  case leftToRightMark = 0x200E
  /// RLM, U+200F.
  case rightToLeftMark = 0x200F
  /// LRE, U+202A.
  case leftToRightEmbedding = 0x202A
  /// RLE, U+202B.
  case rightToLeftEmbedding = 0x202B
  /// PDF, U+202C.
  case popDirectionalFormat = 0x202C
  /// LRO, U+202D.
  case leftToRightOverride = 0x202D
  /// RLO, U+202E.
  case rightToLeftOverride = 0x202E
  /// LRI, U+2066.
  case leftToRightIsolate = 0x2066
  /// RLI, U+2067.
  case rightToLeftIsolate = 0x2067
  /// FSI, U+2068.
  case firstStrongIsolate = 0x2068
  /// PDI, U+2069.
  case popDirectionalIsolate = 0x2069

  /// The purpose of a control.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// LRM, RLM, ALM.
    case mark
    /// LRE, RLE.
    case embedding
    /// LRO, RLO.
    case override
    /// LRI, RLI, FSI.
    case isolate
    /// PDF, which ends an embedding or an override.
    case popFormat
    /// PDI, which ends an isolate.
    case popIsolate
  }

  /// The control that a character is, nil if it is none.
  @inlinable
  public init?(_ scalar: Unicode.Scalar) {
    // Most text is below U+061C: one comparison.
    guard scalar.value >= 0x061C else { return nil }
    self.init(rawValue: scalar.value)
  }

  /// Whether one of the twelve stands in a text: a look at the bytes that they begin with.
  static func isIn(_ text: TextBytes) -> Bool {
    for index in 0..<text.count {
      switch text[index] {
      // ALM is D8 9C; the others are E2 80 8E–8F, E2 80 AA–AE and E2 81 A6–A9.
      case 0xD8 where text[index + 1] == 0x9C: return true
      case 0xE2:
        let (second, third) = (text[index + 1], text[index + 2])
        if second == 0x80, (0x8E...0x8F).contains(third) || (0xAA...0xAE).contains(third) {
          return true
        }
        if second == 0x81, (0xA6...0xA9).contains(third) { return true }
      default: break
      }
    }
    return false
  }

  /// The implicit mark of a direction: LRM or RLM.
  public static func mark(_ direction: WritingDirection) -> Self {
    direction == .leftToRight ? .leftToRightMark : .rightToLeftMark
  }

  /// The embedding of a direction: LRE or RLE.
  public static func embedding(_ direction: WritingDirection) -> Self {
    direction == .leftToRight ? .leftToRightEmbedding : .rightToLeftEmbedding
  }

  /// The isolate of a direction: LRI or RLI; FSI where the direction is not known.
  public static func isolate(_ direction: WritingDirection?) -> Self {
    switch direction {
    case .leftToRight: .leftToRightIsolate
    case .rightToLeft: .rightToLeftIsolate
    case nil: .firstStrongIsolate
    }
  }

  /// The override of a direction: LRO or RLO.
  public static func override(_ direction: WritingDirection) -> Self {
    direction == .leftToRight ? .leftToRightOverride : .rightToLeftOverride
  }

  /// The purpose of the control.
  public var kind: Kind {
    switch self {
    case .arabicLetterMark, .leftToRightMark, .rightToLeftMark: .mark
    case .leftToRightEmbedding, .rightToLeftEmbedding: .embedding
    case .leftToRightOverride, .rightToLeftOverride: .override
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: .isolate
    case .popDirectionalFormat: .popFormat
    case .popDirectionalIsolate: .popIsolate
    }
  }

  /// The control that ends what this one begins, nil for marks and for the ends themselves.
  public var terminator: DirectionalFormatting? {
    switch kind {
    case .embedding, .override: .popDirectionalFormat
    case .isolate: .popDirectionalIsolate
    case .mark, .popFormat, .popIsolate: nil
    }
  }

  /// The direction that an opener sets; nil for FSI and for what opens nothing.
  public var openedDirection: WritingDirection? {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .leftToRightIsolate: .leftToRight
    case .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate: .rightToLeft
    default: nil
    }
  }

  /// The direction of a mark; nil for what is none.
  public var markedDirection: WritingDirection? {
    switch self {
    case .leftToRightMark: .leftToRight
    case .rightToLeftMark, .arabicLetterMark: .rightToLeft
    default: nil
    }
  }

  /// The character.
  public var scalar: Unicode.Scalar {
    // Every raw value is a scalar; U+FFFD can only stand here if the table above is wrong.
    Unicode.Scalar(rawValue) ?? "\u{FFFD}"
  }

  /// The character as a string.
  public var string: String { String(Character(scalar)) }

  /// The short name of the standard: `RLE`, `PDI`.
  public var abbreviation: String {
    switch self {
    case .arabicLetterMark: "ALM"
    case .leftToRightMark: "LRM"
    case .rightToLeftMark: "RLM"
    default: scalar.bidiClass.abbreviation
    }
  }

  /// The name in the form that messages show: `‹RLE›`.
  public var visibleName: String { "\u{2039}\(abbreviation)\u{203A}" }
}

extension [UInt8] {
  /// Whether a text in UTF-8 holds a directional formatting character.
  package var hasDirectionalFormatting: Bool { withTextBytes(self, DirectionalFormatting.isIn) }
}

extension StringProtocol {
  /// Whether the text holds a directional formatting character.
  ///
  /// - Complexity: O(*n*).
  public var hasDirectionalFormatting: Bool {
    withTextBytes(asSubstring, DirectionalFormatting.isIn)
  }
}
