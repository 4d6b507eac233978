extension FileFormat {
  /// Every format that is read; the first that takes a path has it.
  ///
  /// To add one: write its reader in `Formats/`, and name it here.
  public static let all: [FileFormat] = [
    FileFormat(StringsFormat.self),
    FileFormat(StringsDictFormat.self),
    FileFormat(AppIntentVocabularyFormat.self),
    FileFormat(StringCatalogFormat.self),
    FileFormat(AndroidStringsFormat.self),
    FileFormat(XLIFFFormat.self),
    FileFormat(QtLinguistFormat.self),
    FileFormat(ResxFormat.self),
    FileFormat(ARBFormat.self),
    FileFormat(ChromeMessagesFormat.self),
    FileFormat(GettextFormat.self),
    FileFormat(PropertiesFormat.self),
    FileFormat(StoreMetadataFormat.self),
    // Takes what other formats of JSON leave.
    FileFormat(JSONStringsFormat.self),
  ]

  /// One text, which stands in no file.
  static let text = FileFormat(TextFormat.self)

  /// The format of a text that has no path.
  static func ofText(_ text: [UInt8]) -> FileFormat {
    all.first { $0.reader.recognizes(text) } ?? FileFormat(StringsFormat.self)
  }
}
