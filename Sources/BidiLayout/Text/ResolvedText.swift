public import BidiAttributed
public import BidiText

/// Text of a node in one direction.
///
/// It is not resolved again.
public struct ResolvedText: Sendable, Hashable {
  /// One paragraph.
  public struct Paragraph: Sendable, Hashable {
    /// The text, without its separator.
    public let text: String

    /// The direction of the paragraph.
    public let direction: WritingDirection

    /// The style, resolved.
    public let style: ResolvedParagraphStyle

    /// Where the first line may stand, from the left edge of the node's box.
    public let firstLine: LineSpan

    /// Where the other lines may stand, from the left edge of the node's box.
    public let otherLines: LineSpan

    /// Where the lines stand.
    public var alignment: PhysicalTextAlignment { style.alignment }

    /// The place that the last line of the paragraph is held at, from the left edge of the node's
    /// box: its left end, its middle or its right end, as the alignment says.
    ///
    /// - Parameter isFirstLine: Whether the last line is also the first one.
    /// - Returns: The place.
    public func anchor(isFirstLine: Bool) -> Double {
      let span = isFirstLine ? firstLine : otherLines
      return switch alignment.lastLineEdge {
      case .left: span.left
      case .right: span.right
      case nil: (span.left + span.right) / 2
      }
    }
  }

  /// The paragraphs, in order.
  public let paragraphs: [Paragraph]

  /// What the text is for.
  public let role: TextRole

  /// The size of the letters, in points.
  public let fontSize: Double

  /// The color of the letters.
  public let color: LayoutColor

  /// What lies between the box and the text.
  public let insets: PhysicalEdgeInsets

  /// How many lines there are at most, where the text is wider than its box; 0 for any number, nil
  /// for a text that no program breaks.
  public let lineLimit: Int?

  /// How small the letters may become so that the text fits, as a part of their size.
  public let minimumScale: Double
}

/// A stretch of the width of a box, from its left edge.
public struct LineSpan: Sendable, Hashable, Codable {
  /// Where it begins.
  public let left: Double

  /// Where it ends; not less than ``left``.
  public let right: Double

  init(
    _ style: ResolvedParagraphStyle, inWidth width: Double, from left: Double, isFirst: Bool
  ) {
    let span = style.lineSpan(inWidth: width, isFirstLine: isFirst)
    self.left = left + span.left
    right = left + span.right
  }
}

/// Resolves the texts of a scene.
struct TextResolver {
  private let environment: LayoutEnvironment
  private let analyzer: any ParagraphAnalyzing

  init(_ environment: LayoutEnvironment, _ analyzer: any ParagraphAnalyzing) {
    self.environment = environment
    self.analyzer = analyzer
  }

  func resolve(_ text: TextContent, width: Double, in direction: UserInterfaceLayoutDirection)
    -> ResolvedText
  {
    let insets = text.insets.resolved(in: direction)
    let inner = max(0, width - insets.left - insets.right)
    let paragraphs = analyzer.paragraphs(
      of: text,
      in: ParagraphEnvironment(
        layoutDirection: direction,
        naturalAlignment: environment.naturalAlignment[text.role],
        leftRight: environment.leftRight))
    return ResolvedText(
      paragraphs: paragraphs.map { paragraph in
        ResolvedText.Paragraph(
          text: paragraph.text, direction: paragraph.style.writingDirection,
          style: paragraph.style,
          firstLine: LineSpan(paragraph.style, inWidth: inner, from: insets.left, isFirst: true),
          otherLines: LineSpan(paragraph.style, inWidth: inner, from: insets.left, isFirst: false))
      },
      role: text.role, fontSize: text.fontSize, color: text.color, insets: insets,
      lineLimit: text.lineLimit, minimumScale: text.minimumScale)
  }
}
