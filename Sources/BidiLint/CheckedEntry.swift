import BidiMessages
import BidiSource
import LocalizationFiles

/// An entry as rules see it: parsed at most once, and judged once, for all rules.
final class CheckedEntry {
  /// The entry.
  let entry: LocalizationEntry

  /// What the judge says of the value; nil if no locale is known, or if nothing in the value can be wrong.
  var verdict: Verdict?

  /// The controls that put the value right, all of its lines together; nil if there are none.
  var repair: MessageRepair?

  /// Why a person has to look before anything is put into the value, as a sentence without a full stop; nil for none.
  var doubt: String?

  /// The place of the entry in its file.
  let number: Int

  /// What rules may know besides the entry.
  let context: RuleContext

  /// Its value, parsed.
  private(set) lazy var message = context.parsed.message(of: entry, number, in: context)

  /// The text of the base language without controls, parsed; nil where there is none, and for the plural forms that may do
  /// without the number.
  var baseMessage: Message? {
    entry.pluralCategory?.mayOmitNumber == true ? nil : anyBaseMessage
  }

  /// The same, also where it has arguments that a plural form may do without.
  private(set) lazy var anyBaseMessage = context.anyBaseText(of: entry).map {
    context.parsed.base($0, of: entry, in: context)
  }

  /// What the entry and its surroundings say of the arguments of the value.
  private(set) lazy var surroundings = MessageContext(of: self)

  /// Its value, decoded, as it is shown.
  private(set) lazy var value = entry.shown(entry.value.string)

  init(_ number: Int, in context: RuleContext) {
    entry = context.file.entries[number]
    self.number = number
    self.context = context
  }

  /// The edits of the file that a repair makes.
  func fix(_ repair: MessageRepair) -> Fix {
    let shown = repair.descriptions.prefix(3).joined(separator: ", ")
    let more = repair.descriptions.count > 3 ? ", \u{2026}" : ""
    return fix(
      repair.edits.map { ValueChange($0) }, repair.isSafe ? .safe : .unsafe,
      "write \(shown)\(more)")
  }

  /// The fix that makes some changes of the value.
  ///
  /// - Parameters:
  ///   - changes: The changes, in the order of the value.
  ///   - safety: Whether it can be made without a person looking at it.
  ///   - message: What it does.
  ///   - spelling: How characters are written; nil for the spelling that the options ask for.
  /// - Returns: The fix.
  func fix(
    _ changes: [ValueChange], _ safety: Fix.Safety, _ message: String,
    spelling: CharacterSpelling? = nil
  ) -> Fix {
    Fix(
      edits: entry.edits(
        changes, spelling: spelling ?? context.options.spelling, in: context.file.source),
      safety: safety, message: message)
  }
}
