import BidiMessages
import BidiText

/// A line that is wrong for some classes of arguments.
public struct ArgumentDirectionRule: Rule {
  /// The name of the rule.
  public static let id = "argument-direction"
  /// How bad a finding is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A line is right with some arguments and wrong with others."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A line with arguments (%@, %1$d, {name}, ${x}) that readers accept with some classes of arguments and not \
      with others. The classes are: a number, a word of the language, a word of another script. What is known of an \
      argument makes them fewer: its type, its name, a unit or sign at it, the base language's text, a comment, \
      `--sample`. The finding names them, and from where they are known.
      """,
    matters: """
      The text in the file looks right; the fault comes with the data, and nobody sees it before the user does.
      """,
    examples: [
      .init(
        "he", wrong: #""left" = "%@ עזב את הקבוצה.";"#,
        right: #""left" = "‹RLE›‹FSI›%@‹PDI› עזב את הקבוצה.‹PDF›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules P2, P3 and W7", "W3C, String Metadata",
      "Unicode MessageFormat 2, default bidi strategy"])
}

extension ArgumentDirectionRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .some && line.hasOwnLetters
      && (fault.container == .natural || fault.paragraphDirection == direction)
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    let right = fault.rightExamples.map { "\"\($0.text)\"" }.joined(separator: ", ")
    let classes = fault.examples.map {
      "\($0.specifier) is \($0.argumentClass.words), such as \"\($0.text)\""
    }
    return "wrong where \(classes.joined(separator: " and "))"
      + (right.isEmpty ? "" : "; right with \(right)") + ": " + fault.clause(entry)
  }
}
