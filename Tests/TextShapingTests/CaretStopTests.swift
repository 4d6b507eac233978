#if Shaping
  import BidiTestSupport
  import BidiText
  import Testing
  import TextShaping

  /// The places where a caret stops on a line.
  struct CaretStopTests {
    private func layout(
      _ text: String, _ width: Double = .infinity, maximumLines: Int = 0
    ) throws -> TextLayout {
      var options = TextLayout.Options.test(width)
      options.maximumLines = maximumLines
      return try TextLayout(text, options: options, shaper: TextLayoutLawTests.shaper.get())
    }

    /// `ab א` from left to right: after the space, the caret before the letter is at its right, and that after it at its left.
    @Test func twoDirections() throws {
      let stops = try layout("ab \u{05D0}").lines[0].caretStops()
      #expect(stops.map(\.offset) == [0, 1, 2, 3, 4, 3])
      #expect(stops.map(\.affinity) == [.downstream, nil, nil, .upstream, .upstream, .downstream])
      #expect(stops[3].x == stops[4].x && stops[4].x < stops[5].x)
    }

    /// A line separator has no stop after it, in either direction.
    @Test func lineSeparators() throws {
      let leftToRight = try layout("ab\u{2028}c").lines.map { $0.caretStops().map(\.offset) }
      #expect(leftToRight == [[0, 1, 2], [3, 4]])
      let rightToLeft = try layout("\u{05D0}\u{05D1}\u{2028}\u{05D2}").lines
        .map { $0.caretStops().map(\.offset) }
      #expect(rightToLeft == [[2, 1, 0], [4, 3]])
    }

    @Test func emptyLine() throws {
      let stops = try layout("").lines[0].caretStops()
      #expect(stops.map(\.offset) == [0] && stops[0].x == 0)
    }

    /// A letter with marks and a family of emoji have one stop at each side.
    @Test func clusters() throws {
      let marks = try layout("e\u{0301}\u{0323}x").lines[0].caretStops()
      #expect(marks.map(\.offset) == [0, 3, 4])
      let family = try layout("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}").lines[0].caretStops()
      #expect(family.map(\.offset) == [0, 5])
    }

    /// Each stop is where the caret of its position is, they go from left to right, and each end of a cluster has one.
    @Test func carets() throws {
      var random = SeededGenerator(seed: 61)
      var count = 0
      for sentence in TextLayoutLawTests.sentences(200, seed: 60) {
        let width = Double(Int.random(in: 60...300, using: &random))
        let limit = Int.random(in: 0...2, using: &random)
        let text =
          Bool.random(using: &random)
          ? sentence.replacing(" ", with: "\u{2028}", maxReplacements: 1) : sentence
        let layout = try layout(text, width, maximumLines: limit)
        for line in layout.lines {
          let place = "\(codes(text)) at \(layout.width), line \(line.number)"
          let stops = line.caretStops()
          #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x <= $1.x }, "\(place)")
          for stop in stops {
            let offset = TextOffset(
              endOf: String(String.UnicodeScalarView(text.unicodeScalars.prefix(stop.offset))))
            for affinity in stop.affinity.map({ [$0] }) ?? [.upstream, .downstream] {
              let caret = layout.caret(at: DocumentPosition(offset, affinity: affinity))
              // The end of a full line is the beginning of the next one.
              if caret.line != line.number { continue }
              #expect(abs(caret.x - stop.x) < 1e-9, "\(place): \(stop)")
              count += 1
            }
          }
        }
      }
      #expect(count > 3000)
    }

    /// No stop is inside what an ellipsis stands for.
    @Test func ellipsis() throws {
      let layout = try layout("one two three four five six", 120, maximumLines: 1)
      let line = layout.lines[0]
      let elided = try #require(line.elided)
      let stops = line.caretStops().map(\.offset)
      #expect(!stops.contains { $0 > elided.lowerBound.scalars && $0 < elided.upperBound.scalars })
      #expect(stops.contains(0) && stops.contains(elided.lowerBound.scalars))
    }
  }
#endif
