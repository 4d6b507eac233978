extension StringProtocol {
  /// The text with every paragraph in an embedding: U+202A or U+202B before it, U+202C after it.
  ///
  /// Each paragraph is wrapped on its own, because an embedding ends with its paragraph. A paragraph
  /// that is empty, all white space and controls, or already wrapped in an embedding or isolate of this direction
  /// stays as it is, so that applying this twice is applying it once. Controls inside that do not pair
  /// up are repaired first: they would end the embedding early, or leave it open.
  ///
  /// ```swift
  /// let line = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft)
  /// line.showingControls()  // "‹RLE›小明بدأ‹PDF›"
  /// ```
  ///
  /// - Complexity: O(*n*).
  public func embedded(in direction: WritingDirection) -> String {
    applying(.embedded(in: direction)).text
  }

  /// The text with every paragraph in an isolate: U+2066, U+2067 or U+2068 before it, U+2069 after it.
  ///
  /// The same rules as ``embedded(in:)`` hold.
  ///
  /// - Parameter direction: The direction of the isolate; nil for the first strong character's (FSI).
  /// - Returns: The text, wrapped.
  /// - Complexity: O(*n*).
  public func isolated(in direction: WritingDirection?) -> String {
    applying(.isolated(in: direction)).text
  }

  /// The text with an implicit mark, LRM or RLM, at the start of every paragraph.
  ///
  /// Gives each paragraph a first strong character. A paragraph that is empty, all white space, or
  /// that already begins with a mark of this direction stays as it is.
  ///
  /// - Complexity: O(*n*).
  public func marked(in direction: WritingDirection) -> String {
    applying(.marked(in: direction)).text
  }
}

extension StringProtocol {
  var hasMoreThanWhiteSpace: Bool {
    unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && DirectionalFormatting(scalar) == nil
    }
  }

  /// Whether one embedding or isolate of the opener's direction holds the whole text.
  func isWrapped(like opener: DirectionalFormatting) -> Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, let control = DirectionalFormatting(first),
      control.isSameDirection(as: opener)
    else { return false }
    let balance = controlBalance
    guard balance.isBalanced,
      let pair = balance.pairs.first(where: { $0.opener == scalars.startIndex })
    else { return false }
    return scalars.index(after: pair.terminator) == scalars.endIndex
  }
}

extension DirectionalFormatting {
  fileprivate func isSameDirection(as other: DirectionalFormatting) -> Bool {
    guard kind == .embedding || kind == .isolate else { return false }
    return openedDirection == other.openedDirection
  }

  /// The direction that an opener sets; nil for FSI and for what opens nothing.
  var openedDirection: WritingDirection? {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .leftToRightIsolate: .leftToRight
    case .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate: .rightToLeft
    default: nil
    }
  }
}
