#if !canImport(Darwin)
  public import Foundation

  extension NSRange {
    /// A stretch of an attributed string in UTF-16, as Foundation of Apple platforms converts it.
    ///
    /// Foundation on Linux has this for `String` alone.
    ///
    /// ```swift
    /// let text = AttributedString("\u{1F600} abc")
    /// let word = text.range(of: "abc") ?? text.startIndex..<text.endIndex
    /// NSRange(word, in: text)  // location 3, length 3
    /// ```
    ///
    /// - Parameters:
    ///   - region: The stretch.
    ///   - target: The text, or the part of it that offsets are counted in.
    /// - Complexity: O(*n*).
    public init(
      _ region: some RangeExpression<AttributedString.Index>,
      in target: some AttributedStringProtocol
    ) {
      let scalars = target.unicodeScalars
      let range = region.relative(to: scalars)
      func count(_ range: Range<AttributedString.Index>) -> Int {
        scalars[range].reduce(0) { $0 + UTF16.width($1) }
      }
      self.init(location: count(scalars.startIndex..<range.lowerBound), length: count(range))
    }
  }

  extension Range<AttributedString.Index> {
    /// A stretch of UTF-16 as indices of an attributed string, as Foundation of Apple platforms converts it.
    ///
    /// Nil where the range is `NSNotFound`, goes past the end, or begins or ends between two surrogates.
    ///
    /// - Parameters:
    ///   - range: The stretch.
    ///   - text: The text that it is counted in.
    /// - Complexity: O(*n*).
    public init?(_ range: NSRange, in text: some AttributedStringProtocol) {
      guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
      let scalars = text.unicodeScalars
      func index(_ distance: Int, from start: AttributedString.Index) -> AttributedString.Index? {
        var (index, rest) = (start, distance)
        while rest > 0, index < scalars.endIndex {
          rest -= UTF16.width(scalars[index])
          index = scalars.index(after: index)
        }
        return rest == 0 ? index : nil
      }
      guard let lower = index(range.location, from: scalars.startIndex),
        let upper = index(range.length, from: lower)
      else { return nil }
      self = lower..<upper
    }
  }
#endif
