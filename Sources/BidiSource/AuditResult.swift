/// The result of an audit of files, as `bidi-source-audit` writes it.
public struct AuditResult: Sendable, Hashable, Codable {
  /// A file that was not audited.
  public struct Failure: Sendable, Hashable, Codable {
    /// The path, with line and column where they are known.
    public let file: String

    /// The reason.
    public let message: String

    /// Makes a failure.
    public init(file: String, message: String) {
      self.file = file
      self.message = message
    }
  }

  /// The number of audited files.
  public var fileCount: Int

  /// The findings, in the order of the files.
  public var findings: [AuditFinding]

  /// The files that were not audited.
  public var failures: [Failure]

  /// The names of images that the program mirrors by itself, or that comments of its sources call right, sorted.
  public var mirroredImages: [String]

  /// The number of faults that are left out because nothing runs their code; nil where nobody counts them.
  public var unreachedCount: Int?

  /// Makes a result.
  public init(
    fileCount: Int = 0, findings: [AuditFinding] = [], failures: [Failure] = [],
    mirroredImages: [String] = [], unreachedCount: Int? = nil
  ) {
    self.fileCount = fileCount
    self.findings = findings
    self.failures = failures
    self.mirroredImages = mirroredImages
    self.unreachedCount = unreachedCount
  }

  /// Whether a finding is more than an info.
  public var hasFaults: Bool { findings.contains { $0.severity != .info } }
}
