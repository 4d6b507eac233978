import BidiFiles
import BidiLint
import BidiPseudo
import BidiReport
import BidiSource
import LocalizationFiles

/// Writes files in pseudolocales, but never over a source file or over a file that a person wrote.
struct PseudoWriter {
  /// The number of files that were written.
  ///
  /// Several sources may go to one file.
  var fileCount: Int { done.count }

  private var done: Set<String> = []
  private var changedCount = 0
  private var dataCount = 0
  private let sources: Set<String>
  private let isForced: Bool

  /// The source of each file that was written, by the whole path of the file.
  private var written: [String: String] = [:]

  init(sources: [String], isForced: Bool) {
    self.sources = Set(sources.map(wholePath))
    self.isForced = isForced
  }

  mutating func write(_ output: PseudoMaker.Output, _ failures: inout [FileFailure]) {
    do throws(FileFailure) {
      try write(output)
      done.insert(wholePath(output.path))
      changedCount += output.changedCount
      dataCount += output.dataCount
      failures += output.failures
    } catch {
      failures.append(error)
    }
  }

  private mutating func write(_ output: PseudoMaker.Output) throws(FileFailure) {
    let path = output.path
    if sources.contains(wholePath(path)) {
      throw FileFailure(
        path: path, message: "is a source, and no source is replaced; name another folder with -o")
    }
    let bytes = output.file.source.bytes()
    if let other = written[wholePath(path)] {
      // With --reverse, several pseudolocales give the same source file.
      if try FileReader.read(path) == bytes { return }
      throw FileFailure(
        path: output.source,
        message: "would be written to \(path), as \(other) was; name one of the two")
    }
    defer { written[wholePath(path)] = output.source }
    guard try kindOnDisk(of: path) != nil else { return try FileWriter.create(path, with: bytes) }
    let old = try FileReader.read(path)
    if old == bytes { return }
    guard isForced || isOurs(path, old) else {
      throw FileFailure(
        path: path, message: "is there and holds no pseudolocale; --force replaces it")
    }
    try FileWriter.replace(path, with: bytes, ifStill: old)
  }

  /// Whether this command made a file that exists already.
  private func isOurs(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let file = try? LocalizationFile(path: path, bytes: bytes) else { return false }
    return Pseudolocale.allCases.contains { PseudoFile.hasForm(file, $0) }
  }

  var summary: String {
    let data =
      dataCount > 0 ? "; \(quantity(dataCount, "value")) that programs read stayed" : ""
    return
      "wrote \(quantity(changedCount, "changed value")) to \(quantity(fileCount, "file"))\(data)\n"
  }
}
