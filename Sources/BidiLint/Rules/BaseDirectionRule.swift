import BidiMessages
import BidiText

/// A line that its container lays out in a direction that is not its language's.
public struct BaseDirectionRule: Rule {
  /// The name of the rule.
  public static let id = "base-direction"
  /// How bad a finding is.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A line is laid out in the direction of its first letter, not of its language."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A line of the language's letters that readers do not accept as it is shown, for every class of argument: it \
      begins with a letter of the other direction, or a pair of controls gives a sentence the wrong direction. Tags \
      are left out, entities stand for what they show. What readers accept is in the project's law of orders: units are \
      whole and follow each other in the line's direction, chains are read from end to end, pairs enclose what they \
      enclose in the text, signs follow what they stand behind.
      """,
    matters: """
      Labels take the direction of the first letter of their text. Where that is a name or a word of \
      another script, the parts of the sentence change places, and the full stop stands at the wrong end.
      """,
    examples: [
      .init(
        "he", wrong: #""exported" = "PDF נשמר.";"#, right: #""exported" = "‹RLE›PDF נשמר.‹PDF›";"#),
      .init(
        "he", wrong: #""saved" = "‹LRE›הקובץ נשמר.‹PDF›";"#, right: #""saved" = "הקובץ נשמר.";"#),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension BaseDirectionRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .always && line.hasOwnLetters
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    let wanted = locale.direction.words
    let now = fault.paragraphDirection.words
    guard fault.paragraphDirection != locale.direction else {
      return fault.with + fault.clause(entry)
    }
    guard fault.container == .natural else {
      return "shown in a \(now) container, the parts of this \(wanted) text change places"
    }
    let tail = "so a label lays it out \(now), but the text is \(wanted)"
    guard let first = FirstStrong(in: fault.text) else { return fault.with + fault.clause(entry) }
    if let control = DirectionalFormatting(first.scalar) {
      return "the first strong character is \(control.visibleName), \(tail)"
    }
    return "the first letter is \(first.scalar) (\(first.scalar.scriptName)), \(tail)"
  }
}
