public import BidiSource

/// Why the fixes of a file are not made.
public struct InterfaceFixError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// What is wrong, as a sentence without a full stop.
  public let message: String

  /// Path and what is wrong.
  public var description: String { "\(path): error: nothing was changed: \(message)" }
}

extension InterfaceFile {
  /// The file with all fixes of its findings made.
  ///
  /// Only the bytes of the edits change. The result is read again: where it does not parse, or still has
  /// what was to be put right, nothing is changed.
  ///
  /// - Parameter infos: Whether infos are put right too, and not warnings alone.
  /// - Returns: The new file, and the findings that were put right; nil where no finding has a fix.
  /// - Throws: ``InterfaceFixError`` where the result is not what it should be.
  /// - Complexity: That of ``findings()``, twice.
  public func fixed(
    infos: Bool = true
  ) throws(InterfaceFixError) -> (file: InterfaceFile, made: [AuditFinding])? {
    func isMade(_ finding: AuditFinding) -> Bool {
      finding.fix != nil && (infos || finding.severity != .info)
    }
    let findings = findings().filter(isMade)
    // Two images of one name rename the same resource.
    let edits = Set(findings.flatMap { $0.fix?.edits ?? [] }).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard !edits.isEmpty else { return nil }
    guard Edit.areDisjoint(edits) else {
      throw InterfaceFixError(path: path, message: "two fixes change the same place")
    }
    let result: InterfaceFile
    do throws(InterfaceFileError) {
      result = try InterfaceFile(
        path: path, bytes: source.bytes(replacing: edits), device: device)
    } catch {
      throw InterfaceFixError(path: path, message: "the result cannot be read: \(error.message)")
    }
    if let left = result.findings().first(where: isMade) {
      throw InterfaceFixError(
        path: path,
        message: "line \(left.location?.line ?? 1) of the result still has [\(left.rule)]")
    }
    guard result.notes.count <= notes.count else {
      throw InterfaceFixError(path: path, message: "the result says something that cannot be")
    }
    return (result, findings)
  }
}
