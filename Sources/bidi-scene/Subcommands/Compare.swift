import ArgumentParser
import BidiSource
import SceneFiles

/// The command `bidi-scene compare`.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two captures of one screen.",
    discussion: """
      An app writes a scene of its views while it is left to right, and one while it is right to left. Boxes that \
      kept their side are found, and nodes that only one of both has. Exit status 1 means findings.
      """)

  @Argument(help: "The scene from left to right.")
  var leftToRight: String

  @Argument(help: "The scene from right to left.")
  var rightToLeft: String

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportForm = .text

  func run() throws {
    let result = AuditResult(
      comparing: try Files.scene(leftToRight), with: try Files.scene(rightToLeft))
    try AuditReport(result).write(format)
    if result.hasFaults { throw ExitCode(1) }
  }
}
