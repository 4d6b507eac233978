import BidiJudge
import BidiSource
import BidiTestSupport
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
    // Each entry but twenty has a wrong order; ten have a wrong escape and a key that stands twice, and ten are those that they replace.
    #expect(findings.count { $0.rule == "base-direction" } == 9_980)
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

  /// A report of some entries judges these, and about a batch more: not the whole of the file.
  @Test(arguments: [FilePreview.Scope.findings, .all])
  func aReportJudgesWhatItShows(_ scope: FilePreview.Scope) throws {
    let parsed = Locked<Set<String>>([])
    let text = (0..<10_000).map { "\"k\($0)\" = \"abc \($0) \u{05D0}\u{05D1}.\";\n" }.joined()
    let file = try LocalizationFile(path: "he.lproj/a.strings", bytes: Array(text.utf8))
    var linter = Linter(options: LintOptions())
    linter.onParse = { value in _ = parsed.withLock { $0.insert(value) } }
    var memory = JudgeMemory()
    func shown(_ most: Int) -> (count: Int, entries: [EntryPreview]) {
      let preview = FilePreview(
        file, fixer: Fixer(linter: linter), locale: MessageLocale("he"),
        options: { _ in LintOptions() }, base: nil, scope: scope, atMost: most, memory: &memory)
      var entries: [EntryPreview] = []
      let count = preview.forEachEntry(atMost: most, &memory) { entries.append($0) }
      return (count, entries)
    }
    let some = shown(20)
    #expect(some.entries.map(\.number) == Array(0..<20))
    #expect(some.count > 20)
    #expect(some.entries.allSatisfy { $0.edit != nil && $0.findings.count == 1 })
    // Each value is parsed before its repair and after it.
    #expect(parsed.withLock { $0.count } < 3 * (Linter.batchSize + 20))
    // What is not limited is whole, and its first entries are the same.
    let all = shown(.max)
    #expect(all.count == 10_000 && all.entries.count == 10_000)
    for (entry, other) in zip(some.entries, all.entries) {
      #expect(entry.edit == other.edit && entry.repaired == other.repaired)
      #expect(entry.findings == other.findings && entry.orders == other.orders)
    }
  }
}
