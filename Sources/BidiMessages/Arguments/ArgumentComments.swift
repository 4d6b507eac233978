/// What a translator's comment says of an argument, where it says that it is a number.
///
/// Only the forms in which Apple's and Google's documentation writes such comments: `%@ is the number of files`,
/// `%d: count of files`, `number of files`.
enum ArgumentComments {
  /// The words that say so; nil where none do.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, as written.
  ///   - only: Whether the message has no other argument, so that a comment without specifier is about this one.
  ///   - comment: The comment.
  /// - Returns: The words; nil where the comment says nothing.
  static func number(of specifier: String, only: Bool, in comment: String) -> String? {
    let text = comment.lowercased()
    if let range = text.range(ofText: specifier.lowercased()) {
      let rest = text[range.upperBound...].prefix { $0 != "," && $0 != ";" && $0 != "\n" }
      return phrase(in: rest.prefix(48))
    }
    guard only, !text.contains("%") else { return nil }
    return phrase(in: text[...])
  }

  private static func phrase(in text: Substring) -> String? {
    ["number of", "count of", "percentage of", "amount of"].first { text.range(ofText: $0) != nil }
  }
}

extension StringProtocol {
  /// Where a text stands first, compared by its bytes.
  func range(ofText text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = self.utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      rest = rest[utf8.index(after: start)...]
    }
    return nil
  }
}
