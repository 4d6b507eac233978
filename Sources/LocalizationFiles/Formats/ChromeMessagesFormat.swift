import MessageSyntax
import BidiSource

/// The texts of a browser extension: `_locales/LOCALE/messages.json`.
///
/// Browsers take comments in it. Programs that are no extensions have such files with texts alone, `{"cancel": "…"}`.
///
/// Source: chrome.i18n, the format of messages.json; Signal and Session for desktops.
enum ChromeMessagesFormat: FormatReader {
  static let name = "browser extension messages"
  static let fileNames = ["_locales/*/messages.json"]
  static let keepsLastValue = true
  static let toolkits = FormatToolkits([.web])
  static let dialects: MessageDialects = .names.union([.mediaWiki])

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileName == "messages.json" && path.folders.dropFirst().first == "_locales"
  }

  static func locale(of path: FilePath) -> PathLocale {
    path.localeOfFolder
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    let name = LocaleName.underscored(locale)
    return [path.replacing(path.parts.count - 2, with: name)]
  }

  static func read(_ source: SourceFile) -> FileContent {
    JSONFile.read(source, as: "a file of messages", hasComments: true) { root, content in
      guard root.members.contains(where: \.value.isObject) else {
        var reader = JSONTextReader()
        reader.readObject(root.members, under: "", isRoot: true)
        content.entries = reader.entries
        return
      }
      for member in root.members {
        guard let value = member.value["message"]?.text else { continue }
        var entry = LocalizationEntry(
          key: member.name, value: value, range: member.range, notation: .json,
          comments: JSONFile.comments(in: member.value, named: ["description"]))
        entry.arguments = arguments(of: value.string, member.value["placeholders"])
        if hasSpecifier(value.string) { entry.dialects = dialects.union([.printf]) }
        content.entries.append(entry)
      }
    }
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    guard JSONFile.text(at: edit.valueRange, in: edit.source) != nil else { return nil }
    // The message alone: its placeholders stand in it.
    let message = Array("{".utf8) + edit.source.text[edit.entryRange] + Array("}".utf8)
    let content = read(SourceFile(path: edit.source.path, wellFormed: message))
    return content.entries.map { entry in
      var entry = entry
      entry.move(by: edit.entryRange.lowerBound - 1)
      return entry
    }
  }

  /// Whether a message has `%s` or `%d` between words, which its program replaces by itself: the browser knows no such specifier.
  private static func hasSpecifier(_ value: String) -> Bool {
    let text = Array(value.utf8)
    return text.indices.contains { place in
      text[place] == UInt8(ascii: "%") && (place == 0 || !text[place - 1].isASCIIDigit)
        && place + 1 < text.count
        && (text[place + 1] == UInt8(ascii: "s") || text[place + 1] == UInt8(ascii: "d"))
        && (place + 2 == text.count || !isNamePart(text[place + 2]))
    }
  }

  /// The placeholders `$NAME$` of a message, as it writes them.
  private static func arguments(of value: String, _ placeholders: JSONValue?) -> [ArgumentNote] {
    guard let placeholders, value.utf8.contains(UInt8(ascii: "$")) else { return [] }
    var declared: [String: JSONValue] = [:]
    for placeholder in placeholders.members {
      declared[placeholder.name.string.lowercased()] = placeholder.value
    }
    var notes: [ArgumentNote] = []
    var seen: Set<String> = []
    let text = Array(value.utf8)
    var start = 0
    while let sign = text[start...].firstIndex(of: UInt8(ascii: "$")) {
      var end = sign + 1
      while end < text.count, isNamePart(text[end]) { end += 1 }
      start = end
      guard end > sign + 1, end < text.count, text[end] == UInt8(ascii: "$") else { continue }
      let name = String(decoding: text[sign + 1..<end], as: UTF8.self)
      guard let placeholder = declared[name.lowercased()] else { continue }
      start = end + 1
      guard seen.insert(name).inserted else { continue }
      notes.append(ArgumentNote(text: "$\(name)$", example: example(of: placeholder)))
    }
    return notes
  }

  /// What may stand for a placeholder: its example, or its content where that is a fixed text.
  private static func example(of placeholder: JSONValue) -> String? {
    if let example = placeholder["example"]?.string { return example }
    guard let content = placeholder["content"]?.string, !content.contains("$") else {
      return nil
    }
    return content
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte.isASCIIDigit
      || byte.isASCIILetter
  }
}
