import BidiSource

/// A path, taken apart.
struct FilePath {
  /// The path as it was given.
  let path: String

  /// Its parts, without empty ones; the file last.
  let parts: [Substring]

  init(_ path: String) {
    self.path = path
    parts = path.pathParts
  }

  /// The name of the file: `Localizable.strings`.
  var fileName: Substring { parts.last ?? "" }

  /// The name of the file without its last ending: `Localizable`, `app_he` of `app_he.arb`.
  var stem: Substring {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return fileName }
    return fileName[..<dot]
  }

  /// The last ending in small letters, without the full stop; empty for none.
  var fileExtension: String {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return "" }
    return fileName[fileName.index(after: dot)...].lowercased()
  }

  /// The folders, the innermost first.
  var folders: ReversedCollection<ArraySlice<Substring>> { parts.dropLast().reversed() }

  /// The folder that the file lies in; empty for none.
  var folder: Substring { folders.first ?? "" }

  /// The path with one part exchanged.
  ///
  /// - Parameters:
  ///   - index: Which of ``parts``.
  ///   - name: What stands there instead.
  /// - Returns: The path.
  func replacing(_ index: Int, with name: String) -> String {
    let part = parts[index]
    return path[..<part.startIndex] + name + path[part.endIndex...]
  }
}

extension FilePath {
  /// The path with a text after the name of the file, before its ending.
  func appendingToStem(_ text: String) -> String {
    let stem = stem
    return path[..<stem.endIndex] + text + path[stem.endIndex...]
  }
}

/// What a path says of the language of a file.
enum PathLocale: Equatable {
  /// Nothing.
  case none
  /// The file holds the development language, whatever that is.
  case base
  /// A locale, with `-` between its parts.
  case tag(String)

  /// The locale; nil for none.
  var tag: String? { if case .tag(let tag) = self { tag } else { nil } }
}

// MARK: Locales of names

extension FilePath {
  /// Where a path names a locale in the way of most ecosystems: a folder or a file of that name, or the end of the
  /// file's name after `_`, `-` or `.`, as in `i18n/he.json`, `locales/ar-SA/common.json`, `intl_fa.arb`.
  ///
  /// The file's own name counts before its folders, a near folder before a far one.
  var localeOfFolderOrName: PathLocale {
    localePlace.map { .tag($0.tag) } ?? .none
  }

  /// The locale whose name the folder has that the file lies in.
  var localeOfFolder: PathLocale { LocaleName.tag(String(folder)).map { .tag($0) } ?? .none }

  /// The path with another locale for the name of that folder; none where it has none.
  func replacingFolder(with locale: String) -> [String] {
    localeOfFolder == .none ? [] : [replacing(parts.count - 2, with: locale)]
  }

  /// Where the name of a locale stands.
  private var localePlace: (part: Int, name: Substring, tag: String)? {
    let last = parts.count - 1
    if let name = LocaleName.suffix(of: stem), let tag = LocaleName.tag(String(name)) {
      return (last, name, tag)
    }
    for index in parts.indices.dropLast().reversed() {
      if let tag = LocaleName.tag(String(parts[index])) { return (index, parts[index], tag) }
    }
    return nil
  }

  /// The path with another locale in the place of its own; none where it names none.
  func replacingLocale(with locale: String) -> [String] {
    guard let place = localePlace else { return [] }
    let underscored = LocaleName.underscored(locale)
    let spellings = underscored == locale ? [locale] : [locale, underscored]
    return spellings.map { path[..<place.name.startIndex] + $0 + path[place.name.endIndex...] }
  }
}
