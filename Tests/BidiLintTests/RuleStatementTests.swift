import BidiJudge
import MessageSyntax
import LocalizationFiles
import Testing

@testable import BidiLint

/// What a verdict says in the names of rules is what `check` says of the text.
@Suite struct RuleStatementTests {
  @Test(arguments: [
    ("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.", "he", "base-direction"),
    ("\u{05E4}\u{05D2}\u{05D5}\u{05DD}.", "he", nil),
    ("%@ \u{0628}\u{062F}\u{0623} (x)", "ar", "argument-direction"),
    ("\u{05D0} C++ \u{05D1}", "he", "ltr-run-edge"),
    ("\u{202B}\u{05E4}\u{05D2}\u{05D5}\u{05DD} PDF.", "he", "unbalanced-control"),
  ])
  func statementsAreThoseOfCheck(_ row: (text: String, locale: String, rule: String?)) throws {
    let locale = try #require(MessageLocale(row.locale))
    let message = Message(row.text)
    let said = message.verdict(locale: locale).statements(about: message, in: locale)
    #expect(said.map(\.rule) == (row.rule.map { [$0] } ?? []))
    let found = Linter(options: LintOptions()).findings(
      in: LocalizationFile(text: row.text), locale: locale)
    #expect(said.map(\.rule) == found.map(\.rule))
    #expect(said.map(\.message) == found.map(\.message))
    #expect(said.map(\.severity) == found.map(\.severity))
    #expect(said.map(\.help) == found.map(\.help))
    for statement in said {
      #expect(statement.headline == Rules.rule(named: statement.rule).map { type(of: $0).headline })
    }
  }

  /// Over texts in which order and balance alone are wrong.
  @Test func statementsOfRandomTexts() throws {
    let rules = Rules.orderIDs.union([UnbalancedControlRule.id])
    var lines = RandomLine(seed: 51)
    var count = 0
    for _ in 0..<200 {
      let (value, locale, _) = lines.next()
      let known = try #require(MessageLocale(locale))
      let message = Message(value)
      guard message.data == nil else { continue }
      let said = message.verdict(locale: known).statements(about: message, in: known)
      let found = Linter(options: LintOptions(select: rules)).findings(
        in: LocalizationFile(text: value), locale: known)
      // A text whose words may be typed in the order of the screen has one finding of its own.
      guard !found.contains(where: { $0.help?.contains("order of the screen") ?? false }) else {
        continue
      }
      let running = found.filter {
        Rules.rule(named: $0.rule).map { !type(of: $0).isOptIn } ?? false
      }
      #expect(said.map(\.rule) == running.map(\.rule), "\(value)")
      #expect(said.map(\.message) == running.map(\.message), "\(value)")
      count += said.count
    }
    #expect(count > 50)
  }
}
