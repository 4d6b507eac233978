package import BidiSource

/// The elements of an XML file, each with its place.
///
/// No method goes down by recursion, for a file may nest its elements as deep as it is long.
package struct XMLDocument {
  /// The text of the file.
  package let text: [UInt8]

  /// What the XML reader reports.
  package let events: [XMLEvent]

  /// The index of the end for each event that starts an element; 0 for the others.
  private let ends: [Int]

  /// Whether the file can hold ASCII alone, because it names an encoding that is neither UTF-8 nor UTF-16.
  let isASCII: Bool

  package init(_ source: SourceFile) throws(XMLError) {
    try self.init(source.text, isASCII: Self.isASCII(source.text))
  }

  /// Reads one element alone, as it would be read with the whole file.
  ///
  /// Nil where no element stands there, or where the file declares what may be named in it.
  ///
  /// - Parameters:
  ///   - range: Where the element stands; places in the document count from there.
  ///   - source: The file.
  init?(element range: SourceRange, of source: SourceFile) {
    guard !XMLDeclaration.hasInternalSubset(source.text),
      let document = try? XMLDocument(
        Array(source.text[range]), isASCII: Self.isASCII(source.text)),
      document.root?.range == 0..<range.count
    else { return nil }
    self = document
  }

  private init(_ text: [UInt8], isASCII: Bool) throws(XMLError) {
    self.text = text
    self.isASCII = isASCII
    events = try ExpatReader.events(of: text)
    var ends = [Int](repeating: 0, count: events.count)
    var open: [Int] = []
    for (index, event) in events.enumerated() {
      switch event {
      case .start: open.append(index)
      case .end: if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    self.ends = ends
  }

  private static func isASCII(_ text: [UInt8]) -> Bool {
    let encoding = XMLDeclaration.isXML(text) ? XMLDeclaration.encoding(of: text) : nil
    return encoding.map { !["utf-8", "utf8", "utf-16", "utf16"].contains($0.lowercased()) }
      ?? false
  }

  /// Reads a file whose faults become problems.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - problems: Gets what is wrong.
  /// - Returns: Nil for a file that is not XML.
  static func read(_ source: SourceFile, problems: inout [SyntaxProblem]) -> XMLDocument? {
    do throws(XMLError) {
      let document = try XMLDocument(source)
      for case .unknownEntity(let name, let range) in document.events {
        problems.append(
          SyntaxProblem(
            .parseError, range, "the entity &\(name); is not declared in the file",
            help: "declare it in the document type, or write the character itself"))
      }
      return document
    } catch {
      let offset = min(error.offset, max(0, source.text.count - 1))
      problems.append(
        SyntaxProblem(
          .parseError, offset..<min(offset + 1, source.text.count),
          "the XML cannot be read from here on: \(error.message)",
          help: error.help
            ?? "close every tag, and write & and < of the text as &amp; and &lt;"))
      return nil
    }
  }

  /// The outermost element.
  package var root: XMLElement? {
    events.indices.lazy.compactMap { element(at: $0) }.first
  }

  /// The element that starts at an event; nil where none does.
  package func element(at index: Int) -> XMLElement? {
    guard case .start(let name, let attributes, let tag) = events[index], ends[index] > index,
      case .end(_, let endTag) = events[ends[index]]
    else { return nil }
    return XMLElement(
      index: index, end: ends[index], name: name, attributes: attributes, tag: tag, endTag: endTag)
  }

  /// Whether a stretch begins with a tag, and not with a reference to an entity whose text holds one.
  package func isTag(_ range: SourceRange) -> Bool {
    range.lowerBound < text.count && text[range.lowerBound] == UInt8(ascii: "<")
  }

  /// The elements and comments right inside an element, in the order of the file.
  ///
  /// Elements in the text of an entity are left out: they have no place of their own.
  func children(of parent: XMLElement) -> some Sequence<XMLChild> {
    sequence(state: parent.index + 1) { index in
      while index < parent.end {
        let here = index
        index += 1
        if case .comment(let text, let range) = events[here], isTag(range) {
          return .comment(LocalizationComment(range: range, trimming: text))
        }
        guard let element = element(at: here) else { continue }
        index = element.end + 1
        if isTag(element.tag) { return .element(element) }
      }
      return nil
    }
  }

  /// The elements right inside an element that have a name.
  func elements(_ name: String, in parent: XMLElement) -> [XMLElement] {
    children(of: parent).compactMap {
      if case .element(let element) = $0, element.localName == name { element } else { nil }
    }
  }

  /// All character data of an element.
  func plainText(of element: XMLElement) -> String {
    var bytes: [UInt8] = []
    for case .text(let text, _, _) in events[element.index..<element.end] { bytes += text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A comment for translators that an element holds; nil where the element is empty.
  func comment(_ element: XMLElement) -> LocalizationComment? {
    let comment = LocalizationComment(range: element.range, trimming: plainText(of: element))
    return comment.text.isEmpty ? nil : comment
  }

  /// The edit that gives an attribute of a start tag a value without signs of XML.
  func setting(_ attribute: String, of element: XMLElement, to value: String) -> Edit {
    if let range = XMLTag.valueRange(of: attribute, in: text[element.tag]) {
      return Edit(range: range, replacement: value)
    }
    let isShort = text[element.tag].dropLast().last == UInt8(ascii: "/")
    return .insertion(
      " \(attribute)=\"\(value)\"", at: element.tag.upperBound - (isShort ? 2 : 1))
  }

  /// Where the value of an attribute stands; the tag where the attribute cannot be found.
  func place(of attribute: String, in element: XMLElement) -> SourceRange {
    XMLTag.valueRange(of: attribute, in: text[element.tag]) ?? element.tag
  }
}

/// An element of an XML file.
package struct XMLElement {
  /// The index of its first event.
  package let index: Int

  /// The index of its last event.
  package let end: Int

  /// Its name as the file has it, with its prefix.
  package let name: String

  /// The attributes, decoded.
  package let attributes: [XMLAttribute]

  /// The start tag.
  package let tag: SourceRange

  /// The end tag; empty after the start tag for an element that has none.
  package let endTag: SourceRange

  /// The name without its prefix.
  var localName: String {
    name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The whole element.
  package var range: SourceRange { tag.lowerBound..<endTag.upperBound }

  /// What stands between its tags.
  var content: SourceRange { tag.upperBound..<max(tag.upperBound, endTag.lowerBound) }

  /// The value of an attribute; nil where there is none.
  subscript(name: String) -> String? { attributes[name] }
}

/// What stands right inside an element.
enum XMLChild {
  case element(XMLElement)
  case comment(LocalizationComment)
}
