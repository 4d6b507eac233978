import MessageSyntax
import BidiSource
import BidiText

/// Android's `strings.xml`, and those of Compose Multiplatform: any XML file in a folder `values` or `values-…`; and those of
/// moko-resources.
///
/// Entries are `string`, the items of `plurals` and those of arrays. The key of a text that is for some products alone
/// ends with `@` and the product. Tags inside a text are part of it as they stand in the file. Source: Android
/// developers, String resources; AOSP, `aapt2`, `ResourceParser.cpp`.
enum AndroidStringsFormat: XMLFormatReader {
  static let name = "Android strings.xml"
  static let fileNames = ["values*/*.xml", "moko-resources/*/*.xml"]
  static let toolkits = FormatToolkits(only: .android)
  static let dialects: MessageDialects = .android

  /// Compose Multiplatform fills in `%1$s` and `%1$d` itself and knows no other specifier, on Android too.
  ///
  /// Source: the documentation of Compose Multiplatform, "String templates"; `StringResourcesUtils.kt`.
  static func dialects(of path: FilePath) -> MessageDialects {
    isOfCompose(path) ? .compose : dialects
  }

  /// Only Compose Multiplatform reads its folder of resources.
  static func toolkits(of path: FilePath) -> FormatToolkits {
    isOfCompose(path) ? FormatToolkits(only: .compose) : toolkits
  }

  private static func isOfCompose(_ path: FilePath) -> Bool {
    path.folders.dropFirst().first == "composeResources"
  }

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "xml" && AndroidFolder(of: path) != nil
  }

  static func recognizes(_ text: [UInt8]) -> Bool { XMLTag.rootName(of: text) == "resources" }

  static func locale(of path: FilePath) -> PathLocale {
    AndroidFolder(of: path)?.locale ?? .none
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    if path.isInMokoResources {
      return [locale, "base"].map { path.replacing(path.parts.count - 2, with: $0) }
    }
    return AndroidFolder.names(for: locale, beside: path.folder).map {
      path.replacing(path.parts.count - 2, with: $0)
    }
  }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    if path.isInMokoResources { return path.replacing(path.parts.count - 2, with: locale) }
    return AndroidFolder.name(path.folder, for: locale).map {
      path.replacing(path.parts.count - 2, with: $0)
    }
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let document = try? XMLDocument(source), let root = document.root,
      root["tools:locale"] != nil
    else { return [] }
    return [document.setting("tools:locale", of: root, to: locale)]
  }

  static func read(_ source: SourceFile) -> FileContent {
    var problems: [SyntaxProblem] = []
    let document = XMLDocument.read(source, problems: &problems)
    guard let document, let root = document.root, root.name == "resources" else {
      return FileContent(problems: problems)
    }
    var reader = Reader(document: document)
    reader.content.problems = problems
    reader.read(root)
    return reader.content
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    guard let document = XMLDocument(element: edit.entryRange, of: edit.source),
      let element = document.root
    else { return nil }
    var decoder = AndroidTextDecoder(document, element)
    var value = decoder.decode()
    // The name of another resource is no text.
    let mayBeReference = edit.entry.value.string.utf8.first.map { "@?".utf8.contains($0) } ?? false
    guard decoder.badEscapes.isEmpty, !decoder.isReference, !mayBeReference else { return nil }
    value.move(by: edit.entryRange.lowerBound)
    var entry = edit.entry(with: value)
    entry.arguments = decoder.arguments
    return [entry]
  }

  private struct Reader {
    let document: XMLDocument
    var content = FileContent()
    private var comments: [LocalizationComment] = []

    init(document: XMLDocument) { self.document = document }

    mutating func read(_ root: XMLElement) {
      content.locale = root["tools:locale"].flatMap(LocaleName.tag)
      for case .comment(let text, let range) in document.events[..<root.index]
      where document.isTag(range) {
        comments.append(LocalizationComment(range: range, trimming: text))
      }
      for child in document.children(of: root) {
        switch child {
        case .comment(let comment): comments.append(comment)
        case .element(let element):
          read(child: element)
          comments = []
        }
      }
      content.trailingComments = comments
    }

    private mutating func read(child element: XMLElement) {
      let isInUse = element["translatable"] != "false"
      guard let name = element["name"] else { return }
      switch element.name == "item" ? element["type"] ?? "" : element.name {
      case "string":
        add(element, key: name + product(element), place: "name", isInUse: isInUse)
      case "string-array", "array":
        for (number, item) in items(of: element).enumerated() {
          comments = item.comments
          add(item.element, key: "\(name)\(product(element)).\(number)", isInUse: isInUse)
        }
      // moko-resources writes `plural`.
      case "plurals", "plural":
        for item in items(of: element) {
          guard let quantity = item.element["quantity"] else { continue }
          comments = item.comments
          add(
            item.element, key: "\(name)\(product(element)).\(quantity)", place: "quantity",
            category: quantity, isInUse: isInUse)
        }
      default: break
      }
    }

    /// What a key ends with for a text that is for a product.
    private func product(_ element: XMLElement) -> String {
      guard let product = element["product"], !product.isEmpty, product != "default" else {
        return ""
      }
      return "@" + product
    }

    /// Every `item` of an element, with the comments before the element and before the item.
    private func items(of element: XMLElement) -> [(
      element: XMLElement, comments: [LocalizationComment]
    )] {
      var items: [(element: XMLElement, comments: [LocalizationComment])] = []
      var inner = comments
      for child in document.children(of: element) {
        switch child {
        case .comment(let comment): inner.append(comment)
        case .element(let item):
          if item.name == "item" { items.append((item, inner)) }
          inner = comments
        }
      }
      return items
    }

    private mutating func add(
      _ element: XMLElement, key: String, place: String? = nil, category: String? = nil,
      isInUse: Bool
    ) {
      var decoder = AndroidTextDecoder(document, element)
      let value = decoder.decode()
      var entry = LocalizationEntry(
        key: DecodedText(
          string: key, range: place.map { document.place(of: $0, in: element) } ?? element.tag),
        value: value, range: element.range,
        notation: ValueNotation(escape: .unit("\\u"), isASCII: document.isASCII), comments: comments
      )
      entry.pluralCategory = category.flatMap { PluralCategory($0) }
      entry.arguments = decoder.arguments
      entry.isInUse = isInUse && !decoder.isReference
      content.entries.append(entry)
      content.problems += decoder.badEscapes.map { range in
        SyntaxProblem(
          .badEscape, range,
          "\\u needs four hexadecimal digits, and Android refuses the file without them",
          help: "write all four digits, or \\\\u for the characters themselves", key: key)
      }
    }
  }
}
