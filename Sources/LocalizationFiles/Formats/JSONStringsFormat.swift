import BidiSource
import MessageSyntax

/// The texts of one language in a JSON object, flat or nested: i18next, vue-i18n, react-intl, slang and others.
///
/// No content tells such a file from other JSON, so its path has to name a locale: see ``JSONStringsPath``. Every text
/// at any depth is an entry. Sources: i18next JSON v4; vue-i18n, message format syntax; slang, JSON;
/// FormatJS, message extraction.
enum JSONStringsFormat: FormatReader {
  static let name = "JSON strings"
  static let fileNames = ["he.json", "*_he.json", "locales/he/*.json"]
  static let keepsLastValue = true
  static let toolkits = FormatToolkits(
    [.web, .reactNative, .flutter, .qt], others: [.windowsForms, .wpf])

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    JSONStringsPath(path) != nil
  }

  static func takesNamed(_ path: FilePath) -> Bool { path.fileExtension == "json" }

  /// Whether a text begins as an object does that is no property list: `{ "a" = …`.
  static func recognizes(_ text: [UInt8]) -> Bool {
    var rest = text[...].drop(while: \.isASCIISpace)
    guard rest.popFirst() == UInt8(ascii: "{") else { return false }
    rest = rest.drop(while: \.isASCIISpace)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
    return rest.first { !$0.isASCIISpace } == UInt8(ascii: ":")
  }

  static func locale(of path: FilePath) -> PathLocale {
    JSONStringsPath(path).map { .tag($0.tag) } ?? .none
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    guard let place = JSONStringsPath(path)?.name else { return [] }
    let underscored = LocaleName.underscored(locale)
    // A project mostly writes all its locales in one way.
    let spellings = place.contains("_") ? [underscored, locale] : [locale, underscored]
    let beside: [String] = (underscored == locale ? [locale] : spellings).map {
      path.path[..<place.startIndex] + $0 + path.path[place.endIndex...]
    }
    // `main.json` beside `main-he.json`.
    guard place.startIndex > path.fileName.startIndex else { return beside }
    let name = path.path[..<place.startIndex].dropLast()
    return beside + [name + String(path.path[place.endIndex...])]
  }

  static func read(_ source: SourceFile) -> FileContent {
    JSONFile.read(source, as: nil) { root, content in
      var members = root.members
      // As Rails has it: one member round all.
      if members.count == 1, members[0].value.isObject,
        let tag = LocaleName.tag(members[0].name.string),
        isLocale(tag, of: locale(of: FilePath(source.path)))
      {
        content.locale = tag
        members = members[0].value.members
      }
      if JSONMessage.areAll(members) {
        content.entries = members.compactMap(JSONMessage.entry)
      } else {
        var reader = JSONTextReader()
        reader.readObject(members, under: "", isRoot: true)
        reader.readArray(root.elements, under: "")
        content.entries = reader.entries
        NextcloudTexts.note(
          in: &content.entries, of: root,
          locale: content.locale ?? locale(of: FilePath(source.path)).tag)
        notePlaces(in: &content.entries)
        LaravelTexts.note(in: &content.entries)
      }
    }
  }

  /// The least number of texts with places such as `%1` that make them arguments.
  private static let leastPlaced = 3

  /// Notes the places `%1`, `%2` of a program that fills them in by itself, where several texts have them.
  ///
  /// Source: NodeBB, docs.nodebb.org, Internationalization: `[[user:profile, %1]]`.
  private static func notePlaces(in entries: inout [LocalizationEntry]) {
    let placed = entries.indices.filter { PODialects.hasPlaces(entries[$0].value.string) }
    guard placed.count >= leastPlaced else { return }
    for index in placed { entries[index].dialects = entries[index].dialects.union([.qt]) }
  }

  /// Whether a text holds several forms, as vue-i18n writes them: `a | b`.
  static func holdsForms(_ text: String) -> Bool {
    // By bytes: the search for a text in a text compares characters, which takes a hundred times as long.
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if before == .space, last == UInt8(ascii: "|"), byte == .space { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    let (old, key) = (edit.entry.value.string, edit.entry.key.string)
    // After a sign of forms the value is a fragment, and in a plural of slang it may name the number.
    guard let value = JSONFile.text(at: edit.valueRange, in: edit.source),
      holdsForms(value.string) == holdsForms(old), !key.contains("param=")
    else { return nil }
    return [edit.entry(with: value)]
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let root = try? JSONValue(source.text), root.members.count == 1,
      root.members[0].value.isObject, let tag = LocaleName.tag(root.members[0].name.string),
      isLocale(tag, of: self.locale(of: FilePath(source.path)))
    else { return [] }
    return [Edit(range: root.members[0].name.range, replacement: locale)]
  }

  /// Whether a file of a path holds texts of a locale: `is` of `he.json` is no Icelandic.
  private static func isLocale(_ tag: String, of path: PathLocale) -> Bool {
    guard let other = path.tag else { return true }
    return tag.prefix { $0 != "-" } == other.prefix { $0 != "-" }
  }
}
