import BidiFiles
import BidiLint
import BidiMessages
import BidiReport
import BidiSource
import LocalizationFiles

/// The list of `--list-files`: one file a line, in columns with tabs between.
struct FileList {
  private let walker: FileWalker

  init(_ walker: FileWalker) { self.walker = walker }

  /// Writes path, format and locale of each file that is read, and then what is not read and why.
  ///
  /// Throws the exit status, where it is not 0.
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
    for file in walker.leftOut.unread {
      write(file.path, "not read: \(file.kind)", file.locale ?? "-")
    }
    for file in walker.leftOut.withoutLocale {
      write(
        file.path, "not read: \(file.format.name) without a locale", file.language?.words ?? "-")
    }
    for file in walker.leftOut.ofBase {
      write(file.path, "not checked: \(file.format.name)", "development language")
    }
    for folder in walker.leftOut.folders { write(folder, "left out: folder", "-") }
    for link in walker.leftOut.linkedFolders + walker.leftOut.links {
      write(link, "left out: link", "-")
    }
    if !output.finish() { status.noteFailure() }
    for failure in walker.failures {
      StandardError.write(text.text(for: failure))
      status.noteFailure()
    }
    try status.exit()
  }

  /// The locale of a file by its path; where that names none, the locale or the locales that stand in the file.
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
    // A long list hides the other columns.
    return locales.count <= mostLocales
      ? locales.joined(separator: ", ") : quantity(locales.count, "locale")
  }

  /// So many locales of one file are named; more are counted.
  private static let mostLocales = 12
}
