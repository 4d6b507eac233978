import BidiSource
import LocalizationFiles
import Testing

/// A character put anywhere into a value is read back there, and nothing else changes.
@Suite struct DecodedTextTests {
  /// What stands in a `.strings` file, quotation marks and all, and what it reads as.
  static let values: [(file: String, decoded: String)] = [
    (#""""#, ""), (#""abc""#, "abc"), (#"'abc'"#, "abc"), (#"'say "a"'"#, #"say "a""#),
    (#""it's""#, "it's"), (#""%1$@ / %d""#, "%1$@ / %d"),
    ("\"\u{5D0}b\u{627}\"", "\u{5D0}b\u{627}"),
    // Escapes of one character.
    (#""\n""#, "\n"), (#""a\nb\tc""#, "a\nb\tc"), (#""\"a\"""#, #""a""#), (#""\\""#, #"\"#),
    (#""\\n""#, #"\n"#), (#"'it\'s'"#, "it's"), (#""\q\é\א""#, "q\u{E9}\u{5D0}"),
    (#""a\/b""#, "a/b"), ("\"\\\u{1F600}x\"", "\u{1F600}x"),
    // Octal, in NeXTSTEP encoding: \240 is U+00A9.
    (#""\101""#, "A"), (#""\60x""#, "0x"), (#""a\240b""#, "a\u{A9}b"), (#""\7""#, "\u{7}"),
    // UTF-16 units, and pairs of them.
    (#""\U05D0""#, "\u{5D0}"), (#""a\U202Bb\U202C""#, "a\u{202B}b\u{202C}"), (#""\U41.""#, "A."),
    (#""\UD83D\UDE00""#, "\u{1F600}"), (#""x\UD83A\UDD00y""#, "x\u{1E900}y"),
    (#""\U00e9\U0301""#, "\u{E9}\u{301}"),
    // Half a pair has no character of its own.
    (#""a\UD83Db""#, "a\u{FFFD}b"), (#""\UDE00\UD83D""#, "\u{FFFD}\u{FFFD}"),
    // Line ends, raw and after a backslash.
    ("\"a\nb\"", "a\nb"), ("\"a\r\nb\"", "a\r\nb"), ("\"a\rb\"", "a\rb"),
    ("\"a\\\nb\"", "a\nb"), ("\"a\\\r\nb\"", "a\r\nb"),
    ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
    // Beyond the BMP, and marks that make one character of two scalars.
    ("\"\u{1F600}\u{1E900}\"", "\u{1F600}\u{1E900}"), ("\"e\u{301}\"", "e\u{301}"),
    (#""\UD83D\UDE00\n\U05D0\101\"""#, "\u{1F600}\n\u{5D0}A\""),
  ]

  @Test(arguments: values)
  func strings(_ row: (file: String, decoded: String)) throws {
    try expectInsertions(
      before: "\"a\" = \"1\"; /* c */\n\"k\" = ", row.file, after: "; // d\n\"z\" = \"2\";\n",
      decoded: row.decoded)
  }

  /// What stands between `<string>` and `</string>`, and what it reads as.
  static let elements: [(file: String, decoded: String)] = [
    ("abc", "abc"), (" a ", " a "), ("\u{5D0}\u{1F600}", "\u{5D0}\u{1F600}"),
    ("e\u{301}", "e\u{301}"),
    ("a\nb", "a\nb"), ("\n", "\n"), ("a\r\nb", "a\r\nb"), ("a\rb", "a\rb"),
    ("&lt;b&gt; &amp; &quot;&apos;", "<b> & \"'"),
    ("&#x202B;a&#8236;", "\u{202B}a\u{202C}"), ("&#x1F600;&#x1E900;", "\u{1F600}\u{1E900}"),
    ("&amp;lt;", "&lt;"), ("&amp;\n&amp;", "&\n&"), (#"\n\U05D0"#, #"\n\U05D0"#),
    ("<![CDATA[<a> & ]]>", "<a> & "), ("x<![CDATA[y]]>z", "xyz"), ("<![CDATA[&lt;]]>", "&lt;"),
    ("<![CDATA[a]]><![CDATA[b]]>", "ab"), ("<![CDATA[a]]]]><![CDATA[>b]]>", "a]]>b"),
    ("&lt;<![CDATA[\u{5D0}]]>&gt;", "<\u{5D0}>"),
  ]

  @Test(arguments: elements)
  func propertyLists(_ row: (file: String, decoded: String)) throws {
    let text = propertyList(
      "<key>a</key><string>1</string>\n<key>k</key>\n<string>|</string>\n<key>z</key><string>2</string>"
    )
    let parts = text.split(separator: "|")
    try expectInsertions(
      before: String(parts[0]), row.file, after: String(parts[1]), decoded: row.decoded)
  }

  /// Inserts before and after every character, by both spellings and in every encoding.
  private func expectInsertions(
    before: String, _ value: String, after: String, decoded: String
  ) throws {
    let mark = "\u{202B}"
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(before + value + after, as: encoding)
      #expect(file.pairs == ["a=1", "k=\(shown(decoded))", "z=2"])
      let entry = try #require(file.entries.dropFirst().first)
      for offset in boundaries(of: decoded) {
        for change in [ValueChange.insert(mark, before: offset), .append(mark, after: offset)] {
          for spelling in [CharacterSpelling.literal, .escaped] {
            let edits = entry.edits([change], spelling: spelling, in: file.source)
            let edited = try LocalizationFile(
              path: "-", bytes: file.source.bytes(replacing: edits))
            let expected = inserting(mark, in: decoded, at: offset)
            #expect(
              edited.pairs == ["a=1", "k=\(shown(expected))", "z=2"],
              "\(shown(value)) \(change) \(spelling) \(encoding.rawValue)")
            #expect(edited.entries.map(\.comments.count) == file.entries.map(\.comments.count))
          }
        }
      }
    }
  }

  /// A value, an offset in what it reads as, and what stands in the file before that place where
  /// something is put before the next character, and where it is put after the last one.
  @Test(arguments: [
    (#"a\nb"#, 0, "", ""), (#"a\nb"#, 1, "a", "a"), (#"a\nb"#, 2, #"a\n"#, #"a\n"#),
    (#"a\nb"#, 3, #"a\nb"#, #"a\nb"#), (#"\U05D0"#, 0, "", ""),
    (#"\U05D0"#, 2, #"\U05D0"#, #"\U05D0"#),
    (#"\UD83D\UDE00x"#, 4, #"\UD83D\UDE00"#, #"\UD83D\UDE00"#), (#"\101b"#, 1, #"\101"#, #"\101"#),
    ("abc", 2, "ab", "ab"), ("\u{5D0}b", 2, "\u{5D0}", "\u{5D0}"),
  ])
  func places(_ value: String, offset: Int, before: String, after: String) throws {
    let file = try LocalizationFile("\"k\" = \"\(value)\";")
    let text = try #require(file.entries.first).value
    let start = 7
    #expect(text.range == start..<start + value.utf8.count)
    #expect(text.sourceOffset(before: offset) == start + before.utf8.count)
    #expect(text.sourceOffset(after: offset) == start + after.utf8.count)
  }

  /// Between CDATA and what stands round it, "before" and "after" are two places.
  @Test func placesAtTheEdgeOfCDATA() throws {
    let file = try LocalizationFile(propertyList("<key>k</key><string>x<![CDATA[y]]>z</string>"))
    let text = try #require(file.entries.first).value
    func stands(_ offset: Int, before next: String) -> Bool {
      String(decoding: file.source.text[offset...], as: UTF8.self).hasPrefix(next)
    }
    #expect(stands(text.sourceOffset(after: 1), before: "<![CDATA[y"))
    #expect(stands(text.sourceOffset(before: 1), before: "y]]>"))
    #expect(stands(text.sourceOffset(after: 2), before: "]]>z"))
    #expect(stands(text.sourceOffset(before: 2), before: "z</string>"))
  }

  /// A stretch of the text, and what it is in the file.
  @Test(arguments: [
    (#"a\nb"#, 1..<2, #"\n"#), (#"a\nb"#, 0..<3, #"a\nb"#), (#"\U202Ba\U202C"#, 0..<3, #"\U202B"#),
    (#"\U202Ba\U202C"#, 4..<7, #"\U202C"#), (#"\UD83D\UDE00x"#, 0..<4, #"\UD83D\UDE00"#),
    ("abc", 1..<2, "b"), ("abc", 1..<1, ""), (#"\q"#, 0..<1, #"\q"#),
  ])
  func stretches(_ value: String, stretch: Range<Int>, expected: String) throws {
    let file = try LocalizationFile("\"k\" = \"\(value)\";")
    let text = try #require(file.entries.first).value
    #expect(file.source[text.sourceRange(of: stretch)] == expected)
  }
}
