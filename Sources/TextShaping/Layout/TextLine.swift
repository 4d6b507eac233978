internal import BidiAttributed
public import BidiText
internal import CTextShaping

/// A glyph and its place.
public struct PlacedGlyph: Sendable, Hashable {
  /// The number of the glyph in its font.
  public let id: UInt32
  /// The first character that the glyph stands for, as an offset of scalars in the paragraph.
  public let cluster: Int
  /// From the left of the container to the origin of the glyph.
  public let x: Double
  /// From the top of the container to the origin of the glyph.
  public let y: Double
  /// From the origin of the glyph to that of the next one, with what the line and the font add: what widens a space of a
  /// justified line, and the space between letters.
  ///
  /// The advances of the glyphs of a run add up to its width.
  public let advance: Double
}

/// A stretch of a line that is drawn at once: of one font, level and color.
public struct PlacedRun: Sendable, Hashable {
  /// The font.
  public let face: FontFace
  /// The size of the letters, in points.
  public let size: Double
  /// The script, as a tag of ISO 15924 such as `Arab`.
  public let script: String
  /// The level, before rule L1.
  public let level: EmbeddingLevel
  /// The color; nil for that of the text.
  public let color: TextColor?
  /// The glyphs from left to right; none of them is of what is left out.
  public let glyphs: [PlacedGlyph]
  /// Whether the run is the ellipsis.
  public let isEllipsis: Bool
  /// The left end: where the run at its left ends, unless a tab or white space of the line's end stands between them.
  public let left: Double
  /// The right end.
  public let right: Double
}

/// A line of a layout.
public struct TextLine: Sendable {
  /// Its number, from 0.
  public let number: Int
  /// The number of its paragraph.
  public let paragraph: Int
  /// The range of the text, without the paragraph's separator; with what is left out for an ellipsis.
  public let range: Range<TextOffset>
  /// The part of the text that is left out for an ellipsis; nil if all of the line is shown.
  public let elided: Range<TextOffset>?
  /// The direction of the paragraph.
  public let direction: WritingDirection
  /// Whether the text goes on in the next line because this one was full.
  public let isWrapped: Bool
  /// From the top of the container to that of the line.
  public let top: Double
  /// From the top of the container to the line on which letters stand.
  public let baseline: Double
  /// From the top to the bottom of the line.
  public let height: Double
  /// From the baseline to the top of the letters, as their fonts say.
  public let ascent: Double
  /// From the baseline down to the bottom of the letters.
  public let descent: Double
  /// The left end of the text, without the white space at its end.
  public let left: Double
  /// The right end of the text, without the white space at its end.
  public let right: Double
  /// The runs, from left to right.
  public let runs: [PlacedRun]

  /// The white space at the end of the line, as offsets of scalars in the paragraph.
  ///
  /// It hangs: it does not count when lines are broken and aligned.
  public let hangingCharacters: Range<Int>

  /// The line that `DocumentLayout` made: its places count from ``origin``.
  let line: DocumentLayout.Line
  /// From the left of the container to where the line's own container begins.
  let origin: Double

  /// The width of the text, without the white space at its end.
  public var width: Double { right - left }
}

/// Makes the lines of one paragraph.
struct TextLineMaker {
  private let paragraph: TextLayout.Paragraph
  private let base: (face: FontFace, font: TextFont)
  private let options: TextLayout.Options
  private let width: Double

  init(
    _ paragraph: TextLayout.Paragraph, base: (face: FontFace, font: TextFont),
    options: TextLayout.Options, width: Double
  ) {
    self.paragraph = paragraph
    self.base = base
    self.options = options
    self.width = width
  }

  func line(
    _ line: DocumentLayout.Line, number: Int, paragraph paragraphNumber: Int, index: Int,
    top: Double, ellipsis: EllipsisGlyphs?
  ) -> TextLine {
    let span = paragraph.style.lineSpan(inWidth: width, isFirstLine: index == 0)
    let origin = span.left
    let runs = shapedRuns(on: line)
    var (ascent, descent, gap) = (0.0, 0.0, 0.0)
    func add(_ face: FontFace, _ size: Double) {
      ascent = max(ascent, face.metrics.ascent * size)
      descent = max(descent, face.metrics.descent * size)
      gap = max(gap, face.metrics.lineGap * size)
    }
    for run in runs { add(run.face, run.size) }
    if runs.isEmpty { add(base.face, base.font.drawnSize) }
    let natural = ascent + descent + gap
    let height = max(natural * options.lineHeightMultiple, options.minimumLineHeight)
    // What the line is higher than its font asks for stands above the letters.
    let baseline = top + height - gap - descent
    var placed = place(runs, on: line, origin: origin, baseline: baseline)
    if let ellipsis, let sign = line.ellipsis {
      placed += place(ellipsis, at: origin + sign.span.left, baseline: baseline)
    }
    if let hyphen = line.hyphen, let run = paragraph.shaped.hyphens[hyphen.softHyphen] {
      placed.append(place(run, hyphen, on: line, origin: origin, baseline: baseline))
    }
    placed.sort { $0.left < $1.left }
    let start = paragraph.start
    return TextLine(
      number: number, paragraph: paragraphNumber,
      range: start + line.range.lowerBound..<start + line.range.upperBound,
      elided: line.ellipsis.map { start + $0.range.lowerBound..<start + $0.range.upperBound },
      direction: line.direction, isWrapped: line.isWrapped, top: top, baseline: baseline,
      height: height, ascent: ascent, descent: descent, left: origin + line.span.left,
      right: origin + line.span.right, runs: placed, hangingCharacters: line.hangingCharacters,
      line: line, origin: origin)
  }

  /// The runs that have a part on a line.
  private func shapedRuns(on line: DocumentLayout.Line) -> ArraySlice<GlyphRun> {
    let range = line.line.scalarRange
    let runs = paragraph.shaped.runs
    let first = runs.partitionIndex { $0.scalarRange.upperBound > range.lowerBound }
    let end = runs.partitionIndex { $0.scalarRange.lowerBound >= range.upperBound }
    return runs[first..<max(first, end)]
  }

  /// The glyphs of a run that are on a line of scalars.
  private func glyphRange(of run: GlyphRun, in line: Range<Int>) -> Range<Int> {
    // Clusters go up from left to right, or down in text from right to left: those of the line are together.
    let glyphs = run.piece.glyphs
    let start = run.scalarRange.lowerBound
    let lower = Int32(max(line.lowerBound - start, 0))
    let upper = Int32(min(line.upperBound, run.scalarRange.upperBound) - start)
    return run.level.direction == .rightToLeft
      ? glyphs.partitionIndex { $0.cluster < upper }..<glyphs.partitionIndex { $0.cluster < lower }
      : glyphs.partitionIndex {
        $0.cluster >= lower
      }..<glyphs.partitionIndex { $0.cluster >= upper }
  }

  private func place(
    _ runs: ArraySlice<GlyphRun>, on line: DocumentLayout.Line, origin: Double, baseline: Double
  ) -> [PlacedRun] {
    let range = line.line.scalarRange
    let elided = line.ellipsis?.scalarRange ?? range.upperBound..<range.upperBound
    let cells = CharacterCells(of: line)
    var placed: [PlacedRun] = []
    for run in runs {
      var draft = RunDraft(run, paragraph.colors)
      let start = run.scalarRange.lowerBound
      let glyphs = run.piece.glyphs
      let isRightToLeft = run.level.direction == .rightToLeft
      let part = glyphRange(of: run, in: range)
      var index = part.lowerBound
      var next = run.scalarRange.upperBound
      if isRightToLeft, index > 0 { next = start + Int(glyphs[index - 1].cluster) }
      while index < part.upperBound {
        // The glyphs of a cluster stand side by side.
        let cluster = glyphs[index].cluster
        var end = index + 1
        while end < glyphs.count, glyphs[end].cluster == cluster { end += 1 }
        let first = start + Int(cluster)
        let last: Int
        if isRightToLeft {
          last = next
          next = first
        } else {
          last =
            end < glyphs.count ? start + Int(glyphs[end].cluster) : run.scalarRange.upperBound
        }
        defer { index = end }
        guard range.contains(first), !elided.contains(first),
          !paragraph.shaped.scalars[first].hasNoGlyph
        else {
          // What is on both sides of an ellipsis does not follow each other.
          draft.finish(&placed)
          continue
        }
        guard var cell = cells.cell(of: first..<min(last, range.upperBound)) else { continue }
        let hyphen = line.hyphen.flatMap { (first..<last).contains($0.character) ? $0 : nil }
        if let hyphen {
          cell.width -= hyphen.width
          // A hyphen after text that runs to the left stands at its left.
          if isRightToLeft { cell.left += hyphen.width }
        }
        // White space may stand on the other side of the hyphen.
        if hyphen != nil, isRightToLeft { draft.finish(&placed) }
        draft.begin(first, isHanging: line.hangingCharacters.contains(first), &placed)
        draft.append(
          glyphs[index..<end], cluster: first, left: origin + cell.left, width: cell.width,
          baseline: baseline)
        if hyphen != nil, !isRightToLeft { draft.finish(&placed) }
      }
      draft.finish(&placed)
    }
    return placed
  }

  /// The hyphen at the end of a line, beside the character that it stands after.
  private func place(
    _ run: GlyphRun, _ hyphen: DocumentLayout.Hyphen, on line: DocumentLayout.Line, origin: Double,
    baseline: Double
  ) -> PlacedRun {
    let span = line.placedCharacters().first { $0.offset == hyphen.character }?.span ?? line.span
    let isRightToLeft = run.level.direction == .rightToLeft
    let left = origin + (isRightToLeft ? span.left : span.right - hyphen.width)
    var x = left + (isRightToLeft ? run.font.letterSpacing : 0)
    let glyphs = run.glyphs.map { glyph in
      let advance = glyph.advance + run.font.letterSpacing
      defer { x += advance }
      return PlacedGlyph(
        id: glyph.id, cluster: hyphen.softHyphen, x: x + glyph.xOffset,
        y: baseline - glyph.yOffset, advance: advance)
    }
    let color = paragraph.colors.last { $0.start <= hyphen.softHyphen }?.color
    return PlacedRun(
      face: run.face, size: run.size, script: run.script, level: run.level, color: color,
      glyphs: glyphs, isEllipsis: false, left: left, right: left + hyphen.width)
  }

  private func place(
    _ ellipsis: EllipsisGlyphs, at left: Double, baseline: Double
  ) -> [PlacedRun] {
    var x = left
    return ellipsis.runs.map { run in
      let start = x
      let glyphs = run.glyphs.map { glyph in
        let advance = glyph.advance + run.font.letterSpacing
        defer { x += advance }
        return PlacedGlyph(
          id: glyph.id, cluster: glyph.cluster, x: x + glyph.xOffset, y: baseline - glyph.yOffset,
          advance: advance)
      }
      return PlacedRun(
        face: run.face, size: run.size, script: run.script, level: run.level, color: nil,
        glyphs: glyphs, isEllipsis: true, left: start, right: x)
    }
  }
}

/// A run that is being put together; it ends where the color changes, and where glyphs do not follow each other.
private struct RunDraft {
  private let run: GlyphRun
  private let colors: [(start: Int, color: TextColor?)]
  private var color: TextColor?
  private var isHanging = false
  private var glyphs: [PlacedGlyph] = []
  private var left = Double.infinity
  private var right = -Double.infinity

  init(_ run: GlyphRun, _ colors: [(start: Int, color: TextColor?)]) {
    self.run = run
    self.colors = colors
  }

  /// Begins a cluster.
  mutating func begin(_ cluster: Int, isHanging: Bool, _ placed: inout [PlacedRun]) {
    // Rule L1 takes white space to the end of the line, away from its run.
    if isHanging != self.isHanging { finish(&placed) }
    self.isHanging = isHanging
    guard !colors.isEmpty else { return }
    let next = colors.partitionIndex { $0.start > cluster } - 1
    let color = next < 0 ? nil : colors[next].color
    if color != self.color { finish(&placed) }
    self.color = color
  }

  /// Adds the glyphs of a cluster, which stand side by side in its place.
  mutating func append(
    _ cluster: ArraySlice<bidi_glyph>, cluster first: Int, left: Double, width: Double,
    baseline: Double
  ) {
    // What is added after a glyph is at its left where text runs to the left.
    var x = left + (run.level.direction == .rightToLeft ? run.font.letterSpacing : 0)
    // What the line and the font add to a cluster is added to its last glyph.
    var rest = width
    for index in cluster.startIndex..<cluster.endIndex {
      let glyph = cluster[index]
      let own = Double(glyph.advance) * run.scale
      let advance = index == cluster.endIndex - 1 ? rest : own
      glyphs.append(
        PlacedGlyph(
          id: glyph.glyph, cluster: first, x: x + Double(glyph.x_offset) * run.scale,
          y: baseline - Double(glyph.y_offset) * run.scale, advance: advance))
      x += own
      rest -= own
    }
    self.left = min(self.left, left)
    right = max(right, left + width)
  }

  mutating func finish(_ placed: inout [PlacedRun]) {
    guard !glyphs.isEmpty else { return }
    // Rule L1 turns white space of a run from right to left round.
    if isHanging { glyphs.sort { $0.x < $1.x } }
    placed.append(
      PlacedRun(
        face: run.face, size: run.size, script: run.script, level: run.level, color: color,
        glyphs: glyphs, isEllipsis: false, left: left, right: right))
    glyphs.removeAll()
    (left, right) = (.infinity, -.infinity)
  }
}

/// Where the visible characters of a line stand.
private struct CharacterCells {
  private let start: Int
  /// The left edge and the width of each character; infinity and 0 for one that is not seen.
  private var cells: [(left: Double, width: Double)]

  init(of line: DocumentLayout.Line) {
    let range = line.line.scalarRange
    start = range.lowerBound
    cells = Array(repeating: (.infinity, 0), count: range.count)
    for (offset, span) in line.placedCharacters() {
      cells[offset - start] = (span.left, span.width)
    }
  }

  /// The place of the characters that a glyph stands for, where the leftmost of them is; nil for what is not seen.
  func cell(of characters: Range<Int>) -> (left: Double, width: Double)? {
    var (left, width) = (Double.infinity, 0.0)
    for place in characters.lowerBound - start..<characters.upperBound - start {
      left = min(left, cells[place].left)
      width += cells[place].width
    }
    return left.isFinite ? (left, width) : nil
  }
}
