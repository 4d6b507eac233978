/// One paragraph of a text: its content, and the separator that ends it (rule P1).
///
/// Separators are the characters of Bidi_Class B: LF, CR, CR LF as one, NEL, PS, and U+001C–001E.
public struct Paragraph: Sendable, Hashable {
  /// The text up to the separator.
  public let content: Range<String.Index>

  /// The text with the separator.
  public let range: Range<String.Index>

  /// Whether a separator ends the paragraph.
  ///
  /// The last one of a text may have none.
  public var hasSeparator: Bool { content.upperBound != range.upperBound }
}

extension StringProtocol {
  /// The paragraphs of the text, in order.
  ///
  /// Empty text has none.
  ///
  /// ```swift
  /// "a\r\nb".paragraphs().count  // 2
  /// ```
  ///
  /// - Complexity: O(*n*).
  public func paragraphs() -> [Paragraph] {
    let text = asSubstring
    let utf8 = text.utf8
    var paragraphs: [Paragraph] = []
    var start = (offset: 0, index: utf8.startIndex)
    for separator in withTextBytes(text, ParagraphSeparators.ranges) {
      let content = utf8.index(start.index, offsetBy: separator.lowerBound - start.offset)
      let end = utf8.index(content, offsetBy: separator.count)
      paragraphs.append(Paragraph(content: start.index..<content, range: start.index..<end))
      start = (separator.upperBound, end)
    }
    if start.index < utf8.endIndex {
      let rest = start.index..<utf8.endIndex
      paragraphs.append(Paragraph(content: rest, range: rest))
    }
    return paragraphs
  }

  /// The text with each paragraph's content replaced, and each separator kept.
  func mappingParagraphs(_ transform: (SubSequence) -> String) -> String {
    var result = ""
    for paragraph in paragraphs() {
      result += transform(self[paragraph.content])
      result += self[paragraph.content.upperBound..<paragraph.range.upperBound]
    }
    return result
  }
}

/// Finds what ends paragraphs by the bytes that it begins with.
private enum ParagraphSeparators {
  /// Where separators stand, in bytes; none in most texts.
  static func ranges(of text: TextBytes) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    while let range = next(of: text, from: ranges.last?.upperBound ?? 0) { ranges.append(range) }
    return ranges
  }

  /// The first separator that begins at a place or after it.
  static func next(of text: TextBytes, from start: Int) -> Range<Int>? {
    for index in start..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == 0xC2 || byte == 0xE2,
        Unicode.Scalar.isParagraphSeparator(text.codePoint(at: index))
      else { continue }
      let isCRLF = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      return index..<index + (isCRLF ? 2 : UTF8.width(ofLead: byte))
    }
    return nil
  }
}

extension Paragraph {
  /// The first separator that begins at a byte of a text or after it; nil if none does.
  package static func separator(inUTF8 bytes: [UInt8], from start: Int) -> Range<Int>? {
    withTextBytes(bytes) { ParagraphSeparators.next(of: $0, from: start) }
  }
}

extension Unicode.Scalar {
  /// Whether Bidi_Class is B.
  var isParagraphSeparator: Bool { Self.isParagraphSeparator(value) }

  /// Whether a code point has Bidi_Class B.
  ///
  /// The set has been closed since Unicode 3.0.
  @inline(__always)
  static func isParagraphSeparator(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}
