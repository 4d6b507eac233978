import BidiSource
import BidiTestSupport
import BidiText
import LocalizationFiles
import Testing

/// `strings.xml` of Android.
@Suite struct AndroidStringsFormatTests {
  private let path = "app/src/main/res/values-ar/strings.xml"

  private func file(_ content: String, document: String? = nil) throws -> LocalizationFile {
    let text =
      document ?? """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        \(content)
        </resources>
        """
    return try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  /// Content of a `string`, and what `aapt2` makes of it; tags stay.
  static let texts: [(content: String, value: String)] = [
    ("plain", "plain"),
    ("  a \n\t b  ", "a b"),
    ("\"  a  b  \"", "  a  b  "),
    ("a\"  b  \"c", "a  b  c"),
    ("a \"\" b", "a  b"),
    ("don\\'t \\\"say\\\"", "don't \"say\""),
    ("\\@x \\?y \\#z \\\\ \\q", "@x ?y #z \\ q"),
    ("a\\nb\\tc", "a\nb\tc"),
    ("a \\n   b", "a \n b"),
    ("\\u05D0\\u202bx", "\u{5D0}\u{202B}x"),
    ("\\uD83D\\uDE00", "\u{1F600}"),
    ("\\uD83Dx", "\u{FFFD}x"),
    ("abc\\", "abc"),
    ("\\q\\z\\ ", "qz"),
    ("a&#160;&#160;b&#32;&#9; c", "a\u{A0}\u{A0}b c"),
    ("&amp; &lt; &gt; &quot; x\"", "& < >  x"),
    ("<![CDATA[  a   b\\n  ]]>", "a b\n"),
    ("<![CDATA[<b>x</b> &amp; \\u200F]]> y", "<b>x</b> &amp; \u{200F} y"),
    ("a<!-- note -->b <!-- note --> c", "ab c"),
    (" <b>x</b>  y ", " <b>x</b> y "),
    ("This <b> is </b> spaced", "This <b> is </b> spaced"),
    ("\"x  <b>y</b>  z\"", "x  <b>y</b> z"),
    ("a<br/>b<a href=\"x?a=1&amp;b=2\">c</a>", "a<br/>b<a href=\"x?a=1&amp;b=2\">c</a>"),
    (
      "  <xliff:g id=\"n\" example=\"Bob\">%1$s</xliff:g>  B  ",
      "<xliff:g id=\"n\" example=\"Bob\">%1$s</xliff:g> B"
    ),
    ("\"a  ", "a"), ("", ""), ("  ", ""), ("\"\"", ""),
    ("a\r\nb\rc", "a b c"), ("\"a\r\nb\"", "a\nb"),
    ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}  %1$s!", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} %1$s!"),
  ]

  @Test(arguments: texts)
  func textIsThatOfAapt(_ row: (content: String, value: String)) throws {
    let file = try file("<string name=\"k\">\(row.content)</string>")
    #expect(file.pairs == ["k=\(shown(row.value))"])
    #expect(file.problems.isEmpty)
    try FormatLaws.checkInsertions(into: file)
  }

  /// Texts put together at random: a mark stays where it is put, whatever stands round it.
  @Test func marksStayInAnyText() throws {
    let parts = [
      "a", "b ", " ", "  ", "\n ", "\\n", "\"", "\\\"", "\\'", "\\u05D0", "\\\\", "<b>x</b>",
      "<i> y </i>", "<br/>",
      "<xliff:g id=\"1\"> %s </xliff:g>", "<![CDATA[ c  ]]>", "&amp;", "&#32;", "\u{5D0}", "\\ ",
      "\\", "\"q  r\"",
      "<!-- c -->", "\r\n",
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let content = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      try FormatLaws.checkInsertions(into: file("<string name=\"k\">\(content)</string>"))
    }
  }

  @Test func everyKindIsRead() throws {
    let file = try file(
      """
      <!-- Before a string -->
      <string name="app_name" translatable="false">App</string>
      <!-- Of a size -->
      <dimen name="d">3dp</dimen>
      <string-array name="list"><item>a</item><!-- second --><item>b</item></string-array>
      <array name="mixed"><item>c</item></array>
      <!-- How many -->
      <plurals name="files">
        <!-- For none -->
        <item quantity="zero">none</item>
        <item quantity="few">%d x</item>
      </plurals>
      <string name="size" product="tablet">tablet</string>
      <string name="size" product="default">phone</string>
      <item type="string" name="item">text</item>
      <item type="id" name="other">no</item>
      <string name="link">@string/app_name</string>
      <string name="mail">\\@string/app_name</string>
      <string name="empty"/>
      <!-- Last -->
      """)
    #expect(
      file.pairs == [
        "app_name=App", "list.0=a", "list.1=b", "mixed.0=c", "files.zero=none", "files.few=%d x",
        "size@tablet=tablet", "size=phone", "item=text", "link=@string/app_name",
        "mail=@string/app_name",
        "empty=",
      ])
    #expect(file.problems.isEmpty)
    #expect(
      file.entries.map { $0.comments.map(\.text) }.prefix(6) == [
        ["Before a string"], [], ["second"], [], ["How many", "For none"], ["How many"],
      ])
    #expect(file.trailingComments.map(\.text) == ["Last"])
    #expect(file.entries.map(\.pluralCategory).compactMap(\.self) == [.zero, .few])
    #expect(file.entries.filter { !$0.isInUse }.map(\.key.string) == ["app_name", "link"])
    try FormatLaws.checkInsertions(into: file)
  }

  @Test func argumentsHaveTheirExamples() throws {
    let file = try file(
      """
      <string name="k">Hi <xliff:g id="n" example="Bob">%1$s</xliff:g>, <xliff:g>%2$d</xliff:g> \
      <xliff:g>Word</xliff:g></string>
      """)
    #expect(
      file.entries[0].arguments == [
        ArgumentNote(text: "%1$s", example: "Bob"), ArgumentNote(text: "%2$d"),
      ])
  }

  /// What an entity of the file says comes from its reference, which an edit leaves whole.
  @Test func entitiesOfTheFileAreExpanded() throws {
    let file = try file(
      "",
      document: """
        <!DOCTYPE resources [<!ENTITY app "My  App"><!ENTITY bold "<b>x</b>&app;">
        <!ENTITY all "<string name='n'>v</string>">]>
        <resources><string name="a">&app;: hi &app;</string><string name="b">&bold; y</string>&all;</resources>
        """)
    #expect(file.pairs == ["a=My App: hi My App", "b=<b>x</b>My App y"])
    try FormatLaws.checkInsertions(into: file)
  }

  @Test(arguments: [("\\u12", 1), ("\\u", 1), ("\\u12<b>x</b>\\uq", 2), ("\\\\u12", 0)])
  func cutEscapesAreReported(_ row: (content: String, count: Int)) throws {
    let file = try file("<string name=\"k\">\(row.content)</string>")
    #expect(file.problems.map(\.kind) == Array(repeating: .badEscape, count: row.count))
    #expect(!file.isRefused)
  }

  @Test(arguments: [
    ("res/values-ar/strings.xml", "ar"), ("values-iw/a.xml", "iw"),
    ("values-ar-rEG/a.xml", "ar-EG"),
    ("values-es-r419/a.xml", "es-419"), ("values-b+az+Arab/a.xml", "az-Arab"),
    ("values-ar-night/a.xml", "ar"), ("values-ar-rEG-sw600dp/a.xml", "ar-EG"),
    ("values-mcc310-mnc004-he/a.xml", "he"), ("values-b+sr+Latn-land/a.xml", "sr-Latn"),
    ("values-night/a.xml", nil), ("values-v21/a.xml", nil), ("values-land/a.xml", nil),
    ("values-sw600dp/a.xml", nil), ("values-car/a.xml", nil), ("values/strings.xml", nil),
    ("src/moko-resources/fa/strings.xml", "fa"), ("moko-resources/zh-rCN/a.xml", "zh-CN"),
  ])
  func localeIsThatOfTheFolder(_ row: (path: String, locale: String?)) throws {
    let file = try LocalizationFile(path: row.path, bytes: Array("<resources/>".utf8))
    #expect(file.format.name == "Android strings.xml")
    #expect(file.locale == row.locale)
    #expect(file.format.isBase(path: row.path) == row.path.hasPrefix("values/"))
  }

  @Test func filesOfOtherLanguagesLieBeside() throws {
    let format = try file("").format
    #expect(
      format.paths(beside: "a/moko-resources/ar/s.xml", for: "en") == [
        "a/moko-resources/en/s.xml", "a/moko-resources/base/s.xml",
      ])
    #expect(format.isBase(path: "a/moko-resources/base/s.xml"))
    #expect(
      !FileFormat.all.contains {
        $0.locale(ofPath: "a/moko-resources/images/s.xml") != nil && $0.name == format.name
      })
    #expect(
      format.paths(beside: "res/values-ar/s.xml", for: "he") == [
        "res/values-he/s.xml", "res/values-iw/s.xml", "res/values-b+he/s.xml",
        "res/values-b+iw/s.xml",
        "res/values/s.xml",
      ])
    #expect(
      format.paths(beside: "res/values-ar/s.xml", for: "pt-BR") == [
        "res/values-pt-rBR/s.xml", "res/values-b+pt+BR/s.xml", "res/values/s.xml",
      ])
    #expect(
      format.paths(beside: "res/values/s.xml", for: "az-Arab") == [
        "res/values-b+az+Arab/s.xml", "res/values/s.xml",
      ])
    #expect(format.paths(beside: "res/values-night/s.xml", for: "ar") == [])
    #expect(FileFormat(path: "res/layout/strings.xml") { [] } == nil)
  }

  @Test func theContentTellsWhereThereIsNoPath() throws {
    let text =
      "<resources tools:locale=\"ar\" xmlns:tools=\"t\"><string name=\"a\">b</string></resources>"
    let file = try LocalizationFile(path: "-", bytes: Array(text.utf8))
    #expect(file.format.name == "Android strings.xml")
    #expect(file.locale == "ar")
  }

  @Test func everyEncodingIsEdited() throws {
    for encoding in SourceEncoding.allCases {
      let text = "<resources><string name=\"a\">\u{5D0} b</string></resources>"
      let file = try LocalizationFile(path: path, bytes: bytes(text, as: encoding))
      try FormatLaws.checkInsertions(into: file)
    }
  }

  @Test func damagedFilesDoNotTrap() throws {
    FormatLaws.checkDamage(
      of: """
        <!DOCTYPE resources [<!ENTITY a "b">]>
        <resources><!-- c --><string name="k">&a; "x" \\u05D0\\uD83D\\uDE00 <b>y</b>\
        <![CDATA[z]]></string><plurals name="p"><item quantity="one"> o </item></plurals></resources>
        """, path: path)
  }

  @Test(arguments: FormatLaws.hostileXML("resources") + FormatLaws.hostileXML("string"))
  func hostileFilesDoNotTrap(_ hostile: HostileFile) {
    FormatLaws.checkSoundness(of: hostile.bytes, path: path)
    let nested = "<resources><string name=\"a\">\(hostile.text)</string></resources>"
    FormatLaws.checkSoundness(of: Array(nested.utf8), path: path)
  }

  @Test func afterAFaultTheFileIsRefused() throws {
    let file = try file("<string name=\"a\">b & c</string>")
    #expect(file.isRefused)
    #expect(file.problems[0].message.contains("cannot be read from here on"))
    #expect(file.problemPlaces == ["parse-error 3:21:123"])
  }
}
