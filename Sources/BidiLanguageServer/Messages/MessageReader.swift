import BidiSource

/// Takes a stream of bytes apart into messages, as the base protocol of LSP 3.17 frames them.
///
/// ```swift
/// var reader = MessageReader()
/// reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
/// let (first, second) = (reader.next(), reader.next())
/// first == .message([0x7B, 0x7D])  // true
/// second == nil  // true
/// ```
///
/// Where the bytes are no messages, what follows is searched for the next header.
package struct MessageReader: Sendable {
  /// What is found in the stream.
  package enum Item: Sendable, Hashable {
    /// The content of a message.
    case message([UInt8])
    /// Bytes that are no message: what is wrong, in one sentence without a full stop.
    case fault(String)
  }

  /// The longest message that is read, in bytes.
  package static let maximumLength = 256 << 20

  /// The longest header, in bytes.
  private static let maximumHeaderLength = 4096

  private var bytes: [UInt8] = []
  private var start = 0

  /// Where the end of the header is still to be looked for.
  private var searched = 0

  /// The header that was read, whose content is not all there.
  private var wanted: Range<Int>?

  /// Nothing yet.
  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// Takes the next message out.
  ///
  /// - Returns: Nil where more bytes are needed.
  package mutating func next() -> Item? {
    if wanted == nil, let fault = readHeader() { return .fault(fault) }
    guard let content = wanted, bytes.count >= content.upperBound else { return nil }
    let message = Array(bytes[content])
    drop(to: content.upperBound)
    return .message(message)
  }

  /// Reads a header, and says what is wrong with it.
  private mutating func readHeader() -> String? {
    guard let end = endOfHeader() else {
      guard bytes.count - start > Self.maximumHeaderLength else { return nil }
      resume(after: start)
      return "no header ends within \(Self.maximumHeaderLength) bytes"
    }
    let header = bytes[start..<end]
    guard let length = Self.contentLength(header) else {
      resume(after: start)
      return "a header has no Content-Length"
    }
    guard length <= Self.maximumLength else {
      drop(to: end)
      return "a message of \(length) bytes is not read; the most is \(Self.maximumLength)"
    }
    wanted = end..<end + length
    return nil
  }

  /// Where the content begins that belongs to the header; nil where its end is not there.
  private mutating func endOfHeader() -> Int? {
    var index = max(searched, start + 1)
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0x0A else { continue }
      let before = bytes[index - 1]
      if before == 0x0A { return index + 1 }
      if before == 0x0D, index - start >= 2, bytes[index - 2] == 0x0A { return index + 1 }
    }
    searched = bytes.count
    return nil
  }

  /// The number after `Content-Length:`; nil where there is none.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        String(decoding: line[..<colon], as: UTF8.self).lowercased() == name
      else { continue }
      let digits = line[line.index(after: colon)...].filter { !$0.isASCIISpace }
      guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
    }
    return nil
  }

  private static let name = "content-length"

  /// Goes to the next place after an offset where a header may begin.
  private mutating func resume(after offset: Int) {
    let name = Array(Self.name.utf8)
    var index = offset + 1
    while index + name.count <= bytes.count {
      if (0..<name.count).allSatisfy({ bytes[index + $0] | 0x20 == name[$0] | 0x20 }) {
        drop(to: index)
        return
      }
      index += 1
    }
    // The start of the name may stand at the end.
    drop(to: max(offset + 1, bytes.count - name.count))
  }

  private mutating func drop(to offset: Int) {
    start = min(offset, bytes.count)
    wanted = nil
    searched = start
    if start == bytes.count || start > 1 << 20 {
      bytes.removeFirst(start)
      (start, searched) = (0, 0)
    }
  }
}
