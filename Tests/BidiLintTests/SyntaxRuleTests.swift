import BidiJudge
import MessageSyntax
import LocalizationFiles
import Testing

@testable import BidiLint

/// The rules about files that say something else than their authors see.
@Suite struct SyntaxRuleTests {
  @Test(arguments: [
    (#""a" = "b""#, "parse-error"), (#""a" = "b;"#, "parse-error"), (#""a" "b";"#, "parse-error"),
    (#""a" = "b";; "c" = "d";"#, "truncated-tail"), (#""a" = "b"; ) "c" = "d";"#, "truncated-tail"),
    (#""a" = "b"; /* "c" = "d";"#, "open-comment"),
    (#""a" = "b"; "\U0061" = "c";"#, "duplicate-key"), (#""a" = "\u203A";"#, "bad-escape"),
    (#""a" = "\UD83D";"#, "bad-escape"), (#""a" = "\d";"#, "bad-escape"),
  ])
  func isFound(_ row: (text: String, rule: String)) throws {
    let file = try LocalizationFile(path: "x.strings", bytes: Array(row.text.utf8))
    let found = Linter(options: LintOptions()).findings(in: file, locale: nil)
    #expect(found.map(\.rule) == [row.rule])
  }

  @Test(arguments: [
    #""a" = "b";"#, #"a;"#, #""a" = "\U203A\n\t\"\\\'\/";"#, "", "\n", "// nothing",
    #"{ "a" = "b"; }"#,
  ])
  func aTextWithoutProblemsHasNoFindings(_ text: String) throws {
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    #expect(Linter(options: LintOptions()).findings(in: file, locale: nil).isEmpty)
  }

  @Test func aBadEscapeIsRepairedOnlyWhenAsked() throws {
    #expect(try fixed(#"\u203A"#, "en").value == "u203A")
    #expect(try fixed(#"\u203A"#, "en", unsafe: true).value == "\u{203A}")
  }

  @Test func entriesAfterAFaultAreStillJudged() throws {
    let text = #""a" = "b";; "c" = "abc אבג";"#
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    let found = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(found.map(\.rule) == ["truncated-tail", "base-direction"])
  }

  @Test func everyProblemHasARule() {
    for kind in SyntaxProblem.Kind.allCases { #expect(Rules.ids.contains(kind.rawValue)) }
    #expect(Set(Rules.ids).count == Rules.all.count)
  }
}
