#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads standard input line by line, as bytes.
struct LineReader {
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The next line without its line feed; nil at the end.
  ///
  /// - Parameter beforeWaiting: Called before the system is asked for more.
  /// - Returns: The bytes of the line.
  /// - Throws: ``SystemError`` where standard input cannot be read.
  mutating func next(beforeWaiting: () -> Void) throws(SystemError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      searched = buffer.count
      if isAtEnd {
        defer { position = buffer.count }
        return position < buffer.count ? buffer[position...] : nil
      }
      beforeWaiting()
      buffer.removeSubrange(..<position)
      searched -= position
      position = 0
      try fill()
    }
  }

  private mutating func fill() throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw SystemError(number: errno) }
      isAtEnd = count == 0
      buffer += chunk[..<count]
      return
    }
  }
}
