public import BidiText
public import Foundation

/// A stretch of text that is drawn at once: of one level and of one set of attributes.
public struct DrawingRun: Sendable, Equatable {
  /// The characters, in the attributed text.
  public let range: Range<AttributedString.Index>

  /// The range in bytes of UTF-8 from the start of the text.
  public let utf8Range: Range<Int>

  /// The range in code units of UTF-16 from the start of the text.
  public let utf16Range: Range<Int>

  /// The level, after rule L1.
  public let level: EmbeddingLevel

  /// The attributes.
  public let attributes: AttributeContainer

  /// The direction of the level: within a right-to-left run, the first character stands rightmost.
  public var direction: WritingDirection { level.direction }
}
