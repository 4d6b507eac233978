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
    SourceLocator(self).locations(of: utf8Offsets)
  }

  /// The location after a stretch of UTF-8, at a byte offset that is known.
  static func location(in text: ArraySlice<UInt8>, byteOffset: Int) -> SourceLocation {
    var counter = LocationCounter(encoding: .utf8)
    counter.advance(to: text.count, in: Array(text))
    return SourceLocation(
      line: counter.location.line, column: counter.location.column, byteOffset: byteOffset)
  }
}

/// Finds the places of offsets that come in groups, each group after the one before it.
///
/// ```swift
/// var locator = SourceLocator(try SourceFile(path: "a.strings", bytes: Array("a\nb\nc".utf8)))
/// locator.locations(of: [2]).map(\.line)  // [2]
/// locator.advance(to: 4)
/// locator.locations(of: [4]).map(\.line)  // [3]
/// ```
package struct SourceLocator: Sendable {
  private let file: SourceFile
  private var counter: LocationCounter

  /// Begins at the start of a file.
  package init(_ file: SourceFile) {
    self.file = file
    counter = LocationCounter(encoding: file.encoding)
  }

  /// The places of some offsets, in the order given.
  ///
  /// - Parameter utf8Offsets: Each from the offset that was last advanced to, to the length of the text.
  /// - Returns: One place for each offset.
  /// - Complexity: O(*n* + *m* log *m*), *n* the bytes up to the last of them.
  package func locations(of utf8Offsets: [Int]) -> [SourceLocation] {
    var counter = counter
    var locations = Array(
      repeating: SourceLocation(line: 1, column: 1, byteOffset: 0), count: utf8Offsets.count)
    for index in utf8Offsets.indices.sorted(by: { utf8Offsets[$0] < utf8Offsets[$1] }) {
      counter.advance(to: utf8Offsets[index], in: file.text)
      locations[index] = counter.location
    }
    return locations
  }

  /// Goes to an offset: no offset before it is asked for from now on.
  package mutating func advance(to utf8Offset: Int) {
    counter.advance(to: utf8Offset, in: file.text)
  }
}

/// Counts lines, columns and bytes forward through a text.
private struct LocationCounter {
  let encoding: SourceEncoding
  var offset = 0
  var line = 1
  var column = 1
  var byteOffset: Int

  init(encoding: SourceEncoding) {
    self.encoding = encoding
    byteOffset = encoding.byteOrderMark.count
  }

  var location: SourceLocation {
    SourceLocation(line: line, column: column, byteOffset: byteOffset)
  }

  mutating func advance(to end: Int, in text: [UInt8]) {
    while offset < end {
      let byte = text[offset]
      // Continuation bytes belong to the scalar that their lead byte counted.
      if !UTF8.isContinuation(byte) { column += 1 }
      let isCRBeforeLF =
        byte == .carriageReturn && offset + 1 < text.count && text[offset + 1] == .lineFeed
      if byte.isASCIILineEnd && !isCRBeforeLF {
        line += 1
        column = 1
      }
      switch encoding {
      case .utf8, .utf8WithBOM:
        byteOffset += 1
      case .utf16LittleEndian, .utf16BigEndian:
        // One unit for a scalar, two for those that UTF-8 writes in four bytes.
        if !UTF8.isContinuation(byte) { byteOffset += byte >= 0xF0 ? 4 : 2 }
      case .latin1:
        if !UTF8.isContinuation(byte) { byteOffset += 1 }
      case .binary:
        // The places of a picture are not in the file.
        break
      }
      offset += 1
    }
  }
}
