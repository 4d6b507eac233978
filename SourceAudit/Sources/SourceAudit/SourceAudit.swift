public import BidiSource

/// An audit of a source file.
///
/// ```swift
/// let file = try SourceFile(path: "A.swift", bytes: Array("label.textAlignment = .left".utf8))
/// SourceAudit.findings(in: file).map(\.rule)  // ["left-alignment"]
/// ```
public enum SourceAudit {
  /// A language, by the end of a file's name.
  enum Language {
    case swift, objectiveC

    init?(path: String) {
      switch path.split(separator: ".").last {
      case "swift": self = .swift
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Whether a file is taken, by the end of its name.
  public static func takes(path: String) -> Bool { Language(path: path) != nil }

  /// Where a file is nested too deep to be parsed; nil for one that is not.
  ///
  /// Nothing is found in such a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The place of the first bracket that is too deep.
  /// - Complexity: O(*n*).
  public static func tooDeep(in file: SourceFile) -> SourceLocation? {
    guard Language(path: file.path) ?? .swift == .swift else { return nil }
    return ListDepth.firstTooDeep(in: file.text).map(file.location(of:))
  }

  /// What is found in a file, in the order of its places.
  ///
  /// Errors of syntax are passed over: what can be read is looked at.
  ///
  /// - Parameter file: A file whose name ends in `.swift`, `.m`, `.mm` or `.h`; others are taken for Swift.
  /// - Returns: The findings.
  /// - Complexity: O(*n*), and O(*m*²) for *m* things of one kind in one function.
  public static func findings(in file: SourceFile) -> [AuditFinding] {
    if tooDeep(in: file) != nil { return [] }
    var markers = IgnoreComments.markers(in: file.text)
    let outline =
      switch Language(path: file.path) ?? .swift {
      case .swift: SwiftReader.outline(of: file.text, markers: &markers)
      case .objectiveC: ObjectiveCReader.outline(of: file.text, markers: &markers)
      }
    let found = SourceRules.all.flatMap { rule in
      rule.findings(in: outline).map { (rule: rule.id, finding: $0) }
    }
    let locations = file.locations(of: found.map(\.finding.offset))
    var comments = IgnoreComments(file, markers: markers)
    var findings: [AuditFinding] = []
    for ((rule, finding), location) in zip(found, locations)
    where !comments.turnOff(rule, line: location.line) {
      findings.append(AuditFinding(file.path, rule, finding, location))
    }
    let unused = comments.unused()
    for (finding, location) in zip(unused, file.locations(of: unused.map(\.offset))) {
      findings.append(AuditFinding(file.path, UnusedIgnores.id, finding, location))
    }
    return findings.sorted {
      ($0.location?.byteOffset ?? 0, $0.rule) < ($1.location?.byteOffset ?? 0, $1.rule)
    }
  }
}

extension AuditFinding {
  fileprivate init(
    _ file: String, _ rule: String, _ finding: RuleFinding, _ location: SourceLocation
  ) {
    self.init(
      rule: rule, severity: finding.severity, file: file, location: location,
      explanation: finding.explanation, cure: finding.cure)
  }
}
