import BidiText
import LocalizationFiles

/// A text is shown in another order in a container of the other direction.
///
/// ## What it finds
///
/// Lines of mixed direction, or with arguments, that are right in their own direction and wrong in a container of the
/// other one (`--container ltr`, `rtl` or `any`). Texts without letters of the other direction are `rtl-only-in-ltr`.
///
/// ## Why it matters
///
/// The halves of a sentence change places round a Latin word.
///
/// ## Fix
///
/// The fewest controls of the chosen style that put the line in order in every container that was asked for. Safe.
///
/// ## Source
///
/// UAX #9, rules P2–P3, L1–L2.
public struct ContainerDependentRule: Rule {
  /// The name of the rule.
  public static let id = "container-dependent"
  /// Whether it matters depends on where the text is shown.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "A text is shown in another order in a container of the other direction."
}

extension ContainerDependentRule: DirectionRule {
  static let kind = LineFault.Kind.containerDependent
}
