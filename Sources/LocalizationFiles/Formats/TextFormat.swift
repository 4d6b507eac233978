import BidiSource

/// One text, which stands in no file: the file is the value, and characters are written as they are.
enum TextFormat: FormatReader {
  static let name = "text"
  static let fileNames: [String] = []

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool { false }

  static func locale(of path: FilePath) -> PathLocale { .none }

  static func read(_ source: SourceFile) -> FileContent {
    let range = 0..<source.text.count
    let text = DecodedText(string: String(decoding: source.text, as: UTF8.self), range: range)
    var content = FileContent()
    content.entries = [
      LocalizationEntry(
        key: DecodedText(string: "", range: 0..<0), value: text, range: range,
        notation: .characters)
    ]
    return content
  }
}
