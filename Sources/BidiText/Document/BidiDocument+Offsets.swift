/// One mechanism for all units: the paragraph by the sums before it, the place in it by its bytes.
extension BidiDocument {
  /// The end of the text: how many units it has.
  public var end: TextOffset { paragraphs.total.length }

  /// A place by its offset in one unit.
  ///
  /// ```swift
  /// let document = BidiDocument("\u{1F600}a", baseDirection: .explicit(.leftToRight))
  /// document.offset(2, in: .utf16).utf8  // 4
  /// ```
  ///
  /// - Parameters:
  ///   - offset: The offset. One outside the text is taken for the nearer end, one inside a character for its
  ///     beginning.
  ///   - unit: The unit of the offset.
  /// - Returns: The place in every unit.
  /// - Complexity: O(log *p* + *n*), *p* the number of paragraphs, *n* the length of the one that holds the place.
  public func offset(_ offset: Int, in unit: TextUnit) -> TextOffset {
    if offset <= 0 { return .zero }
    if offset >= end[unit] { return end }
    var (here, byte) = (TextOffset.zero, 0)
    let start = place(offset, in: unit).start.length
    here = start
    withTextBytes(text) { bytes in
      byte = start.utf8
      while byte < bytes.count {
        let width = UTF8.width(ofLead: bytes[byte])
        var next = here
        for inner in byte..<byte + width { next.advance(overByte: bytes[inner]) }
        if next[unit] > offset { break }
        here = next
        byte += width
      }
    }
    return here
  }

  /// A place by its index.
  ///
  /// - Parameter index: An index of ``text``; one inside a character is taken for the character's beginning.
  /// - Returns: The place in every unit.
  /// - Complexity: that of ``offset(_:in:)``.
  public func offset(of index: String.Index) -> TextOffset {
    let inside = min(max(index, text.startIndex), text.endIndex)
    return offset(text.utf8.distance(from: text.startIndex, to: inside), in: .utf8)
  }

  /// The index of a place.
  ///
  /// - Parameter offset: The place, known by its UTF-8 offset.
  /// - Returns: An index of ``text``.
  /// - Complexity: O(1).
  public func index(of offset: TextOffset) -> String.Index {
    text[...].index(atUTF8: offset.utf8)
  }

  /// A stretch by its offsets in one unit.
  ///
  /// - Complexity: that of ``offset(_:in:)``.
  public func range(_ range: Range<Int>, in unit: TextUnit) -> Range<TextOffset> {
    offset(range.lowerBound, in: unit)..<offset(range.upperBound, in: unit)
  }

  /// A stretch by its indices.
  ///
  /// - Complexity: that of ``offset(_:in:)``.
  public func range(of range: Range<String.Index>) -> Range<TextOffset> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  /// A place of this text, in every unit, by its UTF-8 offset.
  func placed(_ offset: TextOffset) -> TextOffset { self.offset(offset.utf8, in: .utf8) }

  /// Stretches of this text: what lies outside is left out.
  func placed(_ range: Range<TextOffset>) -> Range<TextOffset> {
    placed(range.lowerBound)..<placed(range.upperBound)
  }
}
