import BidiJudge
import BidiSource

/// A line with arguments is right for some arguments and wrong for others.
///
/// ## What it finds
///
/// A line with arguments (`%@`, `%1$d`, `{name}`, `${x}`) that readers accept for some classes of
/// arguments and not for others. The classes are: a number, a word of the language, a word of
/// another script. The set of classes becomes smaller when something is known of the argument: its
/// type, its name, a unit or a sign beside it, the text of the base language, another plural form,
/// a text that it links to, a comment, the key, or `--sample`. The finding names the classes, and
/// where the knowledge comes from.
///
/// A finding is a warning where something tells that the argument is the name of a thing or a person, and
/// an info where nothing does: its own name or that of the variable ({user}, {path}), quotation marks round
/// it, or the English words beside it ("%@ was deleted", "Delete %@?", "sent to %@"). "%@ in total" may be a
/// number, and "until %@" a time. Without an English text it is a warning.
///
/// Arguments of which nothing is known are taken to be alike: a line that is wrong only where one of
/// them is a number and another is a word is left to placeholder-unisolated.
///
/// ## Why it matters
///
/// The text in the file looks right. The fault comes with the data, so users see it and translators
/// do not.
///
/// ## Example
///
///     he
///     wrong: "left" = "%@ עזב את הקבוצה.";
///     right: "left" = "‹RLE›‹FSI›%@‹PDI› עזב את הקבוצה.‹PDF›";
///
/// ## Source
///
/// - UAX #9, rules P2, P3 and W7
/// - W3C, String Metadata
/// - Unicode MessageFormat 2, default bidi strategy
struct ArgumentDirectionRule: OrderRule {
  static let id = "argument-direction"
  static let headline = "some arguments change the order of the line"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    !fault.isOfPolicy && !fault.isOfContainer(in: line) && fault.certainty == .some
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    let right = fault.rightExamples.map { "\"\($0.text)\"" }.joined(separator: ", ")
    let wrong = fault.examples.map {
      "\($0.specifier) is \($0.argumentClass.words), such as \"\($0.text)\""
    }
    return "wrong where \(wrong.joined(separator: " and "))"
      + (right.isEmpty ? "" : "; right with \(right)") + ": " + fault.clause(in: line)
  }
}
