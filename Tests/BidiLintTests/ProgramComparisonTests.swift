import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// Texts beside a program: arguments that no call gives, keys that a file lacks, and keys that nobody looks up.
struct ProgramComparisonTests {
  static func findings(
    _ text: String, _ path: String, in sources: [String: String], rule: String,
    base: String? = nil, locale: String = "he"
  ) throws -> [Finding] {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    let base = try base.map {
      BaseTexts(
        try LocalizationFile(path: path, bytes: Array($0.utf8)), locale: MessageLocale("en"))
    }
    var linter = Linter(options: LintOptions(select: [rule]))
    linter.usage = ProgramUsage.made(of: sources)
    linter.isOfBase = base == nil
    return linter.findings(in: file, locale: MessageLocale(locale), base: base)
  }

  // MARK: Arguments

  /// A price has letters or a mark from left to right in Persian, and none in Hebrew where the currency has a sign.
  @Test(arguments: [
    ("he", "\"ILS\"", "%@ \u{5E9}\u{5D5}\u{5DC}\u{5DD}.", 0),
    ("he", "code", "%@ \u{5E9}\u{5D5}\u{5DC}\u{5DD}.", 1),
    ("fa", "\"ILS\"", "%@ \u{67E}\u{631}\u{62F}\u{627}\u{62E}\u{62A} \u{634}\u{62F}.", 1),
  ])
  func aPrice(_ locale: String, _ code: String, _ value: String, _ count: Int) throws {
    let source =
      "String(format: NSLocalizedString(\"k\", comment: \"\"), sum.formatted(.currency(code: \(code))))"
    let found = try Self.findings(
      "\"k\" = \"\(value)\";", "x.strings", in: ["a.swift": source], rule: "argument-direction",
      locale: locale)
    #expect(found.count == count)
  }

  /// A text of Qt in another one is found by its source text, whatever its context is.
  @Test(arguments: [("tr(\"Inbox\")", 0), ("name", 1)])
  func aTextOfQtWithAContext(_ argument: String, _ count: Int) throws {
    let deleted = "%1 \u{5E0}\u{5DE}\u{5D7}\u{5E7}."
    let inbox = "\u{5D3}\u{5D5}\u{5D0}\u{5E8}"
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="he"><context><name>A</name>
      <message><source>Inbox</source><translation>\(inbox)</translation></message>
      <message><source>%1 was deleted</source><translation>\(deleted)</translation></message>
      </context></TS>
      """
    let source =
      "void A::f() { label->setText(tr(\"%1 was deleted\").arg(\(argument))); g(tr(\"Inbox\")); }"
    let found = try Self.findings(
      text, "app_he.ts", in: ["a.cpp": source], rule: "argument-direction")
    #expect(found.count == count)
  }

  /// A variable is that of its own function, and a function that only chooses a value tells nothing of it.
  @Test(arguments: [
    (
      "a.py",
      "def a(self):\n  text = str(len(x))\n  b(text)\n\ndef b(self, text):\n  c(_(\"k\") % text)\n",
      1
    ),
    ("a.py", "def b(self):\n  text = str(len(x))\n  c(_(\"k\") % text)\n", 0),
    ("a.java", "format(getString(R.string.k), sum.getCurrency().getCurrencyCode())", 1),
    ("a.ts", "t('k', [get('title')])", 1),
  ])
  func whatIsNotKnown(_ path: String, _ source: String, _ count: Int) throws {
    let found = try Self.findings(
      "\"k\" = \"%s \u{5E0}\u{5DE}\u{5D7}\u{5E7}.\";", "x.strings", in: [path: source],
      rule: "argument-direction")
    #expect(found.count == count, "\(source)")
  }

  /// `explain` says which calls are not understood, and the container that the calls tell of.
  @Test(arguments: [
    ("a.ts", "t('k', options())", "1 of 1 calls gives arguments that are not understood"),
    ("a.ts", "t('k', { size: 3 })", "a.ts:1: t('k', { size: 3 })"),
    (
      "a.kt", "label.setText(getString(R.string.k))",
      "in natural containers only: the first letter gives the direction, as a.kt:1 shows it"
    ),
    ("a.kt", "show(getString(R.string.k))", "a.kt:1: getString(R.string.k)"),
  ])
  func whatIsExplained(_ path: String, _ source: String, _ first: String) throws {
    let value =
      path == "a.ts" ? "{{size}} \u{5E0}\u{5DE}\u{5D7}\u{5E7}." : "\u{5E0}\u{5DE}\u{5D7}\u{5E7}."
    let file = try LocalizationFile(path: "x.strings", bytes: Array("\"k\" = \"\(value)\";".utf8))
    var linter = Linter(options: LintOptions())
    linter.usage = ProgramUsage.made(of: [path: source])
    var explainer = FileExplainer(file, locale: MessageLocale("he"), linter: linter)
    #expect(explainer.explanation(of: 0).uses.first == first)
  }

  /// A call, a text, and the argument that the call does not give; nil where it gives all, or where that cannot be seen.
  struct Call: Sendable, CustomTestStringConvertible {
    let path: String
    let source: String
    let value: String
    let missing: String?

    init(_ path: String, _ source: String, _ value: String, _ missing: String?) {
      (self.path, self.source, self.value, self.missing) = (path, source, value, missing)
    }

    var testDescription: String { "\(source) \(value)" }
  }

  private static let calls = [
    Call("a.kt", "getString(R.string.k, a)", "%1$s %2$s", "%2$s"),
    Call("a.kt", "getString(R.string.k, a, b)", "%1$s %2$s", nil),
    Call("a.kt", "getString(R.string.k, a, b)", "%2$s", nil),
    Call("a.kt", "getString(R.string.k, *all)", "%1$s %2$s", nil),
    Call("a.kt", "getString(R.string.k)", "%1$s %2$s", nil),
    Call("a.kt", "helper(R.string.k, a)", "%1$s %2$s", nil),
    Call("a.kt", "val k = R.string.k; getString(k, a)", "%1$s %2$s", nil),
    Call("A.java", "getString(R.string.k, all)", "%1$s %2$s", nil),
    Call("A.java", "getString(R.string.k, 1)", "%1$s %2$s", "%2$s"),
    Call(
      "A.java", "resources.getQuantityString(R.plurals.k, n, n, b)", "%1$d %2$s %3$s", "%3$s"),
    Call("a.swift", "String(format: NSLocalizedString(\"k\", comment: \"\"), a)", "%@ %@", "%@"),
    Call(
      "a.swift", "String(format: NSLocalizedString(\"k\", comment: \"\"), arguments: all)",
      "%@ %@", nil),
    Call("a.m", "[NSString stringWithFormat:NSLocalizedString(@\"k\", nil), a]", "%@ %2$@", "%2$@"),
    Call("a.c", "printf(_(\"k\"), a)", "%s %d", "%d"),
    Call("a.c", "vprintf(_(\"k\"), args)", "%s %d", nil),
    Call("a.c", "message(window, _(\"k\"), a)", "%s %d", nil),
    Call("a.py", "_(\"k\") % (a, b)", "%s %s %s", "%s"),
    Call("a.py", "_(\"k\") % pair", "%s %s", nil),
    Call("a.py", "_(\"k\") % {\"first-name\": a}", "%(first-name)s", nil),
    Call("a.py", "_(\"k\") % {\"name\": a}", "%(nmae)s", "%(nmae)s"),
    Call("a.py", "_(\"k\").format(name=a)", "{name} {other}", "{other}"),
    Call("a.py", "_(\"k\").format(**names)", "{name} {other}", nil),
    Call("a.ts", "t('k', { name: a })", "{{name}} {{count}}", "{{count}}"),
    Call("a.ts", "t('k', { other: 3 })", "{{size}}", "{{size}}"),
    Call("a.ts", "t('k', { name, ...more })", "{{name}} {{count}}", nil),
    Call("a.ts", "t('k', options)", "{{name}} {{count}}", nil),
    Call("a.ts", "t('k', { ns: 'b' })", "{{name}}", nil),
    Call("a.ts", "t('k', { id: a, name })", "{{id}} {{name}}", nil),
    Call("a.ts", "t('k', { code, description: a })", "{{code}} {{description}}", nil),
    Call("a.ts", "t('k', { user })", "{{user.name}} {{- user}}", nil),
    Call("a.ts", "t('k').replace('{{name}}', a)", "{{name}} {{count}}", nil),
    Call("A.cs", "string.Format(Resources.K, a, b)", "{0} {1} {2}", "{2}"),
    Call("A.cs", "string.Format(Resources.K, all)", "{0} {1}", nil),
  ]

  @Test(arguments: calls)
  func argumentsThatACallDoesNotGive(_ call: Call) throws {
    let found = try Self.findings(
      "\"k\" = \"\(call.value)\";", "he.lproj/x.strings",
      in: [call.path: "fun f() {\n  \(call.source)\n}"], rule: "placeholder-mismatch")
    #expect(found.count == (call.missing == nil ? 0 : 1), "\(found.map(\.message))")
    if let missing = call.missing {
      let message = try #require(found.first?.message)
      #expect(message.hasPrefix("\(missing) takes an argument that the program does not give"))
      // The place in the program; that of the text is the place of the finding.
      #expect(message.contains("\(call.path):2"))
      #expect(found.first?.location.line == 1)
    }
  }

  /// Calls that give more than the text takes, and how many it takes; nil where that is not certain.
  private static let longCalls: [(path: String, source: String, value: String, taken: Int?)] = [
    ("a.swift", "String(format: NSLocalizedString(\"k\", comment: \"\"), 3, 4, 5)", "%@", 1),
    ("a.swift", "String(format: NSLocalizedString(\"k\", comment: \"\"), 3)", "%@", nil),
    ("a.swift", "String(format: NSLocalizedString(\"k\", comment: \"\"), 3, 4)", "%2$@", nil),
    ("a.kt", "getString(R.string.k, a, b)", "%1$s", 1),
    ("a.kt", "getString(R.string.k, *all)", "%1$s", nil),
    // The address of a link is an argument that nobody reads.
    ("a.kt", "getString(R.string.k, a, b)", "%1$s, see <a href='%2$s'>terms</a>.", nil),
    ("a.kt", "getString(R.string.k, a, b)", "%1$s, see <a href='x' width='9%'>terms</a>.", 1),
    ("a.kt", "getString(R.string.k, a, b); getString(R.string.k, a)", "%1$s", nil),
    ("a.c", "printf(_(\"k\"), a, b)", "%s", 1), ("a.c", "show(_(\"k\"), a, b)", "%s", nil),
    ("a.ts", "t('k', { size: a, other: b })", "{{size}}", nil),
    ("A.cs", "string.Format(Resources.K, a, b, c)", "{0} {1}", 2),
    // The braces of a plural take an argument, too.
    ("a.kt", "getString(R.string.k, a, b)", "%1$s {1, plural, one {file} other {# files}}", nil),
    // Who puts in the arguments is not seen.
    ("a.kt", "getString(R.string.k, a)", "done", nil),
  ]

  @Test(arguments: longCalls)
  func argumentsThatATextDoesNotTake(
    _ call: (path: String, source: String, value: String, taken: Int?)
  ) throws {
    func found(base: String?) throws -> [Finding] {
      try Self.findings(
        "\"k\" = \"\(call.value)\";", "x.strings",
        in: [call.path: "fun f() {\n  \(call.source)\n}"], rule: "placeholder-mismatch", base: base)
    }
    let ofBase = try found(base: nil)
    #expect(ofBase.map(\.severity) == (call.taken == nil ? [] : [.warning]))
    if let taken = call.taken {
      let message = ofBase[0].message
      #expect(
        message.hasPrefix("the text takes \(taken) of the ") && message.contains("\(call.path):2"))
    }
    // A translation takes what its base text takes.
    #expect(try found(base: "\"k\" = \"\(call.value)\";").isEmpty)
  }

  /// In Qt, the text in the source takes what its translation takes.
  @Test(arguments: [
    ("show(tr(\"%2 of %1\").arg(a));", true), ("show(tr(\"%2 of %1\").arg(a, b));", false),
    ("show(tr(\"%2 of %1\").arg(a).arg(b));", false),
    ("QString s = tr(\"%2 of %1\").arg(a); s = s.arg(b);", false),
  ])
  func argumentsOfQt(_ source: String, _ isShort: Bool) throws {
    let text = """
      <?xml version="1.0"?>
      <TS version="2.1" language="he"><context><name>A</name><message><source>%2 of %1</source>
      <translation>%1 %2</translation></message></context></TS>
      """
    let found = try Self.findings(
      text, "x_he.ts", in: ["a.cpp": source], rule: "placeholder-mismatch")
    #expect(found.map { $0.message.prefix(2) } == (isShort ? ["%2"] : []))
  }

  /// `QString::arg` fills the lowest marker that is left: one argument is enough for `%2` alone.
  @Test func aLoneMarkerOfQt() throws {
    func text(_ translation: String) -> String {
      """
      <?xml version="1.0"?>
      <TS version="2.1" language="he"><context><name>A</name><message><source>(%2Enter)</source>
      <translation>\(translation)</translation></message></context></TS>
      """
    }
    let sources = ["a.cpp": "show(tr(\"(%2Enter)\").arg(a));"]
    #expect(
      try Self.findings(
        text("(%2Enter)"), "x_he.ts", in: sources, rule: "placeholder-mismatch"
      ).isEmpty)
    #expect(
      try Self.findings(
        text("(%2 %3)"), "x_he.ts", in: sources, rule: "placeholder-mismatch"
      ).count == 1)
  }

  /// Two texts of a project may share a key: a call that gives all is for this one.
  @Test func aSecondCallGivesAll() throws {
    let sources = ["a.kt": "getString(R.string.k, a)", "b.kt": "getString(R.string.k, a, b)"]
    #expect(
      try Self.findings(
        "\"k\" = \"%1$s %2$s\";", "x.strings", in: sources, rule: "placeholder-mismatch"
      ).isEmpty)
  }

  /// Where the base text takes the argument too, its own file has the finding.
  @Test func theBaseTextTakesItToo() throws {
    let sources = ["a.kt": "getString(R.string.k, a)"]
    let text = "\"k\" = \"%1$s %2$s\";"
    #expect(
      try Self.findings(
        text, "x.strings", in: sources, rule: "placeholder-mismatch", base: text
      ).isEmpty)
    #expect(
      try Self.findings(text, "x.strings", in: sources, rule: "placeholder-mismatch").count == 1)
  }

  // MARK: Missing keys

  private static let base = """
    "a" = "one"; "b" = "two"; "c" = "three"; "d" = "four"; "days.one" = "day"; "days.other" = "days";
    """

  /// Nobody translates an address, a text of arguments alone, or what another region of the language has.
  @Test(arguments: [
    ("https://example.org/a", "he", 0), ("%1$s (%2$s)", "he", 0), ("by %s", "he", 1),
    ("by %s", "en-CA", 0),
  ])
  func textsThatNobodyTranslates(_ text: String, _ locale: String, _ count: Int) throws {
    let found = try Self.findings(
      "\"a\" = \"x\";", "x.strings", in: ["a.ts": "t('c')"], rule: "missing-key",
      base: "\"a\" = \"one\"; \"c\" = \"\(text)\";", locale: locale)
    #expect(found.count == count)
  }

  @Test func textsThatATranslationLacks() throws {
    let found = try Self.findings(
      "\"a\" = \"x\"; \"b\" = \"x\"; \"days.many\" = \"x\";", "x.strings",
      in: ["a.ts": "\nt('c');\nt('a');"], rule: "missing-key", base: Self.base)
    #expect(
      found.map(\.message) == [
        "the program looks up 1 text that this file lacks: \"c\" (a.ts:2)"
      ])
    #expect(found.first?.severity == .info)
  }

  /// Nothing asks for the missing text; a translation that has only begun.
  @Test(arguments: [
    ("\"a\" = \"x\"; \"b\" = \"x\"; \"days.other\" = \"x\";", "t('a'); t('b')"),
    ("\"a\" = \"x\";", "t('b'); t('c'); t('d')"),
  ])
  func textsThatAreNotMissed(_ text: String, _ source: String) throws {
    #expect(
      try Self.findings(
        text, "x.strings", in: ["a.ts": source], rule: "missing-key", base: Self.base
      ).isEmpty)
  }

  @Test func textsThatNoLanguageHas() throws {
    let text =
      #"{"settings": {"title": "A", "items_one": "B", "items_other": "C", "menu": {"x": "D"}, "other": "E"}}"#
    let source = """
      t('settings.title'); t('settings.items', { count }); t('settings.other');
      t('settings.menu'); t('other.title'); t(`settings.${x}`);
      t('settings.name');
      """
    let found = try Self.findings(
      text, "locales/en.json", in: ["a.ts": source], rule: "missing-key", locale: "en")
    #expect(
      found.map(\.message) == [
        "the program looks up 1 text that no language has: \"settings.name\" (a.ts:3)"
      ])
  }

  /// Python fills in a text with values before anything looks it up, so no translation is found.
  @Test(arguments: [
    ("self.tr(f\"Queue {name} saved.\")", 0), ("self.tr(f'''Queue {name} ''' \"saved.\")", 0),
    ("self.tr(\"Queue {name} saved.\").format(name=x)", 1),
    ("self.tr(\"Queue {name} saved.\"); self.tr(f\"Queue {name} saved.\")", 1),
  ])
  func textsThatAreFilledBefore(_ source: String, _ count: Int) throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="he"><context><name>A</name><message>
      <source>Queue {name} saved.</source>
      <translation>{name} \u{05E0}\u{05E9}\u{05DE}\u{05E8}.</translation></message></context></TS>
      """
    let found = try Self.findings(
      text, "app_he.ts", in: ["a.py": "class A:\n  def f(self, name):\n    \(source)\n"],
      rule: "argument-direction")
    #expect(found.count == count, "\(found.map(\.message))")
  }

  /// The texts of a language may stand in several files, with the forms of plurals.
  @Test func textsOfOtherFiles() throws {
    let file = try LocalizationFile(
      path: "locales/en/a.json", bytes: Array(#"{"cart": {"title": "A"}}"#.utf8))
    let other = try LocalizationFile(
      path: "locales/en/b.json",
      bytes: Array(#"{"cart": {"items_one": "B", "items_other": "C"}}"#.utf8))
    var linter = Linter(options: LintOptions(select: ["missing-key"]))
    linter.usage = ProgramUsage.made(of: [
      "a.ts": "t('cart.title'); t('cart.items', { count }); t('cart.total')"
    ])
    linter.isOfBase = true
    linter.textsBeside = { [LinkedTexts(other)] }
    let found = linter.findings(in: file, locale: MessageLocale("en"))
    let message = "the program looks up 1 text that no language has: \"cart.total\" (a.ts:1)"
    #expect(found.map(\.message) == [message])
  }

  /// A broken text of Python is no text that is filled in.
  @Test func aBrokenTextOfPython() throws {
    let found = try Self.findings(
      "msgid \"a\"\nmsgstr \"b\"\n", "he.po", in: ["a.py": "pgettext(x(f\"{a)[[[,}\")"],
      rule: "argument-direction")
    #expect(found.isEmpty)
  }

  /// The texts of a server may be in other files than those of its pages.
  @Test func textsOfTheServer() throws {
    let text = #"{"home": {"title": "A", "text": "B"}}"#
    let sources = [
      "a.ts": "t('home.title'); t('home.text'); t('home.name');",
      "b.go": "c.Tr(\"home.owner\"); c.Tr(\"home.count\")",
    ]
    let found = try Self.findings(
      text, "locales/en.json", in: sources, rule: "missing-key", locale: "en")
    #expect(
      found.map(\.message) == [
        "the program looks up 1 text that no language has: \"home.name\" (a.ts:1)"
      ])
  }

  // MARK: Unused keys

  /// Each source looks up `title` and `text`; what it does with `status.open` is in question.
  @Test(arguments: [
    ("", true), ("t('status.open')", false), ("t('status.' + name)", false),
    ("t(`status.${name}`)", false), ("t(prefix + '.open')", false),
    ("const keys = ['status.open']", false), ("L10n.statusOpen", false),
    ("getString(R.string.status_open)", false), ("let status = open", true),
    ("get(type + '.' + value); status(open)", false),
    ("useTranslation('', { keyPrefix: 'status' }); t('open')", false), ("t('status.opened')", true),
    ("// status.open is shown by the server", false),
  ])
  func keysThatNobodyLooksUp(_ source: String, _ isUnused: Bool) throws {
    let found = try Self.findings(
      "\"title\" = \"A\"; \"text\" = \"B\"; \"status.open\" = \"C\";", "x.strings",
      in: ["a.ts": "t('title'); t('text'); \(source)"], rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["status.open"] : []))
    #expect(found.allSatisfy { $0.severity == .info })
  }

  /// The ending of a key may look like that of a form of a plural.
  @Test func aKeyThatEndsLikeAForm() throws {
    let text = "\"title\" = \"A\"; \"gift_one_get_one\" = \"B\";"
    let sources = ["a.ts": "t('title'); t('gift_one_get_one')"]
    #expect(
      try Self.findings(text, "x.strings", in: sources, rule: "unused-key", locale: "en").isEmpty)
  }

  /// A program that names fewer than half of the keys looks them up in a way that is not known.
  @Test func aProgramThatNamesFewKeys() throws {
    #expect(
      try Self.findings(
        "\"title\" = \"A\"; \"text\" = \"B\"; \"status.open\" = \"C\";", "x.strings",
        in: ["a.ts": "t('title')"], rule: "unused-key", locale: "en"
      ).isEmpty)
  }

  /// A text that no source names is shown nowhere, so other rules say nothing of it.
  @Test(arguments: [
    ("t('old.text')", true), ("show('text' + '.old')", false),
    ("const all = {\"old.text\": 1}", true),
  ])
  func findingsInUnusedTexts(_ source: String, _ isUsed: Bool) throws {
    let value = "Wi-Fi \u{5DE}\u{5D7}\u{5D5}\u{5D1}\u{5E8} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}."
    let found = try Self.findings(
      "\"title\" = \"\u{5D0}\"; \"text\" = \"\u{5D1}\"; \"old.text\" = \"\(value)\";", "x.strings",
      in: ["a.ts": "t('title'); t('text'); \(source)"], rule: "base-direction",
      base: "\"old.text\" = \"Wi-Fi is connected now.\";")
    #expect(found.map(\.severity) == (isUsed ? [.error] : []))
  }

  /// A key that is a sentence is named where its words follow each other, however the file writes them.
  @Test(arguments: [
    ("_(\"Save the file\")", false), ("<property>Save the file&amp;</property>", false),
    ("_(\"Save \" \"the\\nfile\")", false), ("_(\"Save a file\")", true),
    ("// the file to save", true),
  ])
  func sentencesThatNobodyLooksUp(_ source: String, _ isUnused: Bool) throws {
    let found = try Self.findings(
      "\"Open it\" = \"A\"; \"Close all\" = \"B\"; \"Save the file\" = \"C\";", "x.strings",
      in: ["a.ts": "t('Open it'); t('Close all'); \(source)"], rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["Save the file"] : []))
  }

  /// A long sentence is named where four words of it follow each other, not where each two do.
  @Test(arguments: [
    ("_(\"It is not possible to open the file\")", false),
    ("// it is not open; is not possible; possible to save; to open the door; open the file", true),
  ])
  func longSentencesThatNobodyLooksUp(_ source: String, _ isUnused: Bool) throws {
    let key = "It is not possible to open the file"
    let found = try Self.findings(
      "\"Open it\" = \"A\"; \"Close all\" = \"B\"; \"\(key)\" = \"C\";", "x.strings",
      in: ["a.ts": "t('Open it'); t('Close all'); \(source)"], rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? [key] : []))
  }

  /// A key with the mark of a mnemonic is another one than that without.
  @Test(arguments: [
    ("_(\"_Save the file\")", false), ("<property>_Save the file</property>", false),
    ("_(\"Save the file\")", true), ("_(\"Save the file\"); my_save = 1", true),
  ])
  func mnemonicsThatNobodyLooksUp(_ source: String, _ isUnused: Bool) throws {
    let found = try Self.findings(
      "\"Open it\" = \"A\"; \"Close all\" = \"B\"; \"_Save the file\" = \"C\";", "x.strings",
      in: ["a.ts": "t('Open it'); t('Close all'); \(source)"], rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["_Save the file"] : []))
  }

  /// The names of members in JSON are those of a list of texts; a value asks for a text.
  @Test(arguments: [
    ("{\"old.text\": \"Old\"}", true), ("{\"title\": \"old.text\"}", false),
    ("[\"old.text\"]", false), ("{\"a\\\"b\" : 1, \"old.text\" : {}}", true),
  ])
  func membersOfJSON(_ data: String, _ isUnused: Bool) throws {
    let found = try Self.findings(
      "\"title\" = \"A\"; \"text\" = \"B\"; \"old.text\" = \"C\";", "x.strings",
      in: ["a.ts": "t('title'); t('text')", "list.json": data], rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["old.text"] : []))
  }

  /// The names of members in the lists of Laravel are those of texts, and other lists may ask for texts.
  @Test(arguments: [
    ("lang/en/texts.php", true), ("app/lang/en/texts.php", true), ("config/texts.php", false),
  ])
  func membersOfLaravel(_ path: String, _ isUnused: Bool) throws {
    let found = try Self.findings(
      "\"title\" = \"A\"; \"text\" = \"B\"; \"old.text\" = \"C\";", "x.strings",
      in: [
        "a.ts": "t('title'); t('text')", path: "<?php // A list.\nreturn ['old.text' => 'Old'];",
      ],
      rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["old.text"] : []))
  }

  /// A text of a catalog is looked up where it is the whole key of a call: a tool collects no others.
  @Test(arguments: [
    // Where the call is not known, most of its texts are keys.
    ("a.c", "label(_(\"Cannot read the file\"));", true),
    ("a.c", "label(_(\"Cannot \" \"read the file\"));", true),
    ("a.c", "label(\"Cannot read the file\");", true),
    ("a.c", "char *texts[] = { \"Cannot read the file\" };", true),
    ("a.ui", "<property translatable=\"yes\">Cannot read the file</property>", true),
    ("a.pl", "print __ \"Cannot read the file\";", true),
    // dconf-editor looks up the descriptions of settings in the domain that their schema names.
    (
      "a.gschema.xml",
      "<schema gettext-domain=\"app\"><summary>Cannot read the file</summary></schema>", true
    ),
    ("a.gschema.xml", "<schema><summary>Cannot read the file</summary></schema>", false),
    // The case of letters counts.
    ("a.ui", "<property translatable=\"yes\">Cannot Read the File</property>", false),
    // A part of another text, other signs, and a function whose texts are no keys.
    ("a.c", "label(_(\"Cannot read the file of the user\"));", false),
    ("a.c", "label(_(\"Cannot read the file!\"));", false),
    (
      "a.c", "warn(\"Cannot read the file\"); warn(\"No such thing\"); warn(\"Too many of them\");",
      false
    ),
  ])
  func textsOfCatalogs(_ path: String, _ source: String, _ isLookedUp: Bool) throws {
    let texts = ["Open it", "Close all", "Move it away", "Copy all files", "Print the page"]
    let catalog =
      texts.map { "msgid \"\($0)\"\nmsgstr \"\u{5E9}\u{5DC}\"\n\n" }.joined()
      + "msgid \"Cannot read the file\"\nmsgstr \"PDF \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7}.\"\n"
    let known = texts.map { "puts(_(\"\($0)\"));\n" }.joined()
    let sources = path == "a.c" ? [path: known + source] : ["b.c": known, path: source]
    let found = try Self.findings(catalog, "he.po", in: sources, rule: "base-direction")
    #expect(found.count == (isLookedUp ? 1 : 0))
  }

  /// The texts of an Apple app, too: with other signs or other values in it, a key is another one.
  @Test(arguments: [
    ("Remove the file “%@”", "a.m", "NSLocalizedString(@\"Remove the file “%@”\", @\"\");", true),
    ("Remove the file '%@'", "a.m", "NSLocalizedString(@\"Remove the file “%@”\", @\"\");", false),
    ("Open the file %@ again", "a.swift", "Row(title: \"Open the file \\(name) again\")", true),
    ("Open the file %@ again", "a.swift", "Text(\"Open the file \\(name) again\")", true),
    ("Open the file %@ again", "a.swift", "Text(\"Open the file \\(name) again, please\")", false),
    ("Open it again", "Main.storyboard", "<label text=\"Open it again\"/>", true),
  ])
  func textsOfAppleApps(_ key: String, _ path: String, _ source: String, _ isLookedUp: Bool) throws
  {
    let texts = ["Open it", "Close all", "Move it away", "Copy all files", "Print the page"]
    let catalog =
      texts.map { "\"\($0)\" = \"\u{5E9}\u{5DC}\";\n" }.joined()
      + "\"\(key)\" = \"PDF \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7} %@.\";\n"
    let known = texts.map { "puts(NSLocalizedString(@\"\($0)\", nil));\n" }.joined()
    let found = try Self.findings(
      catalog, "he.lproj/Localizable.strings", in: ["b.m": known, path: source],
      rule: "base-direction")
    #expect(found.count == (isLookedUp ? 1 : 0))
  }

  /// A terminal shows a manual page, in an order of its own.
  @Test(arguments: [
    ("po/he.po", 1), ("data/man/po/he.po", 0), ("man/he.man.po", 0), ("po-man/he.po", 0),
  ])
  func textsOfManualPages(_ path: String, _ count: Int) throws {
    let catalog =
      "msgid \"Read the file\"\nmsgstr \"PDF \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7}.\"\n"
    let found = try Self.findings(
      catalog, path, in: ["a.c": "label(_(\"Read the file\"));"], rule: "base-direction")
    #expect(found.count == count)
  }

  /// Android finds a resource by a text that code builds with `getIdentifier` alone.
  @Test(arguments: [
    ("", true), ("res.getIdentifier(name + \"_title\", \"string\", app)", false),
    ("res.getIdentifier(name + \"_title\", type, app)", false),
    // A picture, and the number of a user.
    ("res.getIdentifier(name + \"_title\", \"drawable\", app)", true),
    ("user.getIdentifier(name + \"_title\")", true),
  ])
  func keysThatCodeBuildsOnAndroid(_ source: String, _ isUnused: Bool) throws {
    let text = ["save", "open", "old_title"].map { "<string name=\"\($0)\">A</string>" }.joined()
    let found = try Self.findings(
      "<resources>\(text)</resources>", "res/values/strings.xml",
      in: [
        "a.kt": "getString(R.string.save); getString(R.string.open); \"x\" + \"_title\"; \(source)"
      ],
      rule: "unused-key", locale: "en")
    #expect(found.compactMap(\.key) == (isUnused ? ["old_title"] : []))
  }

  /// CLDR writes the units of Arabic in its letters; those of Hebrew are Latin.
  @Test(arguments: [("ar", true), ("he", false)])
  func sizesOfFiles(_ locale: String, _ isKnown: Bool) throws {
    let value =
      locale == "ar"
      ? "%@ \u{62A}\u{645} \u{631}\u{641}\u{639}\u{647}\u{627}"
      : "%@ \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D5}"
    let source =
      "String(format: NSLocalizedString(\"sent\", comment: \"\"), ByteCountFormatter.string(fromByteCount: count, countStyle: .file))"
    let found = try Self.findings(
      "\"sent\" = \"\(value)\";", "x.strings", in: ["a.swift": source],
      rule: "argument-direction", base: "\"sent\" = \"%@ sent\";", locale: locale)
    #expect(found.isEmpty == isKnown)
  }

  /// Equal texts of several contexts have uses of their own.
  @Test func contextsOfGettext() throws {
    let text = """
      msgctxt "list"
      msgid "%s saved"
      msgstr "%s \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D5} \u{5DB}\u{5D0}\u{5DF}"

      msgctxt "note"
      msgid "%s saved"
      msgstr "%s \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}"

      """
    let source = """
      show(C_("list", "%s saved") % len(items))
      show(C_("note", "%s saved") % user_name)
      """
    let found = try Self.findings(
      text, "he.po", in: ["a.py": source], rule: "argument-direction")
    #expect(found.map(\.key) == ["note|%s saved"])
  }

  @Test func unusedKeysAreAskedForByName() {
    #expect(!LintOptions().runs(UnusedKeyRule.self))
    #expect(LintOptions(extendSelect: ["unused-key"]).runs(UnusedKeyRule.self))
    #expect(LintOptions().runs(MissingKeyRule.self))
  }
}
