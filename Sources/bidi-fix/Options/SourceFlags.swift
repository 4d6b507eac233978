import ArgumentParser
import BidiFiles
import BidiProject

/// The flag that says whether the sources of a project are read.
struct SourceFlags: ParsableArguments {
  @Flag(help: "Do not read the sources of the project to find out where the texts are shown.")
  var noSources = false

  /// Finds where texts are shown, if neither a flag nor a configuration says it.
  var containers: ContainerFinder { ContainerFinder(.disk, readsSources: !noSources) }

  /// The words of a command line for the flags that were given.
  var arguments: [String] { noSources ? ["--no-sources"] : [] }
}
