/// A finding with its place in a file: of a source file, a storyboard or a XIB.
public struct PlacedFinding: Sendable, Hashable, Codable {
  /// How sure a finding is.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// Wrong.
    case warning
    /// Wrong in most cases; a person should look.
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
  /// The name of the rule, or of the kind of finding.
  public let rule: String
  /// How sure it is.
  public let severity: Severity
  /// What goes wrong.
  public let explanation: String
  /// What to write instead.
  public let cure: String
  /// The object of Interface Builder, by its ID; nil in source files.
  public let objectID: String?
  /// What the object is called; nil in source files.
  public let label: String?
  /// Whether `bidi-scene fix` puts it right; nil in source files.
  public let hasFix: Bool?

  /// Makes a finding.
  public init(
    file: String, line: Int, column: Int, byteOffset: Int, rule: String, severity: Severity,
    explanation: String, cure: String, objectID: String? = nil, label: String? = nil,
    hasFix: Bool? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
    self.rule = rule
    self.severity = severity
    self.explanation = explanation
    self.cure = cure
    self.objectID = objectID
    self.label = label
    self.hasFix = hasFix
  }
}
