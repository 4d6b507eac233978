import ArgumentParser
import BidiLint
import BidiMessages
import BidiProject
import BidiText

/// What is taken where a line of a stream names nothing, as flags.
struct StreamFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("The locale of texts without \"locale\" (fix, check).", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The container of texts without \"container\" (fix, check); natural if there is none.",
      valueName: "container"))
  var container: ContainerChoice?

  @Option(
    help: ArgumentHelp(
      "The marks for texts without \"style\" (fix, check); embed if there is none.",
      valueName: "style"))
  var style: StyleChoice?

  @Option(
    help: ArgumentHelp(
      "An argument to try for texts without \"sample\" (fix, check), such as '%@=Bob (IT)'. May be given often.",
      valueName: "specifier=text"))
  var sample: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run these rules alone (fix, check); names with commas between; bidi-fix rules lists them.",
      valueName: "rules"))
  var select: String?

  @Option(help: ArgumentHelp("Do not run these rules (fix, check).", valueName: "rules"))
  var ignore: String?

  @Option(
    help: ArgumentHelp(
      "The controls to remove for texts without \"only\" (strip); names with commas between.",
      valueName: "groups"))
  var only: String?

  func validate() throws {
    _ = try locale.map { try MessageLocale(flag: $0) }
    _ = try RuleNames.parse(select, "--select")
    _ = try RuleNames.parse(ignore, "--ignore")
    _ = try SampleArgument.parse(sample)
    _ = try ControlGroups(only: only)
  }

  /// The first flag that an operation does not take; nil where it takes all that were given.
  func firstFlag(notOf operation: StreamOperation) -> String? {
    let isLint = operation == .fix || operation == .check
    let given: [(name: String, isGiven: Bool, isTaken: Bool)] = [
      ("--locale", locale != nil, isLint), ("--container", container != nil, isLint),
      ("--style", style != nil, isLint), ("--sample", !sample.isEmpty, isLint),
      ("--select", select != nil, isLint), ("--ignore", ignore != nil, isLint),
      ("--only", only != nil, operation == .strip),
    ]
    return given.first { $0.isGiven && !$0.isTaken }?.name
  }

  /// The locale that was given; nil where none was.
  var lintLocale: MessageLocale? { locale.flatMap { MessageLocale($0) } }

  /// The options that were given.
  ///
  /// What is wrong with them is said before, by `validate()`.
  var options: LintOptions {
    LintOptions(
      containers: (container ?? .natural).containers, style: (style ?? .embed).style,
      samples: (try? SampleArgument.parse(sample)) ?? [],
      select: (try? RuleNames.parse(select, "--select")) ?? nil,
      ignore: ((try? RuleNames.parse(ignore, "--ignore")) ?? nil) ?? [])
  }

  /// The controls to remove.
  var groups: ControlGroups { (try? ControlGroups(only: only)) ?? .all }
}
