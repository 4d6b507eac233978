public import BidiText
public import Foundation

/// An attributed text resolved for drawing: paragraphs, and on each line the runs in display order.
///
/// Source: UAX #9, rules L1 and L2.
///
/// ```swift
/// let text = AttributedString("abc \u{05D0}\u{05D1}")
/// let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
/// drawing.paragraphs[0].runs.map(\.utf8Range)  // [0..<4, 4..<8]
/// ```
public struct DrawingText: Sendable {
  /// One paragraph, resolved.
  public struct Paragraph: Sendable {
    /// The paragraph: where it is, its direction and its style.
    public let paragraph: AttributedParagraph

    /// Its stretches of one level and one set of attributes, in logical order, separator included.
    let pieces: [Piece]

    /// The text that the paragraph stands in, to cut pieces.
    let source: DrawingSource
  }

  /// The paragraphs, in order.
  public let paragraphs: [Paragraph]

  /// Resolves a text.
  ///
  /// - Parameters:
  ///   - attributed: The text.
  ///   - environment: Where it is shown.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public init(_ attributed: AttributedString, in environment: ParagraphEnvironment) {
    var resolver = BidiResolver()
    self.init(attributed, in: environment, using: &resolver)
  }

  /// Resolves a text in the memory of a resolver.
  ///
  /// ```swift
  /// var resolver = BidiResolver()
  /// let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
  /// let texts = ["abc", "\u{05D0}"].map {
  ///   DrawingText(AttributedString($0), in: environment, using: &resolver)
  /// }
  /// texts.map { $0.paragraphs[0].runs[0].direction }  // [.leftToRight, .rightToLeft]
  /// ```
  ///
  /// - Parameters:
  ///   - attributed: The text.
  ///   - environment: Where it is shown.
  ///   - resolver: The resolver, to be used for many texts.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public init(
    _ attributed: AttributedString, in environment: ParagraphEnvironment,
    using resolver: inout BidiResolver
  ) {
    let scan = ParagraphScan(attributed, environment)
    let text = scan.table.text
    var finder = PlaceFinder(attributed, text: text)
    let source = DrawingSource(attributed: attributed, text: text)
    var paragraphs: [Paragraph] = []
    paragraphs.reserveCapacity(scan.paragraphs.count)
    var start = text.startIndex
    for (paragraph, firstRun) in zip(scan.paragraphs, scan.firstRuns) {
      let end = text.utf8.index(start, offsetBy: paragraph.end.utf8 - paragraph.start.utf8)
      resolver.resolveParagraph(text[start..<end], baseDirection: .explicit(paragraph.direction))
      let pieces = Self.pieces(of: paragraph, scan.table, firstRun, resolver, &finder)
      paragraphs.append(Paragraph(paragraph: paragraph, pieces: pieces, source: source))
      start = end
    }
    self.paragraphs = paragraphs
  }

  /// Cuts a paragraph wherever a level run or an attributed run ends.
  private static func pieces(
    of paragraph: AttributedParagraph, _ table: RunTable, _ firstRun: Int,
    _ resolver: borrowing BidiResolver, _ finder: inout PlaceFinder
  ) -> [Piece] {
    var pieces: [Piece] = []
    var run = firstRun
    for index in 0..<resolver.runCount {
      let levelRun = resolver.run(at: index)
      let end = paragraph.start.utf8 + levelRun.utf8Range.upperBound
      while finder.place.offset.utf8 < end, run < table.runs.count {
        let start = finder.place
        let runEnd = table.runs[run].utf8Range.upperBound
        pieces.append(
          Piece(
            start: start, end: finder.move(toUTF8: min(end, runEnd)), level: levelRun.level,
            attributes: table.runs[run].attributes))
        if runEnd <= end { run += 1 }
      }
    }
    return pieces
  }
}

/// A stretch of one level and one set of attributes.
struct Piece: Sendable {
  let start: TextPlace
  let end: TextPlace
  let level: EmbeddingLevel
  let attributes: AttributeContainer
}

/// The text that pieces are of.
struct DrawingSource: Sendable {
  let attributed: AttributedString
  let text: String
}
