internal import Foundation

/// Puts an attributed text together from its start to its end.
///
/// A call of Foundation that changes an attributed text takes as long as writing some kilobytes, and one in the
/// midst of a long paragraph far longer, because attributes of paragraphs are then looked at again. So what has
/// the same attributes is put together first, a few runs are made into a text of their own, and the whole only
/// grows at its end.
struct AttributedTextCollector {
  /// How many runs are put together at once: with 16 they take a third of the time that they take one by one,
  /// with fewer and with more it is longer.
  private static let runLimit = 16

  private var result = AttributedString()
  private var pending = ""

  /// The runs of what is pending, each with its number of characters.
  private var runs: [(count: Int, attributes: AttributeContainer)] = []

  /// Whether the last run has attributes that hold for its paragraph.
  private var isBound = false

  /// Adds text; of attributes that differ within a paragraph, Foundation keeps those of its start.
  mutating func append(_ text: some StringProtocol, _ attributes: AttributeContainer) {
    guard !text.isEmpty else { return }
    if attributes != runs.last?.attributes {
      let wasBound = isBound
      isBound = attributes.boundToParagraphs != AttributeContainer()
      // What is set inside a text would hold for the start of its paragraph too, and that takes long.
      let mayBeSet = endsParagraph || !(isBound || wasBound)
      if runs.count == Self.runLimit || !mayBeSet { flush() }
      runs.append((0, attributes))
    }
    runs[runs.count - 1].count += text.unicodeScalars.count
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

  /// Whether a paragraph of Foundation ends here; CR does not tell, because LF may follow.
  private var endsParagraph: Bool {
    pending.unicodeScalars.last == "\n" || pending.unicodeScalars.last == "\u{2029}"
  }

  private mutating func flush() {
    guard let first = runs.first else { return }
    var part = AttributedString(pending, attributes: first.attributes)
    let scalars = part.unicodeScalars
    var start = scalars.index(scalars.startIndex, offsetBy: first.count)
    for run in runs.dropFirst() {
      let end = scalars.index(start, offsetBy: run.count)
      part[start..<end].setAttributes(run.attributes)
      start = end
    }
    result.append(part)
    pending = ""
    runs.removeAll(keepingCapacity: true)
  }
}
