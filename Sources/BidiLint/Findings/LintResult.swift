package import BidiSource

/// What came of a run over files.
///
/// Reports print it, and decide nothing.
package struct LintResult: Sendable {
  /// How many files were read.
  package var fileCount = 0

  /// How many entries they hold.
  package var entryCount = 0

  /// The findings, by path and place.
  package var findings: [Finding] = [] {
    didSet { findingCount = findings.count }
  }

  /// How many findings there are, also where they are not held.
  package var findingCount = 0

  /// What could not be read or written.
  package var failures: [FileFailure] = []

  /// Nothing yet.
  package init() {}
}

/// How many findings there are, of which rules.
package struct LintCounts: Sendable, Hashable {
  /// All findings.
  package private(set) var findings = 0

  /// How many of them can be repaired.
  package private(set) var repairs = RepairCount()

  /// How many cannot be repaired by controls.
  ///
  /// Faults that keep a file from being read are not among them.
  package var unrepaired: Int { repairs.notRepairable }

  /// By severity.
  package private(set) var bySeverity: [Severity: Int] = [:]

  /// By the names of the rules.
  package private(set) var byRule: [String: Int] = [:]

  /// None yet.
  package init() {}

  /// Counts the findings of one more file.
  ///
  /// - Parameters:
  ///   - more: The findings.
  ///   - repairs: How many of them can be repaired.
  package mutating func add(_ more: [Finding], repairs: RepairCount) {
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
  package mutating func add(_ more: LintCounts) {
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
package struct RepairCount: Sendable, Hashable {
  /// Findings that are gone after the safe fixes.
  package var safe = 0

  /// Findings that are gone only if the unsafe fixes are made too.
  package var unsafe = 0

  /// Findings that stay, because no control mends them.
  package var notRepairable = 0

  /// Findings that keep a file from being read, so that it has to be mended by hand first.
  package var unreadable = 0

  /// Makes a count.
  package init(safe: Int = 0, unsafe: Int = 0, notRepairable: Int = 0, unreadable: Int = 0) {
    self.safe = safe
    self.unsafe = unsafe
    self.notRepairable = notRepairable
    self.unreadable = unreadable
  }
}
