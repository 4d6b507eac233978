import BidiLint
import BidiJudge
import BidiSource
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLanguageServer

/// What an editor gets, by what becomes of the text: findings that are gone, files that `Fixer` would write.
struct FeatureTests {
  private static let uri = "file:///r/he.lproj/Localizable.strings"
  private static let text = """
    /* The full stop shows at the wrong end. */
    "error" = "PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}.";
    "marked" = "\u{202B}Wi-Fi \u{5DE}\u{5E0}\u{5D5}\u{5EA}\u{5E7}.\u{202C}";
      "more" = "iPhone \u{5E4}\u{5D2}\u{5D5}\u{5DD}.";

    """

  private func actions(
    _ client: inout Client, _ uri: String, _ place: Any, only: [String]? = nil
  ) throws -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    let result = try client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": place, "context": context])
    return result as? [[String: Any]] ?? []
  }

  private func diagnosticsOf(_ uri: String, _ text: String) throws -> [[String: Any]] {
    var client = try Client.ready()
    try client.open(uri, text)
    return client.diagnostics(of: uri) ?? []
  }

  @Test func findingsAreSentAsDiagnostics() throws {
    let found = try diagnosticsOf(Self.uri, Self.text)
    #expect(found.map { $0["code"] as? String } == ["base-direction", "base-direction"])
    #expect(found.map { numbers($0["range"]) } == [[1, 11, 1, 20], [3, 12, 3, 24]])
    #expect(
      found.allSatisfy { $0["source"] as? String == "bidi-fix" && $0["severity"] as? Int == 1 })
    let message = try #require(found.first?["message"] as? String)
    // The orders on the screen are between an override and its end: from left to right whatever shows them.
    #expect(
      message.contains("\u{202D}PDF .\u{5DD}\u{5D5}\u{5D2}\u{5E4}\u{202C}")
        || message.contains("\u{202D}PDF \u{5DD}\u{5D5}\u{5D2}\u{5E4}.\u{202C}"))
    #expect(message.contains("\u{202D}.\u{5DD}\u{5D5}\u{5D2}\u{5E4} PDF\u{202C}"))
    #expect(message.contains("\u{2039}RLE\u{203A}"), "controls by name")
  }

  @Test func aQuickFixRepairsTheEntry() throws {
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    let offered = try actions(&client, Self.uri, range(1, 15, 1, 15), only: ["quickfix"])
    let repair = try #require(offered.first)
    #expect(repair["isPreferred"] as? Bool == true)
    #expect((repair["diagnostics"] as? [Any])?.count == 1)
    let repaired = applied(edits(of: repair, in: Self.uri), to: Self.text)
    #expect(repaired.contains("\"error\" = \"\u{202B}PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}.\u{202C}\";"))
    #expect(try diagnosticsOf(Self.uri, repaired).count == 1)
    #expect(try actions(&client, Self.uri, range(2, 15, 2, 15), only: ["quickfix"]).isEmpty)
    #expect(try actions(&client, Self.uri, range(1, 15, 1, 15), only: ["refactor"]).isEmpty)
  }

  @Test func aQuickFixTurnsTheRuleOff() throws {
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    let offered = try actions(&client, Self.uri, range(3, 15, 3, 15))
    let ignore = try #require(
      offered.first { ($0["title"] as? String)?.contains("ignore base-direction") ?? false })
    let text = applied(edits(of: ignore, in: Self.uri), to: Self.text)
    #expect(text.contains("\n  /* bidi-fix:ignore base-direction */\n  \"more\""))
    #expect(try diagnosticsOf(Self.uri, text).map { numbers($0["range"])?[0] } == [1])
  }

  /// Comments of other formats; none where the format has none.
  @Test(arguments: [
    (
      "po/he.po",
      "msgid \"\"\nmsgstr \"Language: he\\n\"\n\nmsgid \"a\"\nmsgstr \"PDF \u{5D0}\u{5D1}.\"\n", 1
    ),
    (
      "values-iw/strings.xml",
      "<resources>\n  <string name=\"a\">PDF \u{5D0}\u{5D1}.</string>\n</resources>\n", 1
    ),
    ("messages_he.properties", "a=PDF \u{5D0}\u{5D1}.\n", 1),
    ("i18n/he.json", "{\"a\": \"PDF \u{5D0}\u{5D1}.\"}", 0),
  ])
  func ignoreInOtherFormats(_ path: String, _ text: String, _ count: Int) throws {
    let uri = "file:///r/\(path)"
    var client = try Client.ready()
    try client.open(uri, text)
    let place = try #require(client.diagnostics(of: uri)?.first?["range"])
    let ignores = try actions(&client, uri, place).filter {
      ($0["title"] as? String)?.contains("ignore") ?? false
    }
    #expect(ignores.count == count)
    for ignore in ignores {
      #expect(try diagnosticsOf(uri, applied(edits(of: ignore, in: uri), to: text)).isEmpty)
    }
  }

  /// The file is then what `Fixer` makes of it.
  @Test(arguments: IncrementalTests.samples)
  func fixAllDoesWhatFixerDoes(_ name: String) throws {
    let url = packageFolder.appending(path: "Resources/\(name)")
    let bytes = Array(try Data(contentsOf: url))
    let file = try LocalizationFile(path: url.path, bytes: bytes)
    // An editor shows files in UTF-16 as text, too.
    let text = String(decoding: file.source.text, as: UTF8.self)
    let outcome = try Fixer(linter: Linter(options: LintOptions()))
      .fix(file, locale: file.locale.flatMap { MessageLocale($0) })
    let uri = "file://" + url.path
    var client = try Client.ready()
    try client.open(uri, text)
    let offered = try actions(&client, uri, range(0, 0, 0, 0), only: ["source.fixAll"])
    #expect(offered.isEmpty == !outcome.isChanged)
    guard let action = offered.first else { return }
    let repaired = applied(edits(of: action, in: uri), to: text)
    #expect(Array(repaired.utf8) == outcome.repaired.source.text)
    // Where the edit may be asked for later, it is the same.
    var later = try Client.ready(capabilities: [
      "textDocument": [
        "codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]
      ]
    ])
    try later.open(uri, text)
    let promised = try #require(
      try actions(&later, uri, range(0, 0, 0, 0), only: ["source.fixAll.bidi-fix"]).first)
    #expect(promised["edit"] == nil)
    let resolved = try later.request("codeAction/resolve", promised) as? [String: Any]
    #expect(applied(edits(of: resolved ?? [:], in: uri), to: text) == repaired)
  }

  /// A file after a byte order mark, which editors may hand on.
  @Test func byteOrderMark() throws {
    let text = "\u{FEFF}\"a\" = \"PDF \u{5D0}\u{5D1}.\";\r\n"
    var client = try Client.ready()
    try client.open(Self.uri, text)
    #expect(numbers(client.diagnostics(of: Self.uri)?.first?["range"]) == [0, 8, 0, 15])
    let repair = try #require(try actions(&client, Self.uri, range(0, 9, 0, 9)).first)
    #expect(
      applied(edits(of: repair, in: Self.uri), to: text)
        == "\u{FEFF}\"a\" = \"\u{202B}PDF \u{5D0}\u{5D1}.\u{202C}\";\r\n")
  }

  @Test func editsNameTheVersionOfTheDocument() throws {
    var client = try Client.ready(capabilities: [
      "workspace": ["workspaceEdit": ["documentChanges": true]]
    ])
    try client.open(Self.uri, Self.text, version: 4)
    let repair = try #require(try actions(&client, Self.uri, range(1, 15, 1, 15)).first)
    let changes = (repair["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]]
    let name = changes?.first?["textDocument"] as? [String: Any]
    #expect(name?["uri"] as? String == Self.uri)
    #expect(name?["version"] as? Int == 4)
    #expect((changes?.first?["edits"] as? [Any])?.count == 2)
  }

  @Test func hoverExplainsTheEntry() throws {
    var client = try Client.ready(capabilities: [
      "textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]
    ])
    try client.open(Self.uri, Self.text)
    func contents(_ line: Int) throws -> String? {
      let result = try client.request(
        "textDocument/hover",
        ["textDocument": ["uri": Self.uri], "position": ["line": line, "character": 14]])
      return ((result as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    }
    let wrong = try #require(try contents(1))
    #expect(wrong.hasPrefix("```text\n") && wrong.hasSuffix("\n```"))
    #expect(wrong.contains("he, written right to left"))
    #expect(wrong.contains("Wrong in: natural label"))
    #expect(wrong.contains("[base-direction]"))
    #expect(try contents(2)?.contains("\u{2039}RLE\u{203A}Wi-Fi") == true, "controls by name")
    #expect(try contents(2)?.contains("Right in: natural label") == true)
    #expect(try contents(0) == nil)
  }

  /// Diagnostics and hovers say what the program gives, as `check` and `explain` do.
  @Test func theProgramIsAsked() throws {
    var client = try Client.ready(files: [
      "/r/.git": "", "/r/Note.kt": "\nfun a() = getString(R.string.deleted, notes.size)",
      "/r/Other.kt": "fun b() = getString(R.string.named, note.title)",
    ])
    let uri = "file:///r/res/values-he/strings.xml"
    let rest = "%s \u{5E0}\u{5DE}\u{5D7}\u{5E7}.</string>"
    try client.open(
      uri,
      "<resources>\n<string name=\"deleted\">\(rest)\n<string name=\"named\">\(rest)\n</resources>")
    func hover(_ line: Int) throws -> String? {
      let result = try client.request(
        "textDocument/hover",
        ["textDocument": ["uri": uri], "position": ["line": line, "character": 24]])
      return ((result as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    }
    let number = try #require(try hover(1))
    #expect(number.contains("%s is a number, by the name that Note.kt:2 gives it: notes.size"))
    #expect(number.contains("Right in: natural label"))
    #expect(try hover(2)?.contains("[argument-direction]") == true)
    let published = client.sent.compactMap { $0["params"] as? [String: Any] }
    let diagnostics = published.compactMap { $0["diagnostics"] as? [[String: Any]] }.last ?? []
    #expect(diagnostics.compactMap { $0["code"] as? String } == ["argument-direction"])
    let message = diagnostics.first?["message"] as? String
    #expect(message?.contains("%s is note.title (Other.kt:1)") == true)
  }

  @Test func inlayHintsNameTheControls() throws {
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    func hints(_ place: [String: Any]) throws -> [[String: Any]] {
      let result = try client.request(
        "textDocument/inlayHint", ["textDocument": ["uri": Self.uri], "range": place])
      return result as? [[String: Any]] ?? []
    }
    let all = try hints(range(0, 0, 99, 0))
    #expect(all.map { $0["label"] as? String } == ["\u{2039}RLE\u{203A}", "\u{2039}PDF\u{203A}"])
    #expect(all.map { ($0["position"] as? [String: Int])?["character"] } == [12, 25])
    #expect(try hints(range(0, 0, 1, 20)).isEmpty)
  }

  @Test func codeLensesSayWhereAnEntryLooksWrong() throws {
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    let result = try client.request(
      "textDocument/codeLens", ["textDocument": ["uri": Self.uri]])
    let lenses = try #require(result as? [[String: Any]])
    #expect(lenses.map { numbers($0["range"])?[0] } == [1, 2, 3])
    let titles = try lenses.map { lens in
      let resolved = try client.request("codeLens/resolve", lens) as? [String: Any]
      return (resolved?["command"] as? [String: Any])?["title"] as? String
    }
    #expect(titles[0] == "looks right in forced rtl; wrong in natural label, forced ltr")
    #expect(titles[1]?.hasPrefix("looks right in natural label") == true)
  }

  @Test func aClientCanAskForDiagnostics() throws {
    var client = try Client.ready(capabilities: ["textDocument": ["diagnostic": [String: Any]()]])
    try client.open(Self.uri, Self.text)
    #expect(client.diagnostics(of: Self.uri) == nil, "a client that asks is not told unasked")
    func pull(_ previous: String?) throws -> [String: Any] {
      var parameters: [String: Any] = ["textDocument": ["uri": Self.uri]]
      parameters["previousResultId"] = previous
      return try client.request("textDocument/diagnostic", parameters) as? [String: Any] ?? [:]
    }
    let first = try pull(nil)
    #expect(first["kind"] as? String == "full")
    #expect((first["items"] as? [Any])?.count == 2)
    let again = try pull(first["resultId"] as? String)
    #expect(again["kind"] as? String == "unchanged")
    try client.change(Self.uri, [["text": ""]], version: 2)
    let empty = try pull(again["resultId"] as? String)
    #expect(empty["kind"] as? String == "full")
    #expect((empty["items"] as? [Any])?.isEmpty == true)
  }

  /// While somebody types, a text is broken most of the time.
  @Test func everyPrefixOfATextIsRead() throws {
    var client = try Client.ready()
    try client.open(Self.uri, "")
    let scalars = Array(Self.text.unicodeScalars)
    for count in scalars.indices {
      let text = String(String.UnicodeScalarView(scalars[..<count]))
      try client.change(Self.uri, [["text": text]], version: count + 2)
    }
    try client.change(Self.uri, [["text": "\"a\" = \"b"]], version: 1000)
    #expect(client.diagnostics(of: Self.uri)?.map { $0["code"] as? String } == ["parse-error"])
    #expect(try actions(&client, Self.uri, range(0, 0, 0, 9)).isEmpty)
  }

  @Test func otherFilesHaveNoFindings() throws {
    var client = try Client.ready()
    for uri in ["file:///r/package.json", "file:///r/main.swift", "untitled:Untitled-1", "x"] {
      try client.open(uri, "{\"a\": \"PDF \u{5D0}.\"}")
      #expect(client.diagnostics(of: uri) == nil)
      #expect(
        try client.request(
          "textDocument/hover",
          ["textDocument": ["uri": uri], "position": ["line": 0, "character": 2]]) is NSNull)
    }
  }

  @Test func aClosedDocumentHasNoDiagnostics() throws {
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    #expect(client.diagnostics(of: Self.uri)?.count == 2)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    #expect(client.diagnostics(of: Self.uri)?.isEmpty == true)
    try client.change(Self.uri, [["text": "x"]], version: 9)
    #expect(
      try client.errorCode("textDocument/codeLens", ["textDocument": ["uri": Self.uri]]) == -32602)
  }

  /// The file of the base language beside a document says what its arguments are, as it does for `check`.
  @Test func theBaseFileTypesTheArguments() throws {
    let base = "\"count\" = \"%1$@ of %2$d\";"
    let text = "\"count\" = \"%1$@\";\n"
    func codes(_ options: [String: Any]) throws -> [String?] {
      var client = try Client.ready(
        options: options, files: ["/r/en.lproj/Localizable.strings": base])
      try client.open(Self.uri, text)
      return (client.diagnostics(of: Self.uri) ?? []).map { $0["code"] as? String }
    }
    #expect(try codes([:]).contains("placeholder-mismatch"))
    #expect(try !codes(["base": "none"]).contains("placeholder-mismatch"))
  }

  @Test func settingsOfTheClientCount() throws {
    func codes(_ options: [String: Any]) throws -> [String?] {
      var client = try Client.ready(options: options)
      try client.open(Self.uri, Self.text)
      return (client.diagnostics(of: Self.uri) ?? []).map { $0["code"] as? String }
    }
    #expect(try codes(["ignore": "base-direction"]).isEmpty)
    #expect(try codes(["bidi-fix": ["ignore": ["base-direction"]]]).isEmpty)
    #expect(try codes(["container": "rtl"]).isEmpty, "in right-to-left containers nothing is wrong")
    var client = try Client.ready()
    try client.open(Self.uri, Self.text)
    try client.notify(
      "workspace/didChangeConfiguration",
      [
        "settings": [
          "bidi-fix": [
            "severity": ["base-direction": "info"], "style": "isolate",
            "ruleDocument": "https://example.org/{rule}.html",
          ]
        ]
      ])
    let first = try #require(client.diagnostics(of: Self.uri)?.first)
    #expect(first["severity"] as? Int == 3)
    #expect(
      (first["codeDescription"] as? [String: Any])?["href"] as? String
        == "https://example.org/base-direction.html")
    let repair = try #require(try actions(&client, Self.uri, range(1, 15, 1, 15)).first)
    #expect(applied(edits(of: repair, in: Self.uri), to: Self.text).contains("\"\u{2067}PDF"))
  }

  /// A path without a locale has that of the settings.
  @Test func localeOfSettings() throws {
    let uri = "file:///r/strings/Localizable.strings"
    let text = "\"a\" = \"PDF \u{5D0}\u{5D1}.\";"
    #expect(try diagnosticsOf(uri, text).isEmpty)
    var client = try Client.ready(options: ["locale": "he"])
    try client.open(uri, text)
    #expect(client.diagnostics(of: uri)?.count == 1)
  }
}
