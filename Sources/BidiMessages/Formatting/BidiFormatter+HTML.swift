public import BidiText

extension BidiFormatter {
  /// What a pattern for HTML is written in.
  public enum PatternContent: String, Sendable, Hashable, Codable, CaseIterable {
    /// Plain text, which is escaped.
    case text
    /// HTML, which is kept. It must come from the localizer, never from a user.
    case markup
  }

  /// Formats a message as HTML.
  ///
  /// Every argument is escaped and stands in an element of its own: `bdi` where its direction is not known, a
  /// `span` with `dir` where it is. Numbers in which nothing can move and arguments that are isolated already
  /// stand without one, and so do arguments inside a tag or comment of a pattern in HTML. The whole stands in a
  /// `span` with `dir` where its direction is not that of the context. The mode does not matter.
  ///
  /// Inside a tag, arguments may stand in quoted attributes only: white space would end a value without quotes.
  /// Elements that hold no HTML, `script` and `style`, are not known.
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
  ///   - content: What the pattern is written in.
  ///   - context: The direction of the element that the message goes into; nil where it is not known.
  /// - Returns: HTML.
  /// - Throws: ``MessageError`` where an argument is missing or of the wrong kind.
  /// - Complexity: O(*n*).
  public func formatHTML(
    _ pattern: MessagePattern, _ arguments: [MessageArgument] = [],
    named: [String: MessageArgument] = [:], content: PatternContent = .text,
    in context: WritingDirection? = nil
  ) throws(MessageError) -> String {
    try pattern.using(arguments, named) { () throws(MessageError) in
      try html(of: pattern, arguments, named: named, content, in: context)
    }
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
  /// The argument in an element that isolates it, as far as it needs one.
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
