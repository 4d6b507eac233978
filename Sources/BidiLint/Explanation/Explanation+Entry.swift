public import BidiMessages
import BidiText
package import LocalizationFiles

extension Explanation {
  /// Explains a text.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in a file.
  ///   - locale: Its locale; nil where it is not known.
  ///   - options: The options of `check`.
  /// - Complexity: O(*n*) for lines of bounded length.
  public init(of text: String, locale: MessageLocale?, options: LintOptions) {
    self.init(of: text, locale: locale, linter: Linter(options: options))
  }

  /// Explains a text, by a linter that was made before.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in a file.
  ///   - locale: Its locale; nil where it is not known.
  ///   - linter: The linter of `check`.
  /// - Complexity: O(*n*) for lines of bounded length.
  package init(of text: String, locale: MessageLocale?, linter: Linter) {
    self.init(of: 0, in: LocalizationFile(text: text), locale: locale, linter: linter)
  }

  /// Explains the value of an entry.
  ///
  /// - Parameters:
  ///   - number: The number of the entry in the file, counted from 0.
  ///   - file: The file.
  ///   - locale: The locale of its texts, where the entry names none itself; nil where it is not known.
  ///   - linter: The linter of `check`.
  ///   - base: The texts of the base language, to compare with.
  /// - Complexity: O(*n*) for the *n* bytes of the file.
  package init(
    of number: Int, in file: LocalizationFile, locale: MessageLocale?, linter: Linter,
    base: BaseTexts? = nil
  ) {
    let examined = linter.examine(file, locale: locale, base: base)
    var memory = JudgeMemory()
    self.init(of: number, in: file, locale: locale, linter: linter, base: base, examined, &memory)
  }

  /// Explains the value of an entry, with what was found of its file and of other entries.
  init(
    of number: Int, in file: LocalizationFile, locale: MessageLocale?, linter: Linter,
    base: BaseTexts?, _ examined: Linter.ExaminedFile, _ memory: inout JudgeMemory
  ) {
    guard let locale = file.entries[number].locale.flatMap({ MessageLocale($0) }) ?? locale else {
      self.init(withoutLocale: file.entries[number], in: file, linter)
      return
    }
    let options = linter.options
    let (checked, findings, repairEdits) = linter.examine(
      number, in: file, locale: locale, base: base, examined, &memory)
    let context = RuleContext(file: file, locale: locale, options: options, base: base)
    let entry = checked.entry
    let silence =
      !entry.isInUse
      ? "programs do not show the value"
      : entry.isFragment ? "it stands among other words, and where is not known here" : nil
    let explainer = EntryExplainer(
      checked, of: file, MessageContext(of: checked, in: context), findings, locale, options,
      silence: silence)
    let (arguments, lines) = explainer.lines()
    let takesAll = options.judge.includesRareClasses
    let isOffered = !repairEdits.isEmpty && findings.contains { $0.fix?.edits == repairEdits }
    self.init(
      text: checked.value, locale: locale, containers: explainer.asked, arguments: arguments,
      triedClasses: arguments.map { takesAll ? $0.classes : $0.reported }, lines: lines,
      findings: findings,
      repair: isOffered ? checked.repair.map { explainer.explained($0) } : nil)
  }

  /// Without a locale only what is seen can be shown.
  private init(
    withoutLocale entry: LocalizationEntry, in file: LocalizationFile, _ linter: Linter
  ) {
    let options = linter.options
    let checked = CheckedEntry(
      entry, in: RuleContext(file: file, locale: nil, options: options, base: nil))
    // The texts that stand for arguments need a language; those of English are Latin.
    let explainer = MessageLocale("en").map { latin in
      EntryExplainer(
        checked, of: file, MessageContext(), [], latin, options, silence: "the locale is not known")
    }
    self.init(
      text: checked.value, locale: nil, containers: options.containers, arguments: [],
      triedClasses: [], lines: explainer?.lines().lines ?? [],
      findings: linter.findings(in: file, locale: nil), repair: nil)
  }
}

/// Explains the entries of a file, one after the other.
///
/// What is found of the file as a whole is found once.
package struct FileExplainer {
  private let file: LocalizationFile
  private let locale: MessageLocale?
  private let linter: Linter
  private let base: BaseTexts?
  private let examined: Linter.ExaminedFile
  private var memory = JudgeMemory()

  /// Looks at a file as a whole.
  package init(
    _ file: LocalizationFile, locale: MessageLocale?, options: LintOptions, base: BaseTexts? = nil
  ) {
    self.file = file
    self.locale = locale
    linter = Linter(options: options)
    self.base = base
    examined = linter.examine(file, locale: locale, base: base)
  }

  /// Explains the value of an entry.
  ///
  /// - Parameter number: Its number in the file, counted from 0.
  /// - Returns: The explanation.
  package mutating func explanation(of number: Int) -> Explanation {
    Explanation(
      of: number, in: file, locale: locale, linter: linter, base: base, examined, &memory)
  }
}
