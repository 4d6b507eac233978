public import BidiText
public import Foundation

extension ResolvedParagraph {
  /// A range of the paragraph's characters, in UTF-16 from its start.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// paragraph.nsRange(ofScalars: 2..<4)  // location 3, length 2
  /// ```
  ///
  /// - Parameter scalars: Offsets of Unicode scalars, such as those of lines, carets and selections; the part that lies
  ///   outside the paragraph is left out.
  /// - Returns: The range.
  /// - Complexity: O(*n*).
  public func nsRange(ofScalars scalars: Range<Int>) -> NSRange {
    NSRange(scalars: scalars, of: self.scalars)
  }

  /// A range of the paragraph in UTF-16 from its start, as offsets of Unicode scalars.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// paragraph.scalarRange(of: NSRange(location: 3, length: 2))  // 2..<4
  /// ```
  ///
  /// - Parameter range: The range; the part that lies outside is left out, and an end inside a surrogate pair is taken
  ///   to the pair's start.
  /// - Returns: The offsets; nil for `NSNotFound`.
  /// - Complexity: O(*n*).
  public func scalarRange(of range: NSRange) -> Range<Int>? { range.scalars(of: scalars) }

  /// A line of the paragraph; see `ResolvedParagraph.line(_:)`.
  ///
  /// - Parameter range: What stands on the line, in UTF-16 from the start of the paragraph; nothing for `NSNotFound`.
  /// - Returns: The line.
  /// - Complexity: O(*n*).
  public func line(_ range: NSRange) -> Line { line(scalarRange(of: range) ?? 0..<0) }

  /// The places on the screen that a selection of text covers on a line; see `Line.visualRanges(of:)`.
  ///
  /// ```swift
  /// let text = "ab \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// let line = paragraph.line(NSRange(location: 0, length: 5))
  /// paragraph.visualRanges(of: NSRange(location: 1, length: 3), on: line)  // [1..<3, 4..<5]
  /// ```
  ///
  /// - Parameters:
  ///   - range: The selection, in UTF-16 from the start of the paragraph.
  ///   - line: A line of the paragraph.
  /// - Returns: Stretches of visible characters, counted from the left edge; none for `NSNotFound`.
  /// - Complexity: O(*n* log *n*).
  public func visualRanges(of range: NSRange, on line: Line) -> [Range<Int>] {
    scalarRange(of: range).map { line.visualRanges(of: $0) } ?? []
  }

  /// The text that a selection on the screen covers; see `Line.scalarRanges(ofVisual:)`.
  ///
  /// ```swift
  /// let text = "ab \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// let line = paragraph.line(NSRange(location: 0, length: 5))
  /// paragraph.nsRanges(ofVisual: 2..<4, on: line)  // 2, length 1, and 4, length 1
  /// ```
  ///
  /// - Parameters:
  ///   - visualRange: Visible characters, counted from the left edge.
  ///   - line: A line of the paragraph.
  /// - Returns: Ranges in UTF-16 from the start of the paragraph.
  /// - Complexity: O(*n* log *n*).
  public func nsRanges(ofVisual visualRange: Range<Int>, on line: Line) -> [NSRange] {
    line.scalarRanges(ofVisual: visualRange).map { nsRange(ofScalars: $0) }
  }
}

extension CaretPosition {
  /// Makes a position from a place in UTF-16.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// CaretPosition(utf16Offset: 3, in: paragraph, affinity: .upstream).scalarOffset  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - utf16Offset: How many code units of the paragraph stand before the caret, as in `selectedRange`.
  ///   - paragraph: The paragraph.
  ///   - affinity: To which neighbour it belongs.
  /// - Complexity: O(*n*).
  public init(utf16Offset: Int, in paragraph: ResolvedParagraph, affinity: Affinity) {
    let range = paragraph.scalarRange(of: NSRange(location: utf16Offset, length: 0))
    self.init(scalarOffset: range?.lowerBound ?? paragraph.scalars.count, affinity: affinity)
  }

  /// The number of code units of UTF-16 of a paragraph before the caret.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
  /// CaretPosition(scalarOffset: 2, affinity: .upstream).utf16Offset(in: paragraph)  // 3
  /// ```
  ///
  /// - Parameter paragraph: The paragraph.
  /// - Returns: The offset, as for `selectedRange`.
  /// - Complexity: O(*n*).
  public func utf16Offset(in paragraph: ResolvedParagraph) -> Int {
    paragraph.nsRange(ofScalars: 0..<max(0, scalarOffset)).length
  }
}

extension FirstStrong {
  /// The character, in UTF-16.
  ///
  /// - Parameter text: The text that it was found in.
  /// - Returns: The range.
  /// - Complexity: O(*n*).
  public func nsRange(in text: some StringProtocol) -> NSRange {
    NSRange(index..<text.unicodeScalars.index(after: index), in: text)
  }
}
