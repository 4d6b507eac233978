import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// A text that also stands where no look-up is understood: nothing is assumed of it.
@Suite struct UnreadMentionTests {
  /// The finding of a rule in a file of one text; nil for none.
  private static func finding(
    _ entry: String, _ path: String, in sources: [String: String], rule: String
  ) throws -> Finding? {
    let file = try LocalizationFile(path: path, bytes: Array(entry.utf8))
    var linter = Linter(options: LintOptions(select: [rule]))
    linter.usage = ProgramUsage.made(of: sources)
    return linter.findings(in: file, locale: MessageLocale("he")).first
  }

  /// What says `GitHub is not available`.
  private static let down = "GitHub \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}."

  /// What says `left a note`.
  private static let left = " \u{5D4}\u{5E9}\u{5D0}\u{5D9}\u{5E8} \u{5D4}\u{5E2}\u{5E8}\u{5D4}."

  /// The log has the text, and what stands in the other file may show it: a conditional key, a constant, a name that code makes, a
  /// template, an interface, data.
  @Test(arguments: [
    ("a.tsx", "const key = isDown ? 'errors.down' : 'ok'; show(t(key))"),
    ("a.tsx", "const ERRORS = { down: \"errors.down\" }"), ("a.tsx", "t(`errors.${code}`)"),
    ("a.tsx", "t('errors.' + code)"), ("a.hbs", "<p>{{t \"errors.down\"}}</p>"),
    ("menu.json", "{\"label\": \"errors.down\"}"), ("a.astro", "<p>{t('errors.down')}</p>"),
    ("server.py", "raise Problem(\"errors.down\")"),
    ("a.fxml", "<Label text=\"%errors.down\"/>"),
    ("a.xhtml", "<p>#{msg.errors.down}</p>"),
    ("a.tsx", "const t = useTranslations('errors'); show(t(isDown ? 'down' : 'ok'))"),
    ("a.tsx", "const t = useTranslations('errors'); show(t(code))"),
    (
      "a.tsx",
      "const E = ({ code }) => { const t = useTranslations('errors'); return <p>{t(code)}</p>; }"
    ),
  ])
  func aTextThatIsLoggedAndNamedElsewhere(_ path: String, _ source: String) throws {
    let entry = "{\"errors\": {\"down\": \"\(Self.down)\"}}"
    let log = ["log.ts": "console.error(t('errors.down'))"]
    let alone = try Self.finding(entry, "locales/he.json", in: log, rule: "base-direction")
    #expect(alone == nil)
    let both = try Self.finding(
      entry, "locales/he.json", in: log.merging([path: source]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error, "\(source)")
  }

  /// A file that looks up no key below another one, or below another than this, names no text by the beginning of its key alone.
  @Test(arguments: [
    ("const { t } = useTranslation(); setPage('errors'); show(t(code))", false),
    ("const { t } = useTranslation('menu'); setPage('errors'); show(t(code))", false),
    ("const { t } = useTranslation('errors'); show(t(code))", true),
    ("const { t } = useTranslation('', { keyPrefix: 'errors' }); show(t(code))", true),
    ("const { t } = useTranslation(name); setPage('errors'); show(t(code))", true),
    ("const t = useTranslations<'errors'>('errors'); show(t(code))", true),
    ("const t = useTranslations<A<B>>('errors'); show(t(code))", true),
    ("const { t } = useTranslation(ns ?? 'menu'); setPage('errors'); show(t(code))", true),
    ("const t = getFixedT('ar', name); setPage('errors'); show(t(code))", true),
    (
      "import { useTranslation as useT } from 'i18n'; const { t } = useT('errors'); show(t(code))",
      true
    ),
    ("const t = await getTranslations({ locale, namespace: 'errors' }); show(t(code))", true),
  ])
  func theBeginningOfAKey(_ source: String, _ isFound: Bool) throws {
    let entry = "{\"errors\": {\"down\": \"\(Self.down)\"}}"
    let found = try Self.finding(
      entry, "locales/he.json",
      in: ["log.ts": "console.error(t('errors.down'))", "a.tsx": source], rule: "base-direction")
    #expect((found != nil) == isFound)
  }

  /// A key that code builds has the ending that the code writes.
  @Test(arguments: [
    ("t(`errors.${code}.title`)", false), ("t(`errors.${code}.text`)", true),
    ("t(`errors.${code}`)", true), ("t(`errors.${code}.${part}`)", true),
    ("t('errors.' + code + '.title')", true),
    ("t(`errors.${code}.title`); t(`errors.${code}.text`)", true),
  ])
  func theEndingOfABuiltKey(_ source: String, _ isFound: Bool) throws {
    let entry = "{\"errors\": {\"down\": {\"text\": \"\(Self.down)\"}}}"
    let found = try Self.finding(
      entry, "locales/he.json",
      in: ["log.ts": "console.error(t('errors.down.text'))", "a.ts": source],
      rule: "base-direction")
    #expect((found != nil) == isFound)
  }

  /// A macro that gives its argument back looks up nothing.
  @Test(arguments: [
    ("#define _(x) x\nvoid f() { show(_(@\"GitHub is down now\")); }", false),
    ("#  define _(text) (text)\nvoid f() { show(_(\"GitHub is down now\")); }", false),
    ("#define _(x) gettext(x)\nvoid f() { show(_(\"GitHub is down now\")); }", true),
    (
      "#ifdef NLS\n#define _(x) gettext(x)\n#else\n#define _(x) (x)\n#endif\nvoid f() { show(_(\"GitHub is down now\")); }",
      true
    ),
    ("#define _(x) x\nvoid f() { show(tr(\"GitHub is down now\")); }", true),
    ("#define N_(x) x\nvoid f() { show(N_(\"GitHub is down now\")); }", true),
    (
      "#ifdef NLS\n#include <i18n.h>\n#else\n#define _(x) (x)\n#endif\nvoid f() { show(_(\"GitHub is down now\")); }",
      true
    ),
  ])
  func aMacroThatLooksUpNothing(_ source: String, _ isFound: Bool) throws {
    let entry = "msgid \"GitHub is down now\"\nmsgstr \"\(Self.down)\"\n"
    let found = try Self.finding(
      entry, "he.po",
      in: ["log.c": "void g() { g_warning(_(\"GitHub is down now\")); }", "a.m": source],
      rule: "base-direction")
    #expect((found != nil) == isFound)
  }

  /// Texts of gettext in files whose calls are not read.
  @Test(arguments: [
    ("a.html", "<p>{% trans \"GitHub is down now\" %}</p>"),
    ("a.ui", "<property name=\"label\" translatable=\"yes\">GitHub is down now</property>"),
    ("a.j2", "{{ _('GitHub is down now') }}"), ("a.blp", "label: _(\"GitHub is down now\");"),
    ("b.py", "MESSAGE = \"GitHub is down now\""),
    ("b.py", "MESSAGE = (\"GitHub is \"\n  \"down now\")"),
    ("b.c", "static const char *m = \"GitHub is \" \"down now\";"),
    ("a.html", "{% blocktrans trimmed %}\n  GitHub is\n  down now\n{% endblocktrans %}"),
  ])
  func aTextOfGettext(_ path: String, _ source: String) throws {
    let entry = "msgid \"GitHub is down now\"\nmsgstr \"\(Self.down)\"\n"
    let log = ["log.py": "logger.info(_(\"GitHub is down now\"))"]
    #expect(try Self.finding(entry, "he.po", in: log, rule: "base-direction") == nil)
    let both = try Self.finding(
      entry, "he.po", in: log.merging([path: source]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error, "\(source)")
  }

  /// The arguments of a template stand in the text of its catalog in another way.
  @Test(arguments: [
    "{% blocktranslate with why=x.y %}\n GitHub is down: {{ why }}\n{% endblocktranslate %}",
    "{% trans why=x.y %}GitHub is down: {{why}}{% endtrans %}",
  ])
  func aTextWithArgumentsInATemplate(_ source: String) throws {
    let entry = "msgid \"GitHub is down: %(why)s\"\nmsgstr \"\(Self.down)\"\n"
    let log = ["log.py": "logger.info(_(\"GitHub is down: %(why)s\") % {\"why\": x})"]
    #expect(try Self.finding(entry, "he.po", in: log, rule: "base-direction") == nil)
    let both = try Self.finding(
      entry, "he.po", in: log.merging(["a.html": source]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error)
  }

  /// A case of an enumeration has its name as its text.
  @Test func aCaseOfAnEnumeration() throws {
    let entry = "\"down\" = \"\(Self.down)\";"
    let log = ["Log.swift": "func f() { print(NSLocalizedString(\"down\", comment: \"\")) }"]
    #expect(try Self.finding(entry, "x.strings", in: log, rule: "base-direction") == nil)
    let cases = "enum L10n: String {\n  case down\n  var text: String { rawValue.localized }\n}"
    let both = try Self.finding(
      entry, "x.strings", in: log.merging(["L10n.swift": cases]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error)
  }

  /// A layout puts a name into the text, which code fills with a number.
  @Test(arguments: [
    ("@{@string/left(vm.userName)}", true), ("@string/left", false),
  ])
  func aTextThatALayoutFills(_ value: String, _ isFound: Bool) throws {
    let entry = "<resources><string name=\"left\">%s\(Self.left)</string></resources>"
    let found = try Self.finding(
      entry, "app/src/main/res/values-he/strings.xml",
      in: [
        "A.kt": "fun f() { show(getString(R.string.left, list.size)) }",
        "app/src/main/res/layout/a.xml": "<TextView android:text=\"\(value)\"/>",
      ], rule: "argument-direction")
    #expect((found != nil) == isFound)
  }

  /// A text with signs that files write in another way.
  @Test(arguments: [
    ("a.ui", "<property translatable=\"yes\">GitHub &amp; GitLab aren&apos;t there</property>"),
    ("b.py", "M = 'GitHub & GitLab aren\\'t there'"),
  ])
  func aTextWithSigns(_ path: String, _ source: String) throws {
    let entry = "msgid \"GitHub & GitLab aren't there\"\nmsgstr \"\(Self.down)\"\n"
    let log = ["log.py": "logger.info(_(\"GitHub & GitLab aren't there\"))"]
    #expect(try Self.finding(entry, "he.po", in: log, rule: "base-direction") == nil)
    let both = try Self.finding(
      entry, "he.po", in: log.merging([path: source]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error, "\(source)")
  }

  /// Resources of .NET and of Android by a name that code makes, or that a markup extension has.
  @Test(arguments: [
    ("W.xaml", "<TextBlock Text=\"{loc:Translate GithubDown}\"/>"),
    ("W.cshtml", "<p>@Localizer[\"GithubDown\"]</p>"),
    ("M.cs", "show(Resources.ResourceManager.GetString(isDown ? \"GithubDown\" : \"Ok\"));"),
    ("M.cs", "show(Get($\"Github{code}\"));"),
  ])
  func aResourceByItsName(_ path: String, _ source: String) throws {
    let entry =
      "<root><data name=\"GithubDown\" xml:space=\"preserve\"><value>\(Self.down)</value></data></root>"
    let log = ["L.cs": "class L { void F() { _logger.LogError(Resources.GithubDown); } }"]
    #expect(try Self.finding(entry, "R.he.resx", in: log, rule: "base-direction") == nil)
    let both = try Self.finding(
      entry, "R.he.resx", in: log.merging([path: source]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error, "\(source)")
  }

  @Test func aReferenceThatCodeMakes() throws {
    let entry = "<resources><string name=\"github_down\">\(Self.down)</string></resources>"
    let path = "app/src/main/res/values-he/strings.xml"
    let log = ["L.kt": "fun f() { Log.e(tag, getString(R.string.github_down)) }"]
    #expect(try Self.finding(entry, path, in: log, rule: "base-direction") == nil)
    let made = "fun g(c: String) = getString(res.getIdentifier(\"github_\" + c, \"string\", pkg))"
    let both = try Self.finding(
      entry, path, in: log.merging(["A.kt": made]) { $1 }, rule: "base-direction")
    #expect(both?.severity == .error)
  }

  /// Another text of the file shows the text.
  @Test(arguments: ["@:errors.down", "$t(errors.down)"])
  func aTextThatIsLinked(_ link: String) throws {
    func entry(_ text: String) -> String {
      "{\"errors\": {\"down\": \"\(Self.down)\"}, \"all\": \"\(text)\"}"
    }
    let log = ["log.ts": "console.error(t('errors.down'))\nshow(t('all'))"]
    let path = "locales/he.json"
    #expect(try Self.finding(entry("-"), path, in: log, rule: "base-direction") == nil)
    let both = try Self.finding(entry(link), path, in: log, rule: "base-direction")
    #expect(both?.key == "errors.down")
  }

  /// An object of texts has any name, and its members are looked up.
  @Test(arguments: [
    "void b(BuildContext c) { final l = AppLocalizations.of(c)!; return Text(l.noteLeft(user.name)); }",
    "Widget b(AppLocalizations s) => Text(s.noteLeft(user.name));",
    "late final AppLocalizations _texts; b() => Text(_texts.noteLeft(user.name));",
    "b(c) => Text(c.tr.noteLeft(user.name));", "b() => Text(ref.watch(texts).noteLeft(user.name));",
  ])
  func anObjectOfTexts(_ source: String) throws {
    let entry =
      "{\"@@locale\": \"he\", \"noteLeft\": \"{x}\(Self.left)\", "
      + "\"@noteLeft\": {\"placeholders\": {\"x\": {}}}}"
    let number = ["a.dart": "f(c) => AppLocalizations.of(c)!.noteLeft(items.length.toString());"]
    #expect(try Self.finding(entry, "app_he.arb", in: number, rule: "argument-direction") == nil)
    let both = try Self.finding(
      entry, "app_he.arb", in: number.merging(["b.dart": source]) { $1 }, rule: "argument-direction"
    )
    #expect(both != nil, "\(source)")
  }

  /// A number in one call tells nothing of another call that is not understood, and a name of one letter nothing at all.
  @Test(arguments: [
    ("b.py", "def f(self, path):\n  ask(_(\"%s left a note\") % os.path.basename(path))\n"),
    ("b.py", "for n in names:\n  ask(_(\"%s left a note\") % n)\n"),
  ])
  func aNumberInOneCall(_ path: String, _ source: String) throws {
    let entry = "msgid \"%s left a note\"\nmsgstr \"%s\(Self.left)\"\n"
    let number = ["a.py": "def g(self, x):\n  ask(_(\"%s left a note\") % len(x))\n"]
    #expect(try Self.finding(entry, "he.po", in: number, rule: "argument-direction") == nil)
    let both = try Self.finding(
      entry, "he.po", in: number.merging([path: source]) { $1 }, rule: "argument-direction")
    #expect(both != nil, "\(source)")
  }

  /// A list of all keys looks up none of them, a call over several lines is one, and a longer key is another one.
  @Test(arguments: [
    (
      "keys.ts",
      "type Key = "
        + (0..<30).map { "\"errors.k\($0)\"" }.joined(separator: " | ") + " | \"errors.down\""
    ),
    ("b.ts", "console.log(\n  t(\n    'errors.down',\n  ),\n)"),
    ("b.ts", "show(t('errors.downloads'))"), ("notes.md", "`errors.down` is logged"),
    ("a.css", ".errors.down { color: red }"),
  ])
  func whatIsNoOtherUse(_ path: String, _ source: String) throws {
    let entry =
      "{\"errors\": {\"down\": \"\(Self.down)\""
      + (0..<30).map { ", \"k\($0)\": \"\"" }.joined() + "}}"
    let keys = (0..<30).map { "t('errors.k\($0)')" }.joined(separator: "\n")
    let log = ["log.ts": "console.error(t('errors.down'))\n\(keys)"]
    let found = try Self.finding(
      entry, "locales/he.json", in: log.merging([path: source]) { $1 }, rule: "base-direction")
    #expect(found == nil, "\(source)")
  }

  /// Of very many calls in one file the last are not read, and then nothing is assumed.
  @Test(arguments: [(3, false), (500, true)])
  func veryManyCalls(_ count: Int, _ isFound: Bool) throws {
    let entry = "msgid \"%s left a note\"\nmsgstr \"%s\(Self.left)\"\n"
    let calls = String(repeating: "f(_(\"%s left a note\") % len(x)); ", count: count)
    let found = try Self.finding(entry, "he.po", in: ["a.py": calls], rule: "argument-direction")
    #expect((found != nil) == isFound)
  }

  /// What speaks of a text, and what has its letters by chance, is no second use.
  @Test(arguments: [
    (
      "Edit %@",
      [
        "a.m":
          "title = [NSString stringWithFormat:NSLocalizedString(@\"Edit %@\", @\"Edit %@\"), name];"
      ],
      true
    ),
    (
      "Show it now",
      [
        "a.c": "show(_(\"Show it now\"));",
        "a.ui": "<property translatable=\"no\">Show it now</property>",
      ], true
    ),
    (
      "Show it now",
      [
        "a.c": "show(_(\"Show it now\"));",
        "a.ui": "<property translatable=\"yes\">Show it now</property>",
      ], false
    ),
    ("Show it", ["a.js": "// as 'Show it' does\nshow(_('Show it'));"], true),
    (
      "%s \u{2014} %s", ["a.c": "f(_(\"%s \u{2014} %s\"), a, b); f(\"%s \u{2014} %s\", c, d);"],
      true
    ),
    ("Show %s", ["a.c": "f(_(\"Show %s\"), a); g();\n\n\n\n\n\n\n\n\n\nf(\"Show %s\", c);"], false),
  ])
  func whatIsNoSecondUse(_ text: String, _ sources: [String: String], _ isNone: Bool) {
    let usage = ProgramUsage.made(of: sources)
    #expect(usage.uses(of: [.literal(text)]).count == 1)
    #expect((usage.unreadMention(of: [.literal(text)]) == nil) == isNone)
  }

  /// In a file of several languages, the text that a call gives is that of the entry's own.
  @Test(arguments: [("\u{5DB}\u{5DC}\u{5DC}", true), ("Rule", false)])
  func textsOfTheOwnLanguage(_ rule: String, _ isRight: Bool) throws {
    func unit(_ value: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Edit %@": {"localizations": {"he": \(unit("%@ \u{5E0}\u{5E2}\u{5E8}\u{5DA} \u{5DB}\u{5D0}\u{5DF}."))}},
      "Rule": {"localizations": {"he": \(unit(rule)), "tr": \(unit("Kural"))}}}}
      """
    let source =
      "- (void)show {\n  NSString *kind = NSLocalizedString(@\"Rule\", nil);\n"
      + "title = [NSString stringWithFormat:NSLocalizedString(@\"Edit %@\", nil), kind];\n}"
    let found = try Self.finding(
      catalog, "Localizable.xcstrings", in: ["a.m": source], rule: "argument-direction")
    #expect((found == nil) == isRight)
  }
}
