import BidiJudge
import MessageSyntax
import BidiSource
import BidiText

/// A left-to-right text is shown out of order in a right-to-left container.
///
/// ## What it finds
///
/// Values of right-to-left locales without a letter of their language, in right-to-left containers
/// (`--container rtl` or `any`): sentences that nobody translated, and names with punctuation at an
/// edge. A text with a sign that only its language writes, such as the Arabic question mark, is a
/// text of that language.
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
  static let headline = "left-to-right text is shown out of order"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    // What a program damaged has no order.
    fault.isOfContainer(in: line) && fault.isForeignTextInRTL(in: line)
      && MixedEncodingRule.decoded(line.entry.message.text) == nil
      && !line.hasSignOfLanguage
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    fault.withArguments + "in a \(fault.paragraphDirection.words) container "
      + fault.clause(in: line)
  }
}
