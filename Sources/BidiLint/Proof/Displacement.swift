import BidiText

/// What happens to a part, as a person would say it.
enum Displacement {
  /// A sentence about a part that is out of order.
  ///
  /// - Parameters:
  ///   - range: The part, in scalars of the paragraph.
  ///   - paragraph: The line as it is shown now.
  ///   - direction: The direction that the part is read in; nil for that of its first strong character.
  /// - Returns: A phrase without full stop.
  /// - Throws: Nothing: a part of a paragraph is one.
  static func words(
    for range: Range<Int>, of paragraph: ResolvedParagraph, direction: WritingDirection?
  ) throws(BidiError) -> String {
    let part = String(String.UnicodeScalarView(paragraph.scalars[range]))
    let shownPart = "\u{201C}\(part)\u{201D}"
    let base = direction.map(BaseDirection.explicit) ?? .auto(fallback: .leftToRight)
    let own = try ResolvedParagraph(part, baseDirection: base).visualOrder()
      .map { $0 + range.lowerBound }
    let now = paragraph.visualOrder().filter(range.contains)
    guard own != now, own.count > 1, let ownFirst = own.first, let ownLast = own.last else {
      return "what stands round \(shownPart) changes places"
    }
    if now.last == ownFirst, !paragraph.scalars[ownFirst].isStrong {
      return "\(sign(paragraph.scalars[ownFirst])) of \(shownPart) is shown at its right end,"
        + " and belongs at its left"
    }
    if now.first == ownLast, !paragraph.scalars[ownLast].isStrong {
      return "\(sign(paragraph.scalars[ownLast])) of \(shownPart) is shown at its left end,"
        + " and belongs at its right"
    }
    return "the parts of \(shownPart) change places"
  }

  /// `the + (plus sign)`, `the . (full stop)`; for what is not seen its name alone.
  private static func sign(_ scalar: Unicode.Scalar) -> String {
    if scalar.bidiClass == .europeanNumber || scalar.bidiClass == .arabicNumber {
      return "the \(scalar)"
    }
    let isSeen = !scalar.properties.isWhitespace && DirectionalFormatting(scalar) == nil
    guard let name = scalar.properties.name?.lowercased() else { return "the \(scalar)" }
    return isSeen ? "the \(scalar) (\(name))" : "the \(name)"
  }
}

extension Unicode.Scalar {
  fileprivate var isStrong: Bool { bidiClass.strongDirection != nil }
}
