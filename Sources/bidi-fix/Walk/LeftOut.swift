import BidiMessages
import BidiReport
import BidiSource
import BidiText
import LocalizationFiles

/// What a walk saw and did not take.
struct LeftOut: Sendable {
  /// Files that hold texts of a right-to-left language by their path, and tables of texts whose path names no locale, in a
  /// format that is not read.
  private(set) var unread: [(path: String, kind: String, locale: String?)] = []

  /// Files that are called as files of texts are, or that lie in a folder such as `hebrew`, whose paths name no locale.
  private(set) var withoutLocale: [(path: String, format: FileFormat, language: LanguageName?)] = []

  /// Files without a locale that hold the texts of the development language: files that are read lie beside them.
  private(set) var ofBase: [(path: String, format: FileFormat)] = []

  /// Folders of other people's code and of products of a build.
  var folders: [String] = []

  /// Links to files outside the folder that was named.
  var links: [String] = []

  /// Links to folders, which are not followed.
  var linkedFolders: [String] = []

  /// How many files `--locale` leaves out.
  var ofOtherLocales = 0

  /// How many files configurations leave out that were found all the same.
  var byConfiguration = 0

  /// Localization files that `.gitignore` leaves out.
  var ignored = IgnoredFiles()

  /// Looks at a file that no format takes.
  mutating func note(_ path: String) {
    if let (kind, locale) = TranslatedPath.kindAndLocale(of: path) {
      if MessageLocale(locale)?.direction == .rightToLeft { unread.append((path, kind, locale)) }
    } else if let format = TranslatedPath.formatWithoutLocale(
      of: path, isLanguage: LanguageName.isRightToLeft)
    {
      withoutLocale.append((path, format, LanguageName(inPath: path)))
    } else if let kind = TranslatedPath.kindOfTable(of: path) {
      unread.append((path, kind, nil))
    }
  }

  /// Sorts by path what was seen, and finds the files of the development language among those whose paths name no
  /// locale.
  ///
  /// - Parameter files: The files that are read.
  mutating func finish(beside files: [String]) {
    func precedes(_ one: String, _ other: String) -> Bool {
      one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    unread.sort { precedes($0.path, $1.path) }
    withoutLocale.sort { precedes($0.path, $1.path) }
    folders.sort(by: precedes)
    links.sort(by: precedes)
    linkedFolders.sort(by: precedes)
    guard !withoutLocale.isEmpty else { return }
    let paths = Set(files.flatMap(TranslatedPath.withoutLocale))
    ofBase = withoutLocale.filter { paths.contains($0.path) }.map { ($0.path, $0.format) }
    withoutLocale.removeAll { paths.contains($0.path) }
  }

  /// What is to be said behind a run; nothing is empty.
  var notes: [String] {
    var notes: [String] = []
    if !unread.isEmpty {
      let kinds = Dictionary(grouping: unread, by: \.kind)
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let listed = kinds.map { kind, files in
        "\(files.count) \(kind) (\(Set(files.map { $0.locale ?? "no locale in the path" }).sorted().joined(separator: ", ")))"
      }
      notes.append(
        "\(quantity(unread.count, "file")) in \(quantity(kinds.count, "format")) that \(unread.count == 1 ? "is" : "are")"
          + " not read: \(listed.joined(separator: ", ")); --list-files lists them")
    }
    if !withoutLocale.isEmpty {
      let isOne = withoutLocale.count == 1
      // One of each folder says enough.
      var said: Set<String> = []
      let languages = withoutLocale.compactMap(\.language).filter { said.insert($0.words).inserted }
      notes.append(
        "\(quantity(withoutLocale.count, "file")) \(isOne ? "is" : "are") not read because the path names no locale:"
          + " \(shown(withoutLocale.map(\.path)))\(languages.map { "; \($0.words)" }.joined());"
          + " check a file by itself with --locale TAG; --list-files lists them")
    }
    if ofOtherLocales > 0 {
      notes.append("\(quantity(ofOtherLocales, "file")) of other locales left out by --locale")
    }
    if byConfiguration > 0 {
      notes.append(
        "\(quantity(byConfiguration, "file")) left out by a configuration; --show-settings PATH shows which"
      )
    }
    if ignored.count > 0 {
      notes.append(
        "\(ignored.isCutShort ? "at least " : "")\(quantity(ignored.count, "localization file"))"
          + " left out by .gitignore, such as \(ignored.first); --no-ignore reads them")
    }
    if !folders.isEmpty {
      notes.append(
        "left out as other people's code or products of a build: \(shown(folders)); name a folder to check it"
      )
    }
    if !linkedFolders.isEmpty {
      notes.append(
        "left out as links to folders: \(shown(linkedFolders)); name a folder to check it")
    }
    if !links.isEmpty {
      notes.append(
        "left out as links to files outside the folder: \(shown(links)); name a file to check it")
    }
    return notes
  }

  private func shown(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}

/// Localization files that `.gitignore` leaves out, counted.
struct IgnoredFiles: Sendable {
  private(set) var count = 0

  /// The first path; empty where there is none.
  private(set) var first = ""

  /// How many names of folders that are left out may still be looked at.
  ///
  /// Such folders may hold what programs make, without end.
  var namesLeft = 20_000

  /// Whether there were more names.
  var isCutShort: Bool { namesLeft <= 0 }

  /// Counts a file.
  mutating func add(_ path: String) {
    count += 1
    if first.isEmpty || path.utf8.lexicographicallyPrecedes(first.utf8) { first = path }
  }
}
