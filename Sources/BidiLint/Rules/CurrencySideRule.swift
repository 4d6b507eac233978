import BidiText
import LocalizationFiles

/// The currency sign is on the side that the locale's policy does not want.
///
/// ## What it finds
///
/// Amounts with a currency sign, where a policy says on which side it goes: `--numbers he=currency-left`.
///
/// ## Why it matters
///
/// A no-break space between sign and digits cuts rule W5, and the sign goes to the other side.
///
/// ## Fix
///
/// The cheapest controls that put it right. Safe.
///
/// ## Source
///
/// UAX #9, rule W5; CLDR number patterns.
public struct CurrencySideRule: Rule {
  /// The name of the rule.
  public static let id = "currency-side"
  /// How bad it is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "The currency sign is on the side that the locale's policy does not want."
}

extension CurrencySideRule: PartRule {
  static let kind = LineFault.Kind.currencySide
}
