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

    /// The object ID; for a view without one, a name made of the object that it belongs to.
    var id: String?

    /// What variations for the device say in place of the attributes, with the element that says it.
    var varied: [String: (value: String, element: Int)] = [:]

    /// The children of variations for the device that stand in place of children of the same key.
    var variedChildren: [Int] = []
  }

  let source: SourceFile
  let records: [Record]

  /// The device that the file is shown on.
  let device: InterfaceDevice

  private let variationOrder: [Int]

  /// - Parameters:
  ///   - source: The text of the file.
  ///   - choice: The kind of device to show the file on; nil for that of the file.
  /// - Throws: ``InterfaceFileError`` for what is no XML, or is nested too deep.
  init(_ source: SourceFile, on choice: InterfaceFile.Device?) throws(InterfaceFileError) {
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
    nameViews(in: &records)
    let shown = records.first?.children.first { records[$0].name == "device" }
    device = InterfaceDevice(shown.map { records[$0].attributes }, choice)
    variationOrder = vary(&records, on: device)
    self.records = records
  }

  /// The outermost element.
  var root: Element? { records.isEmpty ? nil : Element(tree: self, index: 0) }

  /// The variations for the device: the default first, then those of one size class, then those of two.
  var variations: [Element] { variationOrder.map { Element(tree: self, index: $0) } }

  /// All elements, in the order of the file.
  var elements: [Element] { records.indices.map { Element(tree: self, index: $0) } }
}

/// Names the views that have no object ID, such as the content view of a cell.
///
/// The name is that of the object around the view, a full stop, and the key or the name of the view.
private func nameViews(in records: inout [InterfaceTree.Record]) {
  var used: Set<String> = []
  for index in records.indices {
    records[index].id = records[index].attributes["id"]
    if let id = records[index].id { used.insert(id) }
  }
  // The last number of each name, so that many views of one name take no longer.
  var numbers: [String: Int] = [:]
  for index in records.indices where records[index].id == nil {
    let record = records[index]
    let hasFrame = record.children.contains {
      records[$0].name == "rect" && records[$0].attributes["key"] == "frame"
    }
    let isListed = record.parent.map {
      ["subviews", "prototypes", "cells"].contains(records[$0].name)
    }
    guard hasFrame || Vocabulary.views.contains(record.name) && isListed ?? false else { continue }
    var above = record.parent
    while let next = above, records[next].id == nil { above = records[next].parent }
    let owner = above.flatMap { records[$0].id } ?? "file"
    let name = "\(owner).\(record.attributes["key"] ?? record.name)"
    var id = name
    while !used.insert(id).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      id = "\(name)\(number)"
    }
    records[index].id = id
  }
}

/// Lays the variations for the size classes of a device over what they vary.
///
/// - Returns: The variations, the later ones stronger: the default first, then those of one size class, then those of two.
private func vary(_ records: inout [InterfaceTree.Record], on device: InterfaceDevice) -> [Int] {
  var variations: [(index: Int, classes: Int)] = []
  for index in records.indices where records[index].name == "variation" {
    guard let key = records[index].attributes["key"] else { continue }
    if key == "default" {
      variations.append((index, 0))
    } else if device.matches(key) {
      variations.append((index, key.split(separator: "-").count))
    }
  }
  let order = variations.sorted { ($0.classes, $0.index) < ($1.classes, $1.index) }.map(\.index)
  for index in order {
    guard let owner = records[index].parent else { continue }
    for attribute in records[index].attributes where attribute.name != "key" {
      records[owner].varied[attribute.name] = (attribute.value, index)
    }
    // The latest is found first.
    records[owner].variedChildren.insert(
      contentsOf: records[index].children.filter { records[$0].name != "mask" }, at: 0)
  }
  return order
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
  var parent: Element? { record.parent.map { Element(tree: tree, index: $0) } }
  var children: [Element] { record.children.map { Element(tree: tree, index: $0) } }

  /// The value of an attribute on the device of the file; nil where there is none.
  subscript(name: String) -> String? { record.varied[name]?.value ?? record.attributes[name] }

  /// The object ID; of a view without one, a name made of the object that it belongs to.
  var id: String? { record.id }

  /// The property of the parent that the element is the value of.
  var key: String? { self["key"] }

  /// Whether an attribute is `YES`.
  func isTrue(_ name: String) -> Bool { self[name] == "YES" }

  /// The first child of a name, and of a key where one is given.
  func child(_ name: String, key: String? = nil) -> Element? {
    func isMeant(_ child: Element) -> Bool {
      child.name == name && (key == nil || child.key == key)
    }
    return (key == nil ? nil : variedChildren.first(where: isMeant))
      ?? children.first(where: isMeant)
  }

  /// The first child of a key, whatever its name is.
  func child(key: String) -> Element? {
    variedChildren.first { $0.key == key } ?? children.first { $0.key == key }
  }

  private var variedChildren: [Element] {
    record.variedChildren.map { Element(tree: tree, index: $0) }
  }

  /// The children inside the first child of a name, such as `subviews`.
  func children(in name: String) -> [Element] { child(name)?.children ?? [] }

  /// Where the value of an attribute stands; the tag where it has none.
  func place(of attribute: String) -> SourceRange { valueRange(of: attribute) ?? tag }

  /// Where the value of an attribute stands, without its quotation marks.
  func valueRange(of attribute: String) -> SourceRange? {
    let tag = record.varied[attribute].map { tree.records[$0.element].tag } ?? tag
    return XMLTag.valueRange(of: attribute, in: tree.source.text[tag])
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
