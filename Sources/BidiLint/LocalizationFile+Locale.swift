package import BidiMessages
package import BidiSource
package import LocalizationFiles

extension LocalizationFile {
  /// The locale of a file, from its content or from its folders.
  ///
  /// If the given path names no locale, as inside an `.lproj` folder, the whole path is used.
  ///
  /// - Parameter files: Gives the whole path; nil for a text that is in no folder.
  /// - Returns: The locale; nil if none is named whose script is known.
  package func messageLocale(inFolders files: FileAccess?) -> MessageLocale? {
    let name = locale ?? files.flatMap { format.locale(ofPath: $0.wholePath(source.path)) }
    return name.flatMap { MessageLocale($0) }
  }
}
