extension DecodedText {
  /// Puts a decoded text together, part by part.
  ///
  /// ```swift
  /// var builder = DecodedText.Builder()
  /// let file = Array("a\\n".utf8)
  /// builder.append(file[0..<1])
  /// builder.append("\n", from: 1..<3)
  /// builder.text(in: 0..<3).string  // "a\n"
  /// ```
  package struct Builder: Sendable {
    /// The text up to here, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    private var pieces: [Piece] = []

    /// Where a stretch of the file starts that says nothing and belongs to what follows.
    private var prefix: Int?

    /// Nothing yet.
    package init() {}

    /// Whether nothing has been put in.
    package var isEmpty: Bool { bytes.isEmpty }

    /// Where the parts stand, from the first to the last; nil for none.
    package var sourceRange: SourceRange? {
      guard let first = pieces.first, let last = pieces.last else { return nil }
      return first.source.lowerBound..<last.source.upperBound
    }

    /// Adds a stretch of the file that stands in it as it is.
    package mutating func append(_ bytes: ArraySlice<UInt8>) {
      append(bytes, from: bytes.startIndex..<bytes.endIndex, isVerbatim: true)
    }

    /// Adds a text that the file spells otherwise.
    ///
    /// - Parameters:
    ///   - text: What the spelling says. May be empty.
    ///   - range: Where the spelling stands in the file.
    package mutating func append(_ text: String, from range: SourceRange) {
      append(Array(text.utf8)[...], from: range, isVerbatim: false)
    }

    /// Adds bytes.
    ///
    /// Bytes that come from one stretch of the file in several calls, as the text of an entity of XML does, are one piece.
    ///
    /// - Parameters:
    ///   - new: The bytes, in UTF-8.
    ///   - range: Where they come from.
    ///   - isVerbatim: Whether the file holds them there as they are.
    package mutating func append(
      _ new: ArraySlice<UInt8>, from range: SourceRange, isVerbatim: Bool
    ) {
      guard !new.isEmpty || !range.isEmpty else { return }
      let start = bytes.count
      bytes += new
      let source = (prefix ?? range.lowerBound)..<range.upperBound
      let isVerbatim = isVerbatim && prefix == nil
      prefix = nil
      if let last = pieces.last {
        let isOverlapping = source.lowerBound < last.source.upperBound
        let isJoined =
          isVerbatim && last.isVerbatim && last.source.upperBound == source.lowerBound
        if isOverlapping || isJoined {
          pieces[pieces.count - 1] = Piece(
            decoded: last.decoded.lowerBound..<bytes.count,
            source: min(
              last.source.lowerBound, source.lowerBound)..<max(
                last.source.upperBound, source.upperBound),
            isVerbatim: !isOverlapping)
          return
        }
      }
      pieces.append(Piece(decoded: start..<bytes.count, source: source, isVerbatim: isVerbatim))
    }

    /// Says that a stretch of the file without meaning begins here and belongs to what is added next.
    package mutating func skip(from offset: Int) { prefix = offset }

    /// The text.
    ///
    /// - Parameter range: Where it stands in the file.
    /// - Returns: The text; bytes that are not UTF-8 read as U+FFFD.
    package func text(in range: SourceRange) -> DecodedText {
      let isAsStored = bytes.count == range.count && pieces.allSatisfy(\.isVerbatim)
      return DecodedText(
        string: String(decoding: bytes, as: UTF8.self), range: range,
        pieces: isAsStored ? [] : pieces)
    }
  }
}
