#if Shaping
  import BidiAttributed
  import BidiText
  import TextShaping

  /// Measures texts with the fonts of this system, or with those that stand for others.
  struct TextMeasure {
    let shaper: TextShaper

    /// The font of a text, as a file names it.
    struct Font: Hashable {
      /// The family; nil for the system font of iOS.
      var family: String?
      var size: Double
      var weight: Double = 400
      var isCondensed = false
    }

    /// The language of a text.
    struct Language {
      /// The tag; nil for an unknown language.
      let locale: String?

      var direction: UserInterfaceLayoutDirection {
        locale.flatMap { UserInterfaceLayoutDirection(locale: $0) } ?? .leftToRight
      }
    }

    /// What is known of the width of a text.
    struct Measured {
      /// The width of the widest line, in points.
      let width: Double
      /// How sure the width is, as a part of it: that of the font, and more for a few letters.
      let margin: Double
      /// How sure the widths of the font are.
      let fontMargin: Double
      /// What the width of the letters was multiplied with.
      let factor: Double
      /// The family of the least sure font.
      let face: String
      /// The height of a line, in points.
      let lineHeight: Double
      /// The characters that no font has.
      let missing: [Unicode.Scalar]
      /// The font that stands for another, as findings name it; nil where the text was measured in its own font.
      let substituted: SubstituteFont?

      /// The font, as findings name it.
      ///
      /// - Parameter ratio: How much wider or narrower the real font is by the box that Interface Builder drew; 1 where no box tells.
      /// - Returns: The name.
      func fontName(ratio: Double) -> String {
        let sureness = "± \(Int((margin * 100).rounded())) %"
        guard let substituted else { return "in \(face)" + (margin == 0 ? "" : ", \(sureness)") }
        let factor = factor * ratio
        let source =
          ratio != 1
          ? ", by the width that Interface Builder drew"
          : substituted.isUnknown ? ", whose widths are not known" : ""
        return "in \(face)" + (factor.rounded2 == "1" ? "" : " × \(factor.rounded2)")
          + " for \(substituted.name)\(source), \(sureness)"
      }
    }

    /// The width of a text that is broken only where it must be.
    func measure(
      _ string: String, _ font: Font, _ language: Language
    ) throws(ShapingError) -> Measured {
      let (textFont, substitute) = Self.font(font)
      let layout = try TextLayout(
        string,
        options: .init(
          font: textFont, language: language.locale,
          environment: ParagraphEnvironment(layoutDirection: language.direction)), shaper: shaper)
      // A font that is not here may have what is of private use.
      let isHere =
        font.family.map { family in
          layout.lines.contains { $0.runs.contains { $0.face.family == family } }
        } ?? true
      let missing = layout.missingCharacters.map(\.scalar).filter {
        isHere || $0.properties.generalCategory != .privateUse
      }
      // The least sure part decides, and each run has the factor of its script.
      let bytes = Array(string.utf8)
      var (width, letters, margin, factor) = (0.0, 0, 0.0, 1.0)
      var face = layout.lines.first { !$0.runs.isEmpty }?.runs[0].face.family ?? ""
      for line in layout.lines {
        var own = 0.0
        for run in line.runs {
          let measure = substitute.measure(run.face.family, run.script)
          let drawn = run.glyphs.filter { !line.hangingCharacters.contains($0.cluster) }
            .reduce(0) { $0 + $1.advance }
          own += drawn * measure.factor
          if measure.margin > margin {
            (margin, factor, face) = (measure.margin, measure.factor, run.face.family)
          }
        }
        if own > width || width == 0 {
          width = own
          let text = bytes[line.range.lowerBound.utf8..<line.range.upperBound.utf8]
          letters = String(decoding: text, as: UTF8.self).count { !$0.isWhitespace }
        }
      }
      let isOwn = substitute.isFont(face)
      let ofLetters = isOwn ? 0 : FontWidths.margin(ofCharacters: letters)
      return Measured(
        width: width, margin: max(margin, ofLetters), fontMargin: margin, factor: factor,
        face: face,
        // The height of a line of San Francisco: see the baselines of SceneBuilder.
        lineHeight: font.size * 1.193, missing: missing,
        substituted: isOwn ? nil : substitute)
    }

    /// The widest of some texts, and its measure; nil if there is none.
    func widest(
      of strings: [String], _ font: Font, _ language: Language
    ) throws(ShapingError) -> (string: String, measured: Measured)? {
      var widest: (string: String, measured: Measured)?
      for string in strings {
        let measured = try measure(string, font, language)
        // A character that no font has is told of any form.
        let isFirst = widest?.measured.missing.isEmpty ?? true
        if isFirst, !measured.missing.isEmpty || measured.width > widest?.measured.width ?? -1 {
          widest = (string, measured)
        }
      }
      return widest
    }

    /// How many lines a text has at a width, where the width of the letters is multiplied with a factor.
    func lineCount(
      of string: String, _ font: Font, width: Double, factor: Double, _ language: Language
    ) throws(ShapingError) -> Int {
      guard width > 1 else { return 1 }
      var options = TextLayout.Options(
        width: width / factor, font: Self.font(font).0, language: language.locale,
        environment: ParagraphEnvironment(layoutDirection: language.direction))
      options.maximumLines = 0
      let lines = try TextLayout(string, options: options, shaper: shaper).lines
      // Nobody misses empty lines at the end.
      return max((lines.lastIndex { !$0.runs.isEmpty } ?? 0) + 1, 1)
    }

    private static func font(_ font: Font) -> (TextFont, SubstituteFont) {
      let substitute: SubstituteFont =
        font.family.flatMap {
          FontWidths.isAppleSystem(FontWidths.family(of: $0))
            ? nil : .named($0, weight: font.weight, isCondensed: font.isCondensed)
        } ?? .appleSystem(size: font.size, weight: font.weight)
      return (TextFont(substitute.families, size: font.size, weight: font.weight), substitute)
    }
  }

  extension Double {
    private var hundredths: Double { (self * 100).rounded() }

    /// The number rounded to two places.
    var roundedToHundredths: Double { hundredths / 100 }

    /// The number with two places at most.
    var rounded2: String {
      let hundredths = Int(hundredths)
      let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
      let places =
        rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
      return (hundredths < 0 ? "-" : "") + "\(whole)\(places)"
    }
  }
#endif
