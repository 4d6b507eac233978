import BidiICU
import BidiText
import Foundation
import Testing

/// One case of `BidiCharacterTest.txt`.
struct BidiCharacterCase {
  let text: String
  let direction: BaseDirection
  let paragraphLevel: UInt8?
  let levels: [UInt8?]
  let order: [Int]

  /// Fields: code points; direction 0, 1 or 2 (auto); paragraph level; levels; order.
  init(_ line: Substring, number: Int) throws {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    try #require(fields.count == 5, "line \(number)")
    var scalars = String.UnicodeScalarView()
    for code in fields[0].split(separator: " ") {
      scalars.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
    }
    text = String(scalars)
    direction =
      switch fields[1] {
      case "0": .explicit(.leftToRight)
      case "1": .explicit(.rightToLeft)
      default: .auto(fallback: .leftToRight)
      }
    paragraphLevel = UInt8(fields[2])
    levels = levelList(fields[3])
    order = fields[4].split(separator: " ").compactMap { Int($0) }
  }
}

/// `BidiCharacterTest.txt`, whole: 91,707 cases with brackets and explicit characters.
@Suite struct BidiCharacterTests {
  @Test func everyCase() async throws {
    let file = try UnicodeFile("BidiCharacterTest")
    let (tallies, time) = try await file.concurrently { slice in
      var tally = Tally()
      for (offset, line) in zip(slice.indices, slice) where !line.isEmpty && !line.hasPrefix("#") {
        let row = try BidiCharacterCase(line, number: offset + 1)
        try tally.judge(
          row.text, row.direction, line: offset + 1, levels: row.levels, order: row.order,
          paragraphLevel: row.paragraphLevel)
      }
      return tally
    }
    let tally = tallies.reduce(Tally(), +)
    for failure in tally.failures.prefix(20) {
      Issue.record("line \(failure.line)\n\(failure.description)")
    }
    #expect(tally.failures.isEmpty)
    #expect(tally.passed == 91_707)
    print("BidiCharacterTest: \(tally.passed) of 91707 cases in \(shown(seconds: time))")
  }

  /// ICU, which serves as an oracle elsewhere, deviates on the lines that are listed, and on no others.
  ///
  /// Where a text has one direction ICU numbers all levels alike, with the same order; that is allowed.
  @Test func theOracleDeviatesWhereItIsKnownTo() throws {
    let file = try UnicodeFile("BidiCharacterTest")
    var resolver = try ParagraphResolver()
    var failing: Set<Int> = []
    for (offset, line) in file.lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let row = try BidiCharacterCase(line, number: offset + 1)
      let requested: UInt8 =
        switch row.direction {
        case .explicit(let direction): direction == .leftToRight ? 0 : 1
        case .auto: 0xFE
        }
      let units = Array(row.text.utf16)
      let (_, levels) = try resolver.levels(of: units, requestedLevel: requested)
      let pairs = zip(levels, row.levels).compactMap { actual, expected in
        expected.map { (actual, $0) }
      }
      let isOneDirection = Set(pairs.map { $0.1 % 2 }).count <= 1
      let isRight =
        units.count == row.levels.count
        && pairs.allSatisfy { $0 == $1 || isOneDirection && $0 % 2 == $1 % 2 }
      if !isRight { failing.insert(offset + 1) }
    }
    let known = try KnownDeviations().lines
    #expect(failing.subtracting(known).sorted() == [], "ICU fails, and it is not listed")
    #expect(known.subtracting(failing).sorted() == [], "ICU passes now: take it out of the list")
  }
}

/// The cases that ICU is known to get wrong, with the reason, one a line.
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
