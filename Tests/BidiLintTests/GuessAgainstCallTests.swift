import BidiJudge
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// Words round an argument make it a number only as long as no call gives something else.
@Suite struct GuessAgainstCallTests {
  /// The findings about arguments in a file, with a program of one source.
  private static func findings(
    _ file: String, _ path: String, _ source: (path: String, text: String)?
  ) throws -> [Finding] {
    let file = try LocalizationFile(path: path, bytes: Array(file.utf8))
    var linter = Linter(options: LintOptions(select: ["argument-direction"]))
    linter.usage = source.map { ProgramUsage.made(of: [$0.path: $0.text]) }
    return linter.findings(in: file, locale: MessageLocale("he"))
  }

  /// What says `users`.
  private static let users = """
    <resources><plurals name="users"><item quantity="other">%1$s \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD}</item></plurals></resources>
    """

  private static func call(_ value: String) -> (path: String, text: String) {
    (
      "src/Row.java",
      "class Row { void f(int n) { show(getQuantityString(R.plurals.users, n, \(value))); } }"
    )
  }

  /// "12.3 k" is no number: a letter of the other direction decides the line.
  @Test func theNumberOfAPlural() throws {
    let path = "res/values-he/strings.xml"
    #expect(try Self.findings(Self.users, path, nil).isEmpty)
    #expect(try Self.findings(Self.users, path, Self.call("n")).isEmpty)
    #expect(
      try Self.findings(Self.users, path, Self.call("NumberFormat.getInstance().format(n)")).isEmpty
    )
    for value in ["withSuffix(n)", "user.getName()"] {
      let found = try Self.findings(Self.users, path, Self.call(value))
      #expect(found.count == 1, "\(value)")
      #expect(found.first?.proof?.knowledge == ["%1$s is \(value) (Row.java:1)"])
    }
  }

  /// Another form may have another argument at the place: `%1$s was sent`, `%1$d files were sent`.
  @Test func anotherFormWithATypedNumber() throws {
    let path = "res/values-he/strings.xml"
    let two = Self.users.replacing(
      "<item quantity=\"other\">",
      with: "<item quantity=\"two\">%1$d</item><item quantity=\"other\">")
    #expect(try Self.findings(two, path, nil).isEmpty)
    #expect(try Self.findings(two, path, Self.call("fileName")).count == 1)
  }

  /// What says `The file was found.` after an argument, which the base text has before its capital letter.
  @Test func aSignBeforeTheSentence() throws {
    let text = """
      msgid "%s Found the file here."
      msgstr "%s \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DE}\u{5E6}\u{5D0}."

      """
    func findings(_ value: String?) throws -> Int {
      try Self.findings(
        text, "he.po", value.map { ("a.py", "show(_(\"%s Found the file here.\") % \($0))\n") }
      ).count
    }
    #expect(try findings(nil) == 0)
    #expect(try findings("len(files)") == 0)
    #expect(try findings("self.name()") == 1)
  }

  /// Signs beside an argument are stronger than an expression that nothing is known of.
  @Test func aDimension() throws {
    let text = """
      msgid "%s x %s pixels"
      msgstr "%s x %s \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD}"

      """
    let call = ("a.py", "show(_(\"%s x %s pixels\") % (area.wide(), area.high()))\n")
    #expect(try Self.findings(text, "he.po", call).isEmpty)
  }

  /// `tr` in a method does not name the namespace of its class.
  @Test func equalTextsOfTwoClassesOfQt() throws {
    func context(_ name: String) -> String {
      """
      <context><name>\(name)</name><message><source>%1 found it</source>
      <translation>%1 \u{5DE}\u{5E6}\u{5D0} \u{5D0}\u{5EA} \u{5D6}\u{5D4}</translation></message></context>
      """
    }
    let text =
      "<TS language=\"he\">" + context("App::Dock") + context("App::Dialog") + "</TS>"
    let program = """
      namespace App {
      void Dock::find() { show(tr("%1 found it").arg(name())); }
      void Dialog::find() { show(tr("%1 found it").arg(3)); }
      }
      """
    let found = try Self.findings(text, "app_he.ts", ("src/app.cpp", program))
    #expect(found.map(\.key) == ["App::Dock.%1 found it"])
  }

  /// A key may end as the form of a plural does, and be looked up as it stands.
  @Test func aKeyLikeAFormOfAPlural() throws {
    let text = """
      <resources><string name="mRemove_one">%1$s \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D4}\u{5D5}\u{5E1}\u{5E8}</string></resources>
      """
    let source = (
      "src/A.java", "class A { void f(int n) { show(getString(R.string.mRemove_one, n)); } }"
    )
    #expect(try Self.findings(text, "res/values-he/strings.xml", nil).count == 1)
    #expect(try Self.findings(text, "res/values-he/strings.xml", source).isEmpty)
  }

  /// The functions of vue3-gettext, and classes of resources that an application names.
  @Test func moreLookups() throws {
    let po = """
      msgid "%{a} found it"
      msgstr "%{a} \u{5DE}\u{5E6}\u{5D0} \u{5D0}\u{5EA} \u{5D6}\u{5D4}"

      """
    let vue = ("src/a.ts", "show($gettext('%{a} found it', { a: items.length }))\n")
    #expect(try Self.findings(po, "he.po", nil).count == 1)
    #expect(try Self.findings(po, "he.po", vue).isEmpty)
    let resx = """
      <root><data name="Found" xml:space="preserve"><value>{0} \u{5DE}\u{5E6}\u{5D0} \u{5D0}\u{5EA} \u{5D6}\u{5D4}</value></data></root>
      """
    let code = (
      "A.cs", "class A { void F(int n) { Show(string.Format(UiStrings.Found, n)); } }"
    )
    #expect(try Self.findings(resx, "UiStrings.he.resx", nil).count == 1)
    #expect(try Self.findings(resx, "UiStrings.he.resx", code).isEmpty)
  }
}
