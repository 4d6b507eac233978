import BidiTestSupport
import BidiText
import Testing

/// Controls only where the container shows another order.
///
/// Each order in the notes was found by hand with the rules of UAX #9.
@Suite struct MarkingModeTests {
  static let natural = BaseDirection.auto(fallback: .rightToLeft)
  static let leftToRight = BaseDirection.explicit(.leftToRight)

  /// A text, its container, and what `embedded(in: .rightToLeft)` makes of it there.
  static let embeddings: [(String, BaseDirection, String)] = [
    // "abc FED" against "FED abc".
    ("abc DEF", natural, "‹RLE›abc DEF‹PDF›"), ("abc DEF", leftToRight, "‹RLE›abc DEF‹PDF›"),
    ("abc DEF", .explicit(.rightToLeft), "abc DEF"),
    // The first letter says it.
    ("ABC def", natural, "ABC def"), ("ABC def", leftToRight, "‹RLE›ABC def‹PDF›"),
    // No letter: the fallback.
    ("1, 2", natural, "1, 2"), ("1, 2", .auto(fallback: .leftToRight), "‹RLE›1, 2‹PDF›"),
    // "abc." against ".abc".
    ("abc", natural, "abc"), ("abc.", natural, "‹RLE›abc.‹PDF›"),
    // Only white space at the end moves.
    ("ABC ", leftToRight, "ABC "), ("ABC", leftToRight, "ABC"),
    // N0: the pair of brackets looks the same; one alone is mirrored.
    ("(ABC)", leftToRight, "(ABC)"), ("(a)", natural, "(a)"), ("(", leftToRight, "‹RLE›(‹PDF›"),
    // Each paragraph on its own.
    ("abc DEF‹LF›ABC def‹LF›‹LF›d.", natural, "‹RLE›abc DEF‹PDF›‹LF›ABC def‹LF›‹LF›‹RLE›d.‹PDF›"),
    // Marked already: a wrap stays, and a mark gives the direction.
    ("‹RLE›ABC‹PDF›", natural, "‹RLE›ABC‹PDF›"), ("‹RLI›abc.‹PDI›", natural, "‹RLI›abc.‹PDI›"),
    ("‹RLM›abc DEF", natural, "‹RLM›abc DEF"), ("‹RLM›a.", leftToRight, "‹RLE›‹RLM›a.‹PDF›"),
    // An embedding of the other direction holds everything: nothing moves.
    ("‹LRE›abc DEF.‹PDF›", natural, "‹LRE›abc DEF.‹PDF›"),
    ("‹LRE›abc‹PDF› DEF", natural, "‹RLE›‹LRE›abc‹PDF› DEF‹PDF›"),
    // Repaired, wrapped or not.
    ("A‹PDI›", natural, "A"), ("a‹RLE›", natural, "a‹RLE›‹PDF›"),
    ("abc DEF‹PDI›", natural, "‹RLE›abc DEF‹PDF›"), ("‹RLE›abc.", natural, "‹RLE›abc.‹PDF›"),
    ("", leftToRight, ""), (" ", leftToRight, " "),
  ]

  @Test(arguments: embeddings)
  func embeddedWhereOrderChanges(_ row: (text: String, container: BaseDirection, expected: String))
  {
    let mode = MarkingMode.whereOrderChanges(in: row.container)
    let once = uax(row.text).embedded(in: .rightToLeft, mode: mode)
    #expect(codes(once) == codes(uax(row.expected)))
    #expect(codes(once.embedded(in: .rightToLeft, mode: mode)) == codes(once))
  }

  /// A text, its container, a direction, and what `isolated(in:)` makes of it there.
  static let isolates: [(String, BaseDirection, WritingDirection?, String)] = [
    ("abc.", .explicit(.rightToLeft), .leftToRight, "‹LRI›abc.‹PDI›"),
    ("abc.", leftToRight, .leftToRight, "abc."),
    // By the first letter, and left to right without one.
    ("abc.", .explicit(.rightToLeft), nil, "‹FSI›abc.‹PDI›"),
    ("ABC.", .explicit(.rightToLeft), nil, "ABC."), ("ABC.", leftToRight, nil, "‹FSI›ABC.‹PDI›"),
    ("1.", .explicit(.rightToLeft), nil, "‹FSI›1.‹PDI›"), (".", .explicit(.rightToLeft), nil, "."),
    ("abc.", natural, nil, "abc."),
  ]

  @Test(arguments: isolates)
  func isolatedWhereOrderChanges(
    _ row: (text: String, container: BaseDirection, direction: WritingDirection?, expected: String)
  ) {
    let mode = MarkingMode.whereOrderChanges(in: row.container)
    #expect(
      codes(uax(row.text).isolated(in: row.direction, mode: mode)) == codes(uax(row.expected)))
  }

  /// A text, and what `overridden(in: .rightToLeft)` makes of it in a left-to-right container.
  @Test(arguments: [
    ("abc", "‹RLO›abc‹PDF›"), ("ABC", "ABC"), ("a", "a"), ("12", "‹RLO›12‹PDF›"),
    // "BA cd" against "dc BA".
    ("AB cd", "‹RLO›AB cd‹PDF›"), ("‹RLE›ABC‹PDF›", "‹RLE›ABC‹PDF›"), ("‹RLO›ABC", "‹RLO›ABC‹PDF›"),
  ])
  func overridden(_ text: String, expected: String) {
    let mode = MarkingMode.whereOrderChanges(in: Self.leftToRight)
    #expect(codes(uax(text).overridden(in: .rightToLeft, mode: mode)) == codes(uax(expected)))
  }

  /// A text, and what `marked(in: .rightToLeft)` makes of it in a natural container.
  @Test(arguments: [
    ("abc DEF", "‹RLM›abc DEF"), ("ABC def", "ABC def"), ("abc", "abc"),
    ("a.‹LF›A.", "‹RLM›a.‹LF›A."), ("‹LRM›AB cd", "‹RLM›‹LRM›AB cd"), ("‹ALM›a.", "‹ALM›a."),
  ])
  func markedWhereOrderChanges(_ text: String, expected: String) {
    let mode = MarkingMode.whereOrderChanges(in: Self.natural)
    #expect(codes(uax(text).marked(in: .rightToLeft, mode: mode)) == codes(uax(expected)))
  }

  /// A container that has a direction of its own shows the same with a mark (HL1 goes before P2).
  @Test(arguments: ["abc DEF", "a.", "ABC def"])
  func noMarkWhereItCannotHelp(_ text: String) {
    for container in WritingDirection.allCases {
      let mode = MarkingMode.whereOrderChanges(in: .explicit(container))
      for direction in WritingDirection.allCases {
        #expect(codes(uax(text).marked(in: direction, mode: mode)) == codes(uax(text)))
      }
    }
  }

  /// A number is no letter: after a mark, W7 does not apply, and N1 takes both numbers for right to left.
  @Test func aMarkWhereItHelps() {
    let mode = MarkingMode.whereOrderChanges(in: Self.leftToRight)
    #expect(codes("1, 2".marked(in: .rightToLeft, mode: mode)) == codes(uax("‹RLM›1, 2")))
  }

  /// L1 keeps a tab in the direction of the paragraph, whatever wraps it: "A<tab>B" stays "A<tab>B" in a
  /// left-to-right container, also in an embedding.
  @Test func noWrapWhereTabsForbidIt() {
    let mode = MarkingMode.whereOrderChanges(in: Self.leftToRight)
    let text = uax("A\tB")
    #expect(codes(text.embedded(in: .rightToLeft, mode: mode)) == codes(text))
    #expect(codes(text.isolated(in: .rightToLeft, mode: mode)) == codes(text))
    #expect(text.embedded(in: .rightToLeft) != text)
  }
}
