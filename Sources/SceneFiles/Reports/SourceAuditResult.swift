public import BidiSource

/// What `bidi-source-audit` found in source files, as it writes it.
public struct SourceAuditResult: Sendable, Hashable, Codable {
  /// A file that could not be looked at.
  public struct Failure: Sendable, Hashable, Codable {
    /// The path, with line and column where they are known.
    public let file: String
    /// The reason.
    public let message: String
  }

  /// How many files were looked at.
  public let fileCount: Int
  /// The findings, in the order of the files.
  public let findings: [PlacedFinding]
  /// The files that could not be looked at.
  public let failures: [Failure]
}
