import Testing

@testable import BidiUsage

/// A list of texts of the app is followed only where nothing is added to it.
struct ListTests {
  /// What an item of a list may be, with a line between the list and the item.
  private func facts(_ program: (ending: String, source: String), _ line: String) -> [ArgumentFact
    .Kind]?
  {
    let path = "a.\(program.ending)"
    let source = program.source.replacing("LINE", with: line)
    return FirstArgument.kinds(in: [path: source])
  }

  private static let js = (
    "ts",
    """
    function show(notes) {
      const labels = [t('inbox'), t('sent')]
      LINE
      return t('deleted', { name: labels[i] })
    }
    """
  )
  private static let fileOfJS = (
    "ts",
    """
    const labels = [t('inbox'), t('sent')]
    function fill(notes) {
      LINE
    }
    const show = (i) => t('deleted', { name: labels[i] })
    """
  )
  private static let kotlin = (
    "kt",
    """
    class A {
      fun show(notes: List<Note>): String {
        val labels = mutableListOf(getString(R.string.inbox), getString(R.string.sent))
        LINE
        return getString(R.string.deleted, labels[0])
      }
    }
    """
  )
  private static let fieldOfKotlin = (
    "kt",
    """
    class A {
      private var labels = mutableListOf(getString(R.string.inbox), getString(R.string.sent))
      fun fill(notes: List<Note>) {
        LINE
      }
      fun show() = getString(R.string.deleted, labels[0])
    }
    """
  )
  private static let python = (
    "py",
    """
    def show(notes, i):
        labels = [_("inbox"), _("sent")]
        LINE
        return _("deleted %s") % labels[i]
    """
  )
  private static let dart = (
    "dart",
    """
    String show(List<Note> notes) {
      final labels = [l10n.inbox, l10n.sent];
      LINE
      return l10n.deleted(labels[0]);
    }
    """
  )

  @Test func aListThatGrows() {
    let cases: [((String, String), [String])] = [
      (
        Self.js,
        [
          "notes.forEach(n => labels.push(n.title))", "for (const n of notes) labels.push(n.title)",
          "if (notes) labels.push(...notes)", "notes.forEach(n => labels.unshift(n.title))",
          "labels.splice(0, 1, notes[0].title)", "fill(labels)", "labels[0] = notes[0].title",
          "const n = labels.push(notes[0].title)", "const all = labels; all.push(1)",
          "labels[0] += notes[0].title", "Array.prototype.push.apply(labels, notes)",
        ]
      ),
      (
        Self.fileOfJS,
        [
          "notes.forEach(n => labels.push(n.title))", "labels.push(notes[0].title)", "fill(labels)",
          "labels[0] = notes[0].title",
        ]
      ),
      (
        Self.kotlin,
        [
          "for (n in notes) labels.add(n.title)", "notes.mapTo(labels) { it.title }",
          "labels += notes[0].title", "labels.apply { add(notes[0].title) }",
          "notes.forEach { labels.add(0, it.title) }", "with(labels) { add(notes[0].title) }",
          "Collections.addAll(labels, notes[0].title)", "labels[0] = notes[0].title",
        ]
      ),
      (
        Self.fieldOfKotlin,
        [
          "for (n in notes) labels.add(n.title)", "notes.mapTo(labels) { it.title }",
          "labels = notes.titles()", "this.labels.add(notes[0].title)",
        ]
      ),
      (
        Self.python,
        [
          "for n in notes: labels.append(n.title)", "[labels.append(n.title) for n in notes]",
          "labels.extend(n.title for n in notes)", "labels += notes", "labels[0] = notes[0]",
          "fill(labels)", "if notes: labels.insert(0, notes[0].title)",
        ]
      ),
      (
        Self.dart,
        [
          "notes.forEach((n) => labels.add(n.title));",
          "for (final n in notes) labels.add(n.title);",
          "labels.insertAll(0, titles);", "labels..add(notes[0].title);", "fill(labels);",
        ]
      ),
    ]
    for (program, lines) in cases {
      #expect(WriteShapes.isOwn(facts(program, "")), "\(program.0): no line between")
      for line in lines {
        let facts = facts(program, line)
        #expect(facts != nil && !WriteShapes.isOwn(facts), "\(program.0): \(line)")
      }
    }
  }

  @Test func aListThatIsRead() {
    let cases: [((String, String), [String])] = [
      (
        Self.js,
        [
          "const n = labels.length", "labels.forEach(l => show(l))",
          "if (labels.includes(x)) show(1)",
          "const all = labels.map(l => l.trim())", "for (const l of labels) show(l)",
          "show(labels.indexOf(x))", "show(labels[0])",
        ]
      ),
      (Self.fileOfJS, ["show(labels.length)", "const labels = notes; labels.push(1)"]),
      (
        Self.kotlin,
        [
          "show(labels.size)", "labels.forEach { show(it) }", "for (l in labels) show(l)",
          "show(labels.first())",
        ]
      ),
      (Self.fieldOfKotlin, ["show(labels.joinToString())"]),
      (
        Self.python,
        ["show(len(labels))", "for l in labels:\n        show(l)", "show(labels.index(x))"]
      ),
      (Self.dart, ["show(labels.length);", "labels.map((l) => show(l));"]),
    ]
    for (program, lines) in cases {
      for line in lines {
        #expect(WriteShapes.isOwn(facts(program, line)), "\(program.0): \(line)")
      }
    }
  }

  /// Nothing is added to such a list, whoever gets it.
  @Test(arguments: [
    (
      "kt",
      "fun f(): String { val labels = listOf(getString(R.string.inbox), getString(R.string.sent)); show(labels); return getString(R.string.deleted, labels[0]) }"
    ),
    (
      "java",
      "class A { String f() { String[] labels = getResources().getStringArray(R.array.names); show(labels); return getString(R.string.deleted, labels[0]); } }"
    ),
    (
      "swift",
      "func f() { let labels = [NSLocalizedString(\"inbox\", comment: \"\"), NSLocalizedString(\"sent\", comment: \"\")]; show(labels); show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), labels[0])) }"
    ),
  ]) func aFixedList(_ ending: String, _ source: String) {
    #expect(WriteShapes.isOwn(facts((ending, source), "")), "\(source)")
  }
}
