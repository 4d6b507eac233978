public import BidiText

extension BidiFormatter {
  /// The content of a pattern for HTML.
  public enum PatternContent: String, Sendable, Hashable, Codable, CaseIterable {
    /// Plain text. It is escaped.
    case text
    /// HTML. It is kept, so it must come from the localizer and never from a user.
    case markup
  }

  /// Formats a message as HTML.
  ///
  /// Every argument is escaped and gets an element of its own: `bdi` if its direction is not known, a `span` with `dir`
  /// if it is. Three kinds of arguments get no element: numbers in which nothing can move, arguments that are already
  /// isolated, and arguments inside a tag or comment of the pattern. The message gets a `span` with `dir` if its
  /// direction is not that of the context. The mode does not matter.
  ///
  /// Inside a tag, arguments may only stand in quoted attributes: white space would end a value without quotes. The
  /// content of `script` and `style` is read as HTML.
  ///
  /// ```swift
  /// let formatter = BidiFormatter(locale: "he")
  /// try formatter.formatHTML(MessagePattern("\u{05D0} %@"), ["<Ali>"], in: .rightToLeft)
  /// // "א <bdi>&lt;Ali&gt;</bdi>"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message.
  ///   - arguments: The arguments by position.
  ///   - named: The arguments by name.
  ///   - content: The content of the pattern.
  ///   - context: The direction of the element that will hold the message; nil if it is not known.
  /// - Returns: HTML.
  /// - Throws: ``MessageError`` if an argument is missing or of the wrong kind.
  /// - Complexity: O(*n*).
  public func formatHTML(
    _ pattern: MessagePattern, _ arguments: [MessageArgument] = [],
    named: [String: MessageArgument] = [:], content: PatternContent = .text,
    in context: WritingDirection? = nil
  ) throws(MessageError) -> String {
    let isLenient = allowsUnusedArguments
    return try pattern.using(arguments, named, isLenient: isLenient) { () throws(MessageError) in
      try html(of: pattern, arguments, named: named, content, in: context)
    }
  }

  /// Reads and formats a message with format specifiers or positions in braces as HTML.
  ///
  /// ```swift
  /// let formatter = BidiFormatter(locale: "he")
  /// try formatter.formatHTML("\u{05D0} {0}", ["<Ali>"], in: .rightToLeft)
  /// // "א <bdi>&lt;Ali&gt;</bdi>"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax of `printf`, or with `{0}` or `{}` if it has no specifier.
  ///   - arguments: The arguments by position.
  ///   - content: The content of the pattern.
  ///   - context: The direction of the element that will hold the message; nil if it is not known.
  /// - Returns: HTML.
  /// - Throws: ``MessageError`` if the pattern cannot be read, or an argument is missing or of the wrong kind.
  /// - Complexity: O(*n*).
  public func formatHTML(
    _ pattern: String, _ arguments: [MessageArgument] = [], content: PatternContent = .text,
    in context: WritingDirection? = nil
  ) throws(MessageError) -> String {
    try formatHTML(
      try MessagePattern.read(pattern, hasNames: false, hasArguments: !arguments.isEmpty),
      arguments, content: content, in: context)
  }

  /// Reads and formats a message whose placeholders have names as HTML.
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax ``MessagePattern/Syntax/names``.
  ///   - arguments: The arguments by name.
  ///   - content: The content of the pattern.
  ///   - context: The direction of the element that will hold the message; nil if it is not known.
  /// - Returns: HTML.
  /// - Throws: ``MessageError`` if the pattern cannot be read, or an argument is missing or of the wrong kind.
  /// - Complexity: O(*n*).
  public func formatHTML(
    _ pattern: String, named arguments: [String: MessageArgument], content: PatternContent = .text,
    in context: WritingDirection? = nil
  ) throws(MessageError) -> String {
    try formatHTML(
      try MessagePattern(pattern, syntax: .names), named: arguments, content: content, in: context)
  }

  private func html(
    of pattern: MessagePattern, _ arguments: [MessageArgument],
    named: [String: MessageArgument], _ content: PatternContent, in context: WritingDirection?
  ) throws(MessageError) -> String {
    var html = ""
    var state = MarkupState()
    for element in pattern.elements {
      switch element {
      case .literal(let text):
        let written = content == .text ? text.escapedForHTML : text
        html += written
        state.read(written)
      case .placeholder(let placeholder):
        let argument = try placeholder.argument(positional: arguments, named: named, digits)
        let written =
          state.isInTag ? argument.plainText(in: digits).escapedForHTML : argument.html(in: digits)
        html += written
        state.read(written)
      }
    }
    let direction = direction(of: pattern)
    guard direction != context else { return html }
    return "<span dir=\"\(direction.rawValue)\">\(html)</span>"
  }
}

extension MessageArgument {
  /// The argument, in an element that isolates it if it needs one.
  fileprivate func html(in digits: NativeDigits?) -> String {
    let text = plainText(in: digits).balancingControls()
    let escaped = text.escapedForHTML
    switch kind {
    case .isolated: return escaped
    case .number where !text[...].canMoveAsNumber: return escaped
    case .number: return "<span dir=\"ltr\">\(escaped)</span>"
    default:
      guard let direction else { return "<bdi>\(escaped)</bdi>" }
      return "<span dir=\"\(direction.rawValue)\">\(escaped)</span>"
    }
  }
}
