public import BidiSource

/// Something in a file that is wrong, or that may be, in a right-to-left interface.
public struct InterfaceFinding: Sendable, Hashable, Codable {
  /// What is found.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A constraint on the left or the right side, which does not follow the interface.
    case physicalConstraint = "physical-constraint"

    /// Text, or what a button holds, aligned to the left or to the right.
    case physicalAlignment = "physical-alignment"

    /// Insets of a button that differ between left and right, which UIKit does not turn round.
    case lopsidedInsets = "lopsided-insets"

    /// Layout margins that differ between left and right.
    case lopsidedMargins = "lopsided-margins"

    /// An image whose name shows a direction, and that is the same in both interfaces.
    case directedImage = "directed-image"

    /// A view whose direction is forced, with text in it.
    case forcedDirection = "forced-direction"

    /// A row of keys with digits, which is turned round with the interface.
    case turnedDigits = "turned-digits"

    /// A view placed by its frame, which UIKit does not turn round.
    case fixedFrame = "fixed-frame"
  }

  /// What puts a finding right.
  public struct Fix: Sendable, Hashable, Codable {
    /// What is done, as a sentence.
    public let summary: String

    /// The replacements in the text of the file, in order; other fixes may have the same.
    public let edits: [Edit]
  }

  /// What is found.
  public let kind: Kind

  /// A warning where the file alone proves it; an info where it hangs on what the file does not say, such as the drawing of
  /// an image.
  public let severity: PlacedFinding.Severity

  /// Where it stands.
  public let location: SourceLocation

  /// The object ID of the view or the constraint.
  public let objectID: String

  /// The object ID of the view that is meant; for a constraint, of the view that it places.
  public let viewID: String?

  /// What the view is called: its label, its class, its text, or the name of its element.
  public let label: String

  /// What is wrong, and what a reader sees of it.
  public let explanation: String

  /// What puts it right.
  public let cure: String

  /// The edits that put it right; nil where there is more than one answer.
  public let fix: Fix?
}
