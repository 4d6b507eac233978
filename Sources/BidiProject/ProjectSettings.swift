package import BidiLint
package import BidiJudge
package import BidiSource
import BidiText
package import LocalizationFiles

/// What translations are compared with.
package enum BaseChoice: Sendable, Hashable {
  /// Nothing.
  case none
  /// What the configuration names; English where it names nothing.
  case standard
  /// The language of a tag, whose file must be there.
  case language(String)
}

/// How the texts of a run are checked: by the flags, the nearest configurations, and the defaults.
package struct ProjectSettings: Sendable {
  /// What the flags say.
  private let flags: LintSettings

  /// The locales that `--locale` names; empty for none.
  private let locales: [MessageLocale]

  /// What translations are compared with.
  private let base: BaseChoice

  /// The configurations.
  package private(set) var files: ConfigurationFiles

  private let access: FileAccess

  /// Finds where texts are shown; nil if only flags and configurations say it.
  private let containers: ContainerFinder?

  /// Finds how programs use texts; nil if sources are not asked.
  private let usage: UsageFinder?

  /// The whole paths of folders, by their paths as they are given.
  private var folders: [String: String] = [:]

  private let linters = LockedTable<LinterKey, Linter>()
  private let finders = LockedTable<FinderKey, BaseFinder>()
  private let baselines = LockedTable<String, Result<Baseline?, FileFailure>>()
  private let leftOutFiles: LeftOutFiles

  /// Tells which languages programs offer; nil if sources are not asked.
  private let offered: OfferedLanguages?
  private let textsBeside: TextsBeside

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - flags: What goes before configurations.
  ///   - locales: The locales that are looked at; empty for those of the configurations.
  ///   - base: What translations are compared with.
  ///   - files: The configurations that need not be looked for.
  ///   - access: How files are read.
  ///   - sources: Finds where texts are shown, if neither a flag nor a configuration says it, and how programs use them; nil
  ///     for natural containers.
  package init(
    flags: LintSettings = LintSettings(), locales: [MessageLocale] = [], base: BaseChoice = .none,
    files: ConfigurationFiles, access: FileAccess, sources: SourceFinders? = nil
  ) {
    self.flags = flags
    leftOutFiles = LeftOutFiles(access)
    textsBeside = TextsBeside(access)
    self.locales = locales
    self.base = base
    self.files = files
    self.access = access
    containers = sources?.containers
    usage = sources?.usage
    offered = sources?.offered
  }

  /// Finds the configurations of files or folders.
  ///
  /// What is wrong with them is in ``ConfigurationFiles/faults``.
  ///
  /// - Parameters:
  ///   - paths: The files or folders.
  ///   - areFiles: Whether all of them are known for files. One that cannot be looked at is then no fault here: its folder is
  ///     known, and reading it says why.
  package mutating func readConfigurations(for paths: [String], areFiles: Bool = false) {
    var found: [String] = []
    for path in paths where folders[path] == nil {
      let given: String
      do throws(FileFailure) {
        let isFolder = areFiles ? false : try access.kindOrFailure(path) == .folder
        given = isFolder ? path : Self.folder(of: path)
      } catch {
        files.faults.append(error)
        continue
      }
      guard folders[given] == nil else { continue }
      let whole = access.wholePath(given)
      folders[given] = whole
      found.append(whole)
    }
    files.readConfigurations(above: found) { [access] path throws(FileFailure) in
      try access.kindOrFailure(path) == nil ? nil : access.contents(path)
    } exists: { [access] path throws(FileFailure) in
      try access.kindOrFailure(path) != nil
    }
  }

  /// The folder that a path lies in, as it is given.
  private static func folder(of path: String) -> String {
    path.lastSlash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The configuration of a file or folder that was looked at; nil for none.
  package func configuration(for path: String) -> Configuration? {
    (folders[path] ?? folders[Self.folder(of: path)]).flatMap { files.configuration(folder: $0) }
  }

  /// Whether a configuration leaves a file out.
  package func leavesOut(_ path: String, locale: MessageLocale?) -> Bool {
    guard !files.all.isEmpty else { return false }
    let whole = access.wholePath(path)
    if files.all.contains(where: { $0.leavesOut(whole) }) { return true }
    guard let locale, locales.isEmpty, let wanted = configuration(for: path)?.locales?.value else {
      return false
    }
    return !wanted.contains { $0.includes(locale) }
  }

  /// Whether a configuration excludes a path, or takes no such file.
  package func leavesOut(whole path: String, isFolder: Bool) -> Bool {
    files.all.contains { isFolder ? $0.excludes(path) : $0.leavesOut(path) }
  }

  /// What counts for texts of a file, all layers together.
  ///
  /// - Parameters:
  ///   - path: The path; nil for a text that stands in no file.
  ///   - locale: The locale; nil where it is not known.
  ///   - format: The format of the file; nil where it is not known.
  /// - Returns: The settings.
  package func settings(
    path: String?, locale: MessageLocale?, format: FileFormat? = nil
  ) -> LintSettings {
    var settings = flags
    if let configuration = configuration(for: path ?? ".") {
      settings = flags.over(
        configuration.settings(path: path.map(access.wholePath), locale: locale))
    }
    if settings.container == nil, locale?.direction == .leftToRight, let format,
      let decision = ContainerFinder.containersOfLeftToRight(format.toolkits(ofPath: path ?? ""))
    {
      settings.container = Setting(
        ContainerChoice(decision.containers), .sources(decision.reason))
    } else if settings.container == nil, locale?.direction == .rightToLeft,
      let decision = decision(path: path, format: format)
    {
      settings.container = Setting(
        ContainerChoice(decision.containers), .sources(decision.reason))
      if let missing = decision.missing {
        if missing.leavesTexts {
          settings.areLayoutsLeftToRight = true
        } else {
          settings.waitForDirection(decision.reason)
        }
      }
      settings.filesWithoutDirection = decision.pages?.files ?? []
    }
    return settings
  }

  /// Where the project shows texts of right-to-left languages in a file, if neither a flag nor a configuration says it; nil
  /// where nothing is known.
  ///
  /// - Parameters:
  ///   - path: The path; nil for a text that stands in no file.
  ///   - format: The format of the file; nil where it is not known.
  /// - Returns: The containers, and the reason.
  package func decision(path: String?, format: FileFormat?) -> ContainerDecision? {
    // A dash is standard input.
    guard let containers, let path, path != "-", let format else { return nil }
    let given = Self.folder(of: path)
    return containers.decision(
      for: format.toolkits(ofPath: path), in: folders[given] ?? access.wholePath(given))
  }

  /// Where the project shows the right-to-left texts of a file; nil if it has none, if somebody says it, or if nothing is
  /// known.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Its path.
  ///   - locale: The locale of texts that name none.
  /// - Returns: The containers, and the reason.
  package func container(
    of file: LocalizationFile, path: String, locale: MessageLocale?
  ) -> ContainerDecision? {
    guard containers != nil else { return nil }
    let own = Set(file.entries.lazy.compactMap(\.locale)).sorted().compactMap { MessageLocale($0) }
    guard
      let known = ([locale].compactMap(\.self) + own).first(where: { $0.direction == .rightToLeft }
      ),
      case .sources? = settings(path: path, locale: known, format: file.format).container?.source
    else { return nil }
    return decision(path: path, format: file.format)
  }

  /// The options for texts of a file.
  package func options(
    path: String?, locale: MessageLocale?, format: FileFormat? = nil
  ) -> LintOptions {
    settings(path: path, locale: locale, format: format)
      .options(locales: wantedLocales(path: path))
  }

  private func wantedLocales(path: String?) -> [MessageLocale]? {
    locales.isEmpty ? configuration(for: path ?? ".")?.locales?.value : locales
  }

  /// Whether there are settings for some locales only.
  package func hasLocaleOverrides(for path: String) -> Bool {
    configuration(for: path)?.overrides.contains { !$0.locales.isEmpty } ?? false
  }

  /// The linter for a file.
  package func linter(for file: LocalizationFile, path: String, locale: MessageLocale?) -> Linter {
    let options = options(path: path, locale: locale, format: file.format)
    var byLocale: [String: LintOptions] = [:]
    // Where sources tell the container, it depends on the direction of the locale.
    if hasLocaleOverrides(for: path) || containers != nil {
      for tag in Set(file.entries.compactMap(\.locale)) {
        let own = self.options(path: path, locale: MessageLocale(tag), format: file.format)
        if own != options { byLocale[tag] = own }
      }
    }
    var linter = linters.value(for: LinterKey(options: options, byLocale: byLocale)) {
      Linter(options: options, optionsByLocale: byLocale)
    }
    // A dash is standard input.
    if let usage, path != "-" {
      let given = Self.folder(of: path)
      let folder = folders[given] ?? access.wholePath(given)
      let configuration = configuration(for: path)
      linter.usage = usage.usage(
        for: file.format.toolkits(ofPath: path), in: folder,
        roots: configuration.map { ProgramRoots(folder: $0.folder, paths: $0.sources.map(\.value)) }
      )
      linter.reasonUnseen =
        leftOutFiles.reason(path)
        ?? path.pathParts.last.flatMap { offered?.reasonLeftOut(String($0), in: folder) }
      linter.reasonOfKey = leftOutFiles.reasonOfKey(path)
      linter.textsBeside = { [textsBeside, format = file.format] in
        textsBeside.texts(beside: path, format)
      }
    }
    return linter
  }

  /// The findings that the configuration of a file has accepted; nil where it names no baseline, or none is there yet.
  ///
  /// - Throws: `FileFailure` for a baseline that cannot be read.
  package func baseline(for path: String) throws(FileFailure) -> Baseline? {
    guard let named = configuration(for: path)?.baseline?.value else { return nil }
    return try baselines.value(for: named) {
      Result { () throws(FileFailure) in try read(named) }
    }.get()
  }

  private func read(_ baseline: String) throws(FileFailure) -> Baseline? {
    guard try access.kindOrFailure(baseline) != nil else { return nil }
    let bytes = try access.contents(baseline)
    let whole = access.wholePath(baseline)
    let folder = whole.lastSlash.map { String(whole[..<$0]) } ?? ""
    return try Baseline(bytes, path: baseline, folder: folder)
  }

  private func finder(_ locale: String, isAskedFor: Bool) -> BaseFinder {
    finders.value(for: FinderKey(locale: locale, isAskedFor: isAskedFor)) {
      BaseFinder(locale: locale, isAskedFor: isAskedFor, files: access)
    }
  }

  /// Looks for the base language beside a file; nil where nothing is compared.
  package func baseFinder(for path: String) -> BaseFinder? {
    switch base {
    case .none: return nil
    case .language(let tag): return finder(tag, isAskedFor: true)
    case .standard:
      guard let tag = configuration(for: path)?.base?.value else {
        return finder("en", isAskedFor: false)
      }
      return tag == "none" ? nil : finder(tag, isAskedFor: true)
    }
  }
}

/// What a linter is made of: most files have the same options.
private struct LinterKey: Hashable {
  let options: LintOptions
  let byLocale: [String: LintOptions]
}

/// What a finder of base texts is made of.
private struct FinderKey: Hashable {
  let locale: String
  let isAskedFor: Bool
}
