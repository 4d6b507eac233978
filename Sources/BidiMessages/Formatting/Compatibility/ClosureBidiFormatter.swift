public import BidiText

/// What `goog.i18n.BidiFormatter` of the Closure Library does, for those who come from there.
///
/// Text whose direction is not that of the context is put into an embedding, and a mark of the context is put behind
/// it where the text, or its end, goes the other way. Nothing is put before it. This is for renderers
/// that know no isolates; where they do, ``BidiFormatter`` is better. Applied twice, it puts its controls in twice.
///
/// ```swift
/// let formatter = ClosureBidiFormatter(context: .leftToRight)
/// formatter.unicodeWrap("\u{05D0}").showingControls()  // "‹RLE›א‹PDF›‹LRM›"
/// ```
///
/// Strong characters are those of Bidi_Class, and numbers in Arabic-Indic digits count as right to left, as they
/// do there; Closure itself goes by ranges of code points, which also take combining marks and some
/// punctuation for letters. Its left-to-right range D83C to DBFF takes in first halves of surrogate pairs, so
/// that emoji count as left to right there; here they are neutral. Source: Closure Library, `goog.i18n.bidi` and `goog.i18n.BidiFormatter`.
public struct ClosureBidiFormatter: Sendable, Hashable {
  /// The direction of what stands round the text; nil where it is not known.
  public var context: WritingDirection?

  /// Whether ``spanWrap(_:isHTML:reset:)`` makes an element also where no direction has to be said, so that
  /// the document has the same nodes whatever the text.
  public var alwaysSpan: Bool

  /// A formatter for a context.
  ///
  /// - Parameters:
  ///   - context: The direction of what stands round the text; nil where it is not known.
  ///   - alwaysSpan: Whether to make an element also where no direction has to be said.
  public init(context: WritingDirection?, alwaysSpan: Bool = false) {
    self.context = context
    self.alwaysSpan = alwaysSpan
  }

  /// The direction of a text by its words; nil for a neutral one.
  ///
  /// Handles, paths and the like are words, as in Closure; `DirectionStrategy.wordShare(above:)` passes over them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isHTML: Whether tags and entities are to be left out of account.
  /// - Returns: Right to left where more than 0.40 of the words that have a direction are.
  public func estimatedDirection(of text: String, isHTML: Bool = false) -> WritingDirection? {
    DirectionStrategy.closureEstimate(of: (isHTML ? text.withoutMarkup : text)[...], above: 0.40)
  }

  /// The text in an embedding where its direction is not that of the context, and with a mark behind it
  /// where what follows could stick to it.
  ///
  /// - Parameters:
  ///   - text: The text. It is not escaped.
  ///   - isHTML: Whether tags and entities are to be left out of account.
  ///   - reset: Whether to put a mark behind it.
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

  /// What is put before and behind a text.
  func frame(
    of text: String, _ direction: WritingDirection?, isHTML: Bool = false, reset: Bool
  ) -> (before: String, after: String) {
    let mark = reset ? markAfter(text, direction: direction, isHTML: isHTML) : ""
    guard let direction, direction != context else { return ("", mark) }
    let pop = DirectionalFormatting.popDirectionalFormat.string
    return (DirectionalFormatting.embedding(direction).string, pop + mark)
  }

  /// The text in an element `span` that says its direction where that is not the one of the context, and
  /// with a mark behind it where what follows could stick to it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isHTML: Whether the text is HTML already; else it is escaped.
  ///   - reset: Whether to put a mark behind it.
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

  /// The mark of the context where a text or its end goes the other way, else nothing.
  ///
  /// - Parameters:
  ///   - text: The text that stands before the mark.
  ///   - isHTML: Whether tags and entities are to be left out of account.
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

  /// The mark of the context: LRM, RLM, or an empty text where it is not known.
  public var mark: String { context.map { DirectionalFormatting.mark($0).string } ?? "" }

  /// The side where lines of the context begin: left, unless it is right to left.
  public var startEdge: PhysicalAlignment { context == .rightToLeft ? .right : .left }

  /// The side where lines of the context end.
  public var endEdge: PhysicalAlignment { context == .rightToLeft ? .left : .right }

  /// The value of the attribute `dir` for a text; that of the context for a neutral one.
  public func directionAttributeValue(for direction: WritingDirection?) -> String {
    (direction ?? context ?? .leftToRight).rawValue
  }

  /// The attribute `dir="ltr"` or `dir="rtl"` for a text whose direction is not that of the context, else nothing.
  public func directionAttribute(for direction: WritingDirection?) -> String {
    guard let direction, direction != context else { return "" }
    return "dir=\"\(direction.rawValue)\""
  }

  /// The text with marks round what stands in brackets, `()`, `[]`, `{}` and `<>`.
  ///
  /// A group ends with the first bracket that closes it and those of the same kind right behind; it does not
  /// go over the end of a line.
  ///
  /// ```swift
  /// let text = ClosureBidiFormatter.guardingBrackets(in: "abc (def)", direction: .rightToLeft)
  /// text.showingControls()  // "abc ‹RLM›(def)‹RLM›"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - direction: The direction of the marks; nil for right to left where the text has any
  ///     right-to-left letter.
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

  /// Up to where no closer of a kind stands, so that a line is searched once for each.
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
