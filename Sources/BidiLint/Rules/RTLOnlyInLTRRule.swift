import BidiJudge
import BidiSource
import BidiText

/// A right-to-left text is shown out of order in a left-to-right container.
///
/// ## What it finds
///
/// Lines with letters of the right-to-left language only, without Latin letters and without
/// arguments, in a left-to-right container (`--container ltr` or `any`).
///
/// ## Why it matters
///
/// The question mark stands at the right end, where the sentence begins.
///
/// ## Example
///
///     he, --container ltr
///     wrong: "a" = "מה שלומך?";
///     right: "a" = "‹RLE›מה שלומך?‹PDF›";
///
/// ## Source
///
/// - UAX #9, rules P2, P3, L1 and L2
struct RTLOnlyInLTRRule: OrderRule {
  static let id = "rtl-only-in-ltr"
  static let headline = "right-to-left text is shown out of order"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isOfContainer(in: line) && fault.isOwnTextInLTR(in: line)
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    "shown in a \(fault.paragraphDirection.words) container, " + fault.clause(in: line)
  }
}
