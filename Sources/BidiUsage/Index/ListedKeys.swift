import BidiSource

/// The keys of a list that a tool writes: an object in which each key of a text is the value of a member that is called as its last
/// part, `TITLE: 'PAGE.TITLE'`.
///
/// Such a list asks for no text. Who asks names the member: `T.PAGE.TITLE`.
enum ListedKeys {
  /// The least number of keys of such a list.
  private static let least = 20

  /// The longest key.
  private static let longest = 200

  /// A source without the keys of a list; the source itself where it has none.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*).
  static func leavingOut(of bytes: [UInt8]) -> [UInt8] {
    var ranges: [Range<Int>] = []
    var index = 0
    while let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = colon + 1
      guard let value = value(after: colon, in: bytes) else { continue }
      index = value.upperBound
      let last = bytes[value].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 }
      guard let last,
        bytes[..<colon].reversed().starts(with: bytes[last..<value.upperBound].reversed())
      else { continue }
      let before = colon - (value.upperBound - last) - 1
      if before < 0 || !isPart(bytes[before]) { ranges.append(value) }
    }
    guard ranges.count >= least else { return bytes }
    var result = bytes
    for place in ranges.joined() { result[place] = .space }
    return result
  }

  /// The text in quotation marks after a colon; nil where something else stands there.
  private static func value(after colon: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let open = bytes[(colon + 1)...].firstIndex(where: { !$0.isASCIISpace }),
      bytes[open] == .quotationMark || bytes[open] == UInt8(ascii: "'")
    else { return nil }
    let end = bytes[(open + 1)...].prefix(longest).firstIndex {
      !isPart($0) && $0 != UInt8(ascii: ".")
    }
    guard let end, bytes[end] == bytes[open], end > open + 1 else { return nil }
    return open + 1..<end
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
