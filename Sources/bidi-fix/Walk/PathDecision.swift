import BidiJudge
import BidiProject
import BidiSource
import BidiText
import LocalizationFiles

/// What a walk decides about a path.
enum PathDecision: Equatable {
  /// The file is read, or the folder is searched.
  case taken

  /// The path is left out.
  case leftOut(LeftOutReason)
}

/// Why a walk leaves out a path, in the order in which `--list-files` shows the paths.
enum LeftOutReason: CaseIterable, Sendable {
  /// The file holds texts of a right-to-left language or of many languages, in a format that is not read.
  case unreadFormat

  /// The file has the name of a file of texts, or is in a folder such as `hebrew`, but its path names no locale.
  case noLocale

  /// The file holds the texts of the development language. Its translations are read.
  case developmentLanguage

  /// The folder holds other people's code or products of a build.
  case foreignFolder

  /// The path is a link to a folder. Links are not followed, because they may form a ring.
  case linkedFolder

  /// The path is a link to a file outside the folder that the command names. A repair must not change that file.
  case linkOutside

  /// The path names a locale that `--locale` does not name.
  case otherLocale

  /// The configuration of the file's folder leaves the file out.
  case configuration

  /// A pattern of `--exclude`, `--include` or of a configuration above the folder leaves the path out.
  case pattern

  /// A `.gitignore` file leaves the path out.
  case gitIgnore

  /// The user need not know: a hidden file, or a file without texts.
  case irrelevant
}

extension WalkOptions {
  /// Decides whether a walk takes a path.
  ///
  /// - Parameters:
  ///   - path: A path in a folder that the walk searches.
  ///   - ignored: The `.gitignore` files of the folders above the path.
  /// - Returns: The decision.
  func decision(on path: WalkedPath, _ ignored: IgnoreFiles) -> PathDecision {
    if path.name.hasPrefix(".") { return .leftOut(.irrelevant) }
    if let reason = patternReason(for: path, ignored) {
      return .leftOut(path.kind == .folder || path.isRead ? reason : .irrelevant)
    }
    switch path.kind {
    case .folder: return path.isForeign ? .leftOut(.foreignFolder) : .taken
    case .linkToFolder: return .leftOut(path.isForeign ? .irrelevant : .linkedFolder)
    case .file, .link: break
    }
    guard path.isRead else { return .leftOut(UnreadFile.reason(of: path.path)) }
    return path.leadsOutside ? .leftOut(.linkOutside) : .taken
  }

  /// Why a pattern leaves out a path; nil if no pattern does.
  private func patternReason(for path: WalkedPath, _ ignored: IgnoreFiles) -> LeftOutReason? {
    let inside = path.partsInRoot
    if exclude.contains(where: { $0.matchesAnywhere(inside) }) { return .pattern }
    if isExcluded?(path.wholePath, path.kind == .folder) ?? false { return .pattern }
    if ignored.ignores(path.parts, isFolder: path.kind == .folder) { return .gitIgnore }
    // The patterns of --include select files.
    let isFile = path.kind == .file || path.kind == .link
    if isFile, !include.isEmpty, !include.contains(where: { $0.matchesAnywhere(inside) }) {
      return .pattern
    }
    return nil
  }
}

/// A file that no format reads.
enum UnreadFile {
  /// Why a file is left out whose format is not read.
  static func reason(of path: String) -> LeftOutReason {
    if let (_, locale) = TranslatedPath.kindAndLocale(of: path) {
      return MessageLocale(locale)?.direction == .rightToLeft ? .unreadFormat : .irrelevant
    }
    if formatWithoutLocale(of: path) != nil { return .noLocale }
    return TranslatedPath.kindOfTable(of: path) == nil ? .irrelevant : .unreadFormat
  }

  /// The kind of a file whose reason is ``LeftOutReason/unreadFormat``, such as `.yml`, and the locale in its path.
  static func kindAndLocale(of path: String) -> (kind: String, locale: String?) {
    if let (kind, locale) = TranslatedPath.kindAndLocale(of: path) { return (kind, locale) }
    return (TranslatedPath.kindOfTable(of: path) ?? "", nil)
  }

  /// The format that would read a file if its path named a locale; nil if there is none.
  static func formatWithoutLocale(of path: String) -> FileFormat? {
    TranslatedPath.formatWithoutLocale(of: path, isLanguage: LanguageName.isRightToLeft)
  }
}
