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
    let scalars = unicodeScalars
    var paragraphs: [Paragraph] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      var end = scalars.index(after: index)
      guard scalar.isParagraphSeparator else {
        index = end
        continue
      }
      if scalar == "\r", end < scalars.endIndex, scalars[end] == "\n" {
        end = scalars.index(after: end)
      }
      paragraphs.append(Paragraph(content: start..<index, range: start..<end))
      start = end
      index = end
    }
    if start < scalars.endIndex {
      paragraphs.append(
        Paragraph(content: start..<scalars.endIndex, range: start..<scalars.endIndex))
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
