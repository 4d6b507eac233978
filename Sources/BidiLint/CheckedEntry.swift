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

  private let context: RuleContext

  /// The place of the entry in its file; nil where it has to be looked up.
  private let knownNumber: Int?

  /// The place of the entry in its file.
  var number: Int? {
    knownNumber ?? context.file.entryNumber(around: entry.value.range.lowerBound)
  }

  /// Its value, parsed.
  private(set) lazy var message = context.parsed.message(of: entry, knownNumber, in: context)

  /// The text of the base language without controls, parsed; nil where there is none, and for the plural forms that may do
  /// without the number.
  var baseMessage: Message? {
    entry.pluralCategory?.mayOmitNumber == true ? nil : looseBaseMessage
  }

  /// The same, also where it has arguments that a plural form may do without.
  private(set) lazy var looseBaseMessage = context.looseBaseText(of: entry).map {
    context.parsed.base($0, of: entry, in: context)
  }

  /// Its value, decoded, as it is shown.
  private(set) lazy var value = entry.shown(entry.value.string)

  init(_ entry: LocalizationEntry, number: Int? = nil, in context: RuleContext) {
    self.entry = entry
    knownNumber = number
    self.context = context
  }

  /// The edits of the file that a repair makes.
  func fix(_ repair: MessageRepair, in context: RuleContext) -> Fix {
    let changes = repair.edits.map { ValueChange($0) }
    let shown = repair.descriptions.prefix(3).joined(separator: ", ")
    let more = repair.descriptions.count > 3 ? ", \u{2026}" : ""
    return Fix(
      edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
      safety: repair.isSafe ? .safe : .unsafe, message: "write \(shown)\(more)")
  }
}
