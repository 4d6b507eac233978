import BidiFiles
import BidiLint
import BidiJudge
import BidiSource
import LocalizationFiles

/// The locale of a file, from its content and its path.
func locale(of file: LocalizationFile) -> MessageLocale? {
  file.messageLocale(inFolders: file.source.path == StandardInput.argument ? nil : .disk)
}

/// The locale that a path names.
///
/// The file is not read.
func locale(ofPath path: String) -> MessageLocale? {
  guard let format = FileFormat(path: path, head: { (try? FileReader.head(of: path)) ?? [] }) else {
    return nil
  }
  let name = format.locale(ofPath: path) ?? format.locale(ofPath: wholePath(path))
  return name.flatMap { MessageLocale($0) }
}
