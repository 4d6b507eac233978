/// Where grapheme clusters end, counted in characters.
///
/// In most texts a mark, or U+200C, joins the character before it, and nothing else joins. `Character` of Swift knows all rules, and
/// takes several times as long for Thai, Arabic with vowel signs, Hebrew with points and Persian with U+200C. Source: UAX #29,
/// rules GB4 to GB9a; GraphemeBreakProperty.txt, Unicode 15.0.
package enum ClusterEnds {
  private enum Kind {
    /// It may take marks.
    case base
    /// It takes none (Grapheme_Cluster_Break Control).
    case control
    /// It joins the character before it (Extend, SpacingMark).
    case mark
  }

  /// The ends of the clusters of a text; nil where each character is one.
  ///
  /// - Complexity: O(*n*).
  package static func of(_ scalars: [Unicode.Scalar]) -> [Int]? {
    guard ShownClusters.mayJoin(in: scalars) else { return nil }
    return ofMarks(scalars)
      ?? String(String.UnicodeScalarView(scalars)).reduce(into: []) { ends, character in
        ends.append((ends.last ?? 0) + character.unicodeScalars.count)
      }
  }

  /// The ends of the clusters of a text in which only marks join; nil if other rules may count in it.
  static func ofMarks(_ scalars: [Unicode.Scalar]) -> [Int]? {
    var ends: [Int] = []
    ends.reserveCapacity(scalars.count)
    var takesMarks = false
    for (index, scalar) in scalars.enumerated() {
      guard let kind = kind(of: scalar.value) else { return nil }
      if kind == .mark, takesMarks {
        ends[ends.count - 1] = index + 1
      } else {
        ends.append(index + 1)
        takesMarks = kind != .control
      }
    }
    return ends
  }

  /// How a character joins; nil for one of which a rule for joiners, digits, flags, syllables or line ends may speak.
  private static func kind(of value: UInt32) -> Kind? {
    switch value {
    // CR may join LF.
    case 0x0D: nil
    case ..<0x20, 0x7F..<0xA0, 0xAD: .control
    case ..<0x300: .base
    case ..<0x370: .mark
    case ..<0x483: .base
    case ..<0x48A: .mark
    case ..<0x591: .base
    case 0x5BE, 0x5C0, 0x5C3, 0x5C6: .base
    case ..<0x5C8: .mark
    case 0x5D0..<0x5EB, 0x5EF..<0x5F5, 0x606..<0x610: .base
    case 0x610..<0x61B, 0x64B..<0x660, 0x670, 0x6D6..<0x6DD, 0x6DF..<0x6E5, 0x6E7, 0x6E8,
      0x6EA..<0x6EE:
      .mark
    case 0x61C: .control
    case 0x61B..<0x700 where value != 0x6DD: .base
    // Thai; its vowel U+0E33 joins as marks do (SpacingMark).
    case 0xE31, 0xE33, 0xE34..<0xE3B, 0xE47..<0xE4F: .mark
    case 0xE01..<0xE31, 0xE32, 0xE3F..<0xE47, 0xE4F..<0xE5C: .base
    case 0x200C: .mark
    case 0x200B, 0x200E, 0x200F, 0x2028..<0x202F, 0x2060..<0x2065, 0x2066..<0x2070: .control
    case 0x2000..<0x200B, 0x2010..<0x2060, 0x20A0..<0x20C1: .base
    case 0x3001..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3130, 0x4E00..<0xA000: .base
    default: nil
    }
  }
}
