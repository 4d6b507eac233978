#if Shaping
  import BidiSource

  /// How wide letters of fonts are that are not free, beside fonts that are: data, each with its source.
  enum FontWidths {
    // MARK: The system font of iOS

    /// The names that the system font of Apple has in its files, the best first.
    ///
    /// The fonts that Apple lets people download are SF Pro (in one file for all sizes, or Text below 20 points and Display from there),
    /// SF Arabic and SF Hebrew. Those inside the systems are hidden by a dot, and SFNS.ttf calls itself System Font. Sources:
    /// Human Interface Guidelines, Typography (the sizes); seek-oss/capsize, packages/metrics/scripts/systemFonts.json
    /// (`System Font`, `.SFNS-Regular`); fontconfig on macOS and `UIFont.systemFont` on iOS (the other names).
    ///
    /// - Parameter size: The size of the letters, in points.
    /// - Returns: The families.
    static func appleFamilies(size: Double) -> [String] {
      let cut = size < 20 ? "Text" : "Display"
      return [
        "SF Pro \(cut)", "SF Pro", ".SF NS", ".SF NS \(cut)", ".SF UI \(cut)", "SF UI \(cut)",
        ".SFUI", ".SFUI \(cut)", "System Font", ".AppleSystemUIFont", "SF Arabic", ".SF Arabic",
        "SF Hebrew", ".SF Hebrew", "PingFang SC", ".PingFang SC", "Hiragino Sans",
        "Apple SD Gothic Neo", "Thonburi", ".ThonburiUI", "Kohinoor Devanagari",
      ]
    }

    /// How much wider San Francisco is than Liberation Sans of the same weight.
    ///
    /// The system font has tracking by size, so that small letters are wide.
    ///
    /// Source: the boxes that Interface Builder made for 623 labels of one line with texts of ASCII, in storyboards and XIBs of 61
    /// public apps (27 Nov 2026), divided by the widths of the texts in Liberation Sans of the same size: the median of the densest
    /// group of each size. 90 of 100 boxes lie within ``appleMargin`` of it. At 22 points and above that agrees with the mean widths of
    /// seek-oss/capsize (853 of 2048 for San Francisco, 913 for Arial) and the tracking of Apple's typography tables.
    ///
    /// - Parameters:
    ///   - size: The size of the letters, in points.
    ///   - weight: The weight of OpenType.
    /// - Returns: The factor.
    static func appleSystem(size: Double, weight: Double) -> Double {
      // Liberation Sans has no medium weight, and its bold is wider beside its regular than that of San Francisco.
      let ofWeight = weight >= 600 ? 0.985 : weight >= 500 ? 1.025 : 1
      return ofWeight * value(at: size, bySize)
    }

    /// How sure the widths of the system font are: 90 of 100 measured boxes.
    static let appleMargin = 0.05

    private static let bySize: [(size: Double, factor: Double)] = [
      (11, 1.080), (12, 1.073), (13, 1.062), (14, 1.046), (15, 1.027), (16, 1.016), (17, 1.012),
      (18, 0.999), (20, 0.981), (22, 0.976),
    ]

    private static func value(at size: Double, _ table: [(size: Double, factor: Double)]) -> Double
    {
      guard let first = table.first, let last = table.last else { return 1 }
      if size <= first.size { return first.factor }
      for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
        let part = (size - low.size) / (high.size - low.size)
        return low.factor + part * (high.factor - low.factor)
      }
      return last.factor
    }

    // MARK: Rulers

    /// The free fonts that measure Latin letters, how much wider they are than Liberation Sans, and how sure that is.
    ///
    /// Source: 3,049 texts of labels from the same apps, each in both fonts; 90 of 100 lie within the margin.
    static let rulers: [String: (width: Double, margin: Double)] = [
      "Liberation Sans": (1, 0), "Noto Sans": (1.049, 0.05), "DejaVu Sans": (1.121, 0.05),
    ]

    /// How sure the width of a few letters in another font is: single letters differ more than words do.
    ///
    /// Sources: 3,911 words of these texts, in Noto Sans, Noto Sans Display and DejaVu Sans beside Liberation Sans; about 95 of 100 of the
    /// length are not narrower than the margin allows. Nor are the 86 boxes of one to three letters that Interface Builder made in the system
    /// font, without those that have less than 0.6 of the width, which were drawn by hand.
    ///
    /// - Parameter count: How many characters there are, without white space.
    /// - Returns: The margin; 0 for words that are long enough.
    static func margin(ofCharacters count: Int) -> Double {
      switch count {
      case ...1: 0.2
      case 2...3: 0.18
      case 4...5: 0.11
      default: 0
      }
    }

    // MARK: Fonts with a name

    /// Whether a name of a font is one of the system font.
    static func isAppleSystem(_ family: String) -> Bool {
      [17.0, 20].contains { appleFamilies(size: $0).prefix(10).contains(family) }
    }

    /// Free fonts that have the widths of others.
    ///
    /// Sources: Liberation fonts, README ("metrically compatible"); Menlo was made from Bitstream Vera Sans Mono, as DejaVu was.
    static let sameWidths = [
      "Arial": "Liberation Sans", "Helvetica": "Liberation Sans",
      "Arial Narrow": "Liberation Sans Narrow", "Times New Roman": "Liberation Serif",
      "Times": "Liberation Serif", "Courier New": "Liberation Mono", "Courier": "Liberation Mono",
      "Menlo": "DejaVu Sans Mono",
    ]

    /// The family of a font that is called by its PostScript name: `Arial` for `Arial-BoldMT`, `Helvetica Neue` for `HelveticaNeue-Light`.
    ///
    /// A name of a family that is known is its own. Source: OpenType, name ID 6: the family without spaces, a hyphen and the style.
    static func family(of name: String) -> String {
      if sameWidths[name] != nil || averageWidths[name] != nil || isAppleSystem(name) {
        return name
      }
      var stem = String(name.prefix { $0 != "-" })
      // Monotype's names: ArialMT, TimesNewRomanPSMT, CourierNewPS-BoldMT.
      for end in ["MT", "PS"] where stem.hasSuffix(end) { stem.removeLast(2) }
      let names =
        Array(sameWidths.keys) + averageWidths.keys + appleFamilies(size: 17)
        + appleFamilies(size: 20)
      return names.first { $0.filter { $0 != " " } == stem } ?? name
    }

    /// Fonts whose letters are all as wide as each other, the best first.
    ///
    /// Source: their `hmtx` tables: 1229 of 2048 (Liberation Mono) and 1233 (DejaVu Sans Mono). So have Monaco, Courier, Source Code Pro
    /// and JetBrains Mono; Inconsolata has 0.5 and SF Mono 0.618 of its size, which ``unknownMargin`` covers.
    static let monospaced = ["Liberation Mono", "DejaVu Sans Mono"]

    /// Whether the name of a font tells that its letters are all as wide as each other.
    static func isMonospaced(_ family: String) -> Bool {
      let known: Set = [
        "code", "consolas", "courier", "hack", "inconsolata", "menlo", "monaco", "mono",
        "monospace",
        "monospaced",
      ]
      return NameWords.split(family).contains(where: known.contains)
    }

    /// How much wider letters of a condensed font are than those of its family.
    ///
    /// Source: 2,800 texts of labels in Liberation Sans Narrow, which has the widths of Arial Narrow (0.82 of Liberation Sans), and in DejaVu
    /// Sans Condensed (0.90 of DejaVu Sans): the middle. ``unknownMargin`` covers both.
    static let condensed = 0.86

    /// How much wider a family is than Liberation Sans of the same weight; nil for one of which nothing is known.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - weight: The weight of OpenType.
    /// - Returns: The factor.
    static func named(_ family: String, weight: Double) -> Double? {
      guard let widths = averageWidths[family] else { return nil }
      let nearest = widths.min { abs($0.weight - weight) < abs($1.weight - weight) }
      return nearest.map { $0.width / (weight >= 600 ? arial.bold : arial.regular) }
    }

    /// How sure a width is that comes from a mean: 90 of 100 texts of labels lie within it, tried with six pairs of free fonts.
    static let namedMargin = 0.07

    /// How sure the width of a font is of which nothing is known.
    ///
    /// The means of the families of capsize are 0.88 to 1.15 times that of Arial, and a text may lie 7 % from the mean.
    static let unknownMargin = 0.2

    /// The mean of Arial, which Liberation Sans has the widths of, as a part of the size of the letters.
    private static let arial = (regular: 913.0 / 2048, bold: 983.0 / 2048)

    /// Mean widths of letters by their frequency in English, as a part of the size of the letters, by weight.
    ///
    /// Source: seek-oss/capsize, packages/metrics/scripts/systemFonts.json (`xWidthAvg`, made from the font files; July 2026).
    private static let averageWidths: [String: [(weight: Double, width: Double)]] = [
      "Georgia": [(400, 913.0 / 2048), (700, 1062.0 / 2048)],
      "Helvetica Neue": [
        (100, 0.400), (200, 0.418), (300, 0.433), (400, 0.450), (500, 0.465), (700, 0.480),
      ],
      "Lucida Grande": [(400, 1007.0 / 2048), (700, 1071.0 / 2048)],
      "Roboto": [
        (100, 880.0 / 2048), (300, 895.0 / 2048), (400, 911.0 / 2048), (500, 920.0 / 2048),
        (700, 926.0 / 2048), (900, 933.0 / 2048),
      ],
      "Tahoma": [(400, 917.0 / 2048), (700, 1044.0 / 2048)],
      "Trebuchet MS": [(400, 934.0 / 2048), (700, 976.0 / 2048)],
      "Verdana": [(400, 1049.0 / 2048), (700, 1170.0 / 2048)],
    ]
  }
#endif
