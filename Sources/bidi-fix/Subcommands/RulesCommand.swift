import ArgumentParser
import BidiFiles
import BidiLint
import BidiReport

/// The command `bidi-fix rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules; with a name print the rule's document.",
    discussion: """
      A safe fix is made by bidi-fix fix, an unsafe one with --unsafe-fixes. Controls are shown by name, \
      as ‹RLE›.
      """)

  @Argument(help: ArgumentHelp("The name of a rule.", valueName: "rule"))
  var rule: String?

  @Option(help: ColorChoice.help) var color: ColorChoice = .auto

  @Option(help: ArgumentHelp("The form of the answer: text or json.", valueName: "form"))
  var format: ReportFormat = .text

  func validate() throws {
    if let rule, Rules.rule(named: rule) == nil {
      throw ValidationError("\(rule): \(RuleNames.unknown(rule))")
    }
  }

  func run() throws {
    var standardOutput = StandardOutput()
    let report = RuleReport(style: color.style)
    let named = rule.flatMap { Rules.rule(named: $0) }
    switch format {
    case .text:
      standardOutput.write(named.map { report.text(for: $0) } ?? report.list(Rules.all))
    case .json:
      standardOutput.write(RuleReport.json(for: named.map { [$0] } ?? Rules.all))
    }
    if !standardOutput.finish() {
      var status = ExitStatus()
      status.noteFailure()
      try status.exit()
    }
  }
}
