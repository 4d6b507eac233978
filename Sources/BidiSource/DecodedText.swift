/// A decoded text, and where each part of it stands in the file.
///
/// Offsets of the text are UTF-8 bytes of ``string``; those of the file are of `SourceFile.text`.
public struct DecodedText: Sendable, Hashable {
  /// The text as the program that loads the file gets it.
  public let string: String

  /// Where the text stands, without quotation marks.
  public private(set) var range: SourceRange

  /// The parts, in order; none where the file holds the text as it is.
  public private(set) var pieces: [Piece]

  /// A part of the text that stands in one stretch of the file.
  public struct Piece: Sendable, Hashable {
    /// Where it stands in the text.
    public let decoded: Range<Int>

    /// Where it stands in the file.
    public let source: SourceRange

    /// Whether the file holds the part as it is, so that every offset inside has its own place.
    public let isVerbatim: Bool

    /// Makes a part.
    public init(decoded: Range<Int>, source: SourceRange, isVerbatim: Bool) {
      self.decoded = decoded
      self.source = source
      self.isVerbatim = isVerbatim
    }
  }

  /// Makes a decoded text.
  ///
  /// - Parameters:
  ///   - string: What the text says.
  ///   - range: Where it stands in the file.
  ///   - pieces: Its parts in order; none where the file holds the text as it is.
  package init(string: String, range: SourceRange, pieces: [Piece] = []) {
    self.string = string
    self.range = range
    self.pieces = pieces
  }

  /// Takes the text to where it stands after something before it has grown or shrunk.
  ///
  /// - Parameter distance: How many bytes further.
  package mutating func move(by distance: Int) {
    range = range.lowerBound + distance..<range.upperBound + distance
    guard !pieces.isEmpty else { return }
    pieces = pieces.map { piece in
      Piece(
        decoded: piece.decoded,
        source: piece.source.lowerBound + distance..<piece.source.upperBound + distance,
        isVerbatim: piece.isVerbatim)
    }
  }

  /// The place in the file where something goes that is to stand before a character of the text.
  ///
  /// - Parameter utf8Offset: A scalar boundary of the text, up to its length.
  /// - Returns: An offset of `SourceFile.text`.
  public func sourceOffset(before utf8Offset: Int) -> Int {
    guard !pieces.isEmpty else { return range.lowerBound + utf8Offset }
    let index = pieces.firstSorted { utf8Offset < $0.decoded.upperBound }
    guard index < pieces.count else { return sourceOffset(after: utf8Offset) }
    let piece = pieces[index]
    let inside = utf8Offset - piece.decoded.lowerBound
    return piece.source.lowerBound + (piece.isVerbatim ? inside : 0)
  }

  /// The place in the file where something goes that is to stand after a character of the text.
  ///
  /// - Parameter utf8Offset: A scalar boundary of the text, up to its length: the character's end.
  /// - Returns: An offset of `SourceFile.text`.
  public func sourceOffset(after utf8Offset: Int) -> Int {
    guard !pieces.isEmpty else { return range.lowerBound + utf8Offset }
    let index = pieces.firstSorted { utf8Offset <= $0.decoded.lowerBound }
    guard index > 0 else { return pieces[0].source.lowerBound }
    let piece = pieces[index - 1]
    let inside = utf8Offset - piece.decoded.lowerBound
    return piece.isVerbatim ? piece.source.lowerBound + inside : piece.source.upperBound
  }

  /// Where a stretch of the text stands in the file.
  public func sourceRange(of utf8Range: Range<Int>) -> SourceRange {
    let start = sourceOffset(before: utf8Range.lowerBound)
    return start..<max(start, sourceOffset(after: utf8Range.upperBound))
  }
}
