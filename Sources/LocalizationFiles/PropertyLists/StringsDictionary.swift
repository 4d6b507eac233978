import BidiSource

/// What is particular to a `.stringsdict`.
///
/// Source: Apple, Localizing strings that contain plurals.
enum StringsDictionary {
  /// Whether a path has the ending.
  static func isNamed(_ path: String) -> Bool { path.lowercased().hasSuffix(".stringsdict") }

  /// Whether a text of XML holds the key that every entry has.
  static func isIn(_ text: [UInt8]) -> Bool {
    let key = Array("<key>\(formatKey)</key>".utf8)
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: key) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether what stands under a key is a text that people read.
  static func isText(underKey key: String) -> Bool {
    key != "NSStringFormatSpecTypeKey" && key != "NSStringFormatValueTypeKey"
  }

  /// The key of a text in dictionaries: those round it and its own, and none for the format itself.
  static func key(_ names: [String]) -> String {
    let shown = names.last == formatKey && names.count > 1 ? names.dropLast() : names[...]
    return shown.joined(separator: ".")
  }

  /// What is said of a file that is no XML.
  static func refusal(of text: [UInt8]) -> FileContent {
    var content = FileContent()
    content.problems = [
      SyntaxProblem(
        .parseError, 0..<min(1, text.count), "a .stringsdict is read as an XML property list alone",
        help: "convert it: plutil -convert xml1 FILE")
    ]
    return content
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
}
