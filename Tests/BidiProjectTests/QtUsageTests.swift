import BidiJudge
import BidiLint
import BidiSource
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiProject

/// What shows a text of a program of Qt: a label asks its first letter, and a button has the direction of the layout.
@Suite struct QtUsageTests {
  private static func form(_ view: String) -> String {
    "<?xml version=\"1.0\"?>\n<ui version=\"4.0\"><class>A</class><widget class=\"QDialog\" name=\"A\">\(view)</widget></ui>"
  }

  private static func button(_ string: String) -> String {
    form(
      "<widget class=\"QPushButton\" name=\"b\"><property name=\"text\">\(string)</property></widget>"
    )
  }

  @Test(arguments: [
    ("a.cpp", "box->addWidget(new QLabel(tr(\"Save &amp; go\")));", "base-direction error"),
    ("a.cpp", "box->addWidget(new QPushButton(tr(\"Save &amp; go\")));", ""),
    ("a.cpp", "menu->addAction(tr(\"Save &amp; go\"));", ""),
    ("a.cpp", "show(tr(\"Save &amp; go\"));", "base-direction info"),
    ("a.qml", "Item { Label { text: qsTr(\"Save &amp; go\") + unit } }", "base-direction info"),
    ("a.ui", button("<string>Save &amp; go</string>"), ""),
    (
      "a.ui",
      form(
        "<widget class=\"QLabel\" name=\"b\"><property name=\"text\"><string>Save &amp; go</string></property></widget>"
      ), "base-direction error"
    ),
    (
      "a.ui",
      form(
        "<widget class=\"QWidget\" name=\"b\"><attribute name=\"title\"><string>Save &amp; go</string></attribute></widget>"
      ), ""
    ),
    (
      "a.ui",
      form(
        "<widget class=\"QPushButton\" name=\"b\"><property name=\"toolTip\"><string>Save &amp; go</string></property></widget>"
      ), "base-direction error"
    ),
    (
      "a.ui",
      form(
        "<action name=\"b\"><property name=\"text\"><string comment=\"c\">Save &amp; go</string></property></action>"
      ), ""
    ),
    // A view of the program draws as it likes.
    (
      "a.ui",
      form(
        "<widget class=\"NoteView\" name=\"b\"><property name=\"text\"><string>Save &amp; go</string></property></widget>"
      ), "base-direction info"
    ),
    // The same text in two views.
    (
      "a.ui",
      form(
        "<widget class=\"QLabel\" name=\"b\"><property name=\"text\"><string>Save &amp; go</string></property></widget>"
          + "<widget class=\"QCheckBox\" name=\"c\"><property name=\"text\"><string>Save &amp; go</string></property></widget>"
      ), "base-direction warning"
    ),
  ])
  func theViewGivesTheDirection(_ path: String, _ source: String, _ found: String) throws {
    let texts = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="he"><context><name>A</name><message><source>Save &amp; go</source>
      <translation>PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</translation></message></context></TS>
      """
    let text = path.hasSuffix(".ui") ? source : source.replacing("&amp;", with: "&")
    let findings = try Self.findings(in: texts, beside: [path: text])
    #expect(findings.map { "\($0.rule) \($0.severity)" }.joined(separator: ", ") == found)
  }

  /// A label takes its direction once: the letter that decides a later line stands in the first one.
  @Test func theLetterThatDecides() throws {
    let texts = """
      <!DOCTYPE TS>
      <TS version="2.1" language="he"><context><name>A</name><message><source>Save</source>
      <translation>Saved
      \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</translation></message></context></TS>
      """
    let form = Self.form(
      "<widget class=\"QLabel\" name=\"b\"><property name=\"text\"><string>Save</string></property></widget>"
    )
    let found = try Self.findings(in: texts, beside: ["a.ui": form])
    #expect(found.contains { $0.message.hasPrefix("the first letter is S (Latin)") })
  }

  /// Where nothing turns the layout, a button lays out its text from left to right, and a label does not.
  @Test(arguments: [
    ("QPushButton", "container-dependent info"), ("QLabel", "base-direction error"),
  ])
  func layoutWithoutDirection(_ view: String, _ found: String) throws {
    let texts = """
      <!DOCTYPE TS>
      <TS version="2.1" language="he"><context><name>A</name><message><source>Save</source>
      <translation>PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</translation></message></context></TS>
      """
    let form = Self.form(
      "<widget class=\"\(view)\" name=\"b\"><property name=\"text\"><string>Save</string></property></widget>"
    )
    let findings = try Self.findings(
      in: texts, beside: ["a.ui": form],
      main: "#include <QMainWindow>\napp.installTranslator(&translator);")
    #expect(findings.map { "\($0.rule) \($0.severity)" } == [found])
  }

  /// The findings in a file of texts of a program with these sources.
  private static func findings(
    in texts: String, beside sources: [String: String],
    main: String = "#include <QApplication>\ntranslator.load(locale, \"qtbase\", \"_\", path);"
  ) throws -> [Finding] {
    let path = "/p/i18n/app_he.ts"
    let project = MemoryProject(
      sources.merging(["i18n/app_he.ts": texts, "main.cpp": main]) { $1 })
    var settings = ProjectSettings(
      files: ConfigurationFiles(), access: project.access,
      sources: SourceFinders(project.access, readsSources: true))
    settings.readConfigurations(for: [path])
    let file = try LocalizationFile(path: path, bytes: Array(texts.utf8))
    let locale = MessageLocale("he")
    return settings.linter(for: file, path: path, locale: locale)
      .findings(in: file, locale: locale)
  }

  /// Two classes have the same text, and one of them has it twice: the call in each fills its own.
  @Test func eachClassHasItsOwnText() throws {
    func message(_ comment: String = "") -> String {
      "<message><source>%1 gone</source>\(comment)<translation>%1 \u{5E0}\u{5DE}\u{5D7}\u{5E7}.</translation></message>"
    }
    let texts =
      "<!DOCTYPE TS><TS version=\"2.1\" language=\"he\"><context><name>Count</name>\(message())"
      + message("<comment>file 2</comment>")
      + "</context><context><name>Title</name>\(message())</context></TS>"
    let source = """
      void Count::show() { label->setText(tr("%1 gone").arg(notes.size() + 1)); }
      void Count::file() { auto f = [this] { label->setText(tr("%1 gone", "file 2").arg(name)); }; }
      Title::Title(QWidget *parent) : QWidget(parent) { label->setText(tr("%1 gone").arg(title)); }
      """
    let found = try Self.findings(in: texts, beside: ["a.cpp": source])
    #expect(
      found.filter { $0.rule == "argument-direction" }.map(\.key)
        == ["Count.%1 gone.file 2", "Title.%1 gone"])
  }

  /// A form belongs to its class: the label of another class says nothing of a button with the same text.
  @Test func eachFormHasItsOwnTexts() throws {
    func context(_ name: String) -> String {
      "<context><name>App::\(name)</name><message><source>Save</source><translation>PDF \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5DB}\u{5D0}\u{5DF}.</translation></message></context>"
    }
    func form(_ name: String, _ view: String) -> String {
      "<ui version=\"4.0\"><class>App::\(name)</class><widget class=\"QDialog\"><widget class=\"\(view)\"><property name=\"text\"><string>Save</string></property></widget></widget></ui>"
    }
    let texts =
      "<!DOCTYPE TS><TS version=\"2.1\" language=\"he\">\(context("A"))\(context("B"))\(context("Old"))</TS>"
    let found = try Self.findings(
      in: texts, beside: ["a.ui": form("A", "QLabel"), "b.ui": form("B", "QPushButton")])
    #expect(found.filter { $0.rule == "base-direction" }.map(\.key) == ["App::A.Save"])
  }
}
