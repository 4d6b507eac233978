import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// Files with more findings than are held at once.
@Suite struct FindingBatchTests {
  /// So many entries that there are ten batches, with faults of the file between them.
  private static let text = (0..<10_000).map { number in
    number % 1_000 == 7
      ? "\"k\(number - 1)\" = \"\\u05D0\";\n" : "\"k\(number)\" = \"abc \u{05D0}\u{05D1}.\";\n"
  }.joined()

  @Test(arguments: [SourceEncoding.utf8, .utf16LittleEndian])
  func batchesHoldAllFindingsInOrder(_ encoding: SourceEncoding) throws {
    var bytes = encoding.byteOrderMark
    if encoding.isUTF16 {
      for unit in Self.text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    } else {
      bytes += Array(Self.text.utf8)
    }
    let file = try LocalizationFile(path: "he.lproj/a.strings", bytes: bytes)
    var sizes: [Int] = []
    var findings: [Finding] = []
    var memory = JudgeMemory()
    Linter(options: LintOptions()).findings(
      in: file, locale: MessageLocale("he"), memory: &memory
    ) {
      sizes.append($0.count)
      findings += $0
    }
    #expect(sizes.count == 10)
    #expect(sizes.allSatisfy { $0 <= Linter.batchSize + 40 })
    // Each entry but ten has a wrong order; those have a wrong escape and a key that stands twice.
    #expect(findings.count { $0.rule == "base-direction" } == 9_990)
    #expect(findings.count { $0.rule == "bad-escape" } == 10)
    #expect(findings.count { $0.rule == "duplicate-key" } == 10)
    #expect(zip(findings, findings.dropFirst()).allSatisfy { $0.location <= $1.location })
    // The line of each entry is its number; the place in the file holds the value.
    for finding in findings where finding.rule == "base-direction" {
      let number = try #require(finding.key.flatMap { Int($0.dropFirst()) })
      #expect(finding.location.line == number + 1)
      let start = finding.location.byteOffset
      #expect(bytes[start] == UInt8(ascii: "a"))
      #expect(bytes[start - (encoding.isUTF16 ? 2 : 1)] == UInt8(ascii: "\""))
      #expect(finding.editLocations.first?.lowerBound.byteOffset == start)
    }
  }
}
