/// A rule for storyboards and XIBs.
public enum InterfaceRule: String, Sendable, Hashable, CaseIterable {
  /// A constraint names the left or the right side.
  ///
  /// - Why it matters: The view stays at that side when the interface turns round. It can cover
  ///   a view that did turn.
  /// - Fix: Write leading and trailing. `bidi-scene fix` does.
  case physicalConstraint = "physical-constraint"

  /// A text, or what a button holds, is aligned left or right.
  ///
  /// - Why it matters: An Arabic text that is aligned left stands away from the side where
  ///   reading begins.
  /// - Fix: Write natural for text, and leading or trailing for the content of a button.
  ///   `bidi-scene fix` does for what is aligned left.
  case physicalAlignment = "physical-alignment"

  /// The insets of a button differ between left and right.
  ///
  /// - Why it matters: UIKit does not turn these insets round, so they push the title or the
  ///   image to the wrong side.
  /// - Fix: Give the button a configuration, or change the insets by the direction in code.
  case lopsidedInsets = "lopsided-insets"

  /// The layout margins of a view differ between left and right.
  ///
  /// - Why it matters: The wide margin stays at its side, while the content turns round.
  /// - Fix: Write the margins with leading and trailing. `bidi-scene fix` does.
  case lopsidedMargins = "lopsided-margins"

  /// An image whose name shows a direction is the same in both interfaces.
  ///
  /// - Why it matters: An arrow back points forward.
  /// - Fix: Use a symbol with backward or forward in its name, or let the asset catalog mirror
  ///   the image.
  case directedImage = "directed-image"

  /// The direction of a view with text is forced.
  ///
  /// - Why it matters: The view keeps its order from left to right, or from right to left, in
  ///   both interfaces.
  /// - Fix: Write unspecified. Playback and spatial are for what has no direction of reading.
  case forcedDirection = "forced-direction"

  /// A row of keys with digits turns round with the interface.
  ///
  /// - Why it matters: The keys stand as 3 2 1, but keypads have one order in all interfaces.
  /// - Fix: Force the row from left to right.
  case turnedDigits = "turned-digits"

  /// A view is placed by its frame, without constraints.
  ///
  /// - Why it matters: UIKit does not turn frames round: the view stays at its side.
  /// - Fix: Place the view by constraints on leading and trailing.
  case fixedFrame = "fixed-frame"
}
