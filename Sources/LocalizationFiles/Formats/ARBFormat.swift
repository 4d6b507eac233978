import MessageSyntax
import BidiSource

/// Flutter's Application Resource Bundle, `.arb`: the texts of one language in a flat JSON object.
///
/// A member whose name begins with `@` tells of the text that has the rest as its name.
/// Source: the Application Resource Bundle specification.
enum ARBFormat: FormatReader {
  static let name = "Application Resource Bundle"
  static let fileNames = ["*.arb"]
  static let toolkits = FormatToolkits(only: .flutter)
  static let keepsLastValue = true
  static let dialects: MessageDialects = [.braces, .icu, .dollarBraces, .dollarName]

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool { path.fileExtension == "arb" }

  static func recognizes(_ text: [UInt8]) -> Bool {
    JSONFile.isObject(text, withMember: "@@locale")
  }

  static func read(_ source: SourceFile) -> FileContent {
    JSONFile.read(source, as: "an Application Resource Bundle") { root, content in
      if let locale = root["@@locale"]?.string, !locale.isEmpty {
        content.locale = LocaleName.hyphenated(locale)
        content.isLocaleCertain = true
      }
      var notes: [Substring: JSONValue] = [:]
      for member in root.members where member.name.string.utf8.first == UInt8(ascii: "@") {
        notes[member.name.string.dropFirst()] = member.value
      }
      for member in root.members where member.name.string.utf8.first != UInt8(ascii: "@") {
        guard let value = member.value.text else { continue }
        let note = notes[Substring(member.name.string)]
        var entry = LocalizationEntry(
          key: member.name, value: value, range: member.range, notation: .json,
          comments: JSONFile.comments(in: note, named: ["description"]))
        entry.baseText = note?["source_text"]?.string
        entry.arguments = arguments(of: note)
        content.entries.append(entry)
      }
    }
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    JSONFile.text(at: edit.valueRange, in: edit.source).map { [edit.entry(with: $0)] }
  }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    // As Flutter has it: `app_pt_BR.arb`.
    path.replacingLocale(with: locale).last
      ?? path.appendingToStem("_" + LocaleName.underscored(locale))
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let root = try? JSONValue(source.text), let name = root["@@locale"]?.text else {
      return []
    }
    return [Edit(range: name.range, replacement: LocaleName.underscored(locale))]
  }

  /// The arguments that the metadata of a text declares.
  static func arguments(of note: JSONValue?) -> [ArgumentNote] {
    guard let placeholders = note?["placeholders"] else { return [] }
    return placeholders.members.map { placeholder in
      let kind: ArgumentNote.Kind? =
        switch placeholder.value["type"]?.string {
        case "int", "double", "num": .number
        case "String": .text
        case "DateTime": .date
        default: nil
        }
      return ArgumentNote(
        text: "{\(placeholder.name.string)}", kind: kind,
        example: placeholder.value["example"]?.string)
    }
  }
}
