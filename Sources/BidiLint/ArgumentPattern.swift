public import BidiJudge
public import BidiSource

/// What a project says of the arguments of some entries.
public struct ArgumentPattern: Sendable, Hashable {
  /// The keys of the entries.
  public let key: Glob

  /// The argument, such as `%1$@` or `{name}`; nil for all arguments of an entry.
  public let specifier: String?

  /// The classes of texts that the argument can be.
  public let classes: ArgumentClasses

  /// The place where the user wrote the pattern, as a phrase: `from .bidi-fix.yml:12`.
  public let source: String

  /// Makes a pattern.
  public init(key: Glob, specifier: String?, classes: ArgumentClasses, source: String) {
    self.key = key
    self.specifier = specifier
    self.classes = classes
    self.source = source
  }
}
