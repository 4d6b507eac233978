import BidiLint
import BidiMessages
import BidiText

/// What is taken where a line of a stream names nothing.
struct StreamDefaults: Sendable {
  /// The locale; nil where every line has to name one.
  let locale: MessageLocale?

  /// Checks texts.
  ///
  /// It is made once: to choose the rules takes longer than to check a text.
  let linter: Linter

  /// The controls to remove.
  let groups: ControlGroups
}
