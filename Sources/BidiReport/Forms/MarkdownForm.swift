package import BidiLint
private import BidiSource

/// Findings as Markdown, for a comment on a pull request.
///
/// Every value stands in `code`, where Markdown leaves it alone; orders are to be read from left to right, and stand between
/// U+202D and U+202C, so that the page does not order them again.
package struct MarkdownForm: FindingForm {
  /// The most characters: GitHub takes 65,536 in a comment.
  static let mostOfAValue = 500

  /// Makes the form.
  package init() {}

  /// The heading.
  package var head: String { "## bidi-fix\n" }

  /// The heading of a file.
  package func fileHead(_ path: String, _ counts: LintCounts) -> String {
    "\n### \(Self.code(path)): \(quantity(counts.findings, "finding"))\n\n"
      + "| line | key | fault | now | after the repair |\n| ---: | --- | --- | --- | --- |\n"
  }

  /// A row of the table.
  package func text(for finding: Finding) -> String {
    let line = finding.proof?.lines.first
    let cells = [
      "\(finding.location.line)", finding.key.map(Self.code) ?? "",
      "\(finding.severity.rawValue) **\(finding.rule)**: \(Self.plain(finding.message))",
      line.map { Self.order($0.now) } ?? "", line?.repaired.map(Self.order) ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// The failures, and one line with the counts.
  package func tail(for result: LintResult) -> String {
    let failures = result.failures.map { failure in
      "\n- \(Self.code(failure.path)): \(Self.plain(failure.message))"
    }.joined()
    let scope =
      "\(quantity(result.fileCount, "file")), \(quantity(result.entryCount, "entry", "entries"))"
    // What could not be done may have findings.
    let none = failures.isEmpty ? "no findings in" : "not all could be done; the rest was checked:"
    let found =
      result.findingCount == 0 ? none : "\(quantity(result.findingCount, "finding")) in"
    return failures + (failures.isEmpty ? "" : "\n") + "\n\(found) \(scope)\n"
  }

  private static func order(_ text: String) -> String {
    code(text, before: "\u{202D}", after: "\u{202C}")
  }

  /// Text as it is, in a cell of a table.
  private static func code(_ text: String) -> String { code(text, before: "", after: "") }

  private static func code(_ text: String, before: String, after: String) -> String {
    var shown = TextStyle.plain.inline(text)
    if shown.count > mostOfAValue { shown = shown.prefix(mostOfAValue) + "\u{2026}" }
    // A bar ends a cell also where it is code.
    shown = shown.replacing("|", with: "\\|").replacing("\t", with: " ")
    let longest = shown.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return shown.isEmpty ? "" : fence + space + before + shown + after + space + fence
  }

  /// A sentence of ours, which may quote a value.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in TextStyle.plain.inline(text) {
      if "\\`*_{}[]<>#|&!@~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
