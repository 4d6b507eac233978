public import BidiText

extension ParagraphStyle {
  /// The style of a paragraph whose direction is known.
  ///
  /// Leading and trailing alignment follow the interface; indents and tab stops follow the paragraph.
  ///
  /// ```swift
  /// let style = ParagraphStyle(alignment: .justified)
  /// let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
  /// style.resolved(paragraphDirection: .leftToRight, in: arabic).alignment
  /// // .justified(lastLine: .left)
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the paragraph.
  ///   - environment: Where the paragraph is shown.
  /// - Returns: The style, resolved.
  public func resolved(
    paragraphDirection direction: WritingDirection, in environment: ParagraphEnvironment
  ) -> ResolvedParagraphStyle {
    ResolvedParagraphStyle(
      alignment: alignment.resolved(paragraphDirection: direction, in: environment),
      writingDirection: direction,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent,
      lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore,
      tabs: tabStops.map { stop in
        .init(
          location: stop.location,
          alignment: stop.alignment.resolved(paragraphDirection: direction, in: environment))
      },
      defaultTabInterval: defaultTabInterval)
  }
}

extension ParagraphStyle.Alignment {
  /// The alignment of the lines of a paragraph.
  ///
  /// ```swift
  /// let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
  /// ParagraphStyle.Alignment.leading.resolved(paragraphDirection: .leftToRight, in: arabic)  // .right
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the paragraph.
  ///   - environment: Where the paragraph is shown.
  /// - Returns: The alignment, resolved. Center and justified stay what they are.
  public func resolved(
    paragraphDirection direction: WritingDirection, in environment: ParagraphEnvironment
  ) -> PhysicalTextAlignment {
    switch self {
    case .natural: .init(environment.naturalEdge(ofParagraph: direction))
    case .leading: .init(environment.leadingEdge)
    case .trailing: .init(environment.trailingEdge)
    case .left: .init(environment.edge(called: .left))
    case .right: .init(environment.edge(called: .right))
    case .center: .center
    case .justified: .justified(lastLine: environment.naturalEdge(ofParagraph: direction))
    }
  }
}

extension TabStop.Alignment {
  fileprivate func resolved(
    paragraphDirection direction: WritingDirection, in environment: ParagraphEnvironment
  ) -> ResolvedParagraphStyle.Tab.Alignment {
    switch self {
    case .leading: .init(.init(leading: direction))
    case .trailing: .init(.init(leading: direction.opposite))
    case .left: .init(environment.edge(called: .left))
    case .right: .init(environment.edge(called: .right))
    case .center: .center
    case .decimal: .decimal
    }
  }
}

extension ResolvedParagraphStyle.Tab.Alignment {
  fileprivate init(_ edge: PhysicalAlignment) { self = edge == .left ? .left : .right }
}

extension ParagraphEnvironment {
  fileprivate var leadingEdge: PhysicalAlignment { .init(naturalIn: layoutDirection) }

  fileprivate var trailingEdge: PhysicalAlignment { .init(naturalIn: layoutDirection.opposite) }

  fileprivate func naturalEdge(ofParagraph direction: WritingDirection) -> PhysicalAlignment {
    switch naturalAlignment {
    case .followsLayout: leadingEdge
    case .followsParagraph: .init(leading: direction)
    }
  }

  fileprivate func edge(called name: PhysicalAlignment) -> PhysicalAlignment {
    switch leftRight {
    case .physical: name
    case .directional: name == .left ? leadingEdge : trailingEdge
    }
  }
}
