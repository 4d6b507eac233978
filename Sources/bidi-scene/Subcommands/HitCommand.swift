import ArgumentParser
import BidiLayout
import BidiText
import SceneFiles

/// The command `bidi-scene hit`.
struct HitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Print what a touch meets.",
    discussion: """
      The place counts from the left and the top of the screen, in points. For each direction a line: the \
      path of the node, and the place in its box. Exit status 1 means that nothing is there.
      """)

  @Argument(help: "From the left.")
  var x: Double

  @Argument(help: "From the top.")
  var y: Double

  @Argument(help: "A scene file, a storyboard or a XIB, or - for standard input.")
  var scene: String

  @Option(help: ArgumentHelp("ltr, rtl or both.", valueName: "direction"))
  var direction: DirectionName = .both

  @OptionGroup var flags: SceneFlags

  @OptionGroup var interface: InterfaceFlags

  func validate() throws {
    if !x.isFinite || !y.isFinite { throw ValidationError("a place has finite numbers") }
  }

  func run() throws {
    let file = try Files.scene(scene, interface)
    var hasHit = false
    for direction in direction.directions {
      let resolved = file.scene(in: direction).resolved(
        in: LayoutEnvironment(layoutDirection: direction, pixelGrid: flags.options.pixelGrid),
        strategy: flags.options.strategy)
      var line = "\(direction.rawValue)\tnothing\n"
      if let hit = resolved.hitTest(LayoutPoint(x: x, y: y)) {
        hasHit = true
        let path = resolved.path(of: hit.item).joined(separator: "/")
        line = "\(direction.rawValue)\t\(path)\t\(hit.point.x) \(hit.point.y)\n"
      }
      try Files.write(line.utf8, to: nil)
    }
    if !hasHit { throw ExitCode(1) }
  }
}
