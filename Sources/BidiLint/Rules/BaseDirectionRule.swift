import MessageSyntax
import BidiJudge
import BidiSource
import BidiText

/// A line is shown in an order that readers do not accept, whatever its arguments are.
///
/// ## What it finds
///
/// A line with letters of the language, displayed in a wrong order for every class of argument.
/// Usually the line begins with a letter of the other direction. Sometimes a pair of controls gives
/// a sentence the wrong direction. Tags are not seen, and entities count as the characters that
/// they show. Readers accept an order if every unit is whole, units follow each other in the
/// direction of the line, chains are read from end to end, pairs enclose on the screen what they
/// enclose in the text, and signs follow what they stand after.
///
/// An order that a person holds with controls is accepted. So are both orders of a title of two
/// parts, one foreign and one of the language, with a dash, a bar, a colon or a bracket between
/// them. A foreign name beside one word of the language is a warning: an error needs a phrase. So is
/// a line with code in a syntax that is not known for the file, such as <%= and x.join(y): the
/// program may show something else in its place.
///
/// ## Why it matters
///
/// Labels take the direction of the first letter of their text. If that letter belongs to a name or
/// to a word of another script, the parts of the sentence change places, and the full stop stands
/// at the wrong end.
///
/// ## Example
///
///     he
///     wrong: "exported" = "PDF נשמר.";
///     right: "exported" = "‹RLE›PDF נשמר.‹PDF›";
///
/// ## Example
///
///     he
///     wrong: "saved" = "‹LRE›הקובץ נשמר.‹PDF›";
///     right: "saved" = "הקובץ נשמר.";
///
/// ## Source
///
/// - UAX #9, rules P2, P3, L1 and L2
struct BaseDirectionRule: OrderRule {
  static let id = "base-direction"
  static let headline = "the line is shown in the wrong order"
  static let severity = Severity.error

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && (fault.isInOtherDirection(in: line) || !fault.isOfUnits)
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    let wanted = line.direction.words
    let now = fault.paragraphDirection.words
    guard fault.isInOtherDirection(in: line) else {
      return fault.withArguments + fault.clause(in: line)
    }
    let tail = "so a label lays it out \(now), but the text is \(wanted)"
    // A label that takes its direction once gives later lines that of the first letter of the whole text.
    let own = FirstStrong(in: fault.text)
    let first =
      own?.scalar.bidiClass.strongDirection == line.direction
      ? FirstStrong(in: line.entry.message.text) : own
    guard let first, first.scalar.bidiClass.strongDirection != line.direction else {
      return fault.withArguments + fault.clause(in: line)
    }
    if let control = DirectionalFormatting(first.scalar) {
      return "the first strong character is \(control.visibleName), \(tail)"
    }
    return "the first letter is \(first.scalar) (\(first.scalar.scriptName)), \(tail)"
  }
}
