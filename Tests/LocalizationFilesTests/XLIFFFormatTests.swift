import BidiSource
import BidiText
import LocalizationFiles
import Testing

/// XLIFF 1.2 and 2.
@Suite struct XLIFFFormatTests {
  private func file(_ text: String, path: String = "messages.xlf") throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  static let first = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="ar" datatype="plaintext">
        <header><tool tool-id="t"/><note>of the file</note></header>
        <body>
          <!-- of XML -->
          <trans-unit id="hi" resname="greeting" approved="yes">
            <source>Hi <x id="NAME" equiv-text="{{name}}"/></source>
            <target state="translated">\u{5D0} <x id="NAME" equiv-text="{{name}}"/>&#x5D1;!</target>
            <note from="dev">A greeting</note><note/>
            <alt-trans><target>other</target></alt-trans>
          </trans-unit>
          <group translate="no"><trans-unit id="code"><source>a</source><target>b</target></trans-unit></group>
          <trans-unit id="none"><source>a</source></trans-unit>
          <trans-unit id="empty"><source>a</source><target/></trans-unit>
          <trans-unit id="/%d files:dict/files:dict/few:dict/:string" approved="no">
          <source>s</source><target>t</target></trans-unit>
          <trans-unit id="n|==|plural.one"><source>s</source><target><![CDATA[%d <i>]]></target></trans-unit>
        </body>
      </file>
    </xliff>
    """

  /// Angular names the template that a text stands in; browsers show line feeds as spaces.
  @Test(arguments: [
    (["src/a.component.html"], true), (["a.html", "b.html"], true), (["a.component.ts"], false),
    (["a.html", "b.ts"], false), ([], false),
  ])
  func textsOfTemplatesFoldWhiteSpace(_ row: (places: [String], folds: Bool)) throws {
    let groups = row.places.map {
      "<context-group purpose=\"location\"><context context-type=\"sourcefile\">\($0)</context>"
        + "<context context-type=\"linenumber\">3</context></context-group>"
    }
    let first = """
      <xliff version="1.2"><file source-language="en" target-language="he" original="x"><body>
      <trans-unit id="a"><source>s</source><target>t</target>\(groups.joined())</trans-unit>
      </body></file></xliff>
      """
    let notes = row.places.map { "<note category=\"location\">\($0):3,4</note>" }
    let second = """
      <xliff version="2.0" srcLang="en" trgLang="he"><file id="f">
      <unit id="a"><notes>\(notes.joined())<note category="description">c.ts</note></notes>
      <segment><source>s</source><target>t</target></segment></unit>
      </file></xliff>
      """
    #expect(try file(first).entries.map(\.foldsWhiteSpace) == [row.folds])
    #expect(try file(second).entries.map(\.foldsWhiteSpace) == [row.folds])
  }

  @Test func unitsOfTheFirstVersionAreEntries() throws {
    let file = try file(Self.first)
    #expect(
      file.pairs == [
        "hi=\\u{5D0} {{name}}\\u{5D1}!", "code=b", "/%d files:dict/files:dict/few:dict/:string=t",
        "n|==|plural.one=%d <i>",
      ])
    #expect(file.locale == "ar")
    #expect(file.entries.map(\.baseText) == ["Hi {{name}}", "a", "s", "s"])
    #expect(file.entries.map(\.state) == ["translated", nil, "unapproved", nil])
    #expect(file.entries.map(\.isInUse) == [true, false, true, true])
    #expect(file.entries.map(\.pluralCategory) == [nil, nil, .few, .one])
    #expect(file.entries[0].comments.map(\.text) == ["of XML", "A greeting"])
    #expect(file.entries[0].arguments == [ArgumentNote(text: "{{name}}")])
    try FormatLaws.checkInsertions(into: file)
  }

  /// An element of the target is that of the source with its id, whatever is written for translators to see.
  @Test func elementsAreKnownByTheirIds() throws {
    let file = try file(
      """
      <xliff version="1.2"><file target-language="he"><body><trans-unit id="a">
      <source>a <x id="N" equiv-text="{{name}}"/> <x id="M"/></source>
      <target>b <x id="N"/> <x id="N" equiv-text="{{ name }}"/> <x id="M"/> <x id="O"/></target>
      </trans-unit></body></file></xliff>
      """)
    #expect(file.entries.map(\.baseText) == ["a {{name}} {M}"])
    #expect(file.pairs == ["a=b {{name}} {{name}} {M} {O}"])
    #expect(file.entries[0].arguments.map(\.text) == ["{{name}}", "{M}", "{O}"])
    try FormatLaws.checkInsertions(into: file)
  }

  static let second = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fa">
      <file id="f1" original="x">
        <unit id="one">
          <notes><note category="description">What it is</note><note>More</note></notes>
          <originalData><data id="d1">%d</data><data id="d2">&lt;b&gt;</data></originalData>
          <segment state="final">
            <source><ph id="1" dataRef="d1"/> files</source>
            <target>x <ph id="1" dataRef="d1"/> <sc id="2" dataRef="d2"/>y\
    <ph id="3" equiv="N" disp="{{n}}"/><cp hex="0007"/></target>
          </segment>
        </unit>
        <group id="g"><unit id="two" translate="no">
          <segment id="s1"><source>a</source><target>A</target></segment>
          <ignorable><source> </source></ignorable>
          <segment subState="x:y">
            <source>b</source>
            <target><pc id="1" type="fmt">B</pc> <mrk id="m" type="term">C</mrk></target></segment>
        </unit></group>
      </file>
    </xliff>
    """

  @Test func unitsOfTheSecondVersionAreEntries() throws {
    let file = try file(Self.second, path: "a.xliff")
    #expect(
      file.pairs == [
        "one=x %d <b>y{{n}}\\u{7}", "two.s1=A",
        "two.1=<pc id=\"1\" type=\"fmt\">B</pc> <mrk id=\"m\" type=\"term\">C</mrk>",
      ])
    #expect(file.locale == "fa")
    #expect(file.entries.map(\.baseText) == ["%d files", "a", "b"])
    #expect(file.entries.map(\.state) == ["final", nil, "x:y"])
    #expect(file.entries.map(\.isInUse) == [true, false, false])
    #expect(file.entries[0].comments.map(\.text) == ["What it is", "More"])
    #expect(file.entries[0].arguments == [ArgumentNote(text: "%d"), ArgumentNote(text: "{{n}}")])
    try FormatLaws.checkInsertions(into: file)
  }

  /// Content of a target, its text, the arguments.
  static let inlines: [(content: String, value: String, arguments: [String])] = [
    ("<x id=\"X\"/> a", "{X} a", ["{X}"]),
    (
      "<x id=\"S\" ctype=\"x-b\" equiv-text=\"&lt;b&gt;\"/>a<x id=\"C\" ctype=\"x-b\" equiv-text=\"&lt;/b&gt;\"/>",
      "<b>a</b>", []
    ),
    ("a<x id=\"1\" ctype=\"lb\"/>b", "a<x id=\"1\" ctype=\"lb\"/>b", []),
    ("<g id=\"1\">a <ph id=\"2\">%@</ph></g>", "<g id=\"1\">a %@</g>", ["%@"]),
    ("<bpt id=\"1\">&lt;i&gt;</bpt>a<ept id=\"1\">&lt;/i&gt;</ept>", "<i>a</i>", []),
    ("<bpt id=\"1\"/>a<ept id=\"1\"/>", "<bpt id=\"1\"/>a<ept id=\"1\"/>", []),
    ("<it id=\"1\" pos=\"open\">&lt;br/&gt;</it>", "<br/>", []),
    ("<x id=\"1\" equiv-text=\"%s\"/><x id=\"1\" equiv-text=\"%s\"/>", "%s%s", ["%s"]),
    ("<mrk mtype=\"seg\" mid=\"0\">a</mrk>", "<mrk mtype=\"seg\" mid=\"0\">a</mrk>", []),
    ("a\r\nb &amp; c", "a\nb & c", []),
  ]

  @Test(arguments: inlines)
  func inlineElementsStandForText(_ row: (content: String, value: String, arguments: [String]))
    throws
  {
    let file = try file(
      "<xliff version=\"1.2\"><file><body><trans-unit id=\"k\"><target>\(row.content)</target></trans-unit>"
        + "</body></file></xliff>"
    )
    #expect(file.pairs == ["k=\(shown(row.value))"])
    #expect(file.entries[0].arguments.map(\.text) == row.arguments)
    #expect(file.entries[0].baseText == nil)
    try FormatLaws.checkInsertions(into: file)
  }

  /// Codes of the source that may be left out, and copies of them.
  ///
  /// Source: XLIFF 2.1, `canDelete` and `copyOf`.
  @Test func codesThatMayBeLeftOut() throws {
    let file = try file(
      """
      <xliff version="2.1" srcLang="en" trgLang="he"><file id="f"><unit id="u">
      <originalData><data id="d">{n}</data></originalData><segment>
      <source><ph id="1" dataRef="d"/> a <ph id="2" canDelete="yes" disp="{icon}"/></source>
      <target>b <ph id="3" copyOf="1"/><ph id="1" dataRef="d"/></target>
      </segment></unit></file></xliff>
      """)
    #expect(file.entries[0].value.string == "b {n}{n}")
    #expect(
      file.entries[0].arguments == [
        ArgumentNote(text: "{n}"), ArgumentNote(text: "{icon}", mayBeLeftOut: true),
      ])
  }

  @Test func severalFilesAreToldApart() throws {
    let unit = "<body><trans-unit id=\"k\"><target>v</target></trans-unit></body>"
    func document(_ second: String) -> String {
      "<xliff version=\"1.2\"><file original=\"a\" target-language=\"ar\">\(unit)</file>"
        + "<file original=\"b\" target-language=\"\(second)\">\(unit)</file></xliff>"
    }
    let same = try file(document("ar"))
    #expect(same.pairs == ["a:k=v", "b:k=v"])
    #expect(same.locale == "ar")
    #expect(same.entries.map(\.locale) == [nil, nil])
    let other = try file(document("pt_BR"))
    #expect(other.entries.map(\.locale) == ["ar", "pt-BR"])
    #expect(other.problems.isEmpty)
  }

  @Test func thePathNamesTheLocaleWhereTheFileDoesNot() throws {
    let file = try file("<xliff version=\"1.2\"/>", path: "translations/messages.ar.xlf")
    #expect(file.locale == "ar")
    #expect(
      file.format.paths(beside: "translations/messages.ar.xlf", for: "he") == [
        "translations/messages.he.xlf"
      ])
    #expect(try self.file("<xliff/>", path: "-").format == file.format)
    #expect(try self.file("<xliff/>", path: "ar.xcloc/Localized Contents/ar.xliff").locale == "ar")
  }

  @Test(arguments: [first, second])
  func damagedFilesDoNotTrap(_ text: String) { FormatLaws.checkDamage(of: text, path: "a.xlf") }

  @Test(arguments: FormatLaws.hostileXML("xliff") + FormatLaws.hostileXML("g"))
  func hostileFilesDoNotTrap(_ hostile: HostileFile) {
    FormatLaws.checkSoundness(of: hostile.bytes, path: "a.xlf")
    let nested =
      "<xliff><file><trans-unit><target>\(hostile.text)</target></trans-unit></file></xliff>"
    FormatLaws.checkSoundness(of: Array(nested.utf8), path: "a.xlf")
  }
}
