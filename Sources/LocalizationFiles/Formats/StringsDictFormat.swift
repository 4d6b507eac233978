import BidiSource

/// Apple's `.stringsdict`: a property list with the plural forms of texts.
///
/// An entry is a text at any depth. The text under `NSStringLocalizedFormatKey` is an entry too; what says how a
/// variable is chosen and formatted is none. Source: Apple, Localizing strings that contain plurals.
enum StringsDictFormat: FormatReader {
  static let name = ".stringsdict"
  static let fileNames = ["*.stringsdict"]

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "stringsdict"
  }

  static func recognizes(_ text: [UInt8]) -> Bool {
    XMLDeclaration.isXML(text) && holdsFormatKey(text)
  }

  static func locale(of path: FilePath) -> PathLocale { path.localeOfProjectFolder }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    path.replacingProjectFolder(with: locale)
  }

  static func source(path: String, bytes: [UInt8]) throws(DecodingError) -> SourceFile {
    try PropertyList.source(path: path, bytes: bytes, isNested: true)
  }

  static func read(_ source: SourceFile) -> FileContent {
    guard XMLDeclaration.isXML(source.text) else {
      var content = FileContent()
      content.problems = [
        SyntaxProblem(
          .parseError, 0..<min(1, source.text.count),
          "a .stringsdict that is text is read as an XML property list alone",
          help: "convert it: plutil -convert xml1 FILE")
      ]
      return content
    }
    var content = XMLPropertyList.read(source.text, isNested: true)
    content.readOnlyReason = PropertyList.readOnlyReason(of: source)
    return content
  }

  /// Whether what stands under a key is a text that people read.
  static func isText(underKey key: String) -> Bool {
    key != "NSStringFormatSpecTypeKey" && key != "NSStringFormatValueTypeKey"
  }

  /// The plural category that a key names; nil for another key.
  static func category(underKey key: String) -> String? {
    ["zero", "one", "two", "few", "many", "other"].contains(key) ? key : nil
  }

  /// The key of a text in dictionaries: those round it and its own, and none for the format itself.
  static func key(_ names: [String]) -> String {
    let shown = names.last == formatKey && names.count > 1 ? names.dropLast() : names[...]
    return shown.joined(separator: ".")
  }

  private static let formatKey = "NSStringLocalizedFormatKey"

  /// Whether a text of XML holds the key that every entry has.
  private static func holdsFormatKey(_ text: [UInt8]) -> Bool {
    let key = Array("<key>\(formatKey)</key>".utf8)
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: key) { return true }
      rest.removeFirst()
    }
    return false
  }
}
