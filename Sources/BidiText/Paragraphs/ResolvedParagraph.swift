/// One paragraph with its embedding levels, as one line.
///
/// Source: UAX #9, sections 3.3–3.4, rules P2–P3, X1–X10, W, N, I, L1, L2 and L4.
public struct ResolvedParagraph: Sendable, Hashable {
  /// The characters, in logical order.
  public let scalars: [Unicode.Scalar]

  /// The level that the paragraph starts from (BD4): 0 or 1.
  public let paragraphLevel: EmbeddingLevel

  /// One level for each Unicode scalar, in logical order; nil if rule X9 removes the character.
  public let levels: [EmbeddingLevel?]

  /// The direction of the paragraph level.
  public var direction: WritingDirection { paragraphLevel.direction }

  /// Resolves a paragraph.
  ///
  /// ```swift
  /// let text = "abc \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// paragraph.levels.map { $0?.number }  // [0, 0, 0, 0, 1, 1]
  /// paragraph.visualOrder()  // [0, 1, 2, 3, 5, 4]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The paragraph. A separator may stand at its end, not inside. May be empty.
  ///   - baseDirection: The paragraph direction, or the order to find it by rules P2 and P3.
  ///   - context: What stands outside the text.
  /// - Throws: ``BidiError/separatorInside(scalarOffset:)`` for text of more than one paragraph.
  /// - Complexity: O(*n*) time and space.
  public init(
    _ text: some StringProtocol, baseDirection: BaseDirection,
    context: OutsideContext = OutsideContext()
  ) throws(BidiError) {
    let scalars = Array(text.unicodeScalars)
    if let offset = Self.firstSeparatorInside(scalars) {
      throw .separatorInside(scalarOffset: offset)
    }
    self.scalars = scalars
    (paragraphLevel, levels) = ScalarLevels.resolve(
      Substring(text), scalars, baseDirection: baseDirection, context: context)
  }

  static func firstSeparatorInside(_ scalars: [Unicode.Scalar]) -> Int? {
    guard let first = scalars.firstIndex(where: \.isParagraphSeparator) else { return nil }
    let isCRLF = scalars[first] == "\r" && scalars[(first + 1)...].first == "\n"
    let end = first + (isCRLF ? 2 : 1)
    return end == scalars.count ? nil : first
  }
}
