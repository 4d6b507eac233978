/// A text of many paragraphs, resolved, that is edited in place: what a text view holds.
///
/// Paragraphs are those of rule P1. There is one more than there are separators: empty text is one empty paragraph, and
/// a text that ends in a separator has an empty paragraph after it, where its caret stands.
///
/// An edit resolves the paragraphs that it touches and no others; the document is then equal to one made anew. Copies
/// share what they have in common, so that a document can be kept for undo.
///
/// Places are ``TextOffset`` values, which hold UTF-8, UTF-16 and scalar offsets at once. ``offset(_:in:)`` and
/// ``offset(of:)`` make them of offsets in one unit and of indices, ``index(of:)`` leads back.
///
/// ```swift
/// var document = BidiDocument("abc\n\u{05D0}\u{05D1}\n", baseDirection: .auto(fallback: .leftToRight))
/// document.paragraphCount  // 3
/// document.paragraph(1).direction  // .rightToLeft
/// // The empty last paragraph goes on as the one before it.
/// document.paragraph(2).direction  // .rightToLeft
/// document.replace(4..<6, in: .utf16, with: "d")
/// document.text  // "abc\nd\n"
/// document.paragraph(1).direction  // .leftToRight
/// ```
///
/// Widths, lines, carets and selections are the business of ``DocumentLayout``.
public struct BidiDocument: Sendable {
  /// The text.
  ///
  /// Its indices are those that ``offset(of:)`` takes.
  public internal(set) var text: String

  /// The direction of each paragraph, or the order to find it.
  public let baseDirection: BaseDirection

  /// The direction of empty paragraphs.
  public let emptyParagraphs: EmptyParagraphDirection

  var paragraphs: SummedList<ParagraphEntry>

  /// How many paragraphs were resolved since the document was made.
  var resolutionCount = 0

  /// Resolves a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction of each paragraph, or the order to find it by rules P2 and P3. Without one, each
  ///     paragraph has the direction of its first strong character, and is left to right if it has none.
  ///   - emptyParagraphs: The direction of empty paragraphs.
  /// - Complexity: O(*n*).
  public init(
    _ text: String, baseDirection: BaseDirection = .auto(fallback: .leftToRight),
    emptyParagraphs: EmptyParagraphDirection = .followsPreceding
  ) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.baseDirection = baseDirection
    self.emptyParagraphs = emptyParagraphs
    paragraphs = SummedList([])
    let entries = resolve(self.text[...], isLast: true)
    paragraphs = SummedList(entries)
  }

  /// The paragraphs of a stretch of the text.
  ///
  /// - Parameters:
  ///   - part: The stretch, which begins where a paragraph does.
  ///   - isLast: Whether the text ends with it, so that a paragraph without a separator ends it.
  /// - Returns: The paragraphs, in order.
  mutating func resolve(_ part: Substring, isLast: Bool) -> [ParagraphEntry] {
    var entries: [ParagraphEntry] = []
    withTextBytes(part) { bytes in
      var resolver = BidiResolver()
      resolver.forEachParagraph(
        of: bytes, baseDirection: baseDirection, context: OutsideContext()
      ) { resolver, start in
        entries.append(ParagraphEntry(bytes, from: start, resolver))
      }
    }
    if isLast, entries.last?.hasSeparator ?? true {
      entries.append(ParagraphEntry(paragraphLevel: EmbeddingLevel(fallback)))
    }
    resolutionCount += entries.count
    return entries
  }

  /// The direction of paragraphs that say none.
  var fallback: WritingDirection {
    switch baseDirection {
    case .auto(let fallback): fallback
    case .explicit(let direction): direction
    }
  }
}

/// Documents are equal that have the same characters, base direction and policy.
///
/// What they resolve to is then the same.
extension BidiDocument: Hashable {
  /// Compares the characters, not canonical equivalents.
  public static func == (left: Self, right: Self) -> Bool {
    left.baseDirection == right.baseDirection && left.emptyParagraphs == right.emptyParagraphs
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(baseDirection)
    hasher.combine(emptyParagraphs)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// What is kept of a paragraph.
struct ParagraphEntry: Summed, Equatable {
  /// A run: where it begins in the paragraph, in bytes, and its level.
  struct Run: Equatable {
    let start: Int
    let level: EmbeddingLevel
  }

  /// The length with the separator.
  let length: TextOffset

  /// The length up to the separator.
  let contentLength: TextOffset

  let paragraphLevel: EmbeddingLevel

  /// The level runs after rule L1 with the paragraph as one line; empty where all has the paragraph level.
  let runs: [Run]

  var total: ParagraphSum {
    ParagraphSum(count: 1, length: length, lastLevel: isEmpty ? nil : paragraphLevel)
  }
  var hasSeparator: Bool { contentLength != length }
  var isEmpty: Bool { contentLength.utf8 == 0 }

  /// An empty paragraph at the end.
  init(paragraphLevel: EmbeddingLevel) {
    length = .zero
    contentLength = .zero
    self.paragraphLevel = paragraphLevel
    runs = []
  }

  /// The paragraph that a resolver holds.
  init(_ bytes: TextBytes, from start: Int, _ resolver: borrowing BidiResolver) {
    let end = start + resolver.utf8Count
    var length = TextOffset.zero
    for index in start..<end { length.advance(overByte: bytes[index]) }
    self.length = length
    var contentEnd = end
    var separator = TextOffset.zero
    if end > start {
      var last = bytes.characterStart(end - 1)
      if Unicode.Scalar.isParagraphSeparator(bytes.codePoint(at: last)) {
        // CR LF is one separator.
        if bytes[last] == 0x0A, last > start, bytes[last - 1] == 0x0D { last -= 1 }
        contentEnd = last
      }
    }
    for index in contentEnd..<end { separator.advance(overByte: bytes[index]) }
    contentLength = length - separator
    paragraphLevel = resolver.paragraphLevel
    var runs: [Run] = []
    let isPlain =
      resolver.runCount <= 1
      && (resolver.runCount == 0 || resolver.run(at: 0).level == resolver.paragraphLevel)
    if !isPlain {
      runs.reserveCapacity(resolver.runCount)
      for index in 0..<resolver.runCount {
        let run = resolver.run(at: index)
        runs.append(Run(start: run.utf8Range.lowerBound, level: run.level))
      }
    }
    self.runs = runs
  }
}

/// What paragraphs add up to.
struct ParagraphSum: Sum {
  var count: Int
  var length: TextOffset
  /// The paragraph level of the last one that is not empty.
  var lastLevel: EmbeddingLevel?

  static let zero = ParagraphSum(count: 0, length: .zero, lastLevel: nil)
  static func + (left: Self, right: Self) -> Self {
    ParagraphSum(
      count: left.count + right.count, length: left.length + right.length,
      lastLevel: right.lastLevel ?? left.lastLevel)
  }
}
