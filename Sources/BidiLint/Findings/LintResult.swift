package import BidiSource

/// The result of a run over files.
///
/// Reports only print it.
package struct LintResult: Sendable {
  /// The number of files that were read.
  package var fileCount = 0

  /// The number of entries in these files.
  package var entryCount = 0

  /// The findings, by path and place.
  package var findings: [Finding] = [] {
    didSet { findingCount = findings.count }
  }

  /// The number of findings, also if the findings themselves are not held.
  package var findingCount = 0

  /// The files that could not be read or written.
  package var failures: [FileFailure] = []

  /// Where the sources of the project show the texts of right-to-left languages, by format.
  package var containers: [ContainerFact] = []

  /// An empty result.
  package init() {}
}

/// Where texts of a format are shown, as the format or the sources of the project tell it.
package struct ContainerFact: Sendable, Hashable {
  /// The name of the format.
  package let format: String

  /// The containers, as `--container` takes them.
  package let containers: String

  /// How that is known, as a clause without a full stop.
  package let reason: String

  /// The number of files.
  package var files = 1

  /// Makes a fact about one file.
  package init(format: String, containers: String, reason: String) {
    self.format = format
    self.containers = containers
    self.reason = reason
  }

  /// Whether two facts say the same, of any number of files.
  package func isSame(as other: ContainerFact) -> Bool {
    format == other.format && containers == other.containers && reason == other.reason
  }
}

/// The numbers of findings, by rule and severity.
package struct LintCounts: Sendable, Hashable {
  /// The number of all findings.
  package private(set) var findings = 0

  /// The numbers of findings that can be repaired.
  package private(set) var repairs = RepairCount()

  /// The number of findings that controls cannot repair.
  ///
  /// Faults that prevent a file from being read are not counted.
  package var unrepaired: Int { repairs.notRepairable }

  /// The numbers by severity.
  package private(set) var bySeverity: [Severity: Int] = [:]

  /// The numbers by the names of the rules.
  package private(set) var byRule: [String: Int] = [:]

  /// No findings.
  package init() {}

  /// Counts the findings of one more file.
  ///
  /// - Parameters:
  ///   - more: The findings.
  ///   - repairs: The numbers of findings that can be repaired.
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

/// The number of findings that a ``Fixer`` repairs, and of those that are left.
///
/// The three counts add up to the number of findings.
package struct RepairCount: Sendable, Hashable {
  /// Findings that the safe fixes repair.
  package var safe = 0

  /// Findings that only the unsafe fixes repair.
  package var unsafe = 0

  /// Findings that controls cannot repair.
  package var notRepairable = 0

  /// Findings that prevent a file from being read, so that a person must repair it first.
  package var unreadable = 0

  /// Makes a count.
  package init(safe: Int = 0, unsafe: Int = 0, notRepairable: Int = 0, unreadable: Int = 0) {
    self.safe = safe
    self.unsafe = unsafe
    self.notRepairable = notRepairable
    self.unreadable = unreadable
  }
}
