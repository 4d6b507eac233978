import ArgumentParser

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
}
