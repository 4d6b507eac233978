extension DocumentLayout {
  /// A stretch along a line, from the left side of the container.
  public struct Span: Sendable, Hashable {
    /// The left end.
    public let left: Double
    /// The right end, which is not less than ``left``.
    public let right: Double
    /// From the left to the right.
    public var width: Double { right - left }
  }

  /// A stretch of a line of one level.
  public struct Run: Sendable, Hashable {
    /// The range of the text in the document.
    public let range: Range<TextOffset>
    /// The level, after rule L1.
    public let level: EmbeddingLevel
    /// The place on the line.
    public let span: Span
    /// The direction of the level: within a right-to-left run, the first character stands rightmost.
    public var direction: WritingDirection { level.direction }
    /// The left end of the run on the line.
    public var left: Double { span.left }
  }

  /// One line of a layout.
  public struct Line: Sendable {
    /// Its number, from 0.
    public let number: Int

    /// The number of its paragraph.
    public let paragraph: Int

    /// The range of the text in the document, without the paragraph's separator.
    public let range: Range<TextOffset>

    /// The direction of the paragraph.
    public let direction: WritingDirection

    /// The side that the line stands against; nil for the middle.
    public let edge: PhysicalAlignment?

    /// Whether the text goes on in the next line because this one was full.
    public let isWrapped: Bool

    /// The place of the text, without the white space at the end of the line.
    public let span: Span

    /// The width of the white space at the end of the line.
    ///
    /// It hangs: it does not count when lines are broken and aligned, and stands beyond ``span``, at the right in a
    /// left-to-right paragraph and at the left in a right-to-left one.
    public let hangingWidth: Double

    /// The levels and the order of the line; offsets count scalars from the start of the paragraph.
    public let line: BidiText.Line

    /// The runs from left to right; white space that hangs is in them.
    public let runs: [Run]

    /// Where the paragraph begins in the document.
    let paragraphStart: TextOffset

    /// The line without the character that ended it, such as U+2028: where carets stand.
    let content: BidiText.Line

    /// Where ``content`` ends in the document.
    let contentEnd: TextOffset

    /// Whether the end of this line and the beginning of the next one are one place in the text.
    let sharesEnd: Bool

    /// The places of carets, by how many visible characters of ``content`` stand to their left.
    let edges: [Double]

    let carets: VisualCarets
  }

  /// A line.
  ///
  /// - Parameter number: From 0 to ``lineCount`` − 1.
  /// - Precondition: The number is one of these; another is a programmer's error, and traps.
  /// - Returns: The line.
  /// - Complexity: O(log *p* + *n*), *p* the number of paragraphs, *n* the length of the one that holds the line. For
  ///   all lines of a paragraph take ``lines(ofParagraph:)``.
  public func line(_ number: Int) -> Line {
    precondition(number >= 0 && number < lineCount, "there are \(lineCount) lines")
    let place = paragraphs.firstEnd { $0.lines > number }
    let maker = LineMaker(self, place.number)
    return maker.line(number - place.start.lines)
  }

  /// The lines of a paragraph.
  ///
  /// - Parameter number: From 0 to the number of paragraphs − 1.
  /// - Precondition: The number is one of these; another is a programmer's error, and traps.
  /// - Returns: The lines in order; one at least.
  /// - Complexity: O(log *p* + *n* + *r* · *d*), *n* the length of the paragraph, *r* the number of its runs, *d* that of
  ///   different levels.
  public func lines(ofParagraph number: Int) -> [Line] {
    let maker = LineMaker(self, number)
    return maker.broken.lines.indices.map(maker.line)
  }

  /// The number of the line that a caret stands on.
  ///
  /// Where a line is full and the text goes on in the next one, the place between them is on the first line upstream, on
  /// the second downstream. Where a character such as U+2028 ended the line, the place before it is on the first line, the
  /// place after it on the second.
  ///
  /// - Parameter position: The place; one after the end is taken for the end.
  /// - Returns: From 0 to ``lineCount`` − 1.
  /// - Complexity: O(log *p* + *n*), *n* the length of the paragraph.
  public func lineNumber(of position: DocumentPosition) -> Int {
    let offset = document.placed(position.offset)
    let place = document.place(offset.utf8, in: .utf8)
    let scalar = offset.scalars - place.start.length.scalars
    let lines = paragraphs[place.number].lines
    var line = lines.partitionIndex { $0.scalarRange.lowerBound > scalar } - 1
    if position.affinity == .upstream, line > 0, lines[line].scalarRange.lowerBound == scalar,
      lines[line - 1].contentEnd == scalar
    {
      line -= 1
    }
    return paragraphs.start(of: place.number).lines + line
  }
}

/// Makes the lines of one paragraph.
private struct LineMaker {
  let paragraph: BidiDocument.Paragraph
  let broken: BrokenParagraph
  private let firstLine: Int
  private let options: DocumentLayout.Options

  /// The place of each scalar of the paragraph in the document, and that of the end of its content.
  private let offsets: [TextOffset]

  init(_ layout: DocumentLayout, _ number: Int) {
    paragraph = layout.document.paragraph(number)
    broken = layout.paragraphs[number]
    firstLine = layout.paragraphs.start(of: number).lines
    options = layout.options
    var offset = paragraph.range.lowerBound
    var offsets = [offset]
    offsets.reserveCapacity(paragraph.resolved.scalars.count + 1)
    for scalar in paragraph.resolved.scalars {
      offset.advance(over: scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  func line(_ index: Int) -> DocumentLayout.Line {
    let brokenLine = broken.lines[index]
    let range = brokenLine.scalarRange
    let line = paragraph.resolved.line(range)
    // What ended the line has no width and stands last (L1), so it moves nothing when carets pass it over.
    let hasEnd = brokenLine.contentEnd < range.upperBound
    let content =
      hasEnd ? paragraph.resolved.line(range.lowerBound..<brokenLine.contentEnd) : line
    let advances = self.advances(of: range)
    let hanging = hangingWidth(range, advances)
    let width = advances.reduce(0, +) - hanging
    let edge = options.alignment.edge(
      of: paragraph.direction, in: options.layoutDirection, policy: options.naturalAlignment)
    let left = self.left(of: width, options.widthOfLine?(index) ?? options.width, edge)
    // What hangs stands at the end of the line: rule L1 gives it the paragraph level.
    let start = paragraph.direction == .rightToLeft ? left - hanging : left
    func advance(_ offset: Int) -> Double { advances[offset - range.lowerBound] }
    var edges = [start]
    for offset in content.visibleOrder() { edges.append(edges[edges.count - 1] + advance(offset)) }
    var x = start
    let runs = line.visualRuns().map { run in
      let begin = x
      x = run.scalarRange.reduce(x) { $0 + advance($1) }
      return DocumentLayout.Run(
        range: offsets[run.scalarRange.lowerBound]..<offsets[run.scalarRange.upperBound],
        level: run.level, span: .init(left: begin, right: x))
    }
    return DocumentLayout.Line(
      number: firstLine + index, paragraph: paragraph.number,
      range: offsets[range.lowerBound]..<offsets[range.upperBound], direction: paragraph.direction,
      edge: edge,
      isWrapped: brokenLine.isWrapped, span: .init(left: left, right: left + width),
      hangingWidth: hanging, line: line, runs: runs, paragraphStart: paragraph.range.lowerBound,
      content: content, contentEnd: offsets[brokenLine.contentEnd],
      sharesEnd: !hasEnd && index + 1 < broken.lines.count,
      edges: edges, carets: content.visualCarets())
  }

  /// The advance of each scalar on its line, tabs as far as their stops.
  private func advances(of range: Range<Int>) -> [Double] {
    let scalars = paragraph.resolved.scalars
    var x = 0.0
    return range.map { offset in
      let advance = TabStops.advance(
        scalars[offset] == "\t", broken.advances[offset], at: x, options.tabInterval)
      x += advance
      return advance
    }
  }

  private func hangingWidth(_ range: Range<Int>, _ advances: [Double]) -> Double {
    let tables = CharacterTables.shared
    let space = range.reversed().prefix { offset in
      let code = tables.code(of: paragraph.resolved.scalars[offset].value)
      return code == ClassCode.s || ClassSet.endingLine.contains(code: code)
    }
    return space.reduce(0) { $0 + advances[$1 - range.lowerBound] }
  }

  private func left(of width: Double, _ container: Double, _ edge: PhysicalAlignment?) -> Double {
    let container = container.isFinite ? container : 0
    return switch edge {
    case .left: 0
    case .right: container - width
    case nil: (container - width) / 2
    }
  }
}
