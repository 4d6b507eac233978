import BidiJudge
import BidiSource

/// An argument is shown out of order if it has signs at its edges, is an address, or is empty.
///
/// ## What it finds
///
/// Arguments that are wrong only if they are a text with signs at its edges (`C++`, `John (Work)`),
/// an address (a URL, a handle, a telephone number), or empty. Also arguments that are wrong only
/// if one of them is a number and another is a word, where neither is known to be one.
///
/// ## Why it matters
///
/// `C++` reads `++C` where the name of a book stands. Many teams know that their arguments are
/// plain words, so the rule runs only when it is selected. The repairs of other rules are right for
/// these arguments too.
///
/// ## Example
///
///     he, --extend-select placeholder-unisolated
///     wrong: "phone" = "מספר טלפון: %@";
///     right: "phone" = "מספר טלפון: ‹FSI›%@‹PDI›";
///
/// ## Source
///
/// - UAX #9, section 3.1.2, and HL
/// - W3C, String Metadata
struct PlaceholderUnisolatedRule: OrderRule {
  static let id = "placeholder-unisolated"
  static let headline = "an unusual argument is shown out of order"
  static let severity = Severity.info
  static let isOptIn = true

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    !fault.isOfPolicy && fault.certainty == .rare
  }
}
