import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import MessageSyntax
import Testing

@testable import BidiLint

/// Pages without a direction, keys that others begin with, and what a program replaces by itself.
@Suite struct PagesAndKeysTests {
  private func findings(
    _ value: String, in source: [String: String], path: String = "locales/ar.json",
    without files: Set<String> = []
  ) throws -> [Finding] {
    let json =
      path.hasSuffix("messages.json")
      ? "{\"key\": {\"message\": \"\(value)\"}}" : "{\"key\": \"\(value)\"}"
    let file = try LocalizationFile(path: path, bytes: Array(json.utf8))
    var options = LintOptions(containers: [.rightToLeft])
    options.areContainersBySources = true
    options.filesWithoutDirection = files
    var linter = Linter(options: options)
    linter.usage = ProgramUsage.made(of: source)
    return linter.findings(in: file, locale: MessageLocale("ar"))
  }

  private static let torn =
    "\u{623}\u{641}\u{644}\u{62A} \u{645}\u{644}\u{641} .woff \u{641}\u{64A} \u{645}\u{643}\u{627}\u{646}"

  @Test func aTextOfAPageWithoutADirection() throws {
    let files: Set = ["guide.ts", "guide.html"]
    let guide = ["guide.ts": "show(t('key'))"]
    #expect(try findings(Self.torn, in: guide).map(\.severity) == [.error])
    let finding = try #require(try findings(Self.torn, in: guide, without: files).first)
    #expect(finding.severity == .info)
    #expect(finding.message.contains("nothing gives the page a direction"))
    // Another page shows it too.
    #expect(
      try findings(
        Self.torn, in: ["guide.ts": "show(t('key'))", "popup.ts": "show(t('key'))"], without: files
      ).map(\.severity) == [.error])
  }

  /// What the sources say of an argument is said of a right text too.
  @Test func whatIsKnownOfARightText() throws {
    let file = try LocalizationFile(
      path: "locales/ar.json", bytes: Array("{\"key\": \"\u{641}\u{64A} {when}\"}".utf8))
    var linter = Linter(options: LintOptions(containers: [.rightToLeft]))
    linter.usage = ProgramUsage.made(of: ["a.ts": "show(t('key', { when: 5 }))"])
    let locale = try #require(MessageLocale("ar"))
    var explainer = FileExplainer(file, locale: locale, linter: linter)
    let explanation = explainer.explanation(of: 0)
    #expect(explanation.findings.isEmpty)
    #expect(explanation.arguments.map(\.classes) == [.number])
  }

  /// Programs of Android look texts up by references, so most of a file may be left behind; one that makes references may use all.
  @Test(arguments: [("", true), ("res.getIdentifier(name, \"string\", pack)", false)])
  func textsThatWereLeftBehind(_ code: String, _ isUnseen: Bool) throws {
    let names = ["down", "old_title", "old_text"]
    let text =
      "<resources>"
      + names.map {
        "<string name=\"\($0)\">GitHub \u{644}\u{627} \u{64A}\u{639}\u{645}\u{644}.</string>"
      }.joined()
      + "</resources>"
    let file = try LocalizationFile(
      path: "app/src/main/res/values-ar/strings.xml", bytes: Array(text.utf8))
    var linter = Linter(options: LintOptions())
    linter.usage = ProgramUsage.made(of: ["a.kt": "show(getString(R.string.down)); \(code)"])
    let found = linter.findings(in: file, locale: MessageLocale("ar")).compactMap(\.key)
    #expect(Set(found) == Set(isUnseen ? ["down"] : names))
  }

  /// The whole text names one key, and none that it begins with.
  @Test func keysThatOthersBeginWith() throws {
    func isFound(_ source: String) throws -> Bool {
      let file = try LocalizationFile(
        path: "locales/ar.json",
        bytes: Array(
          "{\"error\": {\"down\": \"\(Self.torn)\", \"down.title\": \"a\"}, \"ok\": \"b\"}".utf8))
      var linter = Linter(options: LintOptions(containers: [.rightToLeft]))
      linter.usage = ProgramUsage.made(of: ["a.ts": source])
      return linter.findings(in: file, locale: MessageLocale("ar")).contains {
        $0.rule == "ltr-run-edge"
      }
    }
    #expect(try isFound("t('ok'); t('error.down.title'); t('error.down')"))
    #expect(try !isFound("t('ok'); t('error.down.title')"))
    // A member of an object of texts.
    #expect(try isFound("show(texts.error.down.length); t('ok'); t('error.down.title')"))
  }

  /// The browser knows no `%s`: the program puts something in its place.
  @Test func specifiersOfExtensions() throws {
    let path = "_locales/ar/messages.json"
    let file = try LocalizationFile(
      path: path, bytes: Array("{\"key\": {\"message\": \"%s \u{645}\u{644}\u{641}\"}}".utf8))
    #expect(file.entries[0].dialects.contains(.printf))
    for text in ["50%s", "100% \u{645}", "%stop"] {
      let other = try LocalizationFile(
        path: path, bytes: Array("{\"key\": {\"message\": \"\(text)\"}}".utf8))
      #expect(!other.entries[0].dialects.contains(.printf), "\(text)")
    }
  }
}
