package import BidiLint
package import BidiSource
private import BidiJudge
private import BidiText

/// Findings for people, by file, one block each: place, fault, what is seen now and what is wanted, repair.
package struct TextReport: FindingForm {
  private let style: TextStyle

  /// The most words of a message that needs no headline.
  private static let headlineWords = 10

  /// Makes a report.
  package init(style: TextStyle) { self.style = style }

  /// The path, and how many findings follow.
  package func fileHead(_ path: String, _ counts: LintCounts) -> String {
    "\(style.paint(style.inline(path), .bold)): \(Self.severities(of: counts))\n"
  }

  /// An empty line.
  package var fileTail: String { "\n" }

  /// One finding without its path, with a line end.
  package func text(for finding: Finding) -> String {
    let place = "\(finding.location.line):\(finding.location.column)"
    let severity = style.paint(finding.severity.rawValue, color(of: finding.severity))
    // A long message has a headline, which says what is wrong; the message says why.
    let isLong = finding.message.split(separator: " ").count > Self.headlineWords
    let headline = isLong ? finding.headline : nil
    var lines = [
      "  \(style.paint(place, .bold)): \(severity): [\(finding.rule)]"
        + " \(headline ?? style.inline(finding.message))"
    ]
    if headline != nil { lines.append(row("why", style.inline(finding.message))) }
    if let key = finding.key {
      let locale = finding.locale.map { " (\(style.inline($0)))" } ?? ""
      lines.append(row("key", "\"\(style.inline(key))\"\(locale)"))
    }
    return (lines + proofAndCure(finding)).joined(separator: "\n") + "\n"
  }

  /// One finding for where its place and its key are seen already, as in an editor: fault, proof, cure.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: Lines, without an end of the last one.
  package func note(for finding: Finding) -> String {
    ([style.inline(finding.message)] + proofAndCure(finding)).joined(separator: "\n")
  }

  private func proofAndCure(_ finding: Finding) -> [String] {
    var lines: [String] = []
    if let proof = finding.proof { lines += proofLines(proof) }
    if let fix = finding.fix {
      lines.append(row(fix.safety == .safe ? "repair" : "unsafe repair", style.inline(fix.message)))
    }
    if let help = finding.help, help != finding.fix?.message {
      lines.append(row("help", style.inline(help)))
    }
    return lines
  }

  /// False: the command says failures where people look for them, after the findings.
  package var saysFailures: Bool { false }

  /// A text of a file as reports show it: in one line, controls by name.
  package func shown(_ text: String) -> String { style.inline(text) }

  /// One failure, with a line end.
  package func text(for failure: FileFailure) -> String {
    let place = failure.location.map { ":\($0.line):\($0.column)" } ?? ""
    let offset =
      failure.location.map {
        $0.byteOffset == 0 ? " (the first byte)" : " (byte \($0.byteOffset))"
      } ?? ""
    return
      "\(style.inline(failure.path))\(place): \(style.paint("error", .red)): \(style.inline(failure.message))\(offset)\n"
  }

  /// The last lines: what was found, how much of it can be repaired, and by what command.
  ///
  /// The numbers of severities add up to that of findings, and so do those of repairs.
  ///
  /// - Parameters:
  ///   - counts: The findings, counted.
  ///   - result: The files, entries and failures.
  ///   - fixCommand: The command that makes the repairs.
  /// - Returns: Lines, with their ends.
  package func summary(
    of counts: LintCounts, in result: LintResult, fixCommand: String = "bidi-fix fix"
  ) -> String {
    let scope =
      "\(quantity(result.fileCount, "file")) with \(quantity(result.entryCount, "entry", "entries"))"
    let failures =
      result.failures.isEmpty
      ? "" : "; \(quantity(result.failures.count, "path")) could not be done"
    guard counts.findings > 0 else {
      // What could not be done may have findings.
      return result.failures.isEmpty
        ? "no findings in \(scope)\n"
        : "\(quantity(result.failures.count, "path")) could not be done; the rest was checked: \(scope)\n"
    }
    let byRule = counts.byRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let command =
      counts.repairs.safe > 0
      ? fixCommand : fixCommand.replacing("bidi-fix fix", with: "bidi-fix fix --unsafe-fixes")
    let hasRepairs = counts.repairs.safe + counts.repairs.unsafe > 0
    return "by rule: \(byRule)\n"
      + "\(quantity(counts.findings, "finding")) (\(Self.severities(of: counts))) in \(scope);"
      + " \(Self.repairs(counts))\(failures)\n" + (hasRepairs ? "repair:  \(command)\n" : "")
  }

  /// The numbers of severities: `2 errors, 1 warning`.
  private static func severities(of counts: LintCounts) -> String {
    Severity.allCases.compactMap { severity in
      counts.bySeverity[severity].map { quantity($0, severity.rawValue) }
    }.joined(separator: ", ")
  }

  /// How many findings can be repaired, and how.
  private static func repairs(_ counts: LintCounts) -> String {
    var parts: [String] = []
    if counts.repairs.safe > 0 { parts.append("\(counts.repairs.safe) can be repaired with fix") }
    if counts.repairs.unsafe > 0 {
      parts.append(
        parts.isEmpty
          ? "\(counts.repairs.unsafe) can be repaired with fix --unsafe-fixes"
          : "\(counts.repairs.unsafe) more with --unsafe-fixes")
    }
    if counts.unrepaired > 0 { parts.append("\(counts.unrepaired) cannot be repaired") }
    let unreadable = counts.repairs.unreadable
    if unreadable > 0 {
      parts.append("\(quantity(unreadable, "parse error")) to mend by hand")
    }
    return parts.joined(separator: ", ")
  }

  private func proofLines(_ proof: Proof) -> [String] {
    var lines: [String] = []
    for line in proof.lines {
      let number = proof.lines.count > 1 || line.number > 1 ? " \(line.number)" : ""
      lines.append(style.visualLine(row("now\(number)", style.visual(line.now))))
      if let repaired = line.repaired {
        lines.append(style.visualLine(row("wanted\(number)", style.visual(repaired))))
      }
      if !line.arguments.isEmpty {
        lines.append(row("with", style.inline(line.arguments.wordsWithClasses)))
      }
      if !line.rightArguments.isEmpty {
        lines.append(row("right with", style.inline(line.rightArguments.wordsWithClasses)))
      }
    }
    return lines + proof.knowledge.map { row("assumed", style.inline($0)) }
  }

  private func row(_ label: String, _ text: String) -> String {
    "    \(style.paint("\(label): ".padded(to: 12), .dim))\(text)"
  }

  private func color(of severity: Severity) -> TextStyle.Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
