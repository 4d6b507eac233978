#if Shaping
  import BidiSource
  import BidiText

  /// A rule of what is measured.
  enum TextFitRule: String {
    /// A text is wider than its box, and has no line left.
    case textCut = "text-cut"
    /// A text needs more lines than its box is high.
    case textNeedsLines = "text-needs-lines"
    /// No font has a character.
    case missingGlyph = "missing-glyph"
  }

  /// What is wrong with a text in its box.
  enum TextFault {
    /// The points that the text needs, and those that there are.
    case cut(needed: Double, room: Double)
    /// The lines that the text needs, and those that there are.
    case lines(needed: Int, room: Int)
    /// The characters that no font has.
    case missing([Unicode.Scalar])

    var rule: TextFitRule {
      switch self {
      case .cut: .textCut
      case .lines: .textNeedsLines
      case .missing: .missingGlyph
      }
    }

    /// What a reader sees.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - stored: The text as the file has it, where that differs.
    ///   - measured: Its width.
    ///   - ratio: How much wider or narrower the real font is by the box that Interface Builder drew.
    /// - Returns: Sentences.
    func explanation(
      of string: String, stored: String?, _ measured: TextMeasure.Measured, ratio: Double = 1
    ) -> String {
      let font = measured.fontName(ratio: ratio)
      var shown = "'\(Self.oneLine(string))'"
      if let stored, stored != string { shown += " (from '\(Self.oneLine(stored))')" }
      switch self {
      case .cut(let needed, let room):
        return
          "\(shown) is \(needed.rounded2) points wide (\(font)), and its box \(room.rounded2):"
          + " \((needed - room).rounded2) points are cut off."
      case .lines(let needed, let room):
        return
          "\(shown) needs \(quantity(needed, "line")) (\(font)), and there is room for \(room)."
      case .missing(let scalars):
        return "No font has \(Self.names(of: scalars).joined(separator: ", ")) of \(shown)."
      }
    }

    /// The fault as numbers.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - locale: The language; nil for the texts of the file itself.
    ///   - measured: Its width.
    /// - Returns: The record.
    func record(
      of string: String, _ locale: String?, _ measured: TextMeasure.Measured
    ) -> AuditFinding.MeasuredText {
      var record = AuditFinding.MeasuredText(
        text: string, language: locale, font: measured.face,
        margin: measured.margin.roundedToHundredths)
      switch self {
      case .cut(let needed, let room):
        record.points = (needed - room).roundedToHundredths
        record.width = needed.rounded(.up)
      case .lines(let needed, let room): (record.lines, record.lineRoom) = (needed, room)
      case .missing(let scalars): record.characters = Self.names(of: scalars)
      }
      return record
    }

    private static func names(of scalars: [Unicode.Scalar]) -> [String] {
      scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    }

    /// What puts it right.
    var cure: String {
      switch self {
      case .cut(let needed, _):
        "It fits at \(needed.rounded(.up).rounded2) points. Give the box that room, let the text have more lines, or let its letters shrink."
      case .lines: "Let the box grow with the text: no limit of lines, and no fixed height."
      case .missing:
        "Take another character, or ship a font that has it; --fonts names a folder of fonts."
      }
    }

    private static func oneLine(_ string: String) -> String {
      string.replacing("\n", with: " ").showingControls()
    }
  }
#endif
