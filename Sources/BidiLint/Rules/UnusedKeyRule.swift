import BidiSource
import LocalizationFiles

/// No source of the program names the key of a text.
///
/// ## What it finds
///
/// A key that stands in no file of the project, in whatever language: neither in code nor in a page, an interface or a file of
/// data. A key that code may build, such as "status.open" beside "status." + name, may be used, unless the other keys of the
/// file show that nobody builds it. The rule is off by default: --extend-select unused-key. A file of the base language has the
/// findings; its translations have none. A key that is a sentence is named where each two of its words that follow each other
/// follow each other in some file. Nothing is said where the sources name fewer than half of the keys of a file, and where the
/// limits for sources leave files out. What other rules find in such a text is not reported, in every language.
///
/// ## Why it matters
///
/// Translators translate a text that nobody sees.
///
/// ## Example
///
///     en
///     wrong: "title" = "Notes"; "old.headline" = "All notes";
///     right: "title" = "Notes";
///
/// ## Fix
///
/// None. Only a person can say that no other program uses the text.
///
/// ## Source
///
/// - Android Studio, lint check UnusedResources
struct UnusedKeyRule: UsageRule {
  static let id = "unused-key"
  static let headline = "no source names the key"
  static let severity = Severity.info
  static let isOptIn = true

  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    guard context.linter?.isOfBase ?? true else { return [] }
    let unused = context.parsed.unusedTexts(in: context)
    var known: Set<String> = []
    return file.entries.compactMap { entry in
      guard entry.isInUse, entry.baseText == nil, unused.contains(entry),
        case let name = unused.name(of: entry), known.insert(name).inserted
      else { return nil }
      return Diagnosis(
        rule: Self.self, range: entry.key.range, key: entry.key.string,
        message: "no source of the project names the key \"\(name)\"",
        help: "remove the text if no other program uses it")
    }
  }
}
