import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// Arguments of one kind change together: a line that is wrong only for a number beside a word is no warning.
@Suite struct AlikeArgumentsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let value: String
    let certainty: Verdict.Certainty
    /// With the classes that are off by default.
    let withRare: Verdict.Certainty
    /// The arguments of the proof.
    let shown: [String]

    var testDescription: String { value }

    init(
      _ value: String, _ certainty: Verdict.Certainty, _ withRare: Verdict.Certainty,
      _ shown: String...
    ) {
      self.value = value
      self.certainty = certainty
      self.withRare = withRare
      self.shown = shown
    }
  }

  static let rows: [Row] = [
    // Only a name and a number beside it are wrong.
    Row("\u{05D0} %@: %@", .right, .rare, "Alice", "34"),
    Row("\u{05D0} %@, %@ \u{05D5}", .right, .rare, "Alice", "34"),
    // One of the two is a number by its type or its name.
    Row("\u{05D0} %@: %d", .some, .some, "Alice", "34"),
    Row("\u{05D0} %@: {count}", .some, .some, "Alice", "34"),
    // All of the other direction are wrong: the plainest proof.
    Row("%@ %@ \u{05D0}", .some, .some, "Alice", "Bob"),
    Row("%1$@ \u{05D0} %2$@ \u{05D1} %3$@", .some, .some, "Alice", "Bob", "Carol"),
    Row("%@ \u{05D0} %@ \u{05D0} %@ \u{05D0} %@", .some, .some, "Alice", "Bob", "Carol", "Dave"),
    // Of many arguments too.
    Row("\u{05D0} %@ \u{05D0} %@ \u{05D0} %@: %@", .right, .rare, "12", "34", "Carol", "78"),
    // One argument.
    Row("%@ \u{05D0}", .some, .some, "Alice"), Row("\u{05D0} %@ \u{05D0}", .right, .rare, "C++"),
  ]

  @Test(arguments: rows)
  func certaintyAndProof(_ row: Row) throws {
    let locale = try #require(MessageLocale("he"))
    var judge = MessageJudge(locale: locale)
    #expect(judge.verdict(of: Message(row.value)).certainty == row.certainty)
    var options = JudgeOptions()
    options.includesRareClasses = true
    var strict = MessageJudge(locale: locale, options: options)
    let verdict = strict.verdict(of: Message(row.value))
    #expect(verdict.certainty == row.withRare)
    #expect(verdict.lines.flatMap(\.faults).first?.examples.map(\.text) == row.shown)
  }

  /// What is not reported is repaired all the same where something else is wrong.
  @Test func repairsAreRightForANumberBesideAWord() throws {
    let locale = try #require(MessageLocale("he"))
    var judge = MessageJudge(locale: locale)
    let repair = judge.repair(of: Message("PDF \u{05D0} %@: %@"))
    #expect(repair?.text.contains("\u{2068}%@\u{2069}: \u{2068}%@\u{2069}") == true)
  }

  /// Arguments that open and close markup are tags, which are not seen.
  @Test func pairsOfMarkupAreNotSeen() {
    let kinds = Message("{bold_begin}\u{05D0}{bold_end} {bold}").lines[0].pieces.map(\.kind)
    #expect(kinds == [.markup, .text, .markup, .text, .argument(2)])
    let alone = Message("{time_begin} \u{05D0} {date_end}").lines[0].pieces.map(\.kind)
    #expect(alone == [.argument(0), .text, .argument(1)])
  }

  /// Names say what is opened and closed; what stands at no word is a value.
  @Test(arguments: [
    ("%(start_link)sab%(end_link)s", true), ("{linkOpen}ab{linkClose}", true),
    ("{b-start}a {n} b{b-end}", true), ("{startDate} - {endDate}", false),
    ("{startDate}-{endDate}", false), ("{start_a}ab{close_a}", false),
    ("{end_a}ab{start_a}", false),
    ("{start}ab{end}", false), ("{start_a}ab{end_b}", false), ("{start_a} ab {end_a}", false),
  ])
  func namesOfTags(_ text: String, areTags: Bool) {
    let kinds = Message(text).lines[0].pieces.map(\.kind)
    #expect((kinds.first == .markup && kinds.last == .markup) == areTags)
    #expect(kinds.contains(.markup) == areTags)
  }
}
