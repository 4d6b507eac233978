public import BidiText
public import Foundation

extension BidiDocument {
  /// A stretch of the document by its places in UTF-16, as `selectedRange` has them.
  ///
  /// ```swift
  /// let document = BidiDocument("\u{1F600} \u{05D0}", baseDirection: .explicit(.rightToLeft))
  /// document.range(of: NSRange(location: 3, length: 1))?.lowerBound.scalars  // 2
  /// ```
  ///
  /// - Parameter range: The stretch. Part of it that lies outside the text is left out.
  /// - Returns: The stretch in every unit; nil for `NSNotFound`.
  /// - Complexity: that of `BidiDocument.offset(_:in:)`.
  public func range(of range: NSRange) -> Range<TextOffset>? {
    guard range.location != NSNotFound else { return nil }
    return self.range(range.clamped(to: end.utf16), in: .utf16)
  }

  /// Replaces a stretch of the text, as `textView(_:shouldChangeTextIn:replacementText:)` names it.
  ///
  /// ```swift
  /// var document = BidiDocument("abc", baseDirection: .explicit(.leftToRight))
  /// document.replace(NSRange(location: 3, length: 0), with: "\u{05D0}")?.caret.offset.utf16  // 4
  /// ```
  ///
  /// - Parameters:
  ///   - range: The stretch, in UTF-16. Part of it that lies outside the text is left out.
  ///   - replacement: What stands there then.
  /// - Returns: What changed; nil for `NSNotFound`, which changes nothing.
  /// - Complexity: that of replacing a range of `TextOffset`.
  @discardableResult
  public mutating func replace(_ range: NSRange, with replacement: String) -> Change? {
    guard let places = self.range(of: range) else { return nil }
    return replace(places, with: replacement)
  }
}

extension DocumentLayout {
  /// Replaces a stretch of the text, as `textView(_:shouldChangeTextIn:replacementText:)` names it.
  ///
  /// - Parameters:
  ///   - range: The stretch, in UTF-16. Part of it that lies outside the text is left out.
  ///   - replacement: What stands there then.
  /// - Returns: What changed; nil for `NSNotFound`, which changes nothing.
  /// - Complexity: that of replacing a range of `TextOffset`.
  @discardableResult
  public mutating func replace(_ range: NSRange, with replacement: String) -> Change? {
    guard let places = document.range(of: range) else { return nil }
    return replace(places, with: replacement)
  }

  /// The parts of a selection on the screen, line by line.
  ///
  /// ```swift
  /// let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
  /// let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
  /// layout.selection(of: NSRange(location: 2, length: 3))[0].spans.map(\.left)  // [2, 5]
  /// ```
  ///
  /// - Parameter range: The selection, in UTF-16, as `selectedRange` has it.
  /// - Returns: The lines that it touches, in order; none for an empty range and for `NSNotFound`.
  /// - Complexity: that of the selection of a range of `TextOffset`.
  public func selection(of range: NSRange) -> [LineSelection] {
    document.range(of: range).map { selection(of: $0) } ?? []
  }
}

extension DocumentPosition {
  /// Makes a position from a place in UTF-16.
  ///
  /// ```swift
  /// let document = BidiDocument("\u{1F600} \u{05D0}", baseDirection: .explicit(.rightToLeft))
  /// DocumentPosition(utf16Offset: 3, in: document).offset.scalars  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - utf16Offset: How many code units of the text stand before the caret, as in `selectedRange`; what lies outside the
  ///     text is taken to its end.
  ///   - document: The document.
  ///   - affinity: To which neighbour the caret belongs.
  /// - Complexity: that of `BidiDocument.offset(_:in:)`.
  public init(
    utf16Offset: Int, in document: BidiDocument, affinity: CaretPosition.Affinity = .downstream
  ) {
    let offset = min(max(utf16Offset, 0), document.end.utf16)
    self.init(document.offset(offset, in: .utf16), affinity: affinity)
  }
}
