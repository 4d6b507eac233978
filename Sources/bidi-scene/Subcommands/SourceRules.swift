import ArgumentParser
import SceneFiles

/// The command `bidi-scene rules`.
struct SourceRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Print the rules for source files, or the document of one.",
    discussion: """
      A comment on a line of source turns rules off there: bidi-scene:ignore, with names of rules or without. \
      The rules are those of bidi-source-audit, which audit runs for source files.
      """)

  @Argument(help: "The name of a rule.")
  var rule: String?

  func run() throws {
    guard let text = SourceAuditor.rules(rule) else { throw ExitCode(2) }
    try Files.write(text, to: nil)
  }
}
