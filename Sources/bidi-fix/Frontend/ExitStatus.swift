import ArgumentParser

/// How a run ended, by the worst of what happened.
struct ExitStatus {
  private(set) var code: Int32 = 0

  /// There are findings.
  mutating func noteFindings() { code = max(code, 1) }

  /// Something could not be read or written.
  mutating func noteFailure() { code = max(code, 2) }

  /// Ends the command.
  func exit() throws {
    if code != 0 { throw ExitCode(code) }
  }
}
