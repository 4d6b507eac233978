public import BidiText
internal import Foundation

/// A source of the direction of a paragraph.
///
/// ```swift
/// let environment = ParagraphEnvironment(
///   layoutDirection: .leftToRight, directionSources: [.paragraphStyle, .strategy(.locale("ar"))])
/// AttributedString("abc").paragraphs(in: environment)[0].direction  // .rightToLeft
/// ```
public enum ParagraphDirectionSource: Sendable, Hashable {
  /// ``ParagraphStyle/baseWritingDirection``.
  case paragraphStyle

  /// Foundation's `writingDirection` attribute, where the system has it: Linux, macOS 26, iOS 26.
  case writingDirectionAttribute

  /// Foundation's `languageIdentifier` attribute, if all languages of the paragraph go one way.
  case languageAttribute

  /// The paragraph before: one of numbers or signs alone then stands where the paragraph before it does.
  ///
  /// Empty paragraphs do so without it (``ParagraphEnvironment/emptyParagraphs``). To be asked last. Source: CSS, `unicode-bidi: plaintext`, as the web platform tests `css-text/bidi/bidi-lines-002`
  /// describe it.
  ///
  /// ```swift
  /// let environment = ParagraphEnvironment(
  ///   layoutDirection: .leftToRight, directionSources: ParagraphDirectionSource.standard + [.previousParagraph])
  /// AttributedString("\u{05D0}\n12").resolvedAlignments(in: environment)  // [.right, .right]
  /// ```
  case previousParagraph

  /// The text, or with `DirectionStrategy.locale(_:)` a locale that the caller knows.
  case strategy(DirectionStrategy)

  /// The direction that the author set, else the first strong character.
  ///
  /// Text views use this order.
  public static let standard: [ParagraphDirectionSource] = [
    .paragraphStyle, .writingDirectionAttribute, .strategy(.firstStrong),
  ]

  /// What one source says of a paragraph; nil if nothing.
  func direction(
    of paragraph: Substring, _ attributes: [AttributeContainer], after previous: WritingDirection?
  ) -> WritingDirection? {
    switch self {
    case .previousParagraph:
      previous
    case .paragraphStyle:
      attributes.first?[ParagraphStyleAttribute.self]?.baseWritingDirection
    case .writingDirectionAttribute:
      attributes.first?.foundationWritingDirection
    case .languageAttribute:
      Self.common(
        attributes.compactMap {
          $0[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self]
        })
    case .strategy(.firstStrong):
      WritingDirection(firstStrongIn: paragraph)
    case .strategy(let strategy):
      strategy.direction(of: String(paragraph))
    }
  }

  private static func common(_ languages: [String]) -> WritingDirection? {
    let directions = Set(Set(languages).map { WritingDirection(locale: $0) })
    return directions.count == 1 ? directions.first ?? nil : nil
  }
}

extension AttributeContainer {
  fileprivate var foundationWritingDirection: WritingDirection? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
    return switch self[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: nil
    }
  }
}
