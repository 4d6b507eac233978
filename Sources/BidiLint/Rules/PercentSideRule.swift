import BidiJudge
import BidiSource

/// A percent sign stands on the side that the policy does not want.
///
/// ## What it finds
///
/// Numbers with a percent sign, if a policy says on which side the sign goes: `--numbers
/// ar=percent-left`. Without a policy the rule finds nothing.
///
/// ## Why it matters
///
/// `25%` alone shows its sign at the right. After Arabic letters the sign stands at the left, so
/// two screens disagree.
///
/// ## Example
///
///     ar, --numbers ar=percent-right
///     wrong: "a" = "نسبة 25% فقط";
///     right: "a" = "نسبة ‹LRM›25% فقط";
///
/// ## Source
///
/// - UAX #9, rules W2 and W5
/// - CLDR number patterns
struct PercentSideRule: OrderRule {
  static let id = "percent-side"
  static let headline = "the percent sign is on the other side"
  static let severity = Severity.info

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.point == .percent
  }
}
