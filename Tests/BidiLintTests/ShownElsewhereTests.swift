import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// A text that a view of another program shows: the direction that the project gives its own views does not count there.
@Suite struct ShownElsewhereTests {
  /// The findings about orders in a file of one text, in a project whose sources tell the container.
  private static func findings(
    _ value: String, in source: String, _ path: String = "a.ts",
    container: DisplayContainer = .rightToLeft, isBySources: Bool = true, waits: Bool = false
  ) throws -> [Finding] {
    let file = try LocalizationFile(
      path: "locales/he.json", bytes: Array("{\"key\": \"\(value)\"}".utf8))
    var options = LintOptions(containers: [container])
    options.areContainersBySources = isBySources
    if waits {
      options.waitingRules = Set(LintOptions.rulesAboutOrder)
      for rule in options.waitingRules { options.severities[rule] = .info }
    }
    var linter = Linter(options: options)
    linter.usage = ProgramUsage.made(of: [path: source])
    return linter.findings(in: file, locale: MessageLocale("he"))
  }

  /// What says `GitHub is not available`: right in a view from right to left, and turned by its first letter.
  private static let down = "GitHub \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}."

  @Test func aDialogOfTheBrowserTakesTheFirstLetter() throws {
    #expect(try Self.findings(Self.down, in: "show(t('key'))").isEmpty)
    let finding = try #require(try Self.findings(Self.down, in: "alert(t('key'))").first)
    #expect(finding.rule == "base-direction")
    #expect(finding.severity == .error)
    #expect(finding.proof?.container == .natural)
    #expect(finding.fix != nil)
  }

  /// An error is wrong wherever the text is shown.
  @Test func aPlaceOfTheProjectToo() throws {
    let finding = try #require(
      try Self.findings(Self.down, in: "alert(t('key')); show(t('key'))").first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("natural containers only"))
  }

  /// What a person said of all texts counts, and so does a function of the program's own.
  @Test func whatCountsMore() throws {
    #expect(try Self.findings(Self.down, in: "alert(t('key'))", isBySources: false).isEmpty)
    #expect(
      try Self.findings(
        Self.down, in: "const { alert } = useDialogs(); alert(t('key'))"
      ).isEmpty)
  }

  /// Views without a direction wait for one, and a dialog of the browser does not.
  @Test func aDialogWaitsForNothing() throws {
    let ofView = try Self.findings(
      Self.down, in: "show(t('key'))", container: .leftToRight, waits: true)
    #expect(ofView.map(\.severity) == [.info])
    let ofDialog = try Self.findings(
      Self.down, in: "alert(t('key'))", container: .leftToRight, waits: true)
    #expect(ofDialog.map(\.severity) == [.error])
  }

  /// An attribute of the element gives the direction, whatever the page has.
  @Test func anElementWithAnAttribute() throws {
    #expect(
      try Self.findings(
        Self.down, in: "<p dir=\"auto\">{t('key')}</p>", "a.tsx", container: .leftToRight
      ).map(\.rule)
        == ["base-direction"])
    #expect(
      try Self.findings(
        Self.down, in: "<p dir=\"rtl\">{t('key')}</p>", "a.tsx", container: .natural
      ).isEmpty)
  }
}
