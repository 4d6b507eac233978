import BidiSource
import BidiTestSupport
import Foundation
import Testing

/// The one JSON reader: places, faults, and the same answers as Foundation's.
@Suite struct JSONValueTests {
  private func value(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONValue(Array(text.utf8))
  }

  // MARK: Places

  @Test func everyValueHasItsPlace() throws {
    let text = " { \"a\\n\" : [ -1.5e+3 , \"\u{5D0}\\uD83D\\uDE00\" , {} , [] ] , \"\": null }\n"
    let root = try value(text)
    func source(_ range: SourceRange) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(source(root.range) == text.dropFirst().dropLast())
    let member = try #require(root.members.first)
    #expect(member.name.string == "a\n")
    #expect(source(member.name.range) == "a\\n")
    #expect(source(member.range).hasPrefix("\"a\\n\" : [") && source(member.range).hasSuffix("]"))
    #expect(
      member.value.elements.map { source($0.range) } == [
        "-1.5e+3", "\"\u{5D0}\\uD83D\\uDE00\"", "{}", "[]",
      ])
    let string = try #require(member.value.elements[1].text)
    #expect(string.string == "\u{5D0}\u{1F600}")
    #expect(source(string.range) == "\u{5D0}\\uD83D\\uDE00")
    #expect(string.sourceOffset(before: 2) == string.range.lowerBound + 2)
    #expect(string.sourceOffset(after: 6) == string.range.upperBound)
    #expect(source(root.members[1].range) == "\"\": null")
  }

  @Test func theLastOfTwoMembersCounts() throws {
    let root = try value(#"{"a": 1, "b": "x", "a": "y"}"#)
    #expect(root["a"]?.text?.string == "y")
    #expect(root.members.count == 3)
    #expect(root["c"] == nil)
    #expect(root.members[1].value["c"] == nil && root.elements.isEmpty && root.text == nil)
  }

  // MARK: Faults

  @Test(arguments: [
    ("", "the text ends too early: a value is wanted", 0, ""),
    ("{", "the text ends too early: a name in quotation marks is wanted", 1, ""),
    ("{\"a\"", "the text ends too early: ':' is wanted", 4, ".a"),
    ("{\"a\": [1, {\"b\": tru}]}", "'e' is wanted", 19, ".a[1].b"),
    ("[1,]", "a value is wanted", 3, "[1]"),
    ("{\"a\":1,}", "a name in quotation marks is wanted", 7, ""),
    ("[01]", "',' or ']' is wanted", 2, ""), ("[1.]", "a digit is wanted", 3, "[0]"),
    ("[-]", "a digit is wanted", 2, "[0]"), ("[+1]", "a value is wanted", 1, "[0]"),
    ("[1e]", "a digit is wanted", 3, "[0]"), ("[.5]", "a value is wanted", 1, "[0]"),
    ("[NaN]", "a value is wanted", 1, "[0]"), ("1 2", "something stands after the value", 2, ""),
    ("[\"\\x\"]", "the escape is not known", 2, "[0]"),
    ("[\"\\u12G4\"]", "four hexadecimal digits are wanted", 2, "[0]"),
    ("[\"\\uD800\"]", "half a surrogate pair stands in a text", 2, "[0]"),
    ("[\"\\uD800\\n\"]", "half a surrogate pair stands in a text", 2, "[0]"),
    ("[\"\\uD800\\uD800\"]", "half a surrogate pair stands in a text", 2, "[0]"),
    ("[\"\\uDC00\"]", "half a surrogate pair stands in a text", 2, "[0]"),
    ("[\"a\tb\"]", "a control character stands in a text", 3, "[0]"),
    ("[\"a", "the text ends too early: the text has no end", 3, "[0]"),
    ("\u{FEFF}1", "a value is wanted", 0, ""), ("\u{A0}1", "a value is wanted", 0, ""),
  ])
  func faults(_ row: (text: String, message: String, offset: Int, path: String)) {
    do throws(JSONFault) {
      _ = try value(row.text)
      Issue.record("no fault")
    } catch {
      #expect(error.message == row.message)
      #expect(error.offset == row.offset)
      #expect(error.path.description == "$" + row.path)
    }
  }

  /// The same depth as Foundation's.
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(_ brackets: (open: String, close: String)) {
    for depth in [1, 500, 509, 510, 511, 512, 513, 514, 600, 100_000] {
      let text =
        String(repeating: brackets.open, count: depth - 1) + "[]"
        + String(repeating: brackets.close, count: depth - 1)
      #expect(isRead(Array(text.utf8)) == isReadByFoundation(Array(text.utf8)), "\(depth)")
    }
  }

  // MARK: Foundation

  private func isRead(_ text: [UInt8]) -> Bool { (try? JSONValue(text)) != nil }

  private func isReadByFoundation(_ text: [UInt8]) -> Bool { byFoundation(text) != nil }

  private func byFoundation(_ text: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
  }

  /// The strings of a value with the steps to them, sorted; of two members of a name the last.
  private func strings(of value: JSONValue, _ path: String = "") -> [String] {
    switch value.kind {
    case .string(let text): return [path + "=" + codes(text.string)]
    case .array(let elements):
      return elements.enumerated().flatMap { strings(of: $1, "\(path)/\($0)") }
    case .object(let members):
      var last: [String: JSONValue] = [:]
      for member in members { last[codes(member.name.string)] = member.value }
      return last.sorted { $0.key < $1.key }.flatMap { strings(of: $1, "\(path)/\($0)") }
    default: return []
    }
  }

  private func strings(ofFoundation value: Any, _ path: String = "") -> [String] {
    if let text = value as? String { return [path + "=" + codes(text)] }
    if let elements = value as? [Any] {
      return elements.enumerated().flatMap { strings(ofFoundation: $1, "\(path)/\($0)") }
    }
    guard let members = value as? [String: Any] else { return [] }
    return members.map { (codes($0.key), $0.value) }.sorted { $0.0 < $1.0 }
      .flatMap { strings(ofFoundation: $0.1, "\(path)/\($0.0)") }
  }

  /// Whether a text may be one that the two readers take differently: see `knownDifferences()`.
  private func isKnownDifference(_ text: [UInt8]) -> Bool {
    let string = String(decoding: text, as: UTF8.self)
    return text.prefix(4).contains(0) || string.unicodeScalars.contains("\u{FEFF}")
      || string.contains(#/[eE]\+?[0-9]{3}|,[ \n\r\t]*[\]}]/#.matchingSemantics(.unicodeScalar))
  }

  /// Where this reader keeps to RFC 8259 and Foundation's does not.
  @Test func knownDifferences() throws {
    // A byte order mark is no part of the text: `SourceFile` takes it off.
    #expect(!isRead(Array("\u{FEFF}1".utf8)) && isReadByFoundation(Array("\u{FEFF}1".utf8)))
    // Inside a string U+FEFF is a character; Foundation drops it at the start and after an escape.
    let text = Array("\"\u{FEFF}a\"".utf8)
    #expect(codes(try JSONValue(text).text?.string ?? "") == "FEFF 0061")
    #expect(byFoundation(text).map { codes($0 as? String ?? "") } == "0061")
    // A number may be greater than any that the machine has.
    #expect(isRead(Array("1e999".utf8)) && !isReadByFoundation(Array("1e999".utf8)))
    // A comma before a closing bracket, which Foundation for Linux takes and JavaScript does not.
    for text in ["[1,]", "{\"a\":1,}"] {
      #expect(!isRead(Array(text.utf8)) && isReadByFoundation(Array(text.utf8)))
    }
    // Foundation takes a NUL among the first bytes for a half of UTF-16.
    #expect(!isRead([0x00, 0x31]) && isReadByFoundation([0x00, 0x31]))
  }

  static let documents = [
    #"{"a": "x\n\u05D0\uD83D\uDE00", "b": [1, -2.5e3, 0.1E-2, true, false, null, {"c": []}], "d": {}}"#,
    #"[ "\"\\\/\b\f\n\r\t", "", "\u0000\u001f\u007F\uFFFF", [[], {"": ""}] ]"#,
    "{\"\u{5D0}\u{202B}\": \"\u{1F600}e\u{301}\", \"k\":\r\n\t\"\u{2028}\"}",
    #""text""#, "12", "true", "null",
  ]

  @Test func validDocumentsReadAlike() throws {
    for text in Self.documents {
      let object = try #require(byFoundation(Array(text.utf8)))
      #expect(try strings(of: value(text)) == strings(ofFoundation: object))
    }
  }

  /// Documents with some bytes changed: both readers take one or both refuse it, and read the same.
  @Test func brokenDocumentsReadAlike() {
    var random = SeededGenerator(
      seed: 11)
    let parts: [[UInt8]] =
      [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "1", "-", "+", ".", "e", "E", "\\u",
        "\\uD83D",
        "\\uDE00", "\\u12", "true", "nul", "1e999", "99999999999999999999", "0.0", "E-5", "NaN",
        "\u{1F600}", "\\u00e9",
        " ", "\n", "\u{0}", "\u{1}", "\u{7F}", "\u{A0}",
        "\u{FEFF}",
        "\u{5D0}", "/", "//", "'", "a", "01", "\"a\"", "\"a\":",
      ].map { Array($0.utf8) } + [[0x80], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    var counts = (read: 0, refused: 0, different: 0)
    for _ in 0..<caseCount(4_000, of: 10_000) {
      var text = Array((Self.documents.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, start + Int.random(in: 0...2, using: &random))
        let isRemoval = Int.random(in: 0..<4, using: &random) == 0
        text.replaceSubrange(
          start..<end, with: isRemoval ? [] : parts.randomElement(using: &random) ?? [])
      }
      // A file is well-formed UTF-8 before its JSON is read.
      guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text), !isKnownDifference(text)
      else {
        continue
      }
      let ours = try? JSONValue(text)
      let theirs = byFoundation(text)
      // Written only where something is wrong.
      var note: String {
        let written = String(decoding: text, as: UTF8.self)
        return "\(codes(written)) \(written)"
      }
      if let ours, let theirs {
        counts.read += 1
        #expect(strings(of: ours) == strings(ofFoundation: theirs), "\(note)")
      } else if ours == nil, theirs == nil {
        counts.refused += 1
      } else {
        counts.different += 1
        Issue.record("\(ours == nil ? "refused" : "read") here alone: \(note)")
      }
    }
    #expect(counts.read > 200 && counts.refused > 800)
  }
}
