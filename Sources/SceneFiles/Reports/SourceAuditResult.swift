/// What `bidi-source-audit` found in source files, as it writes it.
public struct SourceAuditResult: Sendable, Hashable, Codable {
  /// A fault in a source file.
  public struct Finding: Sendable, Hashable, Codable {
    /// How sure a finding is.
    public enum Severity: String, Sendable, Hashable, Codable {
      /// Wrong from right to left.
      case warning
      /// Wrong in most interfaces; a person should look.
      case info
    }

    /// The path of the file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in Unicode scalars.
    public let column: Int
    /// The offset from the start of the file, in bytes.
    public let byteOffset: Int
    /// The name of the rule.
    public let rule: String
    /// How sure it is.
    public let severity: Severity
    /// What a reader of a right-to-left language sees.
    public let explanation: String
    /// What to write instead.
    public let cure: String
  }

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
  public let findings: [Finding]
  /// The files that could not be looked at.
  public let failures: [Failure]

  /// The result of no files.
  public static let none = SourceAuditResult(fileCount: 0, findings: [], failures: [])
}
