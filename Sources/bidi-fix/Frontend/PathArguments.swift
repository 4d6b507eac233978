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

  @OptionGroup var standardInput: StandardInputFlag
  @OptionGroup var walk: WalkFlags

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a file or a folder, or - for standard input.") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("- stands alone: standard input is one file.")
    }
    try standardInput.validate(isRead: isStandardInput)
  }

  /// The paths as words of a command line; none where there are too many to show.
  var shownPaths: [String] {
    standardInput.arguments + walk.arguments + (paths.count > 3 ? [] : paths.map(shellWord))
  }

  var isStandardInput: Bool { paths == [StandardInput.argument] }

  /// The files behind the paths, and what was not taken or could not be looked at.
  ///
  /// - Parameters:
  ///   - locale: The locale that was given for all files; nil for none.
  ///   - needsLocale: Whether standard input whose locale is not known is refused.
  ///   - base: The language to compare with; nil where nothing is compared.
  /// - Returns: The files, and the walk that found them.
  /// - Throws: What is wrong with the command line.
  func project(
    locale: MessageLocale?, needsLocale: Bool = false, base: BaseFlag? = nil
  ) throws -> (Project, FileWalker) {
    if isStandardInput {
      if let base { try base.validate(for: standardInput) }
      let project = Project(
        paths: paths, locale: locale, input: StandardInput(path: standardInput.stdinFilename),
        needsLocaleOfInput: needsLocale, base: base?.finder)
      return (project, FileWalker([]))
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
