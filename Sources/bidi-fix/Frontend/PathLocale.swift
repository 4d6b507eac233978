import BidiMessages
import BidiSource
import LocalizationFiles

/// The locale of a file by its content and by the folders that it lies in.
///
/// Where neither names one, as inside an `.lproj` folder, the whole path is asked.
func locale(of file: LocalizationFile) -> MessageLocale? {
  let name = file.locale ?? realPath(file.source.path).flatMap { file.format.locale(ofPath: $0) }
  return name.flatMap { MessageLocale($0) }
}

/// The locale that a path names, before its file is read.
func locale(ofPath path: String) -> MessageLocale? {
  guard let format = FileFormat(path: path, head: { (try? FileReader.head(of: path)) ?? [] }) else {
    return nil
  }
  let name = format.locale(ofPath: path) ?? realPath(path).flatMap { format.locale(ofPath: $0) }
  return name.flatMap { MessageLocale($0) }
}
