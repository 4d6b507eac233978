import BidiSource
import LocalizationFiles
import Testing

/// Which entry a comment belongs to, and what it says.
@Suite struct CommentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let file: String

    /// The comments of each entry.
    let entries: [[String]]

    /// Those after the last one.
    let trailing: [String]

    var testDescription: String { shown(file) }

    init(_ file: String, _ entries: [[String]], trailing: [String] = []) {
      (self.file, self.entries, self.trailing) = (file, entries, trailing)
    }
  }

  static let examples: [Example] = [
    Example("\"a\" = \"1\";", [[]]),
    // Before.
    Example("/* c */\n\"a\" = \"1\";", [["c"]]), Example("// c\n\"a\" = \"1\";", [["c"]]),
    Example("/* c */ \"a\" = \"1\";", [["c"]]), Example("/*c*/\n\n\n\"a\" = \"1\";", [["c"]]),
    Example("/* c */\n// d\n/* e */\n\"a\" = \"1\";", [["c", "d", "e"]]),
    Example("\"a\" = \"1\";\n/* c */\n\"b\" = \"2\";", [[], ["c"]]),
    Example("\"a\" = \"1\";\n\n// c\n// d\n\n\"b\" = \"2\";", [[], ["c", "d"]]),
    Example("\"a\" = \"1\";\r\n// c\r\n\"b\" = \"2\";\r\n", [[], ["c"]]),
    Example("\"a\" = \"1\";\r// c\r\"b\" = \"2\";\r", [[], ["c"]]),
    // After, on the same line.
    Example("\"a\" = \"1\"; // c", [["c"]]), Example("\"a\" = \"1\"; /* c */", [["c"]]),
    Example("\"a\" = \"1\";// c\n\"b\" = \"2\";", [["c"], []]),
    Example("\"a\" = \"1\"; /* c */ /* d */ // e\n\"b\" = \"2\";", [["c", "d", "e"], []]),
    Example("\"a\" = \"1\"; // c\n// d\n\"b\" = \"2\"; // e", [["c"], ["d", "e"]]),
    Example("\"a\" = \"1\"; // c\r\n// d\r\n\"b\" = \"2\";", [["c"], ["d"]]),
    Example("\"a\" = \"1\"; // c\r// d\r\"b\" = \"2\";", [["c"], ["d"]]),
    Example("\"a\" = \"1\"; /* c */ \"b\" = \"2\";", [["c"], []]),
    Example("\"a\" =\n\"1\"; // c\n\"b\" = \"2\";", [["c"], []]),
    // Inside.
    Example("\"a\" /* c */ = /* d */ \"1\" /* e */;", [["c", "d", "e"]]),
    Example("/* c */ \"a\" /* d */ = \"1\"; // e", [["c", "d", "e"]]),
    Example("\"a\" /* c */;", [["c"]]), Example("\"a\" = // c\n\"1\";", [["c"]]),
    // After the last entry.
    Example("\"a\" = \"1\";\n/* c */", [[]], trailing: ["c"]),
    Example("\"a\" = \"1\"; // c\n// d\n// e\n", [["c"]], trailing: ["d", "e"]),
    Example("/* c */", [], trailing: ["c"]), Example("// c", [], trailing: ["c"]),
    Example("{ \"a\" = \"1\";\n/* c */ }", [[]], trailing: ["c"]),
    // What it says.
    Example("/* c\n   d */ \"a\";", [["c\n   d"]]), Example("/**/\"a\";", [[""]]),
    Example("/***/\"a\";", [["*"]]), Example("/*/ */\"a\";", [["/"]]),
    Example("//\n\"a\";", [[""]]),
    Example("///// c\n\"a\";", [["/// c"]]), Example("// c // d /* e\n\"a\";", [["c // d /* e"]]),
    Example("/* // c */\"a\";", [["// c"]]),
    Example("/* \"a\" = \"1\"; */ \"b\";", [["\"a\" = \"1\";"]]),
    Example("// \t c \t \r\n\"a\";", [["c"]]), Example("// c\u{2028}\"a\";", [["c"]]),
    Example("/* \u{5D0}\u{202B} */\"a\";", [["\u{5D0}\u{202B}"]]),
    // None: these stand in strings.
    Example("\"/* c */\" = \"// d\";", [[]]), Example("a = b//c;", [[]]),
  ]

  @Test(arguments: examples)
  func comments(_ example: Example) throws {
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(example.file, as: encoding)
      #expect(
        file.entries.map { $0.comments.map { shown($0.text) } }
          == example.entries.map { $0.map { shown($0) } })
      #expect(file.trailingComments.map { shown($0.text) } == example.trailing.map { shown($0) })
      #expect(file.problems == [])
      // The range is the comment with its delimiters.
      for comment in file.entries.flatMap(\.comments) + file.trailingComments {
        let written = file.source[comment.range]
        #expect(written.hasPrefix("//") || (written.hasPrefix("/*") && written.hasSuffix("*/")))
        #expect(written.utf8.count >= comment.text.utf8.count + 2)
        #expect(shown(written).contains(shown(comment.text)))
      }
    }
  }

  /// Comments of an XML property list, in its dictionary.
  static let propertyLists: [Example] = [
    Example("<key>a</key><string>1</string>", [[]]),
    Example("<!-- c --><key>a</key><string>1</string>", [["c"]]),
    Example("<!-- c -->\n<!--d-->\n<key>a</key><string>1</string>", [["c", "d"]]),
    Example("<key>a</key><!-- c --><string>1</string>", [["c"]]),
    Example(
      "<key>a</key><string>1</string>\n<!-- c -->\n<key>b</key><string>2</string>", [[], ["c"]]),
    Example("<key>a</key><string>1</string>\n<!-- c -->", [[]], trailing: ["c"]),
    Example("<!-- c\n d --><key>a</key><string/>", [["c\n d"]]),
    Example("<!-- <key>x</key> --><key>a</key><string/>", [["<key>x</key>"]]),
    Example("<key>a</key><string>&lt;!-- c --&gt;</string>", [[]]),
    Example("<key>a</key><string><![CDATA[<!-- c -->]]></string>", [[]]),
  ]

  @Test(arguments: propertyLists)
  func commentsInXML(_ example: Example) throws {
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(propertyList(example.file), as: encoding)
      #expect(file.entries.map { $0.comments.map(\.text) } == example.entries)
      #expect(file.trailingComments.map(\.text) == example.trailing)
      for comment in file.entries.flatMap(\.comments) + file.trailingComments {
        let written = file.source[comment.range]
        #expect(
          written.hasPrefix("<!--") && written.hasSuffix("-->") && written.contains(comment.text))
      }
    }
  }

  @Test func commentsAroundTheRoot() throws {
    let file = try LocalizationFile(
      "<!-- c --><plist><dict><key>a</key><string>1</string></dict></plist><!-- d -->")
    #expect(file.entries.map { $0.comments.map(\.text) } == [["c"]])
    #expect(file.trailingComments.map(\.text) == ["d"])
  }
}
