import BidiLint
import BidiReport
import BidiSource

extension JSONValue {
  /// A record, with controls as they are.
  static func record(_ value: some Encodable) -> JSONValue {
    .written(JSONText.line(value, escapesControls: false).utf8)
  }

  /// A list of records; most lists are empty.
  static func records(_ values: [some Encodable]) -> JSONValue {
    values.isEmpty ? .array([]) : .record(values)
  }

  /// Findings, as reports have them.
  static func findings(_ findings: [Finding]) -> JSONValue {
    findings.isEmpty ? .array([]) : .written(JSONReport.line(for: findings).utf8)
  }
}
