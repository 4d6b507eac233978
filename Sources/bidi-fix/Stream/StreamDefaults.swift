import BidiLint
import BidiMessages
import BidiText

/// What is taken where a line of a stream names nothing.
struct StreamDefaults: Sendable {
  /// The locale; nil where every line has to name one.
  let locale: MessageLocale?

  /// How texts are checked.
  let options: LintOptions

  /// The controls to remove.
  let groups: ControlGroups
}
