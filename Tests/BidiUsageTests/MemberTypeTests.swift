import Testing

@testable import BidiUsage

/// Members that all types of a program declare for numbers, and differences, which are numbers.
@Suite struct MemberTypeTests {
  private static let uses: [String: (path: String, source: String)] = [
    "cpp": ("a.cpp", "void f() { label->setText(tr(\"deleted %1\").arg(info.depth)); }"),
    "kt": ("a.kt", "fun f() = getString(R.string.deleted, entry.depth)"),
    "ts": ("a.ts", "t('deleted', { depth: entry.depth })"),
    "swift": (
      "a.swift", "String(format: NSLocalizedString(\"deleted %1\", comment: \"\"), entry.depth)"
    ),
    "rs": ("a.rs", "let a = gettext_f(\"deleted %s\", &[(\"a\", entry.depth)]);"),
  ]

  @Test(arguments: [
    ("cpp", ["b.h": "struct Info {\n  int depth;\n};"], true),
    (
      "cpp",
      ["b.h": "struct Info {\n  int depth;\n};", "c.h": "struct Other {\n  QString depth;\n};"],
      false
    ),
    ("cpp", ["b.h": "struct Info {\n  QVariant depth;\n};"], false),
    ("cpp", ["b.cpp": "void g() { int depth = 1; }"], false),
    ("cpp", [:], false),
    ("kt", ["b.kt": "data class Entry(val depth: Int)"], true),
    ("kt", ["b.kt": "class Entry {\n  val depth: Long = 0\n}"], true),
    (
      "kt",
      [
        "b.kt": "class Entry {\n  val depth = words()\n}",
        "c.kt": "class Other {\n  val depth: Int = 0\n}",
      ], false
    ),
    ("ts", ["b.ts": "interface Entry {\n  depth: number;\n}"], true),
    (
      "ts",
      ["b.ts": "interface Entry {\n  depth: number;\n}\ninterface Other {\n  depth: string;\n}"],
      false
    ),
    ("swift", ["b.swift": "struct Entry {\n  let depth: Int\n}"], true),
    (
      "swift",
      ["b.swift": "struct Entry {\n  let depth: Int\n}\nstruct Other {\n  var depth: Level\n}"],
      false
    ),
    (
      "ts", ["b.ts": "interface A {\n  depth: number;\n}\ninterface B {\n  depth?: string;\n}"],
      false
    ),
    (
      "ts",
      ["b.ts": "interface A {\n  depth: number;\n}\ninterface B {\n  depth: number | string;\n}"],
      false
    ),
    (
      "ts",
      [
        "b.ts":
          "interface A {\n  depth: number;\n}\nclass B {\n  get depth(): string { return 'x'; }\n}"
      ], false
    ),
    (
      "cpp",
      ["b.h": "struct Info {\n  int depth;\n};", "c.h": "struct Other {\n  char depth[64];\n};"],
      false
    ),
    (
      "cpp",
      [
        "b.h": "struct Info {\n  int depth;\n};",
        "c.h": "struct Other {\n  QString depth, last;\n};",
      ], false
    ),
  ])
  func whatTypesDeclare(_ name: String, _ others: [String: String], _ isNumber: Bool) throws {
    let use = try #require(Self.uses[name])
    var program = others
    program[use.path] = use.source
    let kinds = FirstArgument.kinds(in: program)
    #expect((kinds == [.number]) == isNumber, "\(kinds ?? [])")
  }

  /// What is taken away is a number, but in languages that take away dates and lists, too.
  @Test(arguments: [
    ("a.cpp", "label->setText(tr(\"deleted %1\").arg(ch - FIRST));", true),
    ("a.ts", "t('deleted', { a: last - first })", true),
    ("a.kt", "fun f() = getString(R.string.deleted, names - me)", false),
    ("a.kt", "fun f() = getString(R.string.deleted, 7 - used)", true),
    ("a.py", "print(_('deleted %s') % (a - b))", false),
  ])
  func differences(_ path: String, _ source: String, _ isNumber: Bool) {
    #expect((FirstArgument.kinds(in: [path: source]) == [.number]) == isNumber)
  }

  /// What is counted up, and a sum with a number where texts have no such sums; a pointer of C moves so.
  @Test(arguments: [
    ("a.cpp", "label->setText(tr(\"deleted %1\").arg(++index));", true),
    ("a.cpp", "label->setText(tr(\"deleted %1\").arg(index + 1));", true),
    ("a.kt", "fun f() = getString(R.string.deleted, name + 1)", false),
    ("a.py", "print(_('deleted %s') % (place + 1))", true),
    ("a.c", "printf(_(\"deleted %s\"), name + 1);", false),
    ("a.c", "printf(_(\"deleted %s\"), ++name);", false),
  ])
  func stepsAndSums(_ path: String, _ source: String, _ isNumber: Bool) {
    #expect((FirstArgument.kinds(in: [path: source]) == [.number]) == isNumber)
  }

  /// A list of values is no one argument, and what follows it may be the number of a plural.
  @Test(arguments: [
    ("a.dart", "final t = 'deleted %s'.i18n.fill([ first, last, ]);"),
    ("a.ts", "t('deleted %s', [index + 1], videos.length)"),
  ])
  func listsOfArguments(_ path: String, _ source: String) {
    #expect(FirstArgument.usage(in: [path: source]).calls(of: [.literal("deleted %s")]).isEmpty)
  }

  /// Comments of templates look up no texts.
  @Test(arguments: [
    ("a.blade.php", "{{-- {{ __('deleted %s') }} --}}", true),
    ("a.blade.php", "{{ __('deleted %s') }}", false),
    ("a.html", "{# {{ _('deleted %s') }} #}", true),
  ])
  func commentsOfTemplates(_ path: String, _ source: String, _ isComment: Bool) {
    let uses = FirstArgument.usage(in: [path: source]).uses(of: [.literal("deleted %s")])
    #expect(uses.isEmpty == isComment)
  }

  /// `std::to_string` takes numbers alone; a function of the program may take anything.
  @Test(arguments: [
    ("std::to_string(a)", true), ("to_string(a)", false), ("app::to_string(a)", false),
  ])
  func numbersAsTexts(_ value: String, _ isNumber: Bool) {
    let source = "void f() { label->set_text(str::format(_(\"deleted %s\"), \(value))); }"
    #expect((FirstArgument.kinds(in: ["a.cpp": source]) == [.number]) == isNumber)
  }

  /// Two calls that fill in one text, one after the other: neither shows all arguments.
  @Test func argumentsInTwoCalls() {
    let source = "<?php echo sprintf(I18n::_('deleted %s', $name, '%s'), $link);"
    #expect(FirstArgument.usage(in: ["a.php": source]).calls(of: [.literal("deleted %s")]).isEmpty)
  }

  /// Objects of libraries have members with common names.
  @Test func namesOfLibraries() {
    let kinds = FirstArgument.kinds(in: [
      "a.ts": "t('deleted', { name: event.target.value })",
      "b.ts": "interface Slider {\n  value: number;\n}",
    ])
    #expect(kinds != [.number])
  }
}
