import Foundation
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
