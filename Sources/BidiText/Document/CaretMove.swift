/// A way to move a caret.
public enum CaretMove: String, Sendable, Hashable, CaseIterable {
  /// One cluster to the left on the screen; from the end of a line to the next one or the one before.
  case left
  /// One cluster to the right on the screen.
  case right
  /// To the line above.
  case up
  /// To the line below.
  case down
  /// One cluster on in the text.
  case forward
  /// One cluster back in the text.
  case backward
  /// Forward by a word in a right-to-left paragraph, else backward, as text views do.
  case wordLeft
  /// Forward by a word in a left-to-right paragraph, else backward.
  case wordRight
  /// To the end of the word, or of the next one.
  case wordForward
  /// To the beginning of the word, or of the one before.
  case wordBackward
  /// To the beginning of the line, in the order of the text.
  case lineStart
  /// To the end of the line, in the order of the text.
  case lineEnd
  /// To the left end of the line: its beginning in a left-to-right paragraph, else its end.
  case lineLeft
  /// To the right end of the line.
  case lineRight
  /// To the beginning of the text.
  case documentStart
  /// To the end of the text.
  case documentEnd
}
