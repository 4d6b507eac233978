/// The severity of a finding.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  /// Readers see a wrong text, or the file loses entries.
  case error
  /// Readers see a wrong text in some container or with some argument.
  case warning
  /// Readers see no fault, but the text can be improved.
  case info
}
