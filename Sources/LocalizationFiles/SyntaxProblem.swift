public import BidiSource

/// A place where the file does not say what its author sees.
public struct SyntaxProblem: Sendable, Hashable {
  /// The kinds, each a rule of `bidi-fix`.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be read: Foundation refuses the whole of it.
    case parseError = "parse-error"
    /// Foundation stops here without an error, and drops the rest of the file.
    case truncatedTail = "truncated-tail"
    /// A `/*` that is never closed swallows the rest of the file.
    case openComment = "open-comment"
    /// The key stands in the file before; the last one wins.
    case duplicateKey = "duplicate-key"
    /// An escape that reads as something else than it looks.
    case badEscape = "bad-escape"
  }

  /// The kind.
  public let kind: Kind

  /// Where it is.
  public let range: SourceRange

  /// What is wrong and what follows from it, in one sentence without a full stop.
  public let message: String

  /// What to do about it, in one sentence without a full stop.
  public let help: String?

  /// A repair that changes what the file says to what it seems to mean.
  ///
  /// Never inside a key: an app asks for the key as it is.
  public let repair: Edit?

  /// The key of the entry that the problem is in; nil where it is in none.
  public let key: String?

  init(
    _ kind: Kind, _ range: SourceRange, _ message: String, help: String? = nil,
    repair: Edit? = nil, key: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.repair = repair
    self.key = key
  }

  /// The problem in a text in which something before it has grown or shrunk.
  func moved(by distance: Int) -> SyntaxProblem {
    SyntaxProblem(
      kind, range.moved(by: distance), message, help: help,
      repair: repair.map {
        Edit(range: $0.range.moved(by: distance), replacement: $0.replacement)
      }, key: key)
  }

  /// The problem as one of an entry, with its repair or without.
  func inEntry(_ key: String, isRepairable: Bool) -> SyntaxProblem {
    SyntaxProblem(
      kind, range, message, help: help, repair: isRepairable ? repair : nil, key: key)
  }
}
