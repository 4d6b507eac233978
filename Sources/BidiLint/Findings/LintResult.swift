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

  /// How many repairs can be made.
  public private(set) var repairs = RepairCount()

  /// How many cannot be repaired by controls.
  public var unrepaired: Int { max(0, findings - repairs.safe - repairs.unsafe) }

  /// By severity.
  public private(set) var bySeverity: [Severity: Int] = [:]

  /// By the names of the rules.
  public private(set) var byRule: [String: Int] = [:]

  /// None yet.
  public init() {}

  /// Counts the findings of one more file.
  ///
  /// - Parameters:
  ///   - more: The findings.
  ///   - repairs: How many repairs they can have.
  public mutating func add(_ more: [Finding], repairs: RepairCount) {
    findings += more.count
    self.repairs.safe += repairs.safe
    self.repairs.unsafe += repairs.unsafe
    for finding in more {
      byRule[finding.rule, default: 0] += 1
      bySeverity[finding.severity, default: 0] += 1
    }
  }
}

/// How many of some findings a ``Fixer`` repairs.
public struct RepairCount: Sendable, Hashable {
  /// Without a look at them.
  public var safe = 0

  /// How many more where it also makes those that a person should look at.
  public var unsafe = 0

  /// Makes a count.
  public init(safe: Int = 0, unsafe: Int = 0) {
    self.safe = safe
    self.unsafe = unsafe
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
