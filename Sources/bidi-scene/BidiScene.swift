import ArgumentParser
import BidiSource
import BidiText

/// The command `bidi-scene`.
@main
struct BidiScene: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bidi-scene",
    abstract: "Shows and checks interfaces in both directions, without a device.",
    discussion: """
      A scene file is an interface, authored once: boxes from the leading side, texts, images. bidi-scene \
      resolves it from left to right and from right to left, draws both side by side, and finds what goes \
      wrong in the mirror; it also replays gestures and draws transitions. Storyboards and XIBs of Interface \
      Builder are taken where scene files are. Resources/Scenes has samples, and \
      the schemas of the files.

      Exit status: 0 done; 1 findings, or nothing at the place that was touched; 2 something could not be \
      read or written; 64 the command line is wrong.
      """,
    version: """
      bidi-scene \(PackageVersion.current) \
      (Unicode \(CharacterDataVersion.unicode), \(CharacterDataVersion.source))
      """,
    subcommands: [
      Layout.self, Render.self, Audit.self, FixCommand.self, ImportCommand.self, Compare.self,
      HitCommand.self, ReplayCommand.self, TextCommand.self, MeasureCommand.self, DrawCommand.self,
      Reference.self, Schema.self,
      SourceRules.self,
    ])
}
