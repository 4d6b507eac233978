import BidiSource
import BidiUsage
import LocalizationFiles

/// No source of the program names the key of a text.
///
/// ## What it finds
///
/// A key that stands in no file of the project, in whatever language: neither in code nor in a page, an interface or a file of
/// data. A key that code may build, such as "status.open" beside "status." + name, may be used. The rule is off by default:
/// --extend-select unused-key. A file of the base language has the findings; its translations have none. Nothing is said where
/// the sources name fewer than half of the keys of a file, where a key is a sentence, and where the limits for sources leave
/// files out.
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
    guard let usage = context.usage, context.linter?.isOfBase ?? true, !Self.isAskedBySystem(file)
    else {
      return []
    }
    let entries = file.entries.filter { $0.isInUse && $0.baseText == nil }
    func key(of entry: LocalizationEntry) -> String {
      // The parts of a window of .NET: `title.Text`.
      let isOfWindow = file.format.toolkits.main.contains {
        [.windowsForms, .wpf, .winUI].contains($0)
      }
      return isOfWindow
        ? String(entry.askedKey.prefix { $0 != "." && $0 != "/" }) : entry.askedKey
    }
    // `gift_one_get_one` may be a key of its own, and a form of `gift_one_get`.
    let keys = Set(entries.flatMap { [key(of: $0), $0.key.string] })
    guard let unused = usage.unused(among: keys), !unused.isEmpty else { return [] }
    var known: Set<String> = []
    return entries.compactMap { entry in
      let name = key(of: entry)
      let isForm = name != entry.key.string
      guard unused.contains(name), !isForm || unused.contains(entry.key.string),
        known.insert(name).inserted
      else { return nil }
      return Diagnosis(
        rule: Self.self, range: entry.key.range, key: entry.key.string,
        message: "no source of the project names the key \"\(name)\"",
        help: "remove the text if no other program uses it")
    }
  }

  /// Whether the system looks up the texts of a file: those of an app's information and of its storyboards.
  private static func isAskedBySystem(_ file: LocalizationFile) -> Bool {
    file.source.path.hasSuffix("InfoPlist.strings")
      || file.source.path.hasSuffix("InfoPlist.xcstrings")
      || file.source.path.hasSuffix("AppShortcuts.strings")
      || file.source.path.contains("Settings.bundle/")
  }
}
