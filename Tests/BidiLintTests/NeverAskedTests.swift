import BidiJudge
import LocalizationFiles
import Testing

@testable import BidiLint

/// Values that no program gets, though their key may be one that it asks for.
@Suite struct NeverAskedTests {
  /// What says `GitHub is not available`, which a label lays out from left to right.
  private static let down = "GitHub \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}."
  private static let up = "\u{5D6}\u{5DE}\u{5D9}\u{5DF}."

  private func rules(_ text: String, path: String = "x.strings") throws -> [String] {
    try findings(text, path: path).map(\.rule)
  }

  /// The last of several values of a key is the one that is used.
  @Test func aLaterValueTakesThePlace() throws {
    #expect(
      try rules("\"a\" = \"\(Self.down)\";\n\"a\" = \"\(Self.up)\";") == ["duplicate-key"])
    #expect(
      try rules("\"a\" = \"\(Self.up)\";\n\"a\" = \"\(Self.down)\";")
        == ["duplicate-key", "base-direction"])
    #expect(
      try rules("{\"a\": \"\(Self.down)\", \"a\": \"\(Self.up)\"}", path: "locales/he.json")
        == ["duplicate-key"])
  }

  /// A catalog has one value of a key for each language.
  @Test func otherLanguagesOfAKey() throws {
    func text(_ locale: String, _ value: String) -> String {
      "\"\(locale)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations":
      {\(text("he", Self.down)), \(text("ar", "\u{646}\u{639}\u{645}")), \(text("ar", "\u{644}\u{627}"))}}}}
      """
    #expect(try rules(catalog, path: "x.xcstrings").contains("base-direction"))
  }

  /// Where the first value counts, or nobody reads the last one, each is judged.
  @Test func otherFormats() throws {
    func entry(_ value: String, _ attribute: String = "") -> String {
      "<message><source>a</source><translation\(attribute)>\(value)</translation></message>"
    }
    let catalog = "<TS version=\"2.1\" language=\"he\"><context><name>A</name>"
    for last in [entry(Self.up), entry(Self.up, " type=\"vanished\"")] {
      let text = catalog + entry(Self.down) + last + "</context></TS>"
      #expect(try rules(text, path: "a_he.ts").contains("base-direction"))
    }
  }

  /// A session judges a value again when the one that replaced it goes.
  @Test func aSessionSeesTheLaterValueGo() throws {
    func file(_ last: String) throws -> LocalizationFile {
      let between = (0..<30).map { "\"b\($0)\" = \"\(Self.up)\";\n" }.joined()
      return try LocalizationFile(
        path: "x.strings",
        bytes: Array("\"a\" = \"\(Self.down)\";\n\(between)\"\(last)\" = \"\(Self.up)\";\n".utf8))
    }
    let linter = Linter(options: LintOptions())
    var session = LintSession(try file("a"), by: linter, locale: MessageLocale("he"), base: nil)
    #expect(session.findings.map(\.finding.rule) == ["duplicate-key"])
    session.update(to: try file("c"))
    #expect(session.findings.map(\.finding.rule) == ["base-direction"])
    session.update(to: try file("a"))
    #expect(session.findings.map(\.finding.rule) == ["duplicate-key"])
  }

  /// One letter alone is the label of a key, and a word with a shape is not.
  @Test func aLetterAlone() throws {
    #expect(try rules("\"a\" = \"\u{FE8B}\";") == [])
    #expect(try rules("\"a\" = \"\u{FE8B}\u{646}\";") == ["presentation-forms"])
  }

  /// A number stands before what it counts in every language.
  @Test(arguments: [("%@ cal", 0), ("%@ video", 1)])
  func aNumberOfCalories(_ base: String, _ count: Int) throws {
    let found = try findings(
      "\"a\" = \"%@ \u{5E7}\u{5DC}\u{5D5}\u{5E8}\u{5D9}\u{5D5}\u{5EA}\";",
      base: "\"a\" = \"\(base)\";")
    #expect(found.count { $0.rule == "visual-order-suspect" } == count)
  }

  /// What Qt packed into code has the texts of catalogs, and names none.
  @Test func codeOfPackedFiles() throws {
    func found(_ head: String) throws -> Bool {
      try ProgramComparisonTests.findings(
        "{\"title\": \"a\", \"open\": \"b\", \"text\": \"c\", \"gone\": \"d\"}", "locales/en.json",
        in: [
          "a.js": "t('title');t('open');t('text');", "texts_rc.py": "\(head)\ndata = 'gone'\n",
        ], rule: "unused-key", locale: "en"
      ).map(\.key) == ["gone"]
    }
    #expect(try found("# Resource object code (Python 3)"))
    #expect(try !found("# Texts"))
  }
}
