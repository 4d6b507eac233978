import BidiLint
import BidiMessages
import BidiProject
import BidiSource
import LocalizationFiles

/// How the texts of a run are checked: by the flags, the nearest configurations, and the defaults.
struct ProjectSettings: Sendable {
  /// What the flags say.
  private let flags: LintSettings

  /// The locales that `--locale` names; empty for none.
  private let locales: [MessageLocale]

  /// What translations are compared with.
  private let base: BaseChoice

  private(set) var files: ConfigurationFiles

  /// The whole paths of folders, by their paths as they are given.
  private var folders: [String: String] = [:]

  private let linters = KnownLinters()
  private let finders = KnownFinders()

  init(
    flags: LintSettings = LintSettings(), locales: [MessageLocale] = [], base: BaseChoice = .none,
    files: ConfigurationFiles
  ) {
    self.flags = flags
    self.locales = locales
    self.base = base
    self.files = files
  }

  /// Finds the configurations of files.
  ///
  /// - Parameter paths: The files or folders.
  /// - Throws: The exit status, where a configuration has faults: these are said.
  mutating func look(at paths: [String]) throws {
    var found: [String] = []
    for path in paths {
      let given = Self.folderText(of: path)
      guard folders[given] == nil else { continue }
      let whole = wholePath(given)
      folders[given] = whole
      found.append(whole)
    }
    files.look(from: found) { path throws(FileFailure) in
      realPath(path) == nil ? nil : try FileReader.read(path)
    } exists: {
      realPath($0) != nil
    }
    try ConfigurationFlags.refuse(files.faults)
  }

  /// The folder that a path is or lies in, as it is given.
  private static func folderText(of path: String) -> String {
    if (try? FileReader.regularFile(path)) == nil, realPath(path) != nil { return path }
    return path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The configuration of a file or folder that was looked at; nil for none.
  func configuration(for path: String) -> Configuration? {
    folders[Self.folderText(of: path)].flatMap { files.configuration(folder: $0) }
  }

  /// Whether a configuration leaves a file out.
  func leavesOut(_ path: String, locale: MessageLocale?) -> Bool {
    guard !files.all.isEmpty else { return false }
    let whole = wholePath(path)
    if files.all.contains(where: { $0.leavesOut(whole) }) { return true }
    guard let locale, locales.isEmpty, let wanted = configuration(for: path)?.locales?.value else {
      return false
    }
    return !wanted.contains { $0.includes(locale) }
  }

  /// Whether a configuration excludes a path, or takes no such file.
  func leavesOut(whole path: String, isFolder: Bool) -> Bool {
    files.all.contains { isFolder ? $0.excludes(path) : $0.leavesOut(path) }
  }

  /// What counts for texts of a file, all layers together.
  ///
  /// - Parameters:
  ///   - path: The path; nil for a text that stands in no file.
  ///   - locale: The locale; nil where it is not known.
  /// - Returns: The settings.
  func settings(path: String?, locale: MessageLocale?) -> LintSettings {
    guard let configuration = configuration(for: path ?? ".") else { return flags }
    return flags.over(configuration.settings(path: path.map(wholePath), locale: locale))
  }

  /// The options for texts of a file.
  func options(path: String?, locale: MessageLocale?) -> LintOptions {
    settings(path: path, locale: locale).options(locales: wantedLocales(path: path))
  }

  private func wantedLocales(path: String?) -> [MessageLocale]? {
    locales.isEmpty ? configuration(for: path ?? ".")?.locales?.value : locales
  }

  /// The linter for a file.
  func linter(for file: LocalizationFile, path: String, locale: MessageLocale?) -> Linter {
    let options = options(path: path, locale: locale)
    var byLocale: [String: LintOptions] = [:]
    if let configuration = configuration(for: path),
      configuration.overrides.contains(where: { !$0.locales.isEmpty })
    {
      for tag in Set(file.entries.compactMap(\.locale)) {
        let own = self.options(path: path, locale: MessageLocale(tag))
        if own != options { byLocale[tag] = own }
      }
    }
    return linters.linter(options, byLocale)
  }

  /// Looks for the base language beside a file; nil where nothing is compared.
  func baseFinder(for path: String) -> BaseFinder? {
    switch base {
    case .none: return nil
    case .language(let tag): return finders.finder(tag, isAskedFor: true)
    case .standard:
      guard let tag = configuration(for: path)?.base?.value else {
        return finders.finder("en", isAskedFor: false)
      }
      return tag == "none" ? nil : finders.finder(tag, isAskedFor: true)
    }
  }
}

/// The linters that were made: most files have the same options.
///
/// Sendable without a check: the lock is held wherever the table is touched.
private final class KnownLinters: @unchecked Sendable {
  private struct Key: Hashable {
    let options: LintOptions
    let byLocale: [String: LintOptions]
  }

  private let lock = Lock()
  private var linters: [Key: Linter] = [:]

  func linter(_ options: LintOptions, _ byLocale: [String: LintOptions]) -> Linter {
    lock.withLock {
      let key = Key(options: options, byLocale: byLocale)
      if let known = linters[key] { return known }
      let made = Linter(options: options, optionsByLocale: byLocale)
      linters[key] = made
      return made
    }
  }
}

/// The finders of base languages that were made: each reads a base file once.
///
/// Sendable without a check: the lock is held wherever the table is touched.
private final class KnownFinders: @unchecked Sendable {
  private let lock = Lock()
  private var finders: [String: BaseFinder] = [:]

  func finder(_ locale: String, isAskedFor: Bool) -> BaseFinder {
    lock.withLock {
      if let known = finders[locale] { return known }
      let made = BaseFinder(locale: locale, isAskedFor: isAskedFor)
      finders[locale] = made
      return made
    }
  }
}
