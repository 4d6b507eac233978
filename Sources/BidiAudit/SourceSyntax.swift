internal import BidiText

/// What a programming language writes strings and comments with, as far as ``ControlAudit`` needs it.
///
/// Code that is interpolated into a literal counts as a part of it, with the literals inside. Not known are
/// literals of regular expressions, documents of a shell (`<<END`), quotes inside an interpolation of Python, C#
/// or Kotlin that are also round it, and Rust's `r#"…"#`: a quote in any of these may begin or end a literal too
/// early, so that a control after it is told to stand outside one.
public struct SourceSyntax: Sendable, Hashable {
  /// A comment up to the end of the line.
  struct LineComment: Sendable, Hashable {
    /// What it begins with.
    var opener: String

    /// Whether it begins only after white space, and not before a letter, quote or bracket.
    ///
    /// So `#if` and `count--` begin none.
    var isGuarded: Bool

    /// A line comment.
    init(_ opener: String, isGuarded: Bool = false) {
      (self.opener, self.isGuarded) = (opener, isGuarded)
    }
  }

  /// A comment with an end of its own.
  struct BlockComment: Sendable, Hashable {
    /// What it begins with.
    var opener: String
    /// What it ends with.
    var closer: String
    /// Whether a comment inside must end first.
    var nests: Bool

    /// A block comment.
    init(_ opener: String, _ closer: String, nests: Bool = false) {
      (self.opener, self.closer, self.nests) = (opener, closer, nests)
    }
  }

  /// What stands round the delimiters of a raw string, the same before and after.
  enum Fence: Sendable, Hashable {
    /// Nothing.
    case none
    /// Any number of `#`, up to 16, before the opener and as many after the closer; what follows `\` is escaped
    /// only with as many between: Swift.
    case numberSigns
    /// Up to 16 characters and `(` after the opener, `)` and the same before the closer, and no escapes: C++.
    case name
  }

  /// How code is put into a literal.
  enum Interpolation: Sendable, Hashable {
    /// Not at all.
    case none
    /// `\(…)`, where the signs of the fence stand after `\`: Swift.
    case escapedParenthesis
    /// `${…}`: JavaScript.
    case dollarBrace
  }

  /// A string literal.
  struct Literal: Sendable, Hashable {
    /// What it begins with.
    var opener: String
    /// What it ends with.
    var closer: String
    /// Whether it may go over lines.
    ///
    /// One that may not is no literal unless it ends on its line.
    var isMultiline: Bool
    /// Whether a character after `\` cannot end it.
    var hasEscapes: Bool
    /// What stands round its delimiters.
    var fence: Fence
    /// How code is put into it.
    var interpolation: Interpolation

    /// A string literal.
    init(
      _ opener: String, _ closer: String? = nil, isMultiline: Bool = false, hasEscapes: Bool = true,
      fence: Fence = .none, interpolation: Interpolation = .none
    ) {
      (self.opener, self.closer) = (opener, closer ?? opener)
      (self.isMultiline, self.hasEscapes) = (isMultiline, hasEscapes)
      (self.fence, self.interpolation) = (fence, interpolation)
    }

    /// `R"name(…)name"` with the prefixes of C++.
    fileprivate static let rawOfCFamily = ["R", "LR", "uR", "UR", "u8R"].map {
      Literal($0 + "\"", "\"", isMultiline: true, hasEscapes: false, fence: .name)
    }
  }

  /// Comments up to the end of the line.
  var lineComments: [LineComment]

  /// Comments with an end of their own.
  var blockComments: [BlockComment]

  /// String literals, the longer openers first.
  var literals: [Literal]

  /// Whether `'` may stand between the digits of a number: C++.
  var hasDigitQuotes: Bool

  /// A syntax.
  init(
    lineComments: [LineComment], blockComments: [BlockComment], literals: [Literal],
    hasDigitQuotes: Bool = false
  ) {
    self.hasDigitQuotes = hasDigitQuotes
    self.lineComments = lineComments
    self.blockComments = blockComments
    self.literals = literals
  }

  /// A guess for a language that is not known: the strings and comments of most.
  public static let any = SourceSyntax(
    lineComments: [.init("//"), .init("#", isGuarded: true), .init("--", isGuarded: true)],
    blockComments: [.init("/*", "*/")],
    literals: Literal.rawOfCFamily + [
      .init("\"\"\"", isMultiline: true, fence: .numberSigns), .init("'''", isMultiline: true),
      .init("\"", fence: .numberSigns), .init("'"), .init("`", isMultiline: true),
    ], hasDigitQuotes: true)

  /// C, C++, Objective-C, C#, Java, Kotlin, Go.
  public static let cFamily = SourceSyntax(
    lineComments: [.init("//")], blockComments: [.init("/*", "*/")],
    literals: Literal.rawOfCFamily + [
      .init("\"\"\"", isMultiline: true), .init("\""), .init("'"),
      .init("`", isMultiline: true, hasEscapes: false),
    ], hasDigitQuotes: true)

  /// Swift.
  public static let swift = SourceSyntax(
    lineComments: [.init("//")], blockComments: [.init("/*", "*/", nests: true)],
    literals: [
      .init(
        "\"\"\"", isMultiline: true, fence: .numberSigns, interpolation: .escapedParenthesis),
      .init("\"", fence: .numberSigns, interpolation: .escapedParenthesis),
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
    literals: [
      .init("\""), .init("'"), .init("`", isMultiline: true, interpolation: .dollarBrace),
    ])
}
