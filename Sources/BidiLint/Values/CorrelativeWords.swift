/// Pairs of words of which the second answers the first, so that it never stands before it.
///
/// Pairs whose second part is also used alone, such as Arabic *aw* (or), are left out.
enum CorrelativeWords {
  /// Two parts of a sentence's joint.
  typealias Pair = (first: String, second: String)

  /// A pair whose second part stands in a text before the first one.
  ///
  /// - Complexity: O(*n*).
  static func reversedPair(in text: String, language: String) -> Pair? {
    pairs[language]?.first { pair in
      guard let first = place(of: pair.first, in: text),
        let second = place(of: pair.second, in: text)
      else { return false }
      return second < first
    }
  }

  /// Where words stand first, with nothing of a letter round them.
  private static func place(of words: String, in text: String) -> String.Index? {
    text.ranges(of: words).first { range in
      let before = text[..<range.lowerBound].unicodeScalars.last
      let after = text[range.upperBound...].unicodeScalars.first
      return before?.properties.isAlphabetic != true && after?.properties.isAlphabetic != true
    }?.lowerBound
  }

  private static let pairs: [String: [Pair]] = [
    // na to … na hi: neither … nor
    "ur": [("\u{0646}\u{06C1} \u{062A}\u{0648}", "\u{0646}\u{06C1} \u{06C1}\u{06CC}")]
  ]
}
