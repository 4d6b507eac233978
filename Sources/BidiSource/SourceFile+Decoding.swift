extension SourceFile {
  /// The encoding by the byte order mark; UTF-8 where there is none.
  static func detectEncoding(_ bytes: [UInt8]) throws(SourceDecodingError) -> SourceEncoding {
    let start = SourceLocation(line: 1, column: 1, byteOffset: 0)
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF:
      return .utf8WithBOM
    case (0xFF, 0xFE) where bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0,
      (0, 0) where bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF:
      throw SourceDecodingError(
        message: "the file is UTF-32; save it as UTF-8, or as UTF-16 with a byte order mark",
        location: start)
    case (0xFF, 0xFE):
      return .utf16LittleEndian
    case (0xFE, 0xFF):
      return .utf16BigEndian
    case (0, .some(let second)) where second != 0:
      throw missingByteOrderMark("UTF-16BE", start)
    case (.some(let first), 0) where first != 0:
      throw missingByteOrderMark("UTF-16LE", start)
    default:
      return .utf8
    }
  }

  private static func missingByteOrderMark(
    _ name: String, _ location: SourceLocation
  ) -> SourceDecodingError {
    SourceDecodingError(
      message:
        "the file looks like \(name) without a byte order mark;"
        + " save it as UTF-8, or with a byte order mark",
      location: location)
  }

  static func validateUTF8(_ bytes: [UInt8], skipping start: Int) throws(SourceDecodingError) {
    guard let offset = firstInvalidUTF8(bytes, from: start) else { return }
    let hex = String(bytes[offset], radix: 16, uppercase: true)
    throw SourceDecodingError(
      message:
        "byte 0x\(hex) is not UTF-8; save the file as UTF-8, or as UTF-16 with a byte order mark",
      location: location(in: bytes[start..<offset], byteOffset: offset))
  }

  /// The offset of the first byte that no well-formed UTF-8 sequence holds; nil for valid UTF-8.
  package static func firstInvalidUTF8(_ bytes: [UInt8], from start: Int = 0) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { unsafe firstInvalidUTF8(in: $0, from: start) }
  }

  /// The offset of the first byte that no well-formed UTF-8 sequence holds (Unicode, table 3-7).
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - start: Where to begin; a character begins there.
  /// - Returns: The offset; nil for valid UTF-8.
  /// - Complexity: O(*n*).
  @unsafe package static func firstInvalidUTF8(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let memory = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    var index = start
    while index < count {
      let lead = unsafe bytes[index]
      if lead < 0x80 {
        index += 1
        // Words of ASCII.
        while index + 8 <= count,
          unsafe memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        continue
      }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= count, unsafe second.contains(bytes[index + 1]) else { return index }
      for offset in 2..<max(length, 2) where !UTF8.isContinuation(unsafe bytes[index + offset]) {
        return index
      }
      index += length
    }
    return nil
  }

  static func decodeUTF16(
    _ bytes: [UInt8], _ encoding: SourceEncoding
  ) throws(SourceDecodingError) -> [UInt8] {
    let high = encoding == .utf16BigEndian ? 0 : 1
    func unit(at index: Int) -> UInt16 {
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 2
    while index < bytes.count {
      guard index + 1 < bytes.count else {
        throw SourceDecodingError(
          message: "the file is UTF-16 but has an odd number of bytes; its last character is cut",
          location: location(in: text[...], byteOffset: index))
      }
      let value = unit(at: index)
      if value < 0x80 {
        text.append(UInt8(value))
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(value), index + 3 < bytes.count {
        let next = unit(at: index + 2)
        if UTF16.isTrailSurrogate(next) {
          text += Unicode.Scalar(lead: value, trail: next).utf8
          index += 4
          continue
        }
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw SourceDecodingError(
          message: "a surrogate (0x\(String(value, radix: 16, uppercase: true))) has no partner;"
            + " the file is not well-formed UTF-16",
          location: location(in: text[...], byteOffset: index))
      }
      text += scalar.utf8
      index += 2
    }
    return text
  }
}
