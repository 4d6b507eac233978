private import BidiSource
public import BidiLint
private import BidiMessages
private import BidiText
private import Foundation

/// Findings for machines: one JSON object.
///
/// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes of the file in its own
/// encoding, from 0. The findings come first, each with its keys sorted, so that they can be written as they are
/// found and equal results are equal bytes.
public enum JSONReport {
  /// The object, with a line end.
  public static func text(for result: LintResult) -> String {
    let findings = result.findings.map { text(for: $0) }.joined(separator: ",")
    return head + findings + tail(for: result)
  }

  /// What stands before the first finding; see ``text(for:)-(Finding)``.
  public static let head = "{\n  \"findings\" : ["

  /// One finding as an element of the object's array; a comma goes between two.
  public static func text(for finding: Finding) -> String {
    "\n" + indented(FindingRecord(finding, isInFile: true), by: "    ")
  }

  /// What stands behind the last finding: the counts and failures of a result.
  ///
  /// - Parameter result: What was read; its findings are not looked at.
  /// - Returns: The end of the object, with a line end.
  public static func tail(for result: LintResult) -> String {
    let end = End(
      entries: result.entryCount, failures: result.failures.map(FailureRecord.init),
      files: result.fileCount, version: 1)
    // Without the brace that opens it.
    return "\n  ],\n" + indented(end, by: "").dropFirst(2) + "\n"
  }

  private static func indented(_ value: some Encodable, by space: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in these records can fail to encode; an empty object would still be JSON.
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    guard !space.isEmpty else { return String(decoding: data, as: UTF8.self) }
    var text = Array(space.utf8)
    text.reserveCapacity(data.count * 2)
    for byte in data {
      text.append(byte)
      // A line break in a text is written as an escape.
      if byte == 0x0A { text += space.utf8 }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Findings in a text that stands in no file: an array in one line, without path and key.
  ///
  /// Lines, columns and offsets are those of the text, in UTF-8.
  public static func line(for findings: [Finding]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(findings.map { FindingRecord($0, isInFile: false) })
    return String(decoding: data ?? Data("[]".utf8), as: UTF8.self)
  }

  /// An explanation in one line, without its findings.
  public static func line(for explanation: Explanation) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(ExplanationRecord(explanation))
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
  }

  private struct End: Encodable {
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
    let message: String
    let help: String?
    let proof: ProofRecord?
    let fix: FixRecord?

    init(_ finding: Finding, isInFile: Bool) {
      (rule, severity) = (finding.rule, finding.severity)
      path = isInFile ? finding.path : nil
      (start, end) = (PlaceRecord(finding.location), PlaceRecord(finding.endLocation))
      (key, locale) = isInFile ? (finding.key, finding.locale) : (nil, nil)
      (message, help) = (finding.message, finding.help)
      proof = finding.proof.map(ProofRecord.init)
      fix = finding.fix.map { FixRecord($0, finding.editByteRanges) }
    }
  }

  private struct ProofRecord: Encodable {
    let container: Container
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

    init(_ fix: Fix, _ ranges: [Range<Int>]) {
      (safety, message) = (fix.safety, fix.message)
      edits = zip(fix.edits, ranges).map {
        EditRecord(start: $1.lowerBound, end: $1.upperBound, replacement: $0.replacement)
      }
    }
  }

  private struct EditRecord: Encodable {
    let start: Int
    let end: Int
    let replacement: String
  }
}
