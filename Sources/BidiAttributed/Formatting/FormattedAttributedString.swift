public import BidiFormat
import MessageSyntax
internal import BidiText
public import Foundation

/// An attributed message with its arguments in place.
public struct FormattedAttributedString: Sendable, Hashable {
  /// The text.
  public let text: AttributedString

  /// The plain text, with the places of its arguments.
  public let plain: FormattedText

  /// The range of an argument, from the start of its first part to the end of its last.
  ///
  /// - Parameter argument: One of the arguments of ``plain``.
  /// - Returns: A range of ``text``.
  /// - Complexity: O(log *n*).
  public func range(of argument: FormattedText.Argument) -> Range<AttributedString.Index> {
    range(argument.range)
  }

  /// The stretches of the text that hold an argument.
  ///
  /// ```swift
  /// let message = try BidiFormatter(locale: "ar", mode: .always).format(
  ///   AttributedString("%@"), [AttributedArgument(AttributedString("a\nb"))])
  /// message.ranges(of: message.plain.arguments[0]).count  // 3: two lines and what is between them
  /// ```
  ///
  /// - Parameter argument: One of the arguments of ``plain``.
  /// - Returns: Ranges of ``text``, without the controls between them.
  /// - Complexity: O(log *n*) each.
  public func ranges(of argument: FormattedText.Argument) -> [Range<AttributedString.Index>] {
    argument.parts.map(range)
  }

  private func range(_ offsets: Range<TextOffset>) -> Range<AttributedString.Index> {
    index(offsets.lowerBound)..<index(offsets.upperBound)
  }

  /// A place of the text; its end for one after it.
  private func index(_ offset: TextOffset) -> AttributedString.Index {
    text.unicodeScalars.index(
      text.startIndex, offsetBy: offset.scalars, limitedBy: text.endIndex) ?? text.endIndex
  }
}
