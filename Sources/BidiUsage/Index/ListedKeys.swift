import BidiSource

/// The keys of a list that a tool writes: an object in which each key of a text is the value of the member that its parts name,
/// `PAGE: { TITLE: 'PAGE.TITLE' }`.
///
/// Such a list asks for no text. Who asks names the member: `T.PAGE.TITLE`.
struct ListedKeys {
  /// The least number of keys of such a list.
  private static let least = 20

  private let bytes: [UInt8]
  private var index = 0

  /// The names of the members whose objects are open; empty for an object or a block without a name.
  private var path: [ArraySlice<UInt8>] = []

  /// The name before a colon that is not yet used.
  private var member: ArraySlice<UInt8>?
  private var found: [Range<Int>] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A source without the keys of a list; the source itself where it has none.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*) for paths of bounded length.
  static func leavingOut(of bytes: [UInt8]) -> [UInt8] {
    var list = ListedKeys(bytes)
    while list.index < bytes.count { list.step() }
    guard list.found.count >= 2 * least else { return bytes }
    var result = bytes
    for place in list.found.joined() { result[place] = .space }
    return result
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "{"):
      path.append(member ?? [])
      member = nil
      index += 1
    case UInt8(ascii: "}"):
      _ = path.popLast()
      member = nil
      index += 1
    case .quotationMark, UInt8(ascii: "'"), UInt8(ascii: "`"): text(byte)
    case _ where Self.isPart(byte):
      let word = bytes[index...].prefix(while: Self.isPart)
      index = word.endIndex
      let next = bytes[index...].prefix { $0.isASCIISpace }.endIndex
      member = next < bytes.count && bytes[next] == UInt8(ascii: ":") ? word : nil
      if member != nil { index = next + 1 }
    case _ where byte.isASCIISpace: index += 1
    default:
      member = nil
      index += 1
    }
  }

  /// Reads a text, and notes it where it is the path of its member.
  private mutating func text(_ mark: UInt8) {
    let start = index + 1
    var end = start
    while end < bytes.count, bytes[end] != mark,
      bytes[end] != .lineFeed || mark == UInt8(ascii: "`")
    {
      end += bytes[end] == .backslash ? 2 : 1
    }
    end = min(end, bytes.count)
    if let member {
      let names = path.filter { !$0.isEmpty } + [member]
      if names.count > 1,
        bytes[start..<end].elementsEqual(names.joined(separator: [UInt8(ascii: ".")]))
      {
        // The name of the member asks for the text no more than the key does.
        found += [member.startIndex..<member.endIndex, start..<end]
      }
    }
    member = nil
    index = min(end + 1, bytes.count)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
