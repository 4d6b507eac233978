#if Shaping
  import InterfaceFiles

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

    /// What is known of letters of Latin, Greek and Cyrillic in the substitutes.
    private let latin: [String: Factor]

    /// Scripts of which no width is known are taken as they are.
    private static let otherScripts = Factor(factor: 1, margin: 0.15)

    private static let unknown = Factor(factor: 1, margin: FontWidths.unknownMargin)

    private static let latinScripts: Set<String> = ["Latn", "Grek", "Cyrl", "Zyyy"]

    /// What the width of a run is multiplied with.
    ///
    /// - Parameters:
    ///   - face: The family that drew the run.
    ///   - script: The script of the run, as a tag of ISO 15924.
    /// - Returns: The factor and its margin.
    func measure(_ face: String, _ script: String) -> Factor {
      if let margin = own[face] { return Factor(factor: 1, margin: margin) }
      if Self.latinScripts.contains(script), let factor = latin[face] { return factor }
      return isUnknown ? Self.unknown : Self.otherScripts
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
        latin: latin(
          Factor(
            factor: FontWidths.appleSystem(size: size, weight: weight),
            margin: FontWidths.appleMargin)))
    }

    /// What is known of the rulers, from what is known beside Liberation Sans.
    private static func latin(_ known: Factor) -> [String: Factor] {
      FontWidths.rulers.mapValues {
        Factor(factor: known.factor / $0.width, margin: known.margin + $0.margin)
      }
    }

    /// A font that a file names: itself where it is here, or one of the same widths, or else what is known beside Liberation Sans.
    ///
    /// - Parameters:
    ///   - name: The name of the family, or of the font as PostScript has it.
    ///   - weight: The weight of OpenType.
    ///   - isCondensed: Whether it is the condensed font of the family.
    /// - Returns: The fonts.
    static func named(_ name: String, weight: Double, isCondensed: Bool) -> Self {
      let family = FontWidths.family(of: name)
      // Fontconfig is asked for a family, and would give the one that is not condensed.
      let isOther = isCondensed && !TextFacts.isCondensed(family)
      let alike = isOther ? nil : FontWidths.sameWidths[family]
      let known = FontWidths.named(family, weight: weight)
      let isMonospaced = FontWidths.isMonospaced(family)
      let isMeasured = known != nil && !isOther
      let factor = (known ?? 1) * (isCondensed ? FontWidths.condensed : 1)
      let margin = isMeasured ? FontWidths.namedMargin : FontWidths.unknownMargin
      var latin = Self.latin(Factor(factor: factor, margin: margin))
      for ruler in FontWidths.monospaced { latin[ruler] = unknown }
      let stem = String(name.prefix { $0 != "-" })
      // The font of the name before the hyphen may be the one that is not condensed: `Oswald` of `Oswald-Condensed`.
      let isWide = isCondensed && !TextFacts.isCondensed(stem)
      if isOther { latin[family] = Factor(factor: FontWidths.condensed, margin: margin) }
      if isWide {
        latin[stem] = Factor(factor: FontWidths.condensed, margin: FontWidths.unknownMargin)
      }
      // Other versions of a font of this name may be a little wider.
      var own = isOther ? [:] : [family: 0.02]
      if !isOther, !isWide { own[stem] = 0.02 }
      if let alike { own[alike] = 0.02 }
      return Self(
        families: [family, stem] + (alike.map { [$0] } ?? [])
          + (isMonospaced ? FontWidths.monospaced : []) + fallback,
        name: isOther ? "\(family) Condensed" : family, isUnknown: !isMeasured && alike == nil,
        own: own, latin: latin)
    }
  }
#endif
