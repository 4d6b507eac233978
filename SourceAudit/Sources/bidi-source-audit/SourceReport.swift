import BidiSource
import Foundation
import SourceAudit

/// What is written about files, as `bidi-scene audit` reads it.
struct SourceReport: Codable {
  /// A file that could not be read.
  struct Failure: Codable {
    /// The path.
    let file: String
    /// The reason.
    let message: String
  }

  /// How many files were looked at.
  let fileCount: Int
  /// The findings, in the order of the files.
  let findings: [PlacedFinding]
  /// The files that were not looked at.
  let failures: [Failure]

  init(_ walker: SourceWalker) {
    var (findings, failures, count) = ([PlacedFinding](), walker.failures, 0)
    for path in walker.files {
      do {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let file = try SourceFile(path: path, bytes: bytes)
        if let place = SourceAudit.tooDeep(in: file) {
          failures.append(
            Failure(
              file: "\(path):\(place.line):\(place.column)",
              message: "lists are nested too deep to be parsed (byte \(place.byteOffset))"))
          continue
        }
        findings += SourceAudit.findings(in: file)
        count += 1
      } catch let error as SourceDecodingError {
        let place = error.location
        failures.append(
          Failure(
            file: "\(path):\(place.line):\(place.column)",
            message: "\(error.message) (byte \(place.byteOffset))"))
      } catch {
        failures.append(
          Failure(file: path, message: "the file cannot be read: \(error.localizedDescription)"))
      }
    }
    (self.findings, self.failures, fileCount) = (findings, failures, count)
  }

  /// 2 for what could not be read, 1 for findings that are no infos.
  var status: Int32 {
    if !failures.isEmpty { return 2 }
    return findings.contains { $0.severity == .warning } ? 1 : 0
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
