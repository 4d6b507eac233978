import BidiSource

/// XLIFF 1.2, 2.0 and 2.1, as Xcode, Angular and Symfony write it.
///
/// An entry is a `trans-unit` or a `segment` that has a target with text. Its key is the id, after that of its `file`
/// where the document has several. Source: OASIS, XLIFF 1.2; XLIFF 2.1.
enum XLIFFFormat: XMLFormatReader {
  static let name = "XLIFF"
  static let fileNames = ["*.xlf", "*.xliff"]
  // Programs of .NET keep their texts in it too, such as those that Transifex and the Multilingual App Toolkit serve.
  static let toolkits = FormatToolkits([.uiKit, .windowsForms, .wpf], others: [.web])

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    ["xlf", "xliff"].contains(path.fileExtension)
  }

  static func recognizes(_ text: [UInt8]) -> Bool {
    guard let name = XMLTag.rootName(of: text) else { return false }
    return name == "xliff" || name.hasSuffix(":xliff")
  }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    paths(beside: path, for: locale).first ?? path.appendingToStem(".\(locale)")
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let document = try? XMLDocument(source), let root = document.root else { return [] }
    let isSecond = root["version"]?.hasPrefix("2") ?? (root["srcLang"] != nil)
    var edits: [Edit] = []
    if isSecond { edits.append(document.setting("trgLang", of: root, to: locale)) }
    for index in document.events.indices {
      guard let element = document.element(at: index), document.isTag(element.tag) else { continue }
      if element.localName == "file", !isSecond {
        edits.append(document.setting("target-language", of: element, to: locale))
      }
      guard element.localName == (isSecond ? "segment" : "trans-unit"),
        let from = document.elements("source", in: element).first
      else { continue }
      let prefix = from.name.dropLast("source".count)
      let text = "<\(prefix)target>\(source[from.content])</\(prefix)target>"
      if let target = document.elements("target", in: element).first {
        if target.content.isEmpty { edits.append(Edit(range: target.range, replacement: text)) }
      } else {
        edits.append(.insertion(text, at: from.range.upperBound))
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  static func read(_ source: SourceFile) -> FileContent {
    var content = FileContent()
    let document = XMLDocument.read(source, problems: &content.problems)
    guard let document, let root = document.root, root.localName == "xliff" else { return content }
    var reader = XLIFFReader(document: document, root: root)
    reader.read()
    content.entries = reader.entries
    content.trailingComments = reader.comments
    if let locale = reader.locales.first {
      content.locale = locale
      content.isLocaleCertain = true
    }
    if Set(reader.locales).count < 2 {
      for index in content.entries.indices { content.entries[index].locale = nil }
    }
    return content
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    guard let document = XMLDocument(element: edit.entryRange, of: edit.source),
      let root = document.root, let new = XLIFFReader.entry(of: root, in: document),
      var entry = edit.entry(inElement: new)
    else { return nil }
    entry.arguments = new.arguments
    return [entry]
  }
}
