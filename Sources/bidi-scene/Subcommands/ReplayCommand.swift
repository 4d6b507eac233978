import ArgumentParser
import SceneFiles

/// The command `bidi-scene replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print what a gesture makes the interface do, as lines of JSON.",
    discussion: """
      A file of events says what a finger did on a screen. In the direction that is not that of the file the \
      finger is mirrored, and the commands are the same. A pan that moves nothing is told with its reason; \
      what else lies under the finger, such as a slider or a pager, is told with who gets the pan. Movements settle by themselves.
      """)

  @Argument(help: "A file of events, or - for standard input.")
  var events: String

  @Option(help: ArgumentHelp("ltr, rtl or both.", valueName: "direction"))
  var direction: DirectionName = .both

  @Flag(help: "Leave the finger where it was, in the other direction too.")
  var unmirrored = false

  func run() throws {
    let file = try Files.events(events)
    for direction in direction.directions {
      let lines: String
      do {
        lines = try Replay(file, in: direction, mirrorsTouches: !unmirrored).jsonLines()
      } catch {
        throw Files.failure("\(events): error: numbers overflow: \(error)")
      }
      try Files.write(lines.utf8, to: nil)
    }
  }
}
