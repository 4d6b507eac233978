import BidiSource
import BidiTestSupport
import Foundation
import Testing

/// What is written is read by Foundation's reader, and what Foundation writes is read.
struct JSONWritingTests {
  @Test func written() throws {
    let value = JSONValue.object([
      "text": .string("a\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{5D0}\u{202B}\u{1F600}"), "none": .null,
      "list": .array([.integer(-3), .bool(true), .written("1.5".utf8), .array([]), .object([:])]),
      "ready": .written("[1,2]".utf8),
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
    let value = try JSONValue(Array(data))
    #expect(value["n"]?.integer == 12)
    #expect(value["f"]?.number == 0.5)
    #expect(value["s"]?.string == "\u{5D0}/\u{1F600}")
    #expect(value["a"]?.elements == [.bool(true), .null])
  }

  /// Texts are written as Foundation writes them, byte by byte.
  @Test func textsAreWrittenAlike() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let scalars =
      (0...0xFF).compactMap(Unicode.Scalar.init)
      + "\u{202B}\u{2028}\u{FFFF}\u{1F600}".unicodeScalars
    for scalar in scalars {
      let text = "a\(scalar)/"
      #expect(JSONValue.string(text).bytes == Array(try encoder.encode(text)), "\(scalar.value)")
    }
  }

  @Test func membersAreSorted() throws {
    let value = try JSONValue(Array(#"{"b": 1.50, "a": {"d": [], "c": 1e2}, "b": null}"#.utf8))
    #expect(
      String(decoding: value.bytes, as: UTF8.self)
        == #"{"a":{"c":1e2,"d":[]},"b":1.50,"b":null}"#)
  }

  @Test func equalValues() throws {
    func value(_ json: String) throws -> JSONValue { try JSONValue(Array(json.utf8)) }
    #expect(
      try value(#"{"a": [1, "x"], "b": null}"#) == value(#"{ "b":null, "a":[1.0,"\u0078"] }"#))
    #expect(try value("[1, 2]") != value("[2, 1]"))
    #expect(try value(#"{"a": 1}"#) != value(#"{"a": 1, "b": 1}"#))
    #expect(try value("\"\u{E9}\"") != value("\"e\u{301}\""))
    #expect(try value("true") != value("1"))
  }

  /// Editors of UTF-16 may cut a pair; JSON alone would refuse the whole message.
  @Test func halvesOfPairs() throws {
    func text(_ json: String) throws -> String? {
      try JSONValue(Array(json.utf8), replacesHalfPairs: true).string
    }
    #expect(try text(#""a\ud83db""#) == "a\u{FFFD}b")
    #expect(try text(#""\ude00\ud83d""#) == "\u{FFFD}\u{FFFD}")
    #expect(try text(#""\ud83d\ude00""#) == "\u{1F600}")
    #expect(try text(#""\\ud83d""#) == "\\ud83d")
    #expect(try text(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}\u{1F600}")
  }
}
