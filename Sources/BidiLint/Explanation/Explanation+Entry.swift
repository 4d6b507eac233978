public import BidiJudge
import BidiSource
import BidiText
package import LocalizationFiles

extension Explanation {
  /// Explains a text.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in a file.
  ///   - locale: Its locale; nil if it is not known.
  ///   - options: The options of `check`.
  /// - Complexity: O(*n*) for lines of bounded length.
  public init(of text: String, locale: MessageLocale?, options: LintOptions) {
    self.init(of: text, locale: locale, linter: Linter(options: options))
  }

  /// Explains a text with a linter.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in a file.
  ///   - locale: Its locale; nil if it is not known.
  ///   - linter: The linter of `check`.
  /// - Complexity: O(*n*) for lines of bounded length.
  package init(of text: String, locale: MessageLocale?, linter: Linter) {
    var explainer = FileExplainer(LocalizationFile(text: text), locale: locale, linter: linter)
    self = explainer.explanation(of: 0)
  }
}

/// Explains the entries of a file, one after the other.
///
/// The rules for whole files run once.
package struct FileExplainer: Sendable {
  private let pass: LintPass
  private var memory = JudgeMemory()

  /// Runs the rules for whole files.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of entries that name none; nil if it is not known.
  ///   - linter: The linter of `check`.
  ///   - base: The texts of the base language, to compare with.
  /// - Complexity: O(*n*) for the *n* bytes of the file.
  package init(
    _ file: LocalizationFile, locale: MessageLocale?, linter: Linter, base: BaseTexts? = nil
  ) {
    pass = LintPass(linter, over: file, locale: locale, base: base)
  }

  /// Explains the value of an entry.
  ///
  /// - Parameter number: Its number in the file, counted from 0.
  /// - Returns: The explanation.
  package mutating func explanation(of number: Int) -> Explanation {
    let entry = pass.file.entries[number]
    guard let locale = pass.locale(named: entry.locale) else {
      return explanationWithoutLocale(of: number)
    }
    var (passed, batch) = (nil as CheckedEntry?, FindingBatch(of: pass, pass.ofFile(at: number)))
    pass.forEachEntry(of: entry.isInUse ? [number] : [], &memory) {
      (passed, batch.ofEntries) = ($0, $1)
    }
    let findings = batch.end(at: pass.file.source.text.count + 1)
    // An entry that cannot have a fault is skipped.
    let checked = passed ?? CheckedEntry(number, in: pass.context(for: entry.locale))
    // Of a text without a fault, check does not ask the sources, since they could only take a fault away.
    let isRight = checked.verdict?.lines.allSatisfy(\.faults.isEmpty) ?? true
    if isRight { _ = checked.askSources(hasFault: false) }
    let silence =
      !entry.isInUse
      ? "programs do not show the value"
      : entry.isFragment ? "it stands among other words, and where is not known here" : nil
    let explainer = EntryExplainer(
      checked, locale, findings, silence: silence, judgesAnew: isRight)
    let (arguments, lines, leftOut) = explainer.lines()
    let takesAll = checked.context.options.judge.includesRareClasses
    let edits = checked.repair.map { checked.fix($0).edits } ?? []
    let isOffered = !edits.isEmpty && findings.contains { $0.fix?.edits == edits }
    return Explanation(
      text: checked.value, locale: locale, containers: explainer.asked, arguments: arguments,
      triedClasses: arguments.map { takesAll ? $0.classes : $0.reported }, lines: lines,
      linesLeftOut: leftOut, ownTexts: checked.usage?.ownTexts ?? [:],
      uses: checked.usage?.descriptions ?? [],
      findings: findings,
      repair: isOffered ? checked.repair.map(explainer.explained) : nil)
  }

  /// An explanation without verdict, because the locale is not known.
  private func explanationWithoutLocale(of number: Int) -> Explanation {
    let (file, options) = (pass.file, pass.linter.options)
    let checked = CheckedEntry(
      number, in: RuleContext(file: file, locale: nil, options: options, base: nil))
    // Samples for arguments need a language. The samples of English are Latin words.
    let explainer = MessageLocale("en").map {
      EntryExplainer(checked, $0, [], silence: "the locale is not known")
    }
    let lines = explainer?.lines()
    return Explanation(
      text: checked.value, locale: nil, containers: options.containers, arguments: [],
      triedClasses: [], lines: lines?.lines ?? [], linesLeftOut: lines?.leftOut ?? 0,
      ownTexts: [:], uses: [],
      findings: pass.linter.findings(in: file, locale: nil), repair: nil)
  }
}
