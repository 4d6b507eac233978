import BidiText
import Testing

/// `BidiTest.txt`, whole: 770,241 cases over sequences of Bidi_Class.
@Suite struct BidiClassTests {
  @Test func everyCase() async throws {
    let file = try UnicodeFile("BidiTest")
    let (tallies, time) = try await file.concurrently(
      cuts: BidiClassCases.mayBeginSlice
    ) { slice in
      var tally = Tally()
      try BidiClassCases.forEach(in: slice) { row in
        try tally.judge(
          row.text, row.direction, line: row.line, levels: row.levels, order: row.order,
          paragraphLevel: nil)
      }
      return tally
    }
    let tally = tallies.reduce(Tally(), +)

    for failure in tally.failures.prefix(20) {
      Issue.record("line \(failure.line)\n\(failure.description)")
    }
    #expect(tally.failures.isEmpty)
    #expect(tally.passed == 770_241)
    print("BidiTest: \(tally.passed) of 770241 cases in \(shown(seconds: time))")
  }

  @Test func representativesHaveTheirClass() {
    for (name, scalar) in BidiClassCases.representatives {
      #expect(scalar.bidiClass.abbreviation == name)
    }
    #expect(BidiClassCases.representatives.count == BidiClass.allCases.count)
  }
}

/// One case of `BidiTest.txt`.
struct BidiClassCase {
  let text: String
  let direction: BaseDirection
  let line: Int
  let levels: [UInt8?]
  let order: [Int]
}

/// The cases of `BidiTest.txt`, read.
enum BidiClassCases {
  /// Whether a slice of the file may begin at a line: it must see what its data lines refer to.
  @Sendable static func mayBeginSlice(_ line: Substring) -> Bool { line.hasPrefix("@Levels:") }

  /// Gives a body the cases of a slice: each data line once for each direction of its bit set.
  static func forEach(
    in lines: ArraySlice<Substring>, _ body: (BidiClassCase) throws -> Void
  ) throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    for (offset, line) in zip(lines.indices, lines) where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("@Levels:") {
        levels = levelList(line.dropFirst("@Levels:".count).filteringTabs())
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst("@Reorder:".count).filteringTabs().split(separator: " ")
          .compactMap { Int($0) }
      } else if !line.hasPrefix("@") {
        let fields = line.split(separator: ";")
        try #require(fields.count == 2, "line \(offset + 1)")
        var text = String.UnicodeScalarView()
        for name in fields[0].split(separator: " ") {
          text.append(try #require(representatives[name], "line \(offset + 1): \(name)"))
        }
        let string = String(text)
        // The bits of the second field: auto, left to right, right to left.
        let bits = try #require(Int(fields[1].filteringTabs().drop { $0 == " " }, radix: 16))
        for (bit, direction) in directions.enumerated() where bits & (1 << bit) != 0 {
          try body(
            BidiClassCase(
              text: string, direction: direction, line: offset + 1, levels: levels, order: order))
        }
      }
    }
  }

  private static let directions: [BaseDirection] = [
    .auto(fallback: .leftToRight), .explicit(.leftToRight), .explicit(.rightToLeft),
  ]

  /// A character of each class.
  ///
  /// None of them is a bracket.
  fileprivate static let representatives: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{05D0}", "EN": "3", "ES": "+", "ET": "%", "AN": "\u{0661}", "CS": ",",
    "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}", "LRO": "\u{202D}",
    "AL": "\u{0627}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "NSM": "\u{0300}",
    "BN": "\u{00AD}", "FSI": "\u{2068}", "LRI": "\u{2066}", "RLI": "\u{2067}", "PDI": "\u{2069}",
  ]
}

extension Substring {
  fileprivate func filteringTabs() -> Substring { Substring(filter { $0 != "\t" }) }
}
