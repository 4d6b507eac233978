#if Shaping
  /// A font that stands for one that is not on this system, and how much narrower or wider that one is.
  struct SubstituteFont: Sendable {
    /// The families, the first one for letters of Latin, Greek and Cyrillic.
    let families: [String]

    /// What widths are multiplied with, and how sure the result is, as a part of the width.
    let measure: @Sendable (_ face: String, _ script: String) -> (factor: Double, margin: Double)

    /// The system font of iOS.
    ///
    /// Average widths of letters by their frequency in English: 877 of 2048 units for San Francisco, 935 of 2048 for Arial. Liberation
    /// Sans has the widths of Arial. Source: seek-oss/capsize, packages/core/src/createFontStack.test.ts (`xWidthAvg`, made from the
    /// font files); Liberation fonts, README, "metrically compatible". Nothing is known of other scripts than these,
    /// so their widths are taken as they are, with a wider margin.
    static let appleSystem = SubstituteFont(
      families: [
        "Liberation Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif",
      ],
      measure: { face, script in
        face == "Liberation Sans" && ["Latn", "Grek", "Cyrl", "Zyyy"].contains(script)
          ? (877.0 / 935, 0.06) : (1, 0.15)
      })

    /// A font that a file names, if it is there; else it is as sure as other scripts are.
    static func named(_ family: String) -> SubstituteFont {
      SubstituteFont(families: [family] + appleSystem.families) { face, script in
        face == family ? (1, 0.02) : appleSystem.measure(face, script)
      }
    }
  }
#endif
