internal import BidiText

extension ParagraphStyle {
  /// The style with what is called left and right exchanged, where these words mean directions.
  ///
  /// Only alignments ``Alignment/left`` and ``Alignment/right``, of the paragraph and of its tab stops, can
  /// change. Leading and trailing, indents and places of tab stops are measured from the leading edge and
  /// follow the interface by themselves. Done twice, it gives the style back.
  ///
  /// Use it to carry styles of a left-to-right interface over to a right-to-left one. To find where lines
  /// stand, use ``resolved(paragraphDirection:in:)``, which goes one way.
  ///
  /// ```swift
  /// let style = ParagraphStyle(alignment: .left)
  /// style.mirrored(leftRight: .directional).alignment  // .right
  /// style.mirrored(leftRight: .physical).alignment  // .left
  /// ```
  ///
  /// - Parameter meaning: What left and right mean.
  /// - Returns: The style; the same where left and right mean edges.
  public func mirrored(leftRight meaning: LeftRightMeaning) -> ParagraphStyle {
    guard meaning == .directional else { return self }
    var style = self
    style.alignment = alignment.mirrored
    style.tabStops = tabStops.map {
      TabStop(location: $0.location, alignment: $0.alignment.mirrored)
    }
    return style
  }
}

extension ParagraphStyle.Alignment {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .natural, .leading, .trailing, .center, .justified: self
    }
  }
}

extension TabStop.Alignment {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leading, .trailing, .center, .decimal: self
    }
  }
}
