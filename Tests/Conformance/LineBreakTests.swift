import BidiText
import Testing

/// `LineBreakTest.txt`, whole: 7,654 cases of UAX #14.
@Suite struct LineBreakTests {
  @Test func everyCase() throws {
    let file = try UnicodeFile("auxiliary/LineBreakTest")
    var passed = 0
    for (offset, line) in file.lines.enumerated() {
      let data = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !data.isEmpty else { continue }
      var scalars = String.UnicodeScalarView()
      var expected: [Int] = []
      for field in data {
        if field == "\u{F7}" {
          expected.append(scalars.count)
        } else if field != "\u{D7}" {
          scalars.append(try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
        }
      }
      // LB3: the end of the text, which is no opportunity here.
      #expect(expected.last == scalars.count)
      let found = String(scalars).lineBreakOpportunities().map(\.scalarOffset)
      #expect(found == expected.dropLast(), "line \(offset + 1): \(line)")
      passed += found == Array(expected.dropLast()) ? 1 : 0
    }
    #expect(passed == 7_654)
    print("LineBreakTest: \(passed) of 7654 cases")
  }
}
