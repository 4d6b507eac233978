private import CExpat

package import BidiSource

/// What expat reports of an XML file, each with its place.
package enum XMLEvent: Sendable, Hashable {
  /// A start tag: its name, its attributes, its place.
  ///
  /// An element without content has a start and an end, which begins and ends behind the tag.
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
  private static let mostNestedEntities = 500

  private static let helpForEntities =
    "remove the declarations of entities (<!ENTITY …>), and write their text in the place of each &name;"

  static func events(of text: [UInt8]) throws(XMLError) -> [XMLEvent] {
    let collector = Collector()
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw XMLError(message: "there is no memory for the XML reader", offset: 0)
    }
    defer { unsafe XML_ParserFree(parser) }
    unsafe collector.parser = parser
    // Expat hands this pointer to the handlers below, which run only inside this function.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe Collector.from(data) { collector, place in
          unsafe collector.events.append(
            .start(Collector.string(name), Collector.attributes(attributes), place))
        }
      },
      { data, name in
        unsafe Collector.from(data) { collector, place in
          unsafe collector.events.append(.end(Collector.string(name), place))
        }
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, length in
      unsafe Collector.from(data) { collector, place in
        let bytes = unsafe Array(
          UnsafeRawBufferPointer(start: characters, count: Int(length)))
        collector.events.append(.text(bytes, place, isCDATA: collector.isInCDATA))
      }
    }
    unsafe XML_SetCommentHandler(parser) { data, text in
      unsafe Collector.from(data) { collector, place in
        unsafe collector.events.append(.comment(Collector.string(text), place))
      }
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe Collector.from(data) { collector, place in
        unsafe collector.events.append(.unknownEntity(Collector.string(name), place))
      }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, value, length, _, _, _, _ in
      let text = unsafe UnsafeBufferPointer(start: value, count: value == nil ? 0 : Int(length))
      let namesOther = unsafe text.contains { $0 == 0x26 || $0 == 0x25 }
      unsafe Collector.from(data) { collector, place in
        collector.events.append(.entityDeclaration(place))
        guard namesOther else { return }
        collector.nestedEntities += 1
        // Expat 2.5 goes down a chain of entities by recursion, until the stack ends.
        if collector.nestedEntities > ExpatReader.mostNestedEntities {
          unsafe XML_StopParser(collector.parser, 0)
        }
      }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
      unsafe Collector.from(data) { collector, place in
        collector.events.append(.processingInstruction(place))
      }
    }
    unsafe XML_SetCdataSectionHandler(
      parser,
      { data in unsafe Collector.from(data) { collector, _ in collector.isInCDATA = true } },
      { data in unsafe Collector.from(data) { collector, _ in collector.isInCDATA = false } })

    guard let length = Int32(exactly: text.count) else {
      throw XMLError(message: "the file has more than 2147483647 bytes", offset: 0)
    }
    let status = unsafe text.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        unsafe XML_Parse(parser, characters.baseAddress, length, 1)
      }
    }
    guard status == XML_STATUS_OK else {
      if collector.nestedEntities > ExpatReader.mostNestedEntities {
        throw XMLError(
          message:
            "the file declares more than \(ExpatReader.mostNestedEntities) entities that name others",
          offset: max(0, unsafe Int(XML_GetCurrentByteIndex(parser))), help: helpForEntities)
      }
      let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      let code = unsafe XML_GetErrorCode(parser)
      let isOfEntities =
        code == XML_ERROR_AMPLIFICATION_LIMIT_BREACH || code == XML_ERROR_RECURSIVE_ENTITY_REF
      throw XMLError(
        message: reason ?? "not well-formed XML",
        offset: max(0, unsafe Int(XML_GetCurrentByteIndex(parser))),
        help: isOfEntities ? helpForEntities : nil, events: collector.events)
    }
    return collector.events
  }

  /// Where the handlers put what they are told.
  @safe private final class Collector {
    var events: [XMLEvent] = []
    var isInCDATA = false

    /// How many entities have a text that may name others.
    var nestedEntities = 0
    var parser: XML_Parser?

    /// A string of expat's.
    ///
    /// It hands over no null pointer where it has a name or a text.
    static func string(_ characters: UnsafePointer<CChar>?) -> String {
      unsafe characters.map { unsafe String(cString: $0) } ?? ""
    }

    /// The attributes of a start tag.
    ///
    /// Expat hands over names and values in turns, and a null pointer behind the last.
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

    /// Gives a handler the collector and the place of the event in the file.
    static func from(
      _ data: UnsafeMutableRawPointer?, _ body: (Collector, Range<Int>) -> Void
    ) {
      guard let data = unsafe data else { return }
      let collector = unsafe Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
      let start = unsafe Int(XML_GetCurrentByteIndex(collector.parser))
      let count = unsafe Int(XML_GetCurrentByteCount(collector.parser))
      body(collector, max(0, start)..<max(0, start) + max(0, count))
    }
  }
}
