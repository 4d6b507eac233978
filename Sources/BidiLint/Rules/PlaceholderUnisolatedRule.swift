import BidiText
import LocalizationFiles

/// An argument changes the order of what stands round it.
///
/// ## What it finds
///
/// Specifiers whose argument is torn apart, or moves its neighbours, in the direction of the locale: a Latin name
/// that a number follows, a handle, a phone number. The usual samples are tried, those of `--sample`, and what the
/// key, the comment or the value says of the argument.
///
/// ## Why it matters
///
/// The text in the file looks right; the fault comes with the data, and nobody sees it before the user does.
///
/// ## Fix
///
/// An isolate round the specifier (‹FSI›…‹PDI›), never inside it. Verified with arguments that disturb their
/// surroundings on purpose. Safe.
///
/// ## Source
///
/// UAX #9, section 3.1.2, and HL; W3C, String Metadata; Unicode MessageFormat 2, default bidi strategy.
public struct PlaceholderUnisolatedRule: Rule {
  /// The name of the rule.
  public static let id = "placeholder-unisolated"
  /// How bad it is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "An argument changes the order of what stands round it."
}

extension PlaceholderUnisolatedRule: PartRule {
  static let kind = LineFault.Kind.placeholder
}
