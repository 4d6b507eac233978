#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads standard input line by line, as bytes.
struct LineReader {
  /// A line without its line feed.
  struct Line {
    /// Where it begins, in bytes from the start of the input.
    let byteOffset: Int

    /// How many bytes it has.
    let count: Int

    /// The bytes; none of a line of more than ``limit``.
    let bytes: ArraySlice<UInt8>

    /// Whether the line was kept.
    var isWhole: Bool { bytes.count == count }
  }

  /// The most bytes of a line that is read.
  static let limit = 16 << 20

  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// How many bytes of the input stood before those of the buffer.
  private var passed = 0

  /// How many bytes of the line were let go, because there are too many.
  private var dropped = 0

  /// The next line; nil at the end.
  ///
  /// - Parameter beforeWaiting: Called before the system is asked for more.
  /// - Returns: The line.
  /// - Throws: ``SystemError`` where standard input cannot be read.
  mutating func next(beforeWaiting: () -> Void) throws(SystemError) -> Line? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) { return line(to: end, next: end + 1) }
      searched = buffer.count
      if isAtEnd {
        guard dropped > 0 || position < buffer.count else { return nil }
        return line(to: buffer.count, next: buffer.count)
      }
      if buffer.count - position > Self.limit || dropped > 0 {
        dropped += buffer.count - position
        position = buffer.count
      }
      beforeWaiting()
      buffer.removeSubrange(..<position)
      passed += position
      searched -= position
      position = 0
      try fill()
    }
  }

  private mutating func line(to end: Int, next: Int) -> Line {
    defer {
      position = next
      dropped = 0
    }
    let count = dropped + end - position
    return Line(
      byteOffset: passed + position - dropped, count: count,
      bytes: count > Self.limit ? [] : buffer[position..<end])
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
