import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// Arabic letters that are stored as shapes, in the order of reading and in that of the screen.
@Suite struct JoinedShapesTests {
  @Test(arguments: [
    // "yes": the shapes for the beginning, the middle and the end, and backwards.
    ("\u{FEE7}\u{FECC}\u{FEE2}", false), ("\u{FEE2}\u{FECC}\u{FEE7}", true),
    // Two words, of which each has one joint.
    ("\u{FED4}\u{FEDB} \u{FED4}\u{FEDB}", true), ("\u{FEDB}\u{FED4} \u{FEDB}\u{FED4}", false),
    // One joint is no evidence, and letters alone have none.
    ("\u{FED4}\u{FEDB}", false), ("\u{646}\u{639}\u{645}", false), ("", false),
    ("\u{FE8D}\u{FEAD}\u{FEAF}", false),
  ])
  func order(_ text: String, _ areBackwards: Bool) {
    #expect(JoinedShapes.areBackwards(in: text) == areBackwards)
  }

  @Test func whatIsBackwardsIsAnErrorWithoutAFix() throws {
    func finding(_ value: String) throws -> Finding? {
      let file = try LocalizationFile(
        path: "ar.lproj/a.strings", bytes: Array("\"a\" = \"\(value)\";".utf8))
      return Linter(options: LintOptions(select: ["presentation-forms"])).findings(
        in: file, locale: MessageLocale("ar")
      ).first
    }
    let backwards = try #require(try finding("\u{FEE2}\u{FECC}\u{FEE7}"))
    #expect(backwards.severity == .error && backwards.fix == nil)
    let forwards = try #require(try finding("\u{FEE7}\u{FECC}\u{FEE2}"))
    #expect(forwards.severity == .warning && forwards.fix != nil)
  }
}
