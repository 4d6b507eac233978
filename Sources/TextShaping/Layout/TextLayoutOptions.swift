public import BidiAttributed
public import BidiText

extension TextLayout {
  /// The options of a layout.
  public struct Options: Sendable {
    /// The width of the container, in points: lines that are wider are broken.
    ///
    /// With infinity no line is broken but where it must be, and the container is as wide as the widest line. A width
    /// that is negative or not a number counts as 0: each line then holds one glyph.
    public var width: Double

    /// The font of text that has no ``TextFontAttribute``.
    public var font: TextFont

    /// The language of text that names none, as a tag of BCP 47; nil for none.
    ///
    /// Fonts have letters of their own for some languages.
    public var language: String?

    /// Where the text is shown: the direction of the interface, and where directions of paragraphs come from.
    public var environment: ParagraphEnvironment

    /// How many lines there are at most; 0 for any number.
    public var maximumLines: Int

    /// What is left out of the last line for an ellipsis; nil to leave out whole lines alone.
    public var truncation: DocumentLayout.Truncation?

    /// What the height of each line is multiplied with.
    public var lineHeightMultiple: Double

    /// The height that lines have at least, in points.
    public var minimumLineHeight: Double

    /// The places where lines may end.
    public var lineBreaking: LineBreaking

    /// The distance of tab stops in paragraphs whose style names none, in points.
    public var tabInterval: Double

    /// Makes options.
    ///
    /// - Parameters:
    ///   - width: The width of the container, in points.
    ///   - font: The font of text that has none.
    ///   - language: The language of text that names none.
    ///   - environment: Where the text is shown.
    ///   - maximumLines: How many lines there are at most; 0 for any number.
    ///   - truncation: What is left out of the last line for an ellipsis.
    public init(
      width: Double = .infinity, font: TextFont = TextFont(), language: String? = nil,
      environment: ParagraphEnvironment = ParagraphEnvironment(layoutDirection: .leftToRight),
      maximumLines: Int = 0, truncation: DocumentLayout.Truncation? = .tail
    ) {
      self.width = width
      self.font = font
      self.language = language
      self.environment = environment
      self.maximumLines = maximumLines
      self.truncation = truncation
      lineHeightMultiple = 1
      minimumLineHeight = 0
      lineBreaking = .unicode
      tabInterval = 28
    }
  }
}
