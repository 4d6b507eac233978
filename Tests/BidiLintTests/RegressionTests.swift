import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// Faults that were found once, each by its shortest input.
@Suite struct RegressionTests {
  /// A pair round the whole message stands in no form of it; each form has it all the same.
  @Test(arguments: [
    "{n, plural, one{iPhone \u{05D0}\u{05D7}\u{05D3}} other{{n} \u{05E7}}} \u{05D1}\u{05E1}\u{05D5}\u{05E3}",
    "{g, select, male{Bob \u{05D4}\u{05DC}\u{05DA}} other{\u{05D4}\u{05D9}\u{05D0}}} \u{05D4}\u{05D9}\u{05D5}\u{05DD}",
  ])
  func textAfterForms(_ message: String) throws {
    let finding = try #require(try findings(message, "he").first)
    #expect(finding.rule == "base-direction")
    let (value, outcome) = try fixed(message, "he")
    #expect(value == "\u{202B}\(message)\u{202C}")
    #expect(outcome.remaining.isEmpty)
  }

  /// Marks in values that programs read break them: reported, and written only where a person says so.
  @Test(arguments: [
    ("d \u{05D1}MMMM", "a date pattern"),
    ("EEEE, d \u{05D1}MMM yyyy", "a date pattern"), ("app_name_\u{05E9}\u{05DC}", "an identifier"),
  ])
  func codeIsNeverMarked(_ row: (value: String, kind: String)) throws {
    let finding = try #require(
      try findings(row.value, "he", LintOptions(containers: DisplayContainer.allCases)).first)
    #expect(finding.fix == nil)
    #expect(finding.help?.contains(row.kind) == true)
  }

  /// A browser makes one line of a text in a template: its second half begins no line, and controls reach over it.
  @Test func aTemplateIsOneLine() throws {
    func file(_ place: String, _ value: String) throws -> LocalizationFile {
      let text = "#: \(place)\nmsgid \"a\"\nmsgstr \"\(value)\"\n"
      return try LocalizationFile(path: "po/he.po", bytes: Array(text.utf8))
    }
    let linter = Linter(options: LintOptions())
    let locale = try #require(MessageLocale("he"))
    func rules(_ place: String, _ value: String) throws -> [String] {
      try linter.findings(in: file(place, value), locale: locale).map(\.rule)
    }
    let twoLines =
      "\\n\u{05D4}\u{05E7}\u{05D5}\u{05D1}\u{05E5}\\n   iOS \u{05D4}\u{05D5}\u{05D0}\\n"
    #expect(try rules("a.html:1", twoLines) == [])
    #expect(try rules("a.c:1", twoLines) == ["base-direction"])
    let wrong = "iOS \u{05D4}\u{05E7}\u{05D5}\u{05D1}\u{05E5}\\n   \u{05D4}\u{05D5}\u{05D0}"
    #expect(try rules("a.html:1", wrong) == ["base-direction"])
    let repaired = "\u{202B}\(wrong)\u{202C}"
    let outcome = try Fixer(linter: linter).fix(file("a.html:1", wrong), locale: locale)
    #expect(
      try outcome.repaired.entries.map(\.value.string)
        == file("a.html:1", repaired).entries.map(\.value.string))
    #expect(try rules("a.html:1", repaired) == [])
  }

  @Test(arguments: [
    "abc \u{05D0}", "Mm \u{05D0}", "d \u{05D0}", "PDF \u{05D0} ss", "%@ \u{05D0} MM a_b c",
  ])
  func textForPeopleIsNoCode(_ value: String) {
    #expect(Message(value).data == nil)
  }

  /// A given text narrows what is found to that text; what a repair needs for other texts stays needed.
  @Test func aGivenArgumentHidesNothing() throws {
    let options = LintOptions(samples: [
      SampleArgument(specifier: "%@", text: "\u{05D3}\u{05E0}\u{05D9}")
    ])
    #expect(try findings("\u{05E9}\u{05DC} \u{2068}%@\u{2069} \u{05D8}", "he", options).isEmpty)
    #expect(try findings("%@ \u{05D8}", "he", options).isEmpty)
  }

  /// What is open inside would swallow the end of a pair round the line: one repair closes both.
  @Test func anUnbalancedLineIsClosedWithItsPair() throws {
    let options = LintOptions(containers: [.leftToRight], select: ["rtl-only-in-ltr"])
    let finding = try #require(try findings("\u{05D0}\u{2066}/", "he", options).first)
    #expect(finding.fix?.safety == .safe)
    let (value, outcome) = try fixed(
      "\u{05D0}\u{2066}/", "he", LintOptions(containers: [.leftToRight]))
    #expect(value.controlBalance.isBalanced)
    #expect(outcome.remaining.isEmpty)
  }

  @Test func aBadEscapeInAKeyIsNotRepaired() throws {
    for text in [#""k\u203A" = "v";"#, #""\u202B";"#] {
      let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      let fixer = Fixer(linter: Linter(options: LintOptions()), includesUnsafe: true)
      let outcome = try fixer.fix(file, locale: MessageLocale("he"))
      #expect(!outcome.isChanged)
      #expect(outcome.remaining.map(\.rule) == ["bad-escape"])
    }
  }

  /// Where an app renders markup nobody sees its letters: arguments beside it are in their place.
  @Test(arguments: [
    ("ar", "\u{0648}<b>%@</b>"),
    ("ar", "\u{062A}\u{0645} <b>%@</b> \u{0627}\u{0644}\u{0622}\u{0646}"),
    ("ar", "\u{062D}\u{062C}\u{0645}&nbsp;%@"), ("ar", "\u{062D}\u{062C}\u{0645}&#160;%@"),
    ("ar", "\u{062A}\u{0645} {0}<br/>\u{0645}\u{0646} {1}"),
    ("ar", "\u{062A}\u{0645} &lt;%@&gt;"),
    ("he", "\u{05E2}\u{05DD} <b>%@</b> \u{05D5}\u{05D2}\u{05DD}"),
    (
      "ar",
      "\u{0623}\u{0646}\u{062A} \u{0648}<a href=\\\"u\\\">%@</a> \u{0648}<a href=\\\"v\\\">%@</a>"
    ),
  ])
  func markupIsNotProven(_ row: (locale: String, value: String)) throws {
    #expect(try findings(row.value, row.locale).map(\.rule) == [])
  }

  /// What is wrong without markup too is found, proven without it and repaired inside of the tags.
  @Test func argumentsInMarkupAreIsolated() throws {
    // UAX #9, W7: the number after a Latin name becomes a part of it.
    let value = "\u{05E2}\u{05DD} <b>%@</b>: 5"
    let finding = try #require(try findings(value, "he").first)
    #expect(finding.rule == "argument-direction")
    #expect(finding.proof?.lines.first?.now == "Alice: 5 \u{05DD}\u{05E2}")
    #expect(finding.proof?.lines.first?.repaired == "5 :Alice \u{05DD}\u{05E2}")
    #expect(
      try fixed(value, "he").value == "\u{05E2}\u{05DD} <b>\u{2068}%@\u{2069}</b>: 5")
    let first = try fixed("<b>%@</b> \u{05E0}\u{05DE}", "he")
    #expect(first.value == "\u{202B}<b>\u{2068}%@\u{2069}</b> \u{05E0}\u{05DE}\u{202C}")
    #expect(first.outcome.fixed.map(\.rule) == ["argument-direction"])
  }

  /// What override-control takes out gets nothing put in.
  @Test func nothingIsProvenInAnOverride() throws {
    let value = "\u{202E}\u{05E2}\u{05DD} %@\u{202C}"
    #expect(try findings(value, "he").map(\.rule) == ["override-control"])
  }

  /// The letters of a torn tag or specifier are no text: nothing is proven before it is whole again.
  @Test(arguments: [
    "<b\u{200F}>\u{062A}\u{0645}</b>", "&am\u{200F}p;", "%\u{200E}@", "%\u{200E}@ \u{062A}\u{0645}",
  ])
  func aTornTagProvesNothing(_ value: String) throws {
    #expect(try findings(value, "ar").map(\.rule) == ["control-in-placeholder"])
  }

  @Test func aTypoInAnIgnoreCommentIgnoresNothing() throws {
    let text = "/* bidi-fix:ignore base-directon */\n\"k\" = \"abc \u{05D0}\";"
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    let found = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(found.map(\.rule) == ["unused-ignore", "base-direction"])
  }

  @Test func anIgnoreCommentReachesRulesOfTheFile() throws {
    let text = "/* bidi-fix:ignore bad-escape */\n\"k\" = \"\\u203A\";"
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    #expect(Linter(options: LintOptions()).findings(in: file, locale: nil).isEmpty)
  }

  /// Two controls out of one entity would be two edits of one place; entities are refused instead.
  @Test func anEntityOfTheFileItselfIsAParseError() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY x "&#x202B;a&#x202C;">]>
      <plist><dict><key>k</key><string>&x; b</string></dict></plist>
      """
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    #expect(file.isRefused)
    #expect(Stripper.outcome(removing: .all, from: file).edits.isEmpty)
  }

  @Test func anEncodingThatIsNotReadIsRefused() {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict/></plist><!-- é -->"
    #expect(throws: (any Error).self) {
      try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    }
  }

  /// A space flag counts only where no letter follows; marks are no letters.
  @Test func aMarkDoesNotMakeASpecifierOrEndOne() {
    #expect("\u{05D0} % d".formatSpecifiers().count == 1)
    #expect("\u{05D0} % d\u{202C}".formatSpecifiers().count == 1)
    #expect("\u{05D0} % d\u{202C}x".formatSpecifiers().isEmpty)
  }

  /// An app that renders tags and entities shows none of their letters; what they hold is judged without them.
  @Test(arguments: [
    ("<b>\u{05D0}\u{05D1}</b> \u{05D2}", false), ("&quot;\u{05D0}\u{05D1}&quot;", false),
    ("{count, plural, one {\u{05D0}} other {\u{05D1}}}", false),
    ("<b>iPhone</b> \u{05D0}\u{05D1}", true), ("&amp; iPhone \u{05D0}", true),
    ("1 < 2 abc \u{05D0}", true),
  ])
  func lettersOfMarkupAreNotSeen(_ value: String, _ isWrong: Bool) throws {
    let options = LintOptions(select: ["base-direction"])
    #expect(try findings(value, "he", options).isEmpty == !isWrong)
  }

  /// Whoever copies an address may copy what is glued to it.
  @Test(arguments: [
    ("\u{05D0} https://example.com/ \u{05D1}", Fix.Safety.unsafe),
    ("\u{05D0} @a.example.com \u{05D1}", .safe), ("\u{05D0} C++ \u{05D1}", .safe),
  ])
  func aControlAtAnAddressIsUnsafe(_ value: String, _ safety: Fix.Safety) throws {
    let finding = try #require(try findings(value, "he").first)
    #expect(finding.rule == "ltr-run-edge")
    #expect(finding.fix?.safety == safety)
    let outcome = try fixed(value, "he", unsafe: true).outcome
    #expect(outcome.remaining.isEmpty)
  }

  /// Brackets and words belong to the argument or sign that they surround.
  @Test(arguments: [
    ("\u{05D0}\u{05D1} %@ (%@).", "\u{05D0}\u{05D1} %@ (%@)."),
    ("\u{05D0} iOS 17+.", "\u{05D0} iOS 17+\u{200E}."),
    ("\u{05D0} Apple TV+ \u{05D1}", "\u{05D0} Apple TV+\u{200E} \u{05D1}"),
  ])
  func phrasesStayWhole(_ value: String, _ repaired: String) throws {
    #expect(try fixed(value, "he").value == repaired)
  }
}
