import BidiSource

extension DecodedText.Builder {
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
    var builder = DecodedText.Builder()
    var hasCDATA = false
    var areTagsKept: [Bool] = []
    var index = element.index + 1
    while index < element.end {
      switch events[index] {
      case .text(let bytes, let range, let isCDATA):
        hasCDATA = hasCDATA || isCDATA
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
      escape: hasCDATA ? .none : .reference, isASCII: isASCII && !hasCDATA)
    return (builder.text(in: element.content), notation)
  }
}

extension XMLTag {
  /// A start tag in the usual spelling.
  static func spelling(_ name: String, _ attributes: [XMLAttribute]) -> String {
    "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
  }
}
