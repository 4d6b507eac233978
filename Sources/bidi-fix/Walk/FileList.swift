import BidiFiles
import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import LocalizationFiles

/// The list of `--list-files`: one file a line, in columns that tabs separate.
struct FileList {
  private let walker: FileWalker

  init(_ walker: FileWalker) { self.walker = walker }

  /// Writes path, format and locale of each file that is read, then each path that is left out and why.
  ///
  /// Throws the exit status if it is not 0.
  func write() throws {
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    var output = StandardOutput()
    func write(_ path: String, _ what: String, _ locale: String) {
      output.write([path, what, locale].map(text.shown).joined(separator: "\t") + "\n")
    }
    var status = ExitStatus()
    for path in walker.files {
      let format = FileFormat(namedPath: path) { (try? FileReader.head(of: path)) ?? [] }
      write(path, format?.name ?? "-", format.map { Self.locale(of: path, $0) } ?? "-")
    }
    for reason in LeftOutReason.allCases {
      for path in walker.leftOut[reason] {
        if let (what, locale) = Self.columns(of: path, reason) { write(path, what, locale) }
      }
    }
    if !output.finish() { status.noteFailure() }
    for failure in walker.failures {
      StandardError.write(text.text(for: failure))
      status.noteFailure()
    }
    try status.exit()
  }

  /// The second and third column of a path that is left out; nil if the list does not show the path.
  private static func columns(
    of path: String, _ reason: LeftOutReason
  ) -> (what: String, locale: String)? {
    let format = UnreadFile.formatWithoutLocale(of: path)?.name ?? "-"
    switch reason {
    case .unreadFormat:
      let (kind, locale) = UnreadFile.kindAndLocale(of: path)
      return ("not read: \(kind)", locale ?? "-")
    case .noLocale:
      return ("not read: \(format) without a locale", LanguageName(inPath: path)?.words ?? "-")
    case .developmentLanguage: return ("not checked: \(format)", "development language")
    case .foreignFolder: return ("left out: folder", "-")
    case .linkedFolder, .linkOutside: return ("left out: link", "-")
    case .otherLocale, .configuration, .pattern, .gitIgnore, .irrelevant: return nil
    }
  }

  /// The locale in the path of a file.
  ///
  /// If the path names none, the locale or locales that the file names.
  private static func locale(of path: String, _ format: FileFormat) -> String {
    if let tag = format.locale(ofPath: path) ?? format.locale(ofPath: wholePath(path)) {
      return MessageLocale(tag) != nil ? tag : LanguageName(inPath: path)?.words ?? tag
    }
    if format.isBase(path: path) { return "development language" }
    guard let bytes = try? FileReader.read(path),
      let file = try? LocalizationFile(path: path, bytes: bytes)
    else { return "-" }
    let locales = Set(file.entries.compactMap(\.locale)).sorted()
    if locales.isEmpty { return file.locale ?? "-" }
    // A long list of locales would hide the other columns.
    return locales.count <= mostLocales
      ? locales.joined(separator: ", ") : quantity(locales.count, "locale")
  }

  /// The most locales of one file that are named.
  ///
  /// Of more, only the number is shown.
  private static let mostLocales = 12
}
