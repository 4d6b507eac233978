import Testing

@testable import BidiUsage

/// A function, a type or a value of the program counts, and not what a library has of the same name.
struct OwnNameTests {
  /// A program: the source of each file, by its path.
  typealias Program = [String: String]

  private static let scripts: [Program] = [
    [
      "a.js":
        "function formatDuration(s) { return `${s / 60} min` }\nt('deleted', { name: formatDuration(s) })"
    ],
    [
      "a.js": "import { formatDuration } from './b'\nt('deleted', { name: formatDuration(s) })",
      "b.js": "export function formatDuration(s) { return `${s / 60} min` }",
    ],
    [
      "a.ts":
        "const formatNumber = (n: number): string => `${n / 1000}K`\nt('deleted', { name: formatNumber(n) })"
    ],
    [
      "a.ts": "import { formatNumber } from './b'\nt('deleted', { name: formatNumber(n) })",
      "b.ts": "export const formatNumber = n => n > 999 ? (n / 1000).toFixed(1) + 'K' : String(n)",
    ],
    [
      "a.ts": "class A {\n  formatDateTime(d: Date): string {\n    return format(d, 'MMM d')\n  }\n"
        + "  f() { return t('deleted', { name: this.formatDateTime(d) }) }\n}"
    ],
    [
      "a.vue": "<script>\nexport default { methods: {\n  formatDuration(s) { return `${s} min` },\n"
        + "  f() { return this.$t('deleted', { name: this.formatDuration(1) }) }\n} }\n</script>"
    ],
    [
      "a.js": "import formatDuration from './b'\nt('deleted', { name: formatDuration(s) })",
      "b.js": "export default s => `${s} min`",
    ],
    [
      "a.js":
        "import { first, short as formatNumber } from '@/b'\nt('deleted', { name: formatNumber(n) })"
    ],
    ["a.js": "const formatNumber = require('../b')\nt('deleted', { name: formatNumber(n) })"],
    [
      "a.js":
        "function Row({ s, formatDuration }) {\n  return t('deleted', { name: formatDuration(s) })\n}"
    ],
    [
      "a.js":
        "import { useUnits } from './units'\nconst { duration: formatDuration } = useUnits()\n"
        + "t('deleted', { name: formatDuration(s) })"
    ],
    [
      "a.js":
        "import { formatDuration } from 'date-fns'\nt('deleted', { name: formatDuration(s) })"
    ],
    ["a.ts": "const row = ({ count }: { count: string }) => t('deleted', { name: count })"],
    [
      "a.vue": "<script>\nexport default { methods: { formatDuration(s) { return `${s} min` }, "
        + "f() { return this.$t('deleted', { name: this.formatDuration(1) }) } } }\n</script>"
    ],
    ["a.ts": "type P = { count: string }\nconst row = (p: P) => t('deleted', { name: p.count })"],
    ["a.js": "t('deleted', { name: trunc(note.title, 20) })"],
    ["a.js": "t('deleted', { name: text.ordinal(n) })"],
    ["a.js": "t('deleted', { name: formatNumber(n) })"],
    ["a.js": "t('deleted', { name: props.formatNumber(n) })"],
    ["a.js": "t('deleted', { name: intl.formatNumber(n) })"],
    [
      "a.js": "import { FormattedMessage } from 'react-intl'\nimport { useIntl } from '@/hooks'\n"
        + "function Row({ n }) { const intl = useIntl()\nreturn t('deleted', { name: intl.formatNumber(n) }) }"
    ],
    [
      "a.js":
        "import { useIntl as useBase } from 'react-intl'\nfunction useIntl() { return make(useBase()) }\n"
        + "function Row({ n }) { const intl = useIntl()\nreturn t('deleted', { name: intl.formatNumber(n) }) }"
    ],
    [
      "a.js": "import { FormattedMessage } from 'react-intl'\n"
        + "const Row = ({ intl, n }) => t('deleted', { name: intl.formatNumber(n) })"
    ],
    [
      "a.js": "import { injectIntl } from 'react-intl'\nimport { store } from './store'\n"
        + "const Row = ({ n }) => t('deleted', { name: store.intl.formatNumber(n) })"
    ],
    [
      "a.java": "class A { void f(Info p) { Resources res = pm.getResourcesForApplication(p);\n"
        + "show(getString(R.string.deleted, res.getString(p.label))); } }"
    ],
    [
      "a.swift":
        "func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), ListFormatter.localizedString(byJoining: names))) }"
    ],
    [
      "a.js": "import { useIntl } from 'react-intl'\nconst intl = useLocale()\n"
        + "t('deleted', { name: intl.formatNumber(n) })"
    ],
    [
      "a.js": "import { round } from 'lodash'\n"
        + "const Row = ({ round, n }) => t('deleted', { name: round(n) })"
    ],
    ["a.kt": "fun f(k: Kind) = getString(R.string.deleted, ctx.getString(k.label, user.name))"],
    [
      "a.kt":
        "fun f(k: Kind) = getString(R.string.deleted, resources.getQuantityString(k.label, 1, user.name))"
    ],
    [
      "a.kt": "fun f(p: Info) { val context = ctx.createPackageContext(p.name, 0)\n"
        + "getString(R.string.deleted, context.getString(p.label)) }"
    ],
    [
      "a.kt": "fun f(p: Info) { val resources = pm.getResourcesForApplication(p)\n"
        + "getString(R.string.deleted, resources.getString(p.label)) }"
    ],
    ["a.kt": "fun f(n: Note) = getString(R.string.deleted, texts.getText(n.id))"],
    [
      "a.js": "import intl from './intl'\nt('deleted', { name: intl.formatNumber(n) })",
      "intl.js": "export default { formatNumber: short }",
    ],
    [
      "a.js":
        "import * as F from './format'\nt('deleted', { name: F.formatDuration(n) })",
      "format.js": "export function formatDuration(s) { return `${s} min` }",
    ],
    [
      "a.js":
        "import formatDuration from 'utils/duration'\nt('deleted', { name: formatDuration(n) })"
    ],
    [
      "a.js":
        "const fmt = useContext(Formats)\nt('deleted', { name: fmt.formatNumber(n) })"
    ],
    [
      "a.py":
        "def format_time(s):\n    return f\"{s} min\"\n\n\ndef f(s):\n    show(_(\"deleted %s\") % format_time(s))\n"
    ],
    [
      "a.py":
        "from b import format_time\n\n\ndef f(s):\n    show(_(\"deleted %s\") % format_time(s))\n",
      "b.py": "def format_time(s):\n    return f\"{s} min\"\n",
    ],
    [
      "a.py": "class A:\n    def format_time(self, s):\n        return f\"{s} min\"\n\n"
        + "    def f(self, s):\n        show(_(\"deleted %s\") % self.format_time(s))\n"
    ],
    ["a.py": "format_size = lambda n: f\"{n} MB\"\nshow(_(\"deleted %s\") % format_size(n))\n"],
    ["a.py": "show(_(\"deleted %s\") % humanize.ordinal(n))\n"],
    [
      "a.php":
        "<?php\nfunction format_size($n) { return $n . ' MB'; }\nshow(sprintf(__(\"deleted %s\"), format_size($n)));"
    ],
    [
      "a.rb":
        "def format_date(day)\n  day.month_name\nend\n\ndef f(day)\n  t(\"deleted\", name: format_date(day))\nend\n"
    ],
  ]

  private static let types: [Program] = [
    [
      "a.kt": "class A { fun f(s: Long) = getString(R.string.deleted, formatDuration(s)) }",
      "b.kt": "fun formatDuration(s: Long): String = \"${s / 60}m\"",
    ],
    [
      "a.kt":
        "class A { fun f(n: Note) = getString(R.string.deleted, DateUtils.formatMonth(n.made)) }",
      "b.kt":
        "object DateUtils {\n  fun formatMonth(d: Date): String = SimpleDateFormat(\"MMM d\", Locale.US).format(d)\n}",
    ],
    [
      "a.java":
        "class A { void f(Note n) { show(getString(R.string.deleted, DateUtils.formatDay(n.made))); } }",
      "b.java":
        "class DateUtils {\n  static String formatDay(Date d) {\n    return new SimpleDateFormat(\"EEE\", Locale.ENGLISH).format(d);\n  }\n}",
    ],
    [
      "a.kt":
        "class A { fun f(n: Note) = getString(R.string.deleted, dateFormatter.format(n.made)) }",
      "b.kt": "val dateFormatter = DateTimeFormatter.ofPattern(\"MMM d\", Locale.US)",
    ],
    [
      "a.kt":
        "class A { fun f(n: Note) = getString(R.string.deleted, n.made.format(dateFormatter)) }",
      "b.kt": "val dateFormatter = DateTimeFormatter.ofPattern(\"MMM d\", Locale.US)",
    ],
    [
      "a.java":
        "class A { void f(Note n) { show(getString(R.string.deleted, Formats.DATE_FORMAT.format(n.made))); } }",
      "b.java":
        "class Formats { static final DateFormat DATE_FORMAT = new SimpleDateFormat(\"MMM\", Locale.US); }",
    ],
    [
      "a.dart":
        "String formatDuration(int s) => '${s ~/ 60}m';\nString f(int s) => l10n.deleted(formatDuration(s));"
    ],
    [
      "a.swift": "func formatDuration(_ s: Int) -> String { \"\\(s / 60)m\" }\n"
        + "func f(s: Int) { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), formatDuration(s))) }"
    ],
    [
      "a.swift":
        "func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), item.formattedPrice)) }",
      "b.swift": "extension Item { var formattedPrice: String { \"$\\(cents / 100)\" } }",
    ],
    [
      "a.swift":
        "func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), DateFormatter.short.string(from: day))) }",
      "b.swift": "extension DateFormatter { static let short = DateFormatter.english() }",
    ],
    [
      "a.swift":
        "extension DateFormatter { static let short: DateFormatter = { let f = DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); return f }() }\n"
        + "func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), DateFormatter.short.string(from: day))) }"
    ],
    [
      "a.m": "- (NSString *)formatDuration:(int)s { return [self caption:s]; }\n"
        + "- (void)f { [self show:[NSString stringWithFormat:NSLocalizedString(@\"deleted\", nil), [self formatDuration:s]]]; }"
    ],
    [
      "a.go":
        "func Comma(n int) string { return title }\nfunc f(n int) { show(gotext.Get(\"deleted\", Comma(n))) }"
    ],
  ]

  @Test(arguments: scripts + types) func aFunctionOfTheProgram(_ program: Program) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: program)), "\(program)")
  }

  /// What the body of the program's own function gives, and functions and formatters of libraries.
  @Test(
    arguments: [
      (
        [
          "a.js": "import { formatNumber } from './b'\nt('deleted', { name: formatNumber(n) })",
          "b.js": "export const formatNumber = (n) => new Intl.NumberFormat(lang).format(n)",
        ], .number
      ),
      (
        [
          "a.kt": "class A { fun f(n: Long) = getString(R.string.deleted, formatFileSize(n)) }",
          "b.kt": "fun formatFileSize(n: Long): String = Formatter.formatFileSize(app, n)",
        ], .amount
      ),
      (
        [
          "a.kt":
            "class A { fun f(n: Note) = getString(R.string.deleted, DateUtils.formatDay(n.made)) }",
          "b.kt":
            "object DateUtils { fun formatDay(d: Date): String = DateFormat.getDateInstance().format(d) }",
        ], .date
      ),
      (
        [
          "a.js":
            "import { formatNumber } from '@angular/common'\nt('deleted', { name: formatNumber(n) })"
        ], .number
      ),
      (
        [
          "a.js": "import { injectIntl } from 'react-intl'\n"
            + "injectIntl(({ intl }) => t('deleted', { name: intl.formatNumber(n) }))"
        ], .number
      ),
      (
        [
          "a.js":
            "import { injectIntl } from 'react-intl'\nclass A { f() { const { intl } = this.props\n"
            + "return t('deleted', { name: intl.formatNumber(n) }) } }"
        ], .number
      ),
      (
        [
          "a.js": "import { service } from '@ember/service'\n"
            + "class A { @service intl\nf() { t('deleted', { name: this.intl.formatNumber(n) }) } }"
        ], .number
      ),
      (
        [
          "a.js": "import { useIntl } from 'react-intl'\nconst intl = useIntl()\n"
            + "t('deleted', { name: intl.formatNumber(n) })"
        ], .number
      ),
      (
        [
          "a.kt":
            "fun f(k: Kind, n: Int) = getString(R.string.deleted, context.getString(k.label, n))"
        ],
        .ownText(nil)
      ),
      (
        [
          "a.kt":
            "fun f(k: Kind) = getString(R.string.deleted, requireContext().getString(k.label))"
        ], .ownText(nil)
      ),
      (
        [
          "a.js": "import { useIntl } from 'react-intl'\nconst { formatNumber } = useIntl()\n"
            + "t('deleted', { name: formatNumber(n) })"
        ], .number
      ),
      (
        ["a.ts": "const row = ({ count }: { count: number }) => t('deleted', { name: count })"],
        .named("count")
      ),
      (["a.js": "t('deleted', { name: Math.trunc(n) })"], .number),
      (["a.js": "t('deleted', { name: token.description })"], .named("description")),
      (["a.py": "show(_('deleted %s') % \\\n    len(notes))"], .number),
      (["a.py": "show(_('deleted %s') % \\\r\n    len(notes))"], .number),
      (["a.go": "func f(n int) { show(gotext.Get(\"deleted\", humanize.Comma(n))) }"], .number),
      (["a.kt": "fun f(k: Kind) = getString(R.string.deleted, k.ordinal())"], .number),
      (
        [
          "a.kt": "fun f(all: List<Note>) = getString(R.string.deleted, all.count())",
          "b.kt": "class Box { fun count(): Int = items.size }",
        ], .number
      ),
      (
        [
          "a.swift":
            "final class A {\n  private static let dateFormatter: DateFormatter = { DateFormatter() }()\n"
            + "  func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), "
            + "Self.dateFormatter.string(from: day))) }\n}",
          "b.swift": "final class B { let dateFormatter = DateFormatter() }",
        ], .date
      ),
      (
        [
          "a.java":
            "class A { DateFormat dateFormat; void f(Note n) { show(getString(R.string.deleted, dateFormat.format(n.made))); } }",
          "b.java":
            "class B { static B getInstance() { return it; } private DateFormat dateFormat; }",
        ], .date
      ),
      (
        [
          "a.java":
            "class A { void f(Note n) { show(getString(R.string.deleted, DateFormat.getInstance().format(n.made))); } }",
          "b.java": "class B { static B getInstance() { return it; } }",
        ], .date
      ),
    ] as [(Program, ArgumentFact.Kind)]) func whatIsKnown(
      _ program: Program, _ kind: ArgumentFact.Kind
    )
  {
    #expect(FirstArgument.kinds(in: program) == [kind], "\(program)")
  }

  /// A member that a type of the program declares as a text.
  @Test(arguments: [
    [
      "a.kt": "fun f(shoe: Shoe) = getString(R.string.deleted, shoe.size)",
      "b.kt": "data class Shoe(val title: String, val size: String)",
    ],
    [
      "a.js": "t('deleted', { name: shoe.size })", "b.ts": "export interface Shoe { size: string }",
    ],
    [
      "a.js": "t('deleted', { name: film.length })",
      "b.ts": "export type Film = { length?: string }",
    ],
    [
      "a.swift":
        "func f(shoe: Shoe) { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), shoe.size)) }",
      "b.swift": "struct Shoe {\n  let title: String\n  let size: String\n}",
    ],
    [
      "a.cs": "Show(string.Format(Resources.Deleted, p.Length));",
      "b.cs": "class Film { public string Length { get; set; } }",
    ],
    [
      "a.java": "class A { void f(Shoe shoe) { show(getString(R.string.deleted, shoe.size())); } }",
      "b.java": "class Shoe { public String size() { return size; } }",
    ],
  ]) func aMemberWithATextOfTheProgram(_ program: Program) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: program)), "\(program)")
  }

  @Test(arguments: [
    [
      "a.kt":
        "fun f(notes: List<Note>) = getString(R.string.deleted, notes.filter { it.isOld }.size)",
      "b.kt": "data class Shoe(val title: String, val size: String)",
    ],
    [
      "a.kt": "fun f(all: List<Note>) = getString(R.string.deleted, all.size)",
      "b.kt": "data class Shoe(val title: String, val size: String)",
    ],
    [
      "a.kt": "fun f(page: Page) = getString(R.string.deleted, page.size)",
      "b.kt": "fun show(size: String) { view.append(size) }\nclass Page(val size: Int)",
    ],
    [
      "a.js": "t('deleted', { name: notes.length })",
      "b.ts": "export interface Film { length: string }",
    ],
    ["a.js": "t('deleted', { name: page.size })", "b.kt": "class Shoe(val size: String)"],
  ]) func aMemberWithANumber(_ program: Program) {
    #expect(FirstArgument.kinds(in: program) == [.number], "\(program)")
  }

  /// The program's own function of such a name may show the text, and not write it to a log or a terminal.
  @Test(arguments: [
    ["a.js": "const print = (text) => setLines([text])\nprint(t('key'))"],
    ["a.js": "print(t('key'))", "b.js": "export function print(text) { page.append(text) }"],
    [
      "a.kt": "fun f() { println(getString(R.string.key)) }",
      "b.kt": "fun println(text: String) { view.append(text) }",
    ],
    ["a.py": "def println(text):\n    page.append(text)\n\n\nprintln(_(\"key\"))\n"],
    ["a.py": "print(_(\"key\"), file=self.page)\n"],
    [
      "a.kt": "fun f() { Log.i(getString(R.string.key)) }",
      "b.kt": "object Log { fun i(text: String) { view.append(text) } }",
    ],
    ["a.php": "<?php\nprintf('<p>%s</p>', __(\"key\"));"],
    ["a.php": "<?php\nprintf('<a href=\"%s\">%s</a>', $url, esc_html__(\"key\"));"],
    ["a.php": "<?php\nprintf(__(\"key\"), $n);"],
    ["a.php": "<?php\nvprintf('<p>%s</p>', [__(\"key\")]);"],
    ["a.php": "<?php\nprint('<p>' . __(\"key\") . '</p>');"],
    ["a.php": "<?php\necho '<p>' . __(\"key\") . '</p>';"],
    ["a.c": "void f(FILE *page) { fprintf (page, \"<p>%s</p>\", _(\"key\")); }"],
    ["a.c": "void f(FILE *page) { fprintf (page, _(\"key\")); }"],
  ]) func aTextThatIsShown(_ program: Program) {
    let uses = FirstArgument.usage(in: program).uses(of: [
      .literal("key"), UseKey(identifier: "key"),
    ])
    #expect(!uses.isEmpty && uses.allSatisfy { $0.purpose == .shown }, "\(program)")
  }

  @Test(arguments: [
    ["a.js": "console.log(t('key'))", "b.js": "export function log(text) { page.append(text) }"],
    ["a.kt": "fun f() { println(getString(R.string.key)) }"],
    ["a.kt": "fun f() { Log.i(getString(R.string.key)) }"],
    ["a.py": "print(_(\"key\"), file=sys.stderr)\n"], ["a.py": "print(_(\"key\"))\n"],
    ["a.php": "<?php\nfprintf(STDERR, __(\"key\"));"],
    ["a.c": "void f() { printf (\"%s\", _(\"key\")); }"],
    ["a.c": "void f() { fprintf (stderr, \"%s\", _(\"key\")); }"],
    ["a.c": "void f() { fprintf (stderr, _(\"key\")); }"],
  ]) func aTextOfALog(_ program: Program) {
    let uses = FirstArgument.usage(in: program).uses(of: [
      .literal("key"), UseKey(identifier: "key"),
    ])
    #expect(!uses.isEmpty && uses.allSatisfy { $0.purpose == .logged }, "\(program)")
  }

  /// A bundle of Android has any texts; one of resources is declared as such.
  @Test(arguments: [
    "fun f() { listen(\"pick\") { _, bundle -> show(getString(R.string.deleted, bundle.getString(\"title\"))) } }",
    "fun f() { show(getString(R.string.deleted, resultBundle.getString(\"title\"))) }",
    "fun f(b: PersistableBundle) { show(getString(R.string.deleted, b.getString(\"title\"))) }",
  ]) func aBundleOfValues(_ source: String) {
    #expect(FirstArgument.isUnknown(FirstArgument.kinds(in: ["a.kt": source])), "\(source)")
  }

  @Test(arguments: [
    "fun f(bundle: ResourceBundle) { show(getString(R.string.deleted, bundle.getString(\"inbox\"))) }",
    "val bundle = ResourceBundle.getBundle(\"texts\")\nfun f() { show(getString(R.string.deleted, bundle.getString(\"inbox\"))) }",
  ]) func aBundleOfTexts(_ source: String) {
    let kinds = FirstArgument.kinds(in: ["a.kt": source])
    #expect(kinds?.count == 1 && !FirstArgument.isUnknown(kinds), "\(source)")
  }
}
