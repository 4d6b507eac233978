import ArgumentParser
import BidiSource

/// The flags that say which files of folders are read.
struct WalkFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out paths of this pattern, as in .gitignore: 'Tests', '**/*.generated.strings'. May be given often.",
      valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Of folders, read only files of this pattern. May be given often.", valueName: "glob"))
  var include: [String] = []

  @Flag(help: "Read files that .gitignore leaves out too.")
  var noIgnore = false

  @Flag(
    help:
      "Leave out what a configuration leaves out also where it is named, as hooks name each file.")
  var forceExclude = false

  @Flag(help: "Folders that hold no localizations are no error.")
  var allowEmpty = false

  var options: WalkOptions {
    WalkOptions(
      exclude: exclude.map { Glob($0) }, include: include.map { Glob($0) },
      obeysIgnoreFiles: !noIgnore, allowsEmpty: allowEmpty)
  }

  /// The words of a command line for the flags that were given.
  var arguments: [String] {
    exclude.flatMap { ["--exclude", shellWord($0)] }
      + include.flatMap { ["--include", shellWord($0)] } + (noIgnore ? ["--no-ignore"] : [])
      + (forceExclude ? ["--force-exclude"] : [])
  }
}
