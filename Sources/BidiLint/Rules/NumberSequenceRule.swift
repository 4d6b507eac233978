import BidiJudge
import BidiSource

/// Numbers or words that one separator joins are not read from end to end.
///
/// ## What it finds
///
/// Dimensions, products and paths of menus that are read partly from the left and partly from the
/// right: `5 x 7 x 9 mm`, `12 x $5.00`, `a > PDF > DOC`. The rule looks at ranges only if there is
/// a policy (`--numbers fa=range-ltr`).
///
/// ## Why it matters
///
/// `5 x 7 x 9 mm` is shown as `x 7 x 9 mm 5`. Nobody can tell which number means what.
///
/// ## Example
///
///     he
///     wrong: "a" = "גודל 5 x 7 x 9 mm בערך";
///     right: "a" = "גודל ‹LRM›5 x 7 x 9 mm בערך";
///
/// ## Source
///
/// - UAX #9, rules W7, N1, N2 and L2
struct NumberSequenceRule: OrderRule {
  static let id = "number-sequence"
  static let headline = "numbers are not read from end to end"
  static let severity = Severity.error

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && !fault.isInOtherDirection(in: line) && fault.point == .chain
      && !fault.isOfArrow(in: line)
  }
}
