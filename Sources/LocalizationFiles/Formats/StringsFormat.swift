import MessageSyntax
import BidiSource

/// Apple's `.strings`: as text, or as a property list in XML or binary.
///
/// Outside of `.lproj` folders the folder's own name counts, as fastlane has it: `screenshots/ar-SA/title.strings`.
enum StringsFormat: FormatReader {
  static let name = ".strings"
  static let fileNames = ["*.strings"]
  static let keepsLastValue = true
  static let toolkits = FormatToolkits(only: .uiKit)
  static let hasCollectedTexts = true
  static let dialects: MessageDialects = .apple

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "strings"
  }

  static func locale(of path: FilePath) -> PathLocale {
    let locale = path.localeOfProjectFolder
    return locale == .none ? path.localeOfFolder : locale
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    path.localeOfProjectFolder == .none
      ? path.replacingFolder(with: locale) : path.replacingProjectFolder(with: locale)
  }

  static func comment(_ text: String, in source: SourceFile) -> String? {
    XMLDeclaration.isXML(source.text) ? "<!-- \(text) -->" : "/* \(text) */"
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    if XMLDeclaration.isXML(edit.source.text) { return StringsDictFormat.entries(after: edit) }
    // A value in quotation marks that ends at the same one as before: nothing else can have changed.
    guard edit.entry.notation.frame == .none else { return nil }
    let range = edit.valueRange
    let token = range.lowerBound - 1..<range.upperBound + 1
    var lexer = StringsLexer(Array(edit.source.text[token]))
    guard case .string(var value, let found) = lexer.string(), found.count == token.count,
      lexer.problems.isEmpty
    else { return nil }
    value.move(by: token.lowerBound)
    return [edit.entry(with: value)]
  }

  static func comment(at range: SourceRange, in source: SourceFile) -> LocalizationComment? {
    // A comment that ends at the same sign as before.
    let text = source.text[range]
    guard !XMLDeclaration.isXML(source.text), text.starts(with: "/*".utf8), range.count >= 4 else {
      return nil
    }
    var lexer = StringsLexer(Array(text))
    guard let found = lexer.skipTrivia().first, found.range == 0..<text.count,
      lexer.problems.isEmpty
    else { return nil }
    return LocalizationComment(
      range: range, trimming: String(decoding: text.dropFirst(2).dropLast(2), as: UTF8.self))
  }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    try PropertyList.source(path: path, bytes: bytes)
  }

  static func read(_ source: SourceFile) -> FileContent {
    if XMLDeclaration.isXML(source.text) {
      if StringsDictFormat.recognizes(source.text) { return StringsDictFormat.read(source) }
      return PropertyList.readXML(source, shape: .flat, name: name)
    }
    var parser = StringsParser(source.text)
    var content = parser.parse()
    content.readOnlyReason = PropertyList.readOnlyReason(of: source)
    return content
  }
}
