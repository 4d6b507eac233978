package import BidiJudge
import BidiSource
package import LocalizationFiles

/// The texts that programs show for the entries of a file, for those who measure how wide they are.
package struct ShownTexts {
  private let file: LocalizationFile
  private let locale: MessageLocale?
  private let options: LintOptions
  private let base: BaseTexts?
  private var contexts: [String?: RuleContext] = [:]
  private var memory = JudgeMemory()

  /// Makes the texts of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of entries that name none; nil if it is not known.
  ///   - options: What the project says of arguments, and samples for them.
  ///   - base: The texts of the base language, which may say what arguments are.
  package init(
    _ file: LocalizationFile, locale: MessageLocale?, options: LintOptions = LintOptions(),
    base: BaseTexts? = nil
  ) {
    self.file = file
    self.locale = locale
    self.options = options
    self.base = base
  }

  /// The texts of an entry: each form of its value, with samples in the places of its arguments.
  ///
  /// - Parameter number: The number of the entry in the file, counted from 0.
  /// - Returns: Each text once, without markup. None for a value that is no text for readers, and for a form of a variable that
  ///   stands among words: it is in the texts of the entry with the words. The value alone if its locale is not known.
  package mutating func texts(of number: Int) -> [String] {
    let entry = file.entries[number]
    guard entry.isInUse, !entry.isFragment, !options.isData(key: entry.key.string) else {
      return []
    }
    guard let locale = entry.locale.map({ MessageLocale($0) }) ?? locale else {
      return [entry.shown(entry.value.string)]
    }
    let context =
      contexts[entry.locale]
      ?? RuleContext(file: file, locale: locale, options: options, base: base)
    contexts[entry.locale] = context
    let checked = CheckedEntry(number, in: context)
    var judge = MessageJudge(locale: locale, options: options.judge, memory: &memory)
    defer { judge.handBack(&memory) }
    return judge.shownTexts(of: checked.message, context: checked.surroundings)
  }

  /// The key of an entry without the name of its plural form: all forms of a text have the same.
  ///
  /// - Parameter number: The number of the entry in the file, counted from 0.
  /// - Returns: The key.
  package func name(of number: Int) -> String {
    let entry = file.entries[number]
    guard entry.pluralCategory != nil, let stem = entry.pluralStem else { return entry.key.string }
    return String(stem.last == "." ? stem.dropLast() : stem)
  }
}
