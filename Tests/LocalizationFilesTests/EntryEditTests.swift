import BidiSource
import LocalizationFiles
import Testing

/// What a change of a value makes of the file, byte for byte.
@Suite struct EntryEditTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let file: String
    let changes: [ValueChange]
    let literal: String
    let escaped: String

    var testDescription: String { shown(file) }

    init(_ file: String, _ changes: [ValueChange], literal: String, escaped: String) {
      (self.file, self.changes, self.literal, self.escaped) = (file, changes, literal, escaped)
    }
  }

  private static let rle = "\u{202B}"
  private static let pdf = "\u{202C}"

  private static func wrap(_ length: Int) -> [ValueChange] {
    [.insert(rle, before: 0), .append(pdf, after: length)]
  }

  static let strings: [Example] = [
    Example(
      #""k" = "abc";"#, wrap(3), literal: "\"k\" = \"\(rle)abc\(pdf)\";",
      escaped: #""k" = "\U202Babc\U202C";"#),
    Example(
      #"'k' = 'abc';"#, wrap(3), literal: "'k' = '\(rle)abc\(pdf)';",
      escaped: #"'k' = '\U202Babc\U202C';"#),
    Example(
      #"k="abc";"#, wrap(3), literal: "k=\"\(rle)abc\(pdf)\";", escaped: #"k="\U202Babc\U202C";"#),
    Example(
      #""k" = "\"a\n\"";"#, wrap(4), literal: "\"k\" = \"\(rle)\\\"a\\n\\\"\(pdf)\";",
      escaped: #""k" = "\U202B\"a\n\"\U202C";"#),
    Example(
      #"/* k */ "k" /* = */ = /* " */ "abc" /* ; */ ; // k"#, wrap(3),
      literal: "/* k */ \"k\" /* = */ = /* \" */ \"\(rle)abc\(pdf)\" /* ; */ ; // k",
      escaped: #"/* k */ "k" /* = */ = /* " */ "\U202Babc\U202C" /* ; */ ; // k"#),
    // Two at one place stay in order.
    Example(
      #""k" = "a";"#, [.insert(rle, before: 1), .append(pdf, after: 1)],
      literal: "\"k\" = \"a\(rle)\(pdf)\";", escaped: #""k" = "a\U202B\U202C";"#),
    // Each line of a value.
    Example(
      #""k" = "a\nb";"#,
      [
        .insert(rle, before: 0), .append(pdf, after: 1), .insert(rle, before: 2),
        .append(pdf, after: 3),
      ],
      literal: "\"k\" = \"\(rle)a\(pdf)\\n\(rle)b\(pdf)\";",
      escaped: #""k" = "\U202Ba\U202C\n\U202Bb\U202C";"#),
    // Two UTF-16 units for a character beyond the BMP.
    Example(
      #""k" = "a";"#, [.insert("\u{1E900}", before: 0)], literal: "\"k\" = \"\u{1E900}a\";",
      escaped: #""k" = "\UD83A\UDD00a";"#),
    Example(#""k" = "a";"#, [], literal: #""k" = "a";"#, escaped: #""k" = "a";"#),
    // Removals: the spelling does not matter.
    Example(
      "\"k\" = \"\(rle)abc\(pdf)\";", [.remove(0..<3), .remove(6..<9)], literal: #""k" = "abc";"#,
      escaped: #""k" = "abc";"#),
    Example(
      #""k" = "\U202Babc\U202C";"#, [.remove(0..<3), .remove(6..<9)], literal: #""k" = "abc";"#,
      escaped: #""k" = "abc";"#),
    Example(
      "\"k\" = \"\(rle)a\";", [.remove(0..<3), .insert("\u{200F}", before: 3)],
      literal: "\"k\" = \"\u{200F}a\";", escaped: #""k" = "\U200Fa";"#),
    // A key that is its own value: the key stays, and the value is written out.
    Example(
      #""key";"#, wrap(3), literal: "\"key\" =\"\(rle)key\(pdf)\";",
      escaped: #""key" ="\U202Bkey\U202C";"#),
    Example(
      #"'key' ;"#, wrap(3), literal: "'key' ='\(rle)key\(pdf)' ;",
      escaped: #"'key' ='\U202Bkey\U202C' ;"#),
    Example(
      #""key" /* c */ ;"#, wrap(3), literal: "\"key\" =\"\(rle)key\(pdf)\" /* c */ ;",
      escaped: #""key" ="\U202Bkey\U202C" /* c */ ;"#),
    Example(
      #""a\n\U05D0";"#, wrap(4), literal: "\"a\\n\\U05D0\" =\"\(rle)a\\n\\U05D0\(pdf)\";",
      escaped: #""a\n\U05D0" ="\U202Ba\n\U05D0\U202C";"#),
    Example(
      "\"\(rle)key\(pdf)\";", [.remove(0..<3), .remove(6..<9)],
      literal: "\"\(rle)key\(pdf)\" =\"key\";", escaped: "\"\(rle)key\(pdf)\" =\"key\";"),
    Example(#""key";"#, [], literal: #""key";"#, escaped: #""key";"#),
  ]

  @Test(arguments: strings)
  func inStrings(_ example: Example) throws {
    try expect(example, between: "\"\u{5D0}\" = \"1\"; // c\r\n", and: "\n\"z\";\n")
  }

  static let elements: [Example] = [
    Example(
      "<string>abc</string>", wrap(3), literal: "<string>\(rle)abc\(pdf)</string>",
      escaped: "<string>&#x202B;abc&#x202C;</string>"),
    Example(
      "<string>&lt;&#x5D0;</string>", wrap(3), literal: "<string>\(rle)&lt;&#x5D0;\(pdf)</string>",
      escaped: "<string>&#x202B;&lt;&#x5D0;&#x202C;</string>"),
    Example(
      "<string>&amp;</string>", [.insert("\u{1E900}", before: 0)],
      literal: "<string>\u{1E900}&amp;</string>", escaped: "<string>&#x1E900;&amp;</string>"),
    // References are no references inside CDATA.
    Example(
      "<string><![CDATA[<a>]]></string>", wrap(3),
      literal: "<string><![CDATA[\(rle)<a>\(pdf)]]></string>",
      escaped: "<string><![CDATA[\(rle)<a>\(pdf)]]></string>"),
    Example(
      "<string>a\nb</string>",
      [
        .insert(rle, before: 0), .append(pdf, after: 1), .insert(rle, before: 2),
        .append(pdf, after: 3),
      ],
      literal: "<string>\(rle)a\(pdf)\n\(rle)b\(pdf)</string>",
      escaped: "<string>&#x202B;a&#x202C;\n&#x202B;b&#x202C;</string>"),
    Example(
      "<string>&#x202B;a\(pdf)</string>", [.remove(0..<3), .remove(4..<7)],
      literal: "<string>a</string>", escaped: "<string>a</string>"),
  ]

  @Test(arguments: elements)
  func inPropertyLists(_ example: Example) throws {
    let parts = propertyList("<!-- c --><key>a</key><string/><key>k</key>|").split(separator: "|")
    try expect(example, between: String(parts[0]), and: String(parts[1]))
  }

  /// A file that declares US-ASCII can hold inserted characters as references alone.
  @Test func inAnASCIIPropertyList() throws {
    let text = propertyList("<key>k</key><string>abc</string>")
      .replacing("UTF-8", with: "US-ASCII")
    let file = try LocalizationFile(text)
    let entry = try #require(file.entries.first)
    for spelling in [CharacterSpelling.literal, .escaped] {
      let edits = entry.edits(Self.wrap(3), spelling: spelling, in: file.source)
      #expect(
        shown(file.text(replacing: edits))
          == shown(text.replacing("abc", with: "&#x202B;abc&#x202C;")))
    }
  }

  private func expect(_ example: Example, between before: String, and after: String) throws {
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(before + example.file + after, as: encoding)
      let entry = try #require(file.entries.dropFirst().first)
      for (spelling, expected) in [
        (CharacterSpelling.literal, example.literal), (.escaped, example.escaped),
      ] {
        let edits = entry.edits(example.changes, spelling: spelling, in: file.source)
        let written = file.source.bytes(replacing: edits)
        #expect(shown(file.text(replacing: edits)) == shown(before + expected + after))
        #expect(written == bytes(before + expected + after, as: encoding))
        // The edits stand in the order of the file.
        #expect(edits.map(\.range.lowerBound) == edits.map(\.range.lowerBound).sorted())
      }
    }
  }
}

/// What is put into a token without quotation marks gets them.
@Suite struct UnquotedEditTests {
  @Test(arguments: [
    ("k = abc.;", "k = \"\u{202A}abc.\u{202C}\";"), ("abc;", "abc =\"\u{202A}abc\u{202C}\";"),
    ("\"abc\";", "\"abc\" =\"\u{202A}abc\u{202C}\";"), ("k=abc ;", "k=\"\u{202A}abc\u{202C}\" ;"),
  ])
  func getsQuotationMarks(_ row: (before: String, after: String)) throws {
    let file = try LocalizationFile(path: "x.strings", bytes: Array(row.before.utf8))
    let entry = try #require(file.entries.first)
    let edits = entry.edits(
      [
        .insert("\u{202A}", before: 0),
        .append("\u{202C}", after: entry.value.string.utf8.count),
      ], spelling: .literal, in: file.source)
    #expect(String(decoding: file.source.bytes(replacing: edits), as: UTF8.self) == row.after)
  }
}
