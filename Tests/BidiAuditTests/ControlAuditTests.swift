import BidiAudit
import BidiTestSupport
import BidiText
import Testing

/// What controls can hide: the patterns of CVE-2021-42574 in samples of our own, and what must pass.
@Suite struct ControlAuditTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let notation: String
    /// `line:column kind name`.
    let expected: [String]
    var syntax = SourceSyntax.any

    init(
      _ name: String, _ notation: String, _ expected: [String] = [],
      syntax: SourceSyntax = .any
    ) {
      (testDescription, self.notation, self.expected) = (name, notation, expected)
      self.syntax = syntax
    }
  }

  private func described(_ audit: ControlAudit) -> [String] {
    audit.findings.map {
      "\($0.line):\($0.column) \($0.kind.rawValue) \($0.control.abbreviation)"
    }
  }

  static let attacks: [Sample] = [
    Sample(
      "early return",
      "def pay(sum):‹LF›    '''take money ‹RLI›''' ;return‹LF›    balance -= sum",
      ["2:19 reordering RLI", "2:19 unbalanced RLI"], syntax: .python),
    Sample(
      "commented out",
      "/*‹RLO› } ‹LRI›if (is_admin)‹PDI› ‹LRI› begin admins only */‹LF›go();‹LF›"
        + "/* end admins only ‹RLO› { ‹LRI›*/",
      [
        "1:3 reordering RLO", "1:3 override RLO", "1:3 unbalanced RLO", "1:23 unbalanced LRI",
        "3:20 reordering RLO", "3:20 override RLO", "3:20 unbalanced RLO", "3:24 unbalanced LRI",
      ], syntax: .cFamily),
    Sample(
      "stretched string", "if (level != \"user‹RLO› ‹LRI›// check if admin‹PDI› ‹LRI›\") {",
      ["1:19 reordering RLO", "1:19 override RLO", "1:19 unbalanced RLO", "1:41 unbalanced LRI"],
      syntax: .javaScript),
    Sample(
      "the same where the language is not known",
      "if (level != \"user‹RLO› ‹LRI›// check if admin‹PDI› ‹LRI›\") {",
      ["1:19 reordering RLO", "1:19 override RLO", "1:19 unbalanced RLO", "1:41 unbalanced LRI"]),
    // Balanced, and yet 12 is shown before the string: an embedding acts on the number after it.
    Sample(
      "a number moved by an embedding", "f(\"‹RLE›abc‹PDF›\", 12)", ["1:4 reordering RLE"]),
    // W7 does not make the 2 a left-to-right one after ‹RLM›: shown is "a = 1 2 +".
    Sample("a sum turned round by a mark", "a = 1 ‹RLM›+ 2", ["1:7 reordering RLM"]),
    Sample("a mark in a name", "let is‹RLM›admin = 1", ["1:7 inside-identifier RLM"]),
    Sample("a mark in a number", "let a = 1‹LRM›0", ["1:10 inside-identifier LRM"]),
    // The sign and the number after the override follow it: shown is "a1 = b".
    Sample(
      "an override in a name", "a‹RLO›b‹PDF› = 1",
      [
        "1:2 reordering RLO", "1:2 override RLO", "1:2 inside-identifier RLO",
        "1:4 outside-literal PDF",
      ]),
    Sample(
      "an isolate in code", "x = ‹LRI›y‹PDI›;",
      ["1:5 outside-literal LRI", "1:7 outside-literal PDI"]),
    Sample(
      "a pair over two lines of a string", "s = '''a ‹RLI›B‹LF›c‹PDI› d'''",
      ["1:10 unbalanced RLI", "2:2 unbalanced PDI"], syntax: .python),
    Sample(
      "a pair from a comment into code", "/* ‹LRI›a */ b /* ‹PDI› */",
      ["1:4 unbalanced LRI", "1:15 unbalanced PDI"]),
    Sample("a comment at the end of the line", "x // ‹RLE›abc", ["1:6 unbalanced RLE"]),
    Sample(
      "an override that is closed", "// ‹RLO›abc‹PDF›", ["1:4 reordering RLO", "1:4 override RLO"]),
    Sample(
      "the one to blame after a harmless one", "\"‹LRI›a‹PDI›\" + 1 ‹RLM›+ 2",
      ["1:11 reordering RLM"]),
  ]

  @Test(arguments: attacks)
  func attack(_ sample: Sample) {
    let text = uax(sample.notation)
    let audit = ControlAudit(ofSource: text, syntax: sample.syntax)
    #expect(described(audit) == sample.expected)
    for finding in audit.findings {
      #expect(finding.index == index(finding.offset.scalars, in: text))
      #expect(finding.message.contains(finding.control.visibleName))
      #expect(finding.message.hasSuffix("."))
      #expect((finding.shown != nil) == (finding.kind == .reordering))
    }
  }

  static let harmless: [Sample] = [
    Sample("no control", "let a = \"ABC\" + \"DEF\" // GHI"),
    Sample("Hebrew comment", "// ABC def, GHI.‹LF›x = 1"),
    Sample("Arabic comment", "/* \u{633}\u{644}\u{627}\u{645} 12 */ x = 1"),
    Sample("isolate in a string", "let s = \"‹RLI›ABC def.‹PDI›\" // ABC"),
    Sample("first strong isolate", "print(\"‹FSI›\\(name)‹PDI› ABC\")", syntax: .swift),
    Sample("embedding in a string", "let s = \"‹RLE›ABC def.‹PDF›\";"),
    Sample("mark in a comment", "/* ‹RLM›ABC. */ x();"),
    Sample("mark between tokens", "f(a)‹LRM›, \"ABC\""),
    Sample("mark that puts tokens right", "\"ABC\"‹LRM› + \"DEF\""),
    Sample("one of three strings put right", "\"‹RLI›ABC‹PDI›\", \"DEF\", \"GHI\""),
    Sample("each line of a comment", "/*‹LF› ‹RLE›ABC def‹PDF›‹LF› ‹RLI›GHI.‹PDI›‹LF›*/‹LF›go()"),
    Sample("string over lines", "s = \"\"\"‹LF›‹RLI›ABC def‹PDI›‹LF›\"\"\"", syntax: .swift),
    Sample("escaped quote", "x = \"a\\\"‹RLI›A‹PDI›\""),
    Sample("Python comment", "x = 1 # ‹RLI›ABC def‹PDI›", syntax: .python),
    Sample("number sign", "# ‹RLI›ABC def‹PDI›‹LF›x = 1"),
    Sample("two dashes", "select 1 -- ‹RLI›ABC def‹PDI›"),
    Sample("template", "s = `‹RLI›ABC‹PDI›‹LF›‹RLI›D‹PDI›`", syntax: .javaScript),
    Sample("nested comment", "/* /* */ ‹RLI›ABC‹PDI› */", syntax: .swift),
    Sample("empty", ""),
    Sample(
      "a literal in interpolated code", "\"\\(f(\"‹RLI›ABC‹PDI›\"))\" + \"‹RLI›A‹PDI›\"",
      syntax: .swift),
    Sample(
      "literals three deep", "\"a\\(f(\"b\\(\"‹RLI›A‹PDI›\" + (c))\"))\"; \"‹RLI›A‹PDI›\"",
      syntax: .swift),
    Sample("a bracket in interpolated code", "\"\\(\")\")‹RLI›A‹PDI›\"", syntax: .swift),
    Sample("two signs", "##\"a\"# ‹RLI›ABC‹PDI›\"##", syntax: .swift),
    Sample("two signs over lines", "##\"\"\"‹LF›\"\"\"# ‹RLI›A‹PDI›\"‹LF›\"\"\"##", syntax: .swift),
    Sample("code in a raw string", "#\"\\\" \\#(\"‹RLI›A‹PDI›\")\"#", syntax: .swift),
    Sample("two signs in an unknown language", "##\"a\"# ‹RLI›ABC‹PDI›\"##"),
    Sample("digit quotes", "int n = 1'000; f('‹RLI›A‹PDI›'); // don't", syntax: .cFamily),
    Sample("one digit quote before a comment", "n = 0xFF'FF; // don't ‹RLI›A‹PDI›"),
    Sample(
      "a template in a template", "`a${f(`‹RLI›A‹PDI›${{a: 1}}`)}` + `‹RLI›A‹PDI›`",
      syntax: .javaScript),
  ]

  @Test(arguments: harmless)
  func passes(_ sample: Sample) {
    #expect(described(ControlAudit(ofSource: uax(sample.notation), syntax: sample.syntax)) == [])
  }

  /// Where literals and comments end, seen by what stands after them.
  static let ends: [Sample] = [
    Sample(
      "a decrement is no comment", "n--; ‹RLI›", ["1:6 outside-literal RLI"]),
    Sample(
      "a directive is no comment", "#if ‹RLI›x‹PDI›",
      ["1:5 outside-literal RLI", "1:7 outside-literal PDI"]),
    Sample(
      "C comments do not nest", "/* /* */ ‹RLI›A‹PDI› */",
      ["1:10 outside-literal RLI", "1:12 outside-literal PDI"], syntax: .cFamily),
    Sample(
      "a raw string has no escapes", "#\"\\\"# + ‹RLI›", ["1:9 outside-literal RLI"],
      syntax: .swift),
    Sample(
      "an apostrophe begins nothing", "don't ‹RLI›x‹PDI›",
      ["1:7 outside-literal RLI", "1:9 outside-literal PDI"]),
    Sample(
      "a line separator ends a comment", "// a‹LS›‹RLI›",
      ["1:6 outside-literal RLI"]),
    Sample("a comment mark in a string", "\"// a\" ‹RLI›", ["1:8 outside-literal RLI"]),
    Sample("a quote in a comment", "/* \" */ ‹RLI› \"", ["1:9 outside-literal RLI"]),
    Sample("three quotes", "'''a'b''' ‹RLI›", ["1:11 outside-literal RLI"]),
    Sample("a comment without an end", "/* ‹RLI›A‹PDI›"),
    Sample(
      "interpolated code without an end is text", "\"\\(a\" ‹LRI› \"b\"",
      ["1:7 outside-literal LRI"], syntax: .swift),
    Sample(
      "fewer signs end nothing, as many do", "##\"a\"##‹LRI› \"\"##", ["1:8 outside-literal LRI"],
      syntax: .swift),
    Sample(
      "a quote after a name is no digit quote", "a'‹RLI›A‹PDI›'", [], syntax: .cFamily),
  ]

  @Test(arguments: ends)
  func end(_ sample: Sample) {
    #expect(
      described(ControlAudit(ofSource: uax(sample.notation), syntax: sample.syntax))
        == sample.expected
    )
  }

  /// Raw strings of C++, written as they are: capital letters mean no others here.
  @Test(arguments: [
    ("x(R\"x(\" # )\" )x\")", []), ("u8R\"(\" #)\";", []), ("LR\"(a)b\\\")\" + \"#\"", []),
    ("R\"x()y\"#", ["1:8"]), ("R\"x y(\" # \"x)x y\"", ["1:9"]), ("ER\"x(\"#\")x\"", ["1:7"]),
    ("R\"0123456789abcdef(\" #)0123456789abcdef\"", []),
    ("R\"0123456789abcdefg(\" #)0123456789abcdefg\"", ["1:23"]),
  ])
  func rawStrings(_ text: String, places: [String]) {
    let code = text.replacing("#", with: "\u{2066}\u{5D0}\u{2069}")
    for syntax in [SourceSyntax.cFamily, .any] {
      let findings = ControlAudit(ofSource: code, syntax: syntax).findings
      #expect(
        findings.filter { $0.control == .isolate(.leftToRight) }.map { "\($0.line):\($0.column)" }
          == places)
      #expect(findings.allSatisfy { $0.kind == .outsideLiteral })
    }
  }

  /// Texts that people read.
  static let texts: [Sample] = [
    Sample(
      "a file name", "photo‹RLO›gpj.exe",
      ["1:6 reordering RLO", "1:6 override RLO", "1:6 unbalanced RLO"]),
    Sample("a word turned round", "‹LRO›ABC‹PDF›", ["1:1 reordering LRO", "1:1 override LRO"]),
    Sample("one letter", "‹RLO›a‹PDF›", ["1:1 override RLO"]),
    Sample("not closed", "a‹RLE›b", ["1:2 unbalanced RLE"]),
    Sample("closes nothing", "a‹LF›b‹PDI›", ["2:2 unbalanced PDI"]),
    Sample("over two lines", "‹RLI›a‹LF›b‹PDI›", ["1:1 unbalanced RLI", "2:2 unbalanced PDI"]),
    Sample("an embedding", "‹RLE›ABC def.‹PDF›"), Sample("an isolate", "‹FSI›abc‹PDI› ABC"),
    Sample("a mark", "‹RLM›abc 12"), Sample("a mark in a word", "ab‹RLM›cd"),
    Sample("none", "ABC def"),
    Sample("nested", "‹RLE›A ‹LRI›b.‹PDI› C‹PDF›"),
  ]

  @Test(arguments: texts)
  func text(_ sample: Sample) {
    #expect(described(ControlAudit(of: uax(sample.notation))) == sample.expected)
  }

  @Test func placesAreGivenInEveryUnit() throws {
    let text = uax("\u{1F600}‹CRLF›ab‹RLE›")
    let finding = try #require(ControlAudit(of: text).findings.first)
    #expect(finding.offset == TextOffset(utf8: 8, utf16: 6, scalars: 5))
    #expect(finding.line == 2)
    #expect(finding.column == 3)
    #expect(finding.paragraph == 1)
    #expect(finding.message == "‹RLE› is not closed before the end of the line.")
  }

  @Test func whatIsShownIsTold() throws {
    let audit = ControlAudit(of: uax("photo‹RLO›gpj.exe‹PDF›"))
    #expect(audit.findings.first?.shown == "photoexe.jpg")
  }

  @Test func aPartOfATextIsLookedAtAlone() throws {
    let text = uax("‹RLE›a‹LF›b‹PDF›")
    let part = text[index(3, in: text)...]
    let finding = try #require(ControlAudit(of: part).findings.first)
    #expect(finding.index == index(4, in: text))
    #expect(finding.offset.scalars == 1)
    #expect(finding.line == 1)
  }

  /// Letters alone, and letters in wraps, are nothing to report.
  @Test func wrappedTextsPass() {
    var random = SeededGenerator(seed: 90)
    for _ in 0..<2_000 {
      let text = RandomText.paragraphs(upTo: 20, using: &random).strippingControls()
      for direction in WritingDirection.allCases {
        #expect(described(ControlAudit(of: text.embedded(in: direction))) == [], "\(codes(text))")
        #expect(described(ControlAudit(of: text.isolated(in: direction))) == [], "\(codes(text))")
      }
      #expect(ControlAudit(ofSource: text).isClean)
    }
  }

  /// Every override and every fault of the text is reported, at its place.
  @Test func anyTextIsRead() {
    var random = SeededGenerator(seed: 91)
    let code = [
      "\"", "'", "`", "//", "/*", "*/", "#", "\n", "\\", "a", "1", " ", "+", "\"\"\"", "\\(", "(",
      ")", "${", "{", "}", "R\"x(", ")x\"", "#\"",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        (code.randomElement(using: &random) ?? "") + RandomText.paragraphs(upTo: 4, using: &random)
      }.joined()
      let overrides = text.unicodeScalars.filter { DirectionalFormatting($0)?.kind == .override }
      let audits = [.any, .swift, .cFamily, .javaScript, .python].map { syntax in
        ControlAudit(ofSource: text, syntax: syntax)
      }
      for audit in [ControlAudit(of: text)] + audits {
        #expect(audit.findings.filter { $0.kind == .override }.count == overrides.count)
        for finding in audit.findings {
          #expect(text.unicodeScalars[finding.index] == finding.control.scalar)
          #expect(offset(finding.index, in: text) == finding.offset.scalars)
        }
      }
      let faults = text.controlBalance.faults.map(\.offset)
      let reported = ControlAudit(of: text).findings.filter { $0.kind == .unbalanced }.map(\.offset)
      #expect(reported == faults, "\(codes(text))")
      // Each pair of source text is closed where it began, or reported.
      let inCode = ControlAudit(ofSource: text).findings
      #expect(
        faults.allSatisfy { fault in inCode.contains { $0.offset == fault } }, "\(codes(text))")
    }
  }

  /// What has no end is not looked for twice.
  @Test(
    arguments: [
      ("\"\\(", SourceSyntax.swift), ("\"\"\"\\(", .swift), ("#\"\"\"\\#(", .swift),
      ("\"\"\"\\(\"\n", .swift), ("##\"\"\"#\"", .swift), ("R\"a(", .cFamily), ("R\"(", .any),
      ("`${", .javaScript),
      ("`${`", .javaScript), ("1'", .any), ("#", .swift),
    ])
  func literalsWithoutEndTakeLinearTime(_ unit: String, syntax: SourceSyntax) {
    let text = String(repeating: unit, count: 30_000) + "\n\u{202E}"
    let time = ContinuousClock().measure {
      #expect(!ControlAudit(ofSource: text, syntax: syntax).findings.isEmpty)
    }
    #expect(time < .seconds(60))
  }

  /// The word is looked at once and told in short, however many controls it holds: were it once for each, this
  /// would take minutes.
  @Test func controlsInsideOneWordTakeLinearTime() {
    let count = 20_000
    let text = String(repeating: "a\u{200F}", count: count) + "b c\u{200F}d"
    var findings: [ControlAudit.Finding] = []
    let time = ContinuousClock().measure {
      findings = ControlAudit(ofSource: text).findings.filter { $0.kind == .insideIdentifier }
    }
    #expect(time < .seconds(60))
    #expect(findings.count == count + 1)
    let name = String(repeating: "a", count: 40)
    #expect(findings.first?.message.contains("\u{201C}\(name)\u{2026}\u{201D}") == true)
    #expect(findings.last?.message.contains("\u{201C}cd\u{201D}") == true)
  }
}
