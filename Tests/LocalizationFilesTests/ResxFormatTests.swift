import BidiText
import BidiSource
import LocalizationFiles
import Testing

/// `.resx` and `.resw`.
@Suite struct ResxFormatTests {
  static let text = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- Before the root -->
    <root>
      <xsd:schema id="root" xmlns:xsd="http://www.w3.org/2001/XMLSchema"/>
      <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
      <!-- Greets -->
      <data name="Hello" xml:space="preserve">
        <value>\u{5E9}\u{5DC}\u{5D5}\u{5DD} {0} &amp; &#x5D0;!</value>
        <comment> {0} is a name </comment>
      </data>
      <data name="Lines" xml:space="preserve"><value>a\r\n b<![CDATA[ <c> ]]></value></data>
      <data name="Icon" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.ico</value></data>
      <data name="Blob" mimetype="application/x-microsoft.net.object.binary.base64"><value>AA==</value></data>
      <data name="Typed" type="System.String, mscorlib"><value>text</value></data>
      <data name="&gt;&gt;label1.Name" xml:space="preserve"><value>label1</value></data>
      <data name="Empty"><value></value></data>
      <data name="None"><value/></data>
      <data name="Nothing"/>
      <metadata name="label1.Locked" type="System.Boolean"><value>True</value></metadata>
      <!-- Last -->
    </root>
    """

  private func file(_ text: String = text, path: String = "Strings.ar.resx") throws
    -> LocalizationFile
  {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func textsAreEntries() throws {
    let file = try file()
    #expect(
      file.pairs == [
        "Hello=\\u{5E9}\\u{5DC}\\u{5D5}\\u{5DD} {0} & \\u{5D0}!", "Lines=a\\u{A} b <c> ",
        "Typed=text",
        ">>label1.Name=label1", "Empty=", "None=",
      ])
    #expect(file.entries[0].comments.map(\.text) == ["Greets", "{0} is a name"])
    #expect(file.entries.filter { !$0.isInUse }.map(\.key.string) == [">>label1.Name"])
    #expect(file.trailingComments.map(\.text) == ["Last"])
    try FormatLaws.checkInsertions(into: file)
  }

  @Test(arguments: [
    ("Strings.ar.resx", "ar"), ("Strings.ar-SA.resx", "ar-SA"), ("My.Page.az-Arab.resx", "az-Arab"),
    ("Strings/ar-SA/Resources.resw", "ar-SA"), ("Strings/language-he/Resources.resw", "he"),
    ("Resources.lang-fa.resw", "fa"), ("Strings.resx", nil), ("My.Page.resx", nil),
    ("a/Properties/Resources.resx", nil),
  ])
  func localeIsThatOfTheName(_ row: (path: String, locale: String?)) throws {
    let file = try file(path: row.path)
    #expect(file.locale == row.locale)
    #expect(file.format.isBase(path: row.path) == (row.locale == nil))
  }

  @Test(arguments: [
    ("a/Strings.ar.resx", ["a/Strings.he.resx", "a/Strings.resx"]),
    ("a/Strings.resx", ["a/Strings.he.resx"]),
    ("Strings/ar-SA/Resources.resw", ["Strings/he/Resources.resw"]),
    ("Resources.lang-ar.resw", ["Resources.lang-he.resw", "Resources.resw"]),
  ])
  func filesOfOtherLanguagesLieBeside(_ row: (path: String, others: [String])) throws {
    #expect(try file().format.paths(beside: row.path, for: "he") == row.others)
  }

  /// A file that names an encoding of one byte a character can hold references alone.
  @Test func foreignEncodingsGetReferences() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"windows-1252\"?><root><data name=\"a\"><value>b</value></data></root>"
    let file = try file(text)
    let edits = file.entries[0].edits(
      [.insert("\u{200F}", before: 1)], spelling: .literal, in: file.source)
    #expect(edits.map(\.replacement) == ["&#x200F;"])
    try FormatLaws.checkInsertions(into: file)
  }

  /// Forms of plurals, where the file has the form `_Other`.
  @Test func formsOfPlurals() throws {
    let names = ["Files_Zero", "Files_Two", "Files_Other", "Choose_One", "Files_Name", "Files"]
    let text =
      "<root>"
      + names.map { "<data name=\"\($0)\"><value>{0} a</value></data>" }.joined() + "</root>"
    let file = try LocalizationFile(path: "a.ar.resw", bytes: Array(text.utf8))
    #expect(
      file.entries.map(\.pluralCategory) == [.zero, .two, .other, nil, nil, nil])
  }

  @Test func damagedFilesDoNotTrap() { FormatLaws.checkDamage(of: Self.text, path: "a.ar.resx") }

  @Test(arguments: FormatLaws.hostileXML("root") + FormatLaws.hostileXML("data"))
  func hostileFilesDoNotTrap(_ hostile: HostileFile) {
    FormatLaws.checkSoundness(of: hostile.bytes, path: "a.resx")
    FormatLaws.checkSoundness(
      of: Array("<root><data name=\"a\"><value>\(hostile.text)</value></data></root>".utf8),
      path: "a.resx")
  }
}
