/// Where the path of a `.json` file names the locale of its texts.
///
/// In this order:
/// 1. The file's whole name, in a folder of translations: `i18n/he.json`.
/// 2. The file's whole name anywhere, but for English words: `he.json`; not `id.json`. It counts more than a folder that looks
///    like a locale: `i18n/ve-mw/he.json` of MediaWiki.
/// 3. A folder in one of translations, which may be up to three levels up: `locales/he/common.json`.
/// 4. The end of the file's name, where it has a region or a script, names a language that is written from right to left,
///    or the rest of the path speaks of translations: `intl_fa.json`, `strings.he.i18n.json`, `app_en-US.json`.
/// 5. A folder that holds one of translations: `he/translations/common.json`.
struct JSONStringsPath {
  /// The locale, with `-` between its parts.
  let tag: String

  /// The name of the locale in the path.
  let name: Substring

  /// Finds the locale.
  ///
  /// - Returns: Nil for a path that names none, and for files of tools.
  init?(_ path: FilePath) {
    guard path.fileExtension == "json", !Self.isOfTool(path.stem) else { return nil }
    let parts = path.parts
    let folder = parts.count - 2
    let stem = Self.withoutMiddleEnding(path.stem)
    let isInTranslations = folder >= 0 && Self.speaksOfTranslations(parts[folder])
    // `AR` is a name of many things; among translations it is a language.
    let whole = Self(stem) ?? (isInTranslations ? Self(stem, tag: stem.lowercased()) : nil)
    if isInTranslations, let whole {
      self = whole
    } else if let whole, !Self.words.contains(whole.tag) {
      self = whole
    } else if let place = Self.folder(in: parts, isRight: Self.isInTranslations) {
      self = place
    } else if whole == nil, let end = LocaleName.suffix(of: stem), let place = Self(end),
      isInTranslations || place.isClear || Self.speaksOfTranslations(stem.dropLast(end.count + 1))
    {
      self = place
    } else if let place = Self.folder(in: parts, isRight: Self.holdsTranslations) {
      self = place
    } else {
      return nil
    }
  }

  private init?(_ name: Substring, tag: String? = nil) {
    guard let tag = LocaleName.tag(tag ?? String(name)) else { return nil }
    (self.tag, self.name) = (tag, name)
  }

  /// Whether hardly anything else is called so.
  private var isClear: Bool {
    tag.contains("-") || LocaleName.isRightToLeft(tag)
  }

  /// Codes of languages that mostly mean something else where nothing speaks of translations.
  private static let words: Set<String> = [
    "am", "as", "be", "id", "in", "io", "is", "it", "my", "no", "or", "os", "so", "to", "ts", "ty",
  ]

  // MARK: Folders

  /// The innermost folder that is named as a locale and stands right.
  private static func folder(
    in parts: [Substring], isRight: (Int, [Substring]) -> Bool
  ) -> JSONStringsPath? {
    for index in parts.indices.dropLast().reversed() {
      if let place = Self(parts[index]), isRight(index, parts) { return place }
    }
    return nil
  }

  /// The locale that a folder in one of translations is named as; nil for none.
  static func localeFolder(in parts: [Substring]) -> String? {
    folder(in: parts, isRight: isInTranslations)?.tag
  }

  private static func isInTranslations(_ index: Int, _ parts: [Substring]) -> Bool {
    if index > 0, speaksOfTranslations(parts[index - 1]) { return true }
    return parts[max(0, index - 3)..<index].contains { isForTranslations($0) }
  }

  private static func holdsTranslations(_ index: Int, _ parts: [Substring]) -> Bool {
    index + 1 < parts.count - 1 && speaksOfTranslations(parts[index + 1])
  }

  // MARK: Names

  /// Whether a folder holds translations and nothing else.
  private static func isForTranslations(_ name: Substring) -> Bool {
    translations.contains(name.lowercased())
  }

  /// Whether a name is one that translations have, among others.
  private static func speaksOfTranslations(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return translations.contains(name) || texts.contains(name)
  }

  private static let translations: Set<String> = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "lc_messages",
    "locale", "locales", "localisation", "localisations", "localization", "localizations",
    "localized", "nls", "translation", "translations",
  ]

  private static let texts: Set<String> = [
    "app", "common", "messages", "resources", "res", "strings", "text", "texts",
  ]

  /// A file's name without an ending that only says what the file is for: `strings_he` of `strings_he.i18n`.
  private static func withoutMiddleEnding(_ stem: Substring) -> Substring {
    for ending in [
      ".default", ".i18n", ".lang", ".locale", ".messages", ".translation", ".translations",
    ] {
      if stem.count > ending.count, stem.hasSuffix(ending) { return stem.dropLast(ending.count) }
    }
    return stem
  }

  /// Whether a file steers a tool, wherever it lies.
  private static func isOfTool(_ stem: Substring) -> Bool {
    let name = stem.lowercased()
    return tools.contains(name) || ["tsconfig.", "jsconfig.", "."].contains { name.hasPrefix($0) }
  }

  private static let tools: Set<String> = [
    "composer", "contents", "deno", "jsconfig", "lerna", "manifest", "package", "package-lock",
    "project", "tsconfig", "turbo",
  ]
}
