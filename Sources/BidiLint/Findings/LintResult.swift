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
  public var findings: [Finding] = [] {
    didSet { findingCount = findings.count }
  }

  /// How many findings there are, also where they are not held.
  public var findingCount = 0

  /// What could not be read or written.
  public var failures: [FileFailure] = []

  /// Nothing yet.
  public init() {}
}

/// How many findings there are, of which rules.
public struct LintCounts: Sendable, Hashable {
  /// All findings.
  public private(set) var findings = 0

  /// How many of them can be repaired.
  public private(set) var repairs = RepairCount()

  /// How many cannot be repaired by controls.
  ///
  /// Faults that keep a file from being read are not among them.
  public var unrepaired: Int { repairs.notRepairable }

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
  ///   - repairs: How many of them can be repaired.
  public mutating func add(_ more: [Finding], repairs: RepairCount) {
    findings += more.count
    self.repairs.safe += repairs.safe
    self.repairs.unsafe += repairs.unsafe
    self.repairs.notRepairable += repairs.notRepairable
    self.repairs.unreadable += repairs.unreadable
    for finding in more {
      byRule[finding.rule, default: 0] += 1
      bySeverity[finding.severity, default: 0] += 1
    }
  }
}

extension LintCounts {
  /// Adds the counts of one more file.
  public mutating func add(_ more: LintCounts) {
    findings += more.findings
    repairs.safe += more.repairs.safe
    repairs.unsafe += more.repairs.unsafe
    repairs.notRepairable += more.repairs.notRepairable
    repairs.unreadable += more.repairs.unreadable
    byRule.merge(more.byRule, uniquingKeysWith: +)
    bySeverity.merge(more.bySeverity, uniquingKeysWith: +)
  }
}

/// How many findings a ``Fixer`` repairs, and how many are left.
///
/// The three counts add up to the number of findings.
public struct RepairCount: Sendable, Hashable {
  /// Findings that are gone after the safe fixes.
  public var safe = 0

  /// Findings that are gone only if the unsafe fixes are made too.
  public var unsafe = 0

  /// Findings that stay, because no control mends them.
  public var notRepairable = 0

  /// Findings that keep a file from being read, so that it has to be mended by hand first.
  public var unreadable = 0

  /// Makes a count.
  public init(safe: Int = 0, unsafe: Int = 0, notRepairable: Int = 0, unreadable: Int = 0) {
    self.safe = safe
    self.unsafe = unsafe
    self.notRepairable = notRepairable
    self.unreadable = unreadable
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
