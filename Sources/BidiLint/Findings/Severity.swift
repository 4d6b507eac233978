/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  /// Readers see a wrong text, or the file loses entries.
  case error
  /// Readers see a wrong text in some place or with some argument.
  case warning
  /// Nothing is seen, but something can be better.
  case info
}
