import BidiSource
import LocalizationFiles
import Testing

/// What is reported, and where.
@Suite struct SyntaxProblemTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let file: String

    /// Problems as `kind line:column:byte` of the file in UTF-8.
    let problems: [String]

    /// Entries as `key=value`, those after a fault too.
    let entries: [String]

    /// Words of the first message.
    let words: String

    var testDescription: String { shown(file) }

    init(_ file: String, _ problems: [String], _ entries: [String] = [], says words: String) {
      (self.file, self.problems, self.entries, self.words) = (file, problems, entries, words)
    }
  }

  /// Foundation refuses the whole file.
  static let parseErrors: [Example] = [
    Example(
      "\"a\" = \"1\"", ["parse-error 1:10:9"], ["a=1"],
      says: "the ; after the value of \"a\" is missing"),
    Example(
      "\"a\" = \"1\"\n\"b\" = \"2\";", ["parse-error 1:10:9"], ["a=1", "b=2"],
      says: "the ; after the value of \"a\""),
    Example(
      "/* \u{5D0} */ \"\u{5D0}\" = \"\u{1F600}\"\n", ["parse-error 1:18:22"],
      ["\\u{5D0}=\\u{1F600}"], says: "the ; after"),
    Example(
      "\"a\" = \"x \"y\" z\";\n\"b\" = \"2\";", ["parse-error 1:11:10"], ["a=x ", "b=2"],
      says: "is missing"),
    Example(
      "\n\n  \"a\" \"1\";\n\"b\" = \"2\";", ["parse-error 3:7:8"], ["b=2"], says: "neither = nor ;"),
    Example("\"a\"", ["parse-error 1:4:3"], says: "after the key \"a\" there is neither = nor ;"),
    Example(
      "\"a\" = ;\n\"b\" = \"2\";", ["parse-error 1:7:6"], ["b=2"],
      says: "the value of \"a\" cannot be read"),
    Example(
      "\"b\" = \"2\";\n\"a\" =", ["parse-error 2:6:16"], ["b=2"],
      says: "the file ends where the value of \"a\""),
    Example(
      "\"b\" = \"2\";\n\"a\" = \"xyz;\n", ["parse-error 2:7:17"], ["b=2"],
      says: "the quotation mark that opens the value of \"a\" is never closed"),
    Example(
      "\n \"x", ["parse-error 2:2:2"], says: "the quotation mark that opens the key is never closed"
    ),
    Example("\"b\" = \"2\";\r\"a\" = \"\\", ["parse-error 2:7:17"], ["b=2"], says: "never closed"),
    Example(";", ["parse-error 1:1:0"], says: "does not begin with an entry"),
    Example(
      "\n ) \"a\" = \"1\";", ["parse-error 2:2:2"], ["a=1"], says: "does not begin with an entry"),
    Example(
      "{ \"a\" = \"1\"; } x", ["parse-error 1:16:15"], ["a=1"], says: "text after the closing }"),
    Example(
      "{ \"a\" = \"1\"; ; }", ["parse-error 1:14:13"], ["a=1"],
      says: "an entry or } should stand here"),
    Example(
      "\"a\" = ( x y );\n\"b\" = \"2\";", ["parse-error 1:11:10"], ["b=2"],
      says: "the value of \"a\" cannot be read"),
    Example(
      "\"b\" = \"2\";\n\"a\" = { b = c; }", ["parse-error 2:17:27"], ["b=2"],
      says: "the ; after the value of \"a\" is missing"),
  ]

  /// Foundation reads the file, or a part of it.
  static let others: [Example] = [
    Example(
      "\"a\" = \"1\";; \"b\" = \"2\";", ["truncated-tail 1:11:10"], ["a=1", "b=2"],
      says: "a second ; stands here"),
    Example(
      "\"a\" = \"1\";\r\n;\r\n\"b\" = \"2\";", ["truncated-tail 2:1:12"], ["a=1", "b=2"],
      says: "a second ;"),
    // Nothing follows that could be lost.
    Example("\"a\" = \"1\";;\n", [], ["a=1"], says: ""),
    Example("\"a\" = \"1\";\n; /* end */ ;\n", [], ["a=1"], says: ""),
    Example(
      "\"a\" = \"1\";\n ) \"b\" = \"2\"; )", ["truncated-tail 2:2:12"], ["a=1", "b=2"],
      says: "a stray character"),
    Example(
      "\"a\" = \"1\"; \u{5D0} \"b\" = \"2\";", ["truncated-tail 1:12:11"], ["a=1", "b=2"],
      says: "a stray character"),
    Example(
      "\"\u{1F600}\" = \"1\"; }", ["truncated-tail 1:12:14"], ["\\u{1F600}=1"],
      says: "drops the rest"),
    Example(
      "\"b\" = \"2\";\r\n'a = 1;\r\n", ["truncated-tail 2:1:12"], ["b=2"],
      says: "the quotation mark that opens the key is never closed"),
    Example(
      "\"a\" = \"1\";\n/* c \"b\" = \"2\";", ["open-comment 2:1:11"], ["a=1"], says: "never closed"),
    Example("/* \u{5D0} */ /* c", ["open-comment 1:9:9"], says: "never closed"),
    Example(
      "\"a\" = \"1\";\n\"b\";\n\"a\" = \"2\";", ["duplicate-key 3:2:17"], ["a=1", "b=b", "a=2"],
      says: "stands on line 1 already with another value"),
    Example(
      "\n\"a\" = \"1\";\n\"a\" = \"1\";", ["duplicate-key 3:2:13"], ["a=1", "a=1"],
      says: "stands on line 2 already, with the same value"),
    Example(
      "\"A\" = \"1\"; \"\\U0041\" = \"2\";", ["duplicate-key 1:13:12"], ["A=1", "A=2"],
      says: "\"A\" stands on line 1"),
    Example(
      "a = \"1\"; 'a' = \"2\"; \"a\" = \"3\";", ["duplicate-key 1:11:10", "duplicate-key 1:22:21"],
      ["a=1", "a=2", "a=3"], says: "line 1"),
    Example(
      "\"a\" = \"x\\u203Ay\";", ["bad-escape 1:9:8"], ["a=xu203Ay"], says: "\\u203A is no escape"),
    Example(
      "\"\u{1F600}\" = \"\u{5D0}\\q\";", ["bad-escape 1:9:12"], ["\\u{1F600}=\\u{5D0}q"],
      says: "\\q is no escape"),
    Example(
      "\"a\" = \"\u{5D0}\\\u{5D4}\u{5D1}\";", ["bad-escape 1:9:9"], ["a=\\u{5D0}\\u{5D4}\\u{5D1}"],
      says: "\\\u{5D4} is no escape"),
    Example(
      "\"a\" = \"\\U41.\";", ["bad-escape 1:8:7"], ["a=A."],
      says: "2 hexadecimal digits and reads as U+41"),
    Example("\"a\" = \"\\Ux\";", ["bad-escape 1:8:7"], ["a=\\u{0}x"], says: "0 hexadecimal digits"),
    Example(
      "\"a\" = \"x\\UD83D\";", ["bad-escape 1:9:8"], ["a=x\\u{FFFD}"],
      says: "half of a surrogate pair"),
    Example(
      "\"a\" = \"\\UDE00\\UD83D\";", ["bad-escape 1:8:7", "bad-escape 1:14:13"],
      ["a=\\u{FFFD}\\u{FFFD}"], says: "UDE00"),
    Example(
      "\"\\8\" = \"\\u12\";", ["bad-escape 1:2:1", "bad-escape 1:9:8"], ["8=u12"],
      says: "\\8 is no escape"),
    // In the order of the file.
    Example(
      "\"a\" = \"\\q\";\n\"a\" = \"\\q\";; /*",
      [
        "bad-escape 1:8:7", "duplicate-key 2:2:13", "bad-escape 2:8:19", "truncated-tail 2:12:23",
        "open-comment 2:14:25",
      ], ["a=q", "a=q"], says: "\\q"),
  ]

  /// Nothing to report.
  static let none: [Example] = [
    Example("", [], says: ""), Example("  \n", [], says: ""), Example("// c", [], says: ""),
    Example("{}", [], says: ""), Example("{ \"a\" = \"1\"; }\n", [], ["a=1"], says: ""),
    Example("\"a\"\n=\n\"1\"\n;", [], ["a=1"], says: ""),
    Example("\"a\" = \"1\" // c\n;", [], ["a=1"], says: ""),
    Example("\"a\" = { b = ( c, <00 ff>, ); }; \"d\" = \"1\";", [], ["d=1"], says: ""),
    Example(
      "\"a\" = \"\\a\\b\\f\\n\\r\\t\\v\\\"\\'\\\\\\/\\?\\101\\U0041\\\n\";", [],
      ["a=\\u{7}\\u{8}\\u{C}\\u{A}\\u{D}\\u{9}\\u{B}\"'\\/?AA\\u{A}"], says: ""),
    // Canonically equivalent keys are two.
    Example(
      "\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";", [], ["\\u{E9}=1", "e\\u{301}=2"], says: ""),
    Example("\"a\" = \"1\"; \"A\" = \"2\"; \"a \" = \"3\";", [], ["a=1", "A=2", "a =3"], says: ""),
  ]

  @Test(arguments: parseErrors + others + none)
  func problems(_ example: Example) throws {
    let file = try LocalizationFile(example.file)
    #expect(file.problemPlaces == example.problems)
    #expect(file.pairs == example.entries)
    let isRefused = example.problems.contains { $0.hasPrefix("parse") }
    #expect(file.isRefused == isRefused)
    let message = file.problems.first?.message ?? ""
    #expect(example.words.isEmpty || message.contains(example.words))
    for problem in file.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= file.source.text.count)
      #expect(!problem.message.hasSuffix(".") && !problem.message.isEmpty)
      #expect(problem.help?.hasSuffix(".") != true)
    }
  }

  /// Lines and columns are the same in every encoding, and bytes are those of the file.
  @Test(arguments: parseErrors + others)
  func problemsInOtherEncodings(_ example: Example) throws {
    let expected = try LocalizationFile(example.file)
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(example.file, as: encoding)
      #expect(file.pairs == example.entries)
      #expect(file.problems.map(\.range) == expected.problems.map(\.range))
      for problem in file.problems {
        let place = file.source.location(of: problem.range.lowerBound)
        let before = String(decoding: file.source.text[..<problem.range.lowerBound], as: UTF8.self)
        #expect(place.byteOffset == bytes(before, as: encoding).count)
      }
    }
  }

  @Test func everyKindHasARow() {
    let kinds = (Self.parseErrors + Self.others).flatMap(\.problems)
      .compactMap { SyntaxProblem.Kind(rawValue: String($0.prefix { $0 != " " })) }
    #expect(Set(kinds) == Set(SyntaxProblem.Kind.allCases))
  }

  /// Foundation stops at a stray character, not at the comment that is never closed after it.
  @Test func whatFoundationReads() throws {
    let file = try LocalizationFile("\"a\" = \"1\";\n\"b\" = \"2\";; \"c\" = \"3\";\n\"d\";")
    #expect(file.pairs == ["a=1", "b=2", "c=3", "d=d"])
    #expect(file.entries.map(\.isReadByFoundation) == [true, true, false, false])
    let whole = try LocalizationFile("\"a\" = \"\\q\"; \"a\" = \"2\"; /* c")
    #expect(whole.entries.map(\.isReadByFoundation) == [true, true])
  }

  /// The entry that a problem is in.
  @Test func keys() throws {
    let file = try LocalizationFile(
      "\"a\" = \"\\q\"; \"\\q\" = \"1\"; \"a\" = \"2\";; \"b\" = \"\\8\";")
    #expect(
      file.problems.map { "\($0.kind.rawValue) \($0.key ?? "-")" }
        == ["bad-escape a", "bad-escape q", "duplicate-key a", "truncated-tail -", "bad-escape b"])
  }

  /// The one repair: what was meant by `\u203A`, in values alone.
  @Test func repairs() throws {
    let file = try LocalizationFile(
      "\"a\" = \"x\\u203A\\q\"; \"b\" = \"\\u05d0\"; \"\\u05d1\" = \"1\";")
    let edits = file.problems.compactMap(\.repair)
    #expect(file.problems.map { $0.repair != nil } == [true, false, true, false])
    let repaired = try LocalizationFile(path: "-", bytes: file.source.bytes(replacing: edits))
    #expect(repaired.pairs == ["a=x\\u{203A}q", "b=\\u{5D0}", "u05d1=1"])
  }
}
