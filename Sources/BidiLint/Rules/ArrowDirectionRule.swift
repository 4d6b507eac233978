import BidiJudge
import BidiSource

/// An arrow between words points against the way in which the line is read.
///
/// ## What it finds
///
/// An arrow or triangle without a mirrored form (→ ▸ ▶ ➔ ← ◀) that stands between words or
/// arguments, with spaces on both sides, and points back to what is read first. A line with arrows
/// of both directions shows keys or pictures and is not reported.
///
/// ## Why it matters
///
/// "Settings → General" becomes a line that is read from right to left, and the arrow still points
/// to the right: from "General" back to "Settings". Brackets and > turn with the text. Arrows do
/// not.
///
/// ## Example
///
///     he
///     wrong: "path" = "הגדרות → כללי";
///     right: "path" = "הגדרות ← כללי";
///
/// ## Fix
///
/// None. No control turns an arrow. Write the arrow of the other direction, or > between the words.
///
/// ## Source
///
/// - UAX #9, section 6.3, and BidiMirroring.txt, which has no arrows of this kind
struct ArrowDirectionRule: OrderRule {
  static let id = "arrow-direction"
  static let headline = "the arrow points against the reading direction"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && !fault.isInOtherDirection(in: line)
      && fault.isOfArrow(in: line)
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    fault.withArguments + "the arrow points back to what is read first, and no control turns it"
  }
}
