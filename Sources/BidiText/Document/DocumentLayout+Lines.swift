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

    /// The part of the text that is left out for an ellipsis, and where that stands; nil if all text is shown.
    public let ellipsis: Ellipsis?

    /// The white space at the end of the line, as offsets of scalars from the start of the paragraph.
    public let hangingCharacters: Range<Int>

    /// The hyphen that is shown because the line ends at a soft hyphen; nil for other lines.
    package let hyphen: Hyphen?

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

    /// The visible characters of ``content`` from left to right, as offsets of scalars in the paragraph.
    let visibleOrder: [Int]
    /// The places of carets, by how many visible characters of ``content`` stand to their left.
    let edges: [Double]

    /// The places of carets, where somebody may ask for many.
    let knownCarets: VisualCarets?

    var carets: VisualCarets { knownCarets ?? content.visualCarets() }

    /// The visible characters from left to right, as offsets of scalars in the paragraph, with the places of their edges.
    package func placedCharacters() -> [(offset: Int, span: Span)] {
      visibleOrder.indices.map { (visibleOrder[$0], Span(left: edges[$0], right: edges[$0 + 1])) }
    }
  }

  /// A hyphen at the end of a line: it stands after a character, in its direction, and belongs to its advance.
  package struct Hyphen: Sendable, Hashable {
    /// The character, as an offset of scalars from the start of the paragraph.
    package let character: Int
    /// The soft hyphen, as an offset of scalars from the start of the paragraph.
    package let softHyphen: Int
    /// The advance of the hyphen.
    package let width: Double
  }

  /// The sign that stands for text that is left out.
  public struct Ellipsis: Sendable, Hashable {
    /// The range of the text that is left out; empty where only text of later paragraphs is.
    public let range: Range<TextOffset>
    /// The same range, as offsets of scalars from the start of the paragraph.
    public let scalarRange: Range<Int>
    /// The place of the sign on the line.
    public let span: Span
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

  /// The first lines of a paragraph, for drawing: each question about carets takes the time of the line.
  package func drawnLines(ofParagraph number: Int, upTo count: Int) -> [Line] {
    let maker = LineMaker(self, number, hasCarets: false)
    return maker.broken.lines.indices.prefix(count).map(maker.line)
  }

  /// The part of a text that is left out where there is no room.
  public enum Truncation: String, Sendable, Hashable, Codable, CaseIterable {
    /// The beginning, so that the end is shown.
    case head
    /// The middle, so that the beginning and the end are shown.
    case middle
    /// The end, so that the beginning is shown.
    case tail
  }

  /// A line that shows the rest of its paragraph, with an ellipsis for what has no room.
  ///
  /// The ellipsis has the level of the text on both sides, as in `12\u{2026}34`, and else that of the paragraph: at the tail it
  /// stands where lines end, at the left of a right-to-left paragraph. The shown text keeps the levels that it has in the whole
  /// paragraph, and no glyph is cut. Carets in the part that is left out stand at the ellipsis.
  ///
  /// ```swift
  /// let layout = DocumentLayout("abcdef", options: .init(width: 4), measure: .cells)
  /// let line = layout.truncatedLine(0, .tail, ellipsisWidth: 1)
  /// line.ellipsis?.scalarRange  // 3..<6
  /// line.ellipsis?.span.left  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - number: From 0 to ``lineCount`` − 1.
  ///   - truncation: What is left out.
  ///   - ellipsisWidth: The advance of the ellipsis. Where there is no room for it, it stands alone.
  /// - Precondition: The number is one of these; another is a programmer's error, and traps.
  /// - Returns: The line; with an empty ``Ellipsis/range`` where the rest of the paragraph has room.
  /// - Complexity: O(log *p* + *n*), *n* the length of the paragraph.
  public func truncatedLine(
    _ number: Int, _ truncation: Truncation, ellipsisWidth: Double
  ) -> Line {
    precondition(number >= 0 && number < lineCount, "there are \(lineCount) lines")
    let place = paragraphs.firstEnd { $0.lines > number }
    let maker = LineMaker(self, place.number)
    return maker.truncatedLine(
      number - place.start.lines, truncation, ellipsisWidth: ellipsisWidth)
  }

  /// The widths that a document asks for.
  public struct NaturalWidths: Sendable, Hashable {
    /// The width of the widest line where no line is broken but where it must be.
    public let ideal: Double
    /// The width of the widest part that holds no place where a line may end: what is narrower breaks words.
    public let minimal: Double

    /// Makes widths.
    public init(ideal: Double, minimal: Double) {
      self.ideal = ideal
      self.minimal = minimal
    }
  }

  /// The widths that the document asks for, whatever width it has.
  ///
  /// White space at the ends of lines does not count, and indents are the caller's.
  ///
  /// - Complexity: O(*n*).
  public func naturalWidths() -> NaturalWidths {
    var (ideal, minimal) = (0.0, 0.0)
    for number in 0..<document.paragraphCount {
      let widths = paragraphs[number].naturalWidths(of: paragraph(number), options)
      ideal = max(ideal, widths.ideal)
      minimal = max(minimal, widths.minimal)
    }
    return NaturalWidths(ideal: ideal, minimal: minimal)
  }

  /// Where the lines of a paragraph begin, as offsets of scalars in the paragraph.
  package func lineStarts(ofParagraph number: Int) -> [Int] {
    paragraphs[number].lines.map(\.scalarRange.lowerBound)
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

  private let hasCarets: Bool

  init(_ layout: DocumentLayout, _ number: Int, hasCarets: Bool = true) {
    self.hasCarets = hasCarets
    paragraph = layout.paragraph(number)
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
    var advances = self.advances(of: range, lineNumber: index)
    let hyphen = hyphen(of: brokenLine, advances)
    if let hyphen { advances[hyphen.character - range.lowerBound] += hyphen.width }
    let hanging = hangingWidth(range, advances)
    let container = options.widthOfLine?(index) ?? options.width
    if options.isJustified, brokenLine.isWrapped {
      justify(&advances, range, width: container + hanging)
    }
    return self.line(
      index, line: line, content: content, advances: advances, hanging: hanging, ellipsis: nil,
      hyphen: hyphen)
  }

  /// The hyphen of a line that ends at a soft hyphen, after the last character that is seen.
  private func hyphen(
    of line: BrokenParagraph.Line, _ advances: [Double]
  ) -> DocumentLayout.Hyphen? {
    let range = line.scalarRange
    guard line.isWrapped, let width = broken.hyphens[range.upperBound - 1],
      let character = advances.dropLast(hangingCount(range)).lastIndex(where: { $0 > 0 })
    else { return nil }
    return .init(
      character: range.lowerBound + character, softHyphen: range.upperBound - 1, width: width)
  }

  /// A line of known advances.
  private func line(
    _ index: Int, line: Line, content: Line, advances: [Double], hanging: Double,
    ellipsis: (scalarRange: Range<Int>, width: Double)?, hyphen: DocumentLayout.Hyphen? = nil
  ) -> DocumentLayout.Line {
    let range = line.scalarRange
    let isTruncated = ellipsis != nil
    // An ellipsis that no text is left out for is no part of the text, and stands at the end of the line.
    let appended = ellipsis.map { $0.scalarRange.isEmpty ? $0.width : 0 } ?? 0
    let isRightToLeft = paragraph.direction == .rightToLeft
    let width = advances.reduce(0, +) - hanging + appended
    let edge = options.alignment.edge(
      of: paragraph.direction, in: options.layoutDirection, policy: options.naturalAlignment)
    let left = self.left(of: width, options.widthOfLine?(index) ?? options.width, edge)
    // What hangs stands at the end of the line: rule L1 gives it the paragraph level.
    let start = isRightToLeft ? left - hanging + appended : left
    func advance(_ offset: Int) -> Double { advances[offset - range.lowerBound] }
    var edges = [start]
    var sign: DocumentLayout.Span?
    let order = content.visibleOrder()
    for offset in order {
      edges.append(edges[edges.count - 1] + advance(offset))
      if let elided = ellipsis?.scalarRange, elided.contains(offset), advance(offset) > 0 {
        sign = .init(left: edges[edges.count - 2], right: edges[edges.count - 1])
      }
    }
    var x = start
    let runs = line.visualRuns().map { run in
      let begin = x
      x = run.scalarRange.reduce(x) { $0 + advance($1) }
      return DocumentLayout.Run(
        range: offsets[run.scalarRange.lowerBound]..<offsets[run.scalarRange.upperBound],
        level: run.level, span: .init(left: begin, right: x))
    }
    let span = DocumentLayout.Span(left: left, right: left + width)
    if appended > 0 {
      sign =
        isRightToLeft
        ? .init(left: left, right: left + appended)
        : .init(left: left + width - appended, right: left + width)
    }
    let contentEnd = content.scalarRange.upperBound
    let hasEnd = contentEnd < range.upperBound
    return DocumentLayout.Line(
      number: firstLine + index, paragraph: paragraph.number,
      range: offsets[range.lowerBound]..<offsets[range.upperBound], direction: paragraph.direction,
      edge: edge, isWrapped: !isTruncated && broken.lines[index].isWrapped, span: span,
      hangingWidth: hanging,
      ellipsis: ellipsis.map {
        DocumentLayout.Ellipsis(
          range: offsets[$0.scalarRange.lowerBound]..<offsets[$0.scalarRange.upperBound],
          scalarRange: $0.scalarRange, span: sign ?? .init(left: left, right: left))
      },
      hangingCharacters: hyphen == nil
        ? hangingRange(range, after: ellipsis?.scalarRange.upperBound)
        : range.upperBound..<range.upperBound,
      hyphen: hyphen,
      line: line, runs: runs, paragraphStart: paragraph.range.lowerBound,
      content: content, contentEnd: offsets[contentEnd],
      sharesEnd: !isTruncated && !hasEnd && index + 1 < broken.lines.count,
      visibleOrder: order, edges: edges, knownCarets: hasCarets ? content.visualCarets() : nil)
  }

  /// The line with the text after it in the paragraph, and an ellipsis for what does not fit.
  func truncatedLine(
    _ index: Int, _ truncation: DocumentLayout.Truncation, ellipsisWidth: Double
  ) -> DocumentLayout.Line {
    let start = broken.lines[index].scalarRange.lowerBound
    let range = start..<paragraph.resolved.scalars.count
    let container = options.widthOfLine?(index) ?? options.width
    let given = advances(of: range, lineNumber: index)
    let elided = elidedRange(
      range, given, truncation, room: container - ellipsisWidth)
    let line = paragraph.resolved.line(range).eliding(elided)
    var advances = given
    for offset in elided { advances[offset - start] = 0 }
    if let sign = elided.first(where: { line.isVisible(at: $0) }) {
      advances[sign - start] = ellipsisWidth
    }
    // White space before an ellipsis does not end the line.
    let hanging =
      elided.upperBound == range.upperBound
      ? 0
      : hangingWidth(
        elided.upperBound..<range.upperBound, Array(advances[(elided.upperBound - start)...]))
    let isSeen = elided.contains { line.isVisible(at: $0) }
    return self.line(
      index, line: line, content: line, advances: advances, hanging: hanging,
      ellipsis: (isSeen ? elided : range.upperBound..<range.upperBound, ellipsisWidth))
  }

  /// What is left out of a line so that the rest has room.
  private func elidedRange(
    _ range: Range<Int>, _ advances: [Double], _ truncation: DocumentLayout.Truncation, room: Double
  ) -> Range<Int> {
    let places = broken.glyphBoundaries(paragraph, in: range)
    func sum(_ part: Range<Int>) -> Double {
      advances[part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound]
        .reduce(0, +)
    }
    let limit = room + 1e-9 * max(1, abs(room))
    // Glyphs are taken from the ends that are kept, as long as there is room.
    var first = 0
    var last = places.count - 1
    var used = 0.0
    var (head, tail) = (0.0, 0.0)
    var (headIsFull, tailIsFull) = (truncation == .head, truncation == .tail)
    while first < last, !(headIsFull && tailIsFull) {
      let takesHead = !headIsFull && (tailIsFull || head <= tail)
      let part =
        takesHead ? places[first]..<places[first + 1] : places[last - 1]..<places[last]
      let width = sum(part)
      if used + width > limit {
        // In the middle, one side may still have room for a narrow glyph: both sides end together instead.
        (headIsFull, tailIsFull) = (true, true)
        break
      }
      used += width
      if takesHead {
        first += 1
        head += width
      } else {
        last -= 1
        tail += width
      }
    }
    return places[first]..<places[last]
  }

  /// Widens the spaces of a line, those after its last tab, until it has a width.
  private func justify(_ advances: inout [Double], _ range: Range<Int>, width: Double) {
    guard width.isFinite else { return }
    let scalars = paragraph.resolved.scalars
    let content = range.dropLast(hangingCount(range))
    let start = content.last { scalars[$0] == "\t" }.map { $0 + 1 } ?? range.lowerBound
    let spaces = content.filter { offset in
      offset >= start && (scalars[offset] == " " || scalars[offset] == "\u{A0}")
    }
    let missing = width - advances.reduce(0, +)
    guard missing > 0, !spaces.isEmpty else { return }
    for offset in spaces {
      advances[offset - range.lowerBound] += missing / Double(spaces.count)
    }
  }

  /// The advance of each scalar on its line, tabs as far as their stops.
  private func advances(of range: Range<Int>, lineNumber: Int) -> [Double] {
    let scalars = paragraph.resolved.scalars
    var advances = Array(broken.advances[range])
    guard scalars[range].contains("\t") else { return advances }
    var pen = LinePen(options, paragraph.direction, lineNumber: lineNumber)
    // White space at the end of the line has no part in the place of the text before it.
    let contentEnd = range.upperBound - hangingCount(range)
    var tab: Int?
    for offset in range where offset < contentEnd || scalars[offset] == "\t" {
      let index = offset - range.lowerBound
      pen.add(advances[index], scalars[offset])
      if scalars[offset] == "\t" { tab = index }
      if let tab { advances[tab] = pen.tabAdvance }
    }
    return advances
  }

  private func hangingWidth(_ range: Range<Int>, _ advances: [Double]) -> Double {
    advances.suffix(hangingCount(range)).reduce(0, +)
  }

  /// The characters at the end of a line that hang; none of those before an ellipsis.
  private func hangingRange(_ range: Range<Int>, after ellipsis: Int?) -> Range<Int> {
    let part = max(ellipsis ?? range.lowerBound, range.lowerBound)..<range.upperBound
    return part.upperBound - hangingCount(part)..<part.upperBound
  }

  /// How many characters at the end of a line hang.
  private func hangingCount(_ range: Range<Int>) -> Int {
    let tables = CharacterTables.shared
    return range.reversed().prefix { offset in
      let code = tables.code(of: paragraph.resolved.scalars[offset].value)
      return code == ClassCode.s || ClassSet.endingLine.contains(code: code)
    }.count
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
