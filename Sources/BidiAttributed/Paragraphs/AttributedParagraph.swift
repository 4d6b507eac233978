public import BidiText
public import Foundation

/// One paragraph of an attributed text (rule P1), with its direction and its style.
public struct AttributedParagraph: Sendable, Equatable {
  /// The text up to the separator.
  public let content: Range<AttributedString.Index>

  /// The text with the separator.
  public let range: Range<AttributedString.Index>

  /// Where the paragraph begins in the text, in every unit.
  public let start: TextOffset

  /// Where the content ends.
  public let contentEnd: TextOffset

  /// Where the paragraph ends, behind its separator.
  public let end: TextOffset

  /// The style that the author gave; a new style where there is none.
  public let style: ParagraphStyle

  /// The direction of the paragraph.
  public let direction: WritingDirection

  /// What said the direction; nil where it is the interface's, because no source said any.
  public let directionSource: ParagraphDirectionSource?

  /// The style, resolved.
  public let resolvedStyle: ResolvedParagraphStyle

  /// Where the lines stand.
  public var alignment: PhysicalTextAlignment { resolvedStyle.alignment }
}

extension AttributedString {
  /// The paragraphs of the text (rule P1), each with its direction and its style.
  ///
  /// The attributes of a paragraph are those of its first character. Empty text has no paragraphs.
  ///
  /// ```swift
  /// let text = AttributedString("abc\n\u{05D0}\u{05D1}")
  /// let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
  /// text.paragraphs(in: environment).map(\.alignment)  // [.left, .right]
  /// ```
  ///
  /// - Parameter environment: Where the text is shown.
  /// - Returns: The paragraphs, in order.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public func paragraphs(in environment: ParagraphEnvironment) -> [AttributedParagraph] {
    ParagraphScan(self, environment).paragraphs
  }

  /// Where the lines of each paragraph stand.
  ///
  /// - Parameter environment: Where the text is shown.
  /// - Returns: An alignment for each paragraph, in order.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public func resolvedAlignments(in environment: ParagraphEnvironment) -> [PhysicalTextAlignment] {
    paragraphs(in: environment).map(\.alignment)
  }
}

/// The paragraphs of a text, and the runs that each begins in.
struct ParagraphScan {
  let table: RunTable
  private(set) var paragraphs: [AttributedParagraph] = []

  /// For each paragraph, the number of the run that holds its first character.
  private(set) var firstRuns: [Int] = []

  init(_ attributed: AttributedString, _ environment: ParagraphEnvironment) {
    table = RunTable(attributed)
    let text = table.text
    let looksAtAllRuns = environment.directionSources.contains(.languageAttribute)
    var finder = PlaceFinder(attributed, text: text)
    var run = 0
    for paragraph in text.paragraphs() {
      let start = finder.place
      let utf8 = text.utf8
      let contentEnd = finder.move(
        toUTF8: start.offset.utf8
          + utf8.distance(from: paragraph.range.lowerBound, to: paragraph.content.upperBound))
      let end = finder.move(
        toUTF8: contentEnd.offset.utf8
          + utf8.distance(from: paragraph.content.upperBound, to: paragraph.range.upperBound))
      while run < table.runs.count, table.runs[run].utf8Range.upperBound <= start.offset.utf8 {
        run += 1
      }
      let attributes = table.attributes(
        from: run, before: looksAtAllRuns ? contentEnd.offset.utf8 : 0)
      let found = environment.direction(of: text[paragraph.content], attributes)
      let style = attributes.first?[ParagraphStyleAttribute.self] ?? ParagraphStyle()
      let direction = found?.direction ?? environment.layoutDirection
      firstRuns.append(run)
      paragraphs.append(
        AttributedParagraph(
          content: start.index..<contentEnd.index, range: start.index..<end.index,
          start: start.offset, contentEnd: contentEnd.offset, end: end.offset,
          style: style, direction: direction, directionSource: found?.source,
          resolvedStyle: style.resolved(paragraphDirection: direction, in: environment)))
    }
  }
}

extension RunTable {
  /// The attributes of a run, and of those behind it that begin before a byte.
  fileprivate func attributes(from run: Int, before end: Int) -> [AttributeContainer] {
    guard run < runs.count else { return [] }
    var attributes = [runs[run].attributes]
    for next in runs[(run + 1)...] {
      if next.utf8Range.lowerBound >= end { break }
      attributes.append(next.attributes)
    }
    return attributes
  }
}

extension ParagraphEnvironment {
  fileprivate func direction(
    of paragraph: Substring, _ attributes: [AttributeContainer]
  ) -> (direction: WritingDirection, source: ParagraphDirectionSource)? {
    for source in directionSources {
      if let direction = source.direction(of: paragraph, attributes) { return (direction, source) }
    }
    return nil
  }
}
