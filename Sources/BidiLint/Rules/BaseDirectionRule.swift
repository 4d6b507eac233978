import BidiText
import LocalizationFiles

/// A line that its container lays out in the direction of its first strong character, which is not the
/// one that it is written in.
///
/// ## What it finds
///
/// A line with letters of the locale's direction that is shown in another order than a paragraph of
/// that direction has, in a container of ``LintOptions/containers`` and with a sample argument.
///
/// ## Why it matters
///
/// Readers see the parts of the sentence change places, and the full stop at the wrong end.
///
/// ## Example
///
/// A Chinese name before Arabic: the name stands at the left, where an Arabic sentence ends.
///
/// ## Fix
///
/// Safe. Each line that is shown wrong gets the fewest controls of the chosen style that make the
/// order right, found by resolving the line again; in no container does it become worse.
///
/// ## Source
///
/// UAX #9, rules P2–P3, L1–L2.
public struct BaseDirectionRule: Rule {
  /// The name of the rule.
  public static let id = "base-direction"
  /// Readers see a wrong text.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A line is laid out in the direction of its first letter, not of its language."
}

extension BaseDirectionRule: DirectionRule {
  static let kind = LineFault.Kind.baseDirection
}
