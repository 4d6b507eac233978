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
      files are taken for the screens of one app, whose back gestures are compared. Exit status 1 means \
      findings.
      """)

  @Argument(help: "Scene files.")
  var scenes: [String]

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportForm = .text

  @Option(
    help: ArgumentHelp(
      "How the scene becomes right to left: direct, or window-mirror as AWERTL does.",
      valueName: "name"))
  var strategy: StrategyName = .direct

  func run() throws {
    let report = AuditReport(try scenes.map(Files.scene), strategy: strategy.strategy)
    try report.write(format)
  }
}

extension AuditReport {
  /// Prints the findings, and ends the command with exit status 1 where there are any.
  func write(_ form: ReportForm) throws {
    switch form {
    case .text: try Files.write(text().utf8, to: nil)
    case .json: try Files.write(try json().utf8, to: nil)
    }
    if !entries.isEmpty { throw ExitCode(1) }
  }
}
