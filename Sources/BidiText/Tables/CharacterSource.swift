/// The source of character data.
///
/// With the package's trait `ICU`, the data is that of libicu, read at run time. Without the trait, or in a process that asks
/// for the tables, it is that of `Tables+Generated.swift`, which a generator wrote from ICU. Both give the same three lists,
/// and ``CharacterTables`` makes the same tables of them.
protocol CharacterSource {
  /// Bidi_Class by ranges: the first code point shifted left by 8, with the class in the low byte.
  static func classRanges() -> [UInt32]

  /// Paired brackets: opening, closing, opening, closing…, in the order of the opening ones.
  static func bracketPairs() -> [UInt32]

  /// Mirrored characters that have a mirror: character, mirror, character, mirror…, in order.
  static func mirrorPairs() -> [UInt32]

  /// The long name of the script of a character.
  static func scriptName(of scalar: Unicode.Scalar) -> String

  /// The Unicode version of the data.
  static var unicodeVersion: String { get }

  /// The name of the source.
  static var name: String { get }
}

/// The generated tables.
enum GeneratedCharacters: CharacterSource {
  static func classRanges() -> [UInt32] { generatedClassRanges }
  static func bracketPairs() -> [UInt32] { generatedBracketPairs }
  static func mirrorPairs() -> [UInt32] { generatedMirrorPairs }

  static func scriptName(of scalar: Unicode.Scalar) -> String {
    // The last range that begins at the character or before it.
    let next = generatedScriptRanges.partitionIndex { $0 >> 8 > scalar.value }
    return generatedScriptNames[Int(generatedScriptRanges[next - 1] & 0xFF)]
  }

  static var unicodeVersion: String { generatedUnicodeVersion }
  static var name: String { "tables of Unicode \(generatedUnicodeVersion)" }
}

#if ICU
  private import BidiICU

  /// libicu.
  enum ICUCharacters: CharacterSource {
    static func classRanges() -> [UInt32] {
      // If ICU cannot load its data, the generated tables serve.
      guard let ranges = try? PropertyRanges.bidiClass() else { return generatedClassRanges }
      return ranges.map { $0.codePoints.lowerBound << 8 | UInt32($0.value) }
    }

    static func bracketPairs() -> [UInt32] {
      guard let ranges = try? PropertyRanges.bracketType() else { return generatedBracketPairs }
      var pairs: [UInt32] = []
      for range in ranges where range.value == 1 {
        for codePoint in range.codePoints {
          pairs += [codePoint, PropertyRanges.pairedBracket(of: codePoint)]
        }
      }
      return pairs
    }

    static func mirrorPairs() -> [UInt32] {
      var pairs: [UInt32] = []
      for range in PropertyRanges.mirrored() {
        for codePoint in range.codePoints {
          guard let scalar = Unicode.Scalar(codePoint) else { continue }
          let mirror = CharacterData.mirror(of: scalar)
          if mirror != scalar { pairs += [codePoint, mirror.value] }
        }
      }
      return pairs
    }

    static func scriptName(of scalar: Unicode.Scalar) -> String {
      CharacterData.scriptName(of: scalar)
    }

    static var unicodeVersion: String { ICUVersion.unicode.description }
    static var name: String { "ICU \(ICUVersion.library)" }
  }
#endif
