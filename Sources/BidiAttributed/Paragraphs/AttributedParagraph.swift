public import BidiText
public import Foundation

/// One paragraph of an attributed text (rule P1), with its direction and its style.
public struct AttributedParagraph: Sendable, Equatable {
  /// The text up to the separator.
  public let content: Range<AttributedString.Index>

  /// The text with the separator.
  public let range: Range<AttributedString.Index>

  /// The start of the paragraph in the text, in every unit.
  public let start: TextOffset

  /// The end of the content.
  public let contentEnd: TextOffset

  /// The end of the paragraph, after its separator.
  public let end: TextOffset

  /// The style that the author gave; a new style where there is none.
  public let style: ParagraphStyle

  /// The direction of the paragraph.
  public let direction: WritingDirection

  /// The source of the direction; nil if no source gave one, so that it is the interface's.
  ///
  /// An empty paragraph that goes on as the one before it has ``ParagraphDirectionSource/previousParagraph``.
  public let directionSource: ParagraphDirectionSource?

  /// The style, resolved.
  public let resolvedStyle: ResolvedParagraphStyle

  /// The alignment of the lines.
  public var alignment: PhysicalTextAlignment { resolvedStyle.alignment }
}

extension AttributedString {
  /// The paragraphs of the text (rule P1), each with its direction and its style.
  ///
  /// The attributes of a paragraph are those of its first character. Empty text has no paragraphs, and after the last
  /// separator there is none: see ``FoundationEssentials/AttributedString/emptyLastLine(in:typing:)``.
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

  /// The alignment of the lines of each paragraph.
  ///
  /// ```swift
  /// let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
  /// AttributedString("abc\n").resolvedAlignments(in: environment)  // [.left]
  /// AttributedString("abc\n").resolvedAlignments(in: environment, includingEmptyLastLine: true)
  /// // [.left, .left]
  /// ```
  ///
  /// - Parameters:
  ///   - environment: Where the text is shown.
  ///   - includingEmptyLastLine: Whether the line after the last separator, and that of empty text, is one too.
  /// - Returns: An alignment for each paragraph, in order.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public func resolvedAlignments(
    in environment: ParagraphEnvironment, includingEmptyLastLine: Bool = false
  ) -> [PhysicalTextAlignment] {
    var scan = ParagraphScan(self, environment)
    if includingEmptyLastLine { scan.appendEmptyLastLine() }
    return scan.paragraphs.map(\.alignment)
  }

  /// The line without text that a caret can stand in after the last separator, or in empty text.
  ///
  /// Its direction comes from the same sources as that of other paragraphs. Where they say nothing, it is that of the line
  /// before, or the interface's for ``ParagraphEnvironment/emptyParagraphs`` of `.fallback` and for empty text.
  ///
  /// ```swift
  /// let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
  /// AttributedString("abc\n").emptyLastLine(in: environment)?.alignment  // .left
  /// AttributedString().emptyLastLine(in: environment)?.alignment  // .right
  /// AttributedString("abc").emptyLastLine(in: environment) == nil  // true
  /// ```
  ///
  /// - Parameters:
  ///   - environment: Where the text is shown.
  ///   - attributes: What would be typed there has these; nil for those of the separator before it.
  /// - Returns: The line as an empty paragraph at the end of the text; nil if the text ends with another character.
  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  public func emptyLastLine(
    in environment: ParagraphEnvironment, typing attributes: AttributeContainer? = nil
  ) -> AttributedParagraph? {
    var scan = ParagraphScan(self, environment)
    let count = scan.paragraphs.count
    scan.appendEmptyLastLine(typing: attributes)
    return scan.paragraphs.count > count ? scan.paragraphs.last : nil
  }
}

/// The paragraphs of a text, and the runs that each begins in.
struct ParagraphScan {
  let table: RunTable
  private let environment: ParagraphEnvironment
  private var end: TextPlace
  private(set) var paragraphs: [AttributedParagraph] = []

  /// For each paragraph, the number of the run that holds its first character.
  private(set) var firstRuns: [Int] = []

  init(_ attributed: AttributedString, _ environment: ParagraphEnvironment) {
    table = RunTable(attributed)
    self.environment = environment
    let text = table.text
    let looksAtAllRuns = environment.directionSources.contains(.languageAttribute)
    var finder = PlaceFinder(attributed, text: text)
    self.end = finder.place
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
      firstRuns.append(run)
      append(
        text[paragraph.content], attributes, from: start, contentEnd: contentEnd, to: end)
    }
    self.end = finder.place
  }

  /// Adds the line after the last separator, or that of empty text, if there is one.
  ///
  /// - Parameter attributes: What would be typed there has these; nil for those of the separator.
  mutating func appendEmptyLastLine(typing attributes: AttributeContainer? = nil) {
    if let last = paragraphs.last, last.contentEnd == last.end { return }
    firstRuns.append(table.runs.count)
    let attributes = attributes ?? table.runs.last?.attributes ?? AttributeContainer()
    append("", [attributes], from: end, contentEnd: end, to: end)
  }

  private mutating func append(
    _ content: Substring, _ attributes: [AttributeContainer], from start: TextPlace,
    contentEnd: TextPlace, to end: TextPlace
  ) {
    let found = environment.direction(of: content, attributes, after: paragraphs.last?.direction)
    let style = attributes.first?[ParagraphStyleAttribute.self] ?? ParagraphStyle()
    let direction = found?.direction ?? WritingDirection(environment.layoutDirection)
    paragraphs.append(
      AttributedParagraph(
        content: start.index..<contentEnd.index, range: start.index..<end.index,
        start: start.offset, contentEnd: contentEnd.offset, end: end.offset,
        style: style, direction: direction, directionSource: found?.source,
        resolvedStyle: style.resolved(paragraphDirection: direction, in: environment)))
  }
}

extension RunTable {
  /// The attributes of a run, and of those after it that begin before a byte.
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
  /// The direction of a paragraph by the first source that says one.
  package func direction(
    of paragraph: Substring, _ attributes: [AttributeContainer], after previous: WritingDirection?
  ) -> (direction: WritingDirection, source: ParagraphDirectionSource)? {
    for source in directionSources {
      if let direction = source.direction(of: paragraph, attributes, after: previous) {
        return (direction, source)
      }
    }
    guard paragraph.isEmpty, emptyParagraphs == .followsPreceding else { return nil }
    return previous.map { ($0, .previousParagraph) }
  }
}
