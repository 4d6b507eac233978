/// Why a message could not be formatted.
///
/// Offsets count UTF-8 bytes from the start of the pattern.
public enum MessageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A percent sign begins what looks like a format specifier and is none, such as `%y`.
  case unknownSpecifier(String, utf8Offset: Int)

  /// The syntax is known but not supported: `{n, plural, …}`, `%n`, a variable of a `.stringsdict`.
  case unsupportedSyntax(String, utf8Offset: Int)

  /// A `{` has no `}`.
  case unclosedBrace(utf8Offset: Int)

  /// What stands between braces is neither a name nor a number.
  case invalidPlaceholder(String, utf8Offset: Int)

  /// No argument was given for the placeholder.
  case missingArgument(String, utf8Offset: Int)

  /// The argument is not of the kind that the placeholder formats.
  case wrongKind(String, utf8Offset: Int)

  /// A width or precision is above ``MessagePattern/widthLimit``.
  case tooWide(String, utf8Offset: Int)

  /// The pattern has more placeholders than the mode allows.
  case tooManyPlaceholders(limit: Int, utf8Offset: Int)

  /// Where in the pattern, in UTF-8 bytes from its start.
  public var utf8Offset: Int {
    switch self {
    case .unclosedBrace(let offset), .tooManyPlaceholders(_, let offset),
      .unknownSpecifier(_, let offset), .unsupportedSyntax(_, let offset),
      .invalidPlaceholder(_, let offset), .missingArgument(_, let offset),
      .wrongKind(_, let offset), .tooWide(_, let offset):
      offset
    }
  }

  /// The error in one line.
  public var description: String { "\(phrase), at byte \(utf8Offset)" }

  /// The error without its place.
  package var phrase: String {
    switch self {
    case .unknownSpecifier(let text, _): "'\(text)' is no format specifier"
    case .unsupportedSyntax(let text, _): "'\(text)' is not supported"
    case .unclosedBrace: "'{' is not closed"
    case .invalidPlaceholder(let text, _): "'\(text)' is no placeholder"
    case .missingArgument(let text, _): "'\(text)' has no argument"
    case .wrongKind(let text, _): "the argument of '\(text)' is of another kind"
    case .tooWide(let text, _): "'\(text)' is wider than \(MessagePattern.widthLimit)"
    case .tooManyPlaceholders(let limit, _): "there are more than \(limit) placeholders"
    }
  }
}
