import BidiMessages
package import BidiText

/// One line of a value, in every container.
package struct ExplainedLine: Sendable, Hashable {
  /// The number of the line in the value, counted from 1.
  package let number: Int

  /// The selectors of the form that the line is of, such as `count=one`; empty where the value has one form.
  package let selectors: [String]

  /// The line as stored, with arguments and markup.
  package let text: String

  /// The stretches of the line that stay together in every container, in the order of the text, with the arguments of
  /// ``containerToExplain``.
  package let pieces: [Piece]

  /// The line in each container: first those that were asked for.
  package let containers: [ExplainedContainer]

  /// The container whose order is explained: of those that were asked for the first that is wrong, or the first.
  package var containerToExplain: ExplainedContainer? {
    containers.first { $0.isAskedFor && $0.statement == .wrong } ?? containers.first
  }

  /// Whether `check` reports the order of the line.
  package var isWrong: Bool {
    containers.contains { $0.isAskedFor && $0.statement == .wrong }
  }

  /// A stretch of text that stays together.
  package struct Piece: Sendable, Hashable {
    /// The text.
    package let text: String

    /// Where it stands in the line, in Unicode scalars.
    package let scalarRange: Range<Int>

    /// The scripts of its letters; empty for digits, signs and spaces alone.
    package let scripts: [String]
  }

  /// A piece in its place.
  package struct PlacedPiece: Sendable, Hashable {
    /// The index of the piece.
    package let piece: Int

    /// The direction in which its characters stand.
    package let direction: WritingDirection
  }
}
