import BidiSource

/// Apple's `.strings`: as text, or as a property list in XML or binary.
enum StringsFormat: FormatReader {
  static let name = ".strings"
  static let fileNames = ["*.strings"]

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "strings"
  }

  static func locale(of path: FilePath) -> PathLocale { path.localeOfProjectFolder }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    path.replacingProjectFolder(with: locale)
  }

  static func source(path: String, bytes: [UInt8]) throws(DecodingError) -> SourceFile {
    try PropertyList.source(path: path, bytes: bytes)
  }

  static func read(_ source: SourceFile) -> FileContent {
    var content = content(of: source)
    content.readOnlyReason = PropertyList.readOnlyReason(of: source)
    return content
  }

  private static func content(of source: SourceFile) -> FileContent {
    if XMLDeclaration.isXML(source.text) {
      let isNested = StringsDictFormat.recognizes(source.text)
      return XMLPropertyList.read(source.text, isNested: isNested)
    }
    var parser = StringsParser(source.text)
    return parser.parse()
  }
}
