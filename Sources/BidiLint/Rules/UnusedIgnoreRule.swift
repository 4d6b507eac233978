import BidiJudge
import BidiSource
import LocalizationFiles

/// A comment turns off a rule that finds nothing in its entry.
///
/// ## What it finds
///
/// A comment with bidi-fix:ignore at an entry in which there is nothing to find: the text was changed,
/// or never had the fault. With names after it, each rule that runs and finds nothing. Rules that do
/// not run are passed over, and so are entries whose locale is not known.
///
/// ## Why it matters
///
/// The comment would hide the next fault of the entry, which nobody has looked at.
///
/// ## Example
///
///     he
///     wrong: /* bidi-fix:ignore */ "title" = "שלום";
///     right: "title" = "שלום";
///
/// ## Fix
///
/// None. Comments are never changed. Take the comment out, or the name of the rule.
///
/// ## Source
///
/// - ruff's rule unused-noqa and SwiftLint's superfluous_disable_command
struct UnusedIgnoreRule: FileRule {
  static let id = "unused-ignore"
  static let headline = "a comment turns off nothing"
  static let severity = Severity.info

  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    // The pass below runs this rule again, without ignore comments.
    guard let linter = context.linter, linter.appliesIgnoreComments else { return [] }
    // One comment can belong to all languages of a key.
    var numbers: [Int: [Int]] = [:]
    for number in file.entries.indices where file.entries[number].isInUse {
      let entry = file.entries[number]
      guard let comment = entry.comments.first(where: { IgnoredRules.isMarked($0.text) }) else {
        continue
      }
      numbers[comment.range.lowerBound, default: []].append(number)
    }
    guard !numbers.isEmpty else { return [] }
    let pass = LintPass(
      linter.withoutIgnoreComments, over: file, locale: context.locale, base: context.base)
    var memory = JudgeMemory()
    var result: [Diagnosis] = []
    for (_, group) in numbers.sorted(by: { $0.key < $1.key }) {
      let checked = group.filter {
        guard let locale = pass.locale(named: file.entries[$0].locale) else { return false }
        return linter.options.takes(locale: locale.identifier)
      }
      let options = checked.map { linter.rules(for: file.entries[$0].locale).options }
      var ignored = IgnoredRules()
      for number in checked { ignored.formUnion(IgnoredRules(file.entries[number])) }
      var found = Set(checked.flatMap(pass.ofFile).map { $0.rule.id })
      pass.forEachEntry(of: checked, &memory) { found.formUnion($1.map { $0.rule.id }) }
      guard options.contains(where: { $0.runs(Self.self) }),
        let fault = ignored.fault(
          found: found, runs: { rule in options.contains { $0.runs(rule) } }),
        let comment = file.entries[group[0]].comments.first(where: {
          IgnoredRules.isMarked($0.text)
        })
      else { continue }
      result.append(
        Diagnosis(
          rule: Self.self, range: comment.range, key: nil, message: fault,
          help: "take it out, so that it does not hide the next fault"))
    }
    return result
  }
}
