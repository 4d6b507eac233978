/// The severity of a finding.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  /// Readers see a wrong text, or the file loses entries.
  case error
<<<<<<< HEAD:Sources/BidiSource/Severity.swift
  /// Readers see something wrong in some place, in some interface or with some argument.
  case warning
  /// Nothing is wrong, but something can be better; or a person has to look whether it is wrong.
=======
  /// Readers see a wrong text in some container or with some argument.
  case warning
  /// Readers see no fault, but the text can be improved.
>>>>>>> h-b:Sources/BidiLint/Findings/Severity.swift
  case info
}
