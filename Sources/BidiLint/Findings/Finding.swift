public import BidiSource

/// One fault, with its place, its proof and its fix.
public struct Finding: Sendable, Hashable, Codable {
  /// The rule that found it, such as `base-direction`.
  public let rule: String

  /// How bad it is.
  public let severity: Severity

  /// The path of the file, as it was given.
  public let path: String

  /// Where the fault is.
  public let location: SourceLocation

  /// Where it ends, exclusive.
  public let endLocation: SourceLocation

  /// The key of the entry, decoded; nil for faults of the file.
  public let key: String?

  /// The value of the entry, decoded; nil for faults of the file.
  public let value: String?

  /// The locale of the entry, where its file holds several languages; nil for other files.
  public let locale: String?

  /// The locale that the text was judged in; nil where it is not known.
  public let judgedLocale: String?

  /// The name of the format of the file, such as `.strings`.
  public let format: String

  /// What is wrong, in one sentence without a full stop.
  public let message: String

  /// What to do about it, in one sentence without a full stop.
  public let help: String?

  /// What readers see now and after the fix; nil for findings about other things.
  public let proof: Proof?

  /// The fix; nil if there is none.
  public let fix: Fix?

  /// Where the edits of the fix stand in the file, one for each.
  package let editLocations: [Range<SourceLocation>]

  /// What tells the finding from others of all files, whatever its line, its key and its path are: a hash of its rule, its
  /// locale where the file holds several, and the value; of faults of the file, of what is said.
  ///
  /// Sixteen hexadecimal digits: FNV-1a in 64 bits, which does not change from run to run.
  package var fingerprint: String {
    var hash = StableHash()
    for text in [rule, locale ?? "", value ?? message] {
      hash.add(text.utf8)
      // What stands between two parts.
      hash.add(CollectionOfOne(0xFF))
    }
    return hash.text
  }

  /// What tells the finding from others of its file, before and after edits: its rule and its entry.
  package var identity: String { "\(rule) \(locale ?? "") \(key ?? "")" }

  /// The finding without its fix, and why.
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
  /// Whether a fix can be made without a person looking at it.
  public enum Safety: String, Sendable, Hashable, Codable {
    /// Readers accept what they see afterwards, and nothing else changes.
    case safe
    /// It is probably what is meant; a person should look.
    case unsafe
  }

  /// The edits, in order, none overlapping another.
  public let edits: [Edit]

  /// Whether the fix can be made without a person looking at it.
  public let safety: Safety

  /// What it does, in one sentence without a full stop.
  public let message: String

  init(edits: [Edit], safety: Safety, message: String) {
    self.edits = edits
    self.safety = safety
    self.message = message
  }
}
