import BidiText
import Testing

@testable import BidiLint

/// What findings say is what happens.
@Suite struct MessageTests {
  /// As Foundation prints these formats: a number for `% d`, and nothing for what is no specifier.
  @Test(arguments: [
    (
      "100% done, %@",
      "\"% d\" is read as the specifier %d: a number is shown in its place, and %@ behind it takes the argument"
        + " after its own"
    ),
    ("%@: 50% discount", "\"% d\" is read as the specifier %d: a number is shown in its place"),
    ("%1$@ 5% of %2$@", "\"% o\" is read as the specifier %o: a number is shown in its place"),
    (
      "%d% \u{05E9}\u{05DC}",
      "\"% \u{05E9}\" begins no format specifier: in a format the percent sign is lost"
    ),
    ("%d%", "\"%\" begins no format specifier: in a format the percent sign is lost"),
  ])
  func aBarePercentSignSaysWhatIsShown(_ row: (value: String, message: String)) throws {
    let found = try findings(row.value, "en", LintOptions(select: ["bare-percent"]))
    #expect(found.map(\.message) == [row.message])
  }

  @Test(arguments: [
    (
      "\u{05D4}\u{05E7}\u{05D1}\u{05E6}\u{05D9}\u{05DD} PNG, JPEG \u{05E0}\u{05E9}\u{05DE}\u{05E8}\u{05D5}",
      "\u{201C}JPEG\u{201D} merges with \u{201C}PNG\u{201D} before it: \u{201C}PNG, JPEG\u{201D} is shown as one"
        + " phrase from left to right"
    ),
    (
      "\u{05E9}\u{05D2}\u{05D9}\u{05D0}\u{05D4} Error: %@ \u{05DB}\u{05D0}\u{05DF}",
      "with %@ = \"Alice\" \u{201C}Alice\u{201D} merges with \u{201C}Error\u{201D} before it: \u{201C}Error:"
        + " Alice\u{201D} is shown as one phrase from left to right"
    ),
    (
      "\u{05E0}\u{05EA}\u{05D9}\u{05D1} %1$@ > %2$@ \u{05DB}\u{05D0}\u{05DF}",
      "with %1$@ = \"Alice\", %2$@ = \"Bob\" \u{201C}Bob\u{201D} merges with \u{201C}Alice\u{201D} before it:"
        + " \u{201C}Alice > Bob\u{201D} is shown as one phrase from left to right"
    ),
  ])
  func mergedItemsAreNamed(_ row: (value: String, message: String)) throws {
    let found = try findings(row.value, "he", LintOptions(select: ["ltr-run-merge"]))
    #expect(found.map(\.message) == [row.message])
  }

  @Test func aSignIsShownBeforeItsName() throws {
    let found = try findings("\u{05E9}\u{05DD} @bob", "he", LintOptions(select: ["ltr-run-edge"]))
    #expect(
      found.map(\.message) == [
        "the @ (commercial at) of \u{201C}@bob\u{201D} is shown at its right end, and belongs at its left"
      ])
  }
}
