#if ICU
  import BidiICU
  import BidiText
  import Foundation
  import Testing

  /// ICU beside the cases of Unicode.
  @Suite struct OracleTests {
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
#endif
