import BidiTestSupport
import BidiText
import Foundation
import Testing

/// Cases of both Unicode files, fed through the command: `bidi-fix stream --op explain`.
@Suite struct StreamConformanceTests {
  /// A case as the command sees it.
  private struct Row {
    let text: String
    let direction: BaseDirection
    let levels: [UInt8?]
    let order: [Int]
    let paragraphLevel: UInt8?
    let place: String

    /// One line of JSON; all characters but ASCII letters are escaped.
    var request: String {
      let base =
        switch direction {
        case .auto(.leftToRight): "auto"
        case .auto(.rightToLeft): "auto-rtl"
        case .explicit(.leftToRight): "ltr"
        case .explicit(.rightToLeft): "rtl"
        }
      let text = text.utf16.map { String(format: "\\u%04X", Int($0)) }.joined()
      return #"{"text":"\#(text)","base":"\#(base)"}"#
    }
  }

  /// Every seventh case of BidiCharacterTest.txt, and one of a hundred and one of BidiTest.txt: the engine passes all of them
  /// elsewhere, here the command has to bring text, directions and answers through JSON.
  @Test func theCommandGivesTheSameAnswers() throws {
    var rows: [Row] = []
    let characters = try UnicodeFile("BidiCharacterTest")
    let cases = characters.lines.enumerated().filter { !$1.isEmpty && !$1.hasPrefix("#") }
    for (number, line) in cases where number.isMultiple(of: 7) {
      let row = try BidiCharacterCase(line, number: number + 1)
      rows.append(
        Row(
          text: row.text, direction: row.direction, levels: row.levels, order: row.order,
          paragraphLevel: row.paragraphLevel, place: "BidiCharacterTest.txt:\(number + 1)"))
    }
    var count = 0
    try BidiClassCases.forEach(in: UnicodeFile("BidiTest").lines[...]) { row in
      count += 1
      guard count.isMultiple(of: 101) else { return }
      rows.append(
        Row(
          text: row.text, direction: row.direction, levels: row.levels, order: row.order,
          paragraphLevel: nil, place: "BidiTest.txt:\(row.line)"))
    }
    #expect(rows.count > 20_000)
    let answers = try explained(rows.map(\.request).joined(separator: "\n"))
    try #require(answers.count == rows.count)
    let wrong = zip(rows, answers).filter { row, answer in !isRight(answer, row) }
    for (row, answer) in wrong.prefix(10) {
      Issue.record("\(row.place): \(row.request)\n\(String(decoding: answer, as: UTF8.self))")
    }
    #expect(wrong.isEmpty)
  }

  private func isRight(_ answer: Data, _ row: Row) -> Bool {
    guard let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any],
      let paragraphs = object["paragraphs"] as? [[String: Any]], paragraphs.count == 1,
      let levels = paragraphs[0]["levels"] as? [Any], let order = paragraphs[0]["order"] as? [Int],
      let level = paragraphs[0]["level"] as? Int
    else { return false }
    return levels.map { ($0 as? Int).map(UInt8.init(truncatingIfNeeded:)) } == row.levels
      && order == row.order && (row.paragraphLevel.map { Int($0) == level } ?? true)
      && object["text"] as? String == row.text
  }

  /// The answers of the binary that is built beside the tests, one for each line.
  private func explained(_ input: String) throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bidi-conformance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (
      folder.appendingPathComponent("stdin"), folder.appendingPathComponent("stdout")
    )
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("bidi-fix")
    process.arguments = ["stream", "--op", "explain"]
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    try process.runToEnd()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: outputFile).split(separator: 0x0A)
  }
}
