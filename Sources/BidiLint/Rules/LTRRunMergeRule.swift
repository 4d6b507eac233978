import BidiText
import LocalizationFiles

/// Latin items of a right-to-left line fuse into one stretch.
///
/// ## What it finds
///
/// Lists of Latin names, and arguments beside a Latin word or another argument with a sign between, such as a label
/// and its value: in a right-to-left sentence they are shown in the order of the sentence only if something
/// separates them. The algorithm takes them for one phrase.
///
/// ## Why it matters
///
/// `PNG, JPEG` is read from the right as “JPEG, PNG”. Often nobody minds; so the rule runs only when selected.
///
/// ## Fix
///
/// A mark or isolate for each item. Safe.
///
/// ## Source
///
/// UAX #9, rules N1 and L2; W3C, Structural markup and right-to-left text.
public struct LTRRunMergeRule: Rule {
  /// The name of the rule.
  public static let id = "ltr-run-merge"
  /// How bad it is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "Latin items of a right-to-left line fuse into one stretch."

  /// Most readers do not mind.
  public static let isOptIn = true
}

extension LTRRunMergeRule: PartRule {
  static let kind = LineFault.Kind.runMerge
}
