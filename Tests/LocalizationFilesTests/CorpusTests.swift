import BidiSource
import Foundation
import LocalizationFiles
import Testing

private let corpusFolder = ProcessInfo.processInfo.environment["BIDI_CORPUS"]

/// Every `.strings` file of a folder of real projects, where `BIDI_CORPUS` names one.
@Suite(.enabled(if: corpusFolder != nil, "set BIDI_CORPUS to a folder of localization files"))
struct CorpusTests {
  @Test func everyFileReadsAsFoundationReadsIt() throws {
    let folder = try #require(corpusFolder)
    var files = 0
    var entries = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    where path.hasSuffix(".strings") {
      let bytes = [UInt8](try #require(FileManager.default.contents(atPath: "\(folder)/\(path)")))
      let file = try LocalizationFile(path: path, bytes: bytes)
      #expect(file.source.bytes() == bytes, "\(path) is not reproduced")
      files += 1
      entries += file.entries.count
      let expected = FoundationReader.entries(of: bytes)
      if bytes.isEmpty {
        // Foundation calls an empty file an error here; a bundle takes it for a table without entries.
        #expect(file.entries.isEmpty)
        continue
      }
      #expect(file.isRefused == (expected == nil), "\(path)")
      if let expected { #expect(file.entriesForFoundation == expected, "\(path)") }
    }
    print("Corpus: \(files) files, \(entries) entries")
  }
}
