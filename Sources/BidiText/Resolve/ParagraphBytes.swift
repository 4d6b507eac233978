extension BidiResolver {
  /// Gives a body the bytes of the last paragraph, having checked that they can be those of the text that
  /// was resolved: they are there, and every run begins at a character.
  func withParagraphBytes(
    of text: String, from offset: Int, _ body: (TextBytes, _ start: Int) -> Void
  ) {
    withTextBytes(text) { bytes in
      check(bytes, from: offset)
      body(bytes, offset)
    }
  }

  /// The same for a part of a text.
  func withParagraphBytes(
    of text: Substring, from offset: Int, _ body: (TextBytes, _ start: Int) -> Void
  ) {
    withTextBytes(text) { bytes in
      check(bytes, from: offset)
      body(bytes, offset)
    }
  }

  private func check(_ bytes: TextBytes, from offset: Int) {
    precondition(
      offset >= 0 && offset <= bytes.count && utf8Count <= bytes.count - offset,
      "the text is not the one that was resolved")
    let end = offset + utf8Count
    precondition(
      end == bytes.count || !UTF8.isContinuation(bytes[end]),
      "the text is not the one that was resolved")
    for index in 0..<runs.count {
      precondition(
        !UTF8.isContinuation(bytes[offset + Int(runs[index].start)]),
        "the text is not the one that was resolved")
    }
  }
}
