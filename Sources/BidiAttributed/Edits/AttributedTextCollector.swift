internal import Foundation

/// Puts an attributed text together from its start to its end.
///
/// A call of Foundation that changes an attributed text takes as long as writing some kilobytes, and one in the
/// midst of a long paragraph far longer, because attributes of paragraphs are then looked at again. So what has
/// the same attributes is put together first, and text only grows at its end.
struct AttributedTextCollector {
  private var result = AttributedString()
  private var pending = ""
  private var attributes = AttributeContainer()

  mutating func append(_ text: some StringProtocol, _ attributes: AttributeContainer) {
    if !pending.isEmpty, attributes != self.attributes { flush() }
    self.attributes = attributes
    pending += text
  }

  /// Takes over many runs at once.
  mutating func append(_ text: AttributedSubstring) {
    flush()
    result.append(text)
  }

  mutating func finish() -> AttributedString {
    flush()
    return result
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    result.append(AttributedString(pending, attributes: attributes))
    pending = ""
  }
}
