package import BidiLint
private import BidiSource

/// Findings as annotations of GitHub Actions: `::error file=…,line=…::text`.
///
/// Source: GitHub Docs, Workflow commands for GitHub Actions. GitHub shows ten errors and ten warnings of a step.
package struct GitHubForm: FindingForm {
  /// Makes the form.
  package init() {}

  /// One finding in one line; an info is a `notice`.
  package func text(for finding: Finding) -> String {
    let command = finding.severity == .info ? "notice" : finding.severity.rawValue
    let (start, end) = (finding.location, finding.endLocation)
    var properties = [("file", finding.path), ("line", "\(start.line)")]
    // Columns only count where both stand in one line.
    properties += [("endLine", "\(end.line)")]
    if start.line == end.line {
      properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
    }
    properties.append(("title", finding.rule))
    return Self.command(command, properties, finding.inOneLine)
  }

  /// The failures, as errors.
  package func tail(for result: LintResult) -> String {
    result.failures.map { failure in
      let line = failure.location.map { [("line", "\($0.line)"), ("col", "\($0.column)")] } ?? []
      return Self.command(
        "error", [("file", failure.path)] + line + [("title", "bidi-fix")],
        TextStyle.plain.inline(failure.message))
    }.joined()
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let listed = properties.map { "\($0)=\(escaped($1, alsoProperty: true))" }
    return "::\(name) \(listed.joined(separator: ","))::\(escaped(message))\n"
  }

  /// The signs that end a command or a property are written by number.
  private static func escaped(_ text: String, alsoProperty isProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%", "\r", "\n": result += percent(scalar)
      case ":" where isProperty, "," where isProperty: result += percent(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return isProperty ? TextStyle.plain.inline(result) : result
  }

  private static func percent(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
