import ArgumentParser

/// The command `bidi-scene rules`.
struct SourceRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Print what the audits find, or the document of one rule.",
    discussion: """
      The list has four parts: rules for sources of Swift and Objective-C, for storyboards and XIBs, for \
      scenes, and for texts that are measured in their boxes. The rules for sources are those of bidi-source-audit, which audit runs for source files. A \
      comment on a line of source turns them off there: bidi-scene:ignore, with names of rules or without.
      """)

  @Argument(help: "The name of a rule.")
  var rule: String?

  func run() throws {
    guard let rule else {
      // The rules that need no other program come in any case.
      let sources = SourceAuditor.rules()
      let first = sources.map { "Swift and Objective-C\n\n\($0)\n" } ?? ""
      try Files.write((first + AuditRule.list).utf8, to: nil)
      if sources == nil { throw ExitCode(2) }
      return
    }
    // A name can stand for a rule of each kind.
    let own = AuditRule.markdown(of: rule)
    let ofSources = try SourceAuditor.document(of: rule, isNeeded: own == nil)
    guard own != nil || ofSources != nil else {
      throw Files.failure("error: there is no rule '\(rule)'; bidi-scene rules lists all")
    }
    let texts = [ofSources, own].compactMap(\.self)
    try Files.write(texts.joined(separator: "\n").utf8, to: nil)
  }
}

/// A rule for scenes, storyboards and XIBs.
///
/// The texts are the doc comments of `InterfaceRule` and `LayoutRule`; those for measured texts stand here.
struct AuditRule {
  /// The name, as reports print it.
  let id: String

  /// What the rule finds, in one sentence.
  let summary: String

  /// What a reader of a right-to-left language sees.
  let matters: String

  /// How to repair it.
  let fix: String

  private static let groups = [
    ("Storyboards and XIBs", interfaces),
    ("Scene files, and the scenes of storyboards and XIBs", scenes),
    (
      "Texts of scenes, storyboards and XIBs, with audit --measure, and of localization files, with measure",
      texts
    ),
  ]

  private static let texts = [
    AuditRule(
      id: "text-cut", summary: "A text is wider than its box, and has no line left.",
      matters: "The end of the text is cut off in one language, or is an ellipsis.",
      fix: "Give the box room, let the text have more lines, or let its letters shrink."),
    AuditRule(
      id: "text-needs-lines", summary: "A text needs more lines than its box has room for.",
      matters: "The last lines are not shown in one language.",
      fix: "Let the box grow with the text: no limit of lines, and no fixed height."),
    AuditRule(
      id: "missing-glyph", summary: "No font has a character of a text.",
      matters: "A box stands where the character is meant.",
      fix: "Take another character, or ship a font that has it."),
  ]

  /// All rules under headings, a line each: the name, a tab, the summary.
  static var list: String {
    groups.map { place, rules in
      "\(place)\n\n" + rules.map { "\($0.id)\t\($0.summary)\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The document of a rule in Markdown; nil if there is no such rule.
  static func markdown(of id: String) -> String? {
    let documents = groups.flatMap { place, rules in
      rules.filter { $0.id == id }.map { rule in
        """
        # \(id)

        \(rule.summary)

        ## Where it is found

        \(place).

        ## Why it matters

        \(rule.matters)

        ## Fix

        \(rule.fix)

        """
      }
    }
    return documents.isEmpty ? nil : documents.joined(separator: "\n")
  }
}
