import BidiJudge
import BidiText
import Testing

@testable import BidiLint

/// A text that a program damaged has no order to complain about.
@Suite struct DamagedTextTests {
  @Test func aDamagedTextHasOneFinding() throws {
    // "מחק הכול!" in UTF-8, read as Windows-1252.
    let damaged =
      "\u{D7}\u{17E}\u{D7}\u{2014}\u{D7}\u{A7} (\u{D7}\u{201D}\u{D7}\u{203A}\u{D7}\u{2022}\u{D7}\u{153})!"
    let options = LintOptions(containers: [.rightToLeft])
    #expect(try findings(damaged, "he", options).map(\.rule) == ["mixed-encoding"])
    #expect(try findings("Erase all!", "he", options).map(\.rule) == ["ltr-only-in-rtl"])
  }
}
