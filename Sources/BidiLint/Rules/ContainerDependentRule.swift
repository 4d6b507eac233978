import BidiJudge
import BidiSource
import BidiText

/// A line is right in a container of its own direction and wrong in one of the other direction.
///
/// ## What it finds
///
/// Lines of mixed direction, and lines with arguments, in a container of the other direction
/// (`--container ltr`, `rtl` or `any`).
///
/// ## Why it matters
///
/// The two halves of a sentence change places round a Latin word.
///
/// ## Example
///
///     he, --container ltr
///     wrong: "a" = "הילד רץ home מהר.";
///     right: "a" = "‹RLE›הילד רץ home מהר.‹PDF›";
///
/// ## Source
///
/// - UAX #9, rules P2, P3, L1 and L2
struct ContainerDependentRule: OrderRule {
  static let id = "container-dependent"
  static let headline = "wrong in a container of the other direction"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isOfContainer(in: line) && !fault.isOwnTextInLTR(in: line)
      && !fault.isForeignTextInRTL(in: line)
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    fault.withArguments + "in a \(fault.paragraphDirection.words) container "
      + fault.clause(in: line)
  }
}
