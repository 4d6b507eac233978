import BidiLint
import BidiJudge
import BidiText

/// The settings for lines of a stream that have no settings of their own.
struct StreamDefaults: Sendable {
  /// The locale; nil if every line must name one.
  let locale: MessageLocale?

  /// The linter for all lines, made once: choosing the rules takes longer than checking a text.
  let linter: Linter

  /// The controls to remove.
  let groups: ControlGroups

  /// Whether `fix` proves what it repairs, and shows the orders.
  var showsProofs = true
}
