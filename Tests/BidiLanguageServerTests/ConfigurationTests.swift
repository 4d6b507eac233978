import BidiLint
import BidiJudge
import BidiSource
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLanguageServer

/// The editor says what `bidi-fix check` says, so it takes the settings of the project.
@Suite struct ConfigurationTests {
  private static let uri = "file:///r/App/he.lproj/A.strings"
  private static let text = "\"a\" = \"PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}.\";\n"

  private func client(
    _ configuration: String, options: [String: Any]? = nil
  ) throws -> Client {
    var client = try Client.ready(
      options: options, files: ["/r/.git": "", "/r/.bidi-fix.yml": configuration])
    try client.open(Self.uri, Self.text)
    return client
  }

  private func severities(_ client: Client) -> [Int] {
    (client.diagnostics(of: Self.uri) ?? []).compactMap { $0["severity"] as? Int }
  }

  @Test func settingsOfTheProjectCount() throws {
    #expect(severities(try client("")) == [1])
    #expect(severities(try client("severity: {base-direction: info}")) == [3])
    #expect(severities(try client("ignore: base-direction")) == [])
    #expect(severities(try client("exclude: App")) == [])
    #expect(
      severities(try client("overrides:\n  - locales: ar\n    ignore: base-direction")) == [1])
    #expect(
      severities(try client("overrides:\n  - locales: he\n    ignore: base-direction")) == [])
    // What the client sends goes before.
    let both = try client(
      "severity: {base-direction: info}", options: ["severity": ["base-direction": "warning"]])
    #expect(severities(both) == [2])
  }

  @Test func faultsAreToldAndTheRestIsDone() throws {
    let client = try client("contianer: any")
    #expect(severities(client) == [1])
    let told = client.sent.filter { $0["method"] as? String == "window/showMessage" }
      .compactMap { ($0["params"] as? [String: Any])?["message"] as? String }
    #expect(
      told == [
        "bidi-fix: /r/.bidi-fix.yml:1:1: \"contianer\" is no setting; did you mean container?"
      ])
  }

  /// What `bidi-fix baseline` accepted is not said, stays so while other texts are edited, and is said again of another text.
  @Test func acceptedFindingsAreNoDiagnostics() throws {
    let text = Self.text + "\"b\" = \"iPhone \u{5D0}\u{5D1}.\";\n"
    let file = LocalizationFile(source: SourceFile(path: "/r/App/he.lproj/A.strings", text: text))
    let findings = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(findings.map(\.key) == ["a", "b"])
    func open(_ accepted: String?) throws -> Client {
      var files = ["/r/.git": "", "/r/.bidi-fix.yml": "baseline: accepted.json"]
      files["/r/accepted.json"] = accepted
      var client = try Client.ready(files: files)
      try client.open(Self.uri, text)
      return client
    }
    func lines(_ client: Client) -> [Int] {
      (client.diagnostics(of: Self.uri) ?? []).compactMap { numbers($0["range"])?.first }
    }
    // None is written yet.
    #expect(lines(try open(nil)) == [0, 1])
    let accepted = try #require(findings.first)
    var client = try open(
      "{\"version\": 1, \"findings\": [{\"fingerprint\": \"\(accepted.fingerprint)\", \"rule\": \"base-direction\", "
        + "\"path\": \"App/he.lproj/A.strings\", \"key\": \"a\"}]}")
    #expect(lines(client) == [1])
    try client.change(Self.uri, [["range": range(1, 7, 1, 7), "text": "x"]], version: 2)
    #expect(lines(client) == [1])
    try client.change(Self.uri, [["range": range(0, 7, 0, 7), "text": "x"]], version: 3)
    #expect(lines(client) == [0, 1])
    try client.change(Self.uri, [["range": range(0, 7, 0, 8), "text": ""]], version: 4)
    #expect(lines(client) == [1])
  }

  /// The action that repairs all of a file leaves alone what `bidi-fix baseline` accepted.
  @Test func acceptedFindingsAreNotRepaired() throws {
    let other = "\"b\" = \"iPhone \u{5D0}\u{5D1}.\";\n"
    let file = LocalizationFile(
      source: SourceFile(path: "/r/App/he.lproj/A.strings", text: Self.text + other))
    let findings = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(findings.map(\.key) == ["a", "b"])
    /// The lines that the action changes; none where it is not offered.
    func changedLines(accepting accepted: [Finding]) throws -> Set<Int> {
      let records = accepted.map {
        "{\"fingerprint\": \"\($0.fingerprint)\", \"rule\": \"base-direction\", \"path\": \"A\"}"
      }
      var client = try Client.ready(files: [
        "/r/.git": "", "/r/.bidi-fix.yml": "baseline: accepted.json",
        "/r/accepted.json": "{\"version\": 1, \"findings\": [\(records.joined(separator: ","))]}",
      ])
      try client.open(Self.uri, Self.text + other)
      let context: [String: Any] = ["diagnostics": [Any](), "only": ["source.fixAll"]]
      let result = try client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": Self.uri], "range": range(0, 0, 0, 0), "context": context,
        ] as [String: Any])
      let offered = result as? [[String: Any]] ?? []
      let changes = offered.flatMap { edits(of: $0, in: Self.uri) }
      return Set(changes.compactMap { numbers($0["range"])?.first })
    }
    #expect(try changedLines(accepting: []) == [0, 1])
    #expect(try changedLines(accepting: Array(findings.prefix(1))) == [1])
    #expect(try changedLines(accepting: findings) == [])
  }

  @Test func aFaultOfTheBaselineIsTold() throws {
    var client = try Client.ready(files: [
      "/r/.git": "", "/r/.bidi-fix.yml": "baseline: accepted.json", "/r/accepted.json": "{}",
    ])
    try client.open(Self.uri, Self.text)
    #expect(severities(client) == [1])
    let told = client.sent.filter { $0["method"] as? String == "window/showMessage" }
      .compactMap { ($0["params"] as? [String: Any])?["message"] as? String }
    #expect(
      told == [
        "bidi-fix: /r/accepted.json:1:1: is no baseline of version 1; bidi-fix baseline writes it anew"
      ])
  }

  /// A language that comes into an open catalog has its own settings at once, as in a document that is opened anew.
  @Test func aNewLocaleHasItsSettings() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    func catalog(_ localizations: String) -> String {
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"k\": {\"localizations\": {\(localizations)}}}}"
    }
    let uri = "file:///r/A.xcstrings"
    var client = try Client.ready(files: [
      "/r/.git": "", "/r/.bidi-fix.yml": "overrides:\n  - locales: he\n    ignore: base-direction",
    ])
    let arabic = "\"ar\": \(unit("abc \u{628}"))"
    try client.open(uri, catalog(arabic))
    #expect(client.diagnostics(of: uri)?.count == 1)
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["text": catalog("\(arabic), \"he\": \(unit("abc \u{5D0}"))")]],
      ])
    #expect(client.diagnostics(of: uri)?.count == 1)
  }
}
