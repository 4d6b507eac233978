import ArgumentParser
import SceneFiles

/// The command `bidi-scene layout`.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print where everything is, as JSON.",
    discussion: """
      For each direction: all boxes in the order of drawing, with the frame on the screen and in leading \
      space, directions, mirrors, alignment of paragraphs, orientation of images and scroll offsets.
      """)

  @Argument(help: "A scene file, a storyboard or a XIB, or - for standard input.")
  var scene: String

  @Option(help: ArgumentHelp("ltr, rtl or both.", valueName: "direction"))
  var direction: DirectionName = .both

  @OptionGroup var flags: SceneFlags

  @OptionGroup var interface: InterfaceFlags

  func run() throws {
    let report = LayoutReport(
      try Files.scene(scene, interface), directions: direction.directions, options: flags.options)
    let json: String
    do {
      json = try report.json()
    } catch {
      throw Files.failure("\(scene): error: lengths overflow: \(error)")
    }
    try Files.write(json.utf8, to: nil)
  }
}
