import BidiJudge
import MessageSyntax
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

/// The findings in a value.
func findings(
  _ value: String, _ locale: String?, _ options: LintOptions = LintOptions()
) throws -> [Finding] {
  try Linter(options: options).findings(
    in: file(value), locale: locale.flatMap { MessageLocale($0) })
}

/// The findings in the text of a file, with the text of the English file beside it.
func findings(
  _ text: String, path: String = "x.strings", locale: String = "he", base: String? = nil
) throws -> [Finding] {
  let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
  let other = try base.map { try LocalizationFile(path: path, bytes: Array($0.utf8)) }
  return Linter(options: LintOptions()).findings(
    in: file, locale: MessageLocale(locale),
    base: other.map { BaseTexts($0, locale: MessageLocale("en")) })
}

extension Rules {
  /// The names of the rules about the order of lines.
  static let orderIDs = Set(checked.filter { $0 is any OrderRule }.map { type(of: $0).id })
}

extension Message {
  /// The lines with arguments filled in as a table writes them: `%@=Alice, %@=Bob`; a number is 12 otherwise.
  func filledLines(_ arguments: [(specifier: String, text: String)]) -> [String] {
    var used: [String: Int] = [:]
    let texts = self.arguments.map { argument -> String in
      let given = arguments.filter { $0.specifier == argument.text }
      let place = used[argument.text, default: 0]
      used[argument.text] = place + 1
      guard !given.isEmpty else { return argument.type == .number ? "12" : "Alice" }
      return given[min(place, given.count - 1)].text
    }
    return lines.map { filled($0, texts) }
  }

  /// What is seen of the lines, from left to right, with newlines between.
  func displayed(
    _ arguments: [(specifier: String, text: String)], _ base: BaseDirection
  ) -> String {
    filledLines(arguments).map { $0.visualParagraph(baseDirection: base) ?? $0 }.joined(
      separator: "\n")
  }
}

/// `%@=Alice, %2$@=Bob` of a table.
func tableArguments(_ field: String) -> [(specifier: String, text: String)] {
  field.components(separatedBy: ", ").filter { !$0.isEmpty }.map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }
}
