import ArgumentParser
import BidiFiles
import BidiLint
import BidiMessages
import BidiProject
import BidiSource

/// The path arguments of a command.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, .lproj folders or project folders, by default the folder you are in; - is standard input.",
      valueName: "path"))
  var paths: [String] = ["."]

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
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("- stands alone: standard input is one file.")
    }
    try standardInput.validate(isRead: isStandardInput)
  }

  /// The words of a command line for the paths and their flags.
  ///
  /// Many paths are shown as one placeholder.
  var shownPaths: [String] {
    standardInput.arguments + walk.arguments + configuration.arguments
      + (paths.count > 3 ? ["PATH\u{2026}"] : paths.map(shellWord))
  }

  var isStandardInput: Bool { paths == [StandardInput.argument] }

  /// Finds the files of the paths.
  ///
  /// - Parameters:
  ///   - locales: The locales of the flag `--locale`; empty if it was not given.
  ///   - needsLocale: Whether standard input of an unknown locale is an error.
  ///   - flags: The settings that the flags make.
  ///   - base: The language to compare with; nil if the command compares nothing.
  ///   - sources: Finds by the sources of projects where texts are shown and how they are used; nil if the command does not judge
  ///     texts.
  /// - Returns: The files, and the walk that found them.
  /// - Throws: An error in the command line or in a configuration.
  func project(
    locales: [MessageLocale], needsLocale: Bool = false, flags: LintSettings = LintSettings(),
    base: BaseFlag? = nil, sources: SourceFinders? = nil
  ) throws -> (Project, FileWalker) {
    var settings = ProjectSettings(
      flags: flags, locales: locales, base: base?.choice ?? .none,
      files: try configuration.files(), access: .disk, sources: sources)
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
      options.isExcluded = { found.leavesOut(whole: $0, isFolder: $1) }
    }
    var walker = FileWalker(paths, options)
    if !locales.isEmpty {
      walker.leaveOut(.otherLocale) { path in
        locale(ofPath: path).map { locale in !locales.contains { $0.includes(locale) } } ?? false
      }
    }
    settings.readConfigurations(for: walker.files, areFiles: true)
    try ConfigurationFlags.refuse(settings.files.faults)
    if !settings.files.all.isEmpty {
      walker.leaveOut(.configuration, includesNamed: walk.forceExclude) {
        settings.leavesOut($0, locale: locale(ofPath: $0))
      }
    }
    let project = Project(
      paths: walker.files, locale: locales.count == 1 ? locales.first : nil,
      namedPaths: walker.named, settings: settings, root: paths.first, jobs: jobs ?? coreCount())
    return (project, walker)
  }
}
