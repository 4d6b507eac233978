package import BidiLint

/// A form of findings: how a report writes them, piece by piece, as they come.
///
/// A report is ``head``; for each file with findings ``fileHead(_:_:)``, its findings and ``fileTail``; and ``tail(for:)``.
/// Text of files stands in it without controls and escape sequences, as ``TextStyle`` writes it.
package protocol FindingForm: Sendable {
  /// What stands before the first file.
  var head: String { get }

  /// What stands before the findings of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - counts: Its findings, counted.
  /// - Returns: The text, with its line ends.
  func fileHead(_ path: String, _ counts: LintCounts) -> String

  /// One finding.
  func text(for finding: Finding) -> String

  /// What stands between two findings.
  var separator: String { get }

  /// What stands after the findings of a file.
  var fileTail: String { get }

  /// What stands after the last file.
  ///
  /// - Parameter result: What was read, and what could not be; its findings are not looked at.
  /// - Returns: The text, with its line ends.
  func tail(for result: LintResult) -> String

  /// Whether the report says what could not be read or written, so that it need not be said beside it.
  var saysFailures: Bool { get }
}

extension FindingForm {
  /// Nothing.
  package var head: String { "" }
  /// Nothing.
  package func fileHead(_ path: String, _ counts: LintCounts) -> String { "" }
  /// Nothing.
  package var separator: String { "" }
  /// Nothing.
  package var fileTail: String { "" }
  /// Nothing.
  package func tail(for result: LintResult) -> String { "" }
  /// True.
  package var saysFailures: Bool { true }
}

extension FindingForm {
  /// A whole report, for few findings.
  ///
  /// - Parameter result: The findings, by path, and the failures.
  /// - Returns: The text, with its line ends.
  package func text(for result: LintResult) -> String {
    var text = head
    var isFirst = true
    var rest = result.findings[...]
    while let path = rest.first?.path {
      let ofFile = rest.prefix { $0.path.utf8.elementsEqual(path.utf8) }
      rest = rest.dropFirst(ofFile.count)
      var counts = LintCounts()
      counts.add(Array(ofFile), repairs: RepairCount())
      text += fileHead(path, counts)
      for finding in ofFile {
        text += (isFirst ? "" : separator) + self.text(for: finding)
        isFirst = false
      }
      text += fileTail
    }
    return text + tail(for: result)
  }
}

extension Finding {
  /// The finding in one line: what is wrong, in which entry, what is seen now and after the repair, and what to do.
  ///
  /// Orders stand between U+202D and U+202C, so that no reader's screen orders them again; what files say has no controls.
  var inOneLine: String {
    let style = TextStyle.plain
    var parts = [style.inline(message)]
    if let key {
      parts.append("key \"\(style.inline(key))\"" + (locale.map { " (\(style.inline($0)))" } ?? ""))
    }
    if let line = proof?.lines.first {
      let example = line.arguments.isEmpty ? "" : " with \(line.arguments.wordsWithClasses)"
      parts.append(
        "seen from left to right as \"\(style.visual(line.now))\"\(style.inline(example))")
      if let repaired = line.repaired {
        parts.append("after the repair as \"\(style.visual(repaired))\"")
      }
    }
    if let cure = help ?? fix?.message { parts.append(style.inline(cure)) }
    return parts.joined(separator: "; ")
  }
}

extension TextStyle {
  /// The style of reports for programs: no colour, controls by name.
  static let plain = TextStyle(isColored: false, showsControls: true)
}
