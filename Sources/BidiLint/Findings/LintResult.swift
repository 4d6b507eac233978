public import BidiSource

/// What came of a run over files.
///
/// Reports print it, and decide nothing.
public struct LintResult: Sendable {
  /// How many files were read.
  public var fileCount = 0

  /// How many entries they hold.
  public var entryCount = 0

  /// The findings, by path and place.
  public var findings: [Finding] = []

  /// What could not be read or written.
  public var failures: [FileFailure] = []

  /// Nothing yet.
  public init() {}
}

/// How many findings there are, of which rules.
public struct LintCounts: Sendable, Hashable {
  /// All findings.
  public private(set) var findings = 0

  /// Those with a safe fix.
  public private(set) var fixable = 0

  /// By the names of the rules.
  public private(set) var byRule: [String: Int] = [:]

  /// None yet.
  public init() {}

  /// Counts the findings of one more file.
  public mutating func add(_ more: [Finding]) {
    findings += more.count
    fixable += more.count { $0.fix?.safety == .safe }
    for finding in more { byRule[finding.rule, default: 0] += 1 }
  }
}

/// A file that could not be read or written.
public struct FileFailure: Error, Sendable, Hashable {
  /// The path, as it was given.
  public let path: String

  /// What happened and what to do, in one sentence without a full stop.
  public let message: String

  /// Where in the file, where a place can be named.
  public let location: SourceLocation?

  /// Makes a failure.
  public init(path: String, message: String, location: SourceLocation? = nil) {
    self.path = path
    self.message = message
    self.location = location
  }
}
