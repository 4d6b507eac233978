import BidiText
import LocalizationFiles

/// Groups of digits that belong together change places.
///
/// ## What it finds
///
/// Phone numbers with spaces, times, dates and their ranges: each group of digits is a run of its own, and in a
/// right-to-left line the runs go from right to left. Ranges are looked at under a policy (`--numbers fa=range-ltr`).
///
/// ## Why it matters
///
/// `0800 123 456` is shown as `456 123 0800`: a number that reaches somebody else.
///
/// ## Fix
///
/// The cheapest controls that put it right. Safe.
///
/// ## Source
///
/// UAX #9, rules W4, N1, N2 and L2; RFC 3966 on telephone numbers.
public struct NumberSequenceRule: Rule {
  /// The name of the rule.
  public static let id = "number-sequence"
  /// How bad it is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "Groups of digits that belong together change places."
}

extension NumberSequenceRule: PartRule {
  static let kind = LineFault.Kind.numberSequence
}
