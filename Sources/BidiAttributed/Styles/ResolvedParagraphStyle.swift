public import BidiText

/// The physical alignment of the lines of a paragraph.
public enum PhysicalTextAlignment: Sendable, Hashable, Codable {
  /// Against the left edge.
  case left
  /// Against the right edge.
  case right
  /// In the middle.
  case center
  /// Against both edges, the last line against one.
  case justified(lastLine: PhysicalAlignment)

  /// The alignment against an edge.
  public init(_ edge: PhysicalAlignment) {
    self = edge == .left ? .left : .right
  }

  /// The alignment as it is seen in a mirror.
  ///
  /// ```swift
  /// PhysicalTextAlignment(.left).mirrored  // .right
  /// ```
  public var mirrored: PhysicalTextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center: .center
    case .justified(let edge): .justified(lastLine: edge == .left ? .right : .left)
    }
  }

  /// The edge that the last line of a paragraph stands against; nil for the middle.
  ///
  /// ```swift
  /// PhysicalTextAlignment.justified(lastLine: .right).lastLineEdge  // .right
  /// ```
  public var lastLineEdge: PhysicalAlignment? {
    switch self {
    case .left: .left
    case .right: .right
    case .center: nil
    case .justified(let edge): edge
    }
  }
}

/// The style of one paragraph, resolved for its direction and its interface.
///
/// It comes from ``ParagraphStyle/resolved(paragraphDirection:in:)`` and is not resolved again.
public struct ResolvedParagraphStyle: Sendable, Hashable {
  /// A tab stop, resolved.
  public struct Tab: Sendable, Hashable {
    /// The alignment of text at a tab stop.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      /// The left end of text is at the stop.
      case left
      /// The right end of text is at the stop.
      case right
      /// The middle of text is at the stop.
      case center
      /// The decimal separator of a number is at the stop.
      case decimal
    }

    /// The distance from the leading edge of the paragraph.
    public let location: Double

    /// The alignment of text at the tab stop.
    public let alignment: Alignment
  }

  /// A stretch of a line's width, from the left edge of the container.
  public struct Span: Sendable, Hashable {
    /// The left end.
    public let left: Double
    /// The right end, which is not less than ``left``.
    public let right: Double
  }

  /// The alignment of the lines.
  public let alignment: PhysicalTextAlignment

  /// The direction of the paragraph.
  public let writingDirection: WritingDirection

  /// The distance of the first line from the leading edge.
  public let firstLineHeadIndent: Double
  /// The distance of the other lines from the leading edge.
  public let headIndent: Double
  /// The end of lines: from the leading edge if positive, else from the trailing edge.
  public let tailIndent: Double
  /// The space between lines.
  public let lineSpacing: Double
  /// The space after the paragraph.
  public let paragraphSpacing: Double
  /// The space before the paragraph.
  public let paragraphSpacingBefore: Double
  /// The tab stops, from the leading edge on.
  public let tabs: [Tab]
  /// The distance of the tab stops after the last one; 0 for none.
  public let defaultTabInterval: Double

  /// The edge where the paragraph's lines begin, from which indents and tab stops are measured.
  public var leadingEdge: PhysicalAlignment { PhysicalAlignment(leading: writingDirection) }

  /// The span that a line may fill.
  ///
  /// ```swift
  /// var style = ParagraphStyle()
  /// style.headIndent = 20
  /// let resolved = style.resolved(
  ///   paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
  /// resolved.lineSpan(inWidth: 100, isFirstLine: false)  // 0 to 80
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the container.
  ///   - isFirstLine: Whether it is the paragraph's first line.
  /// - Returns: The stretch, empty where the indents leave nothing.
  public func lineSpan(inWidth width: Double, isFirstLine: Bool) -> Span {
    let start = isFirstLine ? firstLineHeadIndent : headIndent
    let end = max(start, tailIndent > 0 ? tailIndent : width + tailIndent)
    return writingDirection == .leftToRight
      ? Span(left: start, right: end) : Span(left: width - end, right: width - start)
  }

  /// The place of a tab stop, from the left edge of the container.
  ///
  /// ```swift
  /// var style = ParagraphStyle()
  /// style.tabStops = [TabStop(location: 30)]
  /// let resolved = style.resolved(
  ///   paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
  /// resolved.position(of: resolved.tabs[0], inWidth: 100)  // 70
  /// ```
  ///
  /// - Parameters:
  ///   - tab: The tab stop.
  ///   - width: The width of the container.
  /// - Returns: The distance.
  public func position(of tab: Tab, inWidth width: Double) -> Double {
    writingDirection == .leftToRight ? tab.location : width - tab.location
  }

  /// The style as it is seen in a mirror: every edge is the other one.
  ///
  /// Done twice, it gives the style back.
  ///
  /// ```swift
  /// let style = ParagraphStyle(alignment: .left).resolved(
  ///   paragraphDirection: .leftToRight, in: ParagraphEnvironment(layoutDirection: .leftToRight))
  /// style.mirrored.alignment  // .right
  /// ```
  public var mirrored: ResolvedParagraphStyle {
    ResolvedParagraphStyle(
      alignment: alignment.mirrored, writingDirection: writingDirection.opposite,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent,
      lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore,
      tabs: tabs.map { Tab(location: $0.location, alignment: $0.alignment.mirrored) },
      defaultTabInterval: defaultTabInterval)
  }
}

extension ResolvedParagraphStyle.Tab.Alignment {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .decimal: self
    }
  }
}
