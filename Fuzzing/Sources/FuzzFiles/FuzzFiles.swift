import BidiLint
import BidiMessages
import LocalizationFiles

/// Paths of every format, in the order in which the first byte of an input chooses them.
private let paths = [
  "he.lproj/x.strings", "he.lproj/x.stringsdict", "he.lproj/AppIntentVocabulary.plist",
  "x.xcstrings", "values-iw/strings.xml",
  "he.xliff",
  "po/he.po", "app_he.arb", "i18n/he.json", "_locales/he/messages.json", "m_he.properties",
  "app_he.ts", "x.he.resx",
]

/// Any bytes as a file of a format: read without loss or refused, and repaired at most once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: data, count: size))
  guard let choice = input.first else { return 0 }
  let path = paths[Int(choice) % paths.count]
  let bytes = Array(input.dropFirst())
  guard let file = try? LocalizationFile(path: path, bytes: bytes) else { return 0 }
  precondition(file.source.bytes() == bytes, "a file is given back as it was")
  for (entry, next) in zip(file.entries, file.entries.dropFirst()) {
    precondition(entry.range.upperBound <= next.range.lowerBound, "entries do not overlap")
  }
  for tag in ["he", "en"] {
    let options = LintOptions(containers: [.natural, .ltr])
    let fixer = Fixer(linter: Linter(options: options))
    guard let once = try? fixer.fix(file, locale: MessageLocale(tag)) else { continue }
    guard let twice = try? fixer.fix(once.repaired, locale: MessageLocale(tag)) else { continue }
    precondition(!twice.isChanged, "fixing twice is fixing once")
  }
  return 0
}
