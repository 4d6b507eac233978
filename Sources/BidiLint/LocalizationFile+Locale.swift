package import BidiMessages
package import BidiSource
package import LocalizationFiles

extension LocalizationFile {
  /// The locale of a file by its content and by the folders that it lies in.
  ///
  /// Where neither names one, as inside an `.lproj` folder, the whole path is asked.
  ///
  /// - Parameter files: Knows the whole path; nil for a text that lies in no folder.
  /// - Returns: Nil where nothing names a locale whose script is known.
  package func messageLocale(inFolders files: FileAccess?) -> MessageLocale? {
    let name = locale ?? files.flatMap { format.locale(ofPath: $0.wholePath(source.path)) }
    return name.flatMap { MessageLocale($0) }
  }
}
