#if Shaping
  import BidiAttributed
  import BidiTestSupport
  import BidiText
  import Testing
  import TextShaping

  /// What is put in or left out of lines, beside Pango: ellipsis, hyphens, tabs.
  struct PangoFormTests {
    private static let font = PangoAgreementTests.font
    private static let family = PangoAgreementTests.family

    private func engines() throws -> (TextShaper, PangoOracle) {
      (
        TextShaper(try FontLibrary(systemFonts: false, files: [Self.font])),
        try #require(PangoOracle(files: [Self.font]))
      )
    }

    private func options(_ width: Double, language: String? = "en") -> TextLayout.Options {
      TextLayout.Options(
        width: width, font: TextFont([Self.family], size: 20), language: language)
    }

    /// Glyphs with their places from the first one; what hangs at the end is left out.
    private func drawn(_ line: TextLine) -> [(id: UInt32, x: Double)] {
      let glyphs = line.runs.flatMap(\.glyphs).filter {
        !line.hangingCharacters.contains($0.cluster)
      }
      return glyphs.map { ($0.id, $0.x - (glyphs.first?.x ?? 0)) }
    }

    private func differ(_ ours: [(id: UInt32, x: Double)], _ theirs: [(id: UInt32, x: Double)])
      -> Bool
    {
      ours.map(\.id) != theirs.map(\.id)
        || zip(ours, theirs).contains { abs($0.x - $1.x) > 0.05 }
    }

    // MARK: Ellipsis

    /// One line that is cut: the same text is shown, and the same glyphs stand in the same places.
    @Test(arguments: [
      (DocumentLayout.Truncation.head, PangoOracle.Ellipsis.head), (.middle, .middle),
      (.tail, .tail),
    ])
    func ellipsis(_ truncation: DocumentLayout.Truncation, _ pango: PangoOracle.Ellipsis) throws {
      let (shaper, oracle) = try engines()
      var random = SeededGenerator(seed: 42)
      var tally = EllipsisTally()
      for _ in 0..<600 {
        let text = GeneratedText.sentence(using: &random)
        var options = options(Double(Int.random(in: 60...300, using: &random)))
        options.maximumLines = 1
        options.truncation = truncation
        let layout = try TextLayout(text, options: options, shaper: shaper)
        let expected = try #require(
          oracle.lines(
            text, families: [Self.family], size: 20, width: options.width, ellipsis: pango,
            language: "en"
          ).first)
        tally.compare(text, layout, expected)
      }
      #expect(tally.cut > 300 && tally.cutMarks * 20 < tally.cut, "\(tally)")
      #expect(tally.otherLevel * 10 < tally.cut, "\(tally)")
      #expect(tally.same * 2 > tally.cut, "\(tally)")
      #expect(tally.differences == [], "\(tally)")
      print("Pango, ellipsis \(truncation): \(tally)")
    }

    // MARK: Soft hyphens

    private static let hyphenated = [
      "inter\u{AD}natio\u{AD}nal\u{AD}iza\u{AD}tion",
      "An extra\u{AD}or\u{AD}di\u{AD}nary un\u{AD}be\u{AD}liev\u{AD}able story",
      "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft heute",
      "\u{05E9}\u{05DC}\u{05D5}\u{05DD} inter\u{AD}natio\u{AD}nal \u{05E2}\u{05D5}\u{05DC}\u{05DD}",
      "\u{062F}\u{0627}\u{0631}\u{0627}\u{AD}\u{0631}\u{0627}\u{062F}\u{0648}\u{AD}\u{0631}\u{0648}\u{0627} \u{0641}\u{064A}",
    ]

    /// Lines that end at soft hyphens have the breaks, the glyphs and the places that Pango gives them, with the hyphen.
    @Test(arguments: hyphenated)
    func hyphens(_ text: String) throws {
      let (shaper, oracle) = try engines()
      oracle.setHyphens(true)
      let sign = try #require(
        try TextLayout("\u{2010}", options: options(.infinity), shaper: shaper).lines[0].runs[0]
          .glyphs.first?.id)
      var (texts, lineCount, shown) = (0, 0, 0)
      for width in stride(from: 60.0, to: 420, by: 7) {
        let layout = try TextLayout(text, options: options(width), shaper: shaper)
        let lines = oracle.lines(
          text, families: [Self.family], size: 20, width: width, language: "en")
        // Where a word has no place to end Pango puts hyphens too, and we do not.
        let places = Set(text.lineBreakOpportunities().map(\.scalarOffset))
        guard layout.lines.dropFirst().allSatisfy({ places.contains($0.range.lowerBound.scalars) })
        else { continue }
        #expect(
          layout.lines.map { $0.range.lowerBound.utf8 } == lines.map(\.utf8Range.lowerBound),
          "\(codes(text)) at \(width)")
        texts += 1
        lineCount += lines.count
        for (line, expected) in zip(layout.lines, lines) {
          let theirs = expected.glyphs.filter { glyph in
            drawn(line).contains { $0.id == glyph.id }
          }
          let first = theirs.first?.x ?? 0
          #expect(
            !differ(drawn(line), theirs.map { ($0.id, $0.x - first) }),
            "\(codes(text)) at \(width): \(drawn(line)), Pango \(theirs)")
          shown += line.runs.flatMap(\.glyphs).count { $0.id == sign }
        }
      }
      #expect(shown > 3)
      print("Pango, hyphens: \(texts) texts, \(lineCount) lines, \(shown) hyphens")
    }

    /// A soft hyphen inside a line is not seen and has no width.
    @Test func hyphensInsideLines() throws {
      let (shaper, _) = try engines()
      let with = try TextLayout("ab\u{AD}cd", options: options(400), shaper: shaper)
      let without = try TextLayout("abcd", options: options(400), shaper: shaper)
      #expect(with.lines[0].width == without.lines[0].width)
      #expect(
        with.lines[0].runs.flatMap(\.glyphs).map(\.id)
          == without.lines[0].runs.flatMap(\.glyphs).map(\.id))
      #expect(with.missingCharacters == [])
    }

    /// White space before a soft hyphen hangs behind the hyphen, and no run reaches over it.
    @Test(arguments: ["hh: \u{AD}zaza", "\u{5D0}\u{5D1}: \u{AD}\u{5D2}\u{5D3}\u{5D2}\u{5D3}"])
    func spaceBeforeAHyphen(_ text: String) throws {
      let (shaper, _) = try engines()
      let line = try TextLayout(text, options: options(50), shaper: shaper).lines[0]
      let hyphen = try #require(line.runs.first { $0.glyphs.map(\.cluster) == [4] })
      for run in line.runs {
        let sum = run.glyphs.reduce(0) { $0 + $1.advance }
        #expect(abs(sum - (run.right - run.left)) < 1e-6)
        #expect(
          run.right <= hyphen.left + 1e-6 || run.left >= hyphen.right - 1e-6
            || run.glyphs.map(\.cluster) == [4])
      }
    }

    // MARK: Tabs

    private static let tabbed = [
      "a\tbb\tccc\tdddd", "one\t12.50\ttwo\t3", "\t\tx", "wide enough to pass it\tb\tc",
      "\u{05D0}\u{05D1}\t\u{05D2}\u{05D3}\t12.5",
      "\u{05E9}\u{05DC}\u{05D5}\u{05DD}\tabc def\t\u{05D0}",
      "abc\t\u{05D0}\u{05D1} 12\tx.y", "\u{0633}\u{0644}\u{0627}\u{0645}\t3.14\t\u{0641}\u{064A}",
    ]

    /// Text stands at tab stops where Pango puts it, in paragraphs of both directions.
    @Test(arguments: TabStop.Alignment.allCases)
    func tabs(_ alignment: TabStop.Alignment) throws {
      let (shaper, oracle) = try engines()
      let stops = [110.0, 230, 350].map { TabStop(location: $0, alignment: alignment) }
      var style = ParagraphStyle()
      style.tabStops = stops
      var glyphs = 0
      for text in Self.tabbed {
        let layout = try TextLayout(text, style: style, options: options(600), shaper: shaper)
        let line = layout.lines[0]
        oracle.setTabs(stops, in: line.direction)
        let lines = oracle.lines(
          text, families: [Self.family], size: 20, width: 600, language: "en")
        #expect(layout.lines.count == 1 && lines.count == 1)
        let ours = line.runs.flatMap(\.glyphs).map { (id: $0.id, x: $0.x) }
        // Pango counts from the left of the line.
        let left = line.direction == .leftToRight ? 0 : 600 - lines[0].width
        let theirs = lines[0].glyphs.filter { glyph in ours.contains { $0.id == glyph.id } }
          .map { (id: $0.id, x: $0.x + left) }
        #expect(!differ(ours, theirs), "\(codes(text)): \(ours), Pango \(theirs)")
        glyphs += ours.count
      }
      print("Pango, tabs \(alignment): \(Self.tabbed.count) lines, \(glyphs) glyphs")
    }
  }

  /// Counts of lines with an ellipsis.
  private struct EllipsisTally: CustomStringConvertible {
    var cut = 0
    var same = 0
    var whole = 0
    /// Lines that are cut beside a letter with marks.
    ///
    /// Pango can leave out the letter and show its marks, and counts from there. We cut no grapheme cluster.
    var cutMarks = 0
    /// Lines where text of another level than that of the paragraph is beside the ellipsis.
    ///
    /// Pango gives the ellipsis the level of the text that it cuts. Here it has the lowest level of that text and of both sides, and
    /// at an end of the line that of the paragraph.
    var otherLevel = 0
    var differences: [String] = []

    var description: String {
      "\(cut) cut, \(same) the same, \(cutMarks) cut marks, \(otherLevel) of another level, \(whole) whole, \(differences.count) others"
    }

    /// Whether some bytes have one inside a grapheme cluster whose beginning is not among them.
    private static func hasLoneMark(_ bytes: [Int], _ text: String) -> Bool {
      let shown = Set(bytes)
      var start = 0
      for character in text {
        let end = start + character.utf8.count
        if !shown.contains(start), shown.contains(where: { $0 > start && $0 < end }) { return true }
        start = end
      }
      return false
    }

    /// Whether a letter with marks is the last or the first that is shown or left out.
    private static func isBesideMarks(_ elided: Range<TextOffset>, _ text: String) -> Bool {
      var start = 0
      for character in text {
        let end = start + character.utf8.count
        let touches = [elided.lowerBound.utf8, elided.upperBound.utf8].contains {
          $0 == start || $0 == end
        }
        if touches, character.unicodeScalars.count > 1 { return true }
        start = end
      }
      return false
    }

    /// Whether what is shown before or after the ellipsis has another level than the paragraph.
    private static func isBesideOtherDirection(_ elided: Range<TextOffset>, _ line: TextLine)
      -> Bool
    {
      let runs = line.runs.filter { !$0.isEllipsis }
      let clusters = runs.flatMap { $0.glyphs.map(\.cluster) }
      let before = clusters.filter { $0 < elided.lowerBound.scalars }.max()
      let after = clusters.filter { $0 >= elided.upperBound.scalars }.min()
      return [before, after].compactMap(\.self).contains { cluster in
        runs.contains { run in
          run.level.number != (line.direction == .leftToRight ? 0 : 1)
            && run.glyphs.contains { $0.cluster == cluster }
        }
      }
    }

    /// Whether all glyphs stand in the same order, and those on each side of the ellipsis in the same places.
    ///
    /// Pango widens the ellipsis until the line is as wide as its container, so that the glyphs on one side of it are moved together.
    private static func isAtSamePlaces(_ line: TextLine, _ expected: PangoOracle.Line) -> Bool {
      let ours = line.runs.flatMap(\.glyphs)
      guard ours.map(\.id) == expected.glyphs.map(\.id) else { return false }
      let sign = line.runs.prefix { !$0.isEllipsis }.reduce(0) { $0 + $1.glyphs.count }
      return [0..<sign, min(sign + 1, ours.count)..<ours.count].allSatisfy { side in
        guard let first = side.first else { return true }
        return side.allSatisfy {
          abs(ours[$0].x - ours[first].x - (expected.glyphs[$0].x - expected.glyphs[first].x))
            < 0.05
        }
      }
    }

    mutating func compare(_ text: String, _ layout: TextLayout, _ expected: PangoOracle.Line) {
      let line = layout.lines[0]
      guard line.elided != nil else {
        whole += 1
        return
      }
      cut += 1
      var bytes: [Int] = []
      var byte = 0
      for scalar in text.unicodeScalars {
        bytes.append(byte)
        byte += UTF8.width(scalar)
      }
      let sign = line.runs.first { $0.isEllipsis }?.glyphs.first?.id
      let ours = line.runs.filter { !$0.isEllipsis }.flatMap(\.glyphs).map { bytes[$0.cluster] }
      let starts = Set(ours)
      let shown = expected.glyphs.filter { $0.id != sign }.map(\.cluster)
      let theirs = shown.map { cluster in starts.filter { $0 <= cluster }.max() ?? cluster }
      if ours == theirs, Self.isAtSamePlaces(line, expected) {
        same += 1
      } else if let elided = line.elided,
        Self.hasLoneMark(shown, text) || Self.isBesideMarks(elided, text)
      {
        cutMarks += 1
      } else if Set(ours) == Set(theirs), let elided = line.elided,
        Self.isBesideOtherDirection(elided, line)
      {
        otherLevel += 1
      } else {
        let all = line.runs.flatMap(\.glyphs).map { "\($0.id)@\($0.x)" }
        differences.append(
          "\(codes(text)) at \(layout.width): \(all), Pango \(expected.glyphs.map { "\($0.id)@\($0.x)" })"
        )
      }
    }
  }
#endif
