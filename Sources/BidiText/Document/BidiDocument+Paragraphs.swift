extension BidiDocument {
  /// One paragraph of a document.
  public struct Paragraph: Sendable, Hashable {
    /// Its number, from 0.
    public let number: Int

    /// The range in the document, with the separator.
    public let range: Range<TextOffset>

    /// The range of the text in the document, without the separator.
    public let content: Range<TextOffset>

    /// The direction of the paragraph level, or for an empty paragraph what ``EmptyParagraphDirection`` says.
    public let direction: WritingDirection

    /// The text without the separator.
    public let text: Substring

    /// The levels of the text without the separator; offsets count scalars from the start of the paragraph.
    ///
    /// Equal to what ``ResolvedParagraph/init(_:baseDirection:context:)`` finds.
    public let resolved: ResolvedParagraph

    /// Whether a separator ends the paragraph; the last one of a document has none.
    public var hasSeparator: Bool { content.upperBound != range.upperBound }
  }

  /// The number of paragraphs: one more than the number of separators.
  public var paragraphCount: Int { paragraphs.count }

  /// A paragraph.
  ///
  /// - Parameter number: From 0 to ``paragraphCount`` − 1.
  /// - Precondition: The number is one of these; another is a programmer's error, and traps.
  /// - Returns: The paragraph.
  /// - Complexity: O(log *p* + *n*), *p* the number of paragraphs, *n* the length of this one.
  public func paragraph(_ number: Int) -> Paragraph {
    precondition(
      number >= 0 && number < paragraphs.count, "there are \(paragraphs.count) paragraphs")
    let entry = paragraphs[number]
    let before = paragraphs.start(of: number)
    let start = before.length
    let content = start..<start + entry.contentLength
    let part = text[index(atUTF8: content.lowerBound.utf8)..<index(atUTF8: content.upperBound.utf8)]
    let level = EmbeddingLevel(direction(of: entry, after: before))
    return Paragraph(
      number: number, range: start..<start + entry.length, content: content,
      direction: level.direction, text: part,
      resolved: ResolvedParagraph(part, paragraphLevel: level, runs: entry.runs))
  }

  /// The number of the paragraph that holds a place.
  ///
  /// A place between two paragraphs belongs to the one that begins there.
  ///
  /// - Parameter offset: The place; one after the end is taken for the end.
  /// - Returns: From 0 to ``paragraphCount`` − 1.
  /// - Complexity: O(log *p*), *p* the number of paragraphs.
  public func paragraphNumber(holding offset: TextOffset) -> Int {
    place(offset.utf8, in: .utf8).number
  }

  /// The paragraph that holds a place in one unit.
  func place(_ offset: Int, in unit: TextUnit) -> SummedList<ParagraphEntry>.Place {
    let place = paragraphs.firstEnd { $0.length[unit] > offset }
    guard place.number == paragraphs.count else { return place }
    let last = paragraphs.count - 1
    return .init(number: last, start: paragraphs.start(of: last))
  }

  /// The direction of a paragraph, empty ones by the policy.
  ///
  /// - Parameters:
  ///   - entry: The paragraph.
  ///   - before: What the paragraphs before it add up to.
  /// - Returns: The direction.
  private func direction(
    of entry: ParagraphEntry, after before: ParagraphSum
  ) -> WritingDirection {
    guard entry.isEmpty, case .auto(let fallback) = baseDirection else {
      return entry.paragraphLevel.direction
    }
    switch emptyParagraphs {
    case .fallback: return fallback
    case .followsPreceding: return before.lastLevel?.direction ?? fallback
    }
  }

  /// The place of a byte in ``text``.
  func index(atUTF8 offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }
}

extension ResolvedParagraph {
  /// A paragraph whose runs are known.
  ///
  /// - Parameters:
  ///   - text: The paragraph without its separator.
  ///   - paragraphLevel: Its level.
  ///   - runs: Its level runs, separator included; none where all has the paragraph level.
  init(_ text: Substring, paragraphLevel: EmbeddingLevel, runs: [ParagraphEntry.Run]) {
    let tables = CharacterTables.shared
    var scalars: [Unicode.Scalar] = []
    var levels: [EmbeddingLevel?] = []
    let count = text.utf8.count
    scalars.reserveCapacity(count)
    levels.reserveCapacity(count)
    var run = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      while run + 1 < runs.count, runs[run + 1].start <= offset { run += 1 }
      let isRemoved = ClassSet.removed.contains(code: tables.code(of: scalar.value))
      scalars.append(scalar)
      levels.append(isRemoved ? nil : runs.isEmpty ? paragraphLevel : runs[run].level)
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.paragraphLevel = paragraphLevel
    self.levels = levels
  }
}
