import Foundation
import Testing

@testable import bidi_fix

/// `stream` over texts that are no JSON: lines, texts that end in NUL, columns of a table.
@Suite struct StreamTextTests {
  /// U+202B and U+202C go round the article's sentence, and nothing else changes.
  @Test func textsByLineAndByNUL() throws {
    let folder = try Folder()
    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}"
    let fixed = "\u{202B}\(sentence)\u{202C}"
    for (form, input, expected) in [
      ("lines", "\(sentence)\r\n\nabc\n\(sentence)", "\(fixed)\r\n\nabc\n\(fixed)"),
      ("nul", "\(sentence)\0abc\n\0", "\(fixed)\0abc\n\0"),
    ] {
      let run = try Command(
        ["stream", "--op", "fix", "--locale", "ar", "--input", form], input: [UInt8](input.utf8),
        in: folder.url)
      #expect(run.exitCode == 0)
      #expect(Array(run.text.unicodeScalars) == Array(expected.unicodeScalars), "\(form)")
    }
  }

  /// The text of a row is repaired in the row's locale; what cannot be read is passed on and said.
  @Test func aColumnOfATable() throws {
    let folder = try Folder()
    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}"
    let input =
      Array("\(sentence)\t\(sentence)\tar\r\n".utf8) + Array("1\t\(sentence)\tar\r\n".utf8)
      + Array("2\tabc\tde\n3\n4\t".utf8) + [0xFF] + Array("\tar\n".utf8)
    let expected =
      Array("\(sentence)\t\(sentence)\tar\r\n".utf8)
      + Array("1\t\u{202B}\(sentence)\u{202C}\tar\r\n".utf8)
      + Array("2\tabc\tde\n3\n4\t".utf8)
      + [0xFF] + Array("\tar\n".utf8)
    let run = try Command(
      [
        "stream", "--op", "fix", "--input", "tsv", "--column", "2", "--locale-column", "3",
        "--header",
      ], input: input, in: folder.url)
    #expect(run.exitCode == 2)
    #expect(Array(run.standardOutput) == expected)
    let complaints = run.standardError.split(separator: "\n")
    try #require(complaints.count == 2)
    #expect(
      complaints[0].contains("line 4, column 2, byte 59: the line has 1 column, and no column 2"))
    #expect(complaints[1].contains("line 5, column 3, byte 62: the text is not UTF-8"))
  }

  /// Many lines are answered by many tasks, in their order.
  @Test func manyLinesStayInOrder() throws {
    let folder = try Folder()
    let input = (0..<5_000).map { "\u{200F}line \($0)\n" }.joined()
    let run = try Command(
      ["stream", "--op", "strip", "--input", "lines"], input: [UInt8](input.utf8), in: folder.url)
    #expect(run.text == input.replacing("\u{200F}", with: ""))
  }

  @Test(arguments: [
    ["--op", "check", "--input", "csv"], ["--op", "fix", "--input", "tsv"],
    ["--op", "check", "--write-escapes"], ["--op", "check", "--locale", "ar,he"],
    ["--op", "fix", "--column", "1"], ["--op", "fix", "--input", "tsv", "--column", "0"],
  ])
  func formsThatDoNotGo(_ arguments: [String]) throws {
    let folder = try Folder()
    let run = try Command(["stream"] + arguments, input: [], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(!run.standardError.isEmpty)
  }

  /// A line that is too long is passed on, and held in pieces: what is after it is answered.
  @Test(arguments: ["lines", "nul"]) func longTextsArePassedOn(_ form: String) throws {
    let folder = try Folder()
    let end: [UInt8] = form == "nul" ? [0] : [0x0A]
    let marked = Array("\u{200F}a".utf8)
    let huge = marked + [UInt8](repeating: 0x20, count: 3 * LineReader.limit)
    // The last one is a byte too long, and its end is at hand with it.
    let last = [UInt8](repeating: 0x62, count: LineReader.limit + 1)
    let input = marked + end + huge + end + marked + end + last + end + marked
    let run = try Command(
      ["stream", "--op", "strip", "--input", form], input: input, in: folder.url)
    #expect(run.exitCode == 2)
    let bare: [UInt8] = [0x61]
    #expect(Array(run.standardOutput) == bare + end + huge + end + bare + end + last + end + bare)
    let complaints = run.standardError.split(separator: "\n")
    try #require(complaints.count == 2)
    let reason = "the line has more than 16777216 bytes; 16777216 are the most"
    #expect(complaints[0].contains("line 2, column 1, byte \(marked.count + 1): \(reason)"))
    let fourth = 2 * (marked.count + 1) + huge.count + 1
    #expect(complaints[1].contains("line 4, column 1, byte \(fourth): \(reason)"))
  }

  /// Texts without JSON are checked as those in an object, and their places count in the line.
  @Test func textsAreChecked() throws {
    let folder = try Folder()
    let sentence = "PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}."
    func objects(_ arguments: [String], _ input: [UInt8]) throws -> [[String: Any]] {
      let run = try Command(["stream"] + arguments, input: input, in: folder.url)
      #expect(run.exitCode == 0)
      return try run.text.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
    func rules(_ object: [String: Any]) -> [String]? {
      (object["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    }
    let table = "id\ttext\ttag\r\n1\t\(sentence)\the\r\n2\tabc\tde\n3\tabc\tqq\n4\n"
    let rows = try objects(
      [
        "--op", "check", "--input", "tsv", "--column", "2", "--locale-column", "3", "--header",
      ], Array(table.utf8))
    try #require(rows.count == 4)
    #expect(rules(rows[0]) == ["base-direction"])
    #expect(rows[0]["text"] as? String == sentence)
    #expect(rows[0]["locale"] as? String == "he")
    #expect(rows.map { $0["line"] as? Int } == [2, 3, 4, 5])
    #expect(rules(rows[1]) == [])
    let bytes = Array(table.utf8)
    let place = try #require(bytes.firstRange(of: Array("qq".utf8))).lowerBound
    #expect(rows[2]["byteOffset"] as? Int == place)
    #expect(rows[2]["column"] as? Int == 7)
    #expect((rows[3]["error"] as? String)?.contains("no column 2") == true)

    // The same findings as for the object, and the same orders as explain gives of it.
    for (operation, flags) in [
      ("check", ["--locale", "he"]), ("explain", []), ("explain", ["--locale", "he"]),
    ] {
      let object = try JSONSerialization.data(withJSONObject: ["text": sentence, "line": 1])
      let wanted = try objects(["--op", operation] + flags, Array(object) + [0x0A])
      let found = try objects(
        ["--op", operation, "--input", "nul"] + flags, Array(sentence.utf8) + [0])
      #expect(wanted.count == 1 && NSArray(array: wanted).isEqual(to: found))
      // The verdict needs a language.
      #expect((found.first?["verdict"] != nil) == (operation == "explain" && !flags.isEmpty))
    }
  }

  /// Rules and severities of the flags count, as for check over files.
  @Test func flagsOfTheLinter() throws {
    let folder = try Folder()
    let run = try Command(
      [
        "stream", "--op", "check", "--input", "lines", "--locale", "he", "--severity",
        "base-direction=info", "--extend-select", "arrow-direction",
      ], input: Array("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.\n".utf8), in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.text.contains(#""severity":"info""#))
    #expect(!run.text.contains(#""severity":"error""#))
  }
}
