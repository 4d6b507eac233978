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
      Each finding has the path of the node, what a reader sees of it, and what puts it right; in storyboards \
      and XIBs also the line and the object ID. Several files are taken for the screens of one app, whose back \
      gestures are compared. Exit status 1 means findings. What hangs on things that a storyboard does not say, \
      such as the drawing of an image, is an info, and is left out unless --infos is given.
      """)

  @Argument(help: "Scene files, storyboards and XIBs.")
  var scenes: [String]

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportForm = .text

  @Option(
    help: ArgumentHelp(
      "How the scene becomes right to left: direct, or window-mirror as AWERTL does.",
      valueName: "name"))
  var strategy: StrategyName = .direct

  @Flag(help: "Of storyboards and XIBs, print infos too.")
  var infos = false

  @OptionGroup var interface: InterfaceFlags

  func run() throws {
    var interfaces: [InterfaceAuditEntry] = []
    var files: [SceneFile] = []
    var unread = 0
    for path in scenes {
      guard Interfaces.takes(path) else {
        files.append(try Files.scene(path))
        continue
      }
      do {
        interfaces += try InterfaceAuditEntry.entries(
          ofFile: path, interface, strategy: strategy.strategy, withInfos: infos)
      } catch let code as ExitCode where code == ExitCode(2) {
        // It was said what is wrong; the other files are looked at.
        unread += 1
      }
    }
    let report = AuditReport(files, strategy: strategy.strategy)
    let count = scenes.count - unread
    switch format {
    case .text: try Files.write(report.text(with: interfaces, fileCount: count).utf8, to: nil)
    case .json: try Files.write(try report.json(with: interfaces).utf8, to: nil)
    }
    if unread > 0 { throw ExitCode(2) }
    if !report.entries.isEmpty || !interfaces.isEmpty { throw ExitCode(1) }
  }
}
