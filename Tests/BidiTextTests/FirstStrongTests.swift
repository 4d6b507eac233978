import BidiTestSupport
import BidiText
import Testing

/// Rules P2 and P3 of UAX #9.
@Suite struct FirstStrongTests {
  @Test(arguments: try FixtureRow.rows(of: "FirstStrong", fields: 2))
  func firstStrongDirection(_ row: FixtureRow) throws {
    let text = try row.text(0)
    try #require(["ltr", "rtl", "none"].contains(row.fields[1]), "\(row.place)")
    let expected = WritingDirection(rawValue: row.fields[1])
    #expect(WritingDirection(firstStrongIn: text) == expected)
    #expect(FirstStrong(in: text)?.direction == expected)
  }

  /// A text, the stretches to pass over as offsets of scalars, and the direction.
  static let opaque: [(text: String, skipping: [Range<Int>], direction: WritingDirection?)] = [
    ("abc DEF", [0..<3], .rightToLeft),
    ("abc DEF", [0..<2], .leftToRight),
    ("abc DEF", [1..<3], .leftToRight),
    ("abc DEF", [], .leftToRight),
    ("abc DEF", [0..<7], nil),
    ("abc DEF", [0..<3, 4..<7], nil),
    ("abc DEF", [0..<1, 1..<2, 2..<3], .rightToLeft),
    ("abc DEF", [0..<0, 0..<3], .rightToLeft),
    ("ABC def", [0..<3], .leftToRight),
    ("1 a", [2..<3], nil),
    // A stretch inside an isolate, and one after it.
    ("‹LRI›abc‹PDI›D", [1..<3], .rightToLeft),
    ("‹LRI›a‹PDI›bC", [3..<4], .rightToLeft),
    // The paragraph ends before the stretch does anything.
    ("1‹LF›aB", [2..<3], nil),
  ]

  @Test(arguments: opaque)
  func opaqueStretchesDoNotCount(
    _ row: (text: String, skipping: [Range<Int>], direction: WritingDirection?)
  ) {
    let text = uax(row.text)
    let ranges = row.skipping.map {
      index($0.lowerBound, in: text)..<index($0.upperBound, in: text)
    }
    #expect(WritingDirection(firstStrongIn: text, skipping: ranges) == row.direction)
  }

  /// Bounds inside a character are its beginning, as they are for Swift's own views; those outside are the edges.
  @Test func stretchesMayEndInsideACharacter() {
    let text = "\u{4E2D}\u{5D0}\u{1F600}\u{5D1}abc"
    let longer = text + text
    let indices = (0...longer.utf8.count).map {
      longer.utf8.index(longer.startIndex, offsetBy: $0)
    }
    for (first, start) in indices.enumerated() {
      for end in indices[first...] {
        // Swift rounds the bounds of a view of scalars down.
        let bounds = [start, end].map { min($0, text.endIndex) }
        let scalars = text.unicodeScalars
        let rest = scalars[..<bounds[0]].map(\.self) + scalars[bounds[1]...].map(\.self)
        #expect(
          WritingDirection(firstStrongIn: text, skipping: [start..<end])
            == WritingDirection(firstStrongIn: String(String.UnicodeScalarView(rest))),
          "\(start)..<\(end)")
      }
    }
    let part = text.dropFirst()
    #expect(
      WritingDirection(firstStrongIn: part, skipping: [text.startIndex..<part.startIndex])
        == .rightToLeft)
  }

  /// A localized pattern, its direction as it stands, and the one without its specifiers.
  static let patterns: [(String, WritingDirection?, WritingDirection?)] = [
    ("%d \u{0631}\u{0633}\u{0627}\u{0626}\u{0644}", .leftToRight, .rightToLeft),
    ("%1$lld/%2$lld \u{05D0}", .leftToRight, .rightToLeft),
    ("%@ \u{05D0}", .rightToLeft, .rightToLeft),
    ("%#@count@ \u{05D0}", .leftToRight, .rightToLeft),
    ("%d%%", .leftToRight, nil),
    ("%d messages", .leftToRight, .leftToRight),
  ]

  @Test(arguments: patterns)
  func formatSpecifiersAreOpaque(
    _ pattern: String, asItStands: WritingDirection?, withoutSpecifiers: WritingDirection?
  ) {
    let ranges = pattern.formatSpecifiers().map(\.range)
    #expect(WritingDirection(firstStrongIn: pattern) == asItStands)
    #expect(WritingDirection(firstStrongIn: pattern, skipping: ranges) == withoutSpecifiers)
  }

  /// A text, and where its first strong character stands.
  @Test(arguments: [
    ("12 aB", 3), ("A", 0), ("‹RLE›a", 1), ("e\u{301}", 0),
    ("‹LRI›a‹PDI›B", 3), ("\u{1F600}\u{1E900}", 1),
    ("1‹RLM›a", 1),
  ])
  func characterAndPlace(_ notation: String, expected: Int) throws {
    let text = uax(notation)
    let first = try #require(FirstStrong(in: text))
    #expect(first.index == index(expected, in: text))
    #expect(first.scalar == text.unicodeScalars[index(expected, in: text)])
  }

  @Test func aSubstringIsLookedAtAlone() {
    let text = uax("abc DEF")
    let part = text[index(4, in: text)...]
    #expect(WritingDirection(firstStrongIn: part) == .rightToLeft)
    #expect(FirstStrong(in: part)?.index == index(4, in: text))
    #expect(WritingDirection(firstStrongIn: text[index(3, in: text)..<index(4, in: text)]) == nil)
  }
}
