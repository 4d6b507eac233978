import BidiTestSupport
import BidiText
import Testing

/// What holds for every transform in every mode, over texts put together at random.
@Suite struct TransformLawTests {
  struct Named: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: ControlTransform
  }

  static let modes: [(String, MarkingMode)] = [
    ("always", .always),
    ("where natural-rtl differs", .whereOrderChanges(in: .auto(fallback: .rightToLeft))),
    ("where natural-ltr differs", .whereOrderChanges(in: .auto(fallback: .leftToRight))),
    ("where rtl differs", .whereOrderChanges(in: .explicit(.rightToLeft))),
    ("where ltr differs", .whereOrderChanges(in: .explicit(.leftToRight))),
  ]

  static let wraps: [Named] = modes.flatMap { name, mode in
    WritingDirection.allCases.flatMap { direction in
      [
        Named(
          testDescription: "embedded \(direction) \(name)",
          transform: .embedded(in: direction, mode: mode)),
        Named(
          testDescription: "isolated \(direction) \(name)",
          transform: .isolated(in: direction, mode: mode)),
        Named(
          testDescription: "overridden \(direction) \(name)",
          transform: .overridden(in: direction, mode: mode)),
      ]
    } + [Named(testDescription: "isolated \(name)", transform: .isolated(in: nil, mode: mode))]
  }

  static let marks: [Named] = modes.flatMap { name, mode in
    WritingDirection.allCases.map {
      Named(testDescription: "marked \($0) \(name)", transform: .marked(in: $0, mode: mode))
    }
  }

  static let conversions = ControlStyle.allCases.map {
    Named(testDescription: "to \($0)", transform: .convertingControls(to: $0))
  }

  static let others =
    conversions + [
      Named(testDescription: "stripped", transform: .strippingControls()),
      Named(testDescription: "without marks", transform: .strippingControls(only: .marks)),
      Named(
        testDescription: "without embeddings", transform: .strippingControls(only: .embeddings)),
      Named(testDescription: "without isolates", transform: .strippingControls(only: .isolates)),
      Named(testDescription: "balanced", transform: .balancingControls),
    ]

  /// Texts whose edges are those of no character, and some at random.
  static func texts(seed: UInt64, count: Int) -> [String] {
    var random = SeededGenerator(seed: seed)
    let edges = [
      "\u{301}a", "\u{200D}\u{1F469}", "\u{202C}\u{301}", "a\r\n\u{301}b\u{200D}", "\r\n",
      "\n\r\n\r",
      "\u{1F469}\u{200D}\u{1F469}", "\u{1F1E9}\u{1F1EA}", "\u{1100}\u{1161}\u{2069}\u{11A8}",
      "\u{600}",
      "\u{600}\u{2067}1", "e\u{301}\u{2066}\u{301}", "\u{2028}\u{301}", "\u{1C}\u{301}\u{1D}",
    ]
    return edges + (0..<count).map { _ in RandomText.paragraphs(upTo: 16, using: &random) }
  }

  @Test(arguments: wraps + marks + others)
  func twiceIsOnce(_ named: Named) {
    for text in Self.texts(seed: 70, count: 600) {
      let once = text.applying(named.transform)
      let twice = once.text.applying(named.transform)
      #expect(codes(twice.text) == codes(once.text), "\(codes(text))")
      #expect(twice.map.isIdentity, "\(codes(text))")
      #expect(
        codes(once.text.strippingControls()) == codes(text.strippingControls()), "\(codes(text))")
    }
  }

  @Test(arguments: wraps)
  func wrappedTextIsBalanced(_ named: Named) {
    for text in Self.texts(seed: 71, count: 600) {
      #expect(text.applying(named.transform).text.controlBalance.isBalanced, "\(codes(text))")
    }
  }

  /// Where nothing was put in, the container shows what was asked for, or cannot be made to.
  @Test(arguments: WritingDirection.allCases, modes.dropFirst().map(\.1))
  func whatIsLeftOutIsNotNeeded(_ direction: WritingDirection, _ mode: MarkingMode) throws {
    guard case .whereOrderChanges(let container) = mode else { return }
    var wrapped = 0
    for text in Self.texts(seed: 72, count: 1_500) {
      let balanced = text.balancingControls()
      let always = balanced.embedded(in: direction)
      let lean = text.embedded(in: direction, mode: mode)
      let parts = zip(balanced.paragraphs(), zip(always.paragraphs(), lean.paragraphs()))
      for (before, (fully, after)) in parts {
        let content = balanced[before.content]
        let result = codes(lean[after.content])
        if result == codes(content) {
          guard codes(always[fully.content]) != codes(content) else { continue }
          let now = try ResolvedParagraph(content, baseDirection: container)
          let wanted = try ResolvedParagraph(content, baseDirection: .explicit(direction))
          let then = try ResolvedParagraph(always[fully.content], baseDirection: container)
          #expect(
            trimmedVisualText(now) == trimmedVisualText(wanted)
              || trimmedVisualText(then) != trimmedVisualText(wanted), "\(codes(content))")
        } else {
          #expect(result == codes(always[fully.content]), "\(codes(content))")
          wrapped += 1
        }
      }
    }
    // A container of the direction asked for needs nothing.
    #expect(container == .explicit(direction) ? wrapped == 0 : wrapped > 100)
  }

  private func trimmedVisualText(_ paragraph: ResolvedParagraph) -> String {
    var text = Substring(paragraph.visualText([.mirroring, .removingControls]))
      .unicodeScalars
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return codes(String(text))
  }

  /// A conversion moves nothing, in any container.
  @Test(arguments: ControlStyle.allCases)
  func conversionMovesNothing(_ style: ControlStyle) throws {
    let containers = WritingDirection.allCases.flatMap {
      [BaseDirection.explicit($0), .auto(fallback: $0)]
    }
    var converted = 0
    for text in Self.texts(seed: 73, count: 3_000) {
      let conversion = text.controlConversion(to: style)
      let result = conversion.edited.text
      #expect(result.unicodeScalars.count == text.unicodeScalars.count, "\(codes(text))")
      converted += codes(result) == codes(text) ? 0 : 1
      for (before, after) in zip(text.paragraphs(), result.paragraphs()) {
        for container in containers {
          let now = try ResolvedParagraph(text[before.content], baseDirection: container)
          let then = try ResolvedParagraph(result[after.content], baseDirection: container)
          #expect(trimmedVisualText(now) == trimmedVisualText(then), "\(codes(text))")
        }
      }
      // What was not converted is told.
      let kind: DirectionalFormatting.Kind = style == .isolates ? .embedding : .isolate
      let openers = result.unicodeScalars.indices.filter {
        DirectionalFormatting(result.unicodeScalars[$0])?.kind == kind
      }
      #expect(
        conversion.remainders.map(\.offset.scalars) == openers.map { offset($0, in: result) },
        "\(codes(text))")
    }
    #expect(converted > 30)
  }

  /// No control is put inside what was one character.
  @Test(arguments: wraps + marks + others)
  func charactersStayWhole(_ named: Named) {
    for text in Self.texts(seed: 74, count: 300) {
      let edited = text.applying(named.transform)
      var boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      boundaries.insert(text.utf8.count)
      for change in edited.map.changes where !change.result.isEmpty {
        #expect(boundaries.contains(change.source.lowerBound.utf8), "\(codes(text))")
        #expect(boundaries.contains(change.source.upperBound.utf8), "\(codes(text))")
      }
    }
  }

  /// Places go there and back in every unit, and what is not changed is the same in both texts.
  @Test(arguments: wraps + marks + others)
  func placesGoThereAndBack(_ named: Named) {
    for text in Self.texts(seed: 75, count: 200) {
      let edited = text.applying(named.transform)
      checkUnits(edited)
      checkIndices(edited)
    }
  }

  /// A part of a text keeps its own indices.
  @Test(arguments: wraps + marks + others)
  func partsKeepTheirIndices(_ named: Named) {
    for text in Self.texts(seed: 76, count: 100) {
      let whole = "\u{1F600}x\n" + text + "\ny\u{5D0}"
      let start = whole.utf8.index(whole.startIndex, offsetBy: 6)
      let part = whole[start..<whole.utf8.index(start, offsetBy: text.utf8.count)]
      let (edited, expected) = (part.applying(named.transform), text.applying(named.transform))
      #expect(codes(edited.text) == codes(expected.text))
      #expect(edited.map == expected.map)
      for (here, there) in zip(part.unicodeScalars.indices, text.unicodeScalars.indices) {
        for side in OffsetMap.Side.allCases {
          let result = edited.index(ofSource: here, side: side)
          #expect(
            codes(edited.text[result...])
              == codes(expected.text[expected.index(ofSource: there, side: side)...]))
          let back = expected.sourceIndex(of: expected.index(ofSource: there), side: side)
          #expect(
            codes(part[edited.sourceIndex(of: edited.index(ofSource: here), side: side)...])
              == codes(text[back...]))
        }
      }
      let all = edited.range(ofSource: part.startIndex..<part.endIndex)
      #expect(
        codes(edited.text[all])
          == codes(expected.text[expected.range(ofSource: text.startIndex..<text.endIndex)]))
      // What stands round the part is taken for its ends.
      #expect(
        edited.index(ofSource: whole.startIndex) == edited.index(ofSource: part.startIndex))
      #expect(edited.index(ofSource: whole.endIndex) == edited.index(ofSource: part.endIndex))
      let again = edited.applying(.isolated(in: nil))
      #expect(again.sourceIndex(of: again.text.endIndex) == part.endIndex)
    }
  }

  private func checkUnits(_ edited: EditedText) {
    let (map, text) = (edited.map, edited.source)
    #expect(map.inverse.inverse == map)
    for unit in TextUnit.allCases {
      for place in 0...TextOffset(endOf: text)[unit] {
        let isInside = map.changes.contains {
          $0.source.lowerBound[unit] < place && place < $0.source.upperBound[unit]
        }
        for side in OffsetMap.Side.allCases where !isInside {
          let there = map.resultOffset(of: place, in: unit, side: side)
          #expect(map.inverse.sourceOffset(of: place, in: unit, side: side) == there)
          // An end of what was taken out is not told from the other end.
          let isTakenOut = map.changes.contains {
            $0.result.isEmpty && $0.result.lowerBound[unit] == there
          }
          if isTakenOut { continue }
          #expect(
            map.sourceOffset(of: there, in: unit, side: side) == place,
            "\(codes(text)) \(unit) \(place)")
        }
      }
      #expect(
        map.resultOffset(of: TextOffset(endOf: text)[unit], in: unit)
          == TextOffset(endOf: edited.text)[unit])
      for range in keptRanges(edited) {
        let units = range.lowerBound[unit]..<range.upperBound[unit]
        #expect(map.sourceRange(of: map.resultRange(of: units, in: unit), in: unit) == units)
      }
    }
  }

  /// The stretches between changes.
  private func keptRanges(_ edited: EditedText) -> [Range<TextOffset>] {
    var ranges: [Range<TextOffset>] = []
    var start = TextOffset.zero
    for change in edited.map.changes {
      ranges.append(start..<change.source.lowerBound)
      start = change.source.upperBound
    }
    ranges.append(start..<TextOffset(endOf: edited.source))
    return ranges.filter { !$0.isEmpty }
  }

  private func checkIndices(_ edited: EditedText) {
    let source = edited.source
    for range in keptRanges(edited) {
      let indices =
        source.utf8.index(
          source.startIndex, offsetBy: range.lowerBound.utf8)..<source.utf8.index(
          source.startIndex, offsetBy: range.upperBound.utf8)
      let result = edited.range(ofSource: indices)
      #expect(codes(edited.text[result]) == codes(source[indices]), "\(codes(source))")
      #expect(edited.sourceRange(of: result) == indices)
      #expect(
        edited.sourceIndex(of: edited.index(ofSource: indices.lowerBound)) == indices.lowerBound)
    }
  }
}
