import BidiText
import MessageSyntax
import BidiSource

/// The resources of .NET, `.resx`, and those of Windows apps, `.resw`.
///
/// An entry is a `data` without a type: texts have none. Names with `>>` are notes of the form designer, which no user
/// sees. Source: Microsoft, Work with .resx files programmatically; ResXResourceReader.
enum ResxFormat: XMLFormatReader {
  static let name = ".resx"
  static let fileNames = ["*.resx", "*.resw"]
  static let toolkits = FormatToolkits([.windowsForms, .wpf], others: [.web], usual: .windowsForms)
  static let dialects: MessageDialects = [
    .braces, .percentName, .percentBraces, .dollarBraces,
  ]

  /// The files `.resw` are those of WinUI and UWP.
  ///
  /// Source: Microsoft, Localize strings in your UI and app package manifest.
  static func toolkits(of path: FilePath) -> FormatToolkits {
    path.fileExtension == "resw" ? FormatToolkits(only: .winUI) : toolkits
  }

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    ["resx", "resw"].contains(path.fileExtension)
  }

  static func recognizes(_ text: [UInt8]) -> Bool { XMLTag.rootName(of: text) == "root" }

  static func locale(of path: FilePath) -> PathLocale {
    place(in: path).map { .tag($0.tag) } ?? .base
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    guard let place = place(in: path) else {
      let stem = path.stem
      return [String(path.path[..<stem.endIndex] + ".\(locale)" + path.path[stem.endIndex...])]
    }
    let path = path.path
    let other = path[..<place.name.startIndex] + locale + path[place.name.endIndex...]
    // The default language lies in a file without a locale, beside those that have one in their name.
    guard let dot = place.dot else {
      // Projects of WinUI name English with its region. Source: Microsoft, Localize strings in your UI: `Strings/en-US`.
      let american = path[..<place.name.startIndex] + "en-US" + path[place.name.endIndex...]
      return locale == "en" ? [String(other), String(american)] : [String(other)]
    }
    return [String(other), String(path[..<dot] + path[place.name.endIndex...])]
  }

  /// Where a path names a locale: `ar` of `Strings.ar.resx`, `ar-SA` of `Strings/ar-SA/Resources.resw`.
  private static func place(in path: FilePath) -> (
    name: Substring, tag: String, dot: String.Index?
  )? {
    let stem = path.stem
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex {
      var name = stem[stem.index(after: dot)...]
      // Windows apps name the kind of a qualifier too.
      if let prefix = ["lang-", "language-"].first(where: { name.hasPrefix($0) }) {
        name = name.dropFirst(prefix.count)
      }
      if let tag = LocaleName.tag(String(name)) { return (name, tag, dot) }
    }
    var folder = path.folder
    if let prefix = ["lang-", "language-"].first(where: { folder.hasPrefix($0) }) {
      folder = folder.dropFirst(prefix.count)
    }
    return LocaleName.tag(String(folder)).map { (folder, $0, nil) }
  }

  static func read(_ source: SourceFile) -> FileContent {
    var content = FileContent()
    let document = XMLDocument.read(source, problems: &content.problems)
    guard let document, let root = document.root, root.name == "root" else { return content }
    var comments: [LocalizationComment] = []
    for child in document.children(of: root) {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .element(let element):
        if let entry = entry(element, comments, in: document) { content.entries.append(entry) }
        comments = []
      }
    }
    content.trailingComments = comments
    notePlurals(in: &content.entries)
    return content
  }

  /// Notes the forms of plurals: `Files_One` and the others beside `Files_Other`.
  ///
  /// Source: github.com/DotNetPlus/ReswPlus, pluralization.
  private static func notePlurals(in entries: inout [LocalizationEntry]) {
    let other = "_Other"
    let stems = Set(
      entries.lazy.map(\.key.string).filter { $0.hasSuffix(other) }.map {
        $0.dropLast(other.utf8.count)
      })
    if stems.isEmpty { return }
    for index in entries.indices {
      let key = entries[index].key.string
      guard let sign = key.lastIndex(of: "_"), stems.contains(key[..<sign]) else { continue }
      let name = key[key.index(after: sign)...]
      guard name.first?.isUppercase == true else { continue }
      entries[index].pluralCategory = PluralCategory(name.lowercased())
    }
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    guard let document = XMLDocument(element: edit.entryRange, of: edit.source),
      let root = document.root, let new = entry(root, [], in: document)
    else { return nil }
    return edit.entry(inElement: new).map { [$0] }
  }

  private static func entry(
    _ element: XMLElement, _ comments: [LocalizationComment], in document: XMLDocument
  ) -> LocalizationEntry? {
    guard element.name == "data", element["mimetype"] == nil, let name = element["name"],
      element["type"].map({ $0.hasPrefix("System.String") }) ?? true,
      let valueElement = document.elements("value", in: element).first
    else { return nil }
    let value = document.value(of: valueElement)
    var entry = LocalizationEntry(
      key: DecodedText(string: name, range: document.place(of: "name", in: element)),
      value: value.text, range: element.range, notation: value.notation,
      comments: comments + document.elements("comment", in: element).compactMap(document.comment))
    entry.isInUse = !name.hasPrefix(">>")
    if hasForms(value.text.string) { entry.dialects = dialects.union([.icu]) }
    return entry
  }

  /// Whether a text has plural or other forms of ICU, which packages such as MessageFormat read in programs of .NET.
  ///
  /// In .NET's own formats a width stands after the comma, so that such a text would end the program.
  ///
  /// Source: Microsoft, Composite formatting; ICU, MessageFormat.
  private static func hasForms(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{"))
      && Message(text, dialects: dialects.union([.icu])).branches.contains { !$0.selectors.isEmpty }
  }
}
