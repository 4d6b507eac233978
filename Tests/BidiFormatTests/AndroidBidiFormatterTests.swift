import BidiFormat
import BidiTestSupport
import BidiText
import Testing

/// The behaviour that Android documents, on samples of our own.
///
/// Capitals are Hebrew letters.
@Suite struct AndroidBidiFormatterTests {
  /// Context, text, its direction where it is given, and the result with both marks, with the mark after
  /// alone, and without marks.
  static let wraps:
    [(WritingDirection, String, WritingDirection?, both: String, after: String, none: String)] = [
      (.leftToRight, "abc", nil, "abc", "abc", "abc"),
      (.rightToLeft, "ABC", nil, "ABC", "ABC", "ABC"),
      // One direction, not the context's.
      (
        .leftToRight, ".ABC.", nil, "‹LRM›‹RLE›.ABC.‹PDF›‹LRM›", "‹RLE›.ABC.‹PDF›‹LRM›",
        "‹RLE›.ABC.‹PDF›"
      ),
      (
        .rightToLeft, ".abc.", nil, "‹RLM›‹LRE›.abc.‹PDF›‹RLM›", "‹LRE›.abc.‹PDF›‹RLM›",
        "‹LRE›.abc.‹PDF›"
      ),
      // Neutral text is left to right by the heuristic.
      (.leftToRight, "123", nil, "123", "123", "123"),
      (.rightToLeft, "123", nil, "‹RLM›‹LRE›123‹PDF›‹RLM›", "‹LRE›123‹PDF›‹RLM›", "‹LRE›123‹PDF›"),
      (.rightToLeft, "", nil, "‹RLM›‹LRE›‹PDF›‹RLM›", "‹LRE›‹PDF›‹RLM›", "‹LRE›‹PDF›"),
      (.leftToRight, ".", .rightToLeft, "‹LRM›‹RLE›.‹PDF›‹LRM›", "‹RLE›.‹PDF›‹LRM›", "‹RLE›.‹PDF›"),
      (.rightToLeft, ".", .leftToRight, "‹RLM›‹LRE›.‹PDF›‹RLM›", "‹LRE›.‹PDF›‹RLM›", "‹LRE›.‹PDF›"),
      (.rightToLeft, ".", .rightToLeft, ".", ".", "."),
      // The end goes the other way.
      (.leftToRight, "abcDEF", .leftToRight, "abcDEF‹LRM›", "abcDEF‹LRM›", "abcDEF"),
      (.rightToLeft, "ABCdef", .rightToLeft, "ABCdef‹RLM›", "ABCdef‹RLM›", "ABCdef"),
      // The start goes the other way.
      (.leftToRight, "ABCdef", .leftToRight, "‹LRM›ABCdef", "ABCdef", "ABCdef"),
      (.rightToLeft, "abcDEF", .rightToLeft, "‹RLM›abcDEF", "abcDEF", "abcDEF"),
      // Both go the other way.
      (.leftToRight, "AbC", .leftToRight, "‹LRM›AbC‹LRM›", "AbC‹LRM›", "AbC"),
      (.rightToLeft, "aBc", .rightToLeft, "‹RLM›aBc‹RLM›", "aBc‹RLM›", "aBc"),
      // The whole goes the other way, not its ends.
      (
        .leftToRight, "aBc", .rightToLeft, "‹LRM›‹RLE›aBc‹PDF›‹LRM›", "‹RLE›aBc‹PDF›‹LRM›",
        "‹RLE›aBc‹PDF›"
      ),
      (
        .rightToLeft, "AbC", .leftToRight, "‹RLM›‹LRE›AbC‹PDF›‹RLM›", "‹LRE›AbC‹PDF›‹RLM›",
        "‹LRE›AbC‹PDF›"
      ),
      // What stands in an embedding has its direction, even a neutral character.
      (
        .leftToRight, "‹RLE›.‹PDF›", .leftToRight, "‹LRM›‹RLE›.‹PDF›‹LRM›", "‹RLE›.‹PDF›‹LRM›",
        "‹RLE›.‹PDF›"
      ),
      (.leftToRight, "‹RLE›‹PDF›", .leftToRight, "‹RLE›‹PDF›", "‹RLE›‹PDF›", "‹RLE›‹PDF›"),
      (
        .leftToRight, "‹RLO›abc‹PDF›", .leftToRight, "‹LRM›‹RLO›abc‹PDF›‹LRM›",
        "‹RLO›abc‹PDF›‹LRM›", "‹RLO›abc‹PDF›"
      ),
      (
        .rightToLeft, "‹LRE›A‹PDF›", .rightToLeft, "‹RLM›‹LRE›A‹PDF›‹RLM›", "‹LRE›A‹PDF›‹RLM›",
        "‹LRE›A‹PDF›"
      ),
      (
        .leftToRight, "‹RLE›‹ZWJ›‹PDF›a", .leftToRight, "‹RLE›‹ZWJ›‹PDF›a", "‹RLE›‹ZWJ›‹PDF›a",
        "‹RLE›‹ZWJ›‹PDF›a"
      ),
      (
        .leftToRight, "‹RLE›‹LRE›.‹PDF›‹PDF›", .leftToRight, "‹RLE›‹LRE›.‹PDF›‹PDF›",
        "‹RLE›‹LRE›.‹PDF›‹PDF›", "‹RLE›‹LRE›.‹PDF›‹PDF›"
      ),
      (
        .leftToRight, "‹LRE›a‹PDF›B", .leftToRight, "‹LRE›a‹PDF›B‹LRM›", "‹LRE›a‹PDF›B‹LRM›",
        "‹LRE›a‹PDF›B"
      ),
      // Isolates are not looked at.
      (
        .leftToRight, "‹LRI›A‹PDI›", .leftToRight, "‹LRM›‹LRI›A‹PDI›‹LRM›", "‹LRI›A‹PDI›‹LRM›",
        "‹LRI›A‹PDI›"
      ),
      (.leftToRight, "‹RLI›.‹PDI›", .leftToRight, "‹RLI›.‹PDI›", "‹RLI›.‹PDI›", "‹RLI›.‹PDI›"),
      // Marks are strong.
      (
        .leftToRight, "‹RLM›abc‹RLM›", .leftToRight, "‹LRM›‹RLM›abc‹RLM›‹LRM›",
        "‹RLM›abc‹RLM›‹LRM›", "‹RLM›abc‹RLM›"
      ),
      // Numbers have no edge.
      (.rightToLeft, "12 A 34", nil, "12 A 34", "12 A 34", "12 A 34"),
      // It wraps what is wrapped.
      (
        .leftToRight, "‹LRM›‹RLE›A‹PDF›‹LRM›", .rightToLeft,
        "‹LRM›‹RLE›‹LRM›‹RLE›A‹PDF›‹LRM›‹PDF›‹LRM›",
        "‹RLE›‹LRM›‹RLE›A‹PDF›‹LRM›‹PDF›‹LRM›", "‹RLE›‹LRM›‹RLE›A‹PDF›‹LRM›‹PDF›"
      ),
    ]

  @Test(arguments: wraps)
  func unicodeWrap(
    _ row: (
      context: WritingDirection, text: String, direction: WritingDirection?, both: String,
      after: String, none: String
    )
  ) {
    let options: [(AndroidBidiFormatter.Options, String)] = [
      (.init(), row.both), (.init(stereoReset: false), row.after),
      (.init(isolate: false), row.none),
      (.init(stereoReset: false, isolate: false), row.none),
    ]
    for (options, expected) in options {
      let formatter = AndroidBidiFormatter(context: row.context, options)
      #expect(
        codes(formatter.unicodeWrap(uax(row.text), direction: row.direction))
          == codes(uax(expected)))
    }
  }

  /// A heuristic and what it finds.
  static let heuristics: [(AndroidBidiFormatter.Heuristic, String, WritingDirection)] = [
    (.firstStrongLeftToRight, "abc A", .leftToRight),
    (.firstStrongLeftToRight, "A abc", .rightToLeft),
    (.firstStrongLeftToRight, "12 A", .rightToLeft), (.firstStrongLeftToRight, "", .leftToRight),
    (.firstStrongLeftToRight, "12!", .leftToRight), (.firstStrongRightToLeft, "12!", .rightToLeft),
    (.firstStrongRightToLeft, "abc", .leftToRight), (.firstStrongRightToLeft, "", .rightToLeft),
    (.firstStrongLeftToRight, "‹RLE›12‹PDF›", .leftToRight),
    (.firstStrongLeftToRight, "‹RLI›A‹PDI› b", .leftToRight),
    (.firstStrongLeftToRight, "12‹LF›A", .rightToLeft),
    (.firstStrongLeftToRight, "\u{1E900}", .rightToLeft),
    (.anyRightToLeft, "abc def A", .rightToLeft), (.anyRightToLeft, "abc", .leftToRight),
    (.anyRightToLeft, "12", .leftToRight), (.anyRightToLeft, "a ‹RLI›A‹PDI›", .leftToRight),
    (.leftToRight, "A", .leftToRight), (.rightToLeft, "a", .rightToLeft),
    (.locale("ar"), "a", .rightToLeft), (.locale("en"), "A", .leftToRight),
    (.locale("?"), "A", .leftToRight),
  ]

  @Test(arguments: heuristics)
  func finds(
    _ row: (heuristic: AndroidBidiFormatter.Heuristic, text: String, expected: WritingDirection)
  ) {
    #expect(row.heuristic.direction(of: uax(row.text)) == row.expected)
    let formatter = AndroidBidiFormatter(context: .leftToRight, .init(heuristic: row.heuristic))
    #expect(formatter.direction(of: uax(row.text)) == row.expected)
    let isWrapped = formatter.unicodeWrap("a") != "a"
    #expect(isWrapped == (row.heuristic.direction(of: "a") == .rightToLeft))
  }

  @Test(arguments: [
    (WritingDirection.leftToRight, "ABC def", "‹LRM›", ""), (.leftToRight, "abc DEF", "", "‹LRM›"),
    (.rightToLeft, "abc", "‹RLM›", "‹RLM›"), (.leftToRight, "abc", "", ""),
  ])
  func marks(_ context: WritingDirection, text: String, before: String, after: String) {
    let formatter = AndroidBidiFormatter(context: context)
    let direction: WritingDirection = text == "abc" ? .leftToRight : context
    #expect(codes(formatter.markBefore(uax(text), direction: direction)) == codes(uax(before)))
    #expect(codes(formatter.markAfter(uax(text), direction: direction)) == codes(uax(after)))
  }
}
