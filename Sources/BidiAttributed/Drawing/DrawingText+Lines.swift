internal import BidiText
public import Foundation

extension DrawingText.Paragraph {
  /// The runs from left to right with the paragraph as one line, without its separator.
  ///
  /// - Complexity: O(*n* + *r* · *d*), *r* the number of runs, *d* that of different levels.
  public var runs: [DrawingRun] {
    runs(ofUTF8Line: paragraph.start.utf8..<paragraph.contentEnd.utf8)
  }

  /// The runs of a line, from left to right.
  ///
  /// White space at the end of the line has the paragraph's level (rule L1). Together the runs cover the
  /// line; none is empty.
  ///
  /// ```swift
  /// let text = AttributedString("abc \u{05D0} \u{05D1}")
  /// let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .leftToRight))
  /// drawing.paragraphs[0].runs(ofUTF8Line: 4..<9).map(\.utf8Range)  // [4..<9]
  /// ```
  ///
  /// - Parameter line: Bytes of UTF-8 from the start of the text. Part of it that lies outside the paragraph is
  ///   left out; an end inside a character is taken to the character's start.
  /// - Returns: The runs.
  /// - Complexity: O(length of the line + log *r* + *l* · *d*), *r* the number of the paragraph's runs, *l* that
  ///   of the line's, *d* that of different levels.
  public func runs(ofUTF8Line line: Range<Int>) -> [DrawingRun] {
    let clamped = line.clamped(to: paragraph.start.utf8..<paragraph.end.utf8)
    let line = source.scalarStart(clamped.lowerBound)..<source.scalarStart(clamped.upperBound)
    guard !line.isEmpty else { return [] }
    let trailing = source.startOfTrailingSpace(in: line)
    var runs: [DrawingRun] = []
    for piece in pieces[pieceIndex(holding: line.lowerBound)...] {
      if piece.start.offset.utf8 >= line.upperBound { break }
      let inner = source.cut(piece, to: line.lowerBound..<trailing, level: piece.level)
      let space = source.cut(
        piece, to: trailing..<line.upperBound, level: EmbeddingLevel(paragraph.direction))
      runs += [inner, space].compactMap { $0 }
    }
    return Reordering.visualOrder(runs.map(\.level)).map { runs[$0] }
  }

  /// The runs of a line, from left to right.
  ///
  /// The same as ``runs(ofUTF8Line:)``.
  ///
  /// - Parameter line: A range of the attributed text.
  /// - Returns: The runs.
  public func runs(ofLine line: Range<AttributedString.Index>) -> [DrawingRun] {
    let lower = utf8Offset(of: line.lowerBound)
    return runs(ofUTF8Line: lower..<max(lower, utf8Offset(of: line.upperBound)))
  }

  /// The first piece that ends after a byte.
  private func pieceIndex(holding utf8Offset: Int) -> Int {
    pieces.partitionIndex { $0.end.offset.utf8 > utf8Offset }
  }

  private func utf8Offset(of index: AttributedString.Index) -> Int {
    let number = pieces.partitionIndex { $0.end.index > index }
    guard number < pieces.count else { return paragraph.end.utf8 }
    return source.utf8Offset(of: index, after: pieces[number].start)
  }
}

extension DrawingSource {
  /// The part of a piece that lies in a range of bytes; nil for nothing.
  fileprivate func cut(_ piece: Piece, to range: Range<Int>, level: EmbeddingLevel) -> DrawingRun? {
    let whole = piece.start.offset.utf8..<piece.end.offset.utf8
    let part = whole.clamped(to: range)
    guard !part.isEmpty else { return nil }
    let start = part.lowerBound == whole.lowerBound ? piece.start : place(part.lowerBound, piece)
    let end = part.upperBound == whole.upperBound ? piece.end : place(part.upperBound, piece)
    return DrawingRun(
      range: start.index..<end.index, utf8Range: part,
      utf16Range: start.offset.utf16..<end.offset.utf16, level: level,
      attributes: piece.attributes)
  }

  private func place(_ utf8Offset: Int, _ piece: Piece) -> TextPlace {
    let length = TextOffset(endOf: text[index(piece.start.offset.utf8)..<index(utf8Offset)])
    let start = piece.start.offset
    return TextPlace(
      index: attributed.unicodeScalars.index(piece.start.index, offsetBy: length.scalars),
      offset: TextOffset(
        utf8: start.utf8 + length.utf8, utf16: start.utf16 + length.utf16,
        scalars: start.scalars + length.scalars))
  }

  fileprivate func utf8Offset(of index: AttributedString.Index, after start: TextPlace) -> Int {
    guard index > start.index else { return start.offset.utf8 }
    let count = attributed.unicodeScalars.distance(from: start.index, to: index)
    let from = self.index(start.offset.utf8)
    let end = text.unicodeScalars.index(from, offsetBy: count)
    return start.offset.utf8 + text.utf8.distance(from: from, to: end)
  }

  private func index(_ utf8Offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: utf8Offset)
  }

  /// The start of the character that holds a byte.
  fileprivate func scalarStart(_ utf8Offset: Int) -> Int {
    let utf8 = text.utf8
    var index = index(utf8Offset)
    var offset = utf8Offset
    while index > utf8.startIndex, index < utf8.endIndex, UTF8.isContinuation(utf8[index]) {
      index = utf8.index(before: index)
      offset -= 1
    }
    return offset
  }

  /// Where the white space begins that ends a line (L1); the line's end where there is none.
  fileprivate func startOfTrailingSpace(in line: Range<Int>) -> Int {
    let scalars = text.unicodeScalars
    let end = index(line.upperBound)
    let start = index(line.lowerBound)
    var index = end
    var first = end
    while index > start {
      let before = scalars.index(before: index)
      switch scalars[before].bidiClass.atEndOfLine {
      case .space: first = before
      // Removed characters belong to what is before them.
      case .removed: break
      case .text:
        return line.upperBound - text.utf8.distance(from: first, to: end)
      }
      index = before
    }
    // A line without any text is all white space, or all removed.
    return first == end ? line.upperBound : line.lowerBound
  }
}

private enum PlaceAtEndOfLine {
  case space, removed, text
}

extension BidiClass {
  fileprivate var atEndOfLine: PlaceAtEndOfLine {
    switch self {
    case .whiteSpace, .segmentSeparator, .paragraphSeparator, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      .space
    case _ where isRemovedByX9: .removed
    default: .text
    }
  }
}
