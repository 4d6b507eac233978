// Files that may hold texts, and that are not read because no part of their path names a locale.
extension TranslatedPath {
  /// The format of a file that is called as files of texts are, where its path names no locale.
  ///
  /// Such a file is read where somebody names it.
  ///
  /// ```swift
  /// TranslatedPath.formatWithoutLocale(of: "app/strings.json")?.name  // "JSON strings"
  /// TranslatedPath.formatWithoutLocale(of: "app/package.json") == nil  // true
  /// ```
  ///
  /// - Parameters:
  ///   - path: A path with `/` between its parts.
  ///   - isName: Whether a part of a name is the name of a language, as `hebrew`: where one is, any file that could be
  ///     read counts.
  /// - Returns: Nil for a file that is read, and for one that nobody would expect to be.
  package static func formatWithoutLocale(
    of path: String, isLanguage isName: (String) -> Bool = { _ in false }
  ) -> FileFormat? {
    let file = FilePath(path)
    guard let format = FileFormat.all.first(where: { $0.reader.takesNamed(file) }),
      format.locale(ofPath: path) == nil,
      format.reader.looksTranslated(file) || words(of: path).contains(where: isName)
    else { return nil }
    return format
  }

  /// The words of a path that may name a language, the likeliest first: the end of the file's name, the whole name, and
  /// the folders from the innermost on, without the ending `.lproj`, and what stands after their first hyphen.
  ///
  /// ```swift
  /// TranslatedPath.words(of: "hebrew/app_arabic.json")  // ["arabic", "app_arabic", "hebrew"]
  /// ```
  package static func words(of path: String) -> [String] {
    let file = FilePath(path)
    let end = file.stem.split(whereSeparator: isSeparator).last
    let folders = file.folders.map { $0.hasSuffix(".lproj") ? $0.dropLast(6) : $0 }
    // `values-hebrew`
    let ends = folders.compactMap { $0.firstIndex(of: "-").map($0.suffix(from:))?.dropFirst() }
    return ([end == file.stem ? nil : end, file.stem] + folders + ends)
      .compactMap { $0.map(String.init) }
  }

  /// Where the texts of the development language may lie beside a translation: its path without the locale.
  ///
  /// ```swift
  /// TranslatedPath.withoutLocale("i18n/messages_ar.properties")  // ["i18n/messages.properties"]
  /// TranslatedPath.withoutLocale("i18n/ar/messages.json")  // ["i18n/messages.json"]
  /// ```
  package static func withoutLocale(_ path: String) -> [String] {
    let file = FilePath(path)
    var paths: [String] = []
    if let name = LocaleName.suffix(of: file.stem), name.startIndex > file.stem.startIndex {
      paths.append(String(path[..<name.startIndex].dropLast() + path[name.endIndex...]))
    }
    for (folder, next) in zip(file.parts, file.parts.dropFirst())
    where LocaleName.tag(String(folder)) != nil {
      paths.append(String(path[..<folder.startIndex] + path[next.startIndex...]))
    }
    return paths
  }

  private static func isSeparator(_ character: Character) -> Bool {
    "_-.".contains(character)
  }
}

extension FilePath {
  /// Whether the name of the file is one that texts have: `strings`, `validation-messages`.
  var isCalledAsTexts: Bool {
    guard let last = stem.split(whereSeparator: { "_-.".contains($0) }).last else { return false }
    // `ValidationMessages`: the last word begins with the last capital letter.
    let word = last.lastIndex(where: \.isUppercase).map { last[$0...] } ?? last
    return [last, word].contains { Self.namesOfTexts.contains($0.lowercased()) }
  }

  private static let namesOfTexts: Set<String> = [
    "i18n", "l10n", "labels", "lang", "localizable", "localization", "localizations", "messages",
    "strings", "texts", "translation", "translations",
  ]
}
