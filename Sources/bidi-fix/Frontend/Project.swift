import BidiFiles
import BidiLint
import BidiJudge
import BidiProject
import BidiSource
import LocalizationFiles

/// The files of a run and their settings.
struct Project: Sendable {
  /// The paths to read, in order; `-` is standard input.
  var paths: [String]

  /// The locale of the flag `--locale`, for files that the command names and for files that name no locale.
  let locale: MessageLocale?

  /// The files that the command names, not those that were found in folders.
  var namedPaths: Set<String> = []

  /// Standard input; nil if the command does not read it.
  var input: StandardInput?

  /// Whether standard input of an unknown locale is an error.
  var needsLocaleOfInput = false

  /// The settings by flags and configurations.
  var settings: ProjectSettings

  /// The configuration of the first path.
  ///
  /// The whole run takes settings such as the baseline from it.
  var configuration: Configuration? { settings.configuration(for: input?.path ?? root ?? ".") }

  /// The first path of the command.
  var root: String?

  /// The number of files that are processed at once.
  var jobs = coreCount()

  /// A file that was read, with its locale and the linter for it.
  struct Loaded: Sendable {
    let path: String
    let bytes: [UInt8]
    let file: LocalizationFile
    let locale: MessageLocale?

    /// The linter with the settings for the file.
    let linter: Linter

    /// Where the project shows the right-to-left texts of the file; nil if a flag or a configuration says it, or if there
    /// are none.
    let container: ContainerDecision?

    /// The texts of the base language; nil if there are none to compare with.
    let base: BaseTexts?

    /// Whether the user asked for a comparison, but the file of the base language is missing.
    let missesBase: Bool

    /// Whether the format was guessed from the content, because there is no path.
    let isGuessed: Bool

    /// Whether the locale of the texts is known or not needed.
    ///
    /// Entries may name their locales. A file of the development language needs no locale, because other files are compared
    /// with it. A guessed format that cannot be read gets another note.
    var hasLocale: Bool {
      locale != nil
        || !isGuessed && file.format.isBase(path: path) && LanguageName(inPath: path) == nil
        || file.entries.allSatisfy { $0.locale != nil } || isGuessed && file.isRefused
    }

    /// The first name in the file that should be a locale but is none, such as `arabic`; nil if there is none.
    var unknownLocale: String? {
      var known: Set<String> = []
      // If the wrong name is in the path, another note reports it.
      let own = file.format.locale(ofPath: path) == nil ? [file.locale].compactMap(\.self) : []
      return (own + file.entries.compactMap(\.locale)).first {
        known.insert($0).inserted && MessageLocale($0) == nil
      }
    }

    /// The locale in the path, if the file itself names a locale of the other direction; else nil.
    var localeOfPath: String? {
      guard let locale, let ofPath = file.format.locale(ofPath: path), ofPath != file.locale,
        locale.identifier == file.locale,
        let named = MessageLocale(ofPath), named.direction != locale.direction
      else { return nil }
      return ofPath
    }

    /// The guessed format, if it may be wrong, because the text has faults or no entries; else nil.
    var doubtedFormat: FileFormat? {
      let isDoubted =
        file.entries.isEmpty || file.isRefused
        || file.problems.contains { $0.kind == .truncatedTail }
      return isGuessed && isDoubted ? file.format : nil
    }
  }

  /// Calls a function with every file, on several files at once.
  ///
  /// - Parameters:
  ///   - body: The function. It gets a file, and the memory of judged lines that it shares with earlier files.
  ///   - finish: Gets the results one by one in the order of the files, each as soon as the earlier ones are there.
  func forEachFile<Value: Sendable>(
    _ body: @escaping @Sendable (Loaded, inout JudgeMemory) throws(FileFailure) -> Value,
    finish: (Result<Value, FileFailure>) -> Void
  ) async {
    typealias Done = (index: Int, result: Result<Value, FileFailure>, memory: WorkerMemory)
    await withTaskGroup(of: Done.self) { group in
      // Each worker has a memory of its own.
      var memories = (0..<jobs).map { _ in WorkerMemory() }
      var started = 0
      var finished = 0
      var waiting: [Int: Result<Value, FileFailure>] = [:]
      var progress = FileProgress(total: paths.count)
      func start() {
        guard started < paths.count else { return }
        let index = started
        started += 1
        let path = paths[index]
        let memory = memories.popLast() ?? WorkerMemory()
        group.addTask {
          let result = Result { () throws(FileFailure) in try body(try load(path), &memory.memory) }
          return (index, result, memory)
        }
      }
      for _ in 0..<jobs { start() }
      for await (index, result, memory) in group {
        memories.append(memory)
        waiting[index] = result
        progress.add(result)
        while let next = waiting.removeValue(forKey: finished) {
          progress.makeRoom()
          finish(next)
          finished += 1
        }
        start()
      }
      progress.finish()
    }
  }

  /// Returns a function that tells whether this run applies a rule to the file at a whole path, or would if the file existed.
  ///
  /// - Parameters:
  ///   - roots: The paths of the command.
  ///   - isWhole: Whether all locales of each file are checked. If not, nothing is known about files that are not read.
  /// - Returns: The function.
  func looksAt(
    among roots: [String], isWhole: Bool
  ) -> (_ path: String, _ rule: String) -> Bool {
    let read = Set(paths.map(wholePath))
    let roots = roots.map(wholePath)
    return { path, rule in
      guard isWhole,
        roots.contains(where: { path == $0 || pathBelow($0, path) != nil }),
        read.contains(path) || kind(of: path) == nil,
        let rule = Rules.rule(named: rule)
      else { return false }
      return settings.options(path: read.contains(path) ? path : nil, locale: nil)
        .runs(type(of: rule))
    }
  }

  /// Reads a file, finds its locale, and reads the texts of the base language.
  func load(_ argument: String) throws(FileFailure) -> Loaded {
    let input = argument == StandardInput.argument ? input : nil
    let path = input?.path ?? argument
    let isGuessed = input != nil && input?.path == nil
    let bytes = if let input { try input.content() } else { try FileReader.read(path) }
    if let named = input?.path, FileFormat(namedPath: named, head: { bytes }) == nil {
      throw FileFailure(
        path: named, message: "is of a format that is not read; \(FileFormat.namesForPeople) are")
    }
    let file: LocalizationFile
    do throws(SourceDecodingError) {
      file = try LocalizationFile(path: path, bytes: bytes)
    } catch {
      throw FileFailure(path: path, message: error.message, location: error.location)
    }
    var texts: BaseTexts?
    var missesBase = false
    let finder = isGuessed ? nil : settings.baseFinder(for: path)
    let comparison = try finder?.comparison(for: file)
    switch comparison {
    case .texts(let found): texts = found
    case .missing: missesBase = finder?.isAskedFor ?? false
    case .isBase, nil: break
    }
    let locale = locale(of: file, argument)
    var linter = settings.linter(for: file, path: path, locale: locale)
    if let finder, let comparison { linter.isOfBase = finder.isOfBase(file, comparison) }
    let loaded = Loaded(
      path: path, bytes: bytes, file: file, locale: locale,
      linter: linter,
      container: settings.container(of: file, path: path, locale: locale), base: texts,
      missesBase: missesBase, isGuessed: isGuessed)
    if needsLocaleOfInput, isGuessed, !loaded.hasLocale {
      throw FileFailure(
        path: path,
        message: "standard input, read as \(file.format.name), names no locale: pass --locale TAG,"
          + " or --stdin-filename PATH for the path that the text has")
    }
    return loaded
  }
}

extension Project {
  /// The locale of the texts of a file.
  private func locale(of file: LocalizationFile, _ argument: String) -> MessageLocale? {
    let own = bidi_fix.locale(of: file)
    if argument == StandardInput.argument || namedPaths.contains(argument) { return locale ?? own }
    // A file of the development language keeps its locale, whatever --locale names.
    return file.format.isBase(path: wholePath(file.source.path)) ? own : own ?? locale
  }
}

extension FileFormat {
  /// The names of all formats as a list in a sentence.
  static let namesForPeople: String = {
    let names = all.map(\.name)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
  }()
}

/// The memory of judged lines of one worker.
///
/// Sendable without a check: one file uses it at a time. A value type would be copied for each file.
private final class WorkerMemory: @unchecked Sendable {
  var memory = JudgeMemory()
}
