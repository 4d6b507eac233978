import BidiSource
import BidiTestSupport
import Foundation
import Testing

@testable import bidi_fix

/// Lines of JSON, taken apart.
@Suite struct StreamLineTests {
  private static func fields(_ json: [UInt8]) throws(StreamError) -> [StreamLine.Field] {
    try StreamLine(json[...]).fields
  }

  @Test func valuesAreKeptAsTheyAreWritten() throws {
    let fields = try Self.fields(
      Array(#" {"a" : 1.50E+2 ,"\u0062":[ "x\"]", {} ] , "a":null} "#.utf8))
    #expect(fields.map(\.name) == ["a", "b", "a"])
    #expect(
      fields.map { String(decoding: $0.written, as: UTF8.self) } == [
        "1.50E+2", #"[ "x\"]", {} ]"#, "null",
      ])
    #expect(fields.map(\.byteOffset) == [8, 26, 47])
  }

  /// Accepts the objects that Foundation accepts, and no other bytes.
  ///
  /// But RFC 8259 has no comma after the last member, and numbers of any size.
  @Test func agreesWithFoundation() {
    var random = SeededGenerator(seed: 31)
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"a\":", "{\"a\":1}", "[1,2]", "0", "1", "-",
      "+",
      ".", "e", "1.5e3", "01", "true", "nul", "null", "\\", "\"\\u00e9\"", "\"\\ud83d\\ude00\"",
      "\"\\ude00\"", "\"\\x\"", " ", "\t", "\r", "\u{1}", "é",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      var json = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      if Bool.random(using: &random) { json = "{\"k\": " + json + "}" }
      if json.contains(/e[-+]?\d{3}/) { continue }
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
      let fields = try? Self.fields(Array(json.utf8))
      #expect((fields != nil) == (object is [String: Any] && !json.contains(/,\s*}/)), "\(json)")
      accepted += fields == nil ? 0 : 1
    }
    #expect(accepted > 500)
  }

  @Test func depthHasALimit() throws {
    func nested(_ depth: Int) -> [UInt8] {
      let inner = depth - 1
      let lists = String(repeating: "[", count: inner) + String(repeating: "]", count: inner)
      return Array("{\"a\":\(lists)}".utf8)
    }
    #expect(try Self.fields(nested(512)).count == 1)
    let error = #expect(throws: StreamError.self) { try Self.fields(nested(100_000)) }
    #expect(error?.message == "the line is no JSON" && error?.byteOffset == 5 + 511)
  }
}
