import BidiSource
import Foundation
import SourceAudit

extension AuditResult {
  /// Audits the files that a walk found.
  init(_ walker: SourceWalker) {
    self.init(failures: walker.failures)
    var mirrored: Set<String> = []
    defer { mirroredImages = mirrored.sorted() }
    // A file that cannot be read is told when it is audited.
    let project = ProjectFacts(
      walker.files.lazy.compactMap { try? Self.file($0) },
      others: walker.hasFolder ? walker.others.lazy.compactMap { try? Self.file($0) } : nil)
    for path in walker.files {
      do {
        let file = try Self.file(path)
        if let place = SourceAudit.tooDeep(in: file) {
          failures.append(
            Failure(
              file: "\(path):\(place.line):\(place.column)",
              message: "lists are nested too deep to be parsed (byte \(place.byteOffset))"))
          continue
        }
        let result = SourceAudit.result(of: file, knowing: project)
        findings += result.findings
        mirrored.formUnion(result.mirroredImages)
        unreachedCount = (unreachedCount ?? 0) + (result.unreachedCount ?? 0)
        fileCount += 1
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
  }

  private static func file(_ path: String) throws -> SourceFile {
    try SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// What is said of faults that are left out because nothing runs their code; nil where there are none.
  var noteOfUnreached: String? {
    guard let count = unreachedCount, count > 0 else { return nil }
    return
      "note: \(count == 1 ? "1 fault is" : "\(count) faults are") left out, as nothing in the project runs the code\n"
  }

  /// The exit status: 2 if a file was not audited, 1 for findings that are more than infos.
  var status: Int32 { !failures.isEmpty ? 2 : hasFaults ? 1 : 0 }

  /// The result as JSON, as `bidi-scene audit` reads it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
