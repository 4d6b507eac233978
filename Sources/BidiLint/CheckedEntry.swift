import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// An entry as rules see it: parsed at most once, and judged once, for all rules.
final class CheckedEntry {
  /// The entry.
  let entry: LocalizationEntry

  /// The verdict of the judge; nil if the locale is not known, or if the value cannot be wrong.
  var verdict: Verdict?

  /// The controls that repair all lines of the value together; nil if there are none.
  var repair: MessageRepair?

  /// The reason why a person must look before the value is changed, as a sentence without a full stop; nil for none.
  var doubt: String?

  /// Why nobody sees the text as it is judged, as a clause: no source names it, or it goes into a log alone; nil where people see it.
  var unseen: String?

  /// Whether the fault falls away where the arguments that are surely no names are numbers or words of the language.
  var needsNoNames = false

  /// The number of the entry in its file, counted from 0.
  let number: Int

  /// The file, the locale and the options.
  let context: RuleContext

  /// The value, parsed.
  private(set) lazy var message = context.parsed.message(of: entry, number, in: context)

  /// The text of the base language without controls, parsed; nil if there is none, and for plural forms that can omit
  /// the number.
  var baseMessage: Message? {
    entry.pluralCategory?.mayOmitNumber == true ? nil : anyBaseMessage
  }

  /// The text of the base language, or the key where that is an English text: what `NSLocalizedString` shows where there is
  /// no translation; nil if there is neither.
  private(set) lazy var englishMessage = (isBaseEnglish ? baseMessage : nil) ?? keyAsText

  /// Whether the base language is English, or not known.
  var isBaseEnglish: Bool { context.base?.locale.map { $0.language == "en" } ?? true }

  private var keyAsText: Message? {
    let key = entry.key.string
    guard entry.pluralCategory == nil, key.utf8.contains(UInt8(ascii: " ")),
      context.file.format.toolkits.main.contains(where: { $0 == .uiKit || $0 == .web }),
      DirectionalContent(of: key) == .leftToRight
    else { return nil }
    return context.message(key, of: entry)
  }

  /// The text of the base language without controls, parsed; also for plural forms that can omit the number.
  private(set) lazy var anyBaseMessage = context.anyBaseText(of: entry).map {
    context.parsed.base($0, of: entry, in: context)
  }

  /// Whether the text, without controls, is the text of the base language.
  var isUntranslated: Bool { anyBaseMessage?.text == message.text.strippingControls() }

  /// What the sources of the program say; nil if they are not read.
  private(set) lazy var usage = context.usage.map { EntryUsage(of: self, in: $0) }

  /// The containers in which the options have the text.
  private(set) lazy var containersOfOptions =
    context.options.judge.containers(for: context.locale?.direction ?? .leftToRight)

  /// The containers in which the program shows the text, as the options and the sources tell.
  private(set) lazy var containers = usage?.containers ?? containersOfOptions

  /// Whether ``containers`` has one that the options do not have.
  var isShownElsewhere: Bool { containers.contains { !containersOfOptions.contains($0) } }

  /// What the entry and its surroundings say of the arguments of the value.
  private(set) lazy var surroundings = MessageContext(of: self)

  private var hasAskedSources = false

  /// Adds what the sources of the program say of the arguments.
  ///
  /// Sources are asked only about entries with a fault, and about those where a guess may have hidden one.
  ///
  /// - Parameter hasFault: Whether the entry has a fault.
  /// - Returns: Whether they say anything that may change the verdict.
  func askSources(hasFault: Bool) -> Bool {
    guard !hasAskedSources, message.arguments.contains(where: { $0.type == .text }), let usage
    else { return false }
    hasAskedSources = true
    let (declared, open) = (usage.declared, usage.open)
    surroundings.declared += declared + open
    return !open.isEmpty || hasFault && !declared.isEmpty
  }

  /// The value, decoded, as programs show it.
  private(set) lazy var value = entry.shown(entry.value.string)

  init(_ number: Int, in context: RuleContext) {
    entry = context.file.entries[number]
    self.number = number
    self.context = context
  }

  /// The fix that writes a repair into the file.
  func fix(_ repair: MessageRepair) -> Fix {
    func list(_ verb: String, _ texts: [String]) -> String? {
      guard !texts.isEmpty else { return nil }
      let more = texts.count > 3 ? ", \u{2026}" : ""
      return "\(verb) \(texts.prefix(3).joined(separator: ", "))\(more)"
    }
    let message = [list("take out", repair.removals), list("write", repair.descriptions)]
    return fix(
      repair.edits.map { ValueChange($0) }, repair.isSafe ? .safe : .unsafe,
      message.compactMap(\.self).joined(separator: ", "))
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
