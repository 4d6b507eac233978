import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import MessageSyntax
import Testing

@testable import BidiLint
@testable import BidiUsage

/// Texts whose view, script or form decides: what depends on a view, what is written in another script, what is one command.
@Suite struct ViewsAndScriptsTests {
  private static func findings(
    _ path: String, _ content: String, _ locale: String = "he", base: String? = nil,
    containers: [DisplayContainer] = [.natural], in sources: [String: String]? = nil
  ) throws -> [Finding] {
    let file = try LocalizationFile(path: path, bytes: Array(content.utf8))
    var options = LintOptions(containers: containers)
    options.areContainersBySources = true
    var linter = Linter(options: options)
    linter.usage = sources.map { ProgramUsage.made(of: $0) }
    let other = try base.map {
      BaseTexts(
        try LocalizationFile(path: path, bytes: Array($0.utf8)), locale: MessageLocale("en"))
    }
    return linter.findings(in: file, locale: MessageLocale(locale), base: other)
  }

  private static func android(_ value: String) -> String {
    "<resources><string name=\"down\">\(value)</string></resources>"
  }

  /// What says `GitHub is not available`.
  private static let down =
    "GitHub \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF} \u{5DB}\u{5E2}\u{5EA}."

  /// What depends on the view alone is no warning, unless a use tells that the view takes the first letter.
  @Test(arguments: [
    ("a.kt", "fun f() = helper.confirm(R.string.down)", Severity.info),
    ("a.kt", "fun f() { label.setText(getString(R.string.down)) }", .error),
    (
      "a.kt",
      "fun f() { label.setText(getString(R.string.down)); helper.confirm(R.string.down) }",
      .warning
    ),
    ("layout/a.xml", "<A><TextView android:text=\"@string/down\"/></A>", .error),
  ])
  func whatDependsOnTheView(_ path: String, _ source: String, _ severity: Severity) throws {
    let found = try Self.findings(
      "values-he/strings.xml", Self.android(Self.down), containers: [.natural, .rightToLeft],
      in: [path: source, "res/layout/b.xml": "<A><B android:text=\"@string/b\"/></A>"])
    #expect(found.filter { $0.rule == "base-direction" }.map(\.severity) == [severity])
  }

  /// Views of Android inherit the direction of the elements around them.
  @Test(arguments: [
    (
      "<A android:textDirection=\"locale\"><B><TextView android:text=\"@string/down\"/></B></A>",
      false
    ),
    ("<A android:textDirection=\"locale\"/><TextView android:text=\"@string/down\"/>", true),
    (
      "<A android:textDirection=\"locale\"><B/></A><C><TextView android:text=\"@string/down\"/></C>",
      true
    ),
    (
      "<A android:textDirection=\"locale\"><!-- <B> --><TextView android:textDirection=\"firstStrong\" android:text=\"@string/down\"/></A>",
      true
    ),
    (
      "<L><A android:textDirection=\"locale\"><B android:onClick=\"@{() -> vm.save()}\"/></A><TextView android:text=\"@string/down\"/></L>",
      true
    ),
    (
      "<A android:textDirection=\"locale\"><TextView android:textDirection=\"inherit\" android:text=\"@string/down\"/></A>",
      false
    ),
  ])
  func inheritedDirections(_ layout: String, _ isFound: Bool) throws {
    let found = try Self.findings(
      "values-he/strings.xml", Self.android(Self.down), containers: [.natural, .rightToLeft],
      in: ["layout/a.xml": layout])
    #expect(found.contains { $0.rule == "base-direction" } == isFound, "\(layout)")
  }

  /// A language that a file writes in letters from right to left is not left to right.
  @Test func aFileInAnotherScript() throws {
    let jawi = "\"a\" = \"\u{646}\u{627}\u{645} TURN\";"
    func file(_ other: String) -> String {
      jawi + (0..<25).map { "\"k\($0)\" = \"\(other)\";" }.joined()
    }
    let own = "\u{645}\u{645}\u{628}\u{646}\u{62A}\u{648}"
    #expect(try Self.findings("ace.lproj/a.strings", file(own), "ace").isEmpty)
    #expect(try !Self.findings("ace.lproj/a.strings", file("nama"), "ace").isEmpty)
    #expect(try !Self.findings("ace.lproj/a.strings", jawi, "ace").isEmpty)
  }

  /// A gloss in brackets stands behind what it explains, and at the start only where it was typed in the order of the screen.
  @Test(arguments: [
    ("(JPEG) \u{5DE}\u{5DC}\u{5D0}", "Full (JPEG)", true),
    (
      "(SHA1) \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} - \u{5DC}\u{5D0} \u{5E7}\u{5D9}\u{5D9}\u{5DD} \u{5DB}\u{5D6}\u{5D4}.",
      "No such (SHA1) error.", true
    ),
    ("(JPEG)\u{5DE}\u{5DC}\u{5D0}", "Full JPEG", true),
    ("(JPEG) \u{5DE}\u{5DC}\u{5D0}", "Full JPEG", false),
    ("(JPEG) \u{5DE}\u{5DC}\u{5D0} (PNG)", "Full (JPEG)", false),
    ("(JPEG) \u{5DE}\u{5DC}\u{5D0}", "(JPEG) full", false),
    ("(JPEG) \u{5DE}\u{5DC}\u{5D0}", "Full (PNG)", false),
  ])
  func aGlossAtTheStart(_ value: String, _ base: String, _ isSuspect: Bool) throws {
    let found = try Self.findings(
      "he.lproj/a.strings", "\"a\" = \"\(value)\";", base: "\"a\" = \"\(base)\";")
    #expect(found.contains { $0.rule == "visual-order-suspect" } == isSuspect, "\(value)")
    if isSuspect { #expect(found.allSatisfy { $0.fix == nil }) }
  }

  /// A command with the values that people fill in is one code.
  @Test func aCommandWithValues() throws {
    let found = try Self.findings(
      "he.lproj/a.strings",
      "\"a\" = \"\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: /unblock <nickname>\";")
    let proof = try #require(found.first?.proof?.lines.first)
    #expect(proof.repaired?.contains("/unblock <nickname>") ?? false)
  }

  /// A comparison in a language of programs is one code.
  @Test func aComparison() throws {
    let found = try Self.findings(
      "he.lproj/a.strings",
      "\"a\" = \"\u{5DC}\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}: doc.status == 'Open' \u{5D0}\u{5D5} count >= 3\";",
      containers: [.rightToLeft])
    #expect(found.count == 1)
    #expect(found.first?.proof?.lines.first?.repaired?.contains("doc.status == 'Open'") ?? false)
    // By rule N1 the closing mark belongs to the words around it, and stands on the other side.
    let other = "\u{5D0} doc.status == 'Open' \u{5D1}"
    let single = try Self.findings(
      "he.lproj/a.strings", "\"a\" = \"\(other)\";", containers: [.rightToLeft])
    #expect(single.count == 1)
    #expect(single.first?.proof?.lines.first?.repaired?.contains("doc.status == 'Open'") ?? false)
  }

  /// One line of several that was typed in the order of the screen: it ends with a word that leads on, or joins two words.
  @Test(arguments: [
    (
      "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DE}\u{5D7}\u{5E7}.\\nTor \u{5D0}\u{5EA}\u{5D4} \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5E2}\u{5DD} \u{5E9}\u{5DC}",
      true
    ),
    (
      "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DE}\u{5D7}\u{5E7}.\\nTor \u{5E2}\u{5D5}\u{5D1}\u{5D3} \u{5DB}\u{5E2}\u{5EA} \u{5D4}\u{5D9}\u{5D8}\u{5D1}.",
      false
    ),
  ])
  func oneLineOfSeveral(_ value: String, _ isSuspect: Bool) throws {
    let found = try Self.findings("he.lproj/a.strings", "\"a\" = \"\(value)\";")
    #expect(found.map(\.rule) == [isSuspect ? "visual-order-suspect" : "base-direction"])
  }

  /// An amount stands before what it counts, as it does in English, and was typed so in the order of reading.
  @Test(arguments: [
    ("1080p 60 \u{5E4}\u{5E8}\u{5D9}\u{5D9}\u{5DE}\u{5D9}\u{5DD}", "Square 1080p 60 fps", false),
    ("%d \u{5E4}\u{5E8}\u{5D9}\u{5D8}\u{5D9}\u{5DD}", "%d items", false),
    ("{{time}} \u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D5}", "{{time}} left", false),
    ("iPhone 12 \u{5DB}\u{5D9}\u{5E1}\u{5D5}\u{5D9}", "iPhone 12 case", true),
  ])
  func anAmountBeforeWhatItCounts(_ value: String, _ base: String, _ isSuspect: Bool) throws {
    let found = try Self.findings(
      "locales/he.json", "{\"a\": \"\(value)\"}", base: "{\"a\": \"\(base)\"}")
    #expect(found.contains { $0.rule == "visual-order-suspect" } == isSuspect, "\(value)")
  }

  /// A comment tells that a text is spoken.
  @Test(arguments: ["how someone would speak the name of a key", "this should be spoken"])
  func aCommentOfSpeech(_ comment: String) throws {
    let found = try Self.findings(
      "he.po", "#. Translators: \(comment)\nmsgid \"GitHub is down\"\nmsgstr \"\(Self.down)\"\n")
    #expect(found.map(\.severity) == [.info])
  }

  /// The number of a word of the language is no part of the address after it, and a plus before such a word joins keys.
  @Test(arguments: [
    "\u{5D0}\u{5D3}\u{5DD}2(optional@email.com)",
    "\u{5DC}\u{5D7}\u{5E5} %@+\u{5D2}\u{5DC}\u{5D2}\u{5DC} \u{5DB}\u{5D3}\u{5D9}",
  ])
  func signsBetweenTwoScripts(_ value: String) throws {
    #expect(
      try Self.findings(
        "he.lproj/a.strings", "\"a\" = \"\(value)\";", containers: [.rightToLeft]
      ).isEmpty)
  }

  /// A base text that is nothing but a link to another text may be translated as words.
  @Test func aLinkAloneInTheBaseText() throws {
    let path = "Messages_he.properties"
    func mismatches(_ value: String, _ base: String) throws -> Int {
      try Self.findings(path, "a=\(value)\n", base: "a=\(base)\n")
        .count { $0.rule == "placeholder-mismatch" }
    }
    #expect(try mismatches("\u{5D0}\u{5D1}", "{library.name}") == 0)
    #expect(try mismatches("\u{5D0}\u{5D1}", "see {library.name}") == 1)
    #expect(try mismatches("\u{5D0}\u{5D1}", "{0}") == 1)
  }

  /// What a page tells search engines is shown in their views.
  @Test func whatSearchEnginesShow() throws {
    let found = try Self.findings(
      "locales/he.json", "{\"meta\": {\"description\": \"\(Self.down)\"}}")
    #expect(found.map(\.severity) == [.info])
  }

  /// Two placeholders of XLIFF side by side, of which the first ends with a quotation mark.
  @Test func placeholdersSideBySide() throws {
    let code = "<x id=\"PH\" equiv-text=\"a==='b'?'c':'d'\"/><x id=\"PH_1\" equiv-text=\"f(a)\"/>"
    let file = try LocalizationFile(
      path: "messages.he.xlf",
      bytes: Array(
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="he" \
        datatype="plaintext" original="a"><body><trans-unit id="a"><source>to \(code) network</source>\
        <target>\u{5D0}\u{5DC} \(code) \u{5E8}\u{5E9}\u{5EA}</target></trans-unit></body></file></xliff>
        """.utf8))
    let entry = try #require(file.entries.first)
    let message = Message(
      entry.value.string, knownArguments: entry.arguments.map(\.text), dialects: entry.dialects)
    #expect(message.arguments.map(\.text) == ["a==='b'?'c':'d'", "f(a)"])
  }

  /// A generated name asks for a text; who calls the name shows it.
  @Test func theNameOfAGenerator() throws {
    let generated =
      "enum L10n { enum Page { static func down(_ p1: Any) -> String { return L10n.tr(\"Localizable\", \"page.down\", String(describing: p1), fallback: \"x\") } } static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String { let format = Bundle.main.localizedString(forKey: key, value: value, table: table); return String(format: format, arguments: args) } }"
    let found = try Self.findings(
      "he.lproj/Localizable.strings",
      "\"page.down\" = \"%@ \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}.\";",
      in: [
        "Strings.swift": generated,
        "Page.swift": "func f(n: Int) { label.text = L10n.Page.down(n) }",
      ])
    #expect(found.isEmpty)
  }

  /// A list of keys that a tool writes asks for no text, neither by its keys nor by the names of its members; routes and menus do.
  @Test func aListOfKeys() {
    let names = (0..<25).map { "NAME_\($0)" }
    let list =
      "const T = {\n PAGE: {\n" + names.map { "  \($0): 'PAGE.\($0)',\n" }.joined()
      + "}};\nexport { T };"
    let left = String(decoding: ListedKeys.leavingOut(of: Array(list.utf8)), as: UTF8.self)
    #expect(!left.contains("PAGE.") && !left.contains("NAME_24") && left.contains("PAGE: {"))
    #expect(left.utf8.count == list.utf8.count)
    let routes = (0..<25).map { "{ path: '/\($0)', meta: { title: 'pages.n\($0).title' } }," }
      .joined()
    for other in [
      list.replacing("'PAGE.", with: "'PAGE.X_"), routes, "a: 'b.a'", ":'", "x: 'y.x", "", "{",
      "}}",
      "NAME: 'PAGE.NAME'", "a: {b: 'a.b\\",
    ] {
      #expect(ListedKeys.leavingOut(of: Array(other.utf8)) == Array(other.utf8))
    }
  }
}
