import MessageSyntax
import BidiJudge
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// One pass of a linter over a file: from an entry to its verdict, to the diagnoses of the rules, to findings.
///
/// `check`, `fix`, `explain`, the language server and the C library all use it.
struct LintPass: Sendable {
  let linter: Linter
  let file: LocalizationFile

  /// The locale of entries that name none; nil if it is not known.
  let locale: MessageLocale?

  /// The texts of the base language.
  let base: BaseTexts?

  /// The features of the text of the file.
  let features: ValueFeatures

  /// Whether nobody wants findings, but only fixes.
  var wantsFixesAlone = false

  /// The diagnoses of the rules for whole files, in the order of the file.
  private(set) var ofFile: [Diagnosis] = []

  /// Runs the rules for whole files.
  ///
  /// - Parameters:
  ///   - linter: The linter.
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language.
  ///   - features: The features of its text, if they are known; more features than it has do no harm.
  init(
    _ linter: Linter, over file: LocalizationFile, locale: MessageLocale?, base: BaseTexts?,
    features: ValueFeatures? = nil
  ) {
    self.linter = linter
    self.file = file
    self.locale = locale
    self.base = base
    self.features = features ?? ValueFeatures(ofFile: file.source.text)
    var context = self.context()
    context.linter = linter
    ofFile = linter.rules(for: nil).fileRules.flatMap { $0.check(file, in: context) }
      .filter { !isIgnored($0) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether an entry is checked: programs show it, and the options take its locale.
  func isChecked(_ number: Int) -> Bool {
    file.entries[number].isInUse && linter.options.takes(locale: file.entries[number].locale)
  }

  /// The locale of an entry, by the name that the entry gives it; nil if it is not known.
  func locale(named tag: String?) -> MessageLocale? {
    if let tag { MessageLocale(tag) } else { locale }
  }

  /// The context in which rules look at an entry, by the locale that the entry names.
  func context(for tag: String? = nil, _ parsed: ParsedValues = ParsedValues()) -> RuleContext {
    var context = RuleContext(
      file: file, locale: locale(named: tag), options: linter.rules(for: tag).options, base: base,
      parsed: parsed)
    context.fileFeatures = features
    context.wantsFixesAlone = wantsFixesAlone
    context.usage = linter.usage
    context.textsBeside = linter.textsBeside
    parsed.onParse = linter.onParse
    return context
  }

  /// The diagnoses of rules for whole files that are about an entry.
  func ofFile(at number: Int) -> [Diagnosis] {
    let range = file.entries[number].range
    return ofFile.filter { file.isText || range.contains($0.range.lowerBound) }
  }

  // MARK: Entries

  /// Checks some entries, language by language, and skips entries in which no rule can find anything.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the entries.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - isEnough: Whether to stop; asked before each entry.
  ///   - body: Gets each entry with its diagnoses.
  func forEachEntry(
    of numbers: [Int], _ memory: inout JudgeMemory, until isEnough: () -> Bool = { false },
    _ body: (CheckedEntry, [Diagnosis]) -> Void
  ) {
    // Most files hold no control and nothing that can be read as one, and neither do their keys.
    let looksAtKeys = file.isText || !features.isDisjoint(with: [.controls, .escapes])
    let parsed = ParsedValues()
    for (tag, numbers) in byLocale(numbers) {
      let rules = linter.rules(for: tag)
      var context = context(for: tag, parsed)
      // Without a locale the judge is not asked.
      guard let locale = context.locale ?? MessageLocale("en") else { continue }
      var judge = MessageJudge(locale: locale, options: rules.judge, memory: &memory)
      let elsewhere = optionsElsewhere(judge, context, rules)
      for number in numbers {
        if isEnough() { break }
        let entry = file.entries[number]
        if let diagnosis = OrderNotJudgedRule.diagnosisOfLength(entry) {
          if rules.options.runs(OrderNotJudgedRule.self),
            !ignored(by: entry).contains(diagnosis.rule.id)
          {
            body(CheckedEntry(number, in: context), [diagnosis])
          }
          continue
        }
        let key = looksAtKeys ? ValueFeatures(of: entry.key.string) : []
        context.features = features(of: entry)
        // A fragment is only a part of a line, and the rest of the line is not known.
        let mayHaveFault =
          context.locale != nil && !entry.isFragment
          && (context.features.contains(.controls)
            || judge.mayHaveFault(entry.shown(entry.value.string)))
        let entryRules = rules.entryRules.rules(value: context.features, key: key)
        let mayBeElsewhere =
          !entry.isFragment && mayHaveFaultElsewhere(entry, locale, elsewhere)
        guard mayHaveFault || mayBeElsewhere || !entryRules.isEmpty else { continue }
        let checked = CheckedEntry(number, in: context)
        if mayHaveFault { judgeOrder(of: checked, by: &judge) }
        let hasFault = checked.verdict.map { $0.certainty != .right } ?? false
        if hasFault || mayBeElsewhere, checked.isShownElsewhere {
          var options = rules.judge
          options.containers = DisplayContainer.allCases.filter {
            judge.containers.contains($0) || checked.containers.contains($0)
          }
          var other = MessageJudge(locale: locale, options: options, memory: &memory)
          judgeOrder(of: checked, by: &other)
          other.handBack(&memory)
        }
        body(checked, diagnoses(of: checked, entryRules, rules.orderRules))
      }
      judge.handBack(&memory)
    }
  }

  /// Groups entries by the locale that they name, in the order of their first entries.
  ///
  /// Only files of several languages have more than one group. One judge judges all entries of a group.
  private func byLocale(_ numbers: [Int]) -> [(locale: String?, numbers: [Int])] {
    guard numbers.contains(where: { file.entries[$0].locale != nil }) else {
      return [(nil, numbers)]
    }
    return Dictionary(grouping: numbers) { file.entries[$0].locale }
      .map { ($0.key, $0.value) }
      .sorted { ($0.numbers.first ?? 0) < ($1.numbers.first ?? 0) }
  }

  private func features(of entry: LocalizationEntry) -> ValueFeatures {
    var features = ValueFeatures(of: entry.value.string)
    // These may be broken specifiers, or messages of ICU or of MessageFormat 2 that are not well formed.
    if features.contains(.oddPercent)
      || features.contains(.braces)
        && entry.value.string.utf8.contains(where: {
          $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
        })
    {
      features.insert(.arguments)
    }
    // The program may give other arguments.
    if linter.usage != nil, !features.isDisjoint(with: [.percent, .braces]) {
      features.insert(.arguments)
    } else if let text = base?.text(for: entry) ?? entry.baseText,
      !ValueFeatures(of: text).union(features).isDisjoint(with: [.percent, .braces])
        || text.utf8.contains(UInt8(ascii: "$"))
    {
      features.insert(.arguments)
    }
    return features
  }

  // MARK: The verdict

  /// The options for views of other programs, which take the first letter; nil where those of the project do so too, and where nobody
  /// asks.
  private func optionsElsewhere(
    _ judge: borrowing MessageJudge, _ context: RuleContext, _ rules: RuleSet
  ) -> JudgeOptions? {
    guard linter.usage != nil, context.locale != nil, !rules.orderRules.isEmpty,
      context.options.areContainersBySources, !judge.containers.contains(.natural)
    else { return nil }
    var options = judge.options
    options.containers = [.natural]
    return options
  }

  /// Whether an entry may be wrong in a view of another program, though not in those of the project.
  ///
  /// The sources are asked only about texts of files that give something to such views.
  private func mayHaveFaultElsewhere(
    _ entry: LocalizationEntry, _ locale: MessageLocale, _ options: JudgeOptions?
  ) -> Bool {
    guard let options, let usage = linter.usage else { return false }
    return MessageJudge.mayHaveFault(
      entry.shown(entry.value.string), locale: locale, options: options)
      && usage.mayShowElsewhere(EntryUsage.keys(of: entry, in: file))
  }

  /// Adds the verdict and the repair to an entry.
  private func judgeOrder(of checked: CheckedEntry, by judge: inout MessageJudge) {
    (checked.repair, checked.doubt, checked.needsNoNames) = (nil, nil, false)
    let (message, context) = (checked.message, checked.context)
    // A value that the project declares as data has no reading order.
    guard message.data != .declared else { return }
    var verdict = judge.verdict(of: message, context: checked.surroundings)
    let hasFault = verdict.certainty != .right
    if hasFault || verdict.arguments.contains(where: \.isGuess),
      checked.askSources(hasFault: hasFault)
    {
      verdict = judge.verdict(of: message, context: checked.surroundings)
    }
    let surroundings = checked.surroundings
    checked.verdict = verdict
    guard verdict.certainty != .right || verdict.isUnbalanced else { return }
    if let locale = context.locale, !context.options.ignore.contains(VisualOrderSuspectRule.id),
      !ignored(by: checked.entry).contains(VisualOrderSuspectRule.id)
    {
      checked.doubt = VisualOrderSuspectRule.doubt(of: checked, locale, in: context)
    }
    if verdict.certainty == .some {
      let noNames = checked.argumentsWithoutName
      if !noNames.isEmpty, noNames.count < message.arguments.count {
        var narrowed = surroundings
        narrowed.declared = noNames + narrowed.declared
        checked.needsNoNames = judge.verdict(of: message, context: narrowed).certainty == .right
      }
    }
    guard checked.doubt == nil, let repair = judge.repair(of: message, context: surroundings) else {
      return
    }
    // An isolate takes its direction from the first letter, and a plural form may begin with a foreign letter.
    let isolatesForms = surroundings.declared.contains { declared in
      !declared.forms.isEmpty && repair.text.contains("\u{2068}" + declared.specifier)
        && !message.text.contains("\u{2068}" + declared.specifier)
    }
    if !isolatesForms { checked.repair = repair }
  }

  // MARK: What rules say

  private func diagnoses(
    of checked: CheckedEntry, _ entryRules: [any EntryRule], _ orderRules: [any OrderRule.Type]
  ) -> [Diagnosis] {
    var result = entryRules.flatMap { $0.check(checked, in: checked.context) }
    let hasOrderFault = checked.verdict.map { $0.certainty != .right } ?? false
    guard hasOrderFault || !result.isEmpty else { return [] }
    let ignored = ignored(by: checked.entry)
    result.removeAll { ignored.contains($0.rule.id) }
    if hasOrderFault, !result.contains(where: { $0.rule.explainsOrder }) {
      let orders = checked.orderDiagnoses(orderRules, ignored)
      if !orders.isEmpty {
        result.removeAll { $0.rule.waitsForOrder }
        let place = result.firstIndex { $0.rule.phase > .order } ?? result.endIndex
        result.insert(contentsOf: orders, at: place)
      }
    }
    hushUnseen(&result, of: checked)
    guard result.contains(where: { $0.fix != nil }), let blocker = blocker(of: checked, ignored)
    else { return result }
    for index in result.indices where result[index].fix != nil {
      result[index].fix = nil
      result[index].help = "no control is written here before a person looked at it (\(blocker))"
    }
    return result
  }

  /// Leaves out what is said of a text that nobody sees: the build leaves out its file or its key, another value takes its place, no
  /// source of the program names it or shows it, or, of its order, that it goes into a log alone, or into a manual page, which a
  /// terminal shows in an order of its own.
  ///
  /// The sources are asked only where something is said of the text.
  private func hushUnseen(_ result: inout [Diagnosis], of checked: CheckedEntry) {
    let context = checked.context
    guard result.contains(where: { $0.rule.phase != .file }) else { return }
    if let reason = linter.reasonUnseen ?? reasonOfKey(checked) {
      result.removeAll { $0.rule.phase != .file }
      checked.unseen = reason
    }
    guard checked.unseen == nil, let usage = context.usage else { return }
    if !UnusedTexts.mayBeNamed(checked.entry, of: file, in: usage),
      context.parsed.unusedTexts(in: context).contains(checked.entry)
    {
      result.removeAll { $0.rule.phase != .file }
      checked.unseen = "no source of the program names it"
    } else if checked.usage?.isOfOtherForms ?? false {
      result.removeAll { $0.rule.phase != .file }
      checked.unseen = "only forms of other classes have it"
    } else if let reason = checked.usage?.unseen {
      result.removeAll { $0.rule.phase != .file }
      checked.unseen = reason
    } else if file.format.isManual(ofPath: file.source.path)
      || checked.usage?.isOnly([.logged]) ?? false
    {
      result.removeAll { $0.rule is any OrderRule.Type }
      checked.unseen = "only a log or a terminal shows it"
    }
  }

  /// Why a program never gets a value by its key, as a clause; nil where it may.
  private func reasonOfKey(_ checked: CheckedEntry) -> String? {
    let (context, entry) = (checked.context, checked.entry)
    if context.parsed.laterValues(in: file).replace(entry) {
      return "a later value of the same key takes its place"
    }
    return linter.reasonOfKey?(entry.key.string)
  }

  private static let blockers = Rules.checked.compactMap { $0 as? any EntryRule }
    .filter { type(of: $0).blocksOtherFixes }

  /// The name of a rule that forbids to edit an entry.
  ///
  /// Such a rule counts even if it does not run, unless the user ignores it.
  private func blocker(of checked: CheckedEntry, _ ignored: IgnoredRules) -> String? {
    let context = checked.context
    return Self.blockers.first { rule in
      let kind = type(of: rule)
      return kind.requiredInValue.isSubset(of: context.features)
        && !context.options.ignore.contains(kind.id) && !ignored.contains(kind.id)
        && !rule.check(checked, in: context).isEmpty
    }.map { type(of: $0).id }
  }

  /// Whether the entry around a diagnosis, or the options for its locale, turn the rule off.
  private func isIgnored(_ diagnosis: Diagnosis) -> Bool {
    guard let entry = file.entry(around: diagnosis.range.lowerBound) else { return false }
    return ignored(by: entry).contains(diagnosis.rule.id)
      || !linter.rules(for: entry.locale).options.runs(diagnosis.rule)
  }

  /// The rules that comments of an entry turn off.
  private func ignored(by entry: LocalizationEntry) -> IgnoredRules {
    linter.appliesIgnoreComments ? IgnoredRules(entry) : IgnoredRules()
  }

  // MARK: Findings

  /// The finding of a diagnosis.
  ///
  /// It keeps its fix even if the file cannot be edited.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - place: The place, in lines; nil if it is not needed.
  ///   - editLocations: The places of the edits of its fix.
  /// - Returns: The finding.
  func finding(
    of diagnosis: Diagnosis, at place: Range<SourceLocation>? = nil,
    _ editLocations: [Range<SourceLocation>] = []
  ) -> Finding {
    let start = SourceLocation(line: 1, column: 1, byteOffset: 0)
    let entry = diagnosis.key == nil ? nil : file.entry(around: diagnosis.range.lowerBound)
    let rule = diagnosis.rule
    let options = linter.rules(for: entry?.locale).options
    let isGiven = !diagnosis.isElsewhere || !options.waitingRules.contains(rule.id)
    return Finding(
      rule: rule.id,
      severity: (isGiven ? options.severities[rule.id] : nil)
        ?? diagnosis.severity ?? rule.severity,
      path: file.source.path, location: place?.lowerBound ?? start,
      endLocation: place?.upperBound ?? start, key: diagnosis.key, value: entry?.value.string,
      locale: entry?.locale, judgedLocale: entry?.locale ?? locale?.identifier,
      format: file.format.name, message: diagnosis.message, help: diagnosis.help,
      proof: diagnosis.proof, fix: diagnosis.fix, editLocations: editLocations)
  }
}
