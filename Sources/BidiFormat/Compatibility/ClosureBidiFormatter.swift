public import BidiText

/// Does what `goog.i18n.BidiFormatter` of the Closure Library does, for programs that used it.
///
/// Text of another direction than the context is put into an embedding. A mark of the context is added after it, if the
/// text or its end has the other direction. No mark is added before it. Use it for renderers that do not support
/// isolates; for others, ``BidiFormatter`` is better. If you apply it twice, it adds its controls twice.
///
/// ```swift
/// let formatter = ClosureBidiFormatter(context: .leftToRight)
/// formatter.unicodeWrap("\u{05D0}").showingControls()  // "‹RLE›א‹PDF›‹LRM›"
/// ```
///
/// Strong characters are those of Bidi_Class, and numbers in Arabic-Indic digits count as right to left, as in Closure.
/// Closure uses ranges of code points, so combining marks and some punctuation are letters there. Its left-to-right range
/// D83C to DBFF includes the first halves of surrogate pairs, so emoji are left to right there. Here they are neutral.
/// Source: Closure Library, `goog.i18n.bidi` and `goog.i18n.BidiFormatter`.
public struct ClosureBidiFormatter: Sendable, Hashable {
  /// The direction of the text round it; nil if it is not known.
  public var context: WritingDirection?

  /// Whether ``spanWrap(_:isHTML:reset:)`` always makes an element, so that the document has the same nodes for every
  /// text.
  public var alwaysSpan: Bool

  /// Makes a formatter for a context.
  ///
  /// - Parameters:
  ///   - context: The direction of the text round it; nil if it is not known.
  ///   - alwaysSpan: Whether to make an element for every text.
  public init(context: WritingDirection?, alwaysSpan: Bool = false) {
    self.context = context
    self.alwaysSpan = alwaysSpan
  }

  /// The direction of a text by its words; nil for a neutral one.
  ///
  /// Handles, paths and the like are words, as in Closure; `DirectionStrategy.wordShare(above:)` skips them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isHTML: Whether to ignore tags and entities.
  /// - Returns: Right to left if more than 0.40 of the words with a direction are.
  public func estimatedDirection(of text: String, isHTML: Bool = false) -> WritingDirection? {
    DirectionStrategy.closureEstimate(of: (isHTML ? text.withoutMarkup : text)[...], above: 0.40)
  }

  /// The text in an embedding if its direction is not that of the context, with a mark after it if the next text could
  /// mix with it.
  ///
  /// - Parameters:
  ///   - text: The text. It is not escaped.
  ///   - isHTML: Whether to ignore tags and entities.
  ///   - reset: Whether to add the mark after it.
  /// - Returns: The text, wrapped.
  public func unicodeWrap(_ text: String, isHTML: Bool = false, reset: Bool = true) -> String {
    let direction = estimatedDirection(of: text, isHTML: isHTML)
    return unicodeWrap(text, direction: direction, isHTML: isHTML, reset: reset)
  }

  /// The same for a text whose direction is known; nil for a neutral one.
  public func unicodeWrap(
    _ text: String, direction: WritingDirection?, isHTML: Bool = false, reset: Bool = true
  ) -> String {
    let (before, after) = frame(of: text, direction, isHTML: isHTML, reset: reset)
    return before + text + after
  }

  /// The controls before and after a text.
  func frame(
    of text: String, _ direction: WritingDirection?, isHTML: Bool = false, reset: Bool
  ) -> (before: String, after: String) {
    let mark = reset ? markAfter(text, direction: direction, isHTML: isHTML) : ""
    guard let direction, direction != context else { return ("", mark) }
    let pop = DirectionalFormatting.popDirectionalFormat.string
    return (DirectionalFormatting.embedding(direction).string, pop + mark)
  }

  /// The text in a `span` with its direction if that is not the direction of the context, with a mark after it if the
  /// next text could mix with it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isHTML: Whether the text is HTML. Else it is escaped.
  ///   - reset: Whether to add the mark after it.
  /// - Returns: HTML.
  public func spanWrap(_ text: String, isHTML: Bool = false, reset: Bool = true) -> String {
    spanWrap(
      text, direction: estimatedDirection(of: text, isHTML: isHTML), isHTML: isHTML, reset: reset)
  }

  /// The same for a text whose direction is known; nil for a neutral one.
  public func spanWrap(
    _ text: String, direction: WritingDirection?, isHTML: Bool = false, reset: Bool = true
  ) -> String {
    let html = isHTML ? text : text.escapedForHTML
    let attribute = directionAttribute(for: direction)
    let isElement = alwaysSpan || !attribute.isEmpty
    let start = isElement ? "<span" + (attribute.isEmpty ? "" : " ") + attribute + ">" : ""
    let mark = reset ? markAfter(html, direction: direction, isHTML: true) : ""
    return start + html + (isElement ? "</span>" : "") + mark
  }

  /// The mark of the context, if a text or its end has the other direction.
  ///
  /// - Parameters:
  ///   - text: The text before the mark.
  ///   - isHTML: Whether to ignore tags and entities.
  /// - Returns: LRM, RLM or an empty text.
  public func markAfter(_ text: String, isHTML: Bool = false) -> String {
    markAfter(text, direction: estimatedDirection(of: text, isHTML: isHTML), isHTML: isHTML)
  }

  /// The same for a text whose direction is known; nil for a neutral one.
  public func markAfter(
    _ text: String, direction: WritingDirection?, isHTML: Bool = false
  ) -> String {
    guard let context else { return "" }
    let isOpposite =
      direction == context.opposite
      || (isHTML ? text.withoutMarkup : text).lastStrongOfAll == context.opposite
    return isOpposite ? mark : ""
  }

  /// The mark of the context: LRM, RLM, or an empty text if it is not known.
  public var mark: String { context.map { DirectionalFormatting.mark($0).string } ?? "" }

  /// The side where lines begin: right if the context is right to left, else left.
  public var startEdge: PhysicalAlignment { context == .rightToLeft ? .right : .left }

  /// The side where lines of the context end.
  public var endEdge: PhysicalAlignment { context == .rightToLeft ? .left : .right }

  /// The value of the attribute `dir` for a text.
  ///
  /// A neutral text gets the direction of the context.
  public func directionAttributeValue(for direction: WritingDirection?) -> String {
    (direction ?? context ?? .leftToRight).rawValue
  }

  /// The attribute `dir="ltr"` or `dir="rtl"` for a text whose direction is not that of the context, else nothing.
  public func directionAttribute(for direction: WritingDirection?) -> String {
    guard let direction, direction != context else { return "" }
    return "dir=\"\(direction.rawValue)\""
  }

  /// The text with marks round bracket pairs: `()`, `[]`, `{}` and `<>`.
  ///
  /// A group ends after the first closing bracket, and after closing brackets of the same kind that follow directly. A
  /// group never goes past the end of its line.
  ///
  /// ```swift
  /// let text = ClosureBidiFormatter.guardingBrackets(in: "abc (def)", direction: .rightToLeft)
  /// text.showingControls()  // "abc ‹RLM›(def)‹RLM›"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - direction: The direction of the marks; nil for right to left if the text has a right-to-left letter, else left
  ///     to right.
  /// - Returns: The text with marks.
  /// - Complexity: O(*n*).
  public static func guardingBrackets(
    in text: String, direction: WritingDirection? = nil
  ) -> String {
    let hasRightToLeft = text.unicodeScalars.contains { $0.closureDirection == .rightToLeft }
    let mark = DirectionalFormatting.mark(
      direction ?? (hasRightToLeft ? .rightToLeft : .leftToRight)
    ).scalar
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var groups = BracketGroups()
    while let first = rest.first {
      if let end = groups.endOfGroup(at: rest) {
        result.append(mark)
        result.append(contentsOf: rest[..<end])
        result.append(mark)
        rest = rest[end...]
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return String(result)
  }
}

/// Finds the ends of bracket groups, in the order of the text.
private struct BracketGroups {
  private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "<": ">",
  ]

  /// For each closing bracket, a place before which the bracket does not occur.
  ///
  /// So each line is searched only once.
  private var hasNoneBefore: [Unicode.Scalar: String.Index] = [:]

  /// The end of the bracket group that a text begins with, if it does.
  mutating func endOfGroup(at text: Substring.UnicodeScalarView) -> String.Index? {
    guard let first = text.first, let closer = Self.closers[first] else { return nil }
    if let end = hasNoneBefore[closer], text.startIndex < end { return nil }
    let inside = text.dropFirst().prefix {
      $0 != closer && $0.bidiClass != .paragraphSeparator && $0 != "\u{2028}"
    }
    let after = text[inside.endIndex...]
    guard after.first == closer else {
      hasNoneBefore[closer] = inside.endIndex
      return nil
    }
    return after.prefix { $0 == closer }.endIndex
  }
}
