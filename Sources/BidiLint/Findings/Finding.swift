public import BidiSource

/// One fault, with its place, its proof and its fix.
public struct Finding: Sendable, Hashable, Codable {
  /// The name of the rule, such as `base-direction`.
  public let rule: String

  /// The severity.
  public let severity: Severity

  /// The path of the file, as the user gave it.
  public let path: String

  /// The start of the fault.
  public let location: SourceLocation

  /// The end of the fault, exclusive.
  public let endLocation: SourceLocation

  /// The key of the entry, decoded; nil for faults of the file.
  public let key: String?

  /// The value of the entry, decoded; nil for faults of the file.
  public let value: String?

  /// The locale of the entry, if its file holds several languages; nil for other files.
  public let locale: String?

  /// The locale that the text was judged in; nil if it is not known.
  public let judgedLocale: String?

  /// The name of the format of the file, such as `.strings`.
  public let format: String

  /// The fault, in one sentence without a full stop.
  public let message: String

  /// The advice, in one sentence without a full stop.
  public let help: String?

  /// What readers see now and after the fix; nil if the finding is not about an order.
  public let proof: Proof?

  /// The fix; nil if there is none.
  public let fix: Fix?

  /// The places of the edits of the fix in the file.
  package let editLocations: [Range<SourceLocation>]

  /// What is wrong in eight words at most; nil if the rule is not known.
  package var headline: String? { Rules.rule(named: rule).map { type(of: $0).headline } }

  /// A hash that identifies the finding among all files.
  ///
  /// It does not depend on line, key and path: it is made of the rule, the locale if the file holds several, and the
  /// value or, for faults of the file, the message.
  ///
  /// It has sixteen hexadecimal digits: FNV-1a in 64 bits, which is the same in every run.
  package var fingerprint: String {
    var hash = StableHash()
    for text in [rule, locale ?? "", value ?? message] {
      hash.add(text.utf8)
      // A byte that is in no text separates the parts.
      hash.add(CollectionOfOne(0xFF))
    }
    return hash.text
  }

  /// A text that identifies the finding in its file, before and after edits: its rule and its entry.
  package var identity: String { Self.identity(rule: rule, locale: locale, key: key) }

  static func identity(rule: String, locale: String?, key: String?) -> String {
    "\(rule) \(locale ?? "") \(key ?? "")"
  }

  /// The finding without its fix, with the reason.
  func withoutFix(_ reason: String) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path, location: location, endLocation: endLocation,
      key: key, value: value, locale: locale, judgedLocale: judgedLocale, format: format,
      message: message, help: reason, proof: proof,
      fix: nil,
      editLocations: [])
  }
}

/// The repair of a finding: edits of the file's text.
public struct Fix: Sendable, Hashable, Codable {
  /// Whether a fix can be made without a review.
  public enum Safety: String, Sendable, Hashable, Codable {
    /// Readers accept the result, and nothing else changes.
    case safe
    /// The fix is probably right; a person should look.
    case unsafe
  }

  /// The edits, in order, none overlapping another.
  public let edits: [Edit]

  /// Whether the fix can be made without a review.
  public let safety: Safety

  /// What the fix does, in one sentence without a full stop.
  public let message: String

  init(edits: [Edit], safety: Safety, message: String) {
    self.edits = edits
    self.safety = safety
    self.message = message
  }
}
