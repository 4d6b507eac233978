extension StringProtocol {
  /// The text with every paragraph in an embedding: U+202A or U+202B before it, U+202C after it.
  ///
  /// Each paragraph is wrapped on its own, because an embedding ends with its paragraph. Not wrapped is a
  /// paragraph that is empty, that is all white space and controls, that is wrapped already in an embedding or
  /// isolate of this direction, or that the mode leaves out; so applying this twice is applying it once.
  /// Controls that do not pair up are repaired in every paragraph: they would end the embedding early, or
  /// leave it open.
  ///
  /// ```swift
  /// let line = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft)
  /// line.showingControls()  // "‹RLE›小明بدأ‹PDF›"
  /// let container = BaseDirection.auto(fallback: .rightToLeft)
  /// "\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft, mode: .whereOrderChanges(in: container))
  /// // the same text: it is shown right to left as it is
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the embedding.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text, wrapped.
  /// - Complexity: O(*n*).
  public func embedded(in direction: WritingDirection, mode: MarkingMode = .always) -> String {
    text(after: .embedded(in: direction, mode: mode))
  }

  /// The text with every paragraph in an isolate: U+2066, U+2067 or U+2068 before it, U+2069 after it.
  ///
  /// The same rules as for ``embedded(in:mode:)`` hold. Where the direction is nil, the order asked for is
  /// that of the first strong character, and left to right where there is none, as rule P3 says.
  ///
  /// ```swift
  /// "abc\ndef".isolated(in: nil).showingControls()  // "‹FSI›abc‹PDI›\n‹FSI›def‹PDI›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the isolate; nil for the first strong character's (FSI).
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text, wrapped.
  /// - Complexity: O(*n*).
  public func isolated(in direction: WritingDirection?, mode: MarkingMode = .always) -> String {
    text(after: .isolated(in: direction, mode: mode))
  }

  /// The text with every paragraph in an override: U+202D or U+202E before it, U+202C after it.
  ///
  /// An override forces every character into one direction, letters too: words are shown backwards. It is for
  /// part numbers and for tests, not for sentences. What stands in an embedding or isolate inside keeps its
  /// own order. The same rules as for ``embedded(in:mode:)`` hold; only an override of this direction counts
  /// as wrapped already.
  ///
  /// ```swift
  /// "abc".overridden(in: .rightToLeft).showingControls()  // "‹RLO›abc‹PDF›"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction that every character gets.
  ///   - mode: Which paragraphs are wrapped.
  /// - Returns: The text, wrapped.
  /// - Complexity: O(*n*).
  public func overridden(in direction: WritingDirection, mode: MarkingMode = .always) -> String {
    text(after: .overridden(in: direction, mode: mode))
  }

  /// The text with an implicit mark, LRM or RLM, at the start of every paragraph.
  ///
  /// Gives each paragraph a first strong character. Not marked is a paragraph that is empty, that is all
  /// white space and controls, that begins with a mark of this direction, or that the mode leaves out.
  ///
  /// ```swift
  /// "abc".marked(in: .rightToLeft).showingControls()  // "‹RLM›abc"
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the mark.
  ///   - mode: Which paragraphs are marked.
  /// - Returns: The text, marked.
  /// - Complexity: O(*n*).
  public func marked(in direction: WritingDirection, mode: MarkingMode = .always) -> String {
    text(after: .marked(in: direction, mode: mode))
  }
}

extension StringProtocol {
  var hasMoreThanWhiteSpace: Bool {
    unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && DirectionalFormatting(scalar) == nil
    }
  }

  /// Whether one embedding or isolate of the opener's direction, or for an override one override of its
  /// direction, holds the whole text.
  func isWrapped(like opener: DirectionalFormatting) -> Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, let control = DirectionalFormatting(first),
      control.isSameWrap(as: opener)
    else { return false }
    let balance = controlBalance
    guard balance.isBalanced,
      let pair = balance.pairs.first(where: { $0.opener == scalars.startIndex })
    else { return false }
    return scalars.index(after: pair.terminator) == scalars.endIndex
  }
}

extension DirectionalFormatting {
  fileprivate func isSameWrap(as other: DirectionalFormatting) -> Bool {
    guard terminator != nil, openedDirection == other.openedDirection else { return false }
    return (kind == .override) == (other.kind == .override)
  }
}
