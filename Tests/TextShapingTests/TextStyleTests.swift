#if Shaping
  import BidiAttributed
  import BidiTestSupport
  import BidiText
  import Foundation
  import Testing
  import TextShaping

  /// What styles change: fonts, glyphs, lines and rectangles.
  struct TextStyleTests {
    private static let liberation = "/usr/share/fonts/truetype/liberation"

    private func liberation() throws -> TextShaper {
      TextShaper(
        try FontLibrary(
          systemFonts: false,
          files: ["Regular", "Bold", "Italic", "BoldItalic"].map {
            "\(Self.liberation)/LiberationSans-\($0).ttf"
          }))
    }

    /// Each weight and slant has its own file of the family.
    @Test(arguments: [
      (400.0, false, "Regular"), (500, false, "Regular"), (600, false, "Bold"),
      (700, false, "Bold"), (400, true, "Italic"), (700, true, "BoldItalic"),
    ])
    func weightAndSlant(_ weight: Double, _ isItalic: Bool, _ name: String) throws {
      let font = TextFont(["Liberation Sans"], size: 20, weight: weight, isItalic: isItalic)
      let layout = try TextLayout("Hamburg", options: .init(font: font), shaper: liberation())
      #expect(
        layout.lines[0].runs.map(\.face.path) == ["\(Self.liberation)/LiberationSans-\(name).ttf"])
    }

    /// Two styles in one line have their own fonts, and the bold letters are as wide as in the bold file.
    ///
    /// Liberation Sans, hmtx: "ab" is 1139 + 1139 of 2048 units, and 1139 + 1251 in bold.
    @Test func boldInALine() throws {
      var text = AttributedString("abab")
      let middle = text.characters.index(text.startIndex, offsetBy: 2)
      text[middle...][TextFontAttribute.self] = TextFont(
        ["Liberation Sans"], size: 2048, weight: 700)
      let layout = try TextLayout(
        text, options: .init(font: TextFont(["Liberation Sans"], size: 2048)),
        shaper: liberation())
      let runs = layout.lines[0].runs
      #expect(runs.map { $0.glyphs.reduce(0) { $0 + $1.advance } } == [2278, 2390])
    }

    /// Romanian has a comma below where other languages have a cedilla: `locl` of Noto Sans.
    @Test func language() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      func glyph(_ language: String?) throws -> UInt32 {
        let layout = try TextLayout(
          "\u{015F}", options: .init(font: TextFont(["Noto Sans"]), language: language),
          shaper: shaper)
        return try #require(layout.lines[0].runs[0].glyphs.first).id
      }
      let comma = try TextLayout(
        "\u{0219}", options: .init(font: TextFont(["Noto Sans"])), shaper: shaper)
      #expect(try glyph("ro") == comma.lines[0].runs[0].glyphs[0].id)
      #expect(try glyph("tr") == glyph(nil) && glyph("tr") != glyph("ro"))
      // A stretch has the language that it names.
      var text = AttributedString("\u{015F}\u{015F}")
      let middle = text.characters.index(after: text.startIndex)
      text[middle...].languageIdentifier = "ro"
      let mixed = try TextLayout(
        text, options: .init(font: TextFont(["Noto Sans"]), language: "tr"), shaper: shaper)
      #expect(
        try mixed.lines[0].runs.flatMap(\.glyphs).map(\.id) == [glyph("tr"), glyph("ro")])
    }

    /// Noto Sans has 1069 above and 293 below the baseline of 1000 units, and no gap: 27.24 points at 20.
    @Test func lineHeight() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      func layout(
        multiple: Double = 1, minimum: Double = 0, spacing: Double = 0
      ) throws -> TextLayout {
        var options = TextLayout.Options(font: TextFont(["Noto Sans"], size: 20))
        (options.lineHeightMultiple, options.minimumLineHeight) = (multiple, minimum)
        var style = ParagraphStyle()
        style.lineSpacing = spacing
        return try TextLayout("a\u{2028}b\u{2028}c", style: style, options: options, shaper: shaper)
      }
      func tops(_ layout: TextLayout) -> [Double] {
        layout.lines.map { ($0.top * 1000).rounded() / 1000 }
      }
      #expect(try tops(layout()) == [0, 27.24, 54.48])
      #expect(try abs(layout().lines[0].baseline - 21.38) < 1e-9)
      #expect(try tops(layout(multiple: 2)) == [0, 54.48, 108.96])
      #expect(try tops(layout(minimum: 40)) == [0, 40, 80])
      #expect(try tops(layout(minimum: 10)) == [0, 27.24, 54.48])
      #expect(try tops(layout(spacing: 3)) == [0, 30.24, 60.48])
      #expect(try abs(layout(multiple: 2).height - 163.44) < 1e-9)
    }

    /// A selection over both directions has a rectangle for each stretch that is seen as one.
    ///
    /// DejaVu Sans, hmtx, of 2048 units: a 1255, b 1300, c 1126, space 651, alef 1369, bet 1184, gimel 844. Gimel stands left of bet,
    /// and bet left of alef.
    @Test func selections() throws {
      let shaper = TextShaper(
        try FontLibrary(
          systemFonts: false, files: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]))
      let text = "abc \u{05D0}\u{05D1}\u{05D2} a"
      func layout(_ width: Double) throws -> TextLayout {
        try TextLayout(
          text, options: .init(width: width, font: TextFont(["DejaVu Sans"], size: 2048)),
          shaper: shaper)
      }
      func boxes(_ layout: TextLayout, _ lower: Int, _ upper: Int) -> [[Double]] {
        let offsets = [lower, upper].map {
          TextOffset(endOf: String(String.UnicodeScalarView(text.unicodeScalars.prefix($0))))
        }
        return layout.selection(of: offsets[0]..<offsets[1]).map {
          [Double($0.line), $0.x.rounded(), $0.width.rounded()]
        }
      }
      let wide = try layout(.infinity)
      // From b to alef: b, c and the space, then alef at the right of the other two.
      #expect(boxes(wide, 1, 5) == [[0, 1255, 3077], [0, 6360, 1369]])
      #expect(boxes(wide, 0, 9) == [[0, 0, 9635]])
      // Bet and gimel.
      #expect(boxes(wide, 5, 7) == [[0, 4332, 2028]])
      #expect(boxes(wide, 3, 3) == [])
      // In two lines each has its own, of the height of the line; the space at the end of the first one hangs.
      let narrow = try layout(6000)
      #expect(narrow.lines.count == 2)
      #expect(boxes(narrow, 1, 5) == [[0, 1255, 3077], [1, 2028, 1369]])
      let all = narrow.selection(of: .zero..<narrow.end)
      #expect(all.map(\.y) == narrow.lines.map(\.top))
      #expect(all.map(\.height) == narrow.lines.map(\.height))
    }

    /// Rectangles never overlap, and are as wide as the glyphs of what is selected.
    @Test func selectionsOfSentences() throws {
      let shaper = try TextLayoutLawTests.shaper.get()
      var random = SeededGenerator(seed: 13)
      var count = 0
      for text in TextLayoutLawTests.sentences(200, seed: 14) {
        let layout = try TextLayout(text, options: .test(180), shaper: shaper)
        let characters = Array(text)
        let lower = Int.random(in: 0..<characters.count, using: &random)
        let upper = Int.random(in: lower...characters.count, using: &random)
        let range =
          TextOffset(
            endOf: String(characters[..<lower]))..<TextOffset(
            endOf: String(characters[..<upper]))
        let boxes = layout.selection(of: range)
        for line in layout.lines {
          let own = boxes.filter { $0.line == line.number }.sorted { $0.x < $1.x }
          for (one, next) in zip(own, own.dropFirst()) {
            #expect(one.x + one.width <= next.x + 1e-9, "\(codes(text))")
          }
          // A ligature has one glyph for two letters: then half of it may be selected.
          let clusters = line.runs.flatMap(\.glyphs).map(\.cluster)
          let isWhole = [range.lowerBound.scalars, range.upperBound.scalars].allSatisfy {
            clusters.contains($0) || $0 <= line.range.lowerBound.scalars
              || $0 >= line.range.upperBound.scalars
          }
          guard isWhole else { continue }
          let drawn = line.runs.flatMap(\.glyphs).filter {
            $0.cluster >= range.lowerBound.scalars && $0.cluster < range.upperBound.scalars
          }.reduce(0) { $0 + $1.advance }
          #expect(abs(own.reduce(0) { $0 + $1.width } - drawn) < 1e-6, "\(codes(text))")
          count += own.count
        }
      }
      #expect(count > 300)
    }

    /// A font with a table `trak` has other advances at other sizes, and a cache does not mix them up.
    ///
    /// Each letter loses 100 of 2048 units at 10 points and none at 20; between them the middle. Source: TrueType Reference
    /// Manual, `trak`: values between sizes are interpolated.
    @Test func tracking() throws {
      let path = "\(Self.liberation)/LiberationSans-Regular.ttf"
      var font = try #require(MadeFont([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))))
      font.rename("Tracked")
      font.track([(10, -100), (20, 0)])
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("bidi-tracked-\(UUID().uuidString).ttf")
      try Data(font.bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let shaper = TextShaper(try FontLibrary(systemFonts: false, files: [file.path]))
      func units(_ size: Double) throws -> Double {
        let layout = try TextLayout(
          "aaaa", options: .init(font: TextFont(["Tracked"], size: size)), shaper: shaper)
        #expect(layout.lines[0].runs[0].face.dependsOnSize)
        return layout.lines[0].width / size * 2048
      }
      // hmtx of Liberation Sans: 1139 units for a.
      for (size, expected) in [(20.0, 4556.0), (10, 4156), (15, 4356), (20, 4556)] {
        #expect(try abs(units(size) - expected) < 0.01)
      }
      #expect(try !FontFace(path: path).dependsOnSize)
    }

    /// Letters of a variable font are drawn in the form in which they are measured: for their size, and in their weight.
    ///
    /// Optical.ttf has one letter, a box of 1000 units: by the axis `opsz` it is 100 units wide at 8 points and 500 at 72, by `wght` 200 high
    /// at 400 and 700 at 900 (`gvar`; between the ends in equal steps, and beyond them as at the ends).
    @Test(arguments: [
      (8.0, 400.0, 100.0, 200.0), (40, 400, 300, 200), (72, 400, 500, 200), (100, 400, 500, 200),
      (72, 900, 500, 700),
    ])
    func variableFonts(_ size: Double, _ weight: Double, _ width: Double, _ height: Double) throws {
      let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Optical.ttf").path
      let shaper = TextShaper(try FontLibrary(systemFonts: false, files: [path]))
      let font = TextFont(["Bidi Optical"], size: size, weight: weight)
      let layout = try TextLayout("A", options: .init(font: font), shaper: shaper)
      let pdf = try PDFParts(TextPicture(layout).bytes(.pdf))
      #expect(pdf.boxes == [[0, 0, width, height]])
      #expect(pdf.codes.contains("<0041>"))
      let svg = String(decoding: try TextPicture(layout).bytes(.svg), as: UTF8.self)
      // The outline of the glyph, from its origin, in points.
      let outline = try #require(svg.firstMatch(of: /id="glyph[^"]*">\s*<path[^>]* d="([^"]+)"/)).1
      let numbers = outline.split(whereSeparator: { $0.isLetter || $0 == " " }).compactMap {
        Double($0)
      }
      let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
      let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
      #expect(try abs(#require(xs.max()) - width * size / 1000) < 0.02, "\(outline)")
      #expect(try abs(#require(ys.min()) + height * size / 1000) < 0.02, "\(outline)")
    }
  }
#endif
