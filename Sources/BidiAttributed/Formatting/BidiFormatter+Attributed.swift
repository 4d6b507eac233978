public import BidiFormat
internal import BidiText
public import Foundation

extension BidiFormatter {
  /// Formats an attributed message.
  ///
  /// The text is that of the same message without attributes. What the pattern says keeps its attributes. An
  /// argument keeps its own, and takes those of its placeholder's first character where it has none; attributes
  /// of paragraphs are always the pattern's. Controls that are put in belong to their neighbours, as in
  /// `applying(_:)`.
  ///
  /// ```swift
  /// var name = AttributedString("\u{5C0F}\u{660E}")
  /// name.link = URL(string: "app://users/1")
  /// let message = try BidiFormatter(locale: "ar").format(
  ///   AttributedString("%@ \u{0628}\u{062F}\u{0623}"), [AttributedArgument(name)])
  /// let range = message.range(of: message.plain.arguments[0])
  /// message.text[range].link?.absoluteString  // "app://users/1"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message.
  ///   - arguments: The arguments by position.
  ///   - syntax: How placeholders are written; nil for format specifiers, or `{0}` and `{}` where the pattern has none.
  /// - Returns: The text, and where its arguments are.
  /// - Throws: `MessageError` where the pattern cannot be read, or an argument is missing or of the
  ///   wrong kind.
  /// - Complexity: That of the message without attributes, and O(*n* + *r*), *r* the number of runs.
  public func format(
    _ pattern: AttributedString, _ arguments: [AttributedArgument],
    syntax: MessagePattern.Syntax? = nil
  ) throws(MessageError) -> FormattedAttributedString {
    let table = RunTable(pattern)
    let read: MessagePattern =
      if let syntax {
        try MessagePattern(table.text, syntax: syntax)
      } else {
        try .read(table.text, hasNames: false, hasArguments: !arguments.isEmpty)
      }
    let plain = try format(read, arguments.map(\.argument))
    return FormattedAttributedString(plain, table) { key in
      if case .position(let index) = key, arguments.indices.contains(index) {
        arguments[index]
      } else {
        nil
      }
    }
  }

  /// Formats an attributed message whose placeholders have names.
  ///
  /// See ``format(_:_:syntax:)``.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "en").format(
  ///   AttributedString("Hi {name}"), named: ["name": AttributedArgument(AttributedString("Ali"))])
  /// message.plain.text  // "Hi Ali"
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The message, in the syntax `MessagePattern.Syntax.names`: `{name}`, `%(name)s`, `%{name}` or `${name}`.
  ///   - arguments: The arguments by name.
  /// - Returns: The text, and where its arguments are.
  /// - Throws: `MessageError` where the pattern cannot be read, or an argument is missing.
  public func format(
    _ pattern: AttributedString, named arguments: [String: AttributedArgument]
  ) throws(MessageError) -> FormattedAttributedString {
    let table = RunTable(pattern)
    let plain = try format(
      try MessagePattern(table.text, syntax: .names), named: arguments.mapValues(\.argument))
    return FormattedAttributedString(plain, table) { key in
      if case .name(let name) = key { arguments[name] } else { nil }
    }
  }
}

extension FormattedAttributedString {
  /// Gives a formatted message the attributes of its pattern and its arguments.
  fileprivate init(
    _ plain: FormattedText, _ pattern: RunTable,
    argument: (MessagePattern.Placeholder.Key) -> AttributedArgument?
  ) {
    var message = AttributedMessage(plain.text)
    var position = 0
    for inserted in plain.arguments {
      let placeholder = inserted.placeholder.utf8Range
      let base = pattern.attributes(atUTF8: placeholder.lowerBound)
      let start = inserted.parts.first?.lowerBound.scalars ?? message.position
      message.align(
        to: start,
        with: AttributedScalars(pattern, position..<max(position, placeholder.lowerBound)),
        isPattern: true)
      let source = argument(inserted.placeholder.key).map { AttributedScalars($0, in: base) }
      if let source { message.insert(inserted.parts, source) }
      position = placeholder.upperBound
    }
    message.align(
      to: message.count,
      with: AttributedScalars(pattern, position..<max(position, pattern.text.utf8.count)),
      isPattern: true)
    self.init(text: message.finish(), plain: plain)
  }
}

extension RunTable {
  fileprivate func attributes(atUTF8 offset: Int) -> AttributeContainer {
    let run = indexOfRun(containing: offset)
    return run < runs.count ? runs[run].attributes : AttributeContainer()
  }
}
