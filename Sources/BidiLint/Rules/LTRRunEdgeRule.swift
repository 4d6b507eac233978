import BidiText
import LocalizationFiles

/// A sign at the edge of a left-to-right stretch is shown on its other side.
///
/// ## What it finds
///
/// `C++`, `c#`, `@ali`, `/usr/bin`, `https://example.com/`, `18+` in a right-to-left line: the sign has no direction
/// of its own and takes that of the line (rules N1 and N2).
///
/// ## Why it matters
///
/// `C++` reads `++C`, an address ends in a slash that stands before it.
///
/// ## Fix
///
/// The cheapest controls that put it right: a mark behind or before it, an embedding, an isolate. Safe, and unsafe
/// where a control stands right at an address. None where the whole value is written for programs: an address, a
/// path, a pattern of file names, an option, a hexadecimal colour or number, Base64, JSON, a date pattern, an
/// identifier.
///
/// ## Source
///
/// UAX #9, rules N1, N2 and L2.
public struct LTRRunEdgeRule: Rule {
  /// The name of the rule.
  public static let id = "ltr-run-edge"
  /// How bad it is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A sign at the edge of a left-to-right stretch is shown on its other side."
}

extension LTRRunEdgeRule: PartRule {
  static let kind = LineFault.Kind.runEdge
}
