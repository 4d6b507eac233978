#if Shaping
  import BidiAttributed
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
    struct Tally {
      var texts = 0
      var lines = 0
      var clusters = 0
      var brokenElsewhere: [String] = []
      var otherOrder: [String] = []
      var otherGlyphs: [String] = []
      var otherPlaces: [String] = []
      var otherWidths: [String] = []

      var differences: [String] {
        brokenElsewhere + otherOrder + otherGlyphs + otherPlaces + otherWidths
      }
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
      let lines = oracle.lines(
        text, families: families, size: size, width: width,
        alignment: alignment == .justified ? .justified : .natural, language: "en")
      tally.texts += 1
      let place = "\(codes(text)) at \(width ?? -1)"
      let ours = layout.lines.map { $0.range.lowerBound.utf8..<$0.range.upperBound.utf8 }
      guard ours == lines.map(\.utf8Range) else {
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
        } else if let first = drawn.first, let other = theirs.first {
          let origin = first.x - other.x
          let far = zip(drawn, theirs).map { abs($0.x - origin - $1.x) }.max() ?? 0
          if far > 0.02 {
            tally.otherPlaces.append("\(place): \(far) points in \(bytes[line.range.lowerBound.scalars])")
          }
        }
      }
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
      print(
        tally.texts, tally.lines, tally.clusters, tally.brokenElsewhere.count,
        tally.otherOrder.count, tally.otherGlyphs.count, tally.otherPlaces.count)
      for line in tally.brokenElsewhere.prefix(12) { print("B", line) }
      for line in tally.otherOrder.prefix(12) { print("O", line) }
      for line in tally.otherGlyphs.prefix(12) { print("G", line) }
      for line in tally.otherPlaces.prefix(12) { print("P", line) }
      #expect(tally.differences.isEmpty)
    }
  }
#endif
