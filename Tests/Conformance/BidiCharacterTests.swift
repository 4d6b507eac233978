import BidiText
import Foundation
import Testing

/// `BidiCharacterTest.txt`, whole: 91,707 cases with brackets and explicit characters.
@Suite struct BidiCharacterTests {
  @Test func everyCaseButTheKnownDeviationsOfTheEngine() async throws {
    let file = try UnicodeFile("BidiCharacterTest")
    let tally = try await file.concurrently { slice in
      var tally = Tally()
      for (offset, line) in zip(slice.indices, slice) where !line.isEmpty && !line.hasPrefix("#") {
        try Self.judge(line, number: offset + 1, in: &tally)
      }
      return tally
    }.reduce(Tally(), +)

    let known = try KnownDeviations()
    let failing = Set(tally.failures.map(\.line))
    for failure in tally.failures where !known.lines.contains(failure.line) {
      Issue.record(
        "line \(failure.line) fails and is not a known deviation\n\(failure.description)")
    }
    for line in known.lines.subtracting(failing).sorted() {
      Issue.record("line \(line) passes now: take it out of KnownDeviations.txt")
    }
    #expect(tally.exact + tally.allowed + tally.failures.count == 91_707)
    #expect(tally.allowed == 1, "cases equal by ICU's shortcut for one direction")
    print(
      "BidiCharacterTest: \(tally.exact) of 91707 exactly,",
      "\(tally.exact + tally.allowed) with ICU's allowance")
  }

  /// Fields: code points; direction 0, 1 or 2 (auto); paragraph level; levels; order.
  private static func judge(_ line: Substring, number: Int, in tally: inout Tally) throws {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    try #require(fields.count == 5, "line \(number)")
    var text = String.UnicodeScalarView()
    for code in fields[0].split(separator: " ") {
      text.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
    }
    let direction: BaseDirection =
      switch fields[1] {
      case "0": .explicit(.leftToRight)
      case "1": .explicit(.rightToLeft)
      default: .auto(fallback: .leftToRight)
      }
    tally.judge(
      try ResolvedParagraph(String(text), baseDirection: direction), line: number,
      levels: levelList(fields[3]), order: fields[4].split(separator: " ").compactMap { Int($0) },
      paragraphLevel: UInt8(fields[2]))
  }
}

/// The cases that the engine is known to get wrong, with the reason, one a line.
struct KnownDeviations {
  let lines: Set<Int>

  init() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("KnownDeviations.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    var lines: Set<Int> = []
    for row in text.split(separator: "\n") where !row.hasPrefix("#") {
      let fields = row.split(separator: ";")
      try #require(fields.count == 2, "a line number and a reason: \(row)")
      lines.insert(try #require(Int(fields[0]), "\(row)"))
    }
    self.lines = lines
  }
}
