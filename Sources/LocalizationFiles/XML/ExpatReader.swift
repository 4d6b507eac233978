private import CExpat

package import BidiSource

/// What expat reports of an XML file, each with its place.
package enum XMLEvent: Sendable, Hashable {
  /// A start tag: its name, its attributes, its place.
  ///
  /// An element without content has a start and an end, which begins and ends after the tag.
  case start(String, [XMLAttribute], SourceRange)
  /// An end tag.
  case end(String, SourceRange)
  /// Character data: the bytes, the stretch of the file that they come from, whether inside CDATA.
  case text([UInt8], SourceRange, isCDATA: Bool)
  /// A comment: its text, and its place with its delimiters.
  case comment(String, SourceRange)
  /// An entity that neither XML nor the file declares.
  case unknownEntity(String, SourceRange)
  /// The declaration of an entity.
  case entityDeclaration(SourceRange)
  /// A processing instruction.
  case processingInstruction(SourceRange)
}

/// An attribute of a start tag, decoded.
package struct XMLAttribute: Sendable, Hashable {
  package let name: String
  package let value: String
}

extension [XMLAttribute] {
  /// The value of a name; nil where there is none.
  package subscript(name: String) -> String? { first { $0.name == name }?.value }
}

/// Why an XML file cannot be read.
package struct XMLError: Error, Sendable, Hashable {
  package let message: String
  package let offset: Int

  /// What to do about it; nil where the reader of the format knows better.
  package var help: String?

  /// What stands before the fault.
  var events: [XMLEvent] = []
}

/// Reads UTF-8 XML with expat, which reports the byte offset of every event.
///
/// The encoding that the file declares is passed over: the text is UTF-8 already. External entities
/// are not read; expat itself refuses entities that grow without bound.
enum ExpatReader {
  /// How many entities of a file may name others.
  fileprivate static let mostNestedEntities = 500

  private static let helpForEntities =
    "remove the declarations of entities (<!ENTITY …>), and write their text in the place of each &name;"

  static func events(of text: [UInt8]) throws(XMLError) -> [XMLEvent] {
    guard let length = Int32(exactly: text.count) else {
      throw XMLError(message: "the file has more than 2147483647 bytes", offset: 0)
    }
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw XMLError(message: "there is no memory for the XML reader", offset: 0)
    }
    defer { unsafe XML_ParserFree(parser) }
    let collector = unsafe Collector(parser)
    // Expat hands this pointer to the handlers, which run only inside this function.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    unsafe setHandlers(parser)
    let status = unsafe text.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        unsafe XML_Parse(parser, characters.baseAddress, length, 1)
      }
    }
    guard status == XML_STATUS_OK else { throw unsafe error(parser, collector) }
    return collector.events
  }

  /// Has each event noted by the collector.
  @unsafe private static func setHandlers(_ parser: XML_Parser) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe Collector.note(data) {
          unsafe .start(Collector.string(name), Collector.attributes(attributes), $1)
        }
      },
      { data, name in
        unsafe Collector.note(data) { unsafe .end(Collector.string(name), $1) }
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, length in
      unsafe Collector.note(data) {
        let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(length))
        return unsafe .text(Array(bytes), $1, isCDATA: $0.isInCDATA)
      }
    }
    unsafe XML_SetCdataSectionHandler(
      parser,
      { data in unsafe Collector.from(data)?.isInCDATA = true },
      { data in unsafe Collector.from(data)?.isInCDATA = false })
    unsafe XML_SetCommentHandler(parser) { data, text in
      unsafe Collector.note(data) { unsafe .comment(Collector.string(text), $1) }
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe Collector.note(data) { unsafe .unknownEntity(Collector.string(name), $1) }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, value, length, _, _, _, _ in
      unsafe Collector.note(data) { .entityDeclaration($1) }
      let text = unsafe UnsafeBufferPointer(start: value, count: value == nil ? 0 : Int(length))
      let namesOther = unsafe text.contains {
        $0 == CChar(truncatingIfNeeded: UInt8(ascii: "&"))
          || $0 == CChar(truncatingIfNeeded: UInt8(ascii: "%"))
      }
      if namesOther { unsafe Collector.from(data)?.noteNestedEntity() }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
      unsafe Collector.note(data) { .processingInstruction($1) }
    }
  }

  /// Why the parser has stopped.
  @unsafe private static func error(_ parser: XML_Parser, _ collector: Collector) -> XMLError {
    let offset = max(0, unsafe Int(XML_GetCurrentByteIndex(parser)))
    guard collector.nestedEntities <= mostNestedEntities else {
      return XMLError(
        message: "the file declares more than \(mostNestedEntities) entities that name others",
        offset: offset, help: helpForEntities)
    }
    let code = unsafe XML_GetErrorCode(parser)
    let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    let isOfEntities =
      code == XML_ERROR_AMPLIFICATION_LIMIT_BREACH || code == XML_ERROR_RECURSIVE_ENTITY_REF
    return XMLError(
      message: reason ?? "not well-formed XML", offset: offset,
      help: isOfEntities ? helpForEntities : nil, events: collector.events)
  }

  /// Where the handlers put what they are told.
  @safe private final class Collector {
    private(set) var events: [XMLEvent] = []
    var isInCDATA = false

    /// How many entities have a text that may name others.
    private(set) var nestedEntities = 0
    private let parser: XML_Parser

    init(_ parser: XML_Parser) { unsafe self.parser = parser }

    /// A string of expat's.
    ///
    /// It hands over no null pointer where it has a name or a text.
    static func string(_ characters: UnsafePointer<CChar>?) -> String {
      unsafe characters.map { unsafe String(cString: $0) } ?? ""
    }

    /// The attributes of a start tag.
    ///
    /// Expat hands over names and values in turns, and a null pointer after the last.
    static func attributes(
      _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> [XMLAttribute] {
      guard var next = unsafe list else { return [] }
      var attributes: [XMLAttribute] = []
      while let name = unsafe next.pointee {
        unsafe attributes.append(
          XMLAttribute(name: String(cString: name), value: string(next.successor().pointee)))
        unsafe next = next.advanced(by: 2)
      }
      return attributes
    }

    /// The collector of a handler.
    static func from(_ data: UnsafeMutableRawPointer?) -> Collector? {
      unsafe data.map { unsafe Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Notes an event of a handler, which gets the collector and the place of the event in the file.
    static func note(
      _ data: UnsafeMutableRawPointer?, _ event: (Collector, SourceRange) -> XMLEvent
    ) {
      guard let collector = unsafe from(data) else { return }
      let start = max(0, unsafe Int(XML_GetCurrentByteIndex(collector.parser)))
      let count = max(0, unsafe Int(XML_GetCurrentByteCount(collector.parser)))
      collector.events.append(event(collector, start..<start + count))
    }

    /// Counts an entity that names others, and stops at one too many.
    ///
    /// Expat 2.5 goes down a chain of entities by recursion, until the stack ends.
    func noteNestedEntity() {
      nestedEntities += 1
      if nestedEntities > ExpatReader.mostNestedEntities { unsafe XML_StopParser(parser, 0) }
    }
  }
}
