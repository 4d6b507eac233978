/// A fault in a source file, with its place.
public struct SourceFinding: Sendable, Hashable, Codable {
  /// How sure it is.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// Wrong from right to left.
    case warning
    /// Wrong in most interfaces; a person should look.
    case info
  }

  /// The path of the file as it was given.
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
