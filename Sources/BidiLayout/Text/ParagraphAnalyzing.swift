public import BidiAttributed
internal import BidiText
internal import Foundation

/// What finds the paragraphs of a text: the door by which text comes into a layout.
public protocol ParagraphAnalyzing: Sendable {
  /// The paragraphs of a text (rule P1), each with its direction and its style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: Where it is shown.
  /// - Returns: The paragraphs, in order.
  func paragraphs(of text: TextContent, in environment: ParagraphEnvironment)
    -> [AnalyzedParagraph]
}

/// One paragraph of a text, without its separator.
public struct AnalyzedParagraph: Sendable, Hashable {
  /// The text.
  public let text: String

  /// The style, resolved; it knows the direction of the paragraph.
  public let style: ResolvedParagraphStyle

  /// Makes a paragraph.
  public init(text: String, style: ResolvedParagraphStyle) {
    self.text = text
    self.style = style
  }
}

/// Finds paragraphs and directions by UAX #9, with the engine of this package.
public struct ParagraphAnalyzer: ParagraphAnalyzing {
  /// Makes an analyzer.
  public init() {}

  /// The paragraphs of a text (rule P1), each with its direction and its style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: Where it is shown. For text without attributes, the direction is that of the
  ///     style, or of the first source that looks at text.
  /// - Returns: The paragraphs, in order.
  public func paragraphs(of text: TextContent, in environment: ParagraphEnvironment)
    -> [AnalyzedParagraph]
  {
    switch text.source {
    case .plain(let string):
      var previous: WritingDirection?
      return string.paragraphs().map { paragraph in
        let content = string[paragraph.content]
        let direction =
          text.style.baseWritingDirection ?? environment.direction(of: content, after: previous)
        previous = direction
        return AnalyzedParagraph(
          text: String(content),
          style: text.style.resolved(paragraphDirection: direction, in: environment))
      }
    case .attributed(let attributed):
      return attributed.paragraphs(in: environment).map { paragraph in
        let hasStyle = attributed[paragraph.range].runs.first?.paragraphStyle != nil
        let direction =
          hasStyle ? paragraph.direction : text.style.baseWritingDirection ?? paragraph.direction
        return AnalyzedParagraph(
          text: String(attributed[paragraph.content].characters),
          style: hasStyle
            ? paragraph.resolvedStyle
            : text.style.resolved(paragraphDirection: direction, in: environment))
      }
    }
  }
}

extension ParagraphEnvironment {
  /// The direction of a paragraph that has no attributes.
  fileprivate func direction(
    of paragraph: Substring, after previous: WritingDirection?
  ) -> WritingDirection {
    for source in directionSources {
      let found: WritingDirection? =
        switch source {
        case .strategy(.firstStrong): WritingDirection(firstStrongIn: paragraph)
        case .strategy(let strategy): strategy.direction(of: String(paragraph))
        case .previousParagraph: previous
        case .paragraphStyle, .writingDirectionAttribute, .languageAttribute: nil
        }
      if let found { return found }
    }
    return WritingDirection(layoutDirection)
  }
}
