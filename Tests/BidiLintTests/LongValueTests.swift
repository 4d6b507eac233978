import BidiJudge
import BidiSource
import BidiTestSupport
import BidiText
import LocalizationFiles
import MessageSyntax
import Testing

@testable import BidiLint

/// Long values are judged by the same rules as short ones, and where a search has an end, by what is sure.
@Suite struct LongValueTests {
  /// More pairs than are judged one by one: all but the outermost go at once.
  @Test(arguments: [2, 64, 65, 100])
  func manyWrapsBecomeOne(_ count: Int) throws {
    let (open, end) = ("\u{202B}", "\u{202C}")
    let text = "PDF \u{05E0}\u{05E9}\u{05DE}\u{05E8}."
    let wrapped =
      String(repeating: open, count: count) + text + String(repeating: end, count: count)
    let (value, outcome) = try fixed(wrapped, "he", unsafe: true)
    #expect(value == open + text + end)
    #expect(outcome.remaining.isEmpty)
  }

  /// A message in messages is repaired as deep as it is read; what is deeper is named, with its place.
  @Test(arguments: [(1, true), (10, true), (16, true), (17, false), (200, false)])
  func deepMessagesAreRepairedAsFarAsTheyAreRead(_ row: (depth: Int, isRead: Bool)) throws {
    func message(_ text: String) -> String {
      String(repeating: "{a, plural, other {", count: row.depth) + text
        + String(repeating: "}}", count: row.depth)
    }
    let text = "Wi-Fi \u{05DB}\u{05D1}\u{05D5}\u{05D9}."
    let (value, outcome) = try fixed(message(text), "he")
    #expect(value == message(row.isRead ? "\u{202B}\(text)\u{202C}" : text))
    #expect(outcome.remaining.map(\.rule) == (row.isRead ? [] : ["order-not-judged"]))
    guard let finding = outcome.remaining.first else { return }
    // The value begins at the eighth column, and each of sixteen forms round the first that is not read has nineteen
    // characters before it.
    #expect(finding.location.column == 8 + 16 * 19)
    #expect(finding.severity == .info)
  }

  /// Deep forms of every syntax are named, and the lines beside them are judged.
  @Test(arguments: [
    ("{a, select, x {", "}}"), ("{{PLURAL:$1|a|", "}}"), ("{ $a ->\n[x] ", "\n}"),
    ("{0:x|", "}"),
  ])
  func everySyntaxHasAnEnd(_ row: (open: String, close: String)) {
    func found(_ depth: Int) -> [String] {
      let deep =
        String(repeating: row.open, count: depth) + "\u{05D0}"
        + String(repeating: row.close, count: depth)
      let file = LocalizationFile(text: "PDF \u{05E0}\u{05E9}\u{05DE}\u{05E8}.\n" + deep)
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
        .map(\.rule)
    }
    #expect(found(16).contains("order-not-judged") == false)
    #expect(found(17).contains("order-not-judged"))
    #expect(found(17).contains("base-direction"))
  }

  /// A value past the limit is named and not read; one at the limit is judged.
  @Test(.timeLimit(.minutes(15))) func aValueThatIsTooLong() throws {
    let line = "PDF \u{05E0}\u{05E9}\u{05DE}\u{05E8}."
    let longest = OrderNotJudgedRule.longestValue
    let filler = String(repeating: "\u{05D0}", count: (longest - line.utf8.count - 2) / 2)
    let atLimit = line + "\\n" + filler
    #expect(try findings(atLimit, "he").map(\.rule) == ["base-direction"])
    let found = try findings(atLimit + "\u{05D0}\u{05D0}", "he")
    #expect(found.map(\.rule) == ["order-not-judged"])
    #expect(found.first?.location.column == 8)
    #expect(found.first?.message.contains("262144") == true)
    let ignoring = LintOptions(ignore: ["order-not-judged"])
    #expect(try findings(atLimit + "\u{05D0}\u{05D0}", "he", ignoring).isEmpty)
  }

  /// A name of very many words is looked at once, and not from each of its words.
  @Test(.timeLimit(.minutes(15))) func aNameOfManyWords() throws {
    let name = String(repeating: "wo rd ", count: 100_000 / 6)
    let value = "Abc \u{05E9}\u{05DC}\u{05D5}\u{05DD} \(name)\u{05E9}\u{05DC}\u{05D5}\u{05DD}."
    #expect(try findings(value, "he").map(\.rule) == ["base-direction"])
  }

  /// Shapes that nobody writes take no more time for each part than others do: 100 KB each.
  ///
  /// Where each part looks at all the others, this does not end in minutes.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      "{n, plural, one {\u{05D1}} other {x \u{05D1}}}", "x \u{05D1}\n", "(", "'{", "$t(",
      "\u{202B}\u{05D1} x\u{202C} ", "1-2/3 \u{05D1}, ", "@%", "{a}", "%1$@", "%@-", "{\\", "{$\\",
      "](", "_", "[[a|", "{{PLURAL:$1|a|",
      "[a](", "<!--", "<a '", "{a,plural,x{", "{a, number,", "{ $a ->\n[a] ",
    ])
  func repeatedShapes(_ shape: String) throws {
    let value = "\u{05D1} " + String(repeating: shape, count: 100_000 / shape.utf8.count)
    let found = try findings(value, "he")
    #expect(Set(found.map(\.key)).count <= 1)
  }

  /// Each line of a long value is shown in the time that a line of a short value takes: 32 times as many in about 32 times as long.
  ///
  /// Where each line looked at all the others, this was more than 300 times as long.
  @Test func eachLineIsShownInTheSameTime() throws {
    let locale = try #require(MessageLocale("he"))
    let growth = growth((500, 16_000)) { count in
      let message = Message(String(repeating: "x \u{05D1}\n", count: count))
      return {
        let shown = ShownOrder.orders(of: message, message, locale, LintOptions(), allClasses: true)
        #expect(shown.orders.count == 3 * count)
      }
    }
    #expect(growth < 3 * 32)
  }

  /// Each argument finds the text that was given for it in the same time, however many texts were given.
  @Test func eachArgumentFindsItsTextInTheSameTime() throws {
    let locale = try #require(MessageLocale("he"))
    let growth = growth((500, 16_000)) { count in
      let message = Message(String(repeating: "%@ \u{05D1}\n", count: count))
      let options = JudgeOptions(
        samples: (0..<count).map { SampleArgument(specifier: "%@", text: "\($0)") })
      return {
        var judge = MessageJudge(locale: locale, options: options)
        let verdict = judge.verdict(of: message)
        #expect(verdict.arguments.map(\.given) == (0..<count).map { "\($0)" })
      }
    }
    #expect(growth < 3 * 32)
  }

  /// Of a value of many lines a report shows a part, and says how many lines are left out: first come those that are wrong.
  @Test func wrongLinesAreShownBeforeOthers() throws {
    let (right, wrong) = ("\u{05D1}\u{05D2}", "PDF \u{05D1}\u{05D2}")
    let most = EntryPreview.mostLines
    func shown(_ lines: [String]) throws -> (numbers: [Int], linesLeftOut: Int) {
      let value = lines.joined(separator: "\\n")
      let file = try BidiLintTests.file(value)
      let linter = Linter(options: LintOptions())
      var memory = JudgeMemory()
      var entries: [EntryPreview] = []
      FilePreview(
        file, fixer: Fixer(linter: linter), locale: MessageLocale("he"),
        options: { _ in LintOptions() }, base: nil, scope: .all, memory: &memory
      ).forEachEntry(&memory) { entries.append($0) }
      let entry = try #require(entries.first)
      let numbers = entry.orders.filter { $0.container == .natural }.map(\.line)
      return (numbers, entry.linesLeftOut)
    }
    let many = [String](repeating: right, count: 3 * most)
    let first = try shown(many)
    #expect(first.numbers == Array(1...most) && first.linesLeftOut == 2 * most)
    let late = try shown(many + [wrong, wrong])
    #expect(late.numbers == Array(1...(most - 2)) + [3 * most + 1, 3 * most + 2])
    #expect(late.linesLeftOut == 2 * most + 2)
    let all = try shown([String](repeating: wrong, count: most))
    #expect(all.numbers == Array(1...most) && all.linesLeftOut == 0)
  }

  /// Forms in forms that are not written to the end are read once, and not once more for each form round them.
  @Test(.timeLimit(.minutes(15)), arguments: [24, 400])
  func formsThatFailFromWithin(_ depth: Int) throws {
    let value =
      String(repeating: "{a,plural,x{", count: depth) + String(repeating: "},}", count: depth)
    #expect(try findings(value + " \u{05D1}", "he").map(\.rule).contains("placeholder-mismatch"))
  }

  /// Each of many signs is put in its place; more than the search has steps for are reported all the same.
  @Test func tooManyParts() throws {
    let stored = String(
      repeating: "\u{05E1}\u{05E4}\u{05E8} C++ \u{05D7}\u{05D3}\u{05E9} ", count: 300)
    let found = try findings(stored, "he")
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.help != nil)
  }

  /// Each of many signs is put in its place.
  @Test(arguments: [3, 20, 60])
  func manySignsArePutInTheirPlaces(_ count: Int) throws {
    let phrase = "\u{05E1}\u{05E4}\u{05E8} C++ \u{05D7}\u{05D3}\u{05E9} "
    let stored = String(repeating: phrase, count: count)
    let (value, outcome) = try fixed(stored, "he")
    #expect(value.strippingControls() == stored)
    #expect(outcome.remaining.isEmpty)
    #expect(outcome.fixed.map(\.rule) == ["ltr-run-edge"])
    let seen = try #require(value.visualParagraph(baseDirection: .explicit(.rightToLeft)))
    #expect(seen.split(separator: " ").count { $0 == "C++" } == count)
  }

  /// Among many addresses, one that a control would stand at makes the repair a person's.
  @Test func oneGluedAddressAmongMany() throws {
    let link = "\u{05E8}\u{05D0}\u{05D5} https://example.com/ "
    let found = try findings(String(repeating: link, count: 20), "he")
    let edge = try #require(found.first { $0.rule == "ltr-run-edge" })
    #expect(edge.fix?.safety == .unsafe)
  }

  @Test func aBarePercentSignAfterManySpecifiers() throws {
    let many = String(repeating: "%@ %% ", count: 500)
    let options = LintOptions(select: ["bare-percent"])
    #expect(try findings(many, "en", options).isEmpty)
    #expect(try findings(many + "50% done", "en", options).count == 1)
    #expect(try findings("50% done " + many, "en", options).count == 1)
  }

  @Test func aControlInOneOfManySpecifiers() throws {
    let many = String(repeating: "\u{2068}%1$@\u{2069} \u{05D0} ", count: 200)
    let options = LintOptions(select: ["control-in-placeholder"])
    #expect(try findings(many, "he", options).isEmpty)
    let (value, _) = try fixed(many + "%\u{200E}1$@" + many, "he", options)
    #expect(value == many + "\u{200E}%1$@" + many)
  }
}
