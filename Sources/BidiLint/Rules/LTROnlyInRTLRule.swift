import BidiMessages
import BidiSource
import BidiText

/// A left-to-right text is shown out of order in a right-to-left container.
///
/// ## What it finds
///
/// Values of right-to-left locales without a letter of their language, in right-to-left containers
/// (`--container rtl` or `any`): sentences that nobody translated, and names with punctuation at an
/// edge.
///
/// ## Why it matters
///
/// `What is CENO?` shows its question mark first.
///
/// ## Example
///
///     ar, --container rtl
///     wrong: "a" = "What is this?";
///     right: "a" = "What is this?‹LRM›";
///
/// ## Source
///
/// - UAX #9, rules N2 and L2
struct LTROnlyInRTLRule: OrderRule {
  static let id = "ltr-only-in-rtl"
  static let severity = Severity.warning

  static func finds(_ found: LineFault) -> Bool {
    found.isOfContainer && found.isForeignTextInRTL
  }

  static func message(_ found: LineFault) -> String {
    found.withArguments + "in a \(found.fault.paragraphDirection.words) container " + found.clause
  }
}
