import BidiJudge
import BidiSource

/// A title of two parts is read from the side of its foreign part.
///
/// ## What it finds
///
/// A line without arguments of two parts, one wholly foreign and one wholly of the language, with a dash,
/// a bar, a colon or a bracket between them, that is laid out in the direction of the foreign part. Readers
/// accept both orders of such a line, so the rule runs only when it is selected, as with `--strict`.
///
/// ## Why it matters
///
/// In a list of titles some then begin at the left and some at the right.
///
/// ## Example
///
///     he, --extend-select title-order
///     wrong: "title" = "ShareX - מחולל";
///     right: "title" = "‹RLE›ShareX - מחולל‹PDF›";
///
/// ## Source
///
/// - UAX #9, rules P2 and P3
struct TitleOrderRule: OrderRule {
  static let id = "title-order"
  static let headline = "the title is read from its foreign part"
  static let severity = Severity.info
  static let isOptIn = true
  static let tolerance: Fault.Tolerance? = .title

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool { true }
}
