import BidiText
import LocalizationFiles

/// The percent sign is on the side that the locale's policy does not want.
///
/// ## What it finds
///
/// Numbers with a percent sign, where a policy says on which side it goes: `--numbers ar=percent-left`.
///
/// ## Why it matters
///
/// `25%` alone shows its sign at the right, behind Arabic letters at the left: two screens disagree.
///
/// ## Fix
///
/// The cheapest controls that put it right. Safe.
///
/// ## Source
///
/// UAX #9, rules W2 and W5; CLDR number patterns.
public struct PercentSideRule: Rule {
  /// The name of the rule.
  public static let id = "percent-side"
  /// How bad it is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "The percent sign is on the side that the locale's policy does not want."
}

extension PercentSideRule: PartRule {
  static let kind = LineFault.Kind.percentSide
}
