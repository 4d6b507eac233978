/// Text for displays that have no text engine of their own: a character LCD, a receipt printer, an old
/// terminal, an image library that draws letter by letter.
///
/// Never give such text to a system that does bidi and shaping itself: it would do both again.
public enum PlainDisplay {
  /// A text in the order that it is seen in, each paragraph as one line, separators kept.
  ///
  /// ```swift
  /// PlainDisplay.visualText(of: "abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
  /// // "abc \u{05D1}\u{05D0}"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, in the order of memory.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - options: What is done with characters.
  /// - Returns: The characters from left to right.
  /// - Complexity: O(*n*).
  public static func visualText(
    of text: some StringProtocol, baseDirection: BaseDirection,
    options: VisualTextOptions = .default
  ) -> String {
    text.mappingParagraphs { content in
      // A paragraph without its separator is one, so this cannot fail.
      let paragraph = try? ResolvedParagraph(content, baseDirection: baseDirection)
      return paragraph?.visualText(options) ?? String(content)
    }
  }

  /// A text in the order of memory, from one in visual order, as old data holds it.
  ///
  /// The inverse of ``visualText(of:baseDirection:options:)`` for text of letters, their marks and spaces. Different texts
  /// can look alike, so numbers and neutrals at the edges of runs may come out otherwise than they once
  /// were.
  ///
  /// - Parameters:
  ///   - text: The text, from left to right.
  ///   - direction: The direction of its paragraphs.
  /// - Returns: The characters in the order in which they are read.
  /// - Complexity: O(*n*).
  public static func logicalText(
    ofVisual text: some StringProtocol, direction: WritingDirection
  ) -> String {
    text.mappingParagraphs { content in
      // Seen from the right, right-to-left text is in order and only what runs the other way in it is
      // not; seen from the left, all right-to-left text is to be turned round.
      let isRightToLeft = direction == .rightToLeft
      let seen = isRightToLeft ? String(content.reversed()) : String(content)
      let scalars = Array(seen.unicodeScalars)
      guard let paragraph = try? ResolvedParagraph(seen, baseDirection: .explicit(direction)) else {
        return String(content)
      }
      let levels = paragraph.levels.map { $0 ?? paragraph.paragraphLevel }
      var result = String.UnicodeScalarView()
      let clusters = ShownClusters(
        of: seen, count: scalars.count, length: { $0.unicodeScalars.count }, isShown: { _ in true })
      for offset in Reordering.visualOrder(levels, floor: isRightToLeft ? 2 : 1) {
        guard let end = clusters.end(at: offset, next: offset + 1) else { continue }
        for place in offset..<end {
          let scalar = scalars[place]
          result.append(levels[place].direction == .rightToLeft ? scalar.mirrored : scalar)
        }
      }
      return String(result)
    }
  }
}
