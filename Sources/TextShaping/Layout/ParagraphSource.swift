internal import BidiAttributed
internal import BidiText
internal import Foundation

/// A paragraph before it is laid out.
struct ParagraphSource {
  /// The start in the text.
  let start: TextOffset
  /// The text without its separator.
  let text: String
  /// Where the text without its separator ends, and where the paragraph does.
  let contentEnd: TextOffset
  let end: TextOffset
  let direction: WritingDirection
  let style: ResolvedParagraphStyle
  /// The fonts and languages; one at least.
  let styles: [ShapingStyle]
  /// The colors, where there are some: each begins at an offset of scalars.
  let colors: [(start: Int, color: TextColor?)]

  /// The paragraphs of a text without attributes.
  static func paragraphs(
    of text: String, _ style: ParagraphStyle, _ options: TextLayout.Options
  ) -> [ParagraphSource] {
    var sources: [ParagraphSource] = []
    var place = TextOffset.zero
    func append(_ content: Substring, _ separator: Substring) {
      let direction =
        style.baseWritingDirection
        ?? options.environment.direction(of: content, [], after: sources.last?.direction)?.direction
        ?? WritingDirection(options.environment.layoutDirection)
      let start = place
      place.advance(over: content)
      let contentEnd = place
      place.advance(over: separator)
      sources.append(
        ParagraphSource(
          start: start, text: String(content), contentEnd: contentEnd, end: place,
          direction: direction,
          style: style.resolved(paragraphDirection: direction, in: options.environment),
          styles: [.init(start: 0, font: options.font, language: options.language)], colors: []))
    }
    for paragraph in text.paragraphs() {
      append(
        text[paragraph.content], text[paragraph.content.upperBound..<paragraph.range.upperBound])
    }
    // After the last separator there is a line for the caret.
    if sources.last.map({ $0.contentEnd != $0.end }) ?? true { append("", "") }
    return sources
  }

  /// The paragraphs of an attributed text.
  static func paragraphs(
    of text: AttributedString, _ options: TextLayout.Options
  ) -> [ParagraphSource] {
    var paragraphs = text.paragraphs(in: options.environment)
    if let last = text.emptyLastLine(in: options.environment) { paragraphs.append(last) }
    return paragraphs.map { paragraph in
      var styles: [ShapingStyle] = []
      var colors: [(start: Int, color: TextColor?)] = []
      var offset = 0
      for run in text[paragraph.content].runs {
        let style = options.style(of: run.attributes, from: offset)
        if styles.last.map({ $0.font != style.font || $0.language != style.language }) ?? true {
          styles.append(style)
        }
        let color = run.attributes[TextColorAttribute.self]
        if color != colors.last?.color { colors.append((offset, color)) }
        offset += text[run.range].unicodeScalars.count
      }
      if styles.isEmpty {
        styles = [.init(start: 0, font: options.font, language: options.language)]
      }
      return ParagraphSource(
        start: paragraph.start, text: String(text[paragraph.content].characters),
        contentEnd: paragraph.contentEnd, end: paragraph.end, direction: paragraph.direction,
        style: paragraph.resolvedStyle, styles: styles, colors: colors)
    }
  }
}

extension TextLayout.Options {
  /// The font and the language that attributes ask for.
  fileprivate func style(of attributes: AttributeContainer, from start: Int) -> ShapingStyle {
    let font = attributes[TextFontAttribute.self] ?? font
    let named = attributes[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self]
    return ShapingStyle(start: start, font: font, language: named ?? language)
  }
}
