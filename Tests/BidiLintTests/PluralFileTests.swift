import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// Rules over the plural forms of a `.stringsdict`.
@Suite struct PluralFileTests {
  /// A file of one variable, by its forms.
  private func file(_ forms: [(String, String)]) throws -> LocalizationFile {
    let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let text = """
      <plist version="1.0"><dict><key>sent by %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
      """
    return try LocalizationFile(path: "x.stringsdict", bytes: Array(text.utf8))
  }

  private func findings(
    _ forms: [(String, String)], base: [(String, String)]? = nil
  ) throws -> [String] {
    let texts = try base.map { BaseTexts(try file($0), locale: MessageLocale("en")) }
    return try Linter(options: LintOptions()).findings(
      in: file(forms), locale: MessageLocale("he"), base: texts
    ).map { "\($0.rule) \($0.key ?? "")" }
  }

  @Test func formsOfWhichOneIsIsolatedAreFound() throws {
    let isolated = "\u{05E9}\u{05DC} \u{2068}%@\u{2069}"
    let bare = "\u{05E9}\u{05DC} %@"
    #expect(
      try findings([("one", isolated), ("other", bare)]).contains(
        "plural-control-mismatch sent by %@.n.other"))
    #expect(try findings([("one", isolated), ("other", isolated)]).isEmpty)
    #expect(try findings([("one", bare), ("other", bare)]).isEmpty)
  }

  @Test func aFormThatBeginsWithALatinWordIsRepaired() throws {
    let forms = [
      ("one", "PDF \u{05D0}\u{05D7}\u{05D3}."),
      ("other", "%d \u{05E7}\u{05D1}\u{05E6}\u{05D9}\u{05DD}"),
    ]
    #expect(try findings(forms) == ["base-direction sent by %@.n.one"])
    let fixer = Fixer(linter: Linter(options: LintOptions()))
    let outcome = try fixer.fix(try file(forms), locale: MessageLocale("he"))
    #expect(outcome.remaining.isEmpty)
    #expect(outcome.repaired.entries[1].value.string.hasSuffix(forms[0].1 + "\u{202C}"))
    #expect(outcome.repaired.entries[2].value.string == forms[1].1)
  }

  /// Languages have other forms; for 1 and 2 the number may be left out.
  @Test func formsAreComparedWithThoseOfTheBase() throws {
    let base = [("one", "%d file"), ("other", "%d files")]
    #expect(
      try findings(
        [
          ("one", "\u{05E7}\u{05D5}\u{05D1}\u{05E5}"), ("two", "\u{05E7}"),
          ("other", "%d \u{05E7}"),
        ], base: base
      ).isEmpty)
    #expect(
      try findings([("many", "\u{05E7}"), ("other", "%d \u{05E7}")], base: base)
        == ["placeholder-mismatch sent by %@.n.many"])
    #expect(
      try findings([("other", "\u{05E7} %@")], base: base)
        == ["placeholder-mismatch sent by %@.n.other"])
  }

  /// A form for 1 or 2 may leave an argument out, but it takes none that is not there, nor one of another type.
  @Test func formsThatMayOmitTheNumberTakeNoOther() throws {
    let base = [("one", "A file"), ("other", "%d files")]
    #expect(try findings([("one", "%d \u{05E7}")], base: base).isEmpty)
    #expect(
      try findings([("one", "\u{05E7} %@")], base: base)
        == ["placeholder-mismatch sent by %@.n.one"])
    #expect(
      try findings([("two", "\u{05E7} %d %d")], base: base)
        == ["placeholder-mismatch sent by %@.n.two"])
    #expect(try findings([("one", "\u{05E7} %d")], base: [("other", "Files")]).isEmpty)
  }
}
