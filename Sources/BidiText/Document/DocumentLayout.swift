/// The lines of a document: broken at widths that the caller gives, ordered by rules L1 and L2, and aligned.
///
/// The layout holds its document. ``replace(_:with:)-(Range<TextOffset>,_)`` edits both, and breaks the paragraphs that
/// changed and no others into lines.
///
/// Places along a line are distances from the left side of the container, in the unit of the advances.
///
/// ```swift
/// let document = BidiDocument("abc \u{05D0}\u{05D1} def", baseDirection: .auto(fallback: .leftToRight))
/// let layout = DocumentLayout(document, options: .init(width: 7), measure: .cells)
/// layout.lineCount  // 2
/// layout.line(0).runs.map(\.left)  // [0, 4, 6]
/// // A press in the right half of bet, the left of the two Hebrew letters: before it.
/// let position = layout.position(onLine: 0, at: 4.75)
/// position.offset.utf16  // 5
/// layout.caret(at: position).x  // 5
/// ```
public struct DocumentLayout: Sendable {
  /// The options of a layout.
  public struct Options: Sendable {
    /// The width of the container: lines that are wider are broken, and aligned lines stand between 0 and it.
    ///
    /// With infinity no line is broken but where it must be; lines at the right end at 0 then, those in the middle have
    /// their middle there.
    public var width: Double

    /// The width of a line by its number in its paragraph, from 0; nil if all have ``width``.
    ///
    /// The line is aligned between 0 and its own width. The caller shifts what is indented.
    public var widthOfLine: (@Sendable (Int) -> Double)?

    /// The alignment of lines in their container.
    public var alignment: LineAlignment

    /// The policy for natural alignment: follow the layout or the paragraph.
    public var naturalAlignment: NaturalAlignmentPolicy

    /// The direction of the interface, which says what leading and trailing are.
    public var layoutDirection: UserInterfaceLayoutDirection

    /// The places where lines may end.
    public var lineBreaking: LineBreaking

    /// The distance of tab stops from the side where lines of the paragraph begin; 0 where a tab has the advance that
    /// the measure says.
    ///
    /// After the last of ``tabStops`` too.
    public var tabInterval: Double

    /// The tab stops, in the order of their places.
    ///
    /// Empty for those of ``tabInterval`` alone.
    public var tabStops: [TabStop] = []

    /// How far from the side where tab stops are counted a line begins, by its number in its paragraph, from 0; nil for lines
    /// that begin there.
    public var indentOfLine: (@Sendable (Int) -> Double)?

    /// The characters that stand at a stop of ``TabStop/Alignment/decimal``: the full stop and the separator of Arabic digits,
    /// unless other ones are given.
    public var decimalSeparators: [Unicode.Scalar] = [".", "\u{66B}"]

    /// Whether the spaces of full lines are widened until the line ends at the other side of its container.
    ///
    /// Lines that the text itself ends, and the last one of a paragraph, are aligned as ``alignment`` says. Spaces before
    /// the last tab of a line keep their width.
    public var isJustified: Bool

    /// Makes options.
    public init(
      width: Double, widthOfLine: (@Sendable (Int) -> Double)? = nil,
      alignment: LineAlignment = .natural,
      naturalAlignment: NaturalAlignmentPolicy = .followsParagraph,
      layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
      lineBreaking: LineBreaking = .unicode,
      tabInterval: Double = 0, isJustified: Bool = false
    ) {
      self.width = width
      self.widthOfLine = widthOfLine
      self.alignment = alignment
      self.naturalAlignment = naturalAlignment
      self.layoutDirection = layoutDirection
      self.lineBreaking = lineBreaking
      self.tabInterval = tabInterval
      self.isJustified = isJustified
    }
  }

  /// The changes that an edit made.
  public struct Change: Sendable, Hashable {
    /// The paragraphs, and where each place went.
    public let document: BidiDocument.Change
    /// The numbers of the lines that are gone, in the layout before.
    public let replacedLines: Range<Int>
    /// The numbers of the lines that stand there now.
    ///
    /// All other lines have the text, the levels and the widths that they had.
    public let newLines: Range<Int>
  }

  /// The document.
  public private(set) var document: BidiDocument

  /// The options of a layout.
  ///
  /// ``relayout(_:)`` takes other options.
  public private(set) var options: Options

  /// The widths of text.
  public let measure: ClusterMeasure

  var paragraphs: SummedList<BrokenParagraph>

  /// The paragraph of a document that has no other, where somebody knew it before.
  private var onlyParagraph: BidiDocument.Paragraph?

  /// Breaks a document into lines.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: How lines are made.
  ///   - measure: How wide text is. It is asked once for each paragraph, and again for those that an edit changes.
  /// - Complexity: O(*n*) and the time of the measure.
  public init(_ document: BidiDocument, options: Options, measure: ClusterMeasure) {
    self.document = document
    self.options = options
    self.measure = measure
    paragraphs = SummedList(
      (0..<document.paragraphCount).map {
        BrokenParagraph(document.paragraph($0), options, measure)
      })
  }

  /// Breaks a document of one paragraph into lines.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - paragraph: Its paragraph, which is then not made again.
  ///   - options: How lines are made.
  ///   - measure: How wide text is.
  /// - Precondition: The document has one paragraph.
  package init(
    _ document: BidiDocument, paragraph: BidiDocument.Paragraph, options: Options,
    measure: ClusterMeasure
  ) {
    precondition(document.paragraphCount == 1, "the document has one paragraph")
    self.document = document
    self.options = options
    self.measure = measure
    onlyParagraph = paragraph
    paragraphs = SummedList([BrokenParagraph(paragraph, options, measure)])
  }

  /// A paragraph of the document.
  package func paragraph(_ number: Int) -> BidiDocument.Paragraph {
    onlyParagraph ?? document.paragraph(number)
  }

  /// Breaks a text into lines.
  ///
  /// Each paragraph has the direction of its first strong character, and that of the interface
  /// (``Options/layoutDirection``) if it has none. For another direction, make a ``BidiDocument``.
  ///
  /// ```swift
  /// let layout = DocumentLayout("abc \u{05D0}\u{05D1}", options: .init(width: 4), measure: .cells)
  /// layout.lineCount  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: How lines are made.
  ///   - measure: How wide text is.
  /// - Complexity: O(*n*) and the time of the measure.
  public init(_ text: String, options: Options, measure: ClusterMeasure) {
    let fallback = WritingDirection(options.layoutDirection)
    self.init(
      BidiDocument(text, baseDirection: .auto(fallback: fallback)), options: options,
      measure: measure)
  }

  /// Replaces a stretch of the text, and breaks the paragraphs that are touched into lines.
  ///
  /// See ``BidiDocument/replace(_:with:)-(Range<TextOffset>,_)``.
  ///
  /// - Returns: What changed.
  /// - Complexity: that of the document's, and the time of the measure for the paragraphs that are touched.
  @discardableResult
  public mutating func replace(
    _ range: Range<TextOffset>, with replacement: String
  ) -> Change {
    let change = document.replace(range, with: replacement)
    onlyParagraph = nil
    let old = change.replacedParagraphs
    let firstLine = paragraphs.start(of: old.lowerBound).lines
    let oldEnd = paragraphs.start(of: old.upperBound).lines
    paragraphs.replace(
      old,
      with: change.newParagraphs.map { BrokenParagraph(document.paragraph($0), options, measure) })
    let newEnd = paragraphs.start(of: change.newParagraphs.upperBound).lines
    return Change(
      document: change, replacedLines: firstLine..<oldEnd, newLines: firstLine..<newEnd)
  }

  /// Replaces a stretch of the text that is known by its offsets in one unit.
  ///
  /// See ``replace(_:with:)-(Range<TextOffset>,_)``.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, in unit: TextUnit, with replacement: String
  ) -> Change {
    replace(document.range(range, in: unit), with: replacement)
  }

  /// Lays the document out in another way, such as at another width after a window was resized.
  ///
  /// The text is not measured again: the advances that the measure gave are kept.
  ///
  /// ```swift
  /// var layout = DocumentLayout("abc def", options: .init(width: 4), measure: .cells)
  /// layout.lineCount  // 2
  /// layout.relayout(.init(width: 8))
  /// layout.lineCount  // 1
  /// ```
  ///
  /// - Parameter options: How lines are made now.
  /// - Complexity: O(*n*), without the time of the measure.
  public mutating func relayout(_ options: Options) {
    self.options = options
    let numbers = 0..<document.paragraphCount
    paragraphs = SummedList(
      numbers.map { number in
        var broken = paragraphs[number]
        broken.breakLines(of: paragraph(number), options)
        return broken
      })
  }

  /// The number of lines, at least one.
  public var lineCount: Int { paragraphs.total.lines }
}
