import BidiJudge
import MessageSyntax
package import BidiSource
import BidiUsage
import LocalizationFiles

/// A kind of fault that the linter finds.
///
/// The rules are in ``Rules/all``. `bidi-fix rules` prints these properties of each rule.
package protocol Rule: Sendable {
  /// The name: the fault in words, such as `base-direction`.
  static var id: String { get }

  /// The severity of findings of the rule.
  static var severity: Severity { get }

  /// What is wrong where the rule finds something, in eight words at most.
  static var headline: String { get }

  /// What the rule finds, in one sentence.
  static var summary: String { get }

  /// Whether the rule runs only on request.
  static var isOptIn: Bool { get }

  /// What the rule finds, why that matters, examples, and what the fix does.
  static var document: RuleDocument { get }
}

/// A rule as the linter runs it: a type with a file of its own in `Rules/`.
///
/// The doc comment of the type is the document of the rule. `Scripts/check-rules --write` reads the files
/// and writes `Rules+Generated.swift`; nothing else has to be changed for a new rule.
protocol CheckedRule: Rule {
  /// The phase in which the rule runs. If two rules have a fix for an entry, the fix of the earlier phase is made
  /// first.
  static var phase: RulePhase { get }

  /// Whether a finding of the rule means that controls cannot repair the value, so that no rule may edit it.
  static var blocksOtherFixes: Bool { get }

  /// Whether a finding of the rule explains a wrong order, so that order rules report nothing for the entry.
  static var explainsOrder: Bool { get }

  /// Whether the rule reports nothing for an entry with a wrong order: the repair of the order decides about all
  /// controls.
  static var waitsForOrder: Bool { get }

  /// Whether fixes of the rule change characters that are not controls.
  static var fixChangesText: Bool { get }
}

extension CheckedRule {
  static var isOptIn: Bool { false }
  static var blocksOtherFixes: Bool { false }
  static var explainsOrder: Bool { false }
  static var waitsForOrder: Bool { false }
  static var fixChangesText: Bool { false }
}

/// A rule about a project as a whole.
///
/// Nothing in a file of texts shows its fault: the finding is made by those who read the sources of the project.
protocol ProjectRule: CheckedRule {}

extension ProjectRule {
  static var phase: RulePhase { .file }
}

/// The order in which rules run on an entry; in one phase, rules run in the order of their names.
///
/// A later rule assumes that the faults of earlier phases are repaired.
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
  /// All other questions.
  case rest

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A rule that checks a file as a whole.
protocol FileRule: CheckedRule {
  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis]
}

extension FileRule {
  static var phase: RulePhase { .file }
}

/// A rule that compares a file with the sources of the program; without them it finds nothing.
protocol UsageRule: FileRule {}

/// A rule that checks single entries.
protocol EntryRule: CheckedRule {
  /// The features that a value must have for the rule to apply; empty if it applies to every value.
  static var requiredInValue: ValueFeatures { get }

  /// The features that a key must have for the rule to apply; empty if keys do not matter.
  static var requiredInKey: ValueFeatures { get }

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]
}

extension EntryRule {
  static var requiredInValue: ValueFeatures { [] }
  static var requiredInKey: ValueFeatures { [] }
}

/// What a rule knows besides the entry.
struct RuleContext {
  /// The file.
  let file: LocalizationFile

  /// The locale; nil if neither the path nor the user names one.
  var locale: MessageLocale?

  /// The options.
  var options: LintOptions

  /// The texts of the base language; nil if there are none.
  let base: BaseTexts?

  /// The uses of texts in the sources of the program; nil if they are not read.
  var usage: ProgramUsage?

  /// The texts of the other files of the same locale in the folder of the file; nil where nobody looks for them.
  var textsBeside: (@Sendable () -> [LinkedTexts])?

  /// The values that are parsed already.
  var parsed = ParsedValues()

  /// The features of the value of the entry; empty while a file is checked as a whole.
  var features: ValueFeatures = []

  /// The features of the text of the file.
  var fileFeatures: ValueFeatures = .all

  /// The linter that runs the rules; nil if a rule is run alone.
  var linter: Linter?

  /// Whether nobody wants findings, but only fixes: then order rules leave out severities, reasons and proofs.
  var wantsFixesAlone = false

  /// Parses a value.
  ///
  /// Rules parse only with this function. The value of an entry is parsed already: ``CheckedEntry/message``.
  ///
  /// - Parameters:
  ///   - value: The value of the entry, or a form of it.
  ///   - entry: The entry, which may have notes about arguments.
  /// - Returns: The message; an empty one for a value that is too long to be judged.
  func message(_ value: String, of entry: LocalizationEntry) -> Message {
    guard value.utf8.count <= OrderNotJudgedRule.longestValue else { return Message("") }
    parsed.onParse?(value)
    var message = Message(
      entry.shown(value), knownArguments: argumentNotes(of: entry).map(\.text),
      dialects: entry.dialects,
      isData: options.isData(key: entry.key.string) || isNameFilter(entry),
      // Qt, Supported HTML Subset: a label with tags is one block; `qt_format_text` in qpainter.cpp: a line end becomes U+2028.
      isOneBlock: file.format.toolkits.main == [.qt]
        && (value.hasLineBreakTag || value.utf8.contains(UInt8(ascii: "\n"))))
    message.foldsWhiteSpace = entry.foldsWhiteSpace || file.format.toolkits.main.contains(.web)
    return message
  }

  /// Whether a file dialog of Qt takes patterns out of a text; of gettext, that is so where KI18n looks the text up.
  private func isNameFilter(_ entry: LocalizationEntry) -> Bool {
    if entry.isNameFilter(in: file.format) { return true }
    guard let usage, file.format.name == "gettext", entry.mayBeNameFilter else { return false }
    return usage.uses(of: EntryUsage.keys(of: entry, in: file)).contains {
      $0.callee.hasPrefix("i18n") || $0.callee.hasPrefix("xi18n")
    }
  }

  /// The notes of the file about the arguments of an entry.
  ///
  /// Notes of the base file are added for arguments without a note: Flutter and Chrome declare arguments only in the
  /// template.
  func argumentNotes(of entry: LocalizationEntry) -> [ArgumentNote] {
    guard let notes = base?.arguments(for: entry) else { return entry.arguments }
    return entry.arguments
      + notes.filter { note in !entry.arguments.contains { $0.text == note.text } }
  }

  /// The text of the base language that an entry translates.
  ///
  /// It is in the base file or in the entry's own file.
  ///
  /// Nil for the plural forms for 0, 1 and 2, which can omit the number: see ``anyBaseText(of:)``.
  func baseText(of entry: LocalizationEntry) -> String? {
    entry.pluralCategory?.mayOmitNumber == true ? nil : anyBaseText(of: entry)
  }

  /// The text of the base language for an entry, also for plural forms that can omit the number.
  func anyBaseText(of entry: LocalizationEntry) -> String? {
    base?.text(for: entry) ?? entry.baseText
  }
}

/// All rules.
package enum Rules {
  /// The rules, in the order in which they run.
  package static let all: [any Rule] = checked

  /// The rules, as the linter runs them.
  static let checked: [any CheckedRule] = generated.sorted {
    (type(of: $0).phase, type(of: $0).id) < (type(of: $1).phase, type(of: $1).id)
  }

  /// The rules that report orders which readers accept: those that `--strict` adds.
  package static var ofTolerances: [any Rule.Type] { reportingTolerances }

  static let reportingTolerances = checked.compactMap { type(of: $0) as? any OrderRule.Type }
    .filter { $0.tolerance != nil }

  /// The names of all rules.
  package static var ids: [String] { all.map { type(of: $0).id } }

  /// The rule with a name; nil if there is none.
  package static func rule(named id: String) -> (any Rule)? {
    all.first { type(of: $0).id == id }
  }

  /// The rule whose name is nearest to an unknown name; nil if no name is near.
  ///
  /// - Parameter name: A name with a typing error, or a part of a name.
  /// - Returns: The name of a rule.
  package static func nearest(to name: String) -> String? {
    nearestName(to: name, among: ids)
      ?? ids.first { !name.isEmpty && $0.contains(name.lowercased()) }
  }
}

extension String {
  /// Whether the text has a tag that ends a line: Qt takes it for rich text.
  fileprivate var hasLineBreakTag: Bool { contains("<br") || contains("<BR") }
}
