package import BidiLint
private import BidiSource

/// Findings as Xcode and most editors read them out of a build: `path:line:column: warning: text`.
package struct XcodeForm: FindingForm {
  /// Makes the form.
  package init() {}

  /// One finding in one line; an info is a `note`.
  package func text(for finding: Finding) -> String {
    let severity = finding.severity == .info ? "note" : finding.severity.rawValue
    let place = "\(finding.path):\(finding.location.line):\(finding.location.column)"
    return
      "\(TextStyle.plain.inline(place)): \(severity): \(finding.inOneLine) [\(finding.rule)]\n"
  }

  /// The failures, as errors.
  package func tail(for result: LintResult) -> String {
    result.failures.map { failure in
      let place = failure.location.map { ":\($0.line):\($0.column)" } ?? ":1:1"
      return TextStyle.plain.inline("\(failure.path)\(place): error: \(failure.message)") + "\n"
    }.joined()
  }
}
