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
    var output = StandardOutput()
    var status = ExitStatus()
    for path in walker.files {
      let format = FileFormat(namedPath: path) { (try? FileReader.head(of: path)) ?? [] }
      output.write(
        "\(path)\t\(format?.name ?? "-")\t\(format.map { Self.locale(of: path, $0) } ?? "-")\n")
    }
    for file in walker.leftOut.unread {
      output.write("\(file.path)\tnot read: \(file.kind)\t\(file.locale ?? "-")\n")
    }
    for file in walker.leftOut.withoutLocale {
      let locale = file.language?.words ?? "-"
      output.write("\(file.path)\tnot read: \(file.format.name) without a locale\t\(locale)\n")
    }
    for file in walker.leftOut.ofBase {
      output.write("\(file.path)\tnot checked: \(file.format.name)\tdevelopment language\n")
    }
    for folder in walker.leftOut.folders { output.write("\(folder)\tleft out: folder\t-\n") }
    for link in walker.leftOut.linkedFolders + walker.leftOut.links {
      output.write("\(link)\tleft out: link\t-\n")
    }
    if !output.finish() { status.noteFailure() }
    for failure in walker.failures {
      StandardError.write("\(failure.path): error: \(failure.message)\n")
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
      ? locales.joined(separator: ", ") : count(locales.count, "locale")
  }

  /// So many locales of one file are named; more are counted.
  private static let mostLocales = 12
}
