import BidiSource

/// XLIFF 1.2, 2.0 and 2.1, as Xcode, Angular and Symfony write it.
///
/// An entry is a `trans-unit` or a `segment` that has a target with text. Its key is the id, behind that of its `file`
/// where the document has several. Source: OASIS, XLIFF 1.2; XLIFF 2.1.
enum XLIFFFormat: XMLFormatReader {
  static let name = "XLIFF"
  static let fileNames = ["*.xlf", "*.xliff"]

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    ["xlf", "xliff"].contains(path.fileExtension)
  }

  static func recognizes(_ text: [UInt8]) -> Bool {
    guard let name = XMLTag.rootName(of: text) else { return false }
    return name == "xliff" || name.hasSuffix(":xliff")
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

  static func entries(after edit: ValueEdit) -> [Entry]? {
    guard let document = XMLDocument(element: edit.entryRange, of: edit.source),
      let root = document.root, let new = XLIFFReader.entry(of: root, in: document),
      var entry = edit.entry(inElement: new)
    else { return nil }
    entry.arguments = new.arguments
    return [entry]
  }
}
