/// The severity of a finding.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  /// Readers see a wrong text, or the file loses entries.
  case error
  /// Readers see something wrong in some place, in some interface or with some argument.
  case warning
  /// Nothing is wrong, but something can be better; or a person has to look whether it is wrong.
  case info
}
