/// How the text of a file is written as bytes.
public enum SourceEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8 without a byte order mark.
  case utf8 = "UTF-8"
  /// UTF-8 with a byte order mark.
  case utf8WithBOM = "UTF-8 with BOM"
  /// UTF-16, low byte first, with a byte order mark.
  case utf16LittleEndian = "UTF-16LE with BOM"
  /// UTF-16, high byte first, with a byte order mark.
  case utf16BigEndian = "UTF-16BE with BOM"
  /// ISO 8859-1: a byte for each of the first 256 characters of Unicode.
  case latin1 = "ISO 8859-1"
  /// No text: the text of the file is a picture of its bytes.
  case binary = "binary"

  /// The encodings of Unicode, which the first bytes of a file tell apart.
  public static let allCases: [SourceEncoding] = [
    .utf8, .utf8WithBOM, .utf16LittleEndian, .utf16BigEndian,
  ]

  /// The bytes before the text.
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8, .latin1, .binary: []
    case .utf8WithBOM: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// Whether bytes begin with a byte order mark of UTF-16.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: SourceEncoding.utf16LittleEndian.byteOrderMark)
      || bytes.starts(with: SourceEncoding.utf16BigEndian.byteOrderMark)
  }

  /// Whether a code unit has two bytes.
  public var isUTF16: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// Whether the bytes of the file, after its byte order mark, are those of the text.
  ///
  /// Offsets of the file are then offsets of the text.
  public var isUTF8: Bool { self == .utf8 || self == .utf8WithBOM }
}

/// Why the bytes of a file are no text that can be edited without loss.
public struct SourceDecodingError: Error, Sendable, Hashable {
  /// What is wrong, as a sentence without a full stop.
  public let message: String

  /// Where it is wrong, as far as lines can be counted there.
  public let location: SourceLocation

  /// Makes an error.
  public init(message: String, location: SourceLocation) {
    self.message = message
    self.location = location
  }
}
