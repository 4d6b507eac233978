import BidiSource
import Foundation
import Testing

@testable import bidi_fix

/// What `stream` remembers of the lines that it answered.
@Suite struct StreamMemoryTests {
  /// An answer that is asked for again stays, the others are forgotten, and no more is kept than the limit says.
  @Test func theNewestAnswersStay() {
    var memory = AnswerMemory<Int>(limit: 64 << 10)
    func question(_ number: Int) -> [UInt8] { Array("question \(number)".utf8) }
    for number in 0..<10_000 {
      #expect(memory.answer(to: question(0), count: { _ in 8 }) == (number == 0 ? nil : 0))
      memory.keep(number, of: question(number), count: 8)
    }
    let known = (0..<10_000).filter { memory.answer(to: question($0), count: { _ in 8 }) != nil }
    #expect(known.first == 0 && known.last == 9_999)
    #expect((100...500).contains(known.count))
  }

  /// Lines with equal texts have equal answers, and one with other settings has its own.
  @Test func equalLinesHaveEqualAnswers() throws {
    let folder = try Folder()
    let text = "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}"
    let kinds = [
      #"{"text": "\#(text)", "locale": "ar", "id": 1}"#,
      #"{"text": "\#(text)", "locale": "en", "id": 2}"#,
      #"{"text": "\#(text)", "locale": "ar", "style": "mark", "a": [1, 2.50]}"#,
      #"{"text": "abc", "locale": "ar", "text": "\#(text)", "zz": null, "zz": 1}"#,
      #"{"locale": "ar"}"#,
    ]
    for op in ["fix", "check"] {
      func answers(_ lines: [String]) throws -> [Substring] {
        let input = [UInt8](lines.map { $0 + "\n" }.joined().utf8)
        let run = try Command(["stream", "--op", op], input: input, in: folder.url)
        return run.text.split(separator: "\n")
      }
      let single = try kinds.map { try #require(try answers([$0]).first) }
      let many = try answers((0..<40).map { kinds[$0 % kinds.count] })
      for (number, answer) in many.enumerated() where number % kinds.count != 4 {
        #expect(answer == single[number % kinds.count])
      }
      // Fields are sorted by name, keep their bytes, and of one name all stay; the text is replaced.
      #expect(single[2].hasPrefix(#"{"a":[1, 2.50],"#))
      #expect(single[3].hasSuffix(#","zz":null,"zz":1}"#) && !single[3].contains("abc"))
    }
  }

  /// Plain texts are remembered with their locales; a line that is not UTF-8 is never taken for one that was answered.
  @Test func plainTextsAreRememberedByLocale() throws {
    let folder = try Folder()
    let text = "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}"
    let row = Array("\(text)\tar\n".utf8)
    let other = Array("\(text)\ten\n".utf8)
    let broken = Array(text.utf8) + [0xFF] + Array("ar\tar\n".utf8)
    let brokenLocale = Array("\(text)\tar".utf8) + [0xFF, 0x0A]
    let fixed = Array("\u{202B}\(text)\u{202C}\tar\n".utf8)
    let run = try Command(
      ["stream", "--op", "fix", "--input", "tsv", "--column", "1", "--locale-column", "2"],
      input: row + other + broken + row + brokenLocale + broken + other, in: folder.url)
    #expect(
      Array(run.standardOutput) == fixed + other + broken + fixed + brokenLocale + broken + other)
    #expect(run.standardError.split(separator: "\n").count == 3)
  }
}
