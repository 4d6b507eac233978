package import BidiSource

/// What `bidi-source-audit` found in source files, as it writes it.
package struct SourceAuditResult: Sendable, Hashable, Codable {
  /// A file that could not be looked at.
  package struct Failure: Sendable, Hashable, Codable {
    /// The path, with line and column where they are known.
    package let file: String
    /// The reason.
    package let message: String
  }

  /// How many files were looked at.
  package let fileCount: Int
  /// The findings, in the order of the files.
  package let findings: [PlacedFinding]
  /// The files that could not be looked at.
  package let failures: [Failure]
}
