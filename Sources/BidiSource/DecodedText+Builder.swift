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
  public struct Builder: Sendable {
    private var decoded: [UInt8] = []
    private var pieces: [Piece] = []

    /// Nothing yet.
    public init() {}

    /// Whether nothing has been put in.
    public var isEmpty: Bool { decoded.isEmpty }

    /// How many bytes the text has up to here.
    public var count: Int { decoded.count }

    /// The last byte of the text up to here; nil for none.
    public var last: UInt8? { decoded.last }

    /// Adds a stretch of the file that stands in it as it is.
    public mutating func append(_ bytes: ArraySlice<UInt8>) {
      append(bytes, from: bytes.startIndex..<bytes.endIndex, isVerbatim: true)
    }

    /// Adds a text that the file spells otherwise.
    ///
    /// - Parameters:
    ///   - text: What the spelling says. May be empty.
    ///   - range: Where the spelling stands in the file.
    public mutating func append(_ text: String, from range: SourceRange) {
      append(Array(text.utf8)[...], from: range, isVerbatim: false)
    }

    /// Adds bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, in UTF-8.
    ///   - range: Where they come from.
    ///   - isVerbatim: Whether the file holds them there as they are.
    public mutating func append(
      _ bytes: ArraySlice<UInt8>, from range: SourceRange, isVerbatim: Bool
    ) {
      guard !bytes.isEmpty || !range.isEmpty else { return }
      let start = decoded.count
      decoded += bytes
      if isVerbatim, let last = pieces.last, last.isVerbatim,
        last.source.upperBound == range.lowerBound
      {
        pieces[pieces.count - 1] = Piece(
          decoded: last.decoded.lowerBound..<decoded.count,
          source: last.source.lowerBound..<range.upperBound, isVerbatim: true)
      } else {
        pieces.append(
          Piece(decoded: start..<decoded.count, source: range, isVerbatim: isVerbatim))
      }
    }

    /// The text.
    ///
    /// - Parameter range: Where it stands in the file.
    /// - Returns: The text; bytes that are not UTF-8 read as U+FFFD.
    public func text(in range: SourceRange) -> DecodedText {
      let isAsStored = pieces.allSatisfy { $0.isVerbatim } && decoded.count == range.count
      return DecodedText(
        string: String(decoding: decoded, as: UTF8.self), range: range,
        pieces: isAsStored ? [] : pieces)
    }
  }
}
