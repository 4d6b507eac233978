import BidiMessages
package import BidiSource
import LocalizationFiles

/// A kind of fault that is looked for.
///
/// The rules are in ``Rules/all``. `bidi-fix rules` prints what is said here of each.
package protocol Rule: Sendable {
  /// The name: the fault in words, such as `base-direction`.
  static var id: String { get }

  /// How bad a finding of the rule is.
  static var severity: Severity { get }

  /// What the rule finds, in one sentence.
  static var summary: String { get }

  /// Whether the rule runs only if it is asked for.
  static var isOptIn: Bool { get }

  /// What the rule finds, why that matters, examples, and what the fix does.
  static var document: RuleDocument { get }
}

/// A rule as the linter runs it: a type with a file of its own in `Rules/`.
///
/// The doc comment of the type is the document of the rule. `Scripts/check-rules --write` reads the files
/// and writes `Rules+Generated.swift`; nothing else has to be changed for a new rule.
protocol CheckedRule: Rule {
  /// When the rule runs, and whose fix is made first where two rules have one for an entry.
  static var phase: RulePhase { get }

  /// Whether a finding of the rule says that no control can mend the value, so that no rule may edit it.
  static var blocksOtherFixes: Bool { get }

  /// Whether a finding of the rule tells the cause of a wrong order too, so that order rules say nothing of
  /// the entry.
  static var explainsOrder: Bool { get }

  /// Whether the rule says nothing of an entry whose order is wrong: the repair of the order decides about all
  /// controls of the value.
  static var waitsForOrder: Bool { get }

  /// Whether the fixes of the rule change more than controls.
  static var fixChangesText: Bool { get }
}

extension CheckedRule {
  static var isOptIn: Bool { false }
  static var blocksOtherFixes: Bool { false }
  static var explainsOrder: Bool { false }
  static var waitsForOrder: Bool { false }
  static var fixChangesText: Bool { false }
}

/// The order in which rules run on an entry; rules of one phase run by their names.
///
/// A later rule takes for granted what earlier ones mend.
enum RulePhase: Int, Comparable {
  /// Is the file whole?
  case file
  /// Is the value a text for people, in the order of reading?
  case value
  /// Are controls, specifiers and tags spelled so that programs read them?
  case spelling
  /// Is every control in place?
  case controls
  /// Do readers accept the order of the lines?
  case order
  /// What is left.
  case rest

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A rule that looks at a file as a whole.
protocol FileRule: CheckedRule {
  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis]
}

extension FileRule {
  static var phase: RulePhase { .file }
}

/// A rule that looks at single entries.
protocol EntryRule: CheckedRule {
  /// What a value must have for the rule to look at its entry; empty for every entry.
  static var requiredInValue: ValueFeatures { get }

  /// What a key must have for the rule to look at its entry; empty if keys do not matter.
  static var requiredInKey: ValueFeatures { get }

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]
}

extension EntryRule {
  static var requiredInValue: ValueFeatures { [] }
  static var requiredInKey: ValueFeatures { [] }
}

/// What a rule may know besides the entry.
struct RuleContext {
  /// The file.
  let file: LocalizationFile

  /// Its locale; nil if neither the path nor the user names one.
  var locale: MessageLocale?

  /// The options.
  var options: LintOptions

  /// The texts of the base language; nil if there is nothing to compare with.
  let base: BaseTexts?

  /// What is parsed already.
  var parsed = ParsedValues()

  /// What the value of the entry has; nothing while a file is looked at as a whole.
  var features: ValueFeatures = []

  /// What the text of the file has, as it is written.
  var fileFeatures: ValueFeatures = .all

  /// What runs the rules; nil where a rule is asked by itself.
  var linter: Linter?

  /// Parses a value.
  ///
  /// Rules parse with nothing else. The value of an entry is parsed already: ``CheckedEntry/message``.
  ///
  /// - Parameters:
  ///   - value: The value of the entry, or a form of it.
  ///   - entry: The entry, which may say what stands for arguments.
  /// - Returns: The message.
  func message(_ value: String, of entry: LocalizationEntry) -> Message {
    parsed.onParse?(value)
    return Message(
      entry.shown(value), knownArguments: argumentNotes(of: entry).map(\.text),
      isFormat: entry.isFormat,
      isData: options.isData(key: entry.key.string))
  }

  /// What the file says of the arguments of an entry, and where it says nothing, what the file of the base language does:
  /// Flutter and Chrome declare them in the template alone.
  func argumentNotes(of entry: LocalizationEntry) -> [ArgumentNote] {
    guard let notes = base?.arguments(for: entry) else { return entry.arguments }
    return entry.arguments
      + notes.filter { note in !entry.arguments.contains { $0.text == note.text } }
  }

  /// The text of the base language that an entry translates: that of the file beside it, or that which stands in its own
  /// file.
  ///
  /// None for the plural forms of 0, 1 and 2, which may do without the number: see ``anyBaseText(of:)``.
  func baseText(of entry: LocalizationEntry) -> String? {
    entry.pluralCategory?.mayOmitNumber == true ? nil : anyBaseText(of: entry)
  }

  /// The text of the base language for an entry, also where that has arguments which a plural form may do without.
  func anyBaseText(of entry: LocalizationEntry) -> String? {
    base?.text(for: entry) ?? entry.baseText
  }
}

/// All rules.
package enum Rules {
  /// The rules, in the order in which they run.
  package static let all: [any Rule] = checked

  /// The same, as the linter runs them.
  static let checked: [any CheckedRule] = generated.sorted {
    (type(of: $0).phase, type(of: $0).id) < (type(of: $1).phase, type(of: $1).id)
  }

  /// The names of all rules.
  package static var ids: [String] { all.map { type(of: $0).id } }

  /// The rule of a name; nil where there is none.
  package static func rule(named id: String) -> (any Rule)? {
    all.first { type(of: $0).id == id }
  }

  /// The rule whose name is nearest to an unknown one; nil where none is near.
  ///
  /// - Parameter name: A name with a typing error in it, or a part of one.
  /// - Returns: The name of a rule.
  package static func nearest(to name: String) -> String? {
    nearestName(to: name, among: ids)
      ?? ids.first { !name.isEmpty && $0.contains(name.lowercased()) }
  }
}
