import BidiSource
import BidiText

/// Reads the units of an XLIFF document.
struct XLIFFReader {
  private(set) var entries: [LocalizationEntry] = []

  /// The comments of XML after the last entry.
  private(set) var comments: [LocalizationComment] = []

  /// The target languages that the document names, in its order.
  private(set) var locales: [String] = []

  private let document: XMLDocument
  private let root: XMLElement

  /// Whether the document is of version 2.
  private let isSecond: Bool

  /// What keys begin with in the current `file`.
  private var prefix = ""
  private var locale: String?

  init(document: XMLDocument, root: XMLElement) {
    (self.document, self.root) = (document, root)
    isSecond = root["version"].map { $0.hasPrefix("2") } ?? (root["srcLang"] != nil)
  }

  mutating func read() {
    if let language = root["trgLang"] { note(language) }
    let files = document.elements("file", in: root)
    let rootLocale = locale
    for file in files {
      let name = file["original"] ?? file["id"] ?? ""
      prefix = files.count > 1 && !name.isEmpty ? name + ":" : ""
      locale = rootLocale
      if let language = file["target-language"] { note(language) }
      read(file: file)
    }
  }

  /// The entry of a unit or a segment that is read alone, with its value and the arguments of that.
  ///
  /// - Returns: Nil where there is none, or more than one, or where the code of an argument stands elsewhere.
  static func entry(of root: XMLElement, in document: XMLDocument) -> LocalizationEntry? {
    var reader = XLIFFReader(document: document, root: root)
    switch root.localName {
    case "trans-unit": reader.read(transUnit: root, isInUse: true)
    case "unit": reader.read(unit: root, isInUse: true)
    case "segment":
      let namesData = document.events.contains {
        if case .start(_, let attributes, _) = $0 { attributes["dataRef"] != nil } else { false }
      }
      if namesData { return nil }
      reader.add(
        key: "", keyRange: root.tag, source: document.elements("source", in: root).first,
        target: document.elements("target", in: root).first, range: root.range, comments: [],
        state: nil, isInUse: true, isOfMarkup: false, data: [:])
    default: return nil
    }
    return reader.entries.count == 1 ? reader.entries.first : nil
  }

  private mutating func note(_ language: String) {
    guard !language.isEmpty else { return }
    let tag = LocaleName.hyphenated(language)
    locale = tag
    locales.append(tag)
  }

  /// Reads the units of a file, in groups or not.
  private mutating func read(file: XMLElement) {
    // Whether the open elements say that their texts are translated.
    var isTranslated = [file["translate"] != "no"]
    var index = file.index + 1
    while index < file.end {
      switch document.events[index] {
      case .comment(let text, let range) where document.isTag(range):
        comments.append(LocalizationComment(range: range, trimming: text))
      case .start:
        guard let element = document.element(at: index) else { break }
        let isInUse = element["translate"].map { $0 != "no" } ?? isTranslated.last ?? true
        switch element.localName {
        case "trans-unit", "unit":
          if document.isTag(element.tag) {
            if isSecond {
              read(unit: element, isInUse: isInUse)
            } else {
              read(transUnit: element, isInUse: isInUse)
            }
          }
          comments = []
          index = element.end
        case "header", "skeleton", "bin-unit":
          index = element.end
        default:
          isTranslated.append(isInUse)
        }
      case .end: isTranslated.removeLast()
      default: break
      }
      index += 1
    }
  }

  // MARK: 1.2

  private mutating func read(transUnit: XMLElement, isInUse: Bool) {
    var notes = comments
    var (source, target): (XMLElement?, XMLElement?) = (nil, nil)
    for child in document.children(of: transUnit) {
      switch child {
      case .comment(let comment): notes.append(comment)
      case .element(let element):
        switch element.localName {
        case "source": source = element
        case "target": target = element
        case "note": if let note = document.comment(element) { notes.append(note) }
        default: break
        }
      }
    }
    let places = document.elements("context-group", in: transUnit).flatMap {
      document.elements("context", in: $0).filter { $0["context-type"] == "sourcefile" }
    }
    let key = transUnit["id"] ?? transUnit["resname"] ?? ""
    let approval = transUnit["approved"].map { $0 == "yes" ? "approved" : "unapproved" }
    add(
      key: key, keyRange: document.place(of: "id", in: transUnit), source: source, target: target,
      range: transUnit.range, comments: notes, state: target?["state"] ?? approval,
      isInUse: isInUse, isOfMarkup: areOfMarkup(places), data: [:])
  }

  /// Whether elements name templates of HTML, and nothing else, as the places of a text.
  private func areOfMarkup(_ places: [XMLElement]) -> Bool {
    !places.isEmpty
      && places.allSatisfy { place in
        MarkupTemplate.isAt(
          document.value(of: place).text.string.trimmingWhiteSpace().prefix { $0 != ":" })
      }
  }

  // MARK: 2.0

  private mutating func read(unit: XMLElement, isInUse: Bool) {
    var notes = comments
    var data: [String: String] = [:]
    var segments: [XMLElement] = []
    var places: [XMLElement] = []
    for child in document.children(of: unit) {
      switch child {
      case .comment(let comment): notes.append(comment)
      case .element(let element):
        switch element.localName {
        case "segment": segments.append(element)
        case "notes":
          let own = document.elements("note", in: element)
          notes += own.compactMap(document.comment)
          places += own.filter { $0["category"] == "location" }
        case "originalData":
          for element in document.elements("data", in: element) {
            if let id = element["id"] { data[id] = document.value(of: element).text.string }
          }
        default: break
        }
      }
    }
    let id = unit["id"] ?? unit["name"] ?? ""
    let isOfMarkup = areOfMarkup(places)
    for (number, segment) in segments.enumerated() {
      let isOnly = segments.count == 1
      add(
        key: isOnly ? id : "\(id).\(segment["id"] ?? String(number))",
        keyRange: isOnly
          ? document.place(of: "id", in: unit) : document.place(of: "id", in: segment),
        source: document.elements("source", in: segment).first,
        target: document.elements("target", in: segment).first,
        range: isOnly ? unit.range : segment.range, comments: notes,
        state: segment["state"] ?? segment["subState"], isInUse: isInUse,
        isOfMarkup: isOfMarkup, data: data)
    }
  }

  private mutating func add(
    key: String, keyRange: SourceRange, source: XMLElement?, target: XMLElement?,
    range: SourceRange, comments: [LocalizationComment], state: String?, isInUse: Bool,
    isOfMarkup: Bool, data: [String: String]
  ) {
    guard let target else { return }
    var inline = XLIFFInline(document: document, data: data)
    let base = source.map { inline.sourceText(of: $0) }
    let value = document.value(of: target) { inline.meaning(of: $0) }
    guard !value.text.string.isEmpty else { return }
    var entry = LocalizationEntry(
      key: DecodedText(string: prefix + key, range: keyRange), value: value.text, range: range,
      notation: value.notation, comments: comments)
    entry.arguments = inline.arguments
    entry.hasElementsForArguments = true
    entry.baseText = base
    entry.locale = locale
    entry.pluralCategory = Self.pluralCategory(of: key)
    entry.state = state
    entry.isInUse = isInUse
    entry.foldsWhiteSpace = isOfMarkup
    entries.append(entry)
  }

  /// The plural category in an id of Xcode: `%d files|==|plural.few`, `/%d files:dict/files:dict/few:dict/:string`.
  private static func pluralCategory(of id: String) -> PluralCategory? {
    guard id.hasSuffix(":string") || id.contains("plural.") else { return nil }
    return PluralCategory.allCases.first {
      id.hasSuffix("plural.\($0)") || id.hasSuffix("/\($0):dict/:string")
    }
  }
}
