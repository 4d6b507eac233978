private import BidiSource
public import BidiLint
private import BidiText

/// Findings for people, one block each: place, fault, proof, cure.
public struct TextReport: Sendable {
  private let style: TextStyle

  /// Makes a report.
  public init(style: TextStyle) { self.style = style }

  /// One finding, with a line end.
  public func text(for finding: Finding) -> String {
    let place = "\(finding.path):\(finding.location.line):\(finding.location.column)"
    let severity = style.paint(finding.severity.rawValue, color(of: finding.severity))
    var lines = [
      "\(style.paint(place, .bold)): \(severity): [\(finding.rule)] \(style.inline(finding.message))"
    ]
    if let key = finding.key { lines.append(row("key", "\"\(style.inline(key))\"")) }
    if let proof = finding.proof { lines += proofLines(proof) }
    if let fix = finding.fix {
      lines.append(row(fix.safety == .safe ? "fix" : "unsafe fix", style.inline(fix.message)))
    }
    if let help = finding.help, help != finding.fix?.message {
      lines.append(row("help", style.inline(help)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One failure, with a line end.
  public func text(for failure: FileFailure) -> String {
    let place = failure.location.map { ":\($0.line):\($0.column)" } ?? ""
    let offset = failure.location.map { " (byte \($0.byteOffset))" } ?? ""
    return
      "\(failure.path)\(place): \(style.paint("error", .red)): \(style.inline(failure.message))\(offset)\n"
  }

  /// The last line: how much was looked at, and what was found.
  public func summary(of result: LintResult) -> String {
    let scope =
      "\(count(result.fileCount, "file")), \(count(result.entryCount, "entry", "entries"))"
    let failures =
      result.failures.isEmpty ? "" : "; \(count(result.failures.count, "file")) could not be done"
    guard !result.findings.isEmpty else { return "no findings in \(scope)\(failures)\n" }
    let fixable = result.findings.count { $0.fix?.safety == .safe }
    let byRule = Dictionary(grouping: result.findings, by: \.rule).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let fixes = fixable == 0 ? "" : "; \(fixable) can be repaired by: bidi-fix fix"
    return "\(count(result.findings.count, "finding")) (\(byRule)) in \(scope)\(fixes)\(failures)\n"
  }

  private func proofLines(_ proof: Proof) -> [String] {
    var lines: [String] = []
    for paragraph in proof.paragraphs {
      let number = proof.paragraphs.count > 1 || paragraph.number > 1 ? " \(paragraph.number)" : ""
      let arguments = paragraph.arguments.map { "\($0.specifier) = \"\($0.text)\"" }
      lines.append(row("now\(number)", style.visual(paragraph.now)))
      lines.append(row("wanted\(number)", style.visual(paragraph.wanted)))
      if !arguments.isEmpty {
        lines.append(row("with", style.inline(arguments.joined(separator: ", "))))
      }
    }
    return lines
  }

  private func row(_ label: String, _ text: String) -> String {
    let padded = label + String(repeating: " ", count: max(0, 10 - label.count))
    return "    \(style.paint(padded, .dim)) \(text)"
  }

  private func color(of severity: Severity) -> TextStyle.Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}

func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
}
