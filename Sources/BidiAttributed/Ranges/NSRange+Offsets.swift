public import BidiText
public import Foundation

extension NSRange {
  /// A range of places in UTF-16, the unit of `NSString` and `NSAttributedString`.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// NSRange(edited.map.changes[0].result)  // location 0, length 1
  /// ```
  ///
  /// - Parameter range: The range.
  public init(_ range: Range<TextOffset>) {
    self.init(range.lowerBound.utf16..<range.upperBound.utf16)
  }

  /// A range of Unicode scalars of a text, in UTF-16.
  ///
  /// ```swift
  /// NSRange(scalars: 1..<2, in: "\u{1F600}\u{05D0}")  // location 2, length 1
  /// ```
  ///
  /// - Parameters:
  ///   - scalars: Offsets from the start of the text, such as those of lines, carets and selections; the part that
  ///     lies outside the text is left out.
  ///   - text: The text.
  /// - Complexity: O(*n*).
  public init(scalars: Range<Int>, in text: some StringProtocol) {
    self.init(scalars: scalars, of: text.unicodeScalars)
  }

  /// A range of a text in bytes of UTF-8, in UTF-16.
  ///
  /// Faults of a verdict, edits of a message, placeholders, findings of an audit, pairs of controls and level runs have
  /// ranges in UTF-8.
  ///
  /// ```swift
  /// NSRange(utf8: 4..<6, in: "\u{1F600}\u{05D0}")  // location 2, length 1
  /// ```
  ///
  /// - Parameters:
  ///   - utf8: Offsets from the start of the text; the part that lies outside the text is left out, and an end inside a
  ///     character is taken to its start.
  ///   - text: The text.
  /// - Complexity: O(*n*).
  public init(utf8: Range<Int>, in text: some StringProtocol) {
    var here = TextOffset.zero
    var (lower, upper) = (0, 0)
    for scalar in text.unicodeScalars {
      here.utf8 += UTF8.width(scalar)
      here.utf16 += UTF16.width(scalar)
      if here.utf8 <= utf8.lowerBound { lower = here.utf16 }
      if here.utf8 > utf8.upperBound { break }
      upper = here.utf16
    }
    self.init(lower..<upper)
  }

  init(scalars: Range<Int>, of text: some Sequence<Unicode.Scalar>) {
    var here = TextOffset.zero
    var lower: Int?
    for scalar in text {
      if here.scalars >= scalars.upperBound { break }
      if here.scalars >= scalars.lowerBound, lower == nil { lower = here.utf16 }
      here.scalars += 1
      here.utf16 += UTF16.width(scalar)
    }
    self.init((lower ?? here.utf16)..<here.utf16)
  }

  /// The range as one of Unicode scalars of a text: the unit of lines, carets and selections.
  ///
  /// ```swift
  /// NSRange(location: 2, length: 1).scalars(in: "\u{1F600}\u{05D0}")  // 1..<2
  /// ```
  ///
  /// - Parameter text: The text that the range is of. The part of the range that lies outside is left out, and an
  ///   end inside a surrogate pair is taken to the pair's start.
  /// - Returns: The range; nil for `NSNotFound`.
  /// - Complexity: O(*n*).
  public func scalars(in text: some StringProtocol) -> Range<Int>? {
    scalars(of: text.unicodeScalars)
  }

  func scalars(of text: some Sequence<Unicode.Scalar>) -> Range<Int>? {
    guard location != NSNotFound else { return nil }
    let range = clamped(to: .max)
    var here = TextOffset.zero
    var (lower, upper) = (0, 0)
    for scalar in text {
      here.scalars += 1
      here.utf16 += UTF16.width(scalar)
      // The last places that are not after the ends.
      if here.utf16 <= range.lowerBound { lower = here.scalars }
      if here.utf16 > range.upperBound { break }
      upper = here.scalars
    }
    return lower..<upper
  }

  /// The part of the range that lies in a text of so many units.
  func clamped(to count: Int) -> Range<Int> {
    let (sum, overflows) = location.addingReportingOverflow(length)
    let lower = min(max(location, 0), count)
    return lower..<min(max(overflows ? count : sum, lower), count)
  }
}

extension OffsetMap {
  /// The range in the result for a UTF-16 range of the source, without insertions at its ends.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// edited.map.resultRange(of: NSRange(location: 1, length: 1))  // location 2, length 1
  /// ```
  ///
  /// - Parameter source: The range.
  /// - Returns: The range in the result; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func resultRange(of source: NSRange) -> NSRange {
    source.mapped { resultRange(of: $0, in: .utf16) }
  }

  /// The range in the source for a UTF-16 range of the result, without removals at its ends.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// edited.map.sourceRange(of: NSRange(location: 0, length: 5))  // location 0, length 3
  /// ```
  ///
  /// - Parameter result: The range.
  /// - Returns: The range in the source; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes.
  public func sourceRange(of result: NSRange) -> NSRange {
    result.mapped { sourceRange(of: $0, in: .utf16) }
  }
}

extension EditedText {
  /// The range in the text for a UTF-16 range of the source, without insertions at its ends.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// edited.range(ofSource: NSRange(location: 0, length: 3))  // location 1, length 3
  /// ```
  ///
  /// - Parameter range: The range, from the start of `source`; the part of it that lies outside is left out.
  /// - Returns: The range in `text`; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes, and what it takes to count the units of the text.
  public func range(ofSource range: NSRange) -> NSRange {
    range.mapped(within: source.utf16.count) { map.resultRange(of: $0, in: .utf16) }
  }

  /// The range in the source for a UTF-16 range of the text, without removals at its ends.
  ///
  /// ```swift
  /// let edited = "abc".applying(.isolated(in: nil))
  /// edited.sourceRange(of: NSRange(location: 0, length: 5))  // location 0, length 3
  /// ```
  ///
  /// - Parameter range: The range, from the start of `text`; the part of it that lies outside is left out.
  /// - Returns: The range in `source`; `NSNotFound` where that was given.
  /// - Complexity: O(log *k*), *k* the number of changes, and what it takes to count the units of the text.
  public func sourceRange(of range: NSRange) -> NSRange {
    range.mapped(within: text.utf16.count) { map.sourceRange(of: $0, in: .utf16) }
  }
}

extension NSRange {
  fileprivate func mapped(
    within count: Int = .max, _ map: (Range<Int>) -> Range<Int>
  ) -> NSRange {
    location == NSNotFound ? self : NSRange(map(clamped(to: count)))
  }
}
