public import BidiFormat
public import Foundation

/// A value to be put into an attributed message.
///
/// ```swift
/// var name = AttributedString("\u{5C0F}\u{660E}")
/// name.link = URL(string: "app://users/1")
/// let arguments = [AttributedArgument(name), AttributedArgument(.number(3))]
/// ```
public struct AttributedArgument: Sendable, Hashable {
  /// The value without attributes.
  public let argument: MessageArgument

  /// The text with attributes; nil for a value that has the same ones throughout.
  let text: AttributedString?

  /// The attributes of a value that has no text of its own.
  let attributes: AttributeContainer

  /// Makes an argument of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - make: What it is: `MessageArgument.url` and the like; text of unknown direction if nothing is said.
  public init(
    _ text: AttributedString, as make: (String) -> MessageArgument = { .text($0) }
  ) {
    argument = make(String(text.characters[...]))
    self.text = text
    attributes = AttributeContainer()
  }

  /// Makes an argument of a value.
  ///
  /// - Parameters:
  ///   - argument: The value.
  ///   - attributes: The attributes of all of it.
  public init(_ argument: MessageArgument, attributes: AttributeContainer = AttributeContainer()) {
    self.argument = argument
    text = nil
    self.attributes = attributes
  }
}
