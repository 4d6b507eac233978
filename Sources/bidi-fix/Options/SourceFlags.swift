import ArgumentParser
import BidiFiles
import BidiProject
import BidiUsage

/// The flags that say whether the sources of a project are read, and whether that is kept.
struct SourceFlags: ParsableArguments {
  @Flag(
    help:
      "Do not read the sources of the project to find out where texts are shown and what their arguments are."
  )
  var noSources = false

  @Flag(
    help:
      "Do not keep what was read of the sources of large projects in the folder .bidi-fix-cache at their root."
  )
  var noCache = false

  /// What finds out by the sources of projects where texts are shown and how they are used.
  var finders: SourceFinders {
    if noCache { return SourceFinders(.disk, readsSources: !noSources) }
    return SourceFinders(.disk, readsSources: !noSources) { UsageStore(inProject: $0) }
  }

  /// The words of a command line for the flags that were given.
  var arguments: [String] {
    (noSources ? ["--no-sources"] : []) + (noCache ? ["--no-cache"] : [])
  }
}
