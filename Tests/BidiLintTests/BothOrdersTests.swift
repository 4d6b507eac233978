import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint
@testable import BidiUsage

/// Texts of which readers accept both orders, texts that are right on the screen as somebody typed them there, and words in whose place
/// a program puts a value.
@Suite struct BothOrdersTests {
  private static func findings(
    _ value: String, _ base: String = "", _ locale: String = "he",
    containers: [DisplayContainer] = [.natural], in sources: [String: String]? = nil
  ) throws -> [String] {
    let file = try LocalizationFile(
      path: "a/\(locale).json", bytes: Array("{\"down\": \"\(value)\"}".utf8))
    var options = LintOptions(containers: containers)
    options.areContainersBySources = true
    var linter = Linter(options: options)
    linter.usage = sources.map { ProgramUsage.made(of: $0) }
    let other = try LocalizationFile(
      path: "a/en.json", bytes: Array("{\"down\": \"\(base)\"}".utf8))
    return linter.findings(
      in: file, locale: MessageLocale(locale),
      base: base.isEmpty ? nil : BaseTexts(other, locale: MessageLocale("en"))
    ).map { "\($0.rule) \($0.severity)" }
  }

  /// A legend is read pair by pair.
  @Test(arguments: [
    (
      "Ctrl+S: \u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4}    Esc: \u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5DC}",
      "info"
    ),
    ("q1 = \u{5D2}\u{5D1}\u{5D5}\u{5D4}, q7 = \u{5E0}\u{5DE}\u{5D5}\u{5DA}", "info"),
    (
      "k1 = \u{5E9}\u{5DD} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}\\nk2 = \u{5E9}\u{5DD} \u{5D6}\u{5DE}\u{5E0}\u{5D9}",
      "info"
    ),
    (
      "Ctrl+S \u{5E9}\u{5D5}\u{5DE}\u{5E8}, \u{5D5}\u{5D0}\u{5D6} Esc \u{5E1}\u{5D5}\u{5D2}\u{5E8} \u{5D4}\u{5DB}\u{5DC}.",
      "error"
    ),
    (
      "Ctrl+S: \u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4} \u{5E9}\u{5DC} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}.",
      "error"
    ),
    (
      "PDF: \u{5E9}\u{5DE}\u{5D5}\u{5E8} Word \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}, PNG: \u{5D1}\u{5D8}\u{5DC}",
      "error"
    ),
    (
      "GPS: \u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D6}\u{5DE}\u{5D9}\u{5DF}.\\nFM: \u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D6}\u{5DE}\u{5D9}\u{5DF}.",
      "error"
    ),
  ])
  func listsOfPairs(_ value: String, _ severity: String) throws {
    let found = try Self.findings(value).filter { $0.hasPrefix("base-direction") }
    #expect(found == ["base-direction \(severity)"])
  }

  /// A full stop stands at both ends of `.app.` in either order, and a currency sign on either side of an amount.
  @Test(arguments: [
    (
      "\u{5DE}\u{5EA}\u{5D5}\u{5DA} \u{5D4}\u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D1}\u{5D7}\u{5E8}\u{5EA} .app. \u{5D4}\u{5DE}\u{5E9}\u{5DA}",
      "info"
    ),
    (
      "\u{5DE}\u{5EA}\u{5D5}\u{5DA} \u{5D4}\u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D1}\u{5D7}\u{5E8}\u{5EA} .app \u{5D4}\u{5DE}\u{5E9}\u{5DA}",
      "error"
    ),
    (
      "\u{5DE}\u{5EA}\u{5D5}\u{5DA} \u{5D4}\u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D1}\u{5D7}\u{5E8}\u{5EA} .app, \u{5D4}\u{5DE}\u{5E9}\u{5DA}",
      "error"
    ),
  ])
  func signsAtBothEnds(_ value: String, _ severity: String) throws {
    #expect(try Self.findings(value) == ["ltr-run-edge \(severity)"])
  }

  /// Words that stand on the screen as somebody typed them there are right in a label that begins at the left, and wrong in a page from
  /// right to left.
  @Test(arguments: [
    ([DisplayContainer.natural], "info"), ([.natural, .rightToLeft], "warning"),
  ])
  func textsInTheOrderOfTheScreen(_ containers: [DisplayContainer], _ severity: String) throws {
    let found = try Self.findings(
      "PIN \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}",
      "PIN account settings",
      containers: containers)
    #expect(found == ["visual-order-suspect \(severity)"])
  }

  /// The sign of a currency stands on either side of an amount.
  @Test func signsOfCurrencies() throws {
    let text = "\u{646}\u{631}\u{62E} \u{628}\u{6D5} "
    #expect(try Self.findings(text + "$%d.00", "Price $%d.00", "ckb") == ["ltr-run-edge info"])
    #expect(try Self.findings(text + "#abc", "Price #abc", "ckb") == ["ltr-run-edge error"])
  }

  /// A sign of the end that stands first is right where the page runs from left to right.
  @Test func signsInLeftToRightPages() throws {
    let text = "?\u{5D4}\u{5D0}\u{5DD} \u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7}"
    #expect(try Self.findings(text, containers: [.natural]) == ["visual-order-suspect warning"])
    #expect(
      try Self.findings(text, containers: [.leftToRight]).filter { $0.hasPrefix("visual") }
        == ["visual-order-suspect info"])
  }

  /// A Cyrillic word with letters of the language on its end, and a Latin one after a sign.
  @Test(arguments: [
    (
      "\u{424}\u{430}\u{439}\u{43B}\u{6BE}\u{627}\u{6CB}\u{627} \u{686}\u{6D5}\u{643}\u{644}\u{6D5}\u{634}",
      "ug", true
    ),
    (".Sn\u{5D9}\u{5E8}\u{5D7}\u{5D9}\u{5EA} \u{5E9}\u{5DC} \u{5E6}\u{5D1}\u{5E2}", "he", true),
    (
      "Onboard\u{646}\u{649} \u{64A}\u{648}\u{634}\u{6C7}\u{631}\u{6C7}\u{634} \u{643}\u{6D0}\u{631}\u{6D5}\u{643}.",
      "ug", false
    ),
  ])
  func joinedWords(_ value: String, _ locale: String, _ isSuspect: Bool) throws {
    let found = try Self.findings(value, "", locale)
    #expect(found.contains { $0.hasPrefix("visual") } == isSuspect, "\(found)")
  }

  /// The names that an English label has at its end may stand in Latin letters.
  @Test func labelsWithTwoNames() throws {
    #expect(
      try Self.findings(
        "Turtle Art \u{5DE}\u{5D0}\u{5D2}\u{5E8} GitHub", "Turtle Art GitHub repository")
        == ["visual-order-suspect info"])
  }

  /// A command with a value that a few words describe is one code.
  @Test func valuesOfSeveralWords() throws {
    let text = "\u{5D9}\u{5E9} \u{5DC}\u{5E6}\u{5D9}\u{5D9}\u{5DF} --to <street address>"
    let file = try LocalizationFile(path: "he.strings", bytes: Array("\"k\" = \"\(text)\";".utf8))
    let found = Linter(options: LintOptions(containers: [.natural])).findings(
      in: file, locale: MessageLocale("he"))
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.fix?.message.contains("--to <street address>") == true)
  }

  /// The program puts a value in the place of `@name`, and not in that of a word that is called like an argument.
  @Test(arguments: [
    (
      "\u{5D0}\u{5DC} \u{5EA}\u{5E9}\u{5DB}\u{5D7} \u{5DC}\u{5E7}\u{5E8}\u{5D5}\u{5D0} \u{5D0}\u{5EA} @bookName",
      "a.dart", "f() => 'down'.trParams({'bookName': title});", true
    ),
    (
      "\u{5D0}\u{5DC} \u{5EA}\u{5E9}\u{5DB}\u{5D7} \u{5DC}\u{5E7}\u{5E8}\u{5D5}\u{5D0} \u{5D0}\u{5EA} @bookName",
      "a.dart", "f() => 'down'.trParams({'page': title});", false
    ),
    (
      "\u{5D0}\u{5DC} \u{5EA}\u{5E9}\u{5DB}\u{5D7} \u{5DC}\u{5E7}\u{5E8}\u{5D5}\u{5D0} \u{5D0}\u{5EA} @bookName",
      "a.dart", "f() => 'down'.trParams({'bookName': title}); g() => tr('down');", false
    ),
    (
      "email \u{5E9}\u{5DC}\u{5DA} \u{5D4}\u{5D5}\u{5D0} {{email}}", "a.js",
      "t('down', { email: user.email })", false
    ),
  ])
  func placesOfValues(
    _ value: String, _ path: String, _ source: String, _ isOfValue: Bool
  ) throws {
    let found = try Self.findings(value, in: [path: source]).filter { !$0.contains("info") }
    #expect(found.isEmpty == isOfValue, "\(found)")
  }

  /// The ending of a file stands after the word for a file, and what describes a name stands after it.
  @Test func endingsAndDescriptions() throws {
    let text =
      ".json \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D4}\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}"
    #expect(try Self.findings(text, "The .json settings file") == ["visual-order-suspect info"])
    #expect(
      try Self.findings(
        ".json \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.",
        ".json was saved here today."
      ).filter { $0.hasPrefix("visual") } == [])
    #expect(
      try Self.findings("OCR Kit \u{5D9}\u{5E4}\u{5E0}\u{5D9}", "OCR Kit Japanese")
        .filter { $0.hasPrefix("visual") } == [])
  }

  /// An activity that shows all of its interface from left to right in every language.
  @Test(arguments: [
    ("setContent { App(LocalLayoutDirection provides LayoutDirection.Ltr) { Page() } }", true),
    (
      "setContent { App(LocalLayoutDirection provides LayoutDirection.Ltr) { F() }; Text(a); Text(b); Text(c); Text(d); Text(e); Text(f); Text(g); Text(h); Text(i) }",
      false
    ),
    ("val a = App(LocalLayoutDirection provides LayoutDirection.Ltr) { Page() }", false),
    (
      "view.setContent { App(LocalLayoutDirection provides LayoutDirection.Ltr) { Page() } }", false
    ),
    ("setContent { App(LocalLayoutDirection provides LayoutDirection.Rtl) { Page() } }", false),
  ])
  func interfacesFromLeftToRight(_ activity: String, _ isLeftToRight: Bool) throws {
    let file = try LocalizationFile(
      path: "values-he/strings.xml",
      bytes: Array("<resources><string name=\"down\">Saved as it was.</string></resources>".utf8))
    var options = LintOptions(containers: [.rightToLeft])
    options.areContainersBySources = true
    var linter = Linter(options: options)
    linter.usage = ProgramUsage.made(of: [
      "a.kt": "class MainActivity : ComponentActivity() { fun f() { \(activity) } }",
      "b.kt":
        "import androidx.compose.material3.Text\nfun Page() { Text(stringResource(R.string.down)) }",
    ])
    let found = linter.findings(in: file, locale: MessageLocale("he")).map(\.rule)
    #expect(found.contains("ltr-only-in-rtl") != isLeftToRight, "\(found)")
  }

  /// Where the program gives all that a translation takes, the base text leaves something out.
  @Test(arguments: [
    ("t('down', { count })", 0), ("t('down', { total })", 1), ("t('down')", 1), ("", 1),
    ("t('down', { count }); t('down')", 1),
  ])
  func whatTheProgramGives(_ call: String, _ count: Int) throws {
    let found = try Self.findings(
      "\u{5E0}\u{5E7}\u{5D4} {{count}}", "Clear", in: ["a.js": call, "b.js": "t('other')"])
    #expect(found.filter { $0.hasPrefix("placeholder-mismatch") }.count == count)
  }

  /// Another type and a lost argument are faults whatever the program gives.
  @Test(arguments: [
    ("%@ of %d", "%d \u{5DE}\u{5EA}\u{5D5}\u{5DA} %@", "name, count", 1),
    ("Copied %@ to %@", "\u{5D4}\u{5D5}\u{5E2}\u{5EA}\u{5E7} %@", "name, place", 1),
    ("Saved", "%@ \u{5E0}\u{5E9}\u{5DE}\u{5E8}", "name", 0),
  ])
  func whatOnlyTheBaseHas(
    _ base: String, _ value: String, _ arguments: String, _ count: Int
  ) throws {
    let file = try LocalizationFile(
      path: "he.lproj/A.strings", bytes: Array("\"down\" = \"\(value)\";".utf8))
    let other = try LocalizationFile(
      path: "en.lproj/A.strings", bytes: Array("\"down\" = \"\(base)\";".utf8))
    var linter = Linter(options: LintOptions(containers: [.natural]))
    linter.usage = ProgramUsage.made(of: [
      "a.swift":
        "func f() { l.text = String(format: NSLocalizedString(\"down\", comment: \"\"), \(arguments)) }"
    ])
    let found = linter.findings(
      in: file, locale: MessageLocale("he"),
      base: BaseTexts(other, locale: MessageLocale("en")))
    #expect(found.filter { $0.rule == "placeholder-mismatch" }.count == count)
  }
}
