import ArgumentParser
import SceneFiles

/// The command `bidi-scene rules`.
struct SourceRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Print what the audits find, or the document of one rule.",
    discussion: """
      The list has three parts: rules for sources of Swift and Objective-C, for storyboards and XIBs, and for \
      scenes. The rules for sources are those of bidi-source-audit, which audit runs for source files. A \
      comment on a line of source turns them off there: bidi-scene:ignore, with names of rules or without.
      """)

  @Argument(help: "The name of a rule.")
  var rule: String?

  func run() throws {
    guard let rule else {
      // The rules that need no other program come in any case.
      let sources = SourceAuditor.rules()
      let first = sources.map { "Swift and Objective-C\n\n\($0)\n" } ?? ""
      try Files.write((first + AuditRules.list).utf8, to: nil)
      if sources == nil { throw ExitCode(2) }
      return
    }
    // A name can stand for a rule of each kind.
    let own = AuditRules.markdown(of: rule)
    let ofSources = try SourceAuditor.document(of: rule, isNeeded: own == nil)
    guard own != nil || ofSources != nil else {
      throw Files.failure("error: there is no rule '\(rule)'; bidi-scene rules lists all")
    }
    let texts = [ofSources, own].compactMap(\.self)
    try Files.write(texts.joined(separator: "\n").utf8, to: nil)
  }
}
