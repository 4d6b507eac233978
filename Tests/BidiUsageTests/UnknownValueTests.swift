import Testing

@testable import BidiUsage

/// Values that only look like numbers, dates or texts of the app: nothing is known of them.
struct UnknownValueTests {
  /// A getter of another object gives any text, whatever it is called.
  @Test(arguments: [
    ("a.kt", "getString(R.string.deleted, requireArguments().getString(\"name\"))"),
    ("a.kt", "getString(R.string.deleted, cursor.getString(1))"),
    ("a.java", "show(getString(R.string.deleted, prefs.getString(\"user\", \"\")));"),
    ("a.java", "show(getString(R.string.deleted, json.getString(\"title\")));"),
    ("a.java", "show(getString(R.string.deleted, editText.getText()));"),
    ("a.java", "show(getString(R.string.deleted, editText.getText().toString().trim()));"),
    ("a.java", "show(getString(R.string.deleted, clip.getItemAt(0).getText()));"),
    ("a.java", "show(getString(R.string.deleted, error.getMessage()));"),
    (
      "a.java",
      "show(getString(R.string.deleted, prefs.getString(\"user\", getString(R.string.inbox))));"
    ),
    ("a.cs", "Show(string.Format(Resources.Deleted, reader.GetString(0)));"),
    ("a.cs", "Show(string.Format(Resources.Deleted, Encoding.UTF8.GetString(bytes)));"),
    ("a.ts", "t('deleted', { name: error.getMessage() })"),
    ("a.ts", "t('deleted', { name: matrix.translate(x) })"),
  ]) func aGetterOfAnotherObject(_ path: String, _ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  /// The receiver or the key tells that it is a text of the app.
  @Test(arguments: [
    ("a.kt", "getString(R.string.deleted, getString(R.string.inbox))"),
    ("a.kt", "getString(R.string.deleted, resources.getString(id))"),
    ("a.kt", "fun f(id: Int) = getString(R.string.deleted, getString(id))"),
    ("a.java", "show(getString(R.string.deleted, requireContext().getString(id)));"),
    ("a.cs", "Show(string.Format(Resources.Deleted, manager.GetString(\"Inbox\")));"),
    ("a.cs", "Show(string.Format(Resources.Deleted, resourceManager.GetString(key)));"),
    ("a.ts", "t('deleted', { name: i18n.translate(key) })"),
  ]) func aTextOfTheApp(_ path: String, _ source: String) {
    let kinds = FirstArgument.kinds(in: [path: source])
    #expect(kinds?.count == 1 && !FirstArgument.isUnknown(kinds), "\(source)")
  }

  /// A type counts only where the name is declared that the argument means.
  @Test(arguments: [
    (
      "a.kt",
      """
      class A {
        fun setCount(value: Int) { show(value) }
        fun all() { notes.forEach { value -> show(getString(R.string.deleted, value)) } }
      }
      """
    ),
    (
      "a.java",
      """
      class A {
        void g(int item) { show(item); }
        void all() { notes.forEach(item -> show(getString(R.string.deleted, item))); }
      }
      """
    ),
    (
      "a.cs",
      """
      class A {
        void G(int item) { Show(item); }
        void All() { foreach (var item in all) { Show(string.Format(Resources.Deleted, item)); } }
      }
      """
    ),
    (
      "a.ts",
      """
      interface Row { value: number }
      const all = notes.map(value => t('deleted', { name: value }))
      """
    ),
    (
      "a.py",
      """
      class A:
          def a(self, value: int):
              show(value)

          def all(self, values):
              for value in values:
                  show(_("deleted %s") % value)
      """
    ),
    (
      "a.dart",
      """
      class A {
        void a(int value) { show(value); }
        void all() { for (final value in notes) { show(l10n.deleted(value)); } }
      }
      """
    ),
    (
      "a.cpp",
      """
      void A::a(int value) { show(value); }
      void A::all() { for (const auto &value : notes) { show(tr("deleted %1").arg(value)); } }
      """
    ),
    (
      "a.kt",
      """
      data class Note(val size: String)
      fun f(n: Note) = getString(R.string.deleted, n.size)
      """
    ),
  ]) func aTypeOfAnotherName(_ path: String, _ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  /// A number that goes on as a choice or a text may be one; a sum stays a number by its name.
  @Test(arguments: [
    (
      "a.js",
      "function f(all) { let n = all.length; n = n > 99 ? '99+' : n; t('deleted', { name: n }) }",
      true
    ),
    (
      "a.py",
      "def f(all):\n    n = len(all)\n    n = all[0].title if n == 1 else n\n    show(_(\"deleted %s\") % n)\n",
      true
    ),
    ("a.js", "function f(all) { let n = all.length; n = n + 1; t('deleted', { name: n }) }", false),
  ]) func aVariableThatGoesOn(_ path: String, _ source: String, _ isText: Bool) {
    #expect(
      FirstArgument.kinds(in: [path: source]) == [isText ? .unknown : .named("n")], "\(source)")
  }

  @Test(arguments: [
    ("a.kt", "fun f(value: Int) = getString(R.string.deleted, value)"),
    ("a.kt", "class A(private val value: Int) { fun f() = getString(R.string.deleted, value) }"),
    ("a.java", "class A { int item; void f() { show(getString(R.string.deleted, item)); } }"),
    ("a.ts", "function f(value: number) { show(t('deleted', { name: value })) }"),
    ("a.dart", "class A { String f(int value) => l10n.deleted(value); }"),
    ("a.py", "def f(value: int):\n    show(_(\"deleted %s\") % value)\n"),
  ]) func aTypeOfTheName(_ path: String, _ source: String) {
    #expect(FirstArgument.kinds(in: [path: source]) == [.number], "\(source)")
  }

  /// A list, a formatter and a function belong to one object.
  @Test(arguments: [
    (
      "a.kt",
      """
      class A {
        private val names = listOf(getString(R.string.inbox), getString(R.string.sent))
        fun f(note: Note) { show(getString(R.string.deleted, note.names.first())) }
      }
      """
    ),
    (
      "a.ts",
      """
      const names = [t('inbox'), t('sent')]
      const f = (note) => t('deleted', { name: note.names[0] })
      """
    ),
    (
      "a.swift",
      """
      func a() { let formatter = DateFormatter(); show(formatter) }
      func b() {
        let formatter = ListFormatter()
        show(String(format: NSLocalizedString("deleted", comment: ""), formatter.string(from: names)))
      }
      """
    ),
    (
      "a.swift",
      """
      final class A { let formatter = NumberFormatter() }
      final class B {
        let formatter = PersonNameComponentsFormatter()
        func b() {
          show(String(format: NSLocalizedString("deleted", comment: ""), formatter.string(from: n)))
        }
      }
      """
    ),
    (
      "a.kt",
      """
      class A {
        fun caption(n: Note) = getString(R.string.inbox)
        fun f(n: Note) { show(getString(R.string.deleted, library.caption(n))) }
      }
      """
    ),
  ]) func somethingOfAnotherObject(_ path: String, _ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  /// What a formatter writes in letters of its own, or in a language that the program writes out.
  @Test(arguments: [
    (
      "a.kt",
      """
      private val LOCALE = Locale.US
      fun f() = getString(R.string.deleted, SimpleDateFormat("MMM d", LOCALE).format(day))
      """
    ),
    (
      "a.java",
      "import static java.util.Locale.ENGLISH;\nclass A { void f() { show(getString(R.string.deleted, "
        + "new SimpleDateFormat(\"MMM d\", ENGLISH).format(day))); } }"
    ),
    (
      "a.ts",
      """
      const LOCALE = 'en-US'
      const f = (day) => t('deleted', { name: day.toLocaleDateString(LOCALE, { month: 'short' }) })
      """
    ),
    ("a.ts", "t('deleted', { name: formatDistanceToNow(day) })"),
    ("a.ts", "t('deleted', { name: moment(day).fromNow() })"),
    ("a.ts", "t('deleted', { name: momentStore.formatTitle(day) })"),
    ("a.kt", "getString(R.string.deleted, note.author.format(nameFormatter))"),
    ("a.kt", "getString(R.string.deleted, DecimalFormat(\"'USD' 0.00\").format(price))"),
    ("a.kt", "getString(R.string.deleted, locale.getDisplayLanguage(locale))"),
    ("a.dart", "final a = l10n.deleted(NumberFormat('USD #,##0').format(price));"),
    ("a.dart", "final a = l10n.deleted(DateFormat('MMM d').format(day));"),
    ("a.dart", "final format = DateFormat.yMMMd();\nfinal a = l10n.deleted(format.format(day));"),
    ("a.kt", "getString(R.string.deleted, DateTimeFormatter.RFC_1123_DATE_TIME.format(day))"),
    (
      "a.cs",
      "Show(string.Format(Resources.Deleted, date.ToString(\"dddd\", CultureInfo.InvariantCulture)));"
    ),
    (
      "a.py",
      "from email.utils import format_datetime\n\ndef f(day):\n    show(_(\"deleted %s\") % format_datetime(day))\n"
    ),
    ("a.cs", "Show(string.Format(Resources.Deleted, size.ToString(\"0.0 MB\")));"),
    ("a.cs", "Show(string.Format(Resources.Deleted, guid.ToString(\"N\")));"),
    ("a.cs", "Show(string.Format(Resources.Deleted, state.ToString(\"G\")));"),
    ("a.py", "def f(day):\n    show(_(\"deleted %s\") % day.strftime(\"%B %d\"))\n"),
    ("a.py", "def f(day):\n    show(_(\"deleted %s\") % day.strftime(\"Week %V\"))\n"),
    ("a.py", "def f(day):\n    show(_(\"deleted %s\") % humanize.naturaltime(day))\n"),
    ("a.py", "def f(size):\n    show(_(\"deleted %s\") % humanize.naturalsize(size))\n"),
    ("a.py", "def f(name):\n    show(_(\"deleted %s\") % (name * 2))\n"),
    (
      "a.swift",
      """
      extension Locale { static let posix = Locale(identifier: "en_US_POSIX") }
      func f() {
        let formatter = DateFormatter()
        formatter.locale = .posix
        show(String(format: NSLocalizedString("deleted", comment: ""), formatter.string(from: day)))
      }
      """
    ),
  ]) func aLanguageOfItsOwn(_ path: String, _ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  /// `DateFormat` of Dart writes the language of the reader where the program names it, and digits in every language.
  @Test(arguments: [
    ("l10n.deleted(DateFormat('MMM d', locale).format(day))", ArgumentFact.Kind.date),
    ("l10n.deleted(DateFormat.yMMMd(locale).format(day))", .date),
    ("S.of(context).deleted(DateFormat.yMMMd().format(day))", .date),
    ("l10n.deleted(DateFormat.yMMMd().format(day)); Intl.defaultLocale = locale", .date),
    ("l10n.deleted(DateFormat('yyyy-MM-dd').format(day))", .number),
  ]) func datesOfDart(_ source: String, _ kind: ArgumentFact.Kind) {
    #expect(FirstArgument.kinds(in: ["a.dart": "final a = \(source);"]) == [kind], "\(source)")
  }

  /// A price has the sign of its currency.
  @Test(arguments: [
    (
      "a.ts",
      "t('deleted', { name: item.price.toLocaleString(undefined, { style: 'currency', currency: 'USD' }) })"
    ),
    (
      "a.ts",
      "const price = 5\nt('deleted', { name: price.toLocaleString(lang, { style: 'currency', currency: 'PKR' }) })"
    ),
    (
      "a.ts",
      """
      const fmt = new Intl.NumberFormat(lang, { style: 'currency', currency: 'PKR' })
      export function f(a) { return t('deleted', { name: fmt.format(a) }) }
      """
    ),
    (
      "a.swift",
      """
      func f() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        show(String(format: NSLocalizedString("deleted", comment: ""), formatter.string(from: 5)))
      }
      """
    ),
  ]) func aPrice(_ path: String, _ source: String) {
    let kinds = FirstArgument.kinds(in: [path: source])
    #expect(kinds == [.price] || FirstArgument.isUnknown(kinds), "\(source)")
  }

  /// A type that is one of several, bytes at a place in memory, a parameter that has the name of a field, and a variable that a call sets.
  @Test(arguments: [
    ("a.py", "def f(value: int | str):\n    show(_(\"deleted %s\") % value)\n"),
    ("a.py", "def f(value: int | None | str):\n    show(_(\"deleted %s\") % value)\n"),
    ("a.c", "void f (const uint8_t *name) { g_strdup_printf (_(\"deleted %s\"), name); }"),
    (
      "a.c", "void f (unsigned char *name, gint8 *x) { g_strdup_printf (_(\"deleted %s\"), name); }"
    ),
    (
      "a.ts",
      """
      class Page {
        count: number = 0
        static of(count) { return t('deleted', { name: count }) }
      }
      """
    ),
    (
      "a.cpp",
      """
      static void readTitle(int id, QString &out) { out = titles[id]; }
      void f(int n) { QString a = tr("inbox"); readTitle(n, a); show(tr("deleted %1").arg(a)); }
      """
    ),
    (
      "a.php",
      """
      <?php
      function f($text) {
        $a = __("inbox");
        preg_match("/b/", $text, $a);
        show(sprintf(__("deleted %s"), $a));
      }
      """
    ),
    (
      "a.php",
      """
      <?php
      function title(&$out) { $out = next_title(); }
      function f($text) { $a = __("inbox"); title($a); show(sprintf(__("deleted %s"), $a)); }
      """
    ),
  ]) func aValueOfSeveralKinds(_ path: String, _ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  @Test(arguments: [
    ("a.py", "def f(value: int | None):\n    show(_(\"deleted %s\") % value)\n", true),
    (
      "a.m",
      "void f (NSNumber *value) { [NSString stringWithFormat:NSLocalizedString(@\"deleted\", nil), value]; }",
      true
    ),
    (
      "a.cpp",
      """
      static void print(int id, const QString &text) { lines << text; }
      void f(int n) { QString a = tr("inbox"); print(n, a); show(tr("deleted %1").arg(a)); }
      """, false
    ),
    (
      "a.php",
      """
      <?php
      function f($text) {
        $a = __("inbox");
        preg_match($a, $text, $found);
        show(sprintf(__("deleted %s"), $a));
      }
      """, false
    ),
  ]) func aValueOfOneKind(_ path: String, _ source: String, _ isNumber: Bool) {
    let kinds = FirstArgument.kinds(in: [path: source])
    #expect(isNumber ? kinds == [.number] : WriteShapes.isOwn(kinds), "\(source)")
  }

  /// What prints to a page shows the text, and a label is no name of a file.
  @Test(arguments: [
    ("a.php", "<?php\nprint(__(\"key\"));"),
    ("a.java", "class A { void f() { out.println(bundle.getString(\"key\")); } }"),
    ("a.js", "document.writeln(t('key'))"),
    ("a.dart", "void f() { buffer.writeln(l10n.key); }"),
    ("a.js", "const labels = { saveAs: t('key'), filePath: t('other') }"),
    ("a.swift", "switch a { case .saveAs: show(NSLocalizedString(\"key\", comment: \"\")) }"),
    ("a.py", "from .widgets import Path\nPath(_(\"key\"))\n"),
    ("a.js", "const path = require('./breadcrumb')\npath.join(t('key'))"),
  ]) func aTextThatIsShown(_ path: String, _ source: String) {
    let usage = ProgramUsage(Ecosystem.all) {
      [ProgramUsage.Source(path: path)].compactMap(\.self)
    } read: { _ in
      Array(source.utf8)
    }
    let uses = usage.uses(of: [.literal("key"), UseKey(identifier: "key")])
    #expect(!uses.isEmpty && uses.allSatisfy { $0.purpose == .shown }, "\(source)")
  }
}
