import BidiSource

/// The bytes of a text in an encoding, with its byte order mark.
func bytes(_ text: String, as encoding: SourceEncoding) -> [UInt8] {
  switch encoding {
  case .utf8, .latin1, .binary: Array(text.utf8)
  case .utf8WithBOM: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
  case .utf16LittleEndian:
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  case .utf16BigEndian:
    [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}

/// Bytes as hexadecimal numbers, for messages.
func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    .joined(separator: " ")
}

extension SourceLocation {
  /// Line, column and byte offset with colons between them.
  var shown: String { "\(line):\(column):\(byteOffset)" }
}
