internal import BidiText

/// A text in the making that remembers where arguments are.
struct MessageComposer {
  private(set) var text = ""
  private var end = TextOffset.zero
  private var parts: [[Range<TextOffset>]]

  init(argumentCount: Int) {
    parts = Array(repeating: [], count: argumentCount)
  }

  /// Appends text of the pattern, or a control.
  mutating func append(_ text: some StringProtocol) {
    self.text += text
    end.advance(over: text)
  }

  /// Appends a piece of an argument.
  mutating func append(_ text: some StringProtocol, argument: Int) {
    let start = end
    append(text)
    if let last = parts[argument].last, last.upperBound == start {
      parts[argument][parts[argument].count - 1] = last.lowerBound..<end
    } else {
      parts[argument].append(start..<end)
    }
  }

  /// The message, with what took the place of each placeholder.
  func formatted(
    _ inserted: [InsertedArgument], direction: WritingDirection
  ) -> FormattedText {
    let arguments = zip(inserted, parts).map { inserted, parts in
      FormattedText.Argument(
        placeholder: inserted.placeholder, kind: inserted.argument.kind, parts: parts)
    }
    return FormattedText(text: text, direction: direction, arguments: arguments)
  }
}

/// A placeholder with what takes its place.
struct InsertedArgument {
  let placeholder: MessagePattern.Placeholder
  let argument: MessageArgument
  let text: String
}
