import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// A cache of parsed values and base texts, for a pass over the entries of a file in order.
///
/// The forms of a plural are needed together; each is parsed once.
final class ParsedValues {
  /// Called for each value that is parsed, so that tests can count them.
  var onParse: (@Sendable (String) -> Void)?

  /// What a text of the base language is read with.
  private struct BaseKey: Hashable {
    /// The text, and its arguments that the file declares.
    let texts: [String]
    let dialects: MessageDialects
  }

  private var forms: [Int: Message] = [:]
  private var bases: [BaseKey: Message] = [:]
  private var olderBases: [BaseKey: Message] = [:]
  /// The texts by the locales that they name.
  private var linked: [String?: LinkedTexts] = [:]
  private var contexts: [String: Set<TextUse.Context>]?
  private var variables: VariableForms?
  private var habits: [String?: WritingHabit] = [:]
  private var unused: UnusedTexts?
  private var later: LaterValues?

  private var scripts: [String: Bool] = [:]

  /// Whether most letters of a file in one locale are from right to left, in so many texts that this is no chance.
  ///
  /// - Complexity: O(*n*) for the first call for a locale.
  func isMostlyRightToLeft(_ file: LocalizationFile, locale: String) -> Bool {
    if let known = scripts[locale] { return known }
    var (texts, letters) = (0, 0)
    for entry in file.entries where entry.locale == nil || entry.locale == locale {
      var hasLetters = false
      for scalar in entry.value.string.unicodeScalars {
        guard let direction = scalar.bidiClass.strongDirection else { continue }
        hasLetters = true
        letters += direction == .rightToLeft ? 1 : -1
      }
      texts += hasLetters ? 1 : 0
    }
    let isMostly = texts >= Self.leastOfScript && letters > 0
    scripts[locale] = isMostly
    return isMostly
  }

  /// The least number of texts that tell the script of a file.
  private static let leastOfScript = 20

  /// The largest distance between forms of a plural, in entries.
  static let reach = 6

  /// The values of the file that a later one replaces.
  func laterValues(in file: LocalizationFile) -> LaterValues {
    if let later { return later }
    let later = LaterValues(of: file)
    self.later = later
    return later
  }

  /// The value of an entry, parsed.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - number: The number of the entry in the file.
  ///   - context: The file.
  /// - Returns: The message.
  func message(of entry: LocalizationEntry, _ number: Int, in context: RuleContext) -> Message {
    guard entry.pluralStem != nil else {
      return context.message(entry.value.string, of: entry)
    }
    if let known = forms[number] { return known }
    if forms.count > 4 * Self.reach {
      forms = forms.filter { abs($0.key - number) <= 2 * Self.reach }
    }
    let message = context.message(entry.value.string, of: entry)
    forms[number] = message
    return message
  }

  /// A text of the base language, parsed without controls.
  ///
  /// Neighbouring entries may have the same text.
  func base(_ text: String, of entry: LocalizationEntry, in context: RuleContext) -> Message {
    let key = BaseKey(
      texts: [text] + context.argumentNotes(of: entry).map(\.text), dialects: entry.dialects)
    if let known = bases[key] ?? olderBases[key] { return known }
    if bases.count > 2 * Self.reach { (olderBases, bases) = (bases, [:]) }
    let message = context.message(text.strippingControls(), of: entry)
    bases[key] = message
    return message
  }

  /// The texts of the file that are surely typed in the order of the screen, and those that surely are not, by their
  /// marks and letters.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - tag: How entries name it; nil where they name none.
  ///   - context: The file.
  /// - Returns: The habit.
  /// - Complexity: O(*n*) for the first call.
  func writingHabit(
    _ locale: MessageLocale, named tag: String?, in context: RuleContext
  ) -> WritingHabit {
    if let known = habits[tag] { return known }
    var habit = WritingHabit()
    for entry in context.file.entries where entry.locale == nil || entry.locale == tag {
      let text = entry.shown(entry.value.string).strippingControls()
      let base = context.baseText(of: entry)
      let hasOverride = entry.value.string.unicodeScalars.contains("\u{202D}")
      if hasOverride { habit.overrides += 1 }
      if VisualOrderSuspectRule.suspicion(text, locale, base: base) != nil {
        if hasOverride {
          habit.underOverride += 1
        } else {
          habit.asSeen += 1
        }
      } else if let base, WritingHabit.keepsMark(text, base: base) {
        habit.asRead += 1
      }
    }
    habits[tag] = habit
    return habit
  }

  /// The texts of variables that stand among words.
  func variableForms(in context: RuleContext) -> VariableForms {
    if let variables { return variables }
    let made = VariableForms(in: context)
    variables = made
    return made
  }

  /// The texts that no source of the program names.
  func unusedTexts(in context: RuleContext) -> UnusedTexts {
    if let unused { return unused }
    let made = UnusedTexts(of: context.file, in: context.usage)
    unused = made
    return made
  }

  /// What tells texts with the same words apart, for the words of one text.
  func contexts(of base: String, in file: LocalizationFile) -> Set<TextUse.Context> {
    let all = contexts ?? AskedText.contexts(in: file)
    contexts = all
    return all[base] ?? []
  }

  /// The texts that links can show, and calls can give: those of the file in one locale.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tag: How entries name the locale; nil where they name none.
  /// - Returns: The texts.
  func links(in file: LocalizationFile, named tag: String?) -> LinkedTexts {
    if let known = linked[tag] { return known }
    let made = LinkedTexts(file, named: tag)
    linked[tag] = made
    return made
  }
}
