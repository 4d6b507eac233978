import BidiJudge
import MessageSyntax
import BidiSource
import LocalizationFiles

/// A text is too long or too deep, so nobody knows whether its order is right.
///
/// ## What it finds
///
/// Values of more than 262,144 bytes, and messages whose forms are nested in more than 16 other forms. Such a
/// value, or such a line, is not checked.
///
/// ## Why it matters
///
/// No finding means that the order is right. Here it does not: the text has to be looked at in another way.
///
/// ## Example
///
///     he
///     wrong: "deep" = "{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{שלום}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}";
///     right: "deep" = "{a,select,x{שלום}}";
///
/// ## Fix
///
/// None. Divide the value, or nest its forms less deeply.
///
/// ## Source
///
/// - Memory for a check grows with the longest value
struct OrderNotJudgedRule: EntryRule {
  static let id = "order-not-judged"
  static let headline = "too long or too deep to be judged"
  static let severity = Severity.info
  static let phase = RulePhase.rest
  static let requiredInValue: ValueFeatures = .braces

  /// The longest value that is judged, in bytes.
  static let longestValue = 1 << 18

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    guard let unread = entry.message.unreadForms.first else { return [] }
    let place = entry.entry.value.sourceRange(of: unread)
    return [
      Self.diagnosis(
        of: entry,
        "forms are nested more than \(Message.deepestForms) deep; deeper forms are not read, and their line is not judged",
        help: "nest the forms less deeply", range: place)
    ]
  }

  /// The diagnosis of a value that is too long; nil for others.
  static func diagnosisOfLength(_ entry: LocalizationEntry) -> Diagnosis? {
    let count = entry.value.string.utf8.count
    guard count > longestValue else { return nil }
    return Diagnosis(
      rule: Self.self, range: entry.value.range, key: entry.key.string,
      message:
        "the value has \(count) bytes; values of more than \(longestValue) bytes are not checked",
      help: "divide the value into several")
  }
}
