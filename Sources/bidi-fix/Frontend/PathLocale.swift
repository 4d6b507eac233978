import BidiMessages
import LocalizationFiles

/// The locale of a file by the folders that it lies in.
///
/// Where the path as given names none, as inside an `.lproj` folder, the whole path is asked.
func locale(ofPath path: String) -> MessageLocale? {
  let name = LocalePath.locale(of: path) ?? LocalePath.locale(of: realPath(path) ?? path)
  return name.flatMap { MessageLocale($0) }
}
