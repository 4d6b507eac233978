import BidiFiles
import BidiLint
import BidiMessages
import BidiProject
import BidiSource
import LocalizationFiles

/// The files of one run, and what is done with each.
struct Project: Sendable {
  /// The paths to read, in order; `-` is standard input.
  var paths: [String]

  /// The locale that was given for files that are named, and for texts that name none.
  let locale: MessageLocale?

  /// The files that are named themselves, and do not only lie in a folder that is.
  var namedPaths: Set<String> = []

  /// What stands on standard input; nil where that is not read.
  var input: StandardInput?

  /// Whether standard input has to say its locale, or somebody for it.
  var needsLocaleOfInput = false

  /// How the texts are checked.
  var settings: ProjectSettings

  /// What counts for the run as a whole: the configuration of the first path.
  var configuration: Configuration? { settings.configuration(for: input?.path ?? root ?? ".") }

  /// The first path of the command.
  var root: String?

  /// How many files are looked at at once.
  var jobs = coreCount()

  /// A file that was read, its bytes, and the locale of its texts.
  struct Loaded: Sendable {
    let path: String
    let bytes: [UInt8]
    let file: LocalizationFile
    let locale: MessageLocale?

    /// What checks it.
    let linter: Linter

    /// The texts of the base language; nil where there are none to compare with.
    let base: BaseTexts?

    /// Whether such texts were asked for and are not there.
    let missesBase: Bool

    /// Whether the format was found by the content alone.
    let isGuessed: Bool

    /// Whether it is known in what direction the texts run, or nobody needs to know.
    ///
    /// Entries may name their locales, and files of the development language hold what others are compared with. Where
    /// nothing can be read, or the format is in doubt, other things have to be said.
    var hasLocale: Bool {
      locale != nil
        || !isGuessed && file.format.isBase(path: path) && LanguageName(inPath: path) == nil
        || file.entries.allSatisfy { $0.locale != nil } || isGuessed && file.isRefused
    }

    /// What the file itself calls the locale of a text, where that is none: `arabic`; nil for none.
    var unknownLocale: String? {
      var known: Set<String> = []
      // What is wrong in the path is said of the path.
      let own = file.format.locale(ofPath: path) == nil ? [file.locale].compactMap(\.self) : []
      return (own + file.entries.compactMap(\.locale)).first {
        known.insert($0).inserted && MessageLocale($0) == nil
      }
    }

    /// What the path calls the locale, where the file itself names one that is written in the other direction; nil elsewhere.
    var localeOfPath: String? {
      guard let locale, let ofPath = file.format.locale(ofPath: path), ofPath != file.locale,
        locale.identifier == file.locale,
        let named = MessageLocale(ofPath), named.direction != locale.direction
      else { return nil }
      return ofPath
    }

    /// The format that was found by the content, where it may be the wrong one: there are faults, or no texts.
    var doubtedFormat: FileFormat? {
      let isDoubted =
        file.entries.isEmpty || file.isRefused
        || file.problems.contains { $0.kind == .truncatedTail }
      return isGuessed && isDoubted ? file.format : nil
    }
  }

  /// Does something with every file, several at once.
  ///
  /// - Parameters:
  ///   - body: What is done with a file, and with what was found of the shapes of lines in files before it.
  ///   - finish: Takes the results one by one, in the order of the files, each as soon as those before it
  ///     are there.
  func forEachFile<Value: Sendable>(
    _ body: @escaping @Sendable (Loaded, inout JudgeMemory) throws(FileFailure) -> Value,
    finish: (Result<Value, FileFailure>) -> Void
  ) async {
    typealias Done = (index: Int, result: Result<Value, FileFailure>, memory: WorkerMemory)
    await withTaskGroup(of: Done.self) { group in
      // One memory a worker: none is used by two at once.
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

  /// Whether a run looks for a rule in the file of a whole path, or would if the file were there.
  ///
  /// - Parameters:
  ///   - roots: The paths of the command.
  ///   - isWhole: Whether all locales of each file are looked at; else nothing is known of files that are not read.
  /// - Returns: Tells it.
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

  /// Reads a file, with its locale and the texts of the base language beside it.
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
    switch try finder?.comparison(for: file) {
    case .texts(let found): texts = found
    case .missing: missesBase = finder?.isAskedFor ?? false
    case .isBase, nil: break
    }
    let locale = locale(of: file, argument)
    let loaded = Loaded(
      path: path, bytes: bytes, file: file, locale: locale,
      linter: settings.linter(for: file, path: path, locale: locale), base: texts,
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
    // A file of the development language has that, whatever locale is asked for.
    return file.format.isBase(path: wholePath(file.source.path)) ? own : own ?? locale
  }
}

extension FileFormat {
  /// All formats as a list for people.
  static let namesForPeople: String = {
    let names = all.map(\.name)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
  }()
}

/// What one worker found of the shapes of lines, file after file.
///
/// Sendable without a check: a file has it alone, from its start to its end. A value would be copied for each file.
private final class WorkerMemory: @unchecked Sendable {
  var memory = JudgeMemory()
}
