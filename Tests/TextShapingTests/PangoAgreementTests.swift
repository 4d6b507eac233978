#if Shaping
  import BidiAttributed
  import BidiSource
  import BidiTestSupport
  import BidiText
  import Foundation
  import LocalizationFiles
  import Testing
  import TextShaping

  /// The same text and the same font file, laid out by Pango and by us.
  struct PangoAgreementTests {
    static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let family = "DejaVu Sans"

    /// Counts of what was compared.
    struct Tally: CustomStringConvertible {
      var texts = 0
      var lines = 0
      var clusters = 0
      var carets = 0
      /// Lines that end elsewhere because Pango cuts a ligature where a word has to be cut.
      var cutLigatures = 0
      /// Lines that are as wide as their container to a thousandth: Pango counts in 1/1024 of a point.
      var rounded = 0
      /// Texts with isolates, for which Pango is told the direction.
      var isolates = 0
      var brokenElsewhere: [String] = []
      var otherOrder: [String] = []
      var otherGlyphs: [String] = []
      var otherPlaces: [String] = []
      var otherCarets: [String] = []

      var description: String {
        """
        \(texts) texts, \(lines) lines, \(clusters) clusters; explained: \(cutLigatures) cut ligatures, \(rounded) rounded \
        widths, \(isolates) isolates; other: \(brokenElsewhere.count) breaks, \(otherOrder.count) orders, \(otherGlyphs.count) glyphs, \
        \(otherPlaces.count) places, \(otherCarets.count) of \(carets) carets
        """
      }

      var differences: [String] {
        brokenElsewhere + otherOrder + otherGlyphs + otherPlaces + otherCarets
      }

      /// What is explained and not compared stays rare: one text in a hundred with a cut ligature, one in five hundred whose
      /// line is as wide as its container.
      var isCompared: Bool { cutLigatures * 100 <= texts && rounded * 500 <= texts }
    }

    /// Lays out one paragraph both ways.
    static func compare(
      _ text: String, width: Double?, families: [String], size: Double = 20,
      alignment: ParagraphStyle.Alignment = .natural, shaper: TextShaper, oracle: PangoOracle,
      tally: inout Tally
    ) throws {
      let options = TextLayout.Options(
        width: width ?? .infinity, font: TextFont(families, size: size), language: "en")
      let layout = try TextLayout(
        text, style: ParagraphStyle(alignment: alignment), options: options, shaper: shaper)
      // Pango looks into isolates for the first letter of a paragraph, which rule P2 forbids: it is told the direction.
      let isolates = text.unicodeScalars.contains { (0x2066...0x2068).contains($0.value) }
      let direction = layout.lines[0].direction
      if isolates { tally.isolates += 1 }
      let lines = oracle.lines(
        text, families: families, size: size, width: width,
        base: isolates ? (direction == .leftToRight ? .leftToRight : .rightToLeft) : .auto,
        alignment: alignment == .justified ? .justified : .natural, language: "en")
      tally.texts += 1
      let place = "\(codes(text)) at \(width ?? -1)"
      let ours = layout.lines.map { $0.range.lowerBound.utf8..<$0.range.upperBound.utf8 }
      guard ours == lines.map(\.utf8Range) else {
        let number = zip(ours, lines.map(\.utf8Range)).prefix { $0 == $1 }.count
        if let cut = lines.dropFirst(number).first?.utf8Range.upperBound,
          layout.isInsideGlyph(cut, of: text)
        {
          tally.cutLigatures += 1
          return
        }
        if let width,
          layout.lines[number...].prefix(1).contains(where: {
            abs($0.width - width) < fontUnit(of: $0, size)
          })
        {
          tally.rounded += 1
          return
        }
        tally.brokenElsewhere.append("\(place): \(ours), Pango \(lines.map(\.utf8Range))")
        return
      }
      var bytes: [Int] = []
      var byte = 0
      for scalar in text.unicodeScalars {
        bytes.append(byte)
        byte += UTF8.width(scalar)
      }
      for (line, expected) in zip(layout.lines, lines) {
        tally.lines += 1
        // White space at the end of a line hangs; Pango takes the width of its last one away.
        let hanging = line.hangingCharacters
        let end = hanging.isEmpty ? Int.max : bytes[hanging.lowerBound]
        let drawn = line.runs.flatMap(\.glyphs).filter { !hanging.contains($0.cluster) }
        let theirs = expected.glyphs.filter { $0.cluster < end }
        // HarfBuzz has the marks in the cluster of their letter for us, and clusters of their own for Pango.
        let starts = Set(drawn.map { bytes[$0.cluster] })
        func start(_ byte: Int) -> Int { starts.filter { $0 <= byte }.max() ?? -1 }
        tally.clusters += starts.count
        if drawn.map({ bytes[$0.cluster] }) != theirs.map({ start($0.cluster) }) {
          tally.otherOrder.append(
            "\(place): \(drawn.map { bytes[$0.cluster] }), Pango \(theirs.map(\.cluster))")
        } else if drawn.map(\.id) != theirs.map(\.id) {
          tally.otherGlyphs.append("\(place): \(drawn.map(\.id)), Pango \(theirs.map(\.id))")
        } else if alignment != .justified, let first = drawn.first, let other = theirs.first {
          let origin = first.x - other.x
          let far = zip(drawn, theirs).map { abs($0.x - origin - $1.x) }.max() ?? 0
          let unit = fontUnit(of: line, size)
          if far > unit { tally.otherPlaces.append("\(place): \(far) points") }
          for cluster in Set(drawn.map(\.cluster)) {
            guard let caret = expected.carets[bytes[cluster]] else { continue }
            let position = DocumentPosition(
              TextOffset(
                endOf: String(String.UnicodeScalarView(text.unicodeScalars.prefix(cluster)))),
              affinity: .downstream)
            let own = layout.caret(at: position)
            tally.carets += 1
            if own.line != line.number || abs(own.x - origin - caret) > unit {
              tally.otherCarets.append(
                "\(place): caret \(bytes[cluster]) at \(own.x - origin), Pango \(caret)")
            }
          }
        }
      }
    }

    /// A unit of the coarsest font of a line, in points: Pango rounds advances to 1/1024 of a point, and places are their sums.
    private static func fontUnit(of line: TextLine, _ size: Double) -> Double {
      size / Double(line.runs.map(\.face.metrics.unitsPerEm).min() ?? 1000)
    }

    @Test func generated() throws {
      let shaper = TextShaper(try FontLibrary(systemFonts: false, files: [Self.font]))
      let oracle = try #require(PangoOracle(files: [Self.font]))
      var random = SeededGenerator(seed: 40)
      var tally = Tally()
      for _ in 0..<2000 {
        let text = GeneratedText.sentence(using: &random)
        let width = Double(Int.random(in: 60...400, using: &random))
        try Self.compare(
          text, width: width, families: [Self.family], shaper: shaper, oracle: oracle,
          tally: &tally)
      }
      #expect(tally.differences == [])
      #expect(tally.isCompared, "\(tally)")
      print("Pango, generated: \(tally)")
    }

    /// Justified lines have the glyphs and the order that Pango gives them, and are as wide as their container.
    ///
    /// The places differ: Pango widens wide spaces more, letters where a line has no space, and the space that ends a line
    /// where its direction is not that of the paragraph. We widen all spaces alike (CSS Text, section 6.4).
    @Test func justified() throws {
      let shaper = TextShaper(try FontLibrary(systemFonts: false, files: [Self.font]))
      let oracle = try #require(PangoOracle(files: [Self.font]))
      var random = SeededGenerator(seed: 41)
      var tally = Tally()
      var full = 0
      for _ in 0..<300 {
        let text = GeneratedText.sentence(using: &random)
        try Self.compare(
          text, width: 300, families: [Self.family], alignment: .justified, shaper: shaper,
          oracle: oracle, tally: &tally)
        let scalars = Array(text.unicodeScalars)
        let layout = try TextLayout(
          text, style: ParagraphStyle(alignment: .justified),
          options: TextLayout.Options(width: 300, font: TextFont([Self.family], size: 20)),
          shaper: shaper)
        for line in layout.lines where line.isWrapped {
          let content = line.range.lowerBound.scalars..<line.hangingCharacters.lowerBound
          guard scalars[content].contains(" ") else { continue }
          #expect(abs(line.width - 300) < 1e-6, "\(codes(text))")
          full += 1
        }
      }
      #expect(full > 200)
      #expect(tally.differences == [])
      #expect(tally.isCompared, "\(tally)")
      print("Pango, justified: \(tally)")
    }

    /// The texts of all locales under Resources, in fonts of the same family for all scripts.
    @Test(arguments: [90.0, 200, 350]) func localeFixtures(_ width: Double) throws {
      let shaper = TextShaper(try FontLibrary(systemFonts: false, files: Self.notoFiles))
      let oracle = try #require(PangoOracle(files: Self.notoFiles))
      var tally = Tally()
      let texts = try Self.fixtures()
      #expect(texts.count > 300)
      for text in texts {
        try Self.compare(
          text, width: width, families: Self.notoFamilies, shaper: shaper, oracle: oracle,
          tally: &tally)
      }
      #expect(tally.differences == [])
      #expect(tally.isCompared, "\(tally)")
      print("Pango, localeFixtures at \(Int(width)): \(tally)")
    }

    static let notoFamilies = [
      "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thaana", "Noto Sans CJK JP",
    ]
    static let notoFiles =
      ["", "Arabic", "Hebrew", "Thaana"].map {
        "/usr/share/fonts/truetype/noto/NotoSans\($0)-Regular.ttf"
      } + [
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      ]

    /// The paragraphs of the values of all `.strings` files.
    static func fixtures() throws -> [String] {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Resources/Locales")
      let files = try #require(FileManager.default.enumerator(atPath: root.path))
      var texts: Set<String> = []
      for case let path as String in files where path.hasSuffix(".strings") {
        let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
        for entry in try LocalizationFile(path: path, bytes: bytes).entries {
          for paragraph in entry.value.string.paragraphs() {
            texts.insert(String(entry.value.string[paragraph.content]))
          }
        }
      }
      return texts.filter { !$0.isEmpty }.sorted()
    }
  }

  extension TextLayout {
    /// Whether a byte of a paragraph lies inside what one glyph stands for.
    fileprivate func isInsideGlyph(_ byte: Int, of text: String) -> Bool {
      let clusters = Set(lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.cluster) } })
      let offset = String(decoding: Array(text.utf8).prefix(byte), as: UTF8.self).unicodeScalars
        .count
      return offset < text.unicodeScalars.count && !clusters.contains(offset)
    }
  }
#endif
