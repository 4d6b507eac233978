import BidiLint
import BidiJudge
import BidiSource
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiProject

/// From the sources of a project to the findings in its texts.
struct UsageTests {
  /// The Hebrew texts of a project of Android, and the linter for them.
  private func read(
    _ texts: String, _ source: String, readsSources: Bool = true, path: String = "app/Note.kt",
    layout: String = "<TextView/>", others: [String: String] = [:]
  ) throws -> (file: LocalizationFile, linter: Linter) {
    let file = "app/src/main/res/values-he/strings.xml"
    let own = [
      path: source, file: "<resources>\(texts)</resources>",
      "app/src/main/res/layout/note.xml": layout,
    ]
    let project = MemoryProject(own.merging(others) { first, _ in first })
    var settings = ProjectSettings(
      files: ConfigurationFiles(), access: project.access,
      sources: SourceFinders(project.access, readsSources: readsSources))
    settings.readConfigurations(for: ["/p/\(file)"])
    let bytes = try #require(project.access.read("/p/\(file)"))
    let read = try LocalizationFile(path: "/p/\(file)", bytes: bytes)
    return (read, settings.linter(for: read, path: "/p/\(file)", locale: MessageLocale("he")))
  }

  /// The findings in the Hebrew texts of a project of Android, as `rule severity: what is assumed`.
  private func findings(
    _ texts: String, _ source: String, readsSources: Bool = true, path: String = "app/Note.kt",
    layout: String = "<TextView/>", others: [String: String] = [:]
  ) throws -> [String] {
    let (file, linter) = try read(
      texts, source, readsSources: readsSources, path: path, layout: layout, others: others)
    return linter.findings(in: file, locale: MessageLocale("he")).map { finding in
      let assumed = finding.proof?.knowledge.joined(separator: "; ") ?? ""
      let tried = finding.proof?.lines.flatMap(\.arguments).map(\.text) ?? []
      return "\(finding.rule) \(finding.severity): \(assumed)"
        + (["for example", "phone"].contains(where: assumed.contains)
          ? " [\(tried.joined(separator: ", "))]" : "")
    }
  }

  /// The word that some calls give for the argument.
  private let note = "<string name=\"note\">\u{5E4}\u{5EA}\u{5E7}</string>"

  // "%s was deleted": a name in Latin letters makes the label run from left to right.
  private let deleted = "<string name=\"deleted\">%s \u{5E0}\u{5DE}\u{5D7}\u{5E7}.</string>"

  /// The name of a variable tells which address it is: a telephone number is no link.
  @Test func namesOfAddresses() throws {
    let found = try findings(deleted, "fun a() = getString(R.string.deleted, phone)")
    #expect(found.count == 1 && found[0].hasSuffix("[+1 987-654-3210]"), "\(found)")
  }

  /// A text of Compose takes the direction of the layout, and a view of a layout that of the first letter.
  @Test(arguments: [
    ("fun A() { Text(stringResource(R.string.saved)) }", "", []),
    ("fun A() { Text(stringResource(R.string.other)) }", "@string/saved", ["base-direction error"]),
    (
      "fun A() { Text(stringResource(R.string.saved)) }", "@string/saved",
      ["base-direction warning"]
    ),
    // A program without layouts most likely shows it with Compose.
    ("fun a() = getString(R.string.saved)", "", []),
    ("import app.R as AppR\nfun a() = title(AppR.string.saved)", "", []),
    ("fun a() = getString(R.string.saved)", "@string/other", ["base-direction info"]),
    ("fun a() = dialog.setTitle(R.string.saved)", "", ["base-direction error"]),
    // An import is no use.
    (
      "import notes.R.string.saved\nfun a() { label.setText(getString(R.string.saved)) }", "",
      ["base-direction error"]
    ),
    // What a program without layouts only names is looked up by Compose.
    ("val page = Page(title = R.string.saved)", "", []), ("val page = R.string.saved", "", []),
    ("fun a() = showToast(R.string.saved)", "", ["base-direction warning"]),
    ("val page = Page(title = R.string.saved)", "@string/other", ["base-direction info"]),
    ("fun a() { label.setText(getString(R.string.saved)) }", "", ["base-direction error"]),
    // A variable is followed to the function that takes it.
    (
      "fun a() { val message = getString(R.string.saved)\n Toast.makeText(context, message, 1).show() }",
      "", ["base-direction error"]
    ),
    (
      "fun a() { val message: String = getString(R.string.saved); builder.setMessage(message) }",
      "", ["base-direction error"]
    ),
    (
      "fun a() { val text = if (b) { getString(R.string.saved) } else { other }\n builder.setMessage(text) }",
      "", ["base-direction error"]
    ),
    (
      "fun a() { val text = if (b) { c } else if (d) { e } else { getString(R.string.saved) }\n builder.setMessage(text) }",
      "", ["base-direction error"]
    ),
    ("fun a() { val message = getString(R.string.saved); Text(message) }", "", []),
    (
      "fun a() { val message = getString(R.string.saved); Text(message); view.setText(message) }",
      "",
      ["base-direction warning"]
    ),
    (
      "fun a() { binding.title.text = getString(R.string.saved) }", "", ["base-direction error"]
    ),
    ("fun a() { state.text = getString(R.string.saved) }", "", []),
    (
      "fun a() { intent.putExtra(Intent.EXTRA_TEXT, getString(R.string.saved)) }", "",
      ["base-direction error"]
    ),
    (
      "fun a() { intent.putExtra(\"name\", getString(R.string.saved)) }", "", []
    ),
  ])
  func theContainerOfAUse(_ row: (source: String, layout: String, found: [String])) throws {
    let text =
      "<string name=\"saved\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</string>"
    func found(_ head: String) throws -> [String] {
      try findings(
        text, head + row.source, layout: "<TextView android:text=\"\(row.layout)\"/>"
      ).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(try found("import androidx.compose.material3.Text\n") == row.found)
    // Without Compose, all views are those of Android.
    #expect(try found("") == ["base-direction error"])
  }

  /// A theme of Compose may give all texts the direction of their first letter.
  @Test(arguments: [
    (
      "val AppTypography = Typography(body = style.copy(textDirection = TextDirection.Content))",
      true
    ),
    (
      "CompositionLocalProvider(LocalTextStyle provides s.merge(TextStyle(textDirection = TextDirection.Content)))",
      false
    ),
    (
      "MaterialTheme(c) { P(LocalTextStyle provides s.copy(textDirection = TextDirection.Content)) }",
      true
    ),
    (
      "class MainActivity : A() { fun f() { setContent { P(LocalTextStyle provides s.copy(textDirection = TextDirection.Content)) { App() } } } }",
      true
    ),
    ("val AppTypography = Typography(body = style.copy(textDirection = TextDirection.Ltr))", false),
    ("val style = LocalTextStyle.current.copy(textDirection = TextDirection.Content)", false),
    (
      "ProvideTextStyle(LocalTextStyle.current.copy(textDirection = TextDirection.Content)) {}",
      true
    ),
    ("val note = TextStyle(textDirection = TextDirection.Content)", false),
  ])
  func theDirectionOfATheme(_ theme: String, _ isFirstLetter: Bool) throws {
    let text =
      "<string name=\"saved\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</string>"
    for use in ["Text(stringResource(R.string.saved))", "page(getString(R.string.saved))"] {
      let found = try findings(
        text, "import androidx.compose.material3.Text\nfun A() { \(use) }",
        others: ["app/Type.kt": theme]
      ).map { String($0.prefix { $0 != ":" }) }
      #expect(found == (isFirstLetter ? ["base-direction error"] : []), "\(use)")
    }
  }

  /// A text that stands in the source is the only one that is tried.
  @Test func aTextOfTheSourceAsAnArgument() throws {
    func found(_ argument: String) throws -> [String] {
      try findings(deleted, "fun a() = getString(R.string.deleted, \(argument))").map {
        String($0.prefix { $0 != ":" })
      }
    }
    #expect(try found("title") == ["argument-direction warning"])
    #expect(try found("\"PDF\"") == ["base-direction error"])
    #expect(try found("\"12\"").isEmpty)
    #expect(try found("\"\u{5E7}\u{5D5}\u{5D1}\u{5E5}\"").isEmpty)
  }

  /// Each ecosystem names the toolkits that show its texts.
  @Test(arguments: Ecosystem.all.map(\.name).indices)
  func theToolkitsOfAnEcosystem(_ number: Int) {
    let names = Ecosystem.all[number].toolkits
    #expect(!names.isEmpty && names.allSatisfy { Toolkit(rawValue: $0) != nil })
  }

  /// What is done with the text decides whether its order counts.
  @Test(arguments: [
    ("label.setText(getString(R.string.saved))", "error"),
    ("ClipData.newPlainText(null, getString(R.string.saved))", "info"),
    ("uri.appendQueryParameter(\"q\", getString(R.string.saved))", "info"),
    ("Log.d(tag, getString(R.string.saved))", nil),
    ("throw IllegalStateException(getString(R.string.saved))", "error"),
    ("prefs.edit().putString(\"a\", getString(R.string.saved))", "error"),
    ("builder.setContentText(getString(R.string.saved))", "error"),
    ("show(getString(R.string.other, getString(R.string.saved)))", "info"),
    ("show(getString(R.string.other) + getString(R.string.saved))", "info"),
    ("File(dir, getString(R.string.saved) + \".zip\")", "info"),
    ("class File(val name: String)\n show(File(getString(R.string.saved)))", "error"),
    ("path.resolve(getString(R.string.saved))", "info"),
    ("breadcrumbPath.join(getString(R.string.saved))", "error"),
    ("clipboardManager.setText(getString(R.string.saved))", "info"),
    ("clipboardView.setText(getString(R.string.saved))", "error"),
    ("val text = getString(R.string.saved)\n Log.d(tag, text)", nil),
    ("val text = getString(R.string.saved)\n Log.d(tag, text)\n show(text)", "error"),
    (
      "show(getString(R.string.other, getString(R.string.saved)), getString(R.string.saved))",
      "error"
    ),
  ])
  func theOrderOfAPurpose(_ row: (source: String, severity: String?)) throws {
    let text =
      "<string name=\"saved\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</string>"
    #expect(
      try findings(text, "fun a() { \(row.source) }").map { String($0.prefix { $0 != ":" }) }
        == row.severity.map { ["base-direction \($0)"] } ?? [])
  }

  /// What imports the name of a text in Java does not use the text.
  @Test func anImportIsNoUse() throws {
    let text =
      "<string name=\"saved\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</string>"
    let source =
      "import static a.R.string.saved;\nclass A { void a() { Log.d(t, getString(R.string.saved)); } }"
    #expect(try findings(text, source, path: "app/Note.java").isEmpty)
  }

  /// A list of the app's own texts narrows the argument only where all items are translated.
  @Test(arguments: [("\u{5E4}\u{5EA}\u{5E7}", true), ("Notes", false)])
  func anItemOfAList(_ item: String, _ isKnown: Bool) throws {
    let array =
      "<string-array name=\"names\"><item>\u{5E4}\u{5EA}\u{5E7}</item><item>\(item)</item></string-array>"
    let source = """
      fun a() = getString(R.string.deleted, name(3))
      fun name(number: Int): String = resources.getStringArray(R.array.names)[number]
      """
    #expect(try findings(deleted + array, source).isEmpty == isKnown)
  }

  /// What depends on the argument is not wrong in every view.
  @Test func argumentsInSomeViews() throws {
    let compose = "import androidx.compose.material3.Text\n"
    let given = "fun a() = getString(R.string.deleted, note.title)"
    #expect(
      try findings(deleted, given).map { $0.prefix { $0 != ":" } } == ["argument-direction warning"]
    )
    #expect(
      try findings(deleted, compose + given).map { $0.prefix { $0 != ":" } } == [])
    #expect(
      try findings(
        deleted, compose + "fun A() { Text(stringResource(R.string.deleted, note.title)) }") == [])
  }

  @Test func withoutSourcesAnArgumentMayBeAnyText() throws {
    let source = "fun a() = getString(R.string.deleted, notes.size)"
    #expect(try findings(deleted, source, readsSources: false) == ["argument-direction warning: "])
    #expect(try findings(deleted, "fun a() = 1") == ["argument-direction warning: "])
  }

  @Test(arguments: [
    "getString(R.string.deleted, notes.size)",
    "getString(R.string.deleted, DateUtils.formatDateTime(context, time, 0))",
    "getString(R.string.deleted, getString(R.string.note))",
    "getString(R.string.deleted, amount(3))\nfun amount(n: Int) = getQuantityString(R.plurals.note, n, n)",
  ])
  func aFactMakesAFaultFallAway(_ expression: String) throws {
    let texts =
      deleted + note
      + "<plurals name=\"note\"><item quantity=\"other\">%d \u{5E4}\u{5EA}\u{5E7}\u{5D9}\u{5DD}</item></plurals>"
    #expect(try findings(texts, "fun a() = \(expression)") == [])
  }

  /// The name of the app is often a text that nobody translates: then it is in Latin letters.
  @Test(arguments: ["", "<string name=\"app\">Notes</string>"])
  func aTextOfTheAppThatIsNotTranslated(_ app: String) throws {
    let source = "fun a() = getString(R.string.deleted, getString(R.string.app))"
    let found = try findings(deleted + app, source)
    #expect(found.map { $0.prefix(26) } == ["argument-direction warning"])
  }

  /// A layout shows the pattern to the people who design it, and tells nothing of arguments.
  @Test func aLayoutFillsNoArguments() throws {
    let layout = "<TextView android:text=\"@string/deleted\"/>"
    let source = "fun a() = getString(R.string.deleted, notes.size)"
    #expect(try findings(deleted, source, layout: layout) == [])
    // Without a call, the view shows the argument as it is written.
    #expect(try findings(deleted, "fun a() = 1", layout: layout) == [])
  }

  /// `explain` says what is known of texts of the app with letters of either direction, and why a fault is not told.
  @Test func whatExplainSays() throws {
    let texts = deleted + note + "<string name=\"pdf\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8}.</string>"
    let pdf = "getString(R.string.pdf)"
    let either =
      "fun a(b: Boolean) = getString(R.string.deleted, if (b) getString(R.string.note) else \(pdf))"
    func explanation(_ number: Int, _ source: String) throws -> Explanation {
      let (file, linter) = try read(texts, source)
      var explainer = FileExplainer(file, locale: MessageLocale("he"), linter: linter)
      return explainer.explanation(of: number)
    }
    let known = try explanation(0, either).ownTexts["%s"] ?? ""
    #expect(known.hasPrefix("one of several texts of the app, for example \"PDF"), "\(known)")
    #expect(known.hasSuffix("(Note.kt:1)"), "\(known)")

    func reasons(_ source: String) throws -> [String] {
      try explanation(2, source).lines.flatMap(\.containers).compactMap {
        if case .unsaid(let reason) = $0.statement { reason } else { nil }
      }
    }
    let one = "fun a() = getString(R.string.deleted, getString(R.string.note))"
    #expect(try reasons(one).contains("no source of the program names it"))
    #expect(
      try reasons(one + "\nfun b() { Log.i(\(pdf)) }").contains("only a log or a terminal shows it")
    )
    #expect(try reasons(one + "\nfun b() { show(\(pdf)) }").isEmpty)
  }

  /// A reference names a text of Android as it is written, and a variable that is called alike does not.
  @Test(arguments: [
    ("fun b() { val pdfSaved = 1 }", false), ("fun b() { val PDF_SAVED = 1 }", false),
    ("fun b() { show(R.string.pdf_saved) }", true),
    ("import notes.R.string.pdf_saved\nfun b() { show(pdf_saved) }", true),
    ("import notes.R.string as Str\nfun b() { show(Str.pdf_saved) }", true),
    ("fun b() = mapOf(\"titleLocKey\" to \"pdf_saved\")", true),
    ("fun b() { val pdfSaved = 1; find(resources.getIdentifier(name, \"string\", app)) }", true),
    ("fun b() { val pdfSaved = 1; show(Res.allStringResources[name]) }", true),
    ("fun b() { val pdfSaved = 1; R.string::class.java.getField(\"pdf_\" + name) }", true),
  ])
  func aNameThatIsNoReference(_ source: String, _ isFound: Bool) throws {
    let texts =
      note + "<string name=\"pdf_saved\">PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8}.</string>"
    let found = try findings(texts, "fun a() { show(getString(R.string.note)) }\n" + source)
    #expect(found.isEmpty != isFound, "\(source)")
  }

  @Test func aNameIsStillAnyText() throws {
    let source = "\nfun a() = getString(R.string.deleted, note.title)"
    #expect(
      try findings(deleted, source)
        == ["argument-direction warning: %s is note.title (Note.kt:2)"])
  }

  /// A fact counts only if all uses have it.
  @Test func allUsesMustAgree() throws {
    let source = """
      fun a() = getString(R.string.deleted, notes.size)
      fun b() = getString(R.string.deleted, note.title)
      """
    #expect(try findings(deleted, source).count == 1)
    let unread = """
      fun a() = getString(R.string.deleted, notes.size)
      val b = listOf(R.string.deleted)
      """
    #expect(try findings(deleted, unread).count == 1)
  }

  /// A name such as `version` is one of numbers, unless the file begins such a value with a letter.
  @Test func aNameIsBelievedOnlyWhereTheFileAgrees() throws {
    let source = "fun a() = getString(R.string.deleted, app.version)\n"
    #expect(try findings(deleted, source) == [])
    #expect(
      try findings(deleted, source + "val version = \"v\" + code") == [
        "argument-direction warning: %s is app.version (Note.kt:1)"
      ])
  }

  /// Two arguments of one spelling are told apart by their places.
  @Test func eachArgumentHasItsOwnFact() throws {
    let both =
      "<string name=\"both\">%s \u{5E9}\u{5DC} %s \u{5E0}\u{5DE}\u{5D7}\u{5E7}.</string>"
    let source = "fun a() = getString(R.string.both, note.title, notes.size)"
    #expect(
      try findings(both, source)
        == [
          "argument-direction warning: %s is note.title (Note.kt:1); "
            + "%s is a number, by the name that Note.kt:1 gives it: notes.size"
        ])
  }

  /// What only a screen reader speaks has no order on a screen.
  @Test func aSpokenTextIsAnInfo() throws {
    let text =
      "<string name=\"icon\">PDF \u{5E4}\u{5EA}\u{5D7} \u{5D0}\u{5EA} \u{5D6}\u{5D4}.</string>"
    #expect(
      try findings(text, "icon.text = getString(R.string.icon)") == ["base-direction error: "])
    #expect(
      try findings(text, "icon.contentDescription = getString(R.string.icon)")
        == ["base-direction info: "])
    let both = """
      icon.contentDescription = getString(R.string.icon)
      title.text = getString(R.string.icon)
      """
    #expect(try findings(text, both) == ["base-direction error: "])
  }

  /// A text of the app is tried in the place of the argument, with a number in the place of its own.
  @Test func theTranslationIsTried() throws {
    let texts =
      "<string name=\"pdf\">PDF \u{5E9}\u{5DC} %s.</string>"
      + "<plurals name=\"notes\"><item quantity=\"other\">%d \u{5E4}\u{5EA}\u{5E7}\u{5D9}\u{5DD}</item></plurals>"
    let source = "fun a() = getString(R.string.pdf, getQuantityString(R.plurals.notes, n, n))"
    let word = "5 \u{5E4}\u{5EA}\u{5E7}\u{5D9}\u{5DD}"
    #expect(
      try findings(texts, source) == [
        "base-direction error: %s is a number or a word of the language, as Note.kt:1 gives it:"
          + " getQuantityString(R.plurals.notes, n, n), for example \"\(word)\" [\(word)]"
      ])
  }

  /// Plurals may lie in another file of the same folder: they are tried too, and those of another language are not.
  @Test func theTranslationLiesInAnotherFile() throws {
    let source = "fun a() = getString(R.string.deleted, getQuantityString(R.plurals.notes, n, n))"
    func found(_ folder: String, _ text: String) throws -> [String] {
      let plurals =
        "<resources><plurals name=\"notes\"><item quantity=\"other\">\(text)</item></plurals></resources>"
      return try findings(
        deleted, source, others: ["app/src/main/res/\(folder)/plurals.xml": plurals])
    }
    #expect(try found("values-he", "%d \u{5E4}\u{5EA}\u{5E7}\u{5D9}\u{5DD}") == [])
    #expect(try found("values-he", "PDF %d").count == 1)
    #expect(try found("values-ar", "%d \u{5E4}\u{5EA}\u{5E7}\u{5D9}\u{5DD}").count == 1)
    #expect(try found("values-he", "<item").count == 1)
  }

  /// A text of the app that begins with an argument is what the argument is: a name in `%s sent it`, a number in `%s items`.
  @Test(arguments: [
    ("user.name", 2), ("user.name ?: \"\"", 2), ("user.email", 2), ("notes.size", 0),
    ("getString(R.string.note)", 0),
    ("getString(R.string.word, user.name)", 0),
  ])
  func aTextThatBeginsWithAnArgument(_ value: String, _ count: Int) throws {
    let texts =
      deleted + note + "<string name=\"sent\">%s \u{5E9}\u{5DC}\u{5D7}</string>"
      + "<string name=\"word\">\u{5E9}\u{5DC}\u{5D7} %s \u{5E4}\u{5EA}\u{5E7}</string>"
    let source =
      "fun a() { title.text = getString(R.string.deleted, getString(R.string.sent, \(value))) }"
    #expect(
      try findings(texts, source).filter { $0.hasPrefix("argument-direction") }.count == count)
  }

  /// Where code makes the key of a text, all texts that the key can name have to begin in the language.
  @Test(arguments: [
    ("t('brands.' + kind)", "\u{5DE}\u{5D5}\u{5EA}\u{5D2}", 0),
    ("t(`brands.${kind}`)", "\u{5DE}\u{5D5}\u{5EA}\u{5D2}", 0),
    ("t('brands.' + kind)", "GitHub", 1),
    ("t(`brands.${kind}`)", "{{n}} \u{5DE}\u{5D5}\u{5EA}\u{5D2}", 1),
    ("t(kind ? 'brands.a' : kind)", "\u{5DE}\u{5D5}\u{5EA}\u{5D2}", 1),
    ("t(item.label)", "\u{5DE}\u{5D5}\u{5EA}\u{5D2}", 1),
    ("t('other.' + kind)", "\u{5DE}\u{5D5}\u{5EA}\u{5D2}", 1),
  ])
  func aKeyThatCodeMakes(_ value: String, _ brand: String, _ count: Int) throws {
    let path = "/p/locales/he.json"
    let texts =
      "{\"deleted\": \"{{name}} \u{5E0}\u{5DE}\u{5D7}\u{5E7}.\", \"brands\": {\"a\": \"\(brand)\"}}"
    let project = MemoryProject([
      "locales/he.json": texts,
      "App.jsx": "const a = () => <p>{t('deleted', { name: \(value) })}</p>",
      "index.html": "<html><body dir=\"auto\"></body></html>", "package.json": "{}",
    ])
    var settings = ProjectSettings(
      files: ConfigurationFiles(), access: project.access, sources: SourceFinders(project.access))
    settings.readConfigurations(for: [path])
    let file = try LocalizationFile(path: path, bytes: Array(texts.utf8))
    let found = settings.linter(for: file, path: path, locale: MessageLocale("he"))
      .findings(in: file, locale: MessageLocale("he"))
      .filter { $0.rule == "argument-direction" && $0.key == "deleted" }
    #expect(found.count == count)
  }

  /// The configuration names the folders of the program: the others are not read.
  @Test func theConfigurationNamesRoots() throws {
    let source = "fun a() = getString(R.string.deleted, notes.size)"
    let named = { (roots: String) in
      try findings(
        deleted, source, path: "shared/Note.kt", others: [".bidi-fix.yml": "sources: \(roots)"])
    }
    #expect(try named("shared") == [])
    #expect(try named("[app, ./shared]") == [])
    #expect(try named("app").count == 1)
    #expect(try named("nowhere").count == 1)
  }

  /// What Git ignores, and what is too large to be written by hand, is not read.
  @Test func ignoredAndLargeSourcesAreNotRead() throws {
    let source = "fun a() = getString(R.string.deleted, notes.size)"
    #expect(try findings(deleted, source, path: "gen/Note.kt") == [])
    #expect(
      try findings(deleted, source, path: "gen/Note.kt", others: [".gitignore": "gen/\n"]).count
        == 1)
    let large = source + "\n//" + String(repeating: "x", count: 1 << 20)
    #expect(try findings(deleted, large).count == 1)
  }

  /// Sources of tests and of other people say nothing of the program.
  @Test func testsAreNotRead() throws {
    let source = "fun a() = getString(R.string.deleted, notes.size)"
    #expect(try findings(deleted, source, path: "app/test/Note.kt").count == 1)
    #expect(try findings(deleted, source, path: "node_modules/Note.kt").count == 1)
  }
}
