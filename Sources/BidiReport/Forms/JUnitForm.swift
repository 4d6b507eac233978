package import BidiLint
private import BidiPage
private import BidiSource

/// Findings as failed tests of JUnit: a suite for each file with findings.
///
/// Source: the schema `junit-10.xsd` of Jenkins's xUnit plugin.
package struct JUnitForm: FindingForm {
  /// Makes the form.
  package init() {}

  /// The declaration and the root.
  package var head: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"bidi-fix\">\n"
  }

  /// The suite of a file.
  package func fileHead(_ path: String, _ counts: LintCounts) -> String {
    "  <testsuite name=\"\(XMLText.escaped(path))\" tests=\"\(counts.findings)\""
      + " failures=\"\(counts.findings)\" errors=\"0\">\n"
  }

  /// A test that failed.
  package func text(for finding: Finding) -> String {
    let place = "\(finding.path):\(finding.location.line):\(finding.location.column)"
    let locale = finding.locale.map { " (\($0))" } ?? ""
    let name = "\(finding.rule): \(finding.key ?? "line \(finding.location.line)")\(locale)"
    return """
          <testcase name="\(XMLText.escaped(name))" classname="\(XMLText.escaped(finding.path))" time="0">
            <failure type="\(finding.severity.rawValue)" message="\(XMLText.escaped(finding.message))">\
      \(XMLText.escaped(place)): \(MarkupText.escaped(finding.inOneLine))</failure>
          </testcase>

      """
  }

  /// The end of the suite.
  package var fileTail: String { "  </testsuite>\n" }

  /// The failures, as errors of a suite of their own, and the end of the root.
  ///
  /// Where there is nothing else, one test says that there was no fault: a report without tests counts as a broken run.
  package func tail(for result: LintResult) -> String {
    var text = ""
    if !result.failures.isEmpty {
      let count = result.failures.count
      text += "  <testsuite name=\"files\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\">\n"
      for failure in result.failures {
        let path = XMLText.escaped(failure.path)
        let message = XMLText.escaped(failure.message)
        text += "    <testcase name=\"\(path)\" classname=\"files\" time=\"0\">\n"
        text += "      <error message=\"\(message)\"/>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    } else if result.findingCount == 0 {
      text += "  <testsuite name=\"files\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text +=
        "    <testcase name=\"\(quantity(result.fileCount, "file"))\" classname=\"files\" time=\"0\"/>\n"
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}
