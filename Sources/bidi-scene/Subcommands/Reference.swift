import ArgumentParser
import SceneFiles

/// The command `bidi-scene reference`.
struct Reference: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a scene as HTML with CSS logical properties, to compare layouts.",
    discussion: """
      Boxes, stacks, flows and grids become boxes, flex boxes and grids of CSS. The page measures all of \
      them in both directions and holds the result as JSON; Scripts/check-layout-in-chromium compares it \
      with the layout of bidi-scene. What CSS has no equal for is left out and named on standard error.
      """)

  @Argument(help: "A scene file, or - for standard input.")
  var scene: String

  func run() throws {
    let reference = SceneReference(try Files.scene(scene))
    for path in reference.omitted {
      Files.note("note: left out: \(path)")
    }
    try Files.write(reference.html.utf8, to: nil)
  }
}
