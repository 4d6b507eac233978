import BidiJudge
import BidiSource

/// The sign of a number stands on the side that the policy does not want.
///
/// ## What it finds
///
/// Numbers with a sign, if a policy says on which side the sign goes: `--numbers fa=sign-left`.
/// Without a policy the rule finds nothing.
///
/// ## Why it matters
///
/// Readers of Persian expect `-23`, readers of Arabic often expect `23-`. The algorithm decides by
/// the letters before the number.
///
/// ## Example
///
///     fa, --numbers fa=sign-left
///     wrong: "a" = "شماره -23 شماره";
///     right: "a" = "شماره ‹LRM›-23 شماره";
///
/// ## Source
///
/// - UAX #9, rules W4 and W5
/// - W3C alreq, issue 288
/// - CLDR number patterns
struct SignSideRule: OrderRule {
  static let id = "sign-side"
  static let headline = "the sign of a number is misplaced"
  static let severity = Severity.info

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.point == .sign
  }
}
