#if Shaping
  import BidiAttributed
  import BidiTestSupport
  import BidiText
  import Foundation
  import Testing
  import TextShaping

  /// What holds for every text.
  struct TextLayoutLawTests {
    static let shaper = Result {
      TextShaper(
        try FontLibrary(
          systemFonts: false,
          files: ["", "Arabic", "Hebrew"].map { TestFonts.path("NotoSans\($0)-Regular.ttf") }))
    }

    static func sentences(_ count: Int, seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      return (0..<count).map { _ in GeneratedText.sentence(using: &random) }
    }

    /// A press at a caret finds the caret.
    @Test func hitOfCaret() throws {
      let shaper = try Self.shaper.get()
      var random = SeededGenerator(seed: 7)
      var count = 0
      for text in Self.sentences(300, seed: 6) {
        let width = Double(Int.random(in: 40...300, using: &random))
        let layout = try TextLayout(text, options: .test(width), shaper: shaper)
        var offset = TextOffset.zero
        for character in text {
          for affinity in [CaretPosition.Affinity.upstream, .downstream] {
            let caret = layout.caret(at: DocumentPosition(offset, affinity: affinity))
            let found = layout.position(x: caret.x, y: caret.top + caret.height / 2)
            let again = layout.caret(at: found)
            #expect(abs(again.x - caret.x) < 1e-9 && again.line == caret.line, "\(codes(text))")
            count += 1
          }
          offset = offset.after(character)
        }
      }
      #expect(count > 10_000)
    }

    /// A press inside a letter finds its nearer edge: the place before or after it, on its own side.
    ///
    /// Where the sides of a place stand apart, at the end of a line and between directions, the affinity is that of the letter.
    @Test func hitOfLetter() throws {
      let shaper = try Self.shaper.get()
      var random = SeededGenerator(seed: 15)
      var (count, apart) = (0, 0)
      for text in Self.sentences(300, seed: 16) {
        let width = Double(Int.random(in: 60...300, using: &random))
        let layout = try TextLayout(text, options: .test(width), shaper: shaper)
        var start = TextOffset.zero
        for character in text {
          let end = start.after(character)
          defer { start = end }
          let edges = [
            DocumentPosition(start, affinity: .downstream),
            DocumentPosition(end, affinity: .upstream),
          ]
          let carets = edges.map(layout.caret)
          guard abs(carets[0].x - carets[1].x) > 0.5, carets[0].line == carets[1].line,
            !character.isWhitespace
          else { continue }
          for (edge, part) in [(0, 0.2), (1, 0.8)] {
            let x = carets[0].x + (carets[1].x - carets[0].x) * part
            let found = layout.position(onLine: carets[0].line, x: x)
            #expect(found.offset == edges[edge].offset, "\(codes(text)) at \(width)")
            let other = DocumentPosition(
              edges[edge].offset, affinity: edge == 0 ? .upstream : .downstream)
            let there = layout.caret(at: other)
            if there.line != carets[edge].line || abs(there.x - carets[edge].x) > 1e-9 {
              #expect(found.affinity == edges[edge].affinity, "\(codes(text)) at \(width)")
              apart += 1
            }
            count += 1
          }
        }
      }
      #expect(count > 10_000 && apart > 1_000)
    }

    /// The widths of the glyphs are the width of the line, and no glyph of the shaped paragraph is lost.
    @Test func glyphsAreAllThere() throws {
      let shaper = try Self.shaper.get()
      for text in Self.sentences(300, seed: 8) {
        let font = TextLayout.Options.test().font
        let one = try TextLayout(text, options: .test(), shaper: shaper)
        let document = BidiDocument(text)
        let shaped = try shaper.shape(document.paragraph(0).resolved, font: font)
        let all = shaped.runs.flatMap { $0.glyphs.map(\.id) }.sorted()
        #expect(one.lines[0].runs.flatMap { $0.glyphs.map(\.id) }.sorted() == all, "\(codes(text))")
        for width in [60.0, 150, 400] {
          let layout = try TextLayout(text, options: .test(width), shaper: shaper)
          for line in layout.lines {
            let sum = line.runs.flatMap(\.glyphs).filter {
              !line.hangingCharacters.contains($0.cluster)
            }
            .reduce(0) { $0 + $1.advance }
            #expect(abs(sum - line.width) < 1e-6, "\(codes(text)) at \(width)")
          }
          let clusters = Set(layout.lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.cluster) } })
          #expect(
            clusters == Set(shaped.runs.flatMap { $0.glyphs.map(\.cluster) }),
            "\(codes(text)) at \(width)")
        }
      }
    }

    /// Lines cover the text, none of them is wider than its container unless it holds one cluster, and the natural widths
    /// are those at which nothing breaks and no word does.
    @Test func widths() throws {
      let shaper = try Self.shaper.get()
      for text in Self.sentences(300, seed: 9) {
        let free = try TextLayout(text, options: .test(), shaper: shaper)
        #expect(free.lines.count == 1 && abs(free.lines[0].width - free.naturalWidths.ideal) < 1e-6)
        let ideal = try TextLayout(
          text, options: .test(free.naturalWidths.ideal + 0.001), shaper: shaper)
        #expect(ideal.lines.count == 1, "\(codes(text))")
        let places = Set(text.lineBreakOpportunities().map(\.scalarOffset))
        let minimal = try TextLayout(
          text, options: .test(free.naturalWidths.minimal + 0.001), shaper: shaper)
        for line in minimal.lines.dropFirst() {
          #expect(places.contains(line.range.lowerBound.scalars), "\(codes(text))")
        }
        for width in [0.0, 25, 100] {
          let layout = try TextLayout(text, options: .test(width), shaper: shaper)
          var end = TextOffset.zero
          for line in layout.lines {
            #expect(line.range.lowerBound == end)
            end = line.range.upperBound
            if line.width > width + 0.5 {
              let clusters = Set(line.runs.flatMap { $0.glyphs.map(\.cluster) })
              #expect(
                clusters.subtracting(line.hangingCharacters).count <= 1,
                "\(codes(text)) at \(width)")
            }
          }
          #expect(end == TextOffset(endOf: text))
        }
      }
    }

    /// Right is left in the mirror, and trailing is leading.
    @Test(arguments: [
      (ParagraphStyle.Alignment.left, ParagraphStyle.Alignment.right), (.right, .left),
      (.leading, .trailing), (.center, .center),
    ])
    func mirror(_ one: ParagraphStyle.Alignment, _ other: ParagraphStyle.Alignment) throws {
      let shaper = try Self.shaper.get()
      for text in Self.sentences(100, seed: 10) {
        let here = try TextLayout(
          text, style: ParagraphStyle(alignment: one), options: .test(150), shaper: shaper)
        let there = try TextLayout(
          text, style: ParagraphStyle(alignment: other), options: .test(150), shaper: shaper)
        for (line, mirrored) in zip(here.lines, there.lines) {
          #expect(abs(line.left - (150 - mirrored.right)) < 1e-6, "\(codes(text))")
        }
      }
    }

    /// A line that is cut has room, keeps the glyphs of what it shows, and its ellipsis stands where text is left out.
    @Test(arguments: DocumentLayout.Truncation.allCases)
    func truncation(_ truncation: DocumentLayout.Truncation) throws {
      let shaper = try Self.shaper.get()
      var cut = 0
      for text in Self.sentences(300, seed: 11) {
        var options = TextLayout.Options.test(120)
        options.maximumLines = 1
        options.truncation = truncation
        let layout = try TextLayout(text, options: options, shaper: shaper)
        #expect(layout.lines.count == 1)
        let line = layout.lines[0]
        guard let elided = line.elided else {
          #expect(!layout.isTruncated && layout.fullLineCount == 1)
          continue
        }
        cut += 1
        #expect(line.width <= 120 + 1e-6, "\(codes(text))")
        let sign = try #require(line.runs.first { $0.isEllipsis })
        #expect(line.runs.filter(\.isEllipsis).count == 1)
        let shown = Set(line.runs.filter { !$0.isEllipsis }.flatMap { $0.glyphs.map(\.cluster) })
        #expect(
          shown.allSatisfy { $0 < elided.lowerBound.scalars || $0 >= elided.upperBound.scalars })
        let atStart =
          line.direction == .leftToRight ? sign.left < 0.001 : abs(sign.right - 120) < 0.001
        switch truncation {
        case .tail:
          #expect(elided.upperBound == line.range.upperBound)
          let atEnd =
            line.direction == .leftToRight
            ? abs(sign.right - line.right) < 0.001 : abs(sign.left - line.left) < 0.001
          #expect(atEnd, "\(codes(text))")
        case .head:
          #expect(elided.lowerBound == line.range.lowerBound)
          #expect(atStart, "\(codes(text))")
        case .middle: break
        }
        // The next glyph would have had no room: what is shown and one cluster more is wider than the container.
        let caret = layout.caret(at: DocumentPosition(elided.lowerBound, affinity: .downstream))
        #expect(caret.x >= -1e-6 && caret.x <= 120 + 1e-6)
      }
      #expect(cut > 100)
    }

    /// Where lines may end inside a ligature, such as lam with alef, each line has a letter of its own.
    @Test func linesThatEndInLigatures() throws {
      let shaper = try Self.shaper.get()
      for text in ["\u{0644}\u{0627}\u{0645}", "a\u{0644}\u{0627}", "\u{0644}\u{0627} ab"] {
        for width in [0.0, 7, 20, 30] {
          var options = TextLayout.Options.test(width)
          options.lineBreaking = .anywhere
          let layout = try TextLayout(text, options: options, shaper: shaper)
          let lines = layout.lines
          #expect(
            lines.allSatisfy { !$0.runs.flatMap(\.glyphs).isEmpty }, "\(codes(text)) at \(width)")
        }
      }
    }

    /// Colors change no glyph: Arabic letters join across them.
    @Test func colorsChangeNoGlyph() throws {
      let shaper = try Self.shaper.get()
      let word = "\u{0628}\u{0628}\u{0628}"
      var text = AttributedString(word)
      let middle = text.characters.index(after: text.startIndex)
      text[middle..<text.characters.index(after: middle)][TextColorAttribute.self] = TextColor(
        red: 1, green: 0, blue: 0)
      let colored = try TextLayout(text, options: .test(), shaper: shaper)
      let plain = try TextLayout(word, options: .test(), shaper: shaper)
      #expect(colored.lines[0].runs.count == 3)
      #expect(colored.lines[0].runs.flatMap(\.glyphs) == plain.lines[0].runs.flatMap(\.glyphs))
      // A letter by itself has another glyph than one that is joined on both sides.
      let alone = try TextLayout("\u{0628}", options: .test(), shaper: shaper)
      #expect(
        !plain.lines[0].runs[0].glyphs.map(\.id).contains(alone.lines[0].runs[0].glyphs[0].id))
    }

    /// Letters of two sizes join too.
    @Test func sizesChangeNoForm() throws {
      let shaper = try Self.shaper.get()
      var text = AttributedString("\u{0628}\u{0628}")
      let middle = text.characters.index(after: text.startIndex)
      text[text.startIndex..<middle][TextFontAttribute.self] = TextFont(
        ["Noto Sans Arabic"], size: 40)
      let layout = try TextLayout(text, options: .test(), shaper: shaper)
      let plain = try TextLayout("\u{0628}\u{0628}", options: .test(), shaper: shaper)
      #expect(layout.lines[0].runs.count == 2)
      #expect(
        layout.lines[0].runs.flatMap { $0.glyphs.map(\.id) }
          == plain.lines[0].runs.flatMap { $0.glyphs.map(\.id) })
    }

    /// What is shaped twice is the same as what is shaped once.
    @Test func cacheChangesNothing() throws {
      let files = ["", "Arabic", "Hebrew"].map { TestFonts.path("NotoSans\($0)-Regular.ttf") }
      let library = try FontLibrary(systemFonts: false, files: files)
      let (cached, cold) = (
        TextShaper(library, cachedCharacters: 500), TextShaper(library, cachedCharacters: 0)
      )
      for text in Self.sentences(200, seed: 12) + Self.sentences(200, seed: 12) {
        let one = try TextLayout(text, options: .test(150), shaper: cached)
        let other = try TextLayout(text, options: .test(150), shaper: cold)
        #expect(one.lines.map(\.runs) == other.lines.map(\.runs))
      }
    }
  }

  extension TextOffset {
    fileprivate func after(_ character: Character) -> TextOffset {
      TextOffset(
        utf8: utf8 + character.utf8.count, utf16: utf16 + character.utf16.count,
        scalars: scalars + character.unicodeScalars.count)
    }
  }
#endif
