import BidiJudge
import BidiSource

/// A currency sign stands on the side that the policy does not want.
///
/// ## What it finds
///
/// Amounts with a currency sign, if a policy says on which side the sign goes: `--numbers
/// ar=currency-left`. Without a policy the rule finds nothing.
///
/// ## Why it matters
///
/// After Arabic letters rule W2 separates the sign from its digits, and the sign goes to the other
/// side.
///
/// ## Example
///
///     ar, --numbers ar=currency-left
///     wrong: "a" = "ثمن $5 فقط";
///     right: "a" = "ثمن ‹LRM›$5 فقط";
///
/// ## Source
///
/// - UAX #9, rules W2 and W5
/// - CLDR number patterns
struct CurrencySideRule: OrderRule {
  static let id = "currency-side"
  static let headline = "the currency sign is on the other side"
  static let severity = Severity.info

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.point == .currency
  }
}
