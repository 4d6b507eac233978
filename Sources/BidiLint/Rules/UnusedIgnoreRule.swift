import BidiMessages
import BidiSource
import LocalizationFiles

/// A comment turns off a rule that finds nothing in its entry.
///
/// ## What it finds
///
/// A comment with bidi-fix:ignore at an entry in which there is nothing to find: the text was changed,
/// or never had the fault. With names behind it, each rule that runs and finds nothing. Rules that do
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
  static let severity = Severity.info

  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    let numbers = file.entries.indices.filter {
      file.entries[$0].isInUse && IgnoredRules(file.entries[$0]).isAny
    }
    guard !numbers.isEmpty else { return [] }
    var options = context.options
    options.ignore.insert(Self.id)
    let linter = Linter(options: options).unheeding
    let examined = linter.examine(file, locale: context.locale, base: context.base)
    var memory = JudgeMemory()
    var result: [Diagnosis] = []
    for number in numbers {
      let entry = file.entries[number]
      guard let locale = entry.locale.flatMap({ MessageLocale($0) }) ?? context.locale,
        options.takes(locale: locale.identifier)
      else { continue }
      let found = Set(
        linter.examine(
          number, in: file, locale: locale, base: context.base, examined, &memory
        ).findings.map(\.rule))
      let ignored = IgnoredRules(entry)
      guard let words = ignored.unused(found: found, options) else { continue }
      let place =
        entry.comments.first { IgnoredRules.isMarked($0.text) }?.range ?? entry.value.range
      result.append(
        Diagnosis(
          range: place, key: nil,
          message: "the comment turns off \(words), which finds nothing here",
          help: "take it out, so that it does not hide the next fault"))
    }
    return result
  }
}
