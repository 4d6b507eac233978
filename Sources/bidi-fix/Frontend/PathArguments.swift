import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import MessageSyntax
import BidiProject
import BidiSource

/// The path arguments of a command.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, .lproj folders or project folders, by default the folder you are in; - is standard input.",
      valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: StandardInputFlag.help) var stdinFilename = StandardInputFlag()

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
    try stdinFilename.validate(isRead: isStandardInput)
  }

  /// The words of a command line for the paths and their flags.
  ///
  /// Many paths are shown as one placeholder.
  var shownPaths: [String] {
    stdinFilename.arguments + walkArguments + configuration.arguments
      + (paths.count > 3 ? ["PATH\u{2026}"] : paths.map(shellWord))
  }

  /// The words for the flags that say which files of folders are read.
  private var walkArguments: [String] {
    exclude.flatMap { ["--exclude", shellWord($0)] }
      + include.flatMap { ["--include", shellWord($0)] } + (noIgnore ? ["--no-ignore"] : [])
      + (forceExclude ? ["--force-exclude"] : [])
  }

  /// Which files of folders are read.
  var walkOptions: WalkOptions {
    WalkOptions(
      exclude: exclude.map { Glob($0) }, include: include.map { Glob($0) },
      obeysIgnoreFiles: !noIgnore, allowsEmpty: allowEmpty)
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
      settings.readConfigurations(for: [stdinFilename.path ?? "."])
      try ConfigurationFlags.refuse(settings.files.faults)
      if let base { try base.validate(for: stdinFilename) }
      guard locales.count < 2 else {
        throw ValidationError("--locale: standard input is one file, and has one locale.")
      }
      let project = Project(
        paths: paths, locale: locales.first,
        input: StandardInput(path: stdinFilename.path),
        needsLocaleOfInput: needsLocale, settings: settings)
      return (project, FileWalker([]))
    }
    settings.readConfigurations(for: paths)
    try ConfigurationFlags.refuse(settings.files.faults)
    var options = walkOptions
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
      walker.leaveOut(.configuration, includesNamed: forceExclude) {
        settings.leavesOut($0, locale: locale(ofPath: $0))
      }
    }
    let project = Project(
      paths: walker.files, locale: locales.count == 1 ? locales.first : nil,
      namedPaths: walker.named, settings: settings, root: paths.first, jobs: jobs ?? coreCount())
    return (project, walker)
  }
}
