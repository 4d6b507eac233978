internal import BidiText
internal import MessageSyntax

/// Builds a text and remembers the places of arguments.
struct MessageComposer {
  private var bytes: [UInt8] = []
  private var end = TextOffset.zero
  private var parts: [[Range<TextOffset>]]

  /// - Parameters:
  ///   - argumentCount: The number of arguments.
  ///   - utf8Count: The number of bytes of the text without isolates.
  init(argumentCount: Int, utf8Count: Int) {
    parts = Array(repeating: [], count: argumentCount)
    bytes.reserveCapacity(utf8Count + 6 * argumentCount)
  }

  /// Appends a control.
  mutating func append(_ control: DirectionalFormatting) {
    bytes.append(control)
    advance()
  }

  /// Appends text as UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - argument: The argument that gave the text; nil for text of the message.
  mutating func append(_ text: some Sequence<UInt8>, argument: Int? = nil) {
    let start = end
    bytes.append(contentsOf: text)
    advance()
    guard let argument else { return }
    if let last = parts[argument].last, last.upperBound == start {
      parts[argument][parts[argument].count - 1] = last.lowerBound..<end
    } else {
      parts[argument].append(start..<end)
    }
  }

  /// Counts the bytes that were appended last.
  private mutating func advance() {
    for byte in bytes[end.utf8...] { end.advance(overByte: byte) }
  }

  /// The message with its arguments.
  func formatted(
    _ inserted: [InsertedArgument], direction: WritingDirection
  ) -> FormattedText {
    let arguments = inserted.indices.map { index in
      FormattedText.Argument(
        placeholder: inserted[index].placeholder, kind: inserted[index].argument.kind,
        parts: parts[index])
    }
    return FormattedText(
      text: String(decoding: bytes, as: UTF8.self), direction: direction, arguments: arguments)
  }
}

/// A placeholder with the argument that takes its place.
struct InsertedArgument {
  let placeholder: MessagePattern.Placeholder
  let argument: MessageArgument
  var text: String
}
