/// Finds out whether a translator's comment says that an argument is a number.
///
/// Only the wordings of Apple's and Google's documentation are known: `%@ is the number of files`, `%d: count of files`,
/// `number of files`.
enum ArgumentComments {
  /// The words of a comment that say that an argument is a number; nil if there are none.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, as written.
  ///   - only: Whether the message has no other argument. Then a comment without a specifier is about this argument.
  ///   - comment: The comment.
  /// - Returns: The words; nil if there are none.
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
  /// The first range of a text, compared by bytes.
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
