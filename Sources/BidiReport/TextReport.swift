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
    let place = "\(style.inline(finding.path)):\(finding.location.line):\(finding.location.column)"
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
      "\(style.inline(failure.path))\(place): \(style.paint("error", .red)): \(style.inline(failure.message))\(offset)\n"
  }

  /// The last line: how much was looked at, and what was found.
  ///
  /// - Parameters:
  ///   - counts: The findings, counted.
  ///   - result: The files, entries and failures.
  ///   - fixCommand: The command that makes the repairs.
  /// - Returns: One line, with its end.
  public func summary(
    of counts: LintCounts, in result: LintResult, fixCommand: String = "bidi-fix fix"
  ) -> String {
    let scope =
      "\(count(result.fileCount, "file")), \(count(result.entryCount, "entry", "entries"))"
    let failures =
      result.failures.isEmpty ? "" : "; \(count(result.failures.count, "path")) could not be done"
    guard counts.findings > 0 else { return "no findings in \(scope)\(failures)\n" }
    let byRule = counts.byRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let fixes = Self.repairs(counts.repairs, fixCommand)
    return "\(count(counts.findings, "finding")) (\(byRule)) in \(scope)\(fixes)\(failures)\n"
  }

  /// Which repairs can be made, and by what command.
  private static func repairs(_ repairs: RepairCount, _ command: String) -> String {
    let unsafeCommand = command.replacing("bidi-fix fix", with: "bidi-fix fix --unsafe-fixes")
    switch (repairs.safe, repairs.unsafe) {
    case (0, 0): return ""
    case (0, let more):
      return "; \(more) can be repaired, after a look at them, by: \(unsafeCommand)"
    case (let safe, 0): return "; \(safe) can be repaired by: \(command)"
    case (let safe, let more):
      return
        "; \(safe) can be repaired by: \(command), and \(more) more, after a look at them, with"
        + " --unsafe-fixes"
    }
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

/// A number with its noun: `1 file`, `2 entries`.
public func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
}
