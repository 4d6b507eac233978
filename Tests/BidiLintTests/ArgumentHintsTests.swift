import LocalizationFiles
import Testing

@testable import BidiLint

/// What the key, the value and the base language say of arguments.
@Suite struct ArgumentHintsTests {
  /// A key, a Hebrew value, the base language's text, and the rules that find something.
  struct Row: Sendable {
    let key: String
    let value: String
    var base: String?
    let rules: [String]
  }

  static let rows = [
    Row(key: "k", value: "%@ הצטרף", rules: ["base-direction"]),
    // With a number before its unit the first letter is Hebrew.
    Row(key: "jumpLengthSeconds", value: "%@ של קפיצה", rules: []),
    Row(key: "k", value: "%@ שניות", rules: []),
    Row(key: "k", value: "%@$ בלבד", rules: []),
    Row(key: "k", value: "₪%@ בלבד", rules: []),
    Row(key: "k", value: "%@%% הושלם", rules: []),
    // Sentences say "days" of other things too.
    Row(key: "Days with %@", value: "%@ בימים אלה", rules: ["base-direction"]),
    Row(key: "days", value: "%@ שלח את %@", rules: ["base-direction"]),
    Row(key: "k", value: "המספר: %@", rules: []),
    Row(
      key: "k", value: "המספר: %@", base: "Phone number: %@", rules: ["placeholder-unisolated"]),
  ]

  @Test(arguments: rows)
  func areHeeded(_ row: Row) throws {
    func file(_ value: String) throws -> LocalizationFile {
      try LocalizationFile(
        path: "x.strings", bytes: Array("\"\(row.key)\" = \"\(value)\";".utf8))
    }
    let base = try row.base.map { BaseTexts(try file($0), locale: MessageLocale("en")) }
    let found = try Linter(options: LintOptions())
      .findings(in: try file(row.value), locale: MessageLocale("he"), base: base)
    #expect(found.map(\.rule) == row.rules)
  }
}
