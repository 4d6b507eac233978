package import BidiLint
private import BidiSource

/// Findings as GitLab's Code Quality report: a JSON array.
///
/// Source: GitLab Docs, Code Quality, "Implement a custom tool".
package struct GitLabForm: FindingForm {
  /// Makes the form.
  package init() {}

  /// The bracket that opens the array.
  package var head: String { "[" }

  /// A comma.
  package var separator: String { "," }

  /// One finding as an element; errors are `major`, warnings `minor`.
  ///
  /// Two findings of one text have one fingerprint here as elsewhere; GitLab wants each once, so place and path count too.
  package func text(for finding: Finding) -> String {
    let severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    return Self.element(
      Record(
        check_name: finding.rule, description: finding.inOneLine,
        fingerprint: "\(finding.fingerprint)-\(TextStyle.plain.inline(finding.path))-"
          + TextStyle.plain.inline(finding.key ?? "\(finding.location.line)"),
        location: .init(
          lines: .init(begin: finding.location.line, end: finding.endLocation.line),
          path: TextStyle.plain.inline(finding.path)),
        severity: severity))
  }

  /// The failures, as elements, and the end of the array.
  package func tail(for result: LintResult) -> String {
    let failures = result.failures.map { failure in
      let line = failure.location?.line ?? 1
      return Self.element(
        Record(
          check_name: "bidi-fix", description: TextStyle.plain.inline(failure.message),
          fingerprint: "failure-\(TextStyle.plain.inline(failure.path))",
          location: .init(
            lines: .init(begin: line, end: line), path: TextStyle.plain.inline(failure.path)),
          severity: "blocker"))
    }
    // Where findings stand before them, a comma does too.
    let comma = result.findingCount > 0 && !failures.isEmpty ? "," : ""
    return comma + failures.joined(separator: ",") + "\n]\n"
  }

  private static func element(_ record: Record) -> String { "\n" + JSONText.line(record) }

  private struct Record: Encodable {
    let check_name: String
    let description: String
    let fingerprint: String
    let location: Place
    let severity: String

    struct Place: Encodable {
      let lines: Lines
      let path: String
    }

    struct Lines: Encodable {
      let begin: Int
      let end: Int
    }
  }
}
