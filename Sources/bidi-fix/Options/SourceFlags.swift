import ArgumentParser
import BidiFiles
import BidiProject

/// The flag that says whether the sources of a project are read.
struct SourceFlags: ParsableArguments {
  @Flag(
    help:
      "Do not read the sources of the project to find out where texts are shown and what their arguments are."
  )
  var noSources = false

  /// What finds out by the sources of projects where texts are shown and how they are used.
  var finders: SourceFinders { SourceFinders(.disk, readsSources: !noSources) }

  /// The words of a command line for the flags that were given.
  var arguments: [String] { noSources ? ["--no-sources"] : [] }
}
