/// A place between two characters of a document, and to which of them it belongs.
///
/// Like ``CaretPosition``, for a text of many paragraphs.
public struct DocumentPosition: Sendable, Hashable {
  /// The place of the caret, as an offset from the start of the document.
  public var offset: TextOffset

  /// To which neighbour the caret belongs.
  ///
  /// Where the direction changes, and where a line is full, the two are in different places.
  public var affinity: CaretPosition.Affinity

  /// Makes a position.
  public init(_ offset: TextOffset, affinity: CaretPosition.Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
