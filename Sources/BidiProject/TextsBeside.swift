import BidiLint
import BidiSource
import LocalizationFiles

/// Reads the other files of a folder that hold texts of the same locale: `plurals.xml` beside `strings.xml`, `Localizable.stringsdict`
/// beside `Localizable.strings`.
///
/// A program looks up a text by its key alone, whatever file the text lies in.
struct TextsBeside: Sendable {
  private let access: FileAccess
  private let known = LockedTable<String, LinkedTexts?>()
  private let folders = LockedTable<String, [String]>()

  /// The most files of a folder that are read.
  private static let mostFiles = 32

  /// The longest file that is read, in bytes.
  private static let longest = 4 << 20

  init(_ access: FileAccess) { self.access = access }

  /// The texts of the files beside a file, in the order of their names; none where the path of the file names no locale.
  ///
  /// - Complexity: Lists each folder, and reads each file in it, once in a run.
  func texts(beside path: String, _ format: FileFormat) -> [LinkedTexts] {
    guard let locale = format.locale(ofPath: path), let slash = path.lastSlash else { return [] }
    let name = path[path.index(after: slash)...]
    let folder = String(path[..<slash])
    let names = folders.value(for: folder) { access.names(folder).sorted() }
    return names.filter { $0 != name }.prefix(Self.mostFiles)
      .compactMap { texts(of: "\(path[...slash])\($0)", locale) }
  }

  private func texts(of path: String, _ locale: String) -> LinkedTexts? {
    known.value(for: path) {
      guard let item = access.item(path), item.kind == .file, item.size <= Self.longest,
        let bytes = access.read(path),
        let format = FileFormat(path: path, head: { Array(bytes.prefix(1024)) }),
        format.locale(ofPath: path) == locale,
        let file = try? LocalizationFile(path: path, bytes: bytes), !file.isRefused
      else { return nil }
      return LinkedTexts(file)
    }
  }
}
