import ArgumentParser
import BidiFiles
import BidiLint
import BidiMessages
import BidiProject
import BidiSource

/// The paths of a command, as arguments.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, .lproj folders or project folders; - is standard input.", valueName: "path"))
  var paths: [String]

  @OptionGroup var standardInput: StandardInputFlag
  @OptionGroup var walk: WalkFlags
  @OptionGroup var configuration: ConfigurationFlags

  @Option(
    help: ArgumentHelp(
      "How many files are looked at at once; by default as many as there are processors.",
      valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs \(jobs): give a number from 1 to 1024.")
    }
    if paths.isEmpty { throw ValidationError("Name a file or a folder, or - for standard input.") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("- stands alone: standard input is one file.")
    }
    try standardInput.validate(isRead: isStandardInput)
  }

  /// The paths as words of a command line; none where there are too many to show.
  var shownPaths: [String] {
    standardInput.arguments + walk.arguments + configuration.arguments
      + (paths.count > 3 ? ["PATH\u{2026}"] : paths.map(shellWord))
  }

  var isStandardInput: Bool { paths == [StandardInput.argument] }

  /// The files behind the paths, and what was not taken or could not be looked at.
  ///
  /// - Parameters:
  ///   - locales: The locales that were given; empty for none.
  ///   - needsLocale: Whether standard input whose locale is not known is refused.
  ///   - flags: What the flags say of how texts are checked.
  ///   - base: The language to compare with; nil where nothing is compared.
  /// - Returns: The files, and the walk that found them.
  /// - Throws: What is wrong with the command line.
  func project(
    locales: [MessageLocale], needsLocale: Bool = false, flags: LintSettings = LintSettings(),
    base: BaseFlag? = nil
  ) throws -> (Project, FileWalker) {
    var settings = ProjectSettings(
      flags: flags, locales: locales, base: base?.choice ?? .none,
      files: try configuration.files(), access: .disk)
    if isStandardInput {
      settings.readConfigurations(for: [standardInput.stdinFilename ?? "."])
      try ConfigurationFlags.refuse(settings.files.faults)
      if let base { try base.validate(for: standardInput) }
      guard locales.count < 2 else {
        throw ValidationError("--locale: standard input is one file, and has one locale.")
      }
      let project = Project(
        paths: paths, locale: locales.first,
        input: StandardInput(path: standardInput.stdinFilename),
        needsLocaleOfInput: needsLocale, settings: settings)
      return (project, FileWalker([]))
    }
    settings.readConfigurations(for: paths)
    try ConfigurationFlags.refuse(settings.files.faults)
    var options = walk.options
    let found = settings
    if !settings.files.all.isEmpty {
      options.isLeftOut = { found.leavesOut(whole: $0, isFolder: $1) }
    }
    var walker = FileWalker(paths, options)
    if !locales.isEmpty { walker.keep(locales: locales) }
    settings.readConfigurations(for: walker.files, areFiles: true)
    try ConfigurationFlags.refuse(settings.files.faults)
    if !settings.files.all.isEmpty { walker.keep(by: settings, isForced: walk.forceExclude) }
    let project = Project(
      paths: walker.files, locale: locales.count == 1 ? locales.first : nil,
      namedPaths: walker.named, settings: settings, root: paths.first, jobs: jobs ?? coreCount())
    return (project, walker)
  }
}
