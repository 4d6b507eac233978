import BidiText
import Testing

@testable import BidiLint

/// What findings say is what happens.
@Suite struct MessageTests {
  /// As Foundation prints these formats: a number for `% d`, and nothing for what is no specifier.
  @Test(arguments: [
    (
      "100% done, %@",
      "\"% d\" is read as the specifier %d: a number is shown in its place, and %@ after it takes the argument"
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

  @Test func aSignIsShownBeforeItsName() throws {
    let found = try findings("\u{05E9}\u{05DD} @bob", "he", LintOptions(select: ["ltr-run-edge"]))
    #expect(
      found.map(\.message) == [
        "\"@bob\" is torn apart, or drawn into what stands beside it"
      ])
  }
}
