import ArgumentParser
import SceneFiles

/// The form of a report.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The command `bidi-scene audit`.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find what goes wrong from right to left.",
    discussion: """
      Each finding has the path of the node, what a reader sees of it, and what puts it right. Several \
      files are taken for the screens of one app, whose back gestures are compared. Files of Swift and \
      Objective-C, and folders of them, are looked at by bidi-source-audit, for what their syntax proves: \
      each finding has the line and the column. Exit status 1 means findings that are more than infos.
      """)

  @Argument(help: "Scene files, source files (.swift, .m, .mm, .h), folders of sources.")
  var scenes: [String]

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportForm = .text

  @Option(
    help: ArgumentHelp(
      "How the scene becomes right to left: direct, or window-mirror as AWERTL does.",
      valueName: "name"))
  var strategy: StrategyName = .direct

  func run() throws {
    let files = try scenes.filter { !SourceAuditor.takes($0) }.map(Files.scene)
    let paths = scenes.filter(SourceAuditor.takes)
    let sources = paths.isEmpty ? SourceAuditResult.none : SourceAuditor.audit(paths)
    let report = AuditReport(files, sources: sources ?? .none, strategy: strategy.strategy)
    switch format {
    case .text: try Files.write(report.text().utf8, to: nil)
    case .json: try Files.write(try report.json().utf8, to: nil)
    }
    for failure in sources?.failures ?? [] {
      Files.note("\(failure.file): error: \(failure.message)")
    }
    if sources?.failures.isEmpty != true { throw ExitCode(2) }
    if report.hasFaults { throw ExitCode(1) }
  }
}
