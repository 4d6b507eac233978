/// What a programming language writes strings and comments with, as far as ``BidiAudit`` needs it.
public struct SourceSyntax: Sendable, Hashable {
  /// A comment up to the end of the line.
  public struct LineComment: Sendable, Hashable {
    /// What it begins with.
    public var opener: String

    /// Whether it begins only behind white space, and not before a letter, quote or bracket.
    ///
    /// So `#if` and `count--` begin none.
    public var isGuarded: Bool

    /// A line comment.
    public init(_ opener: String, isGuarded: Bool = false) {
      (self.opener, self.isGuarded) = (opener, isGuarded)
    }
  }

  /// A comment with an end of its own.
  public struct BlockComment: Sendable, Hashable {
    /// What it begins with.
    public var opener: String
    /// What it ends with.
    public var closer: String
    /// Whether a comment inside must end first.
    public var nests: Bool

    /// A block comment.
    public init(_ opener: String, _ closer: String, nests: Bool = false) {
      (self.opener, self.closer, self.nests) = (opener, closer, nests)
    }
  }

  /// A string literal.
  public struct Literal: Sendable, Hashable {
    /// What it begins with.
    public var opener: String
    /// What it ends with.
    public var closer: String
    /// Whether it may go over lines.
    ///
    /// One that may not is no literal unless it ends on its line.
    public var isMultiline: Bool
    /// Whether a character behind `\` cannot end it.
    public var hasEscapes: Bool

    /// A string literal.
    public init(
      _ opener: String, _ closer: String? = nil, isMultiline: Bool = false, hasEscapes: Bool = true
    ) {
      (self.opener, self.closer) = (opener, closer ?? opener)
      (self.isMultiline, self.hasEscapes) = (isMultiline, hasEscapes)
    }
  }

  /// Comments up to the end of the line.
  public var lineComments: [LineComment]

  /// Comments with an end of their own.
  public var blockComments: [BlockComment]

  /// String literals, the longer openers first.
  public var literals: [Literal]

  /// A syntax.
  public init(lineComments: [LineComment], blockComments: [BlockComment], literals: [Literal]) {
    self.lineComments = lineComments
    self.blockComments = blockComments
    self.literals = literals
  }

  /// A guess for a language that is not known: the strings and comments of most.
  public static let any = SourceSyntax(
    lineComments: [.init("//"), .init("#", isGuarded: true), .init("--", isGuarded: true)],
    blockComments: [.init("/*", "*/")],
    literals: [
      .init("\"\"\"", isMultiline: true), .init("'''", isMultiline: true), .init("\""),
      .init("'"), .init("`", isMultiline: true),
    ])

  /// C, C++, Objective-C, C#, Java, Kotlin, Go.
  public static let cFamily = SourceSyntax(
    lineComments: [.init("//")], blockComments: [.init("/*", "*/")],
    literals: [
      .init("\"\"\"", isMultiline: true), .init("\""), .init("'"),
      .init("`", isMultiline: true, hasEscapes: false),
    ])

  /// Swift.
  public static let swift = SourceSyntax(
    lineComments: [.init("//")], blockComments: [.init("/*", "*/", nests: true)],
    literals: [
      .init("#\"\"\"", "\"\"\"#", isMultiline: true, hasEscapes: false),
      .init("#\"", "\"#", hasEscapes: false), .init("\"\"\"", isMultiline: true), .init("\""),
    ])

  /// Python.
  public static let python = SourceSyntax(
    lineComments: [.init("#")], blockComments: [],
    literals: [
      .init("\"\"\"", isMultiline: true), .init("'''", isMultiline: true), .init("\""), .init("'"),
    ])

  /// JavaScript and TypeScript.
  public static let javaScript = SourceSyntax(
    lineComments: [.init("//")], blockComments: [.init("/*", "*/")],
    literals: [.init("\""), .init("'"), .init("`", isMultiline: true)])
}
