import Testing

@testable import BidiUsage

/// Texts of the app in names that nothing else sets, and in branches.
struct ConstantTests {
  @Test(arguments: [
    (
      "a.kt",
      "class A { private val kind = getString(R.string.inbox)\n  fun f() = getString(R.string.deleted, kind) }"
    ),
    (
      "a.kt",
      "class A { private val kind = getString(R.string.inbox)\n  fun f() = getString(R.string.deleted, this.kind) }"
    ),
    (
      "a.kt",
      "class A { val kind = getString(R.string.inbox)\n  fun f() { if (isOld) { show(getString(R.string.deleted, kind)) } } }"
    ),
    (
      "a.swift",
      "final class A { let kind = NSLocalizedString(\"inbox\", comment: \"\")\n  func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), kind)) } }"
    ),
    (
      "a.java",
      "class A { private final String kind = getString(R.string.inbox); String f() { return getString(R.string.deleted, kind); } }"
    ),
    ("a.dart", "class A { final kind = l10n.inbox;\n  String f() { return l10n.deleted(kind); } }"),
    (
      "a.ts", "const kind = t('inbox')\nexport function f() { return t('deleted', { name: kind }) }"
    ),
    (
      "a.kt",
      """
      fun f(folder: Folder): String {
        val label = when (folder) {
          Folder.INBOX -> getString(R.string.inbox)
          Folder.SENT -> { getString(R.string.sent) }
          else -> throw Problem()
        }
        return getString(R.string.deleted, label)
      }
      """
    ),
    ("a.py", "def f():\n    kind = _(\"inbox\")\n    show(_(\"deleted %s\") % kind.lower())\n"),
  ]) func aTextOfTheApp(_ path: String, _ source: String) {
    #expect(WriteShapes.isOwn(FirstArgument.kinds(in: [path: source])), "\(source)")
  }

  @Test(arguments: [
    (
      "a.kt",
      "class A { private var kind = getString(R.string.inbox)\n  fun f() = getString(R.string.deleted, kind) }"
    ),
    (
      "a.kt",
      "open class A { open val kind = getString(R.string.inbox)\n  fun f() = getString(R.string.deleted, kind) }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox)\n  fun f(n: Note) = with(n) { getString(R.string.deleted, title) } }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox)\n  fun Note.caption() = getString(R.string.deleted, title) }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox)\n  fun f(title: String) = getString(R.string.deleted, title) }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox) }\nclass B : Base() { fun f() = getString(R.string.deleted, title) }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox)\n  val l = object : Base() { override fun f() { show(getString(R.string.deleted, title)) } } }"
    ),
    (
      "a.kt",
      "class A(val title: String = getString(R.string.inbox)) { fun f() = getString(R.string.deleted, title) }"
    ),
    (
      "a.kt",
      "class A { private val title = getString(R.string.inbox)\n  fun f(n: Note) = getString(R.string.deleted, n.title) }"
    ),
    (
      "a.swift",
      "final class A { var kind = NSLocalizedString(\"inbox\", comment: \"\")\n  func f() { show(String(format: NSLocalizedString(\"deleted\", comment: \"\"), kind)) } }"
    ),
    (
      "a.java",
      "class A { private final String title = getString(R.string.inbox); Base b = new Base() { String f() { return getString(R.string.deleted, title); } }; }"
    ),
    ("a.ts", "let kind = t('inbox')\nexport function f() { return t('deleted', { name: kind }) }"),
    (
      "a.ts",
      "const kind = t('inbox')\nexport function f(kind) { return t('deleted', { name: kind }) }"
    ),
    (
      "a.kt",
      """
      fun f(folder: Folder): String {
        val label = when (folder) {
          Folder.INBOX -> getString(R.string.inbox)
          else -> folder.title
        }
        return getString(R.string.deleted, label)
      }
      """
    ),
    (
      "a.kt",
      """
      fun f(folder: Folder): String {
        val label = when (folder) {
          Folder.INBOX -> folder.title
          else -> getString(R.string.sent)
        }
        return getString(R.string.deleted, label)
      }
      """
    ),
    (
      "a.kt",
      """
      fun f(folder: Folder): String {
        val label = when (folder) {
          Folder.INBOX -> if (folder.isOld) folder.title else getString(R.string.inbox)
          else -> getString(R.string.sent)
        }
        return getString(R.string.deleted, label)
      }
      """
    ),
    // A member has another value than the constant of the script, and a constructor sets a field of C# again.
    (
      "a.js",
      "const kind = t('inbox')\nclass A { constructor(kind) { this.kind = kind }\n f() { return t('deleted', { name: this.kind }) } }"
    ),
    (
      "a.cs",
      "class A { readonly string kind = Resources.inbox; A(string k) { kind = k; } string F() { return string.Format(Resources.deleted, kind); } }"
    ),
  ]) func anotherText(_ path: String, _ source: String) {
    let kinds = FirstArgument.kinds(in: [path: source])
    #expect(kinds != nil && !WriteShapes.isOwn(kinds), "\(source)")
  }

  /// Texts with values in them, before a look-up: what stands in two braces is text, and so is the sign of a format.
  @Test(arguments: [
    ("a.py", "f\"\"\"QLabel {{\n  color: {color};\n  font: 'Courier #1';\n}}\n#b {{ # }}\"\"\""),
    ("a.py", "f'{{{code:#06x}}}'"), ("a.py", "f\"{{ ' }} {a['b']} {{ \""),
    ("a.cs", "$\"{{ ' {name} }}\";"), ("a.cs", "$@\"{{\n{name:#,##0}\n}}\";"),
  ])
  func aTextWithBraces(_ path: String, _ text: String) {
    let call =
      path == "a.py" ? "show(_(\"deleted %s\") % 5)" : "show(string.Format(Resources.deleted, 5));"
    let found = FirstArgument.kinds(in: [path: "style = \(text)\n\(call)\n"])
    #expect(found.map { !$0.isEmpty } == true, "\(text)")
  }
}
