import BidiSource

/// Java's `.properties`, where the path names a locale: there are many such files that hold no texts.
///
/// Read as UTF-8, and as ISO 8859-1 where the bytes are not UTF-8, as Java does from version 9 on. A key without a sign
/// or space after it has no value and is no entry. Source: the documentation of `java.util.Properties.load` and
/// `java.util.PropertyResourceBundle`.
enum PropertiesFormat: FormatReader {
  static let name = "Java properties"
  static let fileNames = ["*_LOCALE.properties"]
  static let keepsLastValue = true
  static let toolkits = FormatToolkits([.swing, .javaFX, .compose], others: [.web])

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "properties" && locale(of: path) != .none
  }

  static func takesNamed(_ path: FilePath) -> Bool { path.fileExtension == "properties" }

  static func locale(of path: FilePath) -> PathLocale {
    if let name = nameLocale(of: path), let tag = LocaleName.tag(String(name)) { return .tag(tag) }
    return isInLocaleFolder(path) ? path.localeOfFolderOrName : .none
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    guard let name = nameLocale(of: path) else { return path.replacingLocale(with: locale) }
    let underscored = LocaleName.underscored(locale)
    // Java writes the codes that these languages had before 1989.
    let parts = underscored.split(separator: "_", maxSplits: 1)
    let old = parts.first.flatMap { LocaleName.oldCodes[String($0)] }
      .map { ([$0] + parts.dropFirst().map(String.init)).joined(separator: "_") }
    let spellings = [underscored] + (old.map { [$0] } ?? [])
    let (before, after) = (path.path[..<name.startIndex], path.path[name.endIndex...])
    var paths = spellings.map { "\(before)\($0)\(after)" }
    // The file without a locale holds the texts of the development language.
    if name.startIndex > path.stem.startIndex {
      paths.append("\(before.dropLast())\(after)")
    }
    return paths
  }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    // The file of the development language mostly names no locale.
    paths(beside: path, for: locale).first
      ?? path.appendingToStem("_" + LocaleName.underscored(locale))
  }

  static func comment(_ text: String, in source: SourceFile) -> String? { "# \(text)" }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    do {
      return try SourceFile(path: path, bytes: bytes)
    } catch {
      if SourceEncoding.isUTF16(bytes) || bytes.prefix(4).contains(0) { throw error }
      return SourceFile(path: path, latin1: bytes)
    }
  }

  static func read(_ source: SourceFile) -> FileContent {
    // A file of ASCII may be read as ISO 8859-1, as Java did before version 9.
    let isASCII =
      source.encoding == .latin1
      || source.encoding == .utf8 && source.text.allSatisfy { $0 < 0x80 }
    var parser = PropertiesParser(
      source.text,
      notation: ValueNotation(escape: .unit("\\u"), isASCII: isASCII, skipsLeadingSpace: true))
    return parser.parse()
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    let old = edit.entry
    let line = Array(edit.source.text[edit.entryRange])
    // The first character beyond ASCII in the file, and the last one, count for all entries.
    let isASCII = edit.source.encoding == .utf8 && line.allSatisfy { $0 < 0x80 }
    guard
      edit.source.encoding != .utf8
        || (old.notation.isASCII ? isASCII : edit.source.text.contains { $0 >= 0x80 })
    else { return nil }
    var parser = PropertiesParser(line, notation: old.notation)
    let content = parser.parse()
    guard content.problems.isEmpty, content.entries.count == 1, var new = content.entries.first,
      new.range == 0..<line.count
    else { return nil }
    new.move(by: edit.entryRange.lowerBound)
    guard new.value.range == edit.valueRange, new.key == old.key else { return nil }
    return [edit.entry(with: new.value)]
  }

  /// The locale at the end of the file's name, where it stands in the path.
  private static func nameLocale(of path: FilePath) -> Substring? {
    LocaleName.suffix(of: path.stem).flatMap {
      LocaleName.tag(String($0)) == nil ? nil : $0
    }
  }

  /// Whether the file lies in the folder of a locale, or below a folder of such folders.
  private static func isInLocaleFolder(_ path: FilePath) -> Bool {
    if LocaleName.tag(String(path.folder)) != nil { return true }
    return zip(path.parts, path.parts.dropFirst().dropLast()).contains { outer, inner in
      localeFolders.contains(outer.lowercased()) && LocaleName.tag(String(inner)) != nil
    }
  }

  private static let localeFolders: Set<String> = [
    "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "translations",
  ]
}
