import BidiTestSupport
import Testing

@testable import BidiText

/// Clusters that are read without `Character`.
@Suite struct ClusterEndsTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x01...0x0C, 0x0E...0x2FF, 0x300...0x36F, 0x370...0x590, 0x591...0x5F4, 0x606...0x6FF,
    0xE01...0xE5B,
    0x2000...0x206F, 0x20A0...0x20C0, 0x3001...0x30FF, 0x4E00...0x4E20,
  ]

  /// They are those of Swift, for texts of characters that the reader knows.
  @Test func theyAreThoseOfCharacter() {
    var random = SeededGenerator(seed: 2026)
    var count = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let range = Self.ranges[Int.random(in: 0..<Self.ranges.count, using: &random)]
        text.unicodeScalars.append(
          Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "a")
      }
      guard let ends = ClusterEnds.ofMarks(Array(text.unicodeScalars)) else { continue }
      count += 1
      var end = 0
      let expected = text.map { character -> Int in
        end += character.unicodeScalars.count
        return end
      }
      #expect(ends == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
    #expect(count > 5_000)
  }

  /// Every character of its tables by itself and after a letter.
  @Test func everyCharacter() {
    for value in UInt32(1)...0xFFFF {
      guard let scalar = Unicode.Scalar(value),
        let ends = ClusterEnds.ofMarks(["b", scalar, "\u{5B4}"])
      else { continue }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: ["b", scalar, "\u{5B4}"])
      #expect(ends.count == String(text).count, "\(String(value, radix: 16))")
    }
  }

  /// All rules count, and where none does there is nothing to say.
  @Test func allRules() {
    func ends(_ text: String) -> [Int]? { ClusterEnds.of(Array(text.unicodeScalars)) }
    #expect(ends("abc \u{5E9}\u{5DC}") == nil)
    #expect(ends("\u{5E9}\u{5B8}\u{5DC}") == [2, 3])
    #expect(ends("a\u{1F1E9}\u{1F1EA}b") == [1, 3, 4])
    #expect(ends("\u{1F469}\u{200D}\u{1F467}!") == [3, 4])
  }

  /// Joiners, flags, syllables and line ends are left to Swift.
  @Test(arguments: [
    "a\u{200D}b", "\r\n", "\u{1F1E9}\u{1F1EA}", "\u{600}1", "\u{0915}\u{094D}\u{0937}",
    "\u{1100}\u{1161}",
  ])
  func otherRules(_ text: String) {
    #expect(ClusterEnds.ofMarks(Array(text.unicodeScalars)) == nil)
  }
}
