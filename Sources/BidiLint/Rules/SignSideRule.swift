import BidiText
import LocalizationFiles

/// The minus or plus of a number is on the side that the locale's policy does not want.
///
/// ## What it finds
///
/// Signed numbers, where a policy says on which side the sign goes: `--numbers fa=sign-left`. Without one, nothing.
///
/// ## Why it matters
///
/// Readers of Persian expect `-23`, those of Arabic often `23-`; the algorithm decides by the letters before.
///
/// ## Fix
///
/// The cheapest controls that put it right. Safe.
///
/// ## Source
///
/// UAX #9, rules W4 and W5; W3C alreq, issue 288; CLDR number patterns.
public struct SignSideRule: Rule {
  /// The name of the rule.
  public static let id = "sign-side"
  /// How bad it is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "The minus or plus of a number is on the side that the locale's policy does not want."
}

extension SignSideRule: PartRule {
  static let kind = LineFault.Kind.signSide
}
