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
  public let repair: Edit?

  init(
    _ kind: Kind, _ range: SourceRange, _ message: String, help: String? = nil, repair: Edit? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.repair = repair
  }
}
