import BidiSource
import BidiJudge
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// The rule `base-direction`: what it finds, what it leaves alone, what it writes.
///
/// Hebrew letters stand for any right-to-left script; `אבג` is alef, bet, gimel.
@Suite struct BaseDirectionRuleTests {
  /// Values that are shown wrong in a natural label, and what the default style makes of them.
  static let wrong: [(value: String, locale: String, repaired: String)] = [
    ("abc אבג", "he", "\u{202B}abc אבג\u{202C}"),
    ("(abc) אבג", "he", "\u{202B}(abc) אבג\u{202C}"),
    ("1 abc אבג", "he", "\u{202B}1 abc אבג\u{202C}"),
    ("abc אבג ", "he", "\u{202B}abc אבג \u{202C}"),
    ("אבג abc", "en", "\u{202A}אבג abc\u{202C}"),
    ("אבג abc. ", "en", "\u{202A}אבג abc. \u{202C}"),
    ("אבג\\nabc אבג", "he", "אבג\n\u{202B}abc אבג\u{202C}"),
    ("abc אבג\\n\\nabc אבג", "he", "\u{202B}abc אבג\u{202C}\n\n\u{202B}abc אבג\u{202C}"),
    ("abc אבג\\r\\nאבג", "he", "\u{202B}abc אבג\u{202C}\r\nאבג"),
    ("\u{200E}אבג.", "he", "אבג."),
  ]

  @Test(arguments: wrong)
  func aWrongValueIsRepaired(_ row: (value: String, locale: String, repaired: String)) throws {
    let (value, outcome) = try fixed(row.value, row.locale)
    #expect(value.debugDescription == row.repaired.debugDescription)
    #expect(outcome.fixed.map(\.rule) == ["base-direction"])
    #expect(outcome.remaining.isEmpty)
  }

  /// Values that are shown right in a natural label, or in which nothing can be wrong.
  @Test(arguments: [
    ("אבג abc", "he"), ("אבג", "he"), ("abc", "he"), ("abc. def!", "he"), ("%@", "he"), ("", "he"),
    ("%d אבג", "he"), ("%x אבג", "he"), ("%lld%% אבג", "he"), ("12:30 אבג", "he"), ("%@: %@", "he"),
    (" ", "he"),
    ("https://example.com", "he"), ("\u{200F}abc אבג", "he"), ("\u{202B}abc אבג\u{202C}", "he"),
    ("\u{2067}abc אבג\u{2069}", "he"), ("\u{2068}%@\u{2069} אבג", "he"),
    ("\u{2066}abc\u{2069} אבג", "he"),
    ("abc אבג", "en"), ("%@ abc", "en"), ("%@ liked %@.", "en"), ("אבג", "en"), ("abc", "ar-Latn"),
    ("%#@count@ אבג", "he"), ("100%% אבג", "he"), ("\\n\\n", "he"), ("אבג\\nabc", "he"),
  ])
  func aRightValueStaysUntouched(_ row: (value: String, locale: String)) throws {
    #expect(try findings(row.value, row.locale).isEmpty)
  }

  /// An error needs a sentence or a phrase; a foreign name beside one word is understood either way.
  @Test(arguments: [
    ("abc \u{5D0}\u{5D1}", Severity.warning), ("(abc \u{5D0}\u{5D1})", .warning),
    ("abc def \u{5D0}\u{5D1}", .warning), ("abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}", .error),
    ("abc \u{5D0}\u{5D1}.", .error), ("abc \u{5D0}\u{5D1} 12", .error),
  ])
  func anErrorNeedsAPhrase(_ row: (value: String, severity: Severity)) throws {
    let found = try findings(row.value, "he")
    #expect(found.map(\.rule) == ["base-direction"])
    #expect(found.map(\.severity) == [row.severity])
  }

  @Test func needsALocale() throws {
    #expect(try findings("abc אבג", nil).isEmpty)
  }

  @Test(arguments: [
    (RepairStyle.embed, "\u{202B}abc אבג\u{202C}"), (.isolate, "\u{2067}abc אבג\u{2069}"),
    (.mark, "\u{200F}abc אבג"),
  ])
  func writesTheChosenStyle(_ row: (style: RepairStyle, repaired: String)) throws {
    let (value, outcome) = try fixed("abc אבג", "he", LintOptions(style: row.style))
    #expect(value.debugDescription == row.repaired.debugDescription)
    #expect(outcome.remaining.isEmpty)
  }

  /// In a container that is forced to the other direction a mark before the line does not help.
  @Test func repairsAForcedContainer() throws {
    let ltr = LintOptions(containers: [.leftToRight])
    #expect(try fixed("אבג abc.", "he", ltr).value == "\u{202B}אבג abc.\u{202C}")
    #expect(try fixed("אבג abc. ", "he", ltr).value == "\u{202B}אבג abc. \u{202C}")
    #expect(try findings("אבג abc.", "he", LintOptions(containers: [.rightToLeft])).isEmpty)
    #expect(
      try fixed("abc.", "en", LintOptions(containers: [.rightToLeft])).value
        == "\u{202A}abc.\u{202C}")

    let mark = LintOptions(containers: [.leftToRight], style: .mark)
    #expect(try fixed("אבג abc דהו", "he", mark).value == "אבג \u{2066}abc\u{2069} דהו")
  }

  @Test func anyContainerIsEveryContainer() throws {
    let options = LintOptions(containers: DisplayContainer.allCases)
    let (value, outcome) = try fixed("אבג, abc!", "he", options)
    #expect(value == "\u{202B}אבג, abc!\u{202C}")
    #expect(outcome.remaining.isEmpty)
  }

  @Test func theProofShowsBothOrders() throws {
    let finding = try #require(try findings("abc אבג.", "he").first)
    let proof = try #require(finding.proof)
    #expect(finding.severity == .error)
    #expect(proof.container == .natural)
    #expect(proof.direction == .rightToLeft)
    #expect(proof.lines.map(\.now) == ["abc גבא."])
    #expect(proof.lines.map(\.repaired) == [".גבא abc"])
    #expect(finding.message.contains("a (Latin)"))
  }

  @Test func theProofNamesTheArgument() throws {
    let options = LintOptions(
      samples: ["%2$@": "Bob (IT)", "%1$@": "Alice"].map {
        SampleArgument(specifier: $0.key, text: $0.value)
      })
    let finding = try #require(try findings("%2$@ אבג %1$@", "he", options).first)
    let paragraph = try #require(finding.proof?.lines.first)
    #expect(paragraph.arguments.map(\.specifier) == ["%2$@", "%1$@"])
    #expect(paragraph.arguments.map(\.text) == ["Bob (IT)", "Alice"])
    #expect(paragraph.text == "Bob (IT) אבג Alice")
  }

  /// A right-to-left name turns an English sentence round; it is tried where it is given.
  @Test func aGivenArgumentIsTried() throws {
    let options = LintOptions(samples: [SampleArgument(specifier: "%@", text: "אבג")])
    #expect(try findings("%@ liked it.", "en").isEmpty)
    #expect(
      try fixed("%@ liked it.", "en", options).value
        == "\u{202A}\u{2068}%@\u{2069} liked it.\u{202C}")
  }

  @Test func writesEscapesWhereAsked() throws {
    let options = LintOptions(spelling: .escaped)
    let (value, outcome) = try fixed("abc אבג", "he", options)
    #expect(value == "\u{202B}abc אבג\u{202C}")
    #expect(
      String(decoding: outcome.repaired.source.bytes(), as: UTF8.self)
        == "\"k\" = \"\\U202Babc אבג\\U202C\";\n")
  }

  @Test func aCommentTurnsTheRuleOff() throws {
    func rules(_ comment: String) throws -> [String] {
      let text = "/* \(comment) */\n\"k\" = \"abc אבג\";"
      let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he")).map(
        \.rule)
    }
    #expect(try rules("a note") == ["base-direction"])
    #expect(try rules("bidi-fix:ignore") == [])
    #expect(try rules("bidi-fix:ignore base-direction") == [])
    #expect(try rules("bidi-fix:ignore sign-side").contains("base-direction"))
  }

  @Test func aFileThatFoundationRefusesIsNotEdited() throws {
    let text = "\"a\" = \"abc אבג\";\n\"b\" = \"abc אבג\""
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    let outcome = try Fixer(linter: Linter(options: LintOptions())).fix(
      file, locale: MessageLocale("he"))
    #expect(!outcome.isChanged)
    #expect(outcome.remaining.map(\.rule).contains("parse-error"))
    #expect(outcome.remaining.map(\.rule).contains("base-direction"))
  }

  @Test func editsAreBytesOfTheFile() throws {
    let text = "\"é\" = \"abc אבג\";"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let file = try LocalizationFile(path: "x.strings", bytes: bytes)
    let finding = try #require(
      Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he")).first)
    // Two bytes of byte order mark; seven units before the value; the value has seven.
    #expect(finding.editLocations.map(\.lowerBound.byteOffset) == [16, 30])
    #expect(finding.location.byteOffset == 16)
    #expect(finding.location.column == 8)
  }
}
