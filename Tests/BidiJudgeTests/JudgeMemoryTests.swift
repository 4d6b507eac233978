import BidiJudge
import MessageSyntax
import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What is handed on from judge to judge.
@Suite struct JudgeMemoryTests {
  private static let text = "%@ \u{05E9}\u{05DC}\u{05D7} \u{05D4}\u{05D5}\u{05D3}\u{05E2}\u{05D4}"

  private func certainty(
    _ locale: String, _ options: JudgeOptions, _ memory: inout JudgeMemory
  ) throws -> Verdict.Certainty {
    let locale = try #require(MessageLocale(locale))
    var judge = MessageJudge(locale: locale, options: options, memory: &memory)
    defer { judge.handBack(&memory) }
    return judge.verdict(of: Message(Self.text)).certainty
  }

  /// A stream in which each line has a sample of its own would make it grow without end.
  @Test func samplesLeaveNothing() throws {
    var memory = JudgeMemory()
    for number in 0..<100 {
      let options = JudgeOptions(samples: [.init(specifier: "%@", text: "C\(number)")])
      #expect(try certainty("he", options, &memory) == .some)
      #expect(memory.keyCount == 1)
    }
    // And what was found with a sample is not said of other lines.
    let own = JudgeOptions(samples: [.init(specifier: "%@", text: "\u{05D3}\u{05E0}")])
    #expect(try certainty("he", own, &memory) == .right)
    #expect(try certainty("he", JudgeOptions(), &memory) == .some)
    #expect(memory.keyCount == 1)
  }

  /// Each way of judging has its verdicts.
  @Test func waysOfJudgingAreApart() throws {
    var memory = JudgeMemory()
    #expect(try certainty("he", JudgeOptions(containers: [.natural]), &memory) == .some)
    #expect(try certainty("he", JudgeOptions(containers: [.rightToLeft]), &memory) == .right)
    // A foreign name stands at the left, where the line ends.
    #expect(try certainty("he", JudgeOptions(containers: [.leftToRight]), &memory) == .some)
    #expect(try certainty("he", JudgeOptions(containers: [.natural]), &memory) == .some)
    #expect(memory.keyCount == 3)
  }

  /// However many ways there are.
  @Test func waysOfJudgingAreBounded() throws {
    var memory = JudgeMemory()
    for count in 1...200 {
      let options = JudgeOptions(containers: Array(repeating: .natural, count: count))
      #expect(try certainty("he", options, &memory) == .some)
      #expect(memory.keyCount <= 64)
    }
  }
}
