import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// Lines with more units than fit into 15 bits are judged like short ones.
struct LongLineTests {
  @Test(arguments: [1_000, 10_000])
  func aRepairIsProvedForManyUnits(_ count: Int) throws {
    // "Xiaoming started following you", again and again.
    let text = String(
      repeating:
        "\u{5C0F}\u{660E}\u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643} ",
      count: count)
    let locale = try #require(MessageLocale("ar"))
    var judge = MessageJudge(locale: locale)
    let message = Message(text)
    let now = judge.verdict(of: message).certainty
    #expect(now == .always)
    let found = judge.repair(of: message)
    let repair = try #require(found)
    let certainty = judge.verdict(of: message.withText(repair.text)).certainty
    #expect(certainty == .right)
  }
}
