import Testing

@testable import BidiUsage

/// A name is no sure sign of a number where the file gives it a text with a letter at its head.
struct TextValueTests {
  /// Whether a value of which only the name is known may begin with a letter; nil where more or less is known.
  private func mayBegin(_ file: (ending: String, source: String)) -> Bool? {
    let usage = FirstArgument.usage(in: ["a.\(file.ending)": file.source])
    let keys: [UseKey] = [
      .literal("deleted"), .literal("deleted %s"), UseKey(identifier: "deleted"),
    ]
    guard let use = usage.uses(of: keys).first,
      let fact = usage.arguments(of: use, count: 1)?.first?.facts.first, case .named = fact.kind
    else { return nil }
    return fact.mayBeginWithLetter
  }

  @Test(arguments: [
    ("kt", "val version = \"v\" + code\nfun f() = getString(R.string.deleted, app.version)"),
    (
      "kt",
      "fun f(a: A) = getString(R.string.deleted, a.number)\nval number: String get() = \"INV-$id\""
    ),
    (
      "kt", "val version by lazy { \"v$code\" }\nfun f() = getString(R.string.deleted, app.version)"
    ),
    (
      "ts",
      "const version = computed(() => `v${code}`)\nconst f = (p) => t('deleted', { name: p.version })"
    ),
    (
      "ts",
      "const [page, setPage] = useState(1)\nsetPage('home')\nconst f = (p) => t('deleted', { name: p.page })"
    ),
    (
      "swift",
      "var version: String { \"v\" + code }\nfunc f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), app.version)) }"
    ),
    (
      "swift",
      "var number: String { return \"INV-\\(id)\" }\nfunc f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), a.number)) }"
    ),
    (
      "py",
      "@property\ndef version(self):\n    return 'v' + self.code\n\ndef f(a):\n    show(_('deleted %s') % a.version)"
    ),
    (
      "kt",
      "data class Order(val number: String)\nfun f(o: Order) = getString(R.string.deleted, o.number)"
    ),
    (
      "ts",
      "const version = ref('')\nversion.value = 'v' + code\nconst f = (p) => t('deleted', { name: p.version })"
    ),
    (
      "ts",
      "const data = () => ({ size: 1, version: `v${code}` })\nconst f = (p) => t('deleted', { name: p.version })"
    ),
    (
      "cs",
      "public string Version { get; set; } = \"v\" + Tag;\nvar a = string.Format(Resources.Deleted, app.Version);"
    ),
    ("dart", "String get version => 'v$code';\nString f(A a) => l10n.deleted(a.version);"),
    (
      "ts",
      "const tabs = [{ page: 'Home' }]\nconst f = (tab) => t('deleted', { name: tab.page })"
    ),
  ])
  func aTextWithALetter(_ file: (ending: String, source: String)) {
    #expect(mayBegin(file) == true)
  }

  /// Parameters that a call in the file gives a text, and items of a list of texts.
  @Test(arguments: [
    (
      "kt",
      "fun footer(version: String) = getString(R.string.deleted, version)\nfun about() = footer(\"v$code\")"
    ),
    (
      "py",
      "class A:\n    def show(self, version):\n        set(_('deleted %s') % version)\n    def a(self):\n        self.show('v1')"
    ),
    (
      "ts",
      "const label = (t, page) => t('deleted', { name: page })\nlabel(t, 'Home')"
    ),
    (
      "swift",
      "func show(version: String) { label.text = String(format: NSLocalizedString(\"deleted\", comment: \"\"), version) }\nfunc a() { show(version: \"v\\(tag)\") }"
    ),
    (
      "py",
      "PAGES = ['Home', 'About']\ndef f():\n    for page in PAGES:\n        show(_('deleted %s') % page)"
    ),
    (
      "ts",
      "const pages = ['Home']\nconst f = () => pages.map((page) => t('deleted', { name: page }))"
    ),
    (
      "kt",
      "val pages = listOf(\"Home\")\nfun f() { pages.forEach { page -> show(getString(R.string.deleted, page)) } }"
    ),
    (
      "vue",
      "<template><li v-for=\"page in pages\">{{ $t('deleted', { name: page }) }}</li></template>\n<script setup>\nconst pages = ['Home']\n</script>"
    ),
  ])
  func aParameterOrAnItem(_ file: (ending: String, source: String)) {
    #expect(mayBegin(file) == true)
  }

  @Test(arguments: [
    (
      "kt",
      "fun footer(version: String, tag: String) = getString(R.string.deleted, version)\nfun about() = footer(code, \"v1\")"
    ),
    (
      "py", "PAGES = [1, 2]\ndef f():\n    for page in PAGES:\n        show(_('deleted %s') % page)"
    ),
    ("ts", "const f = () => pages.map((page) => t('deleted', { name: page }))"),
    ("ts", "const schema = { page: 'number' }\nconst f = (p) => t('deleted', { name: p.page })"),
    ("kt", "val version = \"1.\" + code\nfun f() = getString(R.string.deleted, app.version)"),
    ("kt", "fun f() = getString(R.string.deleted, app.version)\nif (version == \"beta\") stop()"),
    ("dart", "String get version => '$code x';\nString f(A a) => l10n.deleted(a.version);"),
    ("ts", "version('a')\nconst f = (p) => t('deleted', { name: p.version })"),
    (
      "ts",
      "const labels = { version: 'Version' }\nconst f = (p) => t('deleted', { name: p.version })"
    ),
    (
      "kt",
      "data class App(val version: String)\nfun f(a: App) = getString(R.string.deleted, a.version)"
    ),
    ("py", "version, name = read('a')\n\ndef f(a):\n    show(_('deleted %s') % a.version)"),
  ])
  func anotherValue(_ file: (ending: String, source: String)) {
    #expect(mayBegin(file) == false)
  }

  /// Whatever function gives it, a variable with a type of numbers holds a number; so does what a formatter makes of one.
  @Test(arguments: [
    (
      "java",
      "void f() { int n = notes.countThem(this); show(getString(R.string.deleted, Integer.toString(n))); }",
      ArgumentFact.Kind.number
    ),
    (
      "swift",
      "func f() { let n: Int = notes.all(); show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), n)) }",
      .number
    ),
    (
      "m",
      "[NSString stringWithFormat:NSLocalizedString(@\"deleted\", nil), [formatter stringFromNumber:amount]]",
      .price
    ),
  ])
  func whatIsANumber(_ ending: String, _ source: String, _ kind: ArgumentFact.Kind) {
    #expect(FirstArgument.kinds(in: ["a.\(ending)": source]) == [kind], "\(source)")
  }

  /// A variable without such a type holds what its function gives.
  @Test func whatMayBeNoNumber() {
    let source =
      "void f() { String n = notes.countThem(this); show(getString(R.string.deleted, n)); }"
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: ["a.java": source])))
  }
}
