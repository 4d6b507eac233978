public import BidiJudge
import BidiSource
import BidiText
package import BidiUsage
public import LocalizationFiles

/// Runs the rules over a file.
public struct Linter: Sendable {
  /// The options.
  public let options: LintOptions

  /// The rules that run, and their options.
  private let rules: RuleSet

  /// Other rules and options for some locales, by the names of locales in files.
  private let rulesByLocale: [String: RuleSet]

  /// The uses of texts in the sources of the program; nil if they are not read.
  package var usage: ProgramUsage?

  /// The texts of the other files of the same locale in the folder of the file, asked for texts that it does not have; nil where
  /// nobody looks for them.
  package var textsBeside: (@Sendable () -> [LinkedTexts])?

  /// Why nobody sees the texts of the file, as a clause; nil where the program shows them.
  package var reasonUnseen: String?

  /// Why the program never gets the text of a key of the file, as a clause; nil where it may.
  package var reasonOfKey: (@Sendable (_ key: String) -> String?)?

  /// Whether the file holds the texts of the base language: findings about keys alone are of that file.
  package var isOfBase = false

  /// The numbers of the entries that are checked; nil for all.
  ///
  /// Rules for whole files look at the whole file.
  var entries: Range<Int>?

  /// Whether comments turn off rules.
  private(set) var appliesIgnoreComments = true

  /// The same linter, for which no comment turns off a rule.
  var withoutIgnoreComments: Linter {
    var copy = self
    copy.appliesIgnoreComments = false
    return copy
  }

  /// Called for each value that is parsed, so that tests can count them.
  var onParse: (@Sendable (String) -> Void)?

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - optionsByLocale: Other options for entries of some locales, in files that hold several locales, by the names
  ///     of locales in the file.
  public init(options: LintOptions, optionsByLocale: [String: LintOptions] = [:]) {
    self.options = options
    rules = RuleSet(options)
    rulesByLocale = optionsByLocale.filter { $0.value != options }.mapValues(RuleSet.init)
  }

  func rules(for locale: String?) -> RuleSet {
    locale.flatMap { rulesByLocale[$0] } ?? rules
  }

  /// The findings in a file, in the order of the file.
  ///
  /// An entry with the comment `bidi-fix:ignore` has no findings. If the comment names rules, the entry has no
  /// findings of these rules.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known. Then rules that need a locale find nothing.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The findings.
  /// - Complexity: O(*n*) for values of bounded length.
  public func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) -> [Finding] {
    var memory = JudgeMemory()
    return findings(in: file, locale: locale, base: base, memory: &memory)
  }

  /// The findings in a file, with a memory of the verdicts about other files.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  /// - Returns: The findings; they are the same as without memory.
  package func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory
  ) -> [Finding] {
    var all: [Finding] = []
    findings(in: file, locale: locale, base: base, memory: &memory) { all += $0 }
    return all
  }

  /// The findings in a file, in batches, for files that have too many findings to hold at once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - isEnough: Whether no more findings are wanted; asked before each entry.
  ///   - take: Gets the findings in order, about a thousand at once.
  package func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory, isEnough: () -> Bool = { false }, take: ([Finding]) -> Void
  ) {
    if let locale, !options.takes(locale: locale.identifier) { return }
    let pass = LintPass(self, over: file, locale: locale, base: base)
    var batch = FindingBatch(of: pass, pass.ofFile)
    let numbers = entries?.clamped(to: file.entries.indices) ?? file.entries.indices
    pass.forEachEntry(of: numbers.filter(pass.isChecked), &memory, until: isEnough) {
      checked, diagnoses in
      // Entries that name no locale come in the order of the file.
      if checked.entry.locale == nil, batch.ofEntries.count >= Self.batchSize {
        take(batch.end(at: checked.entry.range.lowerBound))
      }
      batch.ofEntries += diagnoses
    }
    if isEnough() { return }
    let rest = batch.end(at: file.source.text.count + 1)
    if !rest.isEmpty { take(rest) }
  }

  /// The number of findings that are held at once.
  static let batchSize = 1024
}

extension LocalizationFile {
  /// The numbers of the other plural forms of an entry, which stand beside it.
  func otherForms(of number: Int) -> [Int] {
    guard let stem = entries[number].pluralStem else { return [] }
    func isForm(_ other: Int) -> Bool {
      entries[other].locale == entries[number].locale && entries[other].pluralStem == stem
    }
    let before = entries[..<number].indices.reversed().prefix(6).prefix(while: isForm)
    let after = entries[(number + 1)...].indices.prefix(6).prefix(while: isForm)
    let forms = Array(before) + Array(after)
    // If only the key tells, "choice.one" is a plural form only if "choice.other" exists.
    guard
      entries[number].pluralCategory != nil
        || ([number] + forms).contains(where: { entries[$0].key.string == stem + "other" })
    else { return [] }
    return forms
  }

  /// The entry around an offset of the text.
  func entry(around offset: Int) -> LocalizationEntry? {
    entryNumber(around: offset).map { entries[$0] }
  }

  /// The number of the entry around an offset of the text.
  package func entryNumber(around offset: Int) -> Int? {
    // The end of a text is inside its entry too.
    if isText { return entries.indices.first }
    let first = entries.partitionIndex { $0.range.upperBound > offset }
    guard first < entries.count, entries[first].range.contains(offset) else { return nil }
    return first
  }
}
