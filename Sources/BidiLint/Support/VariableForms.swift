import MessageSyntax
import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// The plural forms of variables that stand among words, such as `%#@files@` in `%#@files@ in %#@folders@`.
struct VariableForms {
  /// The forms, by locale and by the beginning of the keys of a variable.
  private var forms: [[String]: [String]] = [:]

  /// Takes the forms of a file.
  init(in context: RuleContext) {
    for entry in context.file.entries where entry.isFragment {
      guard let stem = entry.pluralStem else { continue }
      let message = context.message(entry.value.string, of: entry)
      // Only numbers can be filled in here.
      guard message.lines.count == 1, message.arguments.allSatisfy({ $0.type == .number }) else {
        continue
      }
      let number = entry.pluralCategory.flatMap { category in
        (entry.locale ?? context.locale?.identifier).flatMap { PluralRules(locale: $0) }?
          .sampleNumber(of: category)
      }
      let numbers = message.arguments.map { _ in number ?? "12" }
      forms[Self.key(entry, stem), default: []].append(message.filled(message.lines[0], numbers))
    }
  }

  /// The texts that a variable can show, with a sample number.
  ///
  /// - Parameters:
  ///   - variable: The name of the variable.
  ///   - entry: The entry with the variable.
  /// - Returns: The texts; empty if they are not known.
  func texts(of variable: String, in entry: LocalizationEntry) -> [String] {
    forms[Self.key(entry, "\(entry.key.string).\(variable).")] ?? []
  }

  private static func key(_ entry: LocalizationEntry, _ stem: some StringProtocol) -> [String] {
    [entry.locale ?? "", String(stem)]
  }
}
