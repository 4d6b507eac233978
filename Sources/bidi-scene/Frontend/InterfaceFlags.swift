import ArgumentParser
import InterfaceFiles

/// Which part of a storyboard or a XIB is meant, and in which language.
struct InterfaceFlags: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Of a storyboard or a XIB with several scenes, the one of this name or object ID.",
      valueName: "name"))
  var sceneName: String?

  @Option(
    help: ArgumentHelp(
      "The translations of a storyboard or a XIB to show from right to left; those of the first"
        + " right-to-left language beside the file, if nothing is said.",
      valueName: "tag"))
  var locale: String?

  @OptionGroup var device: DeviceFlags
}

/// On which kind of device a storyboard or a XIB is shown.
struct DeviceFlags: ParsableArguments {
  /// The kinds, as they are written on the command line.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case iphone, ipad

    var device: InterfaceFile.Device { self == .ipad ? .iPad : .iPhone }
  }

  @Option(
    help: ArgumentHelp(
      "The device of a storyboard or a XIB, iphone or ipad: it decides the size of the screen and the variations"
        + " for size classes. The file names one, if nothing is said.",
      valueName: "kind"))
  var device: Kind?
}
