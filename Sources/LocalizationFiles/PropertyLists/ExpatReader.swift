private import CExpat

/// What expat reports of an XML file, each with its place.
enum XMLEvent: Sendable, Hashable {
  /// A start tag.
  case start(String, at: Int)
  /// An end tag, and the offset behind it.
  case end(String, upTo: Int)
  /// Character data: the bytes, the stretch of the file that they come from, whether inside CDATA.
  case text([UInt8], Range<Int>, isCDATA: Bool)
  /// A comment, with its delimiters.
  case comment(String, Range<Int>)
  /// Something that property lists do not have: what it is, and where.
  case foreign(String, Range<Int>)
}

/// Why an XML file cannot be read.
struct XMLError: Error, Sendable, Hashable {
  let message: String
  let offset: Int
}

/// Reads UTF-8 XML with expat, which reports the byte offset of every event.
///
/// The encoding that the file declares is passed over: the text is UTF-8 already. External entities
/// are not read; expat itself refuses entities that grow without bound.
enum ExpatReader {
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
      { data, name, _ in
        unsafe Collector.from(data) { collector, place in
          unsafe collector.events.append(.start(Collector.string(name), at: place.lowerBound))
        }
      },
      { data, name in
        unsafe Collector.from(data) { collector, place in
          unsafe collector.events.append(.end(Collector.string(name), upTo: place.upperBound))
        }
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, length in
      unsafe Collector.from(data) { collector, place in
        let bytes = unsafe UnsafeBufferPointer(start: characters, count: Int(length))
          .map { UInt8(bitPattern: $0) }
        collector.events.append(.text(bytes, place, isCDATA: collector.isInCDATA))
      }
    }
    unsafe XML_SetCommentHandler(parser) { data, text in
      unsafe Collector.from(data) { collector, place in
        unsafe collector.events.append(.comment(Collector.string(text), place))
      }
    }
    // Foundation reads no entities but the five of XML, and no processing instructions inside.
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe Collector.from(data) { collector, place in
        let name = unsafe Collector.string(name)
        collector.events.append(.foreign("the entity &\(name); is not known", place))
      }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe Collector.from(data) { collector, place in
        collector.events.append(.foreign("a property list cannot declare entities", place))
      }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
      unsafe Collector.from(data) { collector, place in
        collector.events.append(.foreign("a processing instruction stands here", place))
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
      let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      throw XMLError(
        message: reason ?? "not well-formed XML",
        offset: max(0, unsafe Int(XML_GetCurrentByteIndex(parser))))
    }
    return collector.events
  }

  /// Where the handlers put what they are told.
  @safe private final class Collector {
    var events: [XMLEvent] = []
    var isInCDATA = false
    var parser: XML_Parser?

    /// A string of expat's.
    ///
    /// It hands over no null pointer where it has a name or a text.
    static func string(_ characters: UnsafePointer<CChar>?) -> String {
      unsafe characters.map { unsafe String(cString: $0) } ?? ""
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
