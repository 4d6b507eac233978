import BidiSource
import BidiText

/// The text of a document, with the places where its lines begin.
///
/// LF, CR LF and CR end a line. Offsets are of UTF-8.
struct DocumentText: Sendable, Hashable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]

  /// Where the lines begin; never empty.
  private(set) var lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    lineStarts = [0]
    lineStarts += Self.lineStarts(in: bytes, from: 0, to: bytes.count)
  }

  /// The offsets after the line ends of a stretch.
  private static func lineStarts(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    for index in start..<end {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else { continue }
      let isBeforeLF = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isBeforeLF { starts.append(index + 1) }
    }
    return starts
  }

  /// Replaces a stretch.
  ///
  /// - Parameters:
  ///   - range: Offsets of scalar boundaries.
  ///   - text: What stands there afterwards.
  /// - Complexity: O(*n*) with a very small factor: bytes are moved, and numbers of lines added to.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let new = Array(text.utf8)
    let distance = new.count - range.count
    // A line end may be put together, or taken apart, with a byte on either side.
    let first = line(at: max(0, range.lowerBound - 1))
    let last = line(at: min(bytes.count, range.upperBound + 1))
    let end = last + 1 < lineStarts.count ? lineStarts[last + 1] : bytes.count
    bytes.replaceSubrange(range, with: new)
    let found = Self.lineStarts(in: bytes, from: lineStarts[first], to: end + distance)
    for index in last + 1..<max(last + 1, lineStarts.count) { lineStarts[index] += distance }
    // The line after the stretch begins where the last line end of it is found.
    lineStarts.replaceSubrange(first + 1..<min(last + 2, lineStarts.count), with: found)
  }

  /// The number of the line that an offset stands in.
  func line(at offset: Int) -> Int {
    // The first line begins at 0.
    max(0, lineStarts.partitionIndex { $0 > offset } - 1)
  }

  /// Where a line ends, without what ends it.
  private func contentEnd(of line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let end = lineStarts[line + 1]
    let isCRLF = end - lineStarts[line] >= 2 && bytes[end - 1] == 0x0A && bytes[end - 2] == 0x0D
    return end - (isCRLF ? 2 : 1)
  }

  /// The offset of a position.
  ///
  /// A position after the end of a line stands at its end, one after the last line at the end of the text, and one inside
  /// a scalar before it.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let end = contentEnd(of: position.line)
    var offset = lineStarts[position.line]
    var left = position.character
    while offset < end {
      var next = offset + 1
      while next < end, UTF8.isContinuation(bytes[next]) { next += 1 }
      let width = (offset..<next).reduce(0) { $0 + encoding.width(of: bytes[$1]) }
      guard width <= left else { break }
      left -= width
      offset = next
    }
    return offset
  }

  /// The offsets of a range of LSP; nil for what is none.
  func offsets(of range: JSONValue?, _ encoding: PositionEncoding) -> Range<Int>? {
    guard let start = TextPosition(range?["start"]), let end = TextPosition(range?["end"]) else {
      return nil
    }
    let first = offset(of: start, encoding)
    return first..<max(first, offset(of: end, encoding))
  }
}

/// Counts out the positions of offsets; quick for offsets that come in order.
struct PositionCounter {
  private let text: DocumentText
  private let encoding: PositionEncoding

  /// How many bytes of the document stand before the text that the offsets are of: those of a byte order mark.
  private let skipped: Int

  private var offset = 0
  private var position = TextPosition(line: 0, character: 0)

  init(_ text: DocumentText, _ encoding: PositionEncoding, skipping skipped: Int) {
    self.text = text
    self.encoding = encoding
    self.skipped = skipped
  }

  mutating func position(of sourceOffset: Int) -> TextPosition {
    let wanted = min(max(0, sourceOffset + skipped), text.bytes.count)
    let isAfter =
      wanted >= offset
      && (position.line + 1 == text.lineStarts.count
        || wanted < text.lineStarts[position.line + 1])
    if !isAfter {
      let line = text.line(at: wanted)
      (offset, position) = (text.lineStarts[line], TextPosition(line: line, character: 0))
    }
    while offset < wanted {
      position.character += encoding.width(of: text.bytes[offset])
      offset += 1
    }
    return position
  }

  mutating func range(of sourceRange: Range<Int>) -> JSONValue {
    let start = position(of: sourceRange.lowerBound)
    return .object(["start": start.json, "end": position(of: sourceRange.upperBound).json])
  }
}
