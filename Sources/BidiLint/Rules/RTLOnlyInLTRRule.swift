import BidiText
import LocalizationFiles

/// A right-to-left text is shown out of order in a left-to-right container.
///
/// ## What it finds
///
/// Lines of the letters of one right-to-left language, without Latin ones and without arguments, in a container that
/// is left to right (`--container ltr` or `any`).
///
/// ## Why it matters
///
/// The question mark stands at the right end, where the sentence begins.
///
/// ## Fix
///
/// The fewest controls of the chosen style that put the line in order in every container that was asked for. Safe.
///
/// ## Source
///
/// UAX #9, rules P2–P3, L1–L2.
public struct RTLOnlyInLTRRule: Rule {
  /// The name of the rule.
  public static let id = "rtl-only-in-ltr"
  /// Its punctuation is at the wrong end.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A right-to-left text is shown out of order in a left-to-right container."
}

extension RTLOnlyInLTRRule: DirectionRule {
  static let kind = LineFault.Kind.rightToLeftOnly
}
