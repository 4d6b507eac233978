import BidiTestSupport
import Foundation
import Testing

@testable import BidiLanguageServer

/// What is written is read by Foundation's reader, and what Foundation writes is read.
struct JSONTests {
  @Test func written() throws {
    let value = JSON.object([
      "text": .string("a\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{5D0}\u{202B}\u{1F600}"), "none": .null,
      "list": .array([.integer(-3), .bool(true), .number(1.5), .array([]), .object([:])]),
      "ready": .written(Array("[1,2]".utf8)),
    ])
    let read = try JSONSerialization.jsonObject(with: Data(value.bytes)) as? NSDictionary
    let expected: NSDictionary = [
      "text": "a\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{5D0}\u{202B}\u{1F600}", "none": NSNull(),
      "list": [-3, true, 1.5, [Any](), [String: Any]()] as [Any], "ready": [1, 2],
    ]
    #expect(read == expected)
  }

  @Test func read() throws {
    let data = try JSONSerialization.data(withJSONObject: [
      "n": 12, "f": 0.5, "s": "\u{5D0}/\u{1F600}", "a": [true, NSNull()],
    ])
    let value = try JSON(Array(data))
    #expect(value["n"]?.integer == 12)
    #expect(value["f"] == .number(0.5))
    #expect(value["s"]?.string == "\u{5D0}/\u{1F600}")
    #expect(value["a"]?.array == [.bool(true), .null])
  }

  /// Editors of UTF-16 may cut a pair; JSON alone would refuse the whole message.
  @Test func halvesOfPairs() throws {
    func text(_ json: String) throws -> String? { try JSON(Array(json.utf8)).string }
    #expect(try text(#""a\ud83db""#) == "a\u{FFFD}b")
    #expect(try text(#""\ude00\ud83d""#) == "\u{FFFD}\u{FFFD}")
    #expect(try text(#""\ud83d\ude00""#) == "\u{1F600}")
    #expect(try text(#""\\ud83d""#) == "\\ud83d")
    #expect(try text(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}\u{1F600}")
  }
}
