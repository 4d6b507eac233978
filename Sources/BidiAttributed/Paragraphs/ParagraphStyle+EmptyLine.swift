public import BidiText
internal import Foundation

extension ParagraphStyle {
  /// The style of a line without text that has it: of an empty field, or after a last separator.
  ///
  /// Its direction is the one that the style asks for, else that of the environment's other sources, else that of the
  /// paragraph before, else the interface's. ``FoundationEssentials/AttributedString/emptyLastLine(in:typing:)`` finds the line of a text.
  ///
  /// ```swift
  /// let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
  /// ParagraphStyle().resolved(forEmptyLineIn: arabic).alignment  // .right
  /// ParagraphStyle(baseWritingDirection: .leftToRight).resolved(forEmptyLineIn: arabic).alignment  // .left
  /// ```
  ///
  /// - Parameters:
  ///   - environment: Where the line is shown.
  ///   - previous: The direction of the paragraph before; nil if there is none. It does not count where the environment
  ///     has `.fallback` for ``ParagraphEnvironment/emptyParagraphs``.
  /// - Returns: The style, resolved.
  public func resolved(
    forEmptyLineIn environment: ParagraphEnvironment, after previous: WritingDirection? = nil
  ) -> ResolvedParagraphStyle {
    var attributes = AttributeContainer()
    attributes[ParagraphStyleAttribute.self] = self
    let found = environment.direction(of: "", [attributes], after: previous)
    return resolved(
      paragraphDirection: found?.direction ?? WritingDirection(environment.layoutDirection),
      in: environment)
  }
}
