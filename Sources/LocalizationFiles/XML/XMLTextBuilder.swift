import BidiSource

/// Puts a decoded text together from what the XML reader reports.
///
/// Several parts may come from one reference to an entity: they are one piece then.
struct XMLTextBuilder {
  /// The text up to here.
  private(set) var bytes: [UInt8] = []

  private var pieces: [DecodedText.Piece] = []

  /// Where a stretch of the file starts that says nothing and belongs to what follows.
  private var prefix: Int?

  /// Whether part of the text stands in a CDATA section.
  var hasCDATA = false

  /// Adds a part of the text.
  ///
  /// - Parameters:
  ///   - new: The part.
  ///   - range: Where it comes from.
  ///   - isVerbatim: Whether the file holds it there as it is.
  mutating func append(
    _ new: ArraySlice<UInt8>, from range: SourceRange, isVerbatim: Bool
  ) {
    guard !new.isEmpty else { return }
    let start = bytes.count
    bytes += new
    var source = range
    var isVerbatim = isVerbatim
    if let prefix {
      source = prefix..<range.upperBound
      isVerbatim = false
      self.prefix = nil
    }
    if let last = pieces.last {
      let isOverlapping = source.lowerBound < last.source.upperBound
      if isOverlapping
        || isVerbatim && last.isVerbatim && last.source.upperBound == source.lowerBound
      {
        pieces[pieces.count - 1] = DecodedText.Piece(
          decoded: last.decoded.lowerBound..<bytes.count,
          source: min(
            last.source.lowerBound, source.lowerBound)..<max(
              last.source.upperBound, source.upperBound),
          isVerbatim: !isOverlapping)
        return
      }
    }
    pieces.append(
      DecodedText.Piece(decoded: start..<bytes.count, source: source, isVerbatim: isVerbatim))
  }

  /// Adds a text that the file spells otherwise.
  mutating func append(_ text: String, from range: SourceRange) {
    append(Array(text.utf8)[...], from: range, isVerbatim: false)
  }

  /// Adds a tag as it stands in the file.
  ///
  /// - Parameters:
  ///   - range: Where it stands; empty for the end of an element that has no end tag.
  ///   - document: The file.
  ///   - spelling: The tag, for one that stands in the text of an entity.
  mutating func append(
    tag range: SourceRange, of document: XMLDocument, spelling: @autoclosure () -> String
  ) {
    if range.isEmpty { return }
    if document.isTag(range) {
      append(document.text[range], from: range, isVerbatim: true)
    } else {
      append(spelling(), from: range)
    }
  }

  /// Says that a stretch of the file without meaning belongs to what follows.
  mutating func skip(from offset: Int) { prefix = offset }

  /// The text, which stands in a stretch of the file.
  func text(in range: SourceRange) -> DecodedText {
    let isAsStored = bytes.count == range.count && pieces.allSatisfy(\.isVerbatim)
    return DecodedText(
      string: String(decoding: bytes, as: UTF8.self), range: range, pieces: isAsStored ? [] : pieces
    )
  }
}

/// What becomes of an element inside a text.
enum XMLInline {
  /// Its tags are part of the text as they stand; so is what stands between.
  case tags
  /// Its tags are left out.
  case content
  /// The whole element stands for a text.
  case text(String)
}

extension XMLDocument {
  /// The text of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - inline: What becomes of an element inside.
  /// - Returns: The text, and whether a part of it stands in a CDATA section.
  func value(
    of element: XMLElement, inline: (XMLElement) -> XMLInline = { _ in .content }
  ) -> (text: DecodedText, notation: ValueNotation) {
    var builder = XMLTextBuilder()
    var areTagsKept: [Bool] = []
    var index = element.index + 1
    while index < element.end {
      switch events[index] {
      case .text(let bytes, let range, let isCDATA):
        builder.hasCDATA = builder.hasCDATA || isCDATA
        builder.append(
          bytes[...], from: range,
          isVerbatim: bytes.count == range.count && text[range].elementsEqual(bytes))
      case .start(let name, let attributes, let range):
        guard let inner = self.element(at: index) else { break }
        switch inline(inner) {
        case .tags:
          areTagsKept.append(true)
          builder.append(tag: range, of: self, spelling: XMLTag.spelling(name, attributes))
        case .content:
          areTagsKept.append(false)
        case .text(let replacement):
          builder.append(replacement, from: inner.range)
          index = inner.end
        }
      case .end(let name, let range):
        if areTagsKept.popLast() == true {
          builder.append(tag: range, of: self, spelling: "</\(name)>")
        }
      default: break
      }
      index += 1
    }
    let notation = ValueNotation(
      escape: builder.hasCDATA ? .none : .reference, isASCII: isASCII && !builder.hasCDATA)
    return (builder.text(in: element.content), notation)
  }
}

extension XMLTag {
  /// A start tag in the usual spelling.
  static func spelling(_ name: String, _ attributes: [XMLAttribute]) -> String {
    "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
  }
}
