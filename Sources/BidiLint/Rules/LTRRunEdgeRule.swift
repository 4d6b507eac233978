import BidiJudge
import BidiSource

/// A word, code or number with signs is torn apart in a line of the other direction.
///
/// ## What it finds
///
/// `C++`, `c#`, `@ali`, `/usr/bin`, `https://example.com/`, `403(b)(2)` and telephone numbers in a
/// right-to-left line, if their signs are shown on the other side or their parts are shown apart.
///
/// ## Why it matters
///
/// `C++` reads `++C`, the slash at the end of an address stands before the address, and a telephone
/// number reaches somebody else.
///
/// ## Example
///
///     ar
///     wrong: "a" = "كتاب C++ للمبتدئين";
///     right: "a" = "كتاب C++‹LRM› للمبتدئين";
///
/// ## Source
///
/// - UAX #9, rules N1, N2 and L2
struct LTRRunEdgeRule: OrderRule {
  static let id = "ltr-run-edge"
  static let headline = "a word, code or number is torn apart"
  static let severity = Severity.error

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && !fault.isInOtherDirection(in: line) && fault.point == .whole
  }
}
