/// A file as it was read: its bytes, and its text as UTF-8.
///
/// Nothing is lost: ``SourceFile/bytes(replacing:)`` with no edits gives the bytes back.
public struct SourceFile: Sendable, Hashable {
  /// The path as it was given; `-` for standard input.
  public let path: String

  /// How the text was written.
  public let encoding: SourceEncoding

  /// The text as UTF-8, without byte order mark.
  public let text: [UInt8]

  /// The bytes of a file that is no text; empty for one that is.
  private var binary: [UInt8] = []

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The whole file.
  /// - Throws: ``SourceDecodingError`` for bytes that are neither UTF-8 nor UTF-16 with a byte order mark.
  /// - Complexity: O(*n*). UTF-8 without a byte order mark is not copied.
  public init(path: String, bytes: [UInt8]) throws(SourceDecodingError) {
    self.path = path
    switch try Self.detectEncoding(bytes) {
    case .utf8:
      try Self.validateUTF8(bytes, skipping: 0)
      (encoding, text) = (.utf8, bytes)
    case .utf8WithBOM:
      try Self.validateUTF8(bytes, skipping: 3)
      (encoding, text) = (.utf8WithBOM, Array(bytes[3...]))
    case let utf16:
      (encoding, text) = (utf16, try Self.decodeUTF16(bytes, utf16))
    }
  }

  /// Takes the bytes of a file that are known to be UTF-8: they come from a text.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The whole file; a byte order mark may stand before it.
  /// - Complexity: O(1) without a byte order mark.
  package init(path: String, wellFormed bytes: [UInt8]) {
    self.path = path
    let mark = SourceEncoding.utf8WithBOM.byteOrderMark
    let hasMark = bytes.starts(with: mark)
    encoding = hasMark ? .utf8WithBOM : .utf8
    text = hasMark ? Array(bytes[mark.count...]) : bytes
  }

  /// Takes a text that stands in no file, as UTF-8.
  ///
  /// A U+FEFF at its start is a character of it, no byte order mark.
  ///
  /// - Parameters:
  ///   - path: What messages call it.
  ///   - text: The text.
  /// - Complexity: O(*n*).
  public init(path: String, text: String) {
    self.path = path
    encoding = .utf8
    self.text = Array(text.utf8)
  }

  /// Takes the bytes of a file for ISO 8859-1, which any bytes are.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The whole file.
  /// - Complexity: O(*n*).
  public init(path: String, latin1 bytes: [UInt8]) {
    self.path = path
    encoding = .latin1
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text += Unicode.Scalar(byte).utf8
      }
    }
    self.text = text
  }

  /// Takes a file that is no text, with a text that says the same.
  ///
  /// The bytes are kept; edits are made in the text, and give a file of that text.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The whole file.
  ///   - picture: The text.
  public init(path: String, binary bytes: [UInt8], picture: [UInt8]) {
    self.path = path
    encoding = .binary
    text = picture
    binary = bytes
  }

  /// The bytes of the file with edits made.
  ///
  /// A file in ISO 8859-1 takes only its characters.
  ///
  /// - Parameter edits: In order, none overlapping another; insertions at one place in the order wanted.
  /// - Returns: What is to be written to the file.
  /// - Complexity: O(*n*).
  public func bytes(replacing edits: [Edit] = []) -> [UInt8] {
    let edited = edits.isEmpty ? text : Self.apply(edits, to: text)
    switch encoding {
    case .utf8: return edited
    case .utf8WithBOM: return encoding.byteOrderMark + edited
    case .binary: return edits.isEmpty ? binary : edited
    case .latin1:
      return String(decoding: edited, as: UTF8.self).unicodeScalars.map { scalar in
        precondition(scalar.value < 0x100, "ISO 8859-1 has no other characters")
        return UInt8(truncatingIfNeeded: scalar.value)
      }
    case .utf16LittleEndian, .utf16BigEndian: break
    }
    var bytes = encoding.byteOrderMark
    bytes.reserveCapacity(edited.count * 2 + 2)
    // The text was decoded from well-formed UTF-16, so this way back is exact.
    for unit in String(decoding: edited, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      if encoding == .utf16LittleEndian {
        bytes.append(low)
        bytes.append(high)
      } else {
        bytes.append(high)
        bytes.append(low)
      }
    }
    return bytes
  }

  /// A stretch of the text.
  public subscript(range: SourceRange) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// A text with edits made.
  ///
  /// See ``bytes(replacing:)`` for what they must be.
  static func apply(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in edits {
      precondition(edit.range.lowerBound >= position, "edits are in order and do not overlap")
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += text[position...]
    return result
  }
}

extension SourceFile {
  /// A stretch of the text with edits made, whose ranges count from the start of the stretch.
  public func text(of range: SourceRange, replacing edits: [Edit]) -> String {
    String(decoding: Self.apply(edits, to: Array(text[range])), as: UTF8.self)
  }
}
