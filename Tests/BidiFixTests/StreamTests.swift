import BidiLint
import BidiSource
import Foundation
import LocalizationFiles
import Testing

@testable import bidi_fix

/// `stream`: one JSON object a line.
@Suite struct StreamTests {
  private static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func answers(
    _ arguments: [String], _ input: [UInt8]
  ) throws -> [[String: Any]] {
    let folder = try Folder()
    let run = try Command(["stream", "--op"] + arguments, input: input, in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.standardError.isEmpty)
    return try run.text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func answers(_ arguments: [String], _ lines: [[String: Any]]) throws -> [[String: Any]] {
    let input = try lines.map { try JSONSerialization.data(withJSONObject: $0) + [0x0A] }
    return try answers(arguments, [UInt8](Data(input.joined())))
  }

  private func texts(_ arguments: [String], _ texts: [String]) throws -> [String] {
    try answers(arguments, texts.map { ["text": $0] }).map { try #require($0["text"] as? String) }
  }

  private func values(_ tag: String) throws -> [String] {
    let file = Self.packageFolder.appendingPathComponent(
      "Resources/Locales/\(tag).lproj/Localizable.strings")
    let bytes = [UInt8](try Data(contentsOf: file))
    return try LocalizationFile(path: file.path, bytes: bytes).entries.map(\.value.string)
  }

  // MARK: Laws over the locale fixtures

  static let tags = ["ar", "ckb", "de", "dv", "en", "fa", "he", "ja", "ug", "ur", "yi", "zh-Hans"]

  /// The values of a locale file, and those that `fix` makes of them.
  private func fixed(_ tag: String) throws -> (before: [String], after: [String]) {
    let path = "Resources/Locales/\(tag).lproj/Localizable.strings"
    let bytes = [UInt8](try Data(contentsOf: Self.packageFolder.appendingPathComponent(path)))
    let folder = try Folder()
    try folder.write(bytes, to: "\(tag).lproj/Localizable.strings")
    _ = try Command(["fix", "."], in: folder.url)
    let repaired = try LocalizationFile(
      path: path, bytes: folder.bytes(of: "\(tag).lproj/Localizable.strings"))
    return (try values(tag), repaired.entries.map(\.value.string))
  }

  /// Comments of a file can say what arguments are; a text in a stream has none, so it may get more controls.
  @Test(arguments: tags)
  func fixIsTheFixOfFiles(_ tag: String) throws {
    let (before, expected) = try fixed(tag)
    let once = try texts(["fix", "--locale", tag], before)
    #expect(once == expected)
    #expect(try texts(["fix", "--locale", tag], once) == once)
    #expect(try texts(["strip"], once) == texts(["strip"], before))
  }

  @Test(arguments: tags)
  func checkFindsWhatFixRepairs(_ tag: String) throws {
    let (before, after) = try fixed(tag)
    let found = try answers(["check", "--locale", tag], before.map { ["text": $0] })
    for (index, answer) in found.enumerated() {
      let findings = try #require(answer["findings"] as? [[String: Any]])
      let isRepairable = findings.contains {
        ($0["fix"] as? [String: Any])?["safety"] as? String == "safe"
      }
      #expect(isRepairable == (before[index] != after[index]), "\(before[index])")
    }
  }

  // MARK: Fields

  @Test func editsMakeTheResult() throws {
    let text = "abc \u{05D0}\n\u{1E900} abc"
    let answer = try #require(
      try answers(["fix"], [["text": text, "locale": "he", "container": "any"]]).first)
    var result = Array(text.utf8)
    var scalars = Array(text.unicodeScalars)
    let edits = try #require(answer["edits"] as? [[String: Any]])
    #expect(edits.count >= 2)
    for edit in edits.reversed() {
      let replacement = try #require(edit["replacement"] as? String)
      let (start, end) = try (
        #require(edit["start"] as? Int), #require(edit["end"] as? Int)
      )
      let (scalarStart, scalarEnd) = try (
        #require(edit["scalarStart"] as? Int), #require(edit["scalarEnd"] as? Int)
      )
      result.replaceSubrange(start..<end, with: replacement.utf8)
      scalars.replaceSubrange(scalarStart..<scalarEnd, with: replacement.unicodeScalars)
    }
    let fixed = try #require(answer["text"] as? String)
    #expect(String(decoding: result, as: UTF8.self) == fixed)
    #expect(scalars == Array(fixed.unicodeScalars))
    #expect(answer["changed"] as? Bool == true)
  }

  /// What is seen before and after, and whether readers accept it, in every container.
  @Test func ordersAreThoseOfTheVerdict() throws {
    let answer = try #require(
      try answers(["fix", "--locale", "he"], [["text": "abc \u{05D0}", "container": "any"]]).first)
    let orders = try #require(answer["orders"] as? [[String: Any]])
    #expect(orders.map { $0["container"] as? String } == ["natural", "rtl", "ltr"])
    #expect(
      orders.map { $0["now"] as? String } == ["abc \u{05D0}", "\u{05D0} abc", "abc \u{05D0}"])
    #expect(orders.map { $0["isRightNow"] as? Bool } == [false, true, false])
    #expect(orders.allSatisfy { $0["fixed"] as? String == "\u{05D0} abc" })
    #expect(orders.allSatisfy { $0["isRightFixed"] as? Bool == true })
    #expect((answer["proofs"] as? [[String: Any]])?.count == 1)
  }

  /// After a repair for all containers the law accepts every class of argument in each.
  @Test(arguments: ["he", "ar", "fa"])
  func everyClassIsRightAfterTheRepair(_ tag: String) throws {
    let values = try values(tag)
    let answers = try answers(
      ["fix", "--locale", tag, "--container", "any"], values.map { ["text": $0, "classes": true] })
    for (value, answer) in zip(values, answers) where answer["changed"] as? Bool == true {
      for order in try #require(answer["orders"] as? [[String: Any]]) {
        #expect(order["isRightFixed"] as? Bool == true, "\(value): \(order)")
      }
    }
  }

  /// With a locale the verdict is that of check.
  @Test func explainGivesTheVerdict() throws {
    let lines: [[String: Any]] = [
      ["text": "PDF \u{05D0}.", "locale": "he"],
      ["text": "\u{05D0} PDF.", "locale": "he", "container": "any"], ["text": "\u{05D0}"],
    ]
    let answers = try answers(["explain"], lines)
    let found = try self.answers(["check"], Array(lines.prefix(2)))
    for index in 0..<2 {
      #expect(
        (answers[index]["findings"] as? NSArray) == (found[index]["findings"] as? NSArray))
      let verdict = try #require(answers[index]["verdict"] as? [String: Any])
      let line = try #require((verdict["lines"] as? [[String: Any]])?.first)
      let rows = try #require(line["containers"] as? [[String: Any]])
      #expect(
        rows.map { $0["statement"] as? String }
          == (index == 0 ? ["wrong", "right", "wrong"] : ["right", "right", "wrong"]))
      #expect(
        rows.map { $0["isAskedFor"] as? Bool }
          == (index == 0 ? [true, false, false] : [true, true, true]))
    }
    #expect(answers[2]["verdict"] == nil)
  }

  @Test func aLineSaysMoreThanTheFlags() throws {
    let flags = ["fix", "--locale", "en", "--container", "natural", "--style", "mark"]
    let lines: [(fields: [String: Any], text: String)] = [
      (["text": "abc \u{05D0}"], "abc \u{05D0}"),
      (["text": "abc \u{05D0}", "locale": "he"], "\u{200F}abc \u{05D0}"),
      (
        ["text": "abc \u{05D0}", "locale": "he", "style": "isolate"], "\u{2067}abc \u{05D0}\u{2069}"
      ),
      (
        ["text": "\u{05D0}!", "locale": "he", "style": "embed", "container": "ltr"],
        "\u{202B}\u{05D0}!\u{202C}"
      ),
      // Null is the same as nothing.
      (["text": "abc \u{05D0}", "locale": NSNull(), "style": NSNull()], "abc \u{05D0}"),
    ]
    let answers = try answers(flags, lines.map(\.fields))
    #expect(answers.map { $0["text"] as? String } == lines.map(\.text))
  }

  @Test func samplesAreTried() throws {
    let line: [String: Any] = ["text": "Hi %@!", "locale": "en"]
    func rules(_ sample: Any?) throws -> [String] {
      let answer = try answers(
        ["check"], [line.merging(sample.map { ["sample": $0] } ?? [:]) { $1 }])
      return try #require(answer.first?["findings"] as? [[String: Any]])
        .compactMap { $0["rule"] as? String }
    }
    // Nothing disturbs a sentence that begins with a letter of its own.
    #expect(try rules(["%@": "\u{05D0}"]) == [])
    let first: [String: Any] = ["text": "%@ likes %@", "locale": "en"]
    let answer = try answers(
      ["check"], [first, first.merging(["sample": ["%@": ["\u{05D0}", "Bob"]]]) { $1 }])
    #expect((answer[0]["findings"] as? [Any])?.count == 0)
    #expect((answer[1]["findings"] as? [Any])?.count == 1)
    let flagged = try answers(
      ["check", "--sample", "%@=\u{05D0}"], [["text": "%@ likes it", "locale": "en"]])
    #expect((flagged.first?["findings"] as? [Any])?.count == 1)
  }

  @Test func rulesAreChosen() throws {
    let line: [[String: Any]] = [["text": "\u{202B}abc", "locale": "he"]]
    func rules(_ flags: [String]) throws -> [String?] {
      try #require(try answers(["check"] + flags, line).first?["findings"] as? [[String: Any]])
        .map { $0["rule"] as? String }
    }
    #expect(try rules([]) == ["unbalanced-control"])
    #expect(try rules(["--ignore", "unbalanced-control"]) == [])
    #expect(try rules(["--select", "base-direction"]) == [])
  }

  @Test func stripTakesGroups() throws {
    let text = "\u{202B}a\u{200F}\u{2068}b\u{2069}\u{202C}"
    let answers = try answers(
      ["strip", "--only", "marks"],
      [["text": text], ["text": text, "only": ["isolates", "embeddings"]]])
    #expect(
      answers.map { $0["text"] as? String } == [
        "\u{202B}a\u{2068}b\u{2069}\u{202C}", "a\u{200F}b",
      ])
    let removed = try #require(answers[1]["removed"] as? [[String: Any]])
    #expect(removed.map { $0["control"] as? String } == ["RLE", "FSI", "PDI", "PDF"])
    #expect(removed.map { $0["scalarStart"] as? Int } == [0, 3, 5, 6])
    #expect(removed.map { $0["start"] as? Int } == [0, 7, 11, 14])
    #expect(removed.map { $0["end"] as? Int } == [3, 10, 14, 17])
  }

  /// What is not known comes back as it was written, byte by byte.
  @Test(arguments: ["explain", "fix", "strip", "check"])
  func otherFieldsAreCarried(_ operation: String) throws {
    let other =
      #""id":{"a":[1.50,1e2,"\u0041\/",{"}":"]"}]},"n":123456789012345678901234567890,"t":true,"z":null"#
    let line = #"{"text" : "a", "# + other.replacing(",\"", with: " ,\t\"") + "}\r\n"
    let flags = operation == "fix" || operation == "check" ? ["--locale", "en"] : []
    let folder = try Folder()
    let run = try Command(
      ["stream", "--op", operation] + flags, input: Array(line.utf8), in: folder.url)
    for field in [
      "\"id\":{\"a\":[1.50,1e2 ,\t\"\\u0041\\/\",{\"}\":\"]\"}]}",
      "\"n\":123456789012345678901234567890", "\"t\":true",
      "\"z\":null",
    ] {
      #expect(run.text.contains(field), "\(run.text)")
    }
  }

  // MARK: Lines that cannot be read

  static let badLines: [(name: String, operation: String, line: [UInt8], error: String)] = [
    ("empty", "fix", [], "the line is no JSON"),
    ("blank", "check", Array(" \t".utf8), "the line is no JSON"),
    ("no JSON", "strip", Array("text".utf8), "the line is no JSON"),
    ("cut", "strip", Array(#"{"text": "a"#.utf8), "the line is no JSON"),
    ("two objects", "strip", Array(#"{"text":"a"}{"text":"b"}"#.utf8), "the line is no JSON"),
    ("no object", "strip", Array("[1]".utf8), "the line is no JSON object"),
    ("no UTF-8", "fix", Array(#"{"text": ""#.utf8) + [0xFF, 0x22, 0x7D], "the line is not UTF-8"),
    ("half a surrogate pair", "fix", Array(#"{"text": "\ud800"}"#.utf8), "the line is no JSON"),
    ("no text", "fix", Array(#"{"locale": "ar"}"#.utf8), "\"text\" is missing, or no string"),
    (
      "text of another type", "check", Array(#"{"text": 5}"#.utf8),
      "\"text\" is missing, or no string"
    ),
    (
      "no locale", "fix", Array(#"{"text": "a"}"#.utf8),
      "\"locale\" is missing, and no --locale was given"
    ),
    (
      "no locale", "check", Array(#"{"text": "a", "locale": null}"#.utf8),
      "\"locale\" is missing, and no --locale was given"
    ),
    (
      "unknown locale", "fix", Array(#"{"text": "a", "locale": "qq"}"#.utf8),
      "no script is known for the locale \"qq\"; give a tag such as ar, fa-IR or az-Arab"
    ),
    (
      "locale of another type", "fix", Array(#"{"text": "a", "locale": 1}"#.utf8),
      "\"locale\" is no string"
    ),
    (
      "container", "fix", Array(#"{"text": "a", "locale": "ar", "container": "up"}"#.utf8),
      "\"container\" is \"up\": it is natural, rtl, ltr or any"
    ),
    (
      "container of another type", "check",
      Array(#"{"text": "a", "locale": "ar", "container": ["ltr"]}"#.utf8),
      "\"container\" is no string: it is natural, rtl, ltr or any"
    ),
    (
      "style", "fix", Array(#"{"text": "a", "locale": "ar", "style": "none"}"#.utf8),
      "\"style\" is \"none\": it is embed, isolate or mark"
    ),
    (
      "sample", "fix", Array(#"{"text": "a", "locale": "ar", "sample": "Bob"}"#.utf8),
      "\"sample\" is no object: it is {\"%@\": \"Bob (IT)\"}"
    ),
    (
      "classes", "fix", Array(#"{"text": "a", "locale": "ar", "classes": 1.5}"#.utf8),
      "\"classes\" is neither true nor false"
    ),
    // A number is no truth, also where it is 0 or 1.
    (
      "rules", "explain", Array(#"{"text": "a", "rules": 1}"#.utf8),
      "\"rules\" is neither true nor false"
    ),
    (
      "sample without specifier", "fix",
      Array(#"{"text": "a", "locale": "ar", "sample": {"x": "Bob"}}"#.utf8),
      "\"sample\": x is no format specifier"
    ),
    (
      "sample of two lines", "fix",
      Array(#"{"text": "a", "locale": "ar", "sample": {"%@": "a\nb"}}"#.utf8),
      "\"sample\": %@ has a text of more than one line"
    ),
    (
      "sample of another type", "fix",
      Array(#"{"text": "a", "locale": "ar", "sample": {"%@": 1}}"#.utf8),
      "\"sample\": %@ is no string, and no list of strings"
    ),
    (
      "only", "strip", Array(#"{"text": "a", "only": ["marks", "all"]}"#.utf8),
      "\"only\" is a list of marks, embeddings, isolates, overrides"
    ),
    (
      "only as text", "strip", Array(#"{"text": "a", "only": "marks"}"#.utf8),
      "\"only\" is a list of marks, embeddings, isolates, overrides"
    ),
    (
      "nothing only", "strip", Array(#"{"text": "a", "only": []}"#.utf8),
      "\"only\" is a list of marks, embeddings, isolates, overrides"
    ),
  ]

  @Test(arguments: badLines)
  func aBadLineIsSaidAndTheStreamGoesOn(
    _ row: (name: String, operation: String, line: [UInt8], error: String)
  ) throws {
    let good = #"{"text": "a", "locale": "en"}"#
    let input = Array(good.utf8) + [0x0A] + row.line + [0x0A] + Array(good.utf8)
    let answers = try answers([row.operation], input)
    try #require(answers.count == 3)
    #expect(answers[0]["text"] as? String == "a")
    #expect(answers[1]["error"] as? String == row.error)
    #expect(answers[1]["line"] as? Int == 2)
    #expect(answers[2]["text"] as? String == "a")
  }

  /// The caller knows a line that is no JSON by its `id`, if that stands before the error.
  @Test(arguments: [
    (#"{"id": 7, "text": }"#, 7), (#"{"text": , "id": 7}"#, nil), (#"{"id": 7"#, 7), ("[7", nil),
  ])
  func anUnreadableLineKeepsItsID(_ row: (line: String, id: Int?)) throws {
    let answer = try #require(try answers(["fix"], Array(row.line.utf8)).first)
    #expect(answer["error"] is String)
    #expect(answer["id"] as? Int == row.id)
  }

  /// Equal texts get equal answers, whatever was answered before, and other settings other answers.
  @Test(arguments: ["fix", "check"])
  func equalTexts(_ operation: String) throws {
    let text = "abc \u{05D0}."
    let lines: [[String: Any]] = [
      ["id": 1, "text": text, "locale": "he"], ["id": 2, "text": text, "locale": "he"],
      ["id": 3, "text": text, "locale": "en"],
      ["id": 4, "text": text, "locale": "he", "style": "isolate"],
      ["id": 5, "text": text, "locale": "he", "container": "rtl"],
      ["id": 6, "text": text, "locale": "he"],
    ]
    func comparable(_ answer: [String: Any]) -> NSDictionary {
      answer.filter { $0.key != "id" && !lines[0].keys.contains($0.key) || $0.key == "text" }
        as NSDictionary
    }
    let together = try answers([operation], lines)
    #expect(together.map { $0["id"] as? Int } == [1, 2, 3, 4, 5, 6])
    for (line, answer) in zip(lines, together) {
      let alone = try #require(try answers([operation], [line]).first)
      #expect(comparable(alone) == comparable(answer))
    }
    #expect(comparable(together[0]) != comparable(together[2]))
    #expect(comparable(together[0]) != comparable(together[3]))
    #expect(comparable(together[0]) != comparable(together[4]))
  }

  /// Orders are for texts with a change or a finding, and for lines that ask for them.
  @Test(
    arguments: [
      (["text": "\u{05D0}"], false), (["text": "abc \u{05D0}."], true),
      (["text": "\u{05D0}", "orders": true], true), (["text": "\u{05D0}", "classes": true], true),
      (["text": "abc \u{05D0}", "orders": false], false),
      (["text": "abc \u{05D0}", "orders": false, "classes": true], true),
    ] as [([String: any Sendable], Bool)])
  func ordersAreGivenWhereTheyAreWanted(_ line: [String: any Sendable], has: Bool) throws {
    let answer = try #require(try answers(["fix", "--locale", "he"], [line]).first)
    #expect(try #require(answer["orders"] as? [Any]).isEmpty == !has)
  }

  /// Without proofs the answer is the repair alone, and the same repair.
  @Test func answersWithoutProofsHaveTheSameRepair() throws {
    let texts = [
      "abc \u{05D0}.", "\u{05D0}", "\u{05D0} C++ \u{05D1} %@", "\u{202B}\u{200F}%d \u{05D0}.",
      "%@ \u{05D0}\nPDF \u{05D1}.",
      "\u{1F600} PDF \u{05D0} C++ \u{05D1} c#", "\u{202B}\u{05D0}\u{202C}", "",
    ]
    let with = try answers(["fix", "--locale", "he"], texts.map { ["text": $0] })
    let without = try answers(["fix", "--locale", "he", "--no-proofs"], texts.map { ["text": $0] })
    let asked = try answers(
      ["fix", "--locale", "he"], texts.map { ["text": $0, "proofs": false] as [String: Any] })
    for (place, text) in texts.enumerated() {
      #expect(Set(without[place].keys) == ["text", "changed", "edits"])
      #expect(Set(asked[place].keys) == ["text", "changed", "edits", "proofs"])
      for answer in [without[place], asked[place]] {
        #expect(answer["text"] as? String == with[place]["text"] as? String)
        #expect(answer["changed"] as? Bool == ((answer["text"] as? String) != text))
        #expect((answer["edits"] as? NSArray) == (with[place]["edits"] as? NSArray))
      }
    }
    // A line that asks for proofs has them, whatever the flag says.
    let line = ["text": "abc \u{05D0}.", "proofs": true] as [String: Any]
    let proved = try #require(
      try answers(["fix", "--locale", "he", "--no-proofs"], [line]).first)
    #expect((proved["proofs"] as? [Any])?.count == 1)
    let folder = try Folder()
    let refused = try Command(
      ["stream", "--op", "check", "--no-proofs"], input: [], in: folder.url)
    #expect(refused.exitCode == 64)
  }

  /// The fault is where the sign ① stands, which is not sent.
  @Test(arguments: [
    ("check", #"①"#),
    ("check", #"t①ext"#),
    ("strip", #"{"text": "é\#u{1E900}", "id": t①ext}"#),
    ("strip", #"{"text": "a", ①}"#),
    ("strip", #"{"text": "a"①"#),
    ("strip", #"{"text": "a"} ①{"text": "a"}"#),
    ("strip", #"{"text": "é①\ud800"}"#),
    ("strip", #"{"text": "é①\x"}"#),
    ("strip", #"{"text": "a", "n": 0①1}"#),
    ("strip", #"{"text": "a", "n": [1, {"b": tru①}]}"#),
    ("strip", #" ①["text"]"#),
    ("strip", #"①{"id": "é"}"#),
    ("strip", #"{"id": "é", "text": ①5}"#),
    ("strip", #"{"id": "é", "text": "a", "only": ①"marks"}"#),
    ("fix", #"①{"text": "a"}"#),
    ("fix", #"{"text": "é", "locale": ①"qq"}"#),
    ("fix", #"{"text": "é", "locale": "ar", "style": ①"none"}"#),
    ("check", #"{"text": "é", "locale": "ar", "container": ①"up"}"#),
    ("check", #"{"text": "é", "locale": "ar", "sample": ①{"x": "a"}}"#),
    ("explain", #"{"text": "é", "base": ①"up"}"#),
  ])
  func aBadLineSaysWhere(_ row: (operation: String, line: String)) throws {
    let parts = row.line.split(separator: "①", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let good = #"{"text": "é", "locale": "en"}"# + "\r\n"
    let answers = try answers([row.operation], Array((good + parts.joined() + "\n").utf8))
    try #require(answers.count == 2)
    #expect(answers[1]["error"] != nil)
    #expect(answers[1]["line"] as? Int == 2)
    #expect(answers[1]["column"] as? Int == parts[0].unicodeScalars.count + 1)
    #expect(answers[1]["byteOffset"] as? Int == good.utf8.count + parts[0].utf8.count)
  }

  @Test func bytesThatAreNotUTF8HaveAPlace() throws {
    let answers = try answers(
      ["strip"], Array("\n{\"text\": \"\u{05D0}".utf8) + [0xC3, 0x28, 0x22, 0x7D])
    try #require(answers.count == 2)
    #expect(answers[1]["error"] as? String == "the line is not UTF-8")
    #expect(answers[1]["column"] as? Int == 12)
    #expect(answers[1]["byteOffset"] as? Int == 13)
  }

  /// A partner knows by its id which line has failed.
  @Test func anErrorCarriesTheID() throws {
    let answers = try answers(["fix"], Array(#"{"text": "a", "id": "q7"}"#.utf8))
    #expect(answers.first?["id"] as? String == "q7")
    #expect(answers.first?["error"] != nil)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let answers = try answers(["strip"], [0xEF, 0xBB, 0xBF] + Array(#"{"text": "a"}"#.utf8))
    #expect(answers.first?["text"] as? String == "a")
  }

  @Test func longLines() throws {
    let long = String(repeating: "abc \u{05D0} ", count: 100_000)
    let huge = [UInt8](repeating: 0x20, count: LineReader.limit + 1)
    let input = Array(#"{"text": ""#.utf8) + Array(long.utf8) + Array("\"}\n".utf8) + huge + [0x0A]
    let answers = try answers(["strip"], input + Array(#"{"text": "a"}"#.utf8) + [0x0A] + huge)
    try #require(answers.count == 4)
    #expect(answers[0]["text"] as? String == long)
    for (index, line) in [(1, 2), (3, 4)] {
      #expect(
        answers[index]["error"] as? String
          == "the line has 16777217 bytes; 16777216 are the most")
      #expect(answers[index]["line"] as? Int == line)
      #expect(answers[index]["column"] as? Int == 1)
    }
    let second = long.utf8.count + #"{"text": ""}"#.utf8.count + 1
    let fourth = second + huge.count + 1 + #"{"text": "a"}"#.utf8.count + 1
    #expect(answers[1]["byteOffset"] as? Int == second)
    #expect(answers[3]["byteOffset"] as? Int == fourth)
    #expect(answers[2]["text"] as? String == "a")
  }

  @Test(arguments: [
    (["strip", "--locale", "ar"], "--locale does not go with --op strip."),
    (["strip", "--style", "mark"], "--style does not go with --op strip."),
    (
      ["strip", "--input", "tsv", "--column", "1", "--locale-column", "2"],
      "--locale-column does not go with --op strip"
    ),
    (["fix", "--input", "lines"], "--op fix with --input lines needs --locale"),
    (["check", "--input", "tsv", "--column", "1"], "--op check with --input tsv needs --locale"),
    (["fix", "--only", "marks"], "--only does not go with --op fix."),
    (["fix", "--locale", "qq"], "--locale qq: no script is known for it."),
    (["fix", "--sample", "Bob"], "--sample Bob: write a specifier"),
    (["check", "--select", "all"], "--select all: there is no such rule."),
    (["strip", "--only", "all"], "--only all: the groups are"),
  ])
  func flagsThatAreWrong(_ row: (arguments: [String], message: String)) throws {
    let folder = try Folder()
    let run = try Command(["stream", "--op"] + row.arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains(row.message))
  }
}
