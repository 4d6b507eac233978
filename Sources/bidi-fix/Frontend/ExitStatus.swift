import ArgumentParser

/// The exit status of a run: the worst thing that happened decides.
struct ExitStatus {
  private(set) var code: Int32 = 0

  /// Notes that there are findings.
  mutating func noteFindings() { code = max(code, 1) }

  /// Notes that a file could not be read or written.
  mutating func noteFailure() { code = max(code, 2) }

  /// Ends the command with the status, if it is not 0.
  func exit() throws {
    if code != 0 { throw ExitCode(code) }
  }
}
