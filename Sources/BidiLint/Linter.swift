public import BidiMessages
import BidiSource
import BidiText
public import LocalizationFiles

/// Runs the rules over a file.
public struct Linter: Sendable {
  /// The options.
  public let options: LintOptions

  /// The rules that run, and with what options.
  private let rules: RuleSet

  /// The same for texts of some locales, by the names that files have for them.
  private let rulesByLocale: [String: RuleSet]

  /// Whether comments turn off rules.
  private(set) var appliesIgnoreComments = true

  /// The same linter, for which no comment turns off a rule.
  var withoutIgnoreComments: Linter {
    var copy = self
    copy.appliesIgnoreComments = false
    return copy
  }

  /// Told of each value that is parsed: for tests, which count them.
  var onParse: (@Sendable (String) -> Void)?

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - optionsByLocale: Others, for entries of a file that holds several languages, by the names of locales in it.
  public init(options: LintOptions, optionsByLocale: [String: LintOptions] = [:]) {
    self.options = options
    rules = RuleSet(options)
    rulesByLocale = optionsByLocale.filter { $0.value != options }.mapValues(RuleSet.init)
  }

  func rules(for locale: String?) -> RuleSet {
    locale.flatMap { rulesByLocale[$0] } ?? rules
  }

  /// The findings in a file, in its order.
  ///
  /// An entry whose comment says `bidi-fix:ignore` has none, and none of a rule that is named behind it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known. Rules that need it find nothing.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The findings; empty where there is nothing to find.
  /// - Complexity: O(*n*) for values of bounded length.
  public func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) -> [Finding] {
    var memory = JudgeMemory()
    return findings(in: file, locale: locale, base: base, memory: &memory)
  }

  /// The findings in a file, with what was found of the shapes of lines in others.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: What was found before; what is found is added.
  /// - Returns: The findings; the same as without memory.
  package func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory
  ) -> [Finding] {
    var all: [Finding] = []
    findings(in: file, locale: locale, base: base, memory: &memory) { all += $0 }
    return all
  }

  /// The findings in a file, batch by batch, for files with more of them than should be held at once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  ///   - memory: What was found before; what is found is added.
  ///   - take: Gets the findings in their order, a thousand at once.
  package func findings(
    in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil,
    memory: inout JudgeMemory, take: ([Finding]) -> Void
  ) {
    if let locale, !options.takes(locale: locale.identifier) { return }
    let pass = LintPass(self, over: file, locale: locale, base: base)
    var batch = FindingBatch(of: pass, pass.ofFile)
    pass.forEachEntry(of: file.entries.indices.filter(pass.isChecked), &memory) {
      checked, diagnoses in
      // Entries that name no locale come in the order of the file.
      if checked.entry.locale == nil, batch.ofEntries.count >= Self.batchSize {
        take(batch.end(at: checked.entry.range.lowerBound))
      }
      batch.ofEntries += diagnoses
    }
    let rest = batch.end(at: file.source.text.count + 1)
    if !rest.isEmpty { take(rest) }
  }

  /// So many findings are held at once.
  static let batchSize = 1024
}

extension LocalizationFile {
  /// The numbers of the other plural forms of an entry: those that stand beside it.
  func otherForms(of number: Int) -> [Int] {
    guard let stem = entries[number].pluralStem else { return [] }
    func isForm(_ other: Int) -> Bool {
      entries[other].locale == entries[number].locale && entries[other].pluralStem == stem
    }
    let before = entries[..<number].indices.reversed().prefix(6).prefix(while: isForm)
    let behind = entries[(number + 1)...].indices.prefix(6).prefix(while: isForm)
    let forms = Array(before) + Array(behind)
    // Of keys alone: "choice.one" is a plural form only beside "choice.other".
    guard
      entries[number].pluralCategory != nil
        || ([number] + forms).contains(where: { entries[$0].key.string == stem + "other" })
    else { return [] }
    return forms
  }

  /// The entry that an offset of the text stands in.
  func entry(around offset: Int) -> LocalizationEntry? {
    entryNumber(around: offset).map { entries[$0] }
  }

  /// The number of the entry that an offset of the text stands in.
  package func entryNumber(around offset: Int) -> Int? {
    // A text has its end inside too.
    if isText { return entries.indices.first }
    let first = entries.partitionIndex { $0.range.upperBound > offset }
    guard first < entries.count, entries[first].range.contains(offset) else { return nil }
    return first
  }
}
