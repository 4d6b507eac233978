import BidiSource
import BidiText
import Foundation
import LocalizationFiles

@testable import BidiLint

/// The folder of the package.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A file of one entry, with the key `k`.
func file(_ value: String, path: String = "test.strings") throws -> LocalizationFile {
  try LocalizationFile(path: path, bytes: Array("\"k\" = \"\(value)\";\n".utf8))
}

/// The value of the entry `k` after all fixes, with the findings that were fixed.
func fixed(
  _ value: String, _ locale: String, _ options: LintOptions = LintOptions(), unsafe: Bool = false
) throws -> (value: String, outcome: Fixer.Outcome) {
  let fixer = Fixer(linter: Linter(options: options), includesUnsafe: unsafe)
  let outcome = try fixer.fix(try file(value), locale: MessageLocale(locale))
  return (outcome.repaired.entries[0].value.string, outcome)
}

/// The names of the rules that find something in a value.
func findings(
  _ value: String, _ locale: String?, _ options: LintOptions = LintOptions()
) throws -> [Finding] {
  try Linter(options: options).findings(
    in: try file(value), locale: locale.flatMap { MessageLocale($0) })
}
