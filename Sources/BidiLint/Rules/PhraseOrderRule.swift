import BidiJudge
import BidiSource

/// The parts of a foreign phrase are read together from the left, and not one by one from the right.
///
/// ## What it finds
///
/// A line of a right-to-left language in which foreign words and arguments stand beside each other with a
/// sign, a bracket or a space between them: items of a list (`JPEG, PNG`), a name and an argument
/// (`HTML: %s`, `zlib %d`). The bidirectional algorithm makes one phrase of them, which runs from left to
/// right. Readers accept that, so the rule runs only when it is selected, as with `--strict`. A name of
/// several words and its number (`Windows 11`) is one part.
///
/// ## Why it matters
///
/// To careful readers `LZMA: %s` says which part comes first. Translators who write marks by hand put one
/// beside the sign, and the parts then follow each other from the right.
///
/// ## Example
///
///     ar, --extend-select phrase-order
///     wrong: "error" = "خطأ LZMA: ZIP";
///     right: "error" = "خطأ LZMA‹RLM›: ZIP";
///
/// ## Source
///
/// - UAX #9, rules N1 and N2
/// - Marks in translations of wxWidgets, Transmission and Home Assistant
struct PhraseOrderRule: OrderRule {
  static let id = "phrase-order"
  static let headline = "a foreign phrase is read as one block"
  static let severity = Severity.info
  static let isOptIn = true
  static let tolerance: Fault.Tolerance? = .phrase

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool { true }
}
