import BidiSource
import Foundation
import SourceAudit
import Testing

/// A piece of source whose lines say what should be found on them: `// ! rule` a warning, `// ? rule` an info.
struct Snippet: CustomTestStringConvertible, Sendable {
  let name: String
  /// The name of the file, which says the language.
  let file: String
  let source: String
  /// What should be found, as `line sign rule`.
  let expected: [String]

  var testDescription: String { "\(file): \(name)" }

  /// The snippets of a file of fixtures.
  static func all(_ fixture: String, as file: String) throws -> [Snippet] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(fixture).txt")
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "=== ").dropFirst()
      .map { text in
        let lines = text.components(separatedBy: "\n")
        return Snippet(
          name: lines[0], file: file, source: lines.dropFirst().joined(separator: "\n"),
          expected: lines.dropFirst().enumerated().compactMap { index, line in
            guard let match = line.firstMatch(of: /\/\/ ([!?]) ([a-z-]+)$/) else { return nil }
            return "\(index + 1) \(match.1) \(match.2)"
          })
      }
  }

  /// What is found, in the form of ``expected``.
  func found() throws -> [String] {
    try findings(in: source, named: file).map {
      "\($0.location?.line ?? 0) \($0.severity == .warning ? "!" : "?") \($0.rule)"
    }
  }
}

/// What is found in a text.
func findings(in source: String, named file: String = "A.swift") throws -> [AuditFinding] {
  SourceAudit.findings(in: try SourceFile(path: file, bytes: Array(source.utf8)))
}
