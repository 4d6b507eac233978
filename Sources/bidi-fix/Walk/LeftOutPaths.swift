import BidiReport
import BidiSource
import LocalizationFiles

/// The paths that a walk left out, by reason.
struct LeftOutPaths: Sendable {
  private var paths: [LeftOutReason: [String]] = [:]

  /// The localization files that `.gitignore` files leave out.
  var ignored = IgnoredFiles()

  /// The paths that were left out for a reason.
  subscript(reason: LeftOutReason) -> [String] { paths[reason] ?? [] }

  /// Notes a path that is left out.
  mutating func add(_ path: String, _ reason: LeftOutReason) {
    if reason != .irrelevant { paths[reason, default: []].append(path) }
  }

  /// Sorts the paths, and finds the files of the development language among those without a locale.
  ///
  /// - Parameter files: The files that are read.
  mutating func finish(beside files: [String]) {
    for reason in paths.keys {
      paths[reason]?.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let withoutLocale = self[.noLocale]
    guard !withoutLocale.isEmpty else { return }
    let developmentFiles = Set(files.flatMap(TranslatedPath.withoutLocale))
    paths[.developmentLanguage] = withoutLocale.filter(developmentFiles.contains)
    paths[.noLocale] = withoutLocale.filter { !developmentFiles.contains($0) }
  }

  /// The notes to print after a run, one for each reason that has paths.
  var notes: [String] {
    [
      unreadNote, noLocaleNote,
      note(.otherLocale) { "\(quantity($0.count, "file")) of other locales left out by --locale" },
      note(.configuration) {
        "\(quantity($0.count, "file")) left out by a configuration; --show-settings PATH shows which"
      },
      ignored.note,
      note(.foreignFolder) {
        "left out as other people's code or products of a build: \(shown($0)); name a folder to check it"
      },
      note(.linkedFolder) {
        "left out as links to folders: \(shown($0)); name a folder to check it"
      },
      note(.linkOutside) {
        "left out as links to files outside the folder: \(shown($0)); name a file to check it"
      },
    ].compactMap(\.self)
  }

  private func note(_ reason: LeftOutReason, _ text: ([String]) -> String) -> String? {
    self[reason].isEmpty ? nil : text(self[reason])
  }

  private var unreadNote: String? {
    note(.unreadFormat) { paths in
      let kinds = Dictionary(grouping: paths.map(UnreadFile.kindAndLocale), by: \.kind)
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let listed = kinds.map { kind, files in
        "\(files.count) \(kind) (\(Set(files.map { $0.locale ?? "no locale in the path" }).sorted().joined(separator: ", ")))"
      }
      return
        "\(quantity(paths.count, "file")) in \(quantity(kinds.count, "format")) that \(paths.count == 1 ? "is" : "are")"
        + " not read: \(listed.joined(separator: ", ")); --list-files lists them"
    }
  }

  private var noLocaleNote: String? {
    note(.noLocale) { paths in
      // Each name of a language is explained once.
      var explained: Set<String> = []
      let languages = paths.compactMap { LanguageName(inPath: $0)?.words }
        .filter { explained.insert($0).inserted }
      return
        "\(quantity(paths.count, "file")) \(paths.count == 1 ? "is" : "are") not read because the path names no locale:"
        + " \(shown(paths))\(languages.map { "; \($0)" }.joined());"
        + " check a file by itself with --locale TAG; --list-files lists them"
    }
  }

  private func shown(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}

/// The number of localization files that `.gitignore` files leave out.
struct IgnoredFiles: Sendable {
  private var count = 0

  /// The first path in order; empty if there is none.
  private var first = ""

  /// How many more names are counted.
  ///
  /// A folder that is left out may hold any number of products of a build.
  var namesLeft = 20_000

  /// Counts a file.
  mutating func add(_ path: String) {
    count += 1
    if first.isEmpty || path.utf8.lexicographicallyPrecedes(first.utf8) { first = path }
  }

  /// The note to print after a run; nil if no file was left out.
  var note: String? {
    guard count > 0 else { return nil }
    return "\(namesLeft <= 0 ? "at least " : "")\(quantity(count, "localization file"))"
      + " left out by .gitignore, such as \(first); --no-ignore reads them"
  }
}
