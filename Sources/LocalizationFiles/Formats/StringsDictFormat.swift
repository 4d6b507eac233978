import MessageSyntax
import BidiSource

/// Apple's `.stringsdict`: a property list with the plural forms of texts.
///
/// An entry is a text at any depth. The text under `NSStringLocalizedFormatKey` is an entry too; what says how a
/// variable is chosen and formatted is none. Source: Apple, Localizing strings that contain plurals.
enum StringsDictFormat: FormatReader {
  static let name = ".stringsdict"
  static let fileNames = ["*.stringsdict"]
  static let toolkits = FormatToolkits(only: .uiKit)
  static let dialects: MessageDialects = .apple

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

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    try PropertyList.source(path: path, bytes: bytes, shape: .plurals)
  }

  static func read(_ source: SourceFile) -> FileContent {
    var content = PropertyList.readXML(source, shape: .plurals, name: name)
    noteFragments(among: &content.entries)
    return content
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    // Whether a text is one variable decides whether the forms of that are fragments.
    guard let value = XMLPropertyList.string(at: edit.valueRange, in: edit.source.text),
      value.string.variable == edit.entry.value.string.variable
    else { return nil }
    return [edit.entry(with: value)]
  }

  /// Marks the forms of variables that stand among other words, as in `%#@files@ in %#@folders@`.
  private static func noteFragments(among entries: inout [LocalizationEntry]) {
    guard entries.contains(where: { $0.pluralCategory != nil }) else { return }
    let values = Dictionary(
      entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 })
    for index in entries.indices where entries[index].pluralCategory != nil {
      let steps = entries[index].key.string.split(separator: ".", omittingEmptySubsequences: false)
      guard steps.count > 2, let whole = values[steps.dropLast(2).joined(separator: ".")] else {
        continue
      }
      entries[index].isFragment = !whole.isVariable(String(steps[steps.count - 2]))
    }
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

extension String {
  /// Whether the text is one variable with the controls and spaces round it: `%#@name@`, `%1$#@name@`.
  func isVariable(_ name: String) -> Bool { variable == name }

  /// The name of the variable that the text is, with controls and spaces round it; nil for another text.
  var variable: String? {
    guard utf8.contains(UInt8(ascii: "#")) else { return nil }
    var text = unicodeScalars[...]
    let isDisplayed: (Unicode.Scalar) -> Bool = {
      !$0.properties.isWhitespace && !$0.properties.isBidiControl
    }
    while let first = text.first, !isDisplayed(first) { text.removeFirst() }
    while let last = text.last, !isDisplayed(last) { text.removeLast() }
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    let digits = rest.drop { ("0"..."9").contains($0) }
    if digits.count < rest.count, digits.first == "$" { rest = digits.dropFirst() }
    guard rest.count > 2, rest.starts(with: "#@".unicodeScalars), rest.last == "@" else {
      return nil
    }
    return String(rest.dropFirst(2).dropLast())
  }
}
