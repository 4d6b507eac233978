package import BidiLint
private import BidiPage
private import BidiSource

/// Findings as a report of Checkstyle, which most servers for continuous integration read.
package struct CheckstyleForm: FindingForm {
  /// Makes the form.
  package init() {}

  /// The declaration and the root.
  package var head: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  /// The element of a file.
  package func fileHead(_ path: String, _ counts: LintCounts) -> String {
    "  <file name=\"\(XMLText.escaped(path))\">\n"
  }

  /// A fault.
  package func text(for finding: Finding) -> String {
    "    <error line=\"\(finding.location.line)\" column=\"\(finding.location.column)\""
      + " severity=\"\(finding.severity.rawValue)\" message=\"\(MarkupText.escaped(finding.inOneLine))\""
      + " source=\"bidi-fix.\(finding.rule)\"/>\n"
  }

  /// The end of the file's element.
  package var fileTail: String { "  </file>\n" }

  /// The failures, and the end of the root.
  package func tail(for result: LintResult) -> String {
    result.failures.map { failure in
      let (line, column) = (failure.location?.line ?? 1, failure.location?.column ?? 1)
      return """
          <file name="\(XMLText.escaped(failure.path))">
            <error line="\(line)" column="\(column)" severity="error" \
        message="\(XMLText.escaped(failure.message))" source="bidi-fix"/>
          </file>

        """
    }.joined() + "</checkstyle>\n"
  }
}
