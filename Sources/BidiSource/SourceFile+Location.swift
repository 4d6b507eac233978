extension SourceFile {
  /// The place of an offset of the text.
  ///
  /// - Parameter utf8Offset: From 0 to the length of ``text``.
  /// - Returns: Line, column and byte.
  /// - Complexity: O(*n*). For many places take ``locations(of:)``.
  public func location(of utf8Offset: Int) -> SourceLocation {
    locations(of: [utf8Offset])[0]
  }

  /// The places of many offsets of the text, in the order given.
  ///
  /// - Parameter utf8Offsets: Each from 0 to the length of ``text``.
  /// - Returns: One place for each offset.
  /// - Complexity: O(*n* + *m* log *m*).
  public func locations(of utf8Offsets: [Int]) -> [SourceLocation] {
    var counter = LocationCounter(encoding: encoding)
    var locations = Array(
      repeating: SourceLocation(line: 1, column: 1, byteOffset: 0), count: utf8Offsets.count)
    for index in utf8Offsets.indices.sorted(by: { utf8Offsets[$0] < utf8Offsets[$1] }) {
      counter.advance(to: utf8Offsets[index], in: text)
      locations[index] = counter.location
    }
    return locations
  }

  /// The location behind a stretch of UTF-8, at a byte offset that is known.
  static func location(in text: ArraySlice<UInt8>, byteOffset: Int) -> SourceLocation {
    var counter = LocationCounter(encoding: .utf8)
    counter.advance(to: text.count, in: Array(text))
    return SourceLocation(
      line: counter.location.line, column: counter.location.column, byteOffset: byteOffset)
  }
}

/// Counts lines, columns and bytes forward through a text.
private struct LocationCounter {
  let isUTF16: Bool
  var offset = 0
  var line = 1
  var column = 1
  var byteOffset: Int

  init(encoding: SourceEncoding) {
    isUTF16 = encoding.isUTF16
    byteOffset = encoding.byteOrderMark.count
  }

  var location: SourceLocation {
    SourceLocation(line: line, column: column, byteOffset: byteOffset)
  }

  mutating func advance(to end: Int, in text: [UInt8]) {
    while offset < end {
      let byte = text[offset]
      // Continuation bytes belong to the scalar that their lead byte counted.
      if byte & 0xC0 != 0x80 { column += 1 }
      let isCRBeforeLF = byte == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isCRBeforeLF {
        line += 1
        column = 1
      }
      if isUTF16 {
        // One unit for a scalar, two for those that UTF-8 writes in four bytes.
        if byte & 0xC0 != 0x80 { byteOffset += byte >= 0xF0 ? 4 : 2 }
      } else {
        byteOffset += 1
      }
      offset += 1
    }
  }
}
