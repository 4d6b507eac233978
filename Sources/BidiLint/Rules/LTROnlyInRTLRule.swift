import BidiText
import LocalizationFiles

/// A text of Latin letters alone is shown out of order in a right-to-left container.
///
/// ## What it finds
///
/// Values of right-to-left locales without a letter of their language, in containers that are right to left:
/// untranslated sentences, names with punctuation at an edge.
///
/// ## Why it matters
///
/// `What is CENO?` shows its question mark first.
///
/// ## Fix
///
/// The cheapest controls that put it right in every container that was asked for. Safe, and unsafe
/// where a control stands right at an address. None where the whole value is written for programs: an address, a
/// path, a pattern of file names, an option, a hexadecimal colour or number, Base64, JSON, a date pattern, an
/// identifier.
///
/// ## Source
///
/// UAX #9, rules N2 and L2.
public struct LTROnlyInRTLRule: Rule {
  /// The name of the rule.
  public static let id = "ltr-only-in-rtl"
  /// How bad it is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A text of Latin letters alone is shown out of order in a right-to-left container."
}

extension LTROnlyInRTLRule: PartRule {
  static let kind = LineFault.Kind.leftToRightOnly
}
