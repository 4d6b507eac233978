import BidiSource

/// What the elements inside the texts of XLIFF stand for.
struct XLIFFInline {
  /// The arguments of the source and of the target.
  private(set) var arguments: [ArgumentNote] = []
  /// The texts of them.
  private var known: Set<String> = []

  /// What the elements of the source stand for, by their ids: those of the target with these ids are the same.
  private var ofSource: [String: String] = [:]
  private var isInSource = false

  private let document: XMLDocument

  /// The code of the original text by its id, in version 2.
  private let data: [String: String]

  init(document: XMLDocument, data: [String: String]) {
    (self.document, self.data) = (document, data)
  }

  /// The text of the source; of its elements those of the target are known afterwards.
  mutating func sourceText(of element: XMLElement) -> String {
    isInSource = true
    defer { isInSource = false }
    return document.value(of: element) { meaning(of: $0) }.text.string
  }

  /// What an element inside a text stands for.
  mutating func meaning(of element: XMLElement) -> XMLInline {
    switch element.localName {
    case "g", "pc", "mrk", "sub", "sm", "em": return .tags
    case "cp":
      let scalar = element["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return .text(String(scalar ?? "\u{FFFD}"))
    case "x", "bx", "ex", "ph", "bpt", "ept", "it", "sc", "ec": break
    default: return .content
    }
    let isPaired = ["bx", "ex", "bpt", "ept", "sc", "ec"].contains(element.localName)
    let code = code(of: element)
    if let code, isPaired || Self.isTag(code) { return .text(code) }
    if isPaired || isMarkup(element) { return .tags }
    let id = element["id"] ?? ""
    var text = code ?? "{\(id)}"
    if isInSource {
      if !id.isEmpty { ofSource[id] = text }
      note(ArgumentNote(text: text, mayBeLeftOut: element["canDelete"] == "yes"))
      return .text(text)
    }
    // A copy stands for the code that it is a copy of.
    text = element["copyOf"].flatMap { ofSource[$0] } ?? ofSource[id] ?? text
    note(ArgumentNote(text: text))
    return .text(text)
  }

  private mutating func note(_ note: ArgumentNote) {
    if known.insert(note.text).inserted { arguments.append(note) }
  }

  /// The code that an element stands for, as far as the file says.
  private func code(of element: XMLElement) -> String? {
    let content = document.plainText(of: element)
    let codes = [
      element["dataRef"].flatMap { data[$0] }, content, element["disp"], element["equiv-text"],
      element["equiv"],
    ]
    return codes.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Whether a code is a tag of HTML.
  private static func isTag(_ code: String) -> Bool {
    guard code.hasPrefix("<"), code.hasSuffix(">"),
      let name = code.utf8.dropFirst().first(where: { $0 != UInt8(ascii: "/") })
    else { return false }
    return name.isASCIILetter
  }

  /// Whether the type of an element says that it is a tag.
  private func isMarkup(_ element: XMLElement) -> Bool {
    guard let type = element["ctype"] ?? element["type"] else { return false }
    return Self.types.contains(type)
      || Self.tagNames.contains { type == "x-\($0)" || type == "x-html-\($0)" }
  }

  private static let types: Set<String> = [
    "image", "pb", "lb", "bold", "italic", "underlined", "link", "fmt", "xlf:lb",
    "xlf:pb",
    "xlf:b", "xlf:i", "xlf:u",
  ]

  private static let tagNames = [
    "a", "abbr", "b", "br", "button", "code", "div", "em", "font", "h1", "h2", "h3", "hr", "i",
    "img", "input", "kbd",
    "li", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table", "td", "tr", "u",
    "ul",
  ]
}
