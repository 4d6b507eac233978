@testable import BidiLint
@testable import BidiJudge
@testable import LocalizationFiles

/// Paths of every format, in the order in which the first byte of an input chooses them.
private let paths = [
  "he.lproj/x.strings", "he.lproj/x.stringsdict", "he.lproj/AppIntentVocabulary.plist",
  "x.xcstrings", "values-iw/strings.xml",
  "he.xliff",
  "po/he.po", "app_he.arb", "i18n/he.json", "_locales/he/messages.json", "m_he.properties",
  "app_he.ts", "x.he.resx",
]

/// Any bytes as a file of a format: read without loss or refused, and repaired at most once.
func fuzzFiles(_ input: inout Input) {
  if input.isEmpty { return }
  let path = input.pick(paths)
  let bytes = input.rest()
  guard let file = try? LocalizationFile(path: path, bytes: bytes) else { return }
  require(file.source.bytes() == bytes, "a file is given back as it was")
  for (entry, next) in zip(file.entries, file.entries.dropFirst()) {
    require(entry.range.upperBound <= next.range.lowerBound, "entries do not overlap")
  }
  let base = BaseTexts(file, locale: MessageLocale("en"))
  let empty = Set(file.entries.filter { $0.value.string.isEmpty }.map(\.key.string))
  for entry in file.entries where !empty.contains(entry.key.string) {
    let text = base.text(for: entry)
    require(text != nil, "every entry with a text is its own base text: \(entry.key.string)")
  }
  for tag in ["he", "en"] {
    let options = LintOptions(containers: [.natural, .leftToRight])
    let fixer = Fixer(linter: Linter(options: options))
    guard let once = try? fixer.fix(file, locale: MessageLocale(tag)) else { continue }
    guard let twice = try? fixer.fix(once.repaired, locale: MessageLocale(tag)) else { continue }
    require(!twice.isChanged, "fixing twice is fixing once")
  }
  // The same with the file as that of the base language.
  let fixer = Fixer(linter: Linter(options: LintOptions(containers: [.natural])))
  let locale = MessageLocale("he")
  guard let once = try? fixer.fix(file, locale: locale, base: base),
    let twice = try? fixer.fix(once.repaired, locale: locale, base: base)
  else { return }
  require(!twice.isChanged, "fixing twice is fixing once, beside a base text")
}
