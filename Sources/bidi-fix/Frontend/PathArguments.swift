import ArgumentParser
import BidiLint
import BidiMessages
import BidiSource

/// The paths of a command, as arguments.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, .lproj folders or project folders; - is standard input.", valueName: "path"))
  var paths: [String]

  @OptionGroup var walk: WalkFlags

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a file or a folder, or - for standard input.") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("- stands alone: standard input is one file.")
    }
  }

  /// The paths as words of a command line; none where there are too many to show.
  var shownPaths: [String] { walk.arguments + (paths.count > 3 ? [] : paths.map(shellWord)) }

  var isStandardInput: Bool { paths == ["-"] }

  /// The files behind the paths, and what was not taken or could not be looked at.
  func project(locale: MessageLocale?, base: BaseFlag? = nil) throws -> (Project, FileWalker) {
    if isStandardInput {
      if base?.base != nil {
        throw ValidationError("--base looks beside a file, and standard input has no path.")
      }
      if locale == nil {
        throw ValidationError("Standard input has no path that names a locale: pass --locale TAG.")
      }
      return (Project(paths: ["-"], locale: locale), FileWalker([]))
    }
    let walker = FileWalker(paths, walk.options)
    if let locale, walker.files.count > 1 {
      // One tag for a whole project would turn the languages of the other direction round.
      let other = walker.files.filter {
        (bidi_fix.locale(ofPath: $0)?.direction ?? locale.direction) != locale.direction
      }
      if let first = other.first {
        throw ValidationError(
          "--locale \(locale.identifier) would be taken for \(other.count == 1 ? "a file whose folder names" : "\(other.count) files whose folders name") a"
            + " locale of the other direction, such as \(first). Name single files, or leave it out."
        )
      }
    }
    return (Project(paths: walker.files, locale: locale, base: base?.finder), walker)
  }
}
