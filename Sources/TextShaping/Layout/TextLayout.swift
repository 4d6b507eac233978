public import BidiAttributed
public import BidiText
public import Foundation

/// A text laid out with real glyphs: lines, runs, carets.
///
/// Places are in points from the left and the top of the container. Lines, carets, presses and selections are those of
/// `DocumentLayout`, measured with the glyphs of the fonts.
///
/// ```swift
/// let shaper = TextShaper(try FontLibrary())
/// let layout = try TextLayout("abc \u{05D0}\u{05D1}", options: .init(width: 200), shaper: shaper)
/// layout.lines.count  // 1
/// ```
public struct TextLayout: Sendable {
  /// A paragraph that is laid out.
  struct Paragraph: Sendable {
    /// The start in the text.
    let start: TextOffset
    /// Where the text without its separator ends, and where the paragraph does.
    let contentEnd: TextOffset
    let end: TextOffset
    let layout: DocumentLayout
    let shaped: ShapedParagraph
    let style: ResolvedParagraphStyle
    let colors: [(start: Int, color: TextColor?)]
    /// The numbers of the lines that are shown; the last of them may hold more than it says.
    var lines: Range<Int>
  }

  /// The options.
  public let options: Options

  /// The lines that are shown, from the top.
  public private(set) var lines: [TextLine] = []

  /// The width of the container; that of the widest line where the options say infinity.
  public let width: Double

  /// From the top to the bottom of the lines, with the space before the first and after the last paragraph.
  public private(set) var height: Double = 0

  /// How many lines there would be without ``Options/maximumLines``.
  public let fullLineCount: Int

  /// Whether text is left out.
  public private(set) var isTruncated = false

  var paragraphs: [Paragraph] = []

  /// The end of the text: how many units it has.
  public let end: TextOffset

  /// Lays out a text without attributes.
  ///
  /// - Parameters:
  ///   - text: The text; each paragraph has the style.
  ///   - style: The style of the paragraphs.
  ///   - options: How it is laid out.
  ///   - shaper: The fonts.
  /// - Throws: ``ShapingError/noFonts``, ``ShapingError/badFeature(_:)``.
  /// - Complexity: O(*n*), and the time of HarfBuzz for what was not shaped before.
  public init(
    _ text: String, style: ParagraphStyle = ParagraphStyle(), options: Options,
    shaper: TextShaper
  ) throws(ShapingError) {
    try self.init(ParagraphSource.paragraphs(of: text, style, options), options, shaper)
  }

  /// Lays out an attributed text.
  ///
  /// Fonts and colors come from ``TextFontAttribute`` and ``TextColorAttribute``, languages from
  /// `languageIdentifier`, and the rest from `ParagraphStyleAttribute`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: How it is laid out.
  ///   - shaper: The fonts.
  /// - Throws: ``ShapingError/noFonts``, ``ShapingError/badFeature(_:)``.
  /// - Complexity: O(*n*), and the time of HarfBuzz for what was not shaped before.
  public init(
    _ text: AttributedString, options: Options, shaper: TextShaper
  ) throws(ShapingError) {
    try self.init(ParagraphSource.paragraphs(of: text, options), options, shaper)
  }

  private init(
    _ sources: [ParagraphSource], _ options: Options, _ shaper: TextShaper
  ) throws(ShapingError) {
    self.options = options
    end = sources.last?.end ?? .zero
    var fullLineCount = 0
    // Without a width, the container is as wide as the text wants to be.
    var width = options.width > 0 ? options.width : 0
    if width == .infinity {
      width = 0
      for source in sources {
        let (_, layout) = try Self.measured(
          source, source.layoutOptions(options, width: .infinity), shaper)
        width = max(width, layout.naturalWidths().ideal + source.style.indentWidth)
      }
    }
    self.width = width
    for source in sources {
      let lineOptions = source.layoutOptions(options, width: width)
      var (shaped, layout) = try Self.measured(source, lineOptions, shaper)
      // The text after the last line that is shown goes on in it, up to the ellipsis.
      let isTruncated = options.maximumLines > 0 && options.truncation != nil
      let shown = isTruncated ? max(options.maximumLines - fullLineCount, 1) : .max
      try Self.reshape(&shaped, &layout, shaper, upTo: shown)
      paragraphs.append(
        Paragraph(
          start: source.start, contentEnd: source.contentEnd, end: source.end, layout: layout,
          shaped: shaped, style: source.style, colors: source.colors,
          lines: 0..<layout.lineCount))
      fullLineCount += layout.lineCount
    }
    self.fullLineCount = fullLineCount
    try makeLines(sources, shaper)
  }

  /// The widths that the text asks for, with its indents.
  ///
  /// - Complexity: O(*n*).
  public var naturalWidths: DocumentLayout.NaturalWidths {
    var (ideal, minimal) = (0.0, 0.0)
    for paragraph in paragraphs {
      let widths = paragraph.layout.naturalWidths()
      ideal = max(ideal, widths.ideal + paragraph.style.indentWidth)
      minimal = max(minimal, widths.minimal + paragraph.style.indentWidth)
    }
    return .init(ideal: ideal, minimal: minimal)
  }

  /// A paragraph with its glyphs, broken into lines.
  private static func measured(
    _ source: ParagraphSource, _ options: DocumentLayout.Options, _ shaper: TextShaper
  ) throws(ShapingError) -> (ShapedParagraph, DocumentLayout) {
    let known = try shaper.measured(
      source.text, direction: source.direction, styles: source.styles)
    var options = options
    if options.lineBreaking.isUnicode { options.lineBreaking = LineBreaking { _ in known.breaks } }
    let layout = DocumentLayout(
      known.document, paragraph: known.paragraph, options: options,
      measure: ClusterMeasure(glyphs: { _ in known.glyphs }))
    return (known.shaped, layout)
  }

  /// Shapes again what the first lines cut, such as a pair of letters that are kerned, and breaks the lines again.
  private static func reshape(
    _ shaped: inout ShapedParagraph, _ layout: inout DocumentLayout, _ shaper: TextShaper,
    upTo count: Int
  ) throws(ShapingError) {
    let options = layout.options
    let whole = shaped
    let first = layout.lineStarts(ofParagraph: 0)
    var cuts: Set<Int> = []
    func layOut(_ places: Set<Int>, _ options: DocumentLayout.Options) throws(ShapingError) {
      shaped = try shaper.reshape(whole, at: places.sorted())
      let glyphs = shaped.advances
      layout = DocumentLayout(
        layout.document, paragraph: layout.paragraph(0), options: options,
        measure: ClusterMeasure(glyphs: { _ in glyphs }))
    }
    // Other widths can move the end of a line, and then other letters are cut. Cuts only grow, so that this ends.
    var ends: Set<Int> = []
    while layout.lineCount > 1 {
      ends = Set(
        layout.lineStarts(ofParagraph: 0).prefix(count).filter(whole.isUnsafeToBreak(at:)))
      if ends.isSubset(of: cuts) { break }
      cuts.formUnion(ends)
      try layOut(cuts, options)
    }
    guard ends != cuts else { return }
    // A place where no line ends after all is not cut. Lines end where they were found to, or else where they did at first:
    // letters that are kerned apart are narrower when they are cut, and two lines can then seem to fit on one.
    for starts in [layout.lineStarts(ofParagraph: 0), first] {
      var fixed = options
      fixed.lineBreaking = LineBreaking { _ in
        starts.map { LineBreakOpportunity(scalarOffset: $0) }
      }
      try layOut(Set(starts.prefix(count).filter(whole.isUnsafeToBreak(at:))), fixed)
      if layout.lineStarts(ofParagraph: 0) == starts { return }
    }
  }
}

extension ResolvedParagraphStyle {
  /// The tab stops from the side where lines begin.
  fileprivate var tabStops: [TabStop] {
    tabs.sorted { $0.location < $1.location }.map { tab in
      let alignment: TabStop.Alignment =
        switch tab.alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .decimal: .decimal
        }
      return TabStop(location: tab.location, alignment: alignment)
    }
  }

  /// What the indents take of a line.
  fileprivate var indentWidth: Double {
    max(firstLineHeadIndent, headIndent) + max(-tailIndent, 0)
  }
}

extension TextLayout.Options {
  /// The decimal separator of the language, and that of Arabic digits; a full stop where none is known.
  fileprivate var decimalSeparators: [Unicode.Scalar] {
    let arabic: Unicode.Scalar = "\u{66B}"
    let own = language.flatMap { Locale(identifier: $0).decimalSeparator?.unicodeScalars.first }
    return [arabic, own.flatMap { $0 == arabic ? nil : $0 } ?? "."]
  }
}

extension ParagraphSource {
  /// The distance of tab stops.
  fileprivate func tabInterval(_ options: TextLayout.Options) -> Double {
    style.defaultTabInterval > 0 ? style.defaultTabInterval : options.tabInterval
  }

  /// How lines of the paragraph are made; each is aligned between 0 and its own width.
  fileprivate func layoutOptions(
    _ options: TextLayout.Options, width: Double
  ) -> DocumentLayout.Options {
    var layout = DocumentLayout.Options(width: width)
    if width.isFinite {
      let first = style.lineSpan(inWidth: width, isFirstLine: true)
      let others = style.lineSpan(inWidth: width, isFirstLine: false)
      let widths = (first: first.right - first.left, others: others.right - others.left)
      layout.width = widths.others
      if widths.first != widths.others {
        layout.widthOfLine = { $0 == 0 ? widths.first : widths.others }
      }
    }
    switch style.alignment {
    case .left: layout.alignment = .left
    case .right: layout.alignment = .right
    case .center: layout.alignment = .center
    case .justified(let edge):
      layout.alignment = edge == .left ? .left : .right
      layout.isJustified = true
    }
    layout.layoutDirection = options.environment.layoutDirection
    layout.lineBreaking = options.lineBreaking
    layout.tabInterval = tabInterval(options)
    layout.tabStops = style.tabStops
    let indents = (style.firstLineHeadIndent, style.headIndent)
    if indents != (0, 0) { layout.indentOfLine = { $0 == 0 ? indents.0 : indents.1 } }
    if layout.tabStops.contains(where: { $0.alignment == .decimal }) {
      layout.decimalSeparators = options.decimalSeparators
    }
    return layout
  }
}

extension TextLayout {
  private mutating func makeLines(
    _ sources: [ParagraphSource], _ shaper: TextShaper
  ) throws(ShapingError) {
    var room = options.maximumLines > 0 ? options.maximumLines : Int.max
    var y = 0.0
    for number in paragraphs.indices {
      guard room > 0 else {
        paragraphs[number].lines = 0..<0
        continue
      }
      let paragraph = paragraphs[number]
      let source = sources[number]
      let count = min(paragraph.layout.lineCount, room)
      let isCut = count == room && (count < paragraph.layout.lineCount || hasText(after: number))
      paragraphs[number].lines = 0..<count
      room -= count
      // The fonts of an empty line are those that would be typed with.
      let base = try shaper.primaryFace(
        of: source.styles[0].font, language: source.styles[0].language)
      let maker = TextLineMaker(
        paragraph, base: (base, source.styles[0].font), options: options, width: width)
      var documentLines = paragraph.layout.drawnLines(ofParagraph: 0, upTo: count)
      var sign: EllipsisGlyphs?
      if isCut {
        isTruncated = true
        if let truncation = options.truncation {
          let start = documentLines[count - 1].line.scalarRange.lowerBound
          let made = try EllipsisGlyphs(source, at: start, shaper)
          documentLines[count - 1] = paragraph.layout.truncatedLine(
            count - 1, truncation, ellipsisWidth: made.width)
          sign = made
        }
      }
      if number > 0 { y += paragraph.style.paragraphSpacingBefore }
      for (index, line) in documentLines.enumerated() {
        let isLast = index == count - 1
        let made = maker.line(
          line, number: lines.count, paragraph: number, index: index, top: y,
          ellipsis: isLast ? sign : nil)
        lines.append(made)
        y += made.height
        if !isLast { y += paragraph.style.lineSpacing }
      }
      if number < paragraphs.count - 1, room > 0 { y += paragraph.style.paragraphSpacing }
    }
    height = y
  }

  /// Whether there is something to show after a paragraph: more than the empty line after the last separator.
  private func hasText(after number: Int) -> Bool {
    paragraphs[(number + 1)...].contains { $0.end != $0.start }
  }
}

/// The glyphs of an ellipsis.
struct EllipsisGlyphs {
  let runs: [GlyphRun]
  let width: Double

  /// The sign in the font of a place of a paragraph, as an offset of scalars.
  init(_ source: ParagraphSource, at offset: Int, _ shaper: TextShaper) throws(ShapingError) {
    var style = source.styles.last { $0.start <= offset } ?? source.styles[0]
    style.start = 0
    let face = try shaper.primaryFace(of: style.font, language: style.language)
    // Fonts of Arabic often have no sign, and then full stops of their own look better than the sign of another font.
    let text = face.hasGlyph(for: "\u{2026}") || !face.hasGlyph(for: ".") ? "\u{2026}" : "..."
    let document = BidiDocument(text, baseDirection: .explicit(source.direction))
    let shaped = try shaper.shape(document.paragraph(0).resolved, styles: [style])
    runs = shaped.runs
    width = shaped.advances.advances.reduce(0, +)
  }
}

extension TextLayout {
  /// A character that no font has, and that is shown as a box.
  public struct MissingCharacter: Sendable, Hashable {
    /// The place in the text.
    public let offset: TextOffset
    /// The character.
    public let scalar: Unicode.Scalar
  }

  /// The characters that no font has, also of lines that are not shown.
  ///
  /// - Complexity: O(*n*) where there are some.
  public var missingCharacters: [MissingCharacter] {
    paragraphs.flatMap { paragraph -> [MissingCharacter] in
      let missing = paragraph.shaped.missing
      guard !missing.isEmpty else { return [] }
      return missing.sorted().map { place in
        let scalars = paragraph.shaped.scalars
        var offset = paragraph.start
        for scalar in scalars[..<place] { offset.advance(over: scalar) }
        return MissingCharacter(offset: offset, scalar: scalars[place])
      }
    }
  }
}
