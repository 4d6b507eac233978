import BidiMessages
public import BidiText

/// One line of a value, in every container.
public struct ExplainedLine: Sendable, Hashable {
  /// The number of the line in the value, counted from 1.
  public let number: Int

  /// The selectors of the form that the line is of, such as `count=one`; empty where the value has one form.
  public let selectors: [String]

  /// The line as stored, with arguments and markup.
  public let text: String

  /// The stretches of the line that stay together in every container, in the order of the text, with the arguments of
  /// ``containerToExplain``.
  public let pieces: [Piece]

  /// The line in each container: first those that were asked for.
  public let containers: [ExplainedContainer]

  /// The container whose order is explained: of those that were asked for the first that is wrong, or the first.
  public var containerToExplain: ExplainedContainer? {
    containers.first { $0.isAskedFor && $0.statement == .wrong } ?? containers.first
  }

  /// Whether `check` reports the order of the line.
  public var isWrong: Bool {
    containers.contains { $0.isAskedFor && $0.statement == .wrong }
  }

  /// A stretch of text that stays together.
  public struct Piece: Sendable, Hashable {
    /// The text.
    public let text: String

    /// Where it stands in the line, in Unicode scalars.
    public let scalarRange: Range<Int>

    /// The scripts of its letters; empty for digits, signs and spaces alone.
    public let scripts: [String]
  }

  /// A piece in its place.
  public struct PlacedPiece: Sendable, Hashable {
    /// The index of the piece.
    public let piece: Int

    /// The direction in which its characters stand.
    public let direction: WritingDirection
  }
}
