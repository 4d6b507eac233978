import BidiSource
import Testing

@testable import LocalizationFiles

/// XML property lists in `.strings` files.
@Suite struct XMLPropertyListTests {
  /// The content of the dictionary, and its entries.
  static let dictionaries: [(String, [String])] = [
    ("", []),
    ("<key>a</key><string>1</string>", ["a=1"]),
    ("<key>a</key>\n\t<string>1</string>\n<key>b</key>\n<string>2</string>", ["a=1", "b=2"]),
    // Empty strings and keys.
    ("<key>a</key><string/>", ["a="]), ("<key>a</key><string></string>", ["a="]),
    ("<key>a</key><string />", ["a="]), ("<key></key><string>1</string>", ["=1"]),
    ("<key>a</key><string/><key>b</key><string>2</string>", ["a=", "b=2"]),
    // White space is text.
    ("<key> a </key><string> 1 </string>", [" a = 1 "]),
    ("<key>a</key><string>\n1\n</string>", ["a=\\u{A}1\\u{A}"]),
    // So are line ends, which Foundation keeps as they are.
    ("<key>a</key><string>1\r\n2\r3\n4</string>", ["a=1\\u{D}\\u{A}2\\u{D}3\\u{A}4"]),
    // References.
    ("<key>&lt;&amp;&gt;</key><string>&quot;&apos;</string>", ["<&>=\"'"]),
    ("<key>a</key><string>&#1488;&#x5D1;&#x1F600;</string>", ["a=\\u{5D0}\\u{5D1}\\u{1F600}"]),
    ("<key>a</key><string>&amp;amp;</string>", ["a=&amp;"]),
    ("<key>a</key><string>\\n\\U05D0\"</string>", ["a=\\n\\U05D0\""]),
    // CDATA.
    ("<key>a</key><string><![CDATA[<b>&amp;</b>]]></string>", ["a=<b>&amp;</b>"]),
    ("<key>a</key><string>x<![CDATA[<]]>y<![CDATA[>]]>z</string>", ["a=x<y>z"]),
    ("<key>a</key><string><![CDATA[]]></string>", ["a="]),
    // Comments between elements.
    ("<!-- 1 --><key>a</key><!-- 2 --><string>1</string><!-- 3 -->", ["a=1"]),
    // Values that are no strings are passed over, with what they hold.
    (
      "<key>a</key><dict><key>b</key><string>1</string></dict><key>c</key><string>2</string>",
      ["c=2"]
    ),
    ("<key>a</key><array><string>1</string></array><key>c</key><string>2</string>", ["c=2"]),
    (
      "<key>a</key><array><dict><key>b</key><string>1</string></dict></array><key>c</key><string>2</string>",
      ["c=2"]
    ),
    ("<key>a</key><dict><key>b</key><dict><key>c</key><string>1</string></dict></dict>", []),
    (
      "<key>a</key><integer>1</integer><key>b</key><true/><key>c</key><real>1.5</real>"
        + "<key>d</key><data>AAAA</data><key>e</key><date>2020-01-01T00:00:00Z</date>"
        + "<key>f</key><string>2</string>", ["f=2"]
    ),
    // Equal keys are two entries.
    ("<key>a</key><string>1</string><key>&#97;</key><string>2</string>", ["a=1", "a=2"]),
  ]

  @Test(arguments: dictionaries)
  func entries(_ content: String, expected: [String]) throws {
    for encoding in SourceEncoding.allCases {
      // The declaration must name the encoding that the file has.
      let text =
        encoding.isUTF16
        ? propertyList(content).replacing("UTF-8", with: "UTF-16") : propertyList(content)
      let file = try LocalizationFile(text, as: encoding)
      #expect(file.format.name == ".strings")
      #expect(file.pairs == expected)
      #expect(file.problems.allSatisfy { $0.kind == .duplicateKey })
      #expect(file.entries.allSatisfy { $0.isReadByFoundation })
      #expect(file.source.bytes() == bytes(text, as: encoding))
      if encoding == .utf8 {
        let expected = FoundationReader.entries(of: bytes(text))
        #expect(file.entriesForFoundation == expected)
      }
    }
  }

  /// What may stand round the dictionary.
  @Test(arguments: [
    "<plist><dict>|</dict></plist>", "<plist version=\"1.0\"><dict>|</dict></plist>\n",
    "\n<plist><dict>|</dict></plist>", "<!-- c --><plist><dict>|</dict></plist><!-- d -->",
    "<?xml version=\"1.0\"?><plist><dict>|</dict></plist>", "<?xml version='1.0'?><dict>|</dict>",
    "<plist>\n  <dict>\n|\n  </dict>\n  <!-- c -->\n</plist>",
    "<!DOCTYPE plist SYSTEM \"file://localhost/PropertyList.dtd\"><plist><dict>|</dict></plist>",
  ])
  func documents(_ frame: String) throws {
    let text = frame.replacing("|", with: "<key>a</key><string>1</string>")
    let file = try LocalizationFile(text)
    #expect(file.format.name == ".strings")
    #expect(file.pairs == ["a=1"])
    #expect(file.problems == [])
    #expect(FoundationReader.entries(of: bytes(text)) == file.entriesForFoundation)
  }

  /// Where entries and their parts stand.
  @Test func ranges() throws {
    let file = try LocalizationFile(
      propertyList(
        "<!-- c -->\n<key>a&lt;</key> <string>1&gt;</string>\n<key>b</key><string>2</string>"))
    #expect(
      file.entries.map { file.source[$0.range] }
        == ["<key>a&lt;</key> <string>1&gt;</string>", "<key>b</key><string>2</string>"])
    #expect(file.entries.map { file.source[$0.key.range] } == ["a&lt;", "b"])
    #expect(file.entries.map { file.source[$0.value.range] } == ["1&gt;", "2"])
  }

  @Test func notations() throws {
    let file = try LocalizationFile(
      propertyList("<key>a</key><string>1</string><key>b</key><string>x<![CDATA[2]]></string>"))
    #expect(
      file.entries.map(\.notation) == [
        ValueNotation(escape: .reference), ValueNotation(escape: .none),
      ])
  }

  /// A file that Foundation refuses, and the line and the columns where the fault may be seen to be.
  static let faults: [(file: String, line: Int, columns: ClosedRange<Int>)] = [
    // An ampersand, a sign and a name that are no markup.
    ("<plist>\n<dict>\n<key>a</key><string>\u{5D0} & b</string>\n</dict></plist>", 3, 23...24),
    ("<plist>\r\n<dict>\r\n<key>a</key><string>a < b</string>\r\n</dict></plist>", 3, 23...24),
    ("<plist><dict>\n\n<key>a</key><string>&nbsp;</string></dict></plist>", 3, 21...27),
    ("<plist><dict>\r<key>a</key><string>&#xD800;</string></dict></plist>", 2, 21...29),
    // Tags that do not match.
    ("<plist>\n<dict>\n<key>a</key>\n<string>\u{1F600}</str>\n</dict></plist>", 4, 10...16),
    ("<plist><dict>\n<key>a</key><string>1</string>\n</plist>", 3, 1...9),
    // The file ends.
    ("<plist>\n<dict>\n<key>a</key><string>1</string>", 3, 30...31),
    ("<plist><dict>\n<!-- c", 2, 1...7),
    ("<plist><dict>\n<key>a</key><string><![CDATA[1", 2, 21...31),
    // What may not stand in a string, or between elements.
    ("<plist><dict>\n<key>a</key><string>1<!-- c -->2</string></dict></plist>", 2, 22...22),
    ("<plist><dict>\n<key>a<!-- c --></key><string>1</string></dict></plist>", 2, 7...7),
    ("<plist><dict>\nx<key>a</key><string>1</string></dict></plist>", 2, 1...1),
    ("<plist><dict>\n<key>a</key>\n<key>b</key><string>1</string></dict></plist>", 3, 1...1),
    // No entry.
    ("<plist>\n<dict>\n<string>1</string>\n</dict></plist>", 3, 1...8),
    ("<plist><dict>\n<key>a</key><string>1</string>\n<string>2</string></dict></plist>", 3, 1...8),
    ("<plist><array/></plist>", 1, 1...1), ("<plist/>", 1, 1...1), ("<plist>\n</plist>", 1, 1...1),
  ]

  @Test(arguments: faults)
  func refused(_ row: (file: String, line: Int, columns: ClosedRange<Int>)) throws {
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(row.file, as: encoding)
      #expect(file.format.name == ".strings")
      #expect(file.isRefused)
      try #require(file.problems.count == 1)
      let problem = file.problems[0]
      #expect(problem.kind == .parseError)
      #expect(problem.range.upperBound <= file.source.text.count)
      let place = file.source.location(of: problem.range.lowerBound)
      #expect(place.line == row.line)
      #expect(row.columns.contains(place.column), "column \(place.column)")
      let before = String(decoding: file.source.text[..<problem.range.lowerBound], as: UTF8.self)
      #expect(place.byteOffset == bytes(before, as: encoding).count)
    }
    #expect(FoundationReader.entries(of: bytes(row.file)) == nil)
  }

  /// What stands before a fault is read.
  @Test func entriesBeforeAFault() throws {
    let file = try LocalizationFile(
      propertyList(
        "<key>a</key><string>1</string>\n<string>2</string>\n<key>c</key><string>3</string>"))
    #expect(file.pairs == ["a=1", "c=3"])
    #expect(file.problemPlaces == ["parse-error 6:1:202"])
  }
}
