import ArgumentParser
import BidiLayout
import BidiText
import SceneFiles

/// How a scene becomes right to left.
enum StrategyName: String, ExpressibleByArgument, CaseIterable {
  case direct
  case windowMirror = "window-mirror"

  var strategy: MirroringStrategy { self == .direct ? .direct : .windowMirror }
}

/// Which direction, as a flag.
enum DirectionName: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl, both

  var directions: [UserInterfaceLayoutDirection] {
    UserInterfaceLayoutDirection(rawValue: rawValue).map { [$0] }
      ?? UserInterfaceLayoutDirection.allCases
  }
}

/// What all that resolves a scene is asked.
struct SceneFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the scene becomes right to left: direct, or window-mirror as AWERTL does.",
      valueName: "name"))
  var strategy: StrategyName = .direct

  @Option(help: ArgumentHelp("Snap frames to pixels, this many in a point.", valueName: "number"))
  var pixelScale: Double?

  func validate() throws {
    if let pixelScale, PixelGrid(scale: pixelScale) == nil || pixelScale > 1000 {
      throw ValidationError("--pixel-scale has to be above 0 and at most 1000")
    }
  }

  var options: SceneSVG.Options {
    var options = SceneSVG.Options()
    options.strategy = strategy.strategy
    options.pixelGrid = pixelScale.flatMap { PixelGrid(scale: $0) }
    return options
  }
}
