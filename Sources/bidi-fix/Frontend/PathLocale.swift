import BidiMessages
import BidiSource
import LocalizationFiles

/// The locale of a file by its content and by the folders that it lies in.
///
/// Where neither names one, as inside an `.lproj` folder, the whole path is asked.
func locale(of file: LocalizationFile) -> MessageLocale? {
  let path = file.source.path
  let name =
    file.locale
    ?? (path == StandardInput.argument ? nil : file.format.locale(ofPath: wholePath(path)))
  return name.flatMap { MessageLocale($0) }
}

/// The locale that a path names, before its file is read.
func locale(ofPath path: String) -> MessageLocale? {
  guard let format = FileFormat(path: path, head: { (try? FileReader.head(of: path)) ?? [] }) else {
    return nil
  }
  let name = format.locale(ofPath: path) ?? format.locale(ofPath: wholePath(path))
  return name.flatMap { MessageLocale($0) }
}
