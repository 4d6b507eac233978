package import BidiLint
import BidiSource
private import BidiJudge
private import BidiText

/// Findings for machines: one JSON object.
///
/// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes of the file in its own
/// encoding, from 0. The findings come first, each with its keys sorted, so that they can be written as they are
/// found and equal results are equal bytes.
package struct JSONReport: FindingForm {
  /// Makes the form.
  package init() {}

  /// What stands before the first finding.
  package var head: String { "{\n  \"findings\" : [" }

  /// A comma.
  package var separator: String { "," }

  /// One finding as an element of the object's array.
  package func text(for finding: Finding) -> String {
    "\n    " + JSONText.indented(FindingRecord(finding, isInFile: true), by: "    ")
  }

  /// What stands after the last finding: the counts and failures of a result.
  ///
  /// - Parameter result: What was read; its findings are not looked at.
  /// - Returns: The end of the object, with a line end.
  package func tail(for result: LintResult) -> String {
    let end = End(
      containers: result.containers.isEmpty ? nil : result.containers.map(ContainerRecord.init),
      entries: result.entryCount, failures: result.failures.map(FailureRecord.init),
      files: result.fileCount, version: 1)
    // Without the brace that opens it.
    return "\n  ],\n" + JSONText.indented(end, by: "").dropFirst(2) + "\n"
  }

  /// Findings in a text that stands in no file: an array in one line, without path and key.
  ///
  /// Lines, columns and offsets are those of the text, in UTF-8.
  package static func line(for findings: [Finding]) -> String {
    JSONText.line(findings.map { FindingRecord($0, isInFile: false) })
  }

  /// An explanation in one line, without its findings.
  package static func line(for explanation: Explanation) -> String {
    JSONText.line(ExplanationRecord(explanation))
  }

  private struct End: Encodable {
    let containers: [ContainerRecord]?
    let entries: Int
    let failures: [FailureRecord]
    let files: Int
    let version: Int
  }

  private struct PlaceRecord: Encodable {
    let line: Int
    let column: Int
    let byteOffset: Int

    init(_ location: SourceLocation) {
      (line, column, byteOffset) = (location.line, location.column, location.byteOffset)
    }
  }

  private struct ContainerRecord: Encodable {
    let format: String
    let container: String
    let reason: String
    let files: Int

    init(_ fact: ContainerFact) {
      (format, container) = (fact.format, fact.containers)
      (reason, files) = (fact.reason, fact.files)
    }
  }

  private struct FailureRecord: Encodable {
    let path: String
    let message: String
    let place: PlaceRecord?

    init(_ failure: FileFailure) {
      (path, message) = (failure.path, failure.message)
      place = failure.location.map(PlaceRecord.init)
    }
  }

  private struct FindingRecord: Encodable {
    let rule: String
    let severity: Severity
    let path: String?
    let start: PlaceRecord
    let end: PlaceRecord
    let key: String?
    let locale: String?
    let format: String?
    let fingerprint: String?
    let message: String
    let help: String?
    let proof: ProofRecord?
    let fix: FixRecord?

    init(_ finding: Finding, isInFile: Bool) {
      (rule, severity) = (finding.rule, finding.severity)
      path = isInFile ? finding.path : nil
      (start, end) = (PlaceRecord(finding.location), PlaceRecord(finding.endLocation))
      (key, locale) = isInFile ? (finding.key, finding.judgedLocale) : (nil, nil)
      format = isInFile ? finding.format : nil
      fingerprint = isInFile ? finding.fingerprint : nil
      (message, help) = (finding.message, finding.help)
      proof = finding.proof.map(ProofRecord.init)
      fix = finding.fix.map { FixRecord($0, finding.editLocations) }
    }
  }

  private struct ProofRecord: Encodable {
    let container: DisplayContainer
    let direction: String
    let paragraphs: [ParagraphRecord]
    let knowledge: [String]

    init(_ proof: Proof) {
      container = proof.container
      direction = proof.direction.rawValue
      paragraphs = proof.lines.map(ParagraphRecord.init)
      knowledge = proof.knowledge
    }
  }

  private struct ParagraphRecord: Encodable {
    let number: Int
    let text: String
    let arguments: [ArgumentRecord]
    let rightArguments: [ArgumentRecord]
    let point: String?
    let directionNow: String
    let now: String
    let repaired: String?

    init(_ proof: Proof.LineProof) {
      (number, text, now, repaired) = (proof.number, proof.text, proof.now, proof.repaired)
      point = proof.point?.rawValue
      directionNow = proof.directionNow.rawValue
      arguments = proof.arguments.map(ArgumentRecord.init)
      rightArguments = proof.rightArguments.map(ArgumentRecord.init)
    }
  }

  private struct FixRecord: Encodable {
    let safety: Fix.Safety
    let message: String
    let edits: [EditRecord]

    init(_ fix: Fix, _ places: [Range<SourceLocation>]) {
      (safety, message) = (fix.safety, fix.message)
      edits = zip(fix.edits, places).map {
        EditRecord(
          start: $1.lowerBound.byteOffset, end: $1.upperBound.byteOffset,
          replacement: $0.replacement)
      }
    }
  }

  private struct EditRecord: Encodable {
    let start: Int
    let end: Int
    let replacement: String
  }
}
