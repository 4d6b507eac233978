public import BidiText
import MessageSyntax

/// A message with its arguments in place.
public struct FormattedText: Sendable, Hashable {
  /// An argument in the text.
  public struct Argument: Sendable, Hashable {
    /// The placeholder that it replaced.
    public let placeholder: MessagePattern.Placeholder

    /// The kind of the argument.
    public let kind: MessageArgument.Kind

    /// The stretches of the text that hold it, in order.
    ///
    /// Together they are the argument's text.
    ///
    /// There is one, except if an argument of several lines is isolated line by line.
    public let parts: [Range<TextOffset>]

    /// From the start of the first part to the end of the last.
    public var range: Range<TextOffset> {
      guard let first = parts.first, let last = parts.last else { return .zero ..< .zero }
      return first.lowerBound..<last.upperBound
    }

    /// The range in one unit.
    public func range(in unit: TextUnit) -> Range<Int> {
      range.lowerBound[unit]..<range.upperBound[unit]
    }
  }

  /// The text.
  public let text: String

  /// The direction in which the message is read.
  public let direction: WritingDirection

  /// The arguments, in the order of the text.
  ///
  /// An argument with two placeholders is there twice.
  public let arguments: [Argument]

  /// The range of an argument, from the start of its first part to the end of its last.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "he").format("\u{05D0} %@ \u{05D1}", "Ali")
  /// message.text[message.range(of: message.arguments[0])]  // "Ali"
  /// ```
  ///
  /// - Parameter argument: One of ``arguments``. If it is from another message, its range is cut at the end of the text.
  /// - Returns: A range of ``text``.
  /// - Complexity: O(1) for text that is stored as UTF-8.
  public func range(of argument: Argument) -> Range<String.Index> {
    range(argument.range)
  }

  /// The stretches of the text that hold an argument.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "he", mode: .always).format("%@", "a\nb")
  /// message.ranges(of: message.arguments[0]).map { message.text[$0] }  // ["a", "\n", "b"]
  /// ```
  ///
  /// - Parameter argument: One of ``arguments``.
  /// - Returns: Ranges of ``text``, in order.
  /// - Complexity: O(number of parts) for text that is stored as UTF-8.
  public func ranges(of argument: Argument) -> [Range<String.Index>] {
    argument.parts.map(range)
  }

  /// The text of an argument.
  ///
  /// Controls that isolate its lines are left out.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "he", mode: .always).format("%@", "a\nb")
  /// message.text(of: message.arguments[0])  // "a\nb"
  /// ```
  ///
  /// - Parameter argument: One of ``arguments``.
  /// - Returns: Its text.
  public func text(of argument: Argument) -> String {
    ranges(of: argument).map { String(text[$0]) }.joined()
  }

  private func range(_ offsets: Range<TextOffset>) -> Range<String.Index> {
    let text = text[...]
    return text.index(atUTF8: offsets.lowerBound.utf8)..<text.index(atUTF8: offsets.upperBound.utf8)
  }

  /// The message after a transform, with the new places of its arguments.
  ///
  /// Use it to put every line of a message into an embedding or an isolate, for a container of the other direction.
  ///
  /// ```swift
  /// let formatter = BidiFormatter(locale: "he")
  /// let name = try formatter.format("\u{05D0} %@", "Ali").applying(.embedded(in: .rightToLeft))
  /// name.text.showingControls()  // "‹RLE›א Ali‹PDF›"
  /// ```
  ///
  /// - Complexity: O(*n* + *k* log *k*), *k* the number of changes.
  public func applying(_ transform: ControlTransform) -> FormattedText {
    let edited = text.applying(transform)
    guard edited.isChanged else { return self }
    let arguments = arguments.map { argument in
      Argument(
        placeholder: argument.placeholder, kind: argument.kind,
        parts: argument.parts.map { edited.map.resultRange(of: $0) })
    }
    return FormattedText(text: edited.text, direction: direction, arguments: arguments)
  }
}

extension OffsetMap {
  /// The place of a source range in the result, in every unit.
  func resultRange(of source: Range<TextOffset>) -> Range<TextOffset> {
    let ranges = TextUnit.allCases.map { unit in
      resultRange(of: source.lowerBound[unit]..<source.upperBound[unit], in: unit)
    }
    func offset(_ end: KeyPath<Range<Int>, Int>) -> TextOffset {
      TextOffset(
        utf8: ranges[0][keyPath: end], utf16: ranges[1][keyPath: end],
        scalars: ranges[2][keyPath: end])
    }
    return offset(\.lowerBound)..<offset(\.upperBound)
  }
}
