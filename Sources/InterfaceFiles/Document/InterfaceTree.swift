internal import BidiSource
internal import LocalizationFiles

/// The elements of a file, each with its place, in the order of the file.
final class InterfaceTree: Sendable {
  /// How deep elements may stand in one another; a view takes two levels.
  static let depthLimit = 400

  struct Record: Sendable {
    let name: String
    let attributes: [XMLAttribute]

    /// The start tag.
    let tag: SourceRange

    /// From the start tag to the end tag.
    let range: SourceRange
    let parent: Int?
    var children: [Int] = []
    var text = ""
  }

  let source: SourceFile
  let records: [Record]

  init(_ source: SourceFile) throws(InterfaceFileError) {
    self.source = source
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(source)
    } catch {
      throw InterfaceFileError(
        source, at: error.offset, "the XML cannot be read from here on: \(error.message)")
    }
    var records: [Record] = []
    var open: [Int] = []
    for (index, event) in document.events.enumerated() {
      switch event {
      case .start(let name, let attributes, let tag):
        guard open.count < Self.depthLimit else {
          throw InterfaceFileError(
            source, at: tag.lowerBound,
            "elements stand more than \(Self.depthLimit) levels deep in one another")
        }
        let end = document.element(at: index)?.range.upperBound ?? tag.upperBound
        records.append(
          Record(
            name: name, attributes: attributes, tag: tag, range: tag.lowerBound..<end,
            parent: open.last))
        if let parent = open.last { records[parent].children.append(records.count - 1) }
        open.append(records.count - 1)
      case .end: open.removeLast()
      case .text(let bytes, _, _):
        if let parent = open.last { records[parent].text += String(decoding: bytes, as: UTF8.self) }
      case .entityDeclaration(let range), .unknownEntity(_, let range):
        // Their text has no place in the file that an edit could change.
        throw InterfaceFileError(
          source, at: range.lowerBound,
          "the file uses entities of its own, which Interface Builder never writes")
      case .comment, .processingInstruction: break
      }
    }
    self.records = records
  }

  /// The outermost element.
  var root: Element? { records.isEmpty ? nil : Element(tree: self, index: 0) }

  /// All elements, in the order of the file.
  var elements: [Element] { records.indices.map { Element(tree: self, index: $0) } }
}

/// One element of a file.
struct Element: Sendable, Hashable {
  let tree: InterfaceTree
  let index: Int

  private var record: InterfaceTree.Record { tree.records[index] }

  static func == (first: Element, second: Element) -> Bool { first.index == second.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }

  var name: String { record.name }
  var tag: SourceRange { record.tag }
  var range: SourceRange { record.range }
  var text: String { record.text }
  var attributes: [XMLAttribute] { record.attributes }
  var parent: Element? { record.parent.map { Element(tree: tree, index: $0) } }
  var children: [Element] { record.children.map { Element(tree: tree, index: $0) } }

  /// The value of an attribute; nil where there is none.
  subscript(name: String) -> String? { record.attributes[name] }

  /// The object ID.
  var id: String? { self["id"] }

  /// The property of the parent that the element is the value of.
  var key: String? { self["key"] }

  /// Whether an attribute is `YES`.
  func isTrue(_ name: String) -> Bool { self[name] == "YES" }

  /// The first child of a name, and of a key where one is given.
  func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child of a key, whatever its name is.
  func child(key: String) -> Element? { children.first { $0.key == key } }

  /// The children inside the first child of a name, such as `subviews`.
  func children(in name: String) -> [Element] { child(name)?.children ?? [] }

  /// Where the value of an attribute stands; the tag where it has none.
  func place(of attribute: String) -> SourceRange { valueRange(of: attribute) ?? tag }

  /// Where the value of an attribute stands, without its quotation marks.
  func valueRange(of attribute: String) -> SourceRange? {
    XMLTag.valueRange(of: attribute, in: tree.source.text[tag])
  }

  /// Where an attribute stands, with the white space before it.
  func attributeRange(of attribute: String) -> SourceRange? {
    guard let value = valueRange(of: attribute) else { return nil }
    let text = tree.source.text
    var start = value.lowerBound - 1
    // Back over the equals sign and the name, to the white space before both.
    while start > tag.lowerBound, text[start - 1] != UInt8(ascii: "=") { start -= 1 }
    start -= 1
    while start > tag.lowerBound, text[start - 1].isSpace { start -= 1 }
    start -= attribute.utf8.count
    while start > tag.lowerBound, text[start - 1].isSpace { start -= 1 }
    return start..<value.upperBound + 1
  }

  /// A number of an attribute; nil where there is none, or none that a place on a screen could be.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Element.number)
  }

  /// The largest number that a length may be, in points, as in files of scenes.
  static let largestNumber = 1_000_000.0

  /// A finite number of moderate size; what is far below a pixel is 0.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number.magnitude <= largestNumber else {
      return nil
    }
    return number.magnitude < 1e-9 ? 0 : number
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
