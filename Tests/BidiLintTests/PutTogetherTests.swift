import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// Values that the program puts together, and what their types tell of a key.
@Suite struct PutTogetherTests {
  /// What `explain` tells of the first text of a file.
  private static func explanation(
    _ path: String, _ content: String, in sources: [String: String]
  ) throws -> Explanation {
    let file = try LocalizationFile(path: path, bytes: Array(content.utf8))
    var linter = Linter(options: LintOptions(containers: [.rightToLeft]))
    linter.usage = ProgramUsage.made(of: sources)
    var explainer = FileExplainer(file, locale: MessageLocale("he"), linter: linter)
    return explainer.explanation(of: 0)
  }

  /// A value with a unit is no number, whatever sign stands beside it in the text.
  @Test(arguments: [
    ("const w = `~${a} km`; const h = `~${b} km`;", false),
    ("const w = big ? `${a} km` : `${b} m`; const h = `${c} m`;", false),
    ("const w = a + ' km'; const h = b + ' km';", false),
    ("const w = Math.round(a); const h = Math.round(b);", true),
    ("const w = read(a); const h = read(b);", true),
  ])
  func aSizeWithUnits(_ source: String, _ isNumber: Bool) throws {
    let found = try Self.explanation(
      "locales/he.json", "{\"k\": \"{{w}} \u{D7} {{h}} \u{5E0}\u{5DE}\u{5D7}\u{5E7}\"}",
      in: ["a.ts": "function f() { \(source) return t('k', { w, h }) }"])
    #expect(
      found.arguments.map { $0.classes == .number } == [isNumber, isNumber], "\(source)")
  }

  /// The number sign stands before numbers, and before tags.
  @Test(arguments: [
    ("tag_deleted", "'#{0}' \u{5E0}\u{5DE}\u{5D7}\u{5E7}", false),
    ("AllTags", "#{0} \u{5E0}\u{5DE}\u{5D7}\u{5E7}", false),
    ("episode", "\u{5E4}\u{5E8}\u{5E7} #{0}", true), ("stage", "\u{5E9}\u{5DC}\u{5D1} #{0}", true),
    ("montage", "#{0} \u{5E0}\u{5DE}\u{5D7}\u{5E7}", true),
  ])
  func theNumberSign(_ key: String, _ value: String, _ isNumber: Bool) throws {
    let found = try Self.explanation("locales/he.json", "{\"\(key)\": \"\(value)\"}", in: [:])
    #expect(found.arguments.map { $0.classes == .number } == [isNumber])
  }

  /// The type of a value in a text of Swift tells the specifier of the key.
  @Test(arguments: [
    ("%lld files", "let n: Int = read(); Text(\"\\(n) files\")", true),
    ("%@ files", "let n: Int = read(); Text(\"\\(n) files\")", false),
    ("%@ files", "let n = \"ten\"; Text(\"\\(n) files\")", true),
    ("%lld files", "let n = \"ten\"; Text(\"\\(n) files\")", false),
    ("%@ files", "Text(\"\\(n) files\")", true), ("%lld files", "Text(\"\\(n) files\")", true),
    ("%@ files", "Text(\"\\(n.formatted()) files\")", true),
  ])
  func theTypeOfAValueInAText(_ key: String, _ source: String, _ isUsed: Bool) throws {
    let found = try Self.explanation(
      "he.lproj/Localizable.strings", "\"\(key)\" = \"\(key)\";",
      in: ["a.swift": "func f() { \(source) }"])
    #expect(found.uses.contains { $0.hasPrefix("a.swift") } == isUsed)
  }
}
