extension BidiDocument {
  /// The changes that an edit made.
  public struct Change: Sendable, Hashable {
    /// The numbers of the paragraphs that are gone, in the document before.
    ///
    /// Empty where paragraphs were put in between two others.
    public let replacedParagraphs: Range<Int>

    /// The numbers of the paragraphs that stand there now.
    ///
    /// All other paragraphs have the text, the levels and the runs that they had; later ones have other numbers and
    /// offsets. The direction of empty paragraphs just after can follow the new ones: see ``EmptyParagraphDirection``.
    public let newParagraphs: Range<Int>

    /// The map of places before the edit to places after it, in every unit: for selections, markers and attributes.
    public let map: OffsetMap

    /// The caret after the edit: after typing, after the last typed character and belonging to it; after a deletion, before
    /// what is left.
    ///
    /// ```swift
    /// var document = BidiDocument("abc ", baseDirection: .explicit(.leftToRight))
    /// document.replace(4..<4, in: .utf16, with: "\u{05D0}").caret.affinity  // .upstream
    /// ```
    public var caret: DocumentPosition {
      let result = map.changes.last?.result ?? .zero ..< .zero
      return DocumentPosition(
        result.upperBound, affinity: result.isEmpty ? .downstream : .upstream)
    }
  }

  /// Replaces a stretch of the text, and resolves the paragraphs that are touched.
  ///
  /// ```swift
  /// var document = BidiDocument("a\nb\nc", baseDirection: .auto(fallback: .leftToRight))
  /// let change = document.replace(
  ///   document.range(2..<3, in: .utf16), with: "\u{05D0}\n\u{05D1}")
  /// change.replacedParagraphs  // 1..<2
  /// change.newParagraphs  // 1..<3
  /// change.map.resultOffset(of: 4, in: .utf16)  // 6
  /// ```
  ///
  /// ``Change/caret`` says where the caret stands then. See <doc:TextField>.
  ///
  /// - Parameters:
  ///   - range: The stretch. Part of it that lies outside the text is left out; a bound inside a character is taken
  ///     for the character's beginning.
  ///   - replacement: What stands there then; may be empty, and may hold separators.
  /// - Returns: What changed.
  /// - Complexity: O(*m* + *p*/64) and the move of the later bytes: *m* the length of the paragraphs that are touched,
  ///   before and after, *p* the number of paragraphs.
  @discardableResult
  public mutating func replace(
    _ range: Range<TextOffset>, with replacement: String
  ) -> Change {
    let range = placed(range)
    var first = place(range.lowerBound.utf8, in: .utf8)
    var last = place(range.upperBound.utf8, in: .utf8).number
    if joinsParagraphBefore(range, replacement, first) {
      first = .init(
        number: first.number - 1, start: paragraphs.start(of: first.number - 1))
    }
    let firstStart = first.start.length
    // Where the first paragraph that is kept after the edit begins.
    var end = paragraphs.start(of: last).length
    if !isKept(end, after: range, replacement, firstStart) {
      last += 1
      end = paragraphs.start(of: last).length
    }
    let length = TextOffset(endOf: replacement)
    let map = OffsetMap(changes: [
      .init(source: range, result: range.lowerBound..<range.lowerBound + length)
    ])
    text.replaceSubrange(
      index(atUTF8: range.lowerBound.utf8)..<index(atUTF8: range.upperBound.utf8),
      with: replacement)
    text.makeContiguousUTF8()
    let newEnd = end.utf8 + length.utf8 - (range.upperBound.utf8 - range.lowerBound.utf8)
    let part = text[index(atUTF8: firstStart.utf8)..<index(atUTF8: newEnd)]
    let entries = resolve(part, isLast: last == paragraphs.count)
    paragraphs.replace(first.number..<last, with: entries)
    return Change(
      replacedParagraphs: first.number..<last,
      newParagraphs: first.number..<first.number + entries.count, map: map)
  }

  /// Replaces a stretch of the text that is known by its offsets in one unit.
  ///
  /// See ``replace(_:with:)-(Range<TextOffset>,_)``.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, in unit: TextUnit, with replacement: String
  ) -> Change {
    replace(self.range(range, in: unit), with: replacement)
  }

  /// Replaces a stretch of the text that is known by its indices.
  ///
  /// See ``replace(_:with:)-(Range<TextOffset>,_)``.
  @discardableResult
  public mutating func replace(
    _ range: Range<String.Index>, with replacement: String
  ) -> Change {
    replace(self.range(of: range), with: replacement)
  }

  /// Whether a CR before the stretch will meet an LF, so that the two become one separator.
  private func joinsParagraphBefore(
    _ range: Range<TextOffset>, _ replacement: String, _ first: SummedList<ParagraphEntry>.Place
  ) -> Bool {
    guard first.number > 0, first.start.length.utf8 == range.lowerBound.utf8 else { return false }
    let before = text.utf8[index(atUTF8: range.lowerBound.utf8 - 1)]
    let after =
      replacement.utf8.first
      ?? (range.upperBound.utf8 < text.utf8.count
        ? text.utf8[index(atUTF8: range.upperBound.utf8)] : nil)
    return before == 0x0D && after == 0x0A
  }

  /// Whether the paragraph that begins where the stretch ends stays what it is: what stands before it then ends in a
  /// separator, or begins where the stretch begins.
  private func isKept(
    _ paragraphStart: TextOffset, after range: Range<TextOffset>, _ replacement: String,
    _ firstStart: TextOffset
  ) -> Bool {
    guard range.upperBound.utf8 == paragraphStart.utf8 else { return false }
    if let last = replacement.unicodeScalars.last {
      // A CR could meet an LF.
      return last.isParagraphSeparator && last != "\r"
    }
    return firstStart.utf8 == range.lowerBound.utf8
  }
}
