package import BidiLint
private import BidiSource

/// Findings as SARIF 2.1.0, which code hosts and editors read.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0. Columns count Unicode scalars; a repair is a
/// list of replacements; a fingerprint does not change with lines, keys and paths.
package struct SARIFForm: FindingForm {
  private let version: String
  private let rules: [any Rule]
  private let places: [String: Int]

  /// Makes the form.
  ///
  /// - Parameter version: The version of the tool.
  package init(version: String) {
    self.version = version
    rules = Rules.all
    places = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { (type(of: $1).id, $0) })
  }

  /// The tool with its rules, and the start of the list of results.
  package var head: String {
    let driver = Driver(
      name: "bidi-fix", semanticVersion: version,
      rules: rules.map { rule in
        let kind = type(of: rule)
        return RuleRecord(
          id: kind.id, shortDescription: Text(text: kind.summary),
          fullDescription: Text(text: kind.document.finds),
          help: Text(text: kind.document.matters, markdown: kind.markdown),
          defaultConfiguration: .init(level: Self.level(kind.severity), enabled: !kind.isOptIn))
      })
    return """
      {
        "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
        "version" : "2.1.0",
        "runs" : [
          {
            "columnKind" : "unicodeCodePoints",
            "tool" : {
              "driver" : \(JSONText.indented(driver, by: "        "))
            },
            "results" : [
      """
  }

  /// A comma.
  package var separator: String { "," }

  /// One finding as a result.
  package func text(for finding: Finding) -> String {
    let file = Self.file(finding.path)
    let place = Place(
      artifactLocation: file, region: Region(finding.location..<finding.endLocation))
    let key = finding.key.map { [Logical(name: TextStyle.plain.inline($0), kind: "resource")] }
    let fixes = finding.fix.map { fix in
      [
        FixRecord(
          description: Text(text: TextStyle.plain.inline(fix.message)),
          artifactChanges: [
            Change(
              artifactLocation: file,
              replacements: zip(fix.edits, finding.editLocations).map { edit, place in
                Replacement(
                  deletedRegion: Region(place), insertedContent: Text(text: edit.replacement))
              })
          ])
      ]
    }
    let result = Result(
      ruleId: finding.rule, ruleIndex: places[finding.rule], level: Self.level(finding.severity),
      message: Text(text: finding.inOneLine),
      locations: [Location(physicalLocation: place, logicalLocations: key)],
      partialFingerprints: ["bidiFix/v1": finding.fingerprint], fixes: fixes,
      properties: finding.fix.map { ["fixSafety": $0.safety.rawValue] })
    return "\n        " + JSONText.indented(result, by: "        ")
  }

  /// The failures, as notifications, and the end.
  package func tail(for result: LintResult) -> String {
    let notes = result.failures.map { failure in
      Notification(
        level: "error", message: Text(text: TextStyle.plain.inline(failure.message)),
        locations: [
          Location(
            physicalLocation: Place(
              artifactLocation: Self.file(failure.path),
              region: failure.location.map { Region($0..<$0) }), logicalLocations: nil)
        ])
    }
    let invocation = Invocation(
      executionSuccessful: notes.isEmpty, toolExecutionNotifications: notes)
    return """

            ],
            "invocations" : [
              \(JSONText.indented(invocation, by: "        "))
            ]
          }
        ]
      }

      """
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path as a reference: relative to the root of the sources, or absolute.
  private static func file(_ path: String) -> File {
    let reference = percentEncoded(TextStyle.plain.inline(path))
    return path.isAbsolutePath
      ? File(uri: "file://" + reference, uriBaseId: nil)
      : File(uri: reference, uriBaseId: "%SRCROOT%")
  }

  /// A path in which only characters stand that RFC 3986 has in paths, without the colon, which would end a scheme.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/+@!$&'()*,;=".utf8.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  // MARK: Records

  private struct Text: Encodable {
    let text: String
    var markdown: String?
  }

  private struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [RuleRecord]
  }

  private struct RuleRecord: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Configuration

    struct Configuration: Encodable {
      let level: String
      let enabled: Bool
    }
  }

  private struct File: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init(_ range: Range<SourceLocation>) {
      (startLine, startColumn) = (range.lowerBound.line, range.lowerBound.column)
      (endLine, endColumn) = (range.upperBound.line, range.upperBound.column)
    }
  }

  private struct Place: Encodable {
    let artifactLocation: File
    let region: Region?
  }

  private struct Logical: Encodable {
    let name: String
    let kind: String
  }

  private struct Location: Encodable {
    let physicalLocation: Place
    let logicalLocations: [Logical]?
  }

  private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Text
  }

  private struct Change: Encodable {
    let artifactLocation: File
    let replacements: [Replacement]
  }

  private struct FixRecord: Encodable {
    let description: Text
    let artifactChanges: [Change]
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [FixRecord]?
    let properties: [String: String]?
  }

  private struct Notification: Encodable {
    let level: String
    let message: Text
    let locations: [Location]
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }
}
