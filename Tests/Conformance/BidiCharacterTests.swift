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
}
