#if Shaping
  /// The fonts that measure a text instead of a font that may not be on this system, and how much narrower or wider that one is.
  struct SubstituteFont: Sendable {
    /// What is known of a width.
    struct Factor: Sendable, Hashable {
      /// What the width is multiplied with.
      let factor: Double
      /// How sure the result is, as a part of the width.
      let margin: Double
    }

    /// The families that are asked for, the best first.
    let families: [String]

    /// The font that the texts are shown in, as findings name it.
    let name: String

    /// Whether nothing is known of the font's widths.
    let isUnknown: Bool

    /// The families that are the font itself, and how sure their widths are.
    private let own: [String: Double]

    /// Letters of Latin, Greek and Cyrillic in the substitute.
    private let latin: Factor

    /// Scripts of which no width is known are taken as they are.
    private static let otherScripts = Factor(factor: 1, margin: 0.15)

    private static let latinScripts: Set<String> = ["Latn", "Grek", "Cyrl", "Zyyy"]

    /// What the width of a run is multiplied with.
    ///
    /// - Parameters:
    ///   - face: The family that drew the run.
    ///   - script: The script of the run, as a tag of ISO 15924.
    /// - Returns: The factor and its margin.
    func measure(_ face: String, _ script: String) -> Factor {
      if let margin = own[face] { return Factor(factor: 1, margin: margin) }
      if Self.latinScripts.contains(script), let ruler = FontWidths.rulers[face] {
        return Factor(factor: latin.factor / ruler.width, margin: latin.margin + ruler.margin)
      }
      return Factor(factor: 1, margin: max(Self.otherScripts.margin, isUnknown ? latin.margin : 0))
    }

    /// Whether a family is the font itself, or one of the same widths.
    func isFont(_ face: String) -> Bool { own[face] != nil }

    private static let fallback = [
      "Liberation Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif",
    ]

    /// The system font of iOS, as `--fonts` may give it, or else Liberation Sans for its Latin letters.
    ///
    /// - Parameters:
    ///   - size: The size of the letters, in points.
    ///   - weight: The weight of OpenType.
    /// - Returns: The fonts.
    static func appleSystem(size: Double, weight: Double) -> Self {
      let families = FontWidths.appleFamilies(size: size)
      return Self(
        families: families + fallback, name: "the system font of iOS", isUnknown: false,
        own: Dictionary(families.map { ($0, 0) }) { first, _ in first },
        latin: Factor(
          factor: FontWidths.appleSystem(size: size, weight: weight),
          margin: FontWidths.appleMargin))
    }

    /// A font that a file names: itself where it is here, or one of the same widths, or else what is known beside Liberation Sans.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - weight: The weight of OpenType.
    /// - Returns: The fonts.
    static func named(_ family: String, weight: Double) -> Self {
      let alike = FontWidths.sameWidths[family]
      let known = FontWidths.named(family, weight: weight)
      // Other versions of a font of this name may be a little wider.
      var own = [family: 0.02]
      if let alike { own[alike] = 0.02 }
      return Self(
        families: [family] + (alike.map { [$0] } ?? []) + fallback, name: family,
        isUnknown: known == nil && alike == nil, own: own,
        latin: known.map { Factor(factor: $0, margin: FontWidths.namedMargin) }
          ?? Factor(factor: 1, margin: FontWidths.unknownMargin))
    }
  }
#endif
