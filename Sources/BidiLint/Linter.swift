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
  private(set) var heedsComments = true

  /// The same linter, which finds also what comments turn off.
  var unheeding: Linter {
    var copy = self
    copy.heedsComments = false
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

  private func batch(of file: LocalizationFile, _ locale: MessageLocale?) -> FindingBatch {
    FindingBatch(of: file, locale: locale?.identifier) { rules(for: $0).options.severities }
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
    var context = RuleContext(file: file, locale: locale, options: options, base: base)
    let examined = examine(file, in: &context)
    var batch = batch(of: file, locale)
    batch.ofFile = examined.diagnoses
    var last: CheckedEntry?
    for (tag, numbers) in numbersByLocale(of: file) {
      context.locale = tag == nil ? locale : tag.flatMap { MessageLocale($0) }
      findDiagnoses(
        of: numbers, of: tag, holdsAll: tag == nil, context, &memory, &last, &batch, take: take)
    }
    let rest = batch.end(at: file.source.text.count + 1)
    if !rest.isEmpty { take(rest) }
  }

  /// So many findings are held at once.
  static let batchSize = 1024

  /// What is found of a file as a whole, before its entries are looked at.
  struct ExaminedFile: Sendable {
    /// What its text has.
    let features: ValueFeatures
    /// What the rules that look at whole files say, by place.
    let diagnoses: [FindingBatch.Found]
  }

  /// Runs the rules that look at a file as a whole.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - features: What its text has, where that is known; more than it has does no harm.
  ///   - context: The file; gets what its text has.
  /// - Returns: What is found.
  func examine(
    _ file: LocalizationFile, _ features: ValueFeatures? = nil, in context: inout RuleContext
  ) -> ExaminedFile {
    context.fileFeatures = features ?? ValueFeatures(ofFile: file.source.text)
    context.parsed.onParse = onParse
    context.linter = self
    var diagnoses: [FindingBatch.Found] = []
    for rule in rules.fileRules {
      for diagnosis in rule.check(file, in: context)
      where !isIgnored(diagnosis, rule, in: file) {
        diagnoses.append((diagnosis, rule))
      }
    }
    diagnoses.sort { $0.diagnosis.range.lowerBound < $1.diagnosis.range.lowerBound }
    return ExaminedFile(features: context.fileFeatures, diagnoses: diagnoses)
  }

  /// The numbers of the entries to look at, by the locale that they name themselves.
  ///
  /// One judge looks at all entries of a language. Only files of several languages have more than one group.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - all: The entries that are in question; nil for all.
  /// - Returns: The groups, in the order of their first entries.
  func numbersByLocale(
    of file: LocalizationFile, among all: [Int]? = nil
  ) -> [(locale: String?, numbers: [Int])] {
    let numbers = (all ?? Array(file.entries.indices)).filter {
      file.entries[$0].isInUse && options.takes(locale: file.entries[$0].locale)
    }
    guard numbers.contains(where: { file.entries[$0].locale != nil }) else {
      return [(nil, numbers)]
    }
    return Dictionary(grouping: numbers) { file.entries[$0].locale }
      .map { ($0.key, $0.value) }
      .sorted { ($0.numbers.first ?? 0) < ($1.numbers.first ?? 0) }
  }

  /// Adds what the rules say of some entries of one language to a batch.
  ///
  /// Where these are all entries of the file, batches are handed out.
  private func findDiagnoses(
    of numbers: [Int], of tag: String?, holdsAll: Bool, _ context: RuleContext,
    _ memory: inout JudgeMemory,
    _ last: inout CheckedEntry?, _ batch: inout FindingBatch, take: ([Finding]) -> Void
  ) {
    // Most keys are of files that hold no control and nothing that can be read as one.
    let looksAtKeys =
      context.file.isText || !context.fileFeatures.isDisjoint(with: [.controls, .escapes])
    forEachEntry(of: numbers, of: tag, looksAtKeys: looksAtKeys, context, &memory) {
      checked, found in
      if holdsAll, batch.ofEntries.count >= Self.batchSize {
        take(batch.end(at: checked.entry.range.lowerBound))
      }
      last = checked
      batch.ofEntries += found
    }
  }

  /// Goes through some entries of one language, and passes over those of which no rule can say anything.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the entries.
  ///   - tag: The locale that they name themselves; nil where they name none.
  ///   - looksAtKeys: Whether rules look at keys.
  ///   - known: The file, and the locale of the entries.
  ///   - memory: What was found before; what is found is added.
  ///   - body: Gets each entry with what the rules say of it.
  func forEachEntry(
    of numbers: [Int], of tag: String?, looksAtKeys: Bool, _ known: RuleContext,
    _ memory: inout JudgeMemory,
    _ body: (CheckedEntry, [FindingBatch.Found]) -> Void
  ) {
    var context = known
    let file = context.file
    // Where there is no locale, the judge is asked nothing.
    guard let locale = context.locale ?? MessageLocale("en") else { return }
    let rules = rules(for: tag)
    context.options = rules.options
    var judge = MessageJudge(locale: locale, options: rules.options.judge, memory: &memory)
    for number in numbers {
      let entry = file.entries[number]
      let key = looksAtKeys ? ValueFeatures(of: entry.key.string) : []
      context.features = features(of: entry, context.base)
      // A fragment is no line: where it stands on the screen is not known here.
      let mayHaveFault =
        context.locale != nil && !entry.isFragment
        && (context.features.contains(.controls)
          || judge.mayHaveFault(entry.shown(entry.value.string)))
      let entryRules = rules.entryRules.rules(value: context.features, key: key)
      guard mayHaveFault || !entryRules.isEmpty else { continue }
      let checked = check(number, mayHaveFault, context, &judge)
      var found: [FindingBatch.Found] = []
      findDiagnoses(of: checked, entryRules, rules, in: context, into: &found)
      body(checked, found)
    }
    judge.handBack(&memory)
  }

  /// What is found of a file as a whole, to be handed to ``examine(_:in:locale:base:_:_:)``.
  func examine(
    _ file: LocalizationFile, locale: MessageLocale?, base: BaseTexts?
  ) -> ExaminedFile {
    var context = RuleContext(file: file, locale: locale, options: options, base: base)
    return examine(file, in: &context)
  }

  /// An entry as rules see it, with the findings of it alone.
  ///
  /// - Returns: The entry, judged, and its findings: those that ``findings(in:locale:base:)`` has of it.
  func examine(
    _ number: Int, in file: LocalizationFile, locale: MessageLocale, base: BaseTexts?,
    _ examined: ExaminedFile, _ memory: inout JudgeMemory
  ) -> (entry: CheckedEntry, findings: [Finding], repairEdits: [Edit]) {
    let entry = file.entries[number]
    let rules = rules(for: entry.locale)
    var context = RuleContext(file: file, locale: locale, options: rules.options, base: base)
    context.fileFeatures = examined.features
    context.parsed.onParse = onParse
    var batch = batch(of: file, locale)
    batch.ofFile = examined.diagnoses.filter {
      file.isText || entry.range.contains($0.diagnosis.range.lowerBound)
    }
    var last: CheckedEntry?
    var findings: [Finding] = []
    if entry.isInUse {
      findDiagnoses(
        of: [number], of: entry.locale, holdsAll: false, context, &memory, &last, &batch
      ) {
        findings += $0
      }
    }
    findings += batch.end(at: file.source.text.count + 1)
    // A value that cannot have a fault is not judged at all.
    let checked = last ?? CheckedEntry(entry, number: number, in: context)
    return (checked, findings, checked.repair.map { checked.fix($0, in: context).edits } ?? [])
  }

  private func features(of entry: LocalizationEntry, _ base: BaseTexts?) -> ValueFeatures {
    var features = ValueFeatures(of: entry.value.string)
    // Broken specifiers, and forms of ICU messages that are never closed.
    if features.contains(.oddPercent)
      || features.contains(.braces) && entry.value.string.utf8.contains(UInt8(ascii: ","))
    {
      features.insert(.arguments)
    }
    if let text = base?.text(for: entry) ?? entry.baseText,
      !ValueFeatures(of: text).union(features).isDisjoint(with: [.percent, .braces])
        || text.utf8.contains(UInt8(ascii: "$"))
    {
      features.insert(.arguments)
    }
    return features
  }

  /// The entry, judged and repaired.
  private func check(
    _ number: Int, _ mayHaveFault: Bool, _ context: RuleContext, _ judge: inout MessageJudge
  ) -> CheckedEntry {
    let entry = context.file.entries[number]
    let checked = CheckedEntry(entry, number: number, in: context)
    guard mayHaveFault else { return checked }
    let message = checked.message
    // What a project calls data is no text: it has no order.
    guard message.data != .declared else { return checked }
    let surroundings = MessageContext(of: checked, in: context)
    let verdict = judge.verdict(of: message, context: surroundings)
    checked.verdict = verdict
    guard verdict.certainty != .right || verdict.isUnbalanced else { return checked }
    if let locale = context.locale, !context.options.ignore.contains(VisualOrderSuspectRule.id),
      !ignored(by: entry).contains(VisualOrderSuspectRule.id)
    {
      checked.doubt = VisualOrderSuspectRule.doubt(of: checked, locale, in: context)
    }
    guard checked.doubt == nil, let repair = judge.repair(of: message, context: surroundings) else {
      return checked
    }
    // An isolate finds its direction by the first letter, and a form of the language may begin with a foreign one.
    let isolatesForms = surroundings.declared.contains { declared in
      !declared.forms.isEmpty && repair.text.contains("\u{2068}" + declared.specifier)
        && !message.text.contains("\u{2068}" + declared.specifier)
    }
    if !isolatesForms { checked.repair = repair }
    return checked
  }

  /// What the rules say of an entry.
  private func findDiagnoses(
    of entry: CheckedEntry, _ entryRules: [any EntryRule], _ rules: RuleSet,
    in context: RuleContext,
    into diagnoses: inout [(diagnosis: Diagnosis, rule: any CheckedRule)]
  ) {
    var result: [(diagnosis: Diagnosis, rule: any CheckedRule)] = []
    for rule in entryRules {
      for diagnosis in rule.check(entry, in: context) { result.append((diagnosis, rule)) }
    }
    let hasOrderFault = entry.verdict.map { $0.certainty != .right } ?? false
    guard hasOrderFault || !result.isEmpty else { return }
    let ignored = ignored(by: entry.entry)
    result.removeAll { ignored.contains(type(of: $0.rule).id) }
    if hasOrderFault, !result.contains(where: { type(of: $0.rule).explainsOrder }) {
      let orders = OrderFaults.diagnoses(
        of: entry, rules.orderRules, ignored, suspicion: rules.suspicionRule, in: context)
      if !orders.isEmpty {
        result.removeAll { type(of: $0.rule).waitsForOrder }
        let place = result.firstIndex { type(of: $0.rule).phase > .order } ?? result.endIndex
        result.insert(contentsOf: orders, at: place)
      }
    }
    diagnoses += blocked(result, of: entry, ignored, in: context)
  }

  /// The diagnoses without their fixes, where a rule says that the entry may not be edited.
  private func blocked(
    _ result: [(diagnosis: Diagnosis, rule: any CheckedRule)], of entry: CheckedEntry,
    _ ignored: IgnoredRules, in context: RuleContext
  ) -> [(diagnosis: Diagnosis, rule: any CheckedRule)] {
    guard result.contains(where: { $0.diagnosis.fix != nil }),
      let blocker = blocker(of: entry, ignored, in: context)
    else { return result }
    return result.map { diagnosis, rule in
      guard diagnosis.fix != nil else { return (diagnosis, rule) }
      var blocked = diagnosis
      blocked.fix = nil
      blocked.help = "no control is written here before a person looked at it (\(blocker))"
      return (blocked, rule)
    }
  }

  private static let blockers = Rules.checked.compactMap { $0 as? any EntryRule }
    .filter { type(of: $0).blocksOtherFixes }

  /// The rule that says that an entry may not be edited, also where it is not among those to run: somebody
  /// who does not want it must say so.
  private func blocker(
    of entry: CheckedEntry, _ ignored: IgnoredRules, in context: RuleContext
  ) -> String? {
    for rule in Self.blockers {
      let kind = type(of: rule)
      guard kind.lookedFor.isSubset(of: context.features),
        !context.options.ignore.contains(kind.id),
        !ignored.contains(kind.id)
      else { continue }
      if !rule.check(entry, in: context).isEmpty { return kind.id }
    }
    return nil
  }

  /// Whether the entry round a fault of the file, or the options for its locale, turn the rule off.
  private func isIgnored(
    _ diagnosis: Diagnosis, _ rule: any FileRule, in file: LocalizationFile
  ) -> Bool {
    guard let entry = file.entry(around: diagnosis.range.lowerBound) else { return false }
    return ignored(by: entry).contains(type(of: rule).id)
      || !rules(for: entry.locale).options.runs(type(of: rule))
  }

  /// The rules that comments of an entry turn off, where they are heeded.
  private func ignored(by entry: LocalizationEntry) -> IgnoredRules {
    heedsComments ? IgnoredRules(entry) : IgnoredRules()
  }
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
