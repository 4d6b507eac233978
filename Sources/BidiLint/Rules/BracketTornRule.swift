import BidiJudge
import BidiSource

/// A bracket or quotation mark is shown apart from what it encloses.
///
/// ## What it finds
///
/// Brackets and quotation marks that enclose something else on the screen than in the text.
/// Example: a quotation follows a Latin word, and only its first mark is drawn beside that word.
///
/// ## Why it matters
///
/// Readers cannot tell what is quoted or what stands in brackets.
///
/// ## Example
///
///     he
///     wrong: "a" = "פתחו Word \"Draft\" עכשיו";
///     right: "a" = "פתחו Word‹RLM› \"Draft\" עכשיו";
///
/// ## Source
///
/// - UAX #9, rules N0, N1 and N2
struct BracketTornRule: OrderRule {
  static let id = "bracket-torn"
  static let headline = "a bracket stands apart from its text"
  static let severity = Severity.error

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && !fault.isInOtherDirection(in: line) && fault.point == .pair
  }
}
