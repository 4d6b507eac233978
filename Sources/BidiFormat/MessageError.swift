/// The reason why a message cannot be formatted.
///
/// Offsets count UTF-8 bytes from the start of the pattern.
public enum MessageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An unknown format specifier, such as `%y`.
  case unknownSpecifier(String, utf8Offset: Int)

  /// The syntax is known but not supported: `{n, plural, …}`, `%n`, a variable of a `.stringsdict`.
  case unsupportedSyntax(String, utf8Offset: Int)

  /// A `{` has no `}`.
  case unclosedBrace(utf8Offset: Int)

  /// The text between braces is neither a name nor a number.
  case invalidPlaceholder(String, utf8Offset: Int)

  /// No argument was given for the placeholder.
  case missingArgument(String, utf8Offset: Int)

  /// Arguments were given that no placeholder of the pattern takes.
  ///
  /// The keys are the names or positions of these arguments. The syntax is that in which the pattern was read.
  case unusedArguments(
    [MessagePattern.Placeholder.Key], MessagePattern.Syntax, utf8Offset: Int)

  /// The argument is not of the kind that the placeholder formats.
  case wrongKind(String, utf8Offset: Int)

  /// A width or precision is above ``MessagePattern/widthLimit``.
  case tooWide(String, utf8Offset: Int)

  /// The pattern has more placeholders than the mode allows.
  case tooManyPlaceholders(limit: Int, utf8Offset: Int)

  /// The place in the pattern, in UTF-8 bytes from its start.
  public var utf8Offset: Int {
    switch self {
    case .unclosedBrace(let offset), .tooManyPlaceholders(_, let offset),
      .unknownSpecifier(_, let offset), .unsupportedSyntax(_, let offset),
      .invalidPlaceholder(_, let offset), .missingArgument(_, let offset),
      .unusedArguments(_, _, let offset), .wrongKind(_, let offset), .tooWide(_, let offset):
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
    case .unusedArguments(let keys, let syntax, _):
      "no placeholder takes \(Self.phrase(keys)); write \(Self.advice(keys, syntax))"
    case .wrongKind(let text, _): "the argument of '\(text)' is of another kind"
    case .tooWide(let text, _): "'\(text)' is wider than \(MessagePattern.widthLimit)"
    case .tooManyPlaceholders(let limit, _): "there are more than \(limit) placeholders"
    }
  }

  /// The first four arguments as a phrase.
  private static func phrase(_ keys: [MessagePattern.Placeholder.Key]) -> String {
    let shown = keys.prefix(4).map { key in
      switch key {
      case .name(let name): "'\(name)'"
      case .position(let position): "\(position)"
      }
    }
    let list = shown.joined(separator: ", ") + (keys.count > shown.count ? ", …" : "")
    let isNamed = if case .name = keys.first { true } else { false }
    let place = isNamed ? "" : keys.count > 1 ? "at positions " : "at position "
    return keys.count > 1 ? "any of the arguments \(place)\(list)" : "the argument \(place)\(list)"
  }

  /// What to write in the pattern instead.
  private static func advice(
    _ keys: [MessagePattern.Placeholder.Key], _ syntax: MessagePattern.Syntax
  ) -> String {
    let name: String? = if case .name(let name) = keys.first { name } else { nil }
    switch (syntax, name) {
    case (.printf, nil): return "%@ or %1$@, or {0} in the syntax 'braces'"
    case (.printf, let name?): return "{\(name)}, and read the pattern in a syntax with names"
    case (_, nil): return "{0}, or give the arguments by name for {name}"
    case (.braces, let name?): return "{\(name)}"
    case (.names, let name?): return "{\(name)}, %(\(name))s, %{\(name)} or ${\(name)}"
    }
  }
}
