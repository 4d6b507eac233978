#if Shaping
  import BidiAttributed
  import BidiTestSupport
  import BidiText
  import Foundation
  import Testing
  import TextShaping

  /// What holds for the widths of every line, whatever its alignment, its direction, its tabs and its space between letters.
  struct TextWidthLawTests {
    /// A way to lay out a text.
    struct Form: Sendable, CustomTestStringConvertible {
      var alignment = ParagraphStyle.Alignment.justified
      var direction: WritingDirection?
      var letterSpacing = 0.0
      var hasTabs = false
      var hasColors = false
      var headIndent = 0.0

      var testDescription: String {
        "\(alignment) \(direction.map { "\($0)" } ?? "natural") \(letterSpacing) \(hasTabs) \(hasColors) \(headIndent)"
      }

      static let all =
        [nil, WritingDirection.leftToRight, .rightToLeft].flatMap { direction in
          [
            Form(direction: direction), Form(direction: direction, letterSpacing: 2),
            Form(direction: direction, hasTabs: true), Form(direction: direction, hasColors: true),
            Form(direction: direction, letterSpacing: 3, hasTabs: true, hasColors: true),
            Form(direction: direction, headIndent: 12),
            Form(alignment: .natural, direction: direction, letterSpacing: 2, hasTabs: true),
            Form(alignment: .center, direction: direction, hasTabs: true),
          ]
        }

      func text(_ plain: String) -> AttributedString {
        var plain = plain
        if hasTabs {
          var number = 0
          plain = String(
            plain.map { character in
              guard character == " " else { return character }
              number += 1
              return number % 4 == 3 ? "\t" : " "
            })
        }
        var style = ParagraphStyle(alignment: alignment)
        style.baseWritingDirection = direction
        style.headIndent = headIndent
        var text = AttributedString(plain)
        text[ParagraphStyleAttribute.self] = style
        if hasColors {
          // A run for each word, space and part of a word.
          for (number, index) in text.characters.indices.enumerated() where number % 5 < 2 {
            let next = text.characters.index(after: index)
            text[index..<next][TextColorAttribute.self] = .white
          }
        }
        return text
      }

      func layout(_ plain: String, _ width: Double) throws -> TextLayout {
        var options = TextLayout.Options.test(width)
        options.font.letterSpacing = letterSpacing
        return try TextLayout(
          text(plain), options: options, shaper: TextLayoutLawTests.shaper.get())
      }
    }

    private static func offset(_ count: Int, of text: String) -> TextOffset {
      TextOffset(endOf: String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))))
    }

    /// The stretches of a line that have no glyph: its tabs.
    private static func tabs(
      _ line: TextLine, of layout: TextLayout, _ text: String
    ) -> [(left: Double, right: Double, hangs: Bool)] {
      let scalars = Array(text.unicodeScalars)
      return (line.range.lowerBound.scalars..<line.range.upperBound.scalars)
        .filter { scalars[$0] == "\t" }
        .flatMap { place in
          layout.selection(of: offset(place, of: text)..<offset(place + 1, of: text))
            .filter { $0.line == line.number }
            .map { ($0.x, $0.x + $0.width, line.hangingCharacters.contains(place)) }
        }
    }

    /// Glyphs add up to their run, and runs to their line: they touch, from one end of the line to the other.
    @Test(arguments: Form.all)
    func runsAddUp(_ form: Form) throws {
      var random = SeededGenerator(seed: 21)
      var (lines, full) = (0, 0)
      for plain in TextLayoutLawTests.sentences(120, seed: 20) {
        let width = Double(Int.random(in: 60...300, using: &random))
        let layout = try form.layout(plain, width)
        let text = String(form.text(plain).characters)
        for line in layout.lines {
          let place = "\(codes(text)) at \(width), line \(line.number)"
          lines += 1
          for run in line.runs {
            let sum = run.glyphs.reduce(0) { $0 + $1.advance }
            #expect(abs(sum - (run.right - run.left)) < 1e-6, "\(place)")
          }
          let tabs = Self.tabs(line, of: layout, text)
          let drawn = line.runs.flatMap(\.glyphs).filter {
            !line.hangingCharacters.contains($0.cluster)
          }.reduce(0) { $0 + $1.advance }
          let blank = tabs.filter { !$0.hangs }.reduce(0) { $0 + $1.right - $1.left }
          #expect(abs(drawn + blank - line.width) < 1e-6, "\(place)")
          let spans = (line.runs.map { ($0.left, $0.right) } + tabs.map { ($0.left, $0.right) })
            .filter { $0.1 - $0.0 > 1e-9 }.sorted { $0.0 < $1.0 }
          for (one, next) in zip(spans, spans.dropFirst()) {
            #expect(abs(one.1 - next.0) < 1e-6, "\(place)")
          }
          if let first = spans.first, let last = spans.last {
            #expect(first.0 <= line.left + 1e-6 && last.1 >= line.right - 1e-6, "\(place)")
          }
          // The rectangles of the whole line cover what is drawn, and no more.
          let boxes = layout.selection(of: line.range).filter { $0.line == line.number }
          let selected = boxes.reduce(0) { $0 + $1.width }
          #expect(
            abs(selected - spans.reduce(0) { $0 + $1.1 - $1.0 }) < 1e-6, "\(place)")
          let indent = line.number > 0 ? form.headIndent : 0
          if form.alignment == .justified, line.isWrapped, line.stretches(text) {
            #expect(abs(line.width - (width - indent)) < 1e-6, "\(place)")
            full += 1
          }
        }
      }
      #expect(lines > 300 && (form.alignment != .justified || full > 60), "\(lines), \(full)")
    }

    /// A press at a caret finds the caret, and a press inside a letter or a space that is widened finds its nearer edge.
    @Test(arguments: Form.all)
    func hits(_ form: Form) throws {
      var random = SeededGenerator(seed: 23)
      var (count, inside) = (0, 0)
      for plain in TextLayoutLawTests.sentences(80, seed: 22) {
        let width = Double(Int.random(in: 60...300, using: &random))
        let layout = try form.layout(plain, width)
        let text = String(form.text(plain).characters)
        var number = 0
        for character in text {
          let start = Self.offset(number, of: text)
          number += character.unicodeScalars.count
          let end = Self.offset(number, of: text)
          let edges = [
            DocumentPosition(start, affinity: .downstream),
            DocumentPosition(end, affinity: .upstream),
          ]
          let carets = edges.map(layout.caret)
          for caret in carets {
            let found = layout.position(x: caret.x, y: caret.top + caret.height / 2)
            let again = layout.caret(at: found)
            #expect(
              abs(again.x - caret.x) < 1e-9 && again.line == caret.line,
              "\(codes(text)) at \(width)")
            count += 1
          }
          guard abs(carets[0].x - carets[1].x) > 0.5, carets[0].line == carets[1].line,
            !layout.lines[carets[0].line].hangingCharacters.contains(start.scalars)
          else { continue }
          for (edge, part) in [(0, 0.2), (1, 0.8)] {
            let x = carets[0].x + (carets[1].x - carets[0].x) * part
            let found = layout.position(onLine: carets[0].line, x: x)
            #expect(found.offset == edges[edge].offset, "\(codes(text)) at \(width)")
            inside += 1
          }
        }
      }
      #expect(count > 2000 && inside > 2000)
    }

    /// A space at the end of a run that a justified line widens belongs to the run.
    @Test func spaceAtTheEndOfARun() throws {
      let shaper = TextShaper(
        try FontLibrary(
          systemFonts: false, files: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]))
      let text =
        "abc \u{05D0}\u{05D1}\u{05D2} def \u{05D2}\u{05D3}\u{05D4} ghi \u{05D4}\u{05D5}\u{05D6} jkl mno"
      let layout = try TextLayout(
        text, style: ParagraphStyle(alignment: .justified),
        options: .init(width: 130, font: TextFont(["DejaVu Sans"], size: 16)), shaper: shaper)
      let line = layout.lines[0]
      #expect(line.isWrapped && abs(line.width - 130) < 1e-6)
      let seen = line.runs.filter { !line.hangingCharacters.contains($0.glyphs[0].cluster) }
      #expect(seen.count > 2)
      for (one, next) in zip(seen, seen.dropFirst()) {
        #expect(abs(one.right - next.left) < 1e-9)
      }
      // hmtx of DejaVu Sans: 651 of 2048 units for a space; each is widened by the same amount.
      let spaces = seen.flatMap(\.glyphs).filter {
        Array(text.unicodeScalars)[$0.cluster] == " "
      }.map(\.advance)
      #expect(spaces.allSatisfy { $0 > 651.0 / 2048 * 16 && abs($0 - spaces[0]) < 1e-9 })
    }
  }

  extension TextLine {
    /// Whether there is a space after the last tab that can be widened.
    fileprivate func stretches(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      let content = scalars[range.lowerBound.scalars..<hangingCharacters.lowerBound]
      let part = content.lastIndex(of: "\t").map { content[($0 + 1)...] } ?? content
      return part.contains(" ")
    }
  }
#endif
