import MessageSyntax
package import BidiText

/// One line of a value, in every container.
package struct ExplainedLine: Sendable, Hashable {
  /// The number of the line in the value, counted from 1.
  package let number: Int

  /// The selectors of the form that has the line, such as `count=one`; empty if the value has one form.
  package let selectors: [String]

  /// The line as stored, with arguments and markup.
  package let text: String

  /// The pieces of the line, in the order of the text, with the arguments of ``containerToExplain``.
  ///
  /// A piece stays together in every container.
  package let pieces: [Piece]

  /// The line in each container.
  ///
  /// The containers that the options ask for come first.
  package let containers: [ExplainedContainer]

  /// The container whose order is explained: the first that is wrong, of those that the options ask for, or the first
  /// of all.
  package var containerToExplain: ExplainedContainer? {
    containers.first { $0.isAskedFor && $0.statement == .wrong } ?? containers.first
  }

  /// Whether `check` reports the order of the line.
  package var isWrong: Bool {
    containers.contains { $0.isAskedFor && $0.statement == .wrong }
  }

  /// A part of a line that stays together in every container.
  package struct Piece: Sendable, Hashable {
    /// The text.
    package let text: String

    /// The range in the line, in Unicode scalars.
    package let scalarRange: Range<Int>

    /// The scripts of its letters; empty if it has only digits, signs and spaces.
    package let scripts: [String]
  }

  /// A piece in its place on the screen.
  package struct PlacedPiece: Sendable, Hashable {
    /// The index of the piece.
    package let piece: Int

    /// The direction of its characters.
    package let direction: WritingDirection
  }
}
