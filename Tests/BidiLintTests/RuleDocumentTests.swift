import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// The documents of the rules: what they show is what the rules do.
@Suite struct RuleDocumentTests {
  static let rules = Rules.ids

  /// A program that looks up the texts of the examples which ask for one.
  private static let program = ProgramUsage(
    Ecosystem.all, list: { [ProgramUsage.Source(path: "page.js")].compactMap(\.self) },
    everything: { ["page.js"] },
    read: { _ in Array("t('of'); t('to'); t('in'); t('title');".utf8) })

  private func file(_ entry: String) throws -> LocalizationFile {
    let text = entry.readingControls(as: .names)
    return try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
  }

  /// The options that the flag of an example stands for.
  private func options(
    for example: RuleDocument.Example, _ id: String
  ) throws -> LintOptions {
    var options = LintOptions(select: [id])
    switch example.flag {
    case .container(let container): options.containers = [container]
    case .numbers(let text):
      let parts = text.split(separator: "=")
      let policy: NumberPolicy = try #require(NumberPolicy(words: parts[1]))
      options.numberPolicies[locale: String(parts[0])] = policy
    case .select(let rule): options.extendSelect = [rule]
    case nil: break
    }
    return options
  }

  @Test(arguments: rules)
  func examplesAreTrue(_ id: String) throws {
    let rule = try #require(Rules.rule(named: id))
    let document = type(of: rule).document
    #expect(!document.examples.isEmpty)
    // The examples of a rule about projects are sources.
    if rule is any ProjectRule { return }
    for example in document.examples {
      var linter = Linter(options: try options(for: example, id))
      if rule is any UsageRule {
        linter.usage = Self.program
        linter.isOfBase = example.base == nil
      }
      let locale = try #require(MessageLocale(example.locale))
      let base = try example.base.map { BaseTexts(try file($0), locale: MessageLocale("en")) }
      let wrong = try linter.findings(in: file(example.wrong), locale: locale, base: base)
      #expect(!wrong.isEmpty && wrong.allSatisfy { $0.rule == id }, "\(id): \(example.wrong)")
      let right = try linter.findings(in: file(example.right), locale: locale, base: base)
      #expect(right.isEmpty, "\(id): \(right.map(\.message))")
      // The fix makes the one of the other.
      guard document.fixSafety != nil else { continue }
      let outcome = try Fixer(linter: linter, includesUnsafe: true).fix(
        try file(example.wrong), locale: locale, base: base)
      #expect(
        outcome.repaired.entries.map(\.value.string.debugDescription)
          == (try file(example.right)).entries.map(\.value.string.debugDescription))
    }
  }

  /// A fix is never safer than the document says, and where it says that there is none, there is none.
  @Test(arguments: RuleFixture.all)
  func fixesAreAsSafeAsTheDocumentSays(_ row: RuleFixture) throws {
    let rule = try #require(Rules.rule(named: row.rule))
    switch type(of: rule).document.fixSafety {
    case .safe: break
    case .unsafe: #expect(row.safety != .safe)
    case nil: #expect(row.safety == nil)
    }
  }

  @Test(arguments: rules)
  func everyPartIsThere(_ id: String) throws {
    let rule = try #require(Rules.rule(named: id))
    let markdown = type(of: rule).markdown
    for heading in [
      "# \(id)\n", "## What it finds\n", "## Why it matters\n", "## Example\n", "## Fix\n",
      "## Switch it off\n", "--ignore \(id)", "bidi-fix:ignore \(id)", "## Sources\n",
    ] {
      #expect(markdown.contains(heading))
    }
    #expect(!markdown.hasDirectionalFormatting)
    let document = type(of: rule).document
    for text in [document.finds, document.matters, document.fix] {
      #expect(text.hasSuffix(".") || text.hasSuffix("\"."), "\(id): \(text)")
    }
    #expect(!document.sources.isEmpty)
  }

  @Test(arguments: [
    ("base-directions", "base-direction"), ("redundant", "redundant-control"),
    ("Redundant-Control", "redundant-control"), ("overide-control", "override-control"),
    ("duplicate-pairs", "duplicate-pair"), ("bad-escapes", "bad-escape"),
  ])
  func aTypingErrorIsUnderstood(_ row: (name: String, id: String)) {
    #expect(Rules.nearest(to: row.name) == row.id)
  }

  @Test(arguments: ["", "qwertyuiop", "x", "line-length-of-comments"])
  func nonsenseHasNoNeighbour(_ name: String) {
    #expect(Rules.nearest(to: name) == nil || name == "x")
  }
}
