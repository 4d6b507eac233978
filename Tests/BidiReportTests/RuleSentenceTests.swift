import BidiLint
import BidiJudge
import BidiReport
import BidiText
import Testing

/// What `explain` says of the rules, beside a person's reading of UAX #9.
@Suite struct RuleSentenceTests {
  /// A text, and a sentence that must be among the reasons.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let locale: String
    let sentence: String

    init(_ text: String, _ locale: String, _ sentence: String) {
      (self.text, self.locale, self.sentence) = (text, locale, sentence)
    }

    var testDescription: String { sentence }
  }

  private func report(_ text: String, _ locale: String, showsRules: Bool = false) throws -> String {
    let explanation = Explanation(
      of: text, locale: MessageLocale(locale),
      options: LintOptions(containers: DisplayContainer.allCases))
    let style = TextStyle(isColored: false, showsControls: false)
    return ExplanationReport(style: style, showsRules: showsRules).text(for: explanation)
  }

  /// The lines under "Why", without the pieces' numbers.
  private func reasons(_ report: String) -> [String] {
    report.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("Why") }.dropFirst().prefix { !$0.isEmpty }
      .map { line in
        let sentence = line.split(separator: "]", maxSplits: 1).last ?? ""
        return String(sentence.drop { $0 == " " })
      }
  }

  static let cases = [
    // Letters and numbers.
    Case("abc", "en", "Latin letters run left to right by themselves"),
    Case("a", "en", "the Latin letter runs left to right by itself"),
    Case("א", "en", "the Hebrew letter runs right to left by itself"),
    Case("abc אב", "he", "Hebrew letters run right to left by themselves (rule I1)"),
    Case("אב 12", "he", "the digits run left to right, as all numbers do (rule I2)"),
    Case("بت؟", "ar", "the sign ؟ runs right to left by itself"),
    Case(
      "بت 12", "ar", "the digits follow an Arabic word, so they count as Arabic numbers (rule W2)"),
    Case(
      "بت 1", "ar", "the digit follows an Arabic word, so it counts as an Arabic number (rule W2)"),
    Case(
      "ab 12", "en", "the digits follow a Latin word, so they run left to right with it (rule W7)"),
    Case(
      "12", "en",
      "the digits have no letter before them, so they run left to right as the line does (rule W7)"),
    Case("בָּא", "he", "the marks go with what stands before them (rule W1)"),
    Case("א 1,2", "he", "the sign , stands between two numbers, so it belongs to them (rule W4)"),
    Case("א 5%", "he", "the sign % stands beside a number, so it belongs to it (rule W5)"),
    // Neutrals.
    Case(
      "بت بت بت", "ar",
      "the spaces stand between two Arabic words, which run right to left, so they do too (rule N1)"
    ),
    Case(
      "בא 5", "he",
      "the space stands between a Hebrew word and a number, which count as right to left,"
        + " so it runs right to left (rule N1)"),
    Case(
      "abc אב.", "he",
      "the sign . stands between a Hebrew word and the end of the line,"
        + " so it runs left to right as the line does (rule N2)"),
    Case(
      "abc אב.", "he",
      "the space stands between a Latin word and a Hebrew word,"
        + " so it runs left to right as the line does (rule N2)"),
    Case(
      "אב!", "he",
      "the sign ! stands between a Hebrew word and the end of the line,"
        + " so it runs left to right as the line does (rule N2)"),
    // Brackets.
    Case(
      "abc (אב)", "he",
      "the bracket ( and its partner enclose text that runs right to left, but stand after a Latin"
        + " word, so it runs left to right as the line does (rule N0)"),
    Case(
      "a אב(ג", "he",
      "the sign ( stands between two Hebrew words, which run right to left, so it does too"
        + " (rule N1); it is shown mirrored (rule L4)"),
    Case(
      "abc א(ב) a", "he",
      "the brackets ( ) enclose text that runs right to left, as what stands before does,"
        + " so they run right to left (rule N0); they are shown mirrored (rule L4)"),
    // Controls.
    Case("a\u{2067}b\u{2069}", "en", "‹RLI› begins an isolate that runs right to left (rule X5a)"),
    Case("a\u{2067}b\u{2069}", "en", "‹PDI› ends what ‹RLI› began (rule X6a)"),
    Case(
      "a\u{2068}א\u{2069}", "en",
      "‹FSI› begins an isolate that runs right to left, as its first letter א does (rule X5c)"),
    Case("a\u{202C}", "en", "‹PDF› has nothing to end (rule X7)"),
    Case(
      "a \u{202E}12\u{202C}", "en",
      "the digits stand in what ‹RLO› began, so they run right to left (rule X6)"),
    Case(
      "a\u{202B}א!\u{202C}", "en",
      "the sign ! stands between a Hebrew word and the end of the embedding or isolate, which run"
        + " right to left, so it does too (rule N1)"),
    Case("א\u{200E}", "he", "‹LRM› counts as a letter that runs left to right (rule I2)"),
    Case("a\u{AD}b", "en", "the invisible U+00AD takes no part in the order (rule X9)"),
    // The order.
    Case(
      "abc", "en", "The line runs left to right: pieces follow each other from the left (rule L2)."),
    Case(
      "abc אב", "he",
      "The line runs left to right: pieces follow each other from the left, and what runs right to"
        + " left is turned round as a whole (rule L2)."),
  ]

  @Test(arguments: cases)
  func theStepsAreToldInSentences(_ row: Case) throws {
    let reasons = reasons(try report(row.text, row.locale))
    // W4 and W5 prepare a number, of which another rule may then say more.
    #expect(
      reasons.contains { $0 == row.sentence || $0.hasPrefix(row.sentence + ";") },
      "\(reasons.joined(separator: "\n"))")
  }

  /// The layout that is wrong is the one to explain.
  @Test func theReasonsAreThoseOfTheFault() throws {
    #expect(
      try report("abc א", "he").contains("in a label that takes its direction from the text\n"))
    #expect(try report("א!", "he").contains("in a container that is forced to ltr\n"))
    #expect(try report("", "he").contains("Why") == false)
  }

  /// Every rule of every character, with what it changed, and only where it is asked for.
  @Test func everyRuleOfEveryCharacterIsListed() throws {
    let table = try report("ab ب(1%)", "ar", showsRules: true)
      .split(separator: "\n").drop { !$0.hasPrefix("Characters") }.dropFirst(2)
    let expected = [
      ("U+0061", ""),
      ("U+0062", ""),
      ("U+0020", "N2 WS→L"),
      ("U+0628", "W3 AL→R, I1 0→1"),
      // N0 c1: a number counts as R, as the letter before the pair does.
      ("U+0028", "N0 ON→R, I1 0→1, L4 )"),
      ("U+0031", "W2 EN→AN, I1 0→2"),
      // After W2 there is no EN beside the sign, so that W5 leaves it.
      ("U+0025", "W6 ET→ON, N1 ON→R, I1 0→1"),
      ("U+0029", "N0 ON→R, I1 0→1, L4 ("),
    ]
    #expect(table.count == expected.count)
    for (line, (code, rules)) in zip(table, expected) {
      #expect(line.hasPrefix("  \(code) "))
      #expect(rules.isEmpty ? !line.contains("→") : line.contains("  \(rules)  "), "\(line)")
    }
    #expect(try report("ab ب(1%)", "ar").contains("Characters") == false)
  }
}
