package import BidiSource

extension LocalizationFile {
  /// A file for another locale that still has the texts of this one, as translators begin with.
  ///
  /// The file names the other locale wherever this one names its own. Where a file holds the texts of a source language beside
  /// translations, the source texts stand in the place of translations that are not there: in targets of XLIFF, in empty
  /// strings of gettext and Qt, in a new localization of a String Catalog.
  ///
  /// - Parameters:
  ///   - locale: The other locale, as a tag with `-`.
  ///   - path: The path of the new file.
  /// - Returns: The file, of the same format and encoding.
  /// - Throws: `SourceDecodingError` where the result is no text.
  /// - Complexity: O(*n*).
  package func template(
    for locale: String, at path: String
  ) throws(SourceDecodingError) -> LocalizationFile {
    let edits = format.reader.templateEdits(of: source, for: locale)
    let bytes = source.bytes(replacing: edits)
    return LocalizationFile(
      source: try format.reader.source(path: path, bytes: bytes), format: format)
  }
}
