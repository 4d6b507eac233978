import BidiMessages
import BidiSource
import LocalizationFiles

/// The forms of the variables of a file that stand among words, such as those of `%#@files@` in `%#@files@ in %#@folders@`.
struct VariableForms {
  /// The forms, by locale and by what the keys of all forms of a variable begin with.
  private var forms: [[String]: [String]] = [:]

  /// Takes the forms of the file of a context.
  init(in context: RuleContext) {
    for entry in context.file.entries where entry.isFragment {
      guard let stem = entry.pluralStem else { continue }
      let message = context.message(entry.value.string, of: entry)
      // What else is filled in is not known here.
      guard message.lines.count == 1, message.arguments.allSatisfy({ $0.type == .number }) else {
        continue
      }
      let numbers = message.arguments.map { _ in "12" }
      forms[Self.key(entry, stem), default: []].append(message.filled(message.lines[0], numbers))
    }
  }

  /// The texts that a variable shows, with a number in them.
  ///
  /// - Parameters:
  ///   - variable: The name of the variable.
  ///   - entry: The entry with the variable.
  /// - Returns: None where they are not known.
  func texts(of variable: String, in entry: LocalizationEntry) -> [String] {
    forms[Self.key(entry, "\(entry.key.string).\(variable).")] ?? []
  }

  private static func key(_ entry: LocalizationEntry, _ stem: some StringProtocol) -> [String] {
    [entry.locale ?? "", String(stem)]
  }
}
