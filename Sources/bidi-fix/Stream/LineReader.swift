#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads standard input line by line, as bytes.
struct LineReader {
  /// A line without what ends it.
  struct Line: Sendable {
    /// Where it begins, in bytes from the start of the input.
    let byteOffset: Int

    /// How many bytes it has.
    let count: Int

    /// The bytes; none of a line that is too long.
    let bytes: ArraySlice<UInt8>

    /// Whether the byte that ends a line stood behind it; false for the last line of some inputs.
    let isEnded: Bool

    /// Whether the line was kept.
    var isWhole: Bool { bytes.count == count }
  }

  /// The most bytes of a line of JSON.
  static let limit = 16 << 20

  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// How many bytes of the input stood before those of the buffer.
  private var passed = 0

  /// How many bytes of the line were let go, because there are too many.
  private var dropped = 0

  /// The byte that ends a line.
  private let separator: UInt8

  /// The most bytes of a line that is read here.
  private let limit: Int

  /// Up to where the buffer was searched for the end of a line.
  private var searched = 0

  /// - Parameters:
  ///   - separator: The byte that ends a line.
  ///   - limit: The most bytes of a line; a longer one comes without them.
  init(separator: UInt8 = 0x0A, limit: Int = Self.limit) {
    self.separator = separator
    self.limit = limit
  }

  /// The lines that are at hand, at least one; waits for one where there is none.
  ///
  /// - Returns: The lines; none at the end.
  /// - Throws: ``SystemError`` where standard input cannot be read.
  mutating func nextLines() throws(SystemError) -> [Line] {
    while true {
      var lines: [Line] = []
      while let line = lineAtHand() { lines.append(line) }
      if !lines.isEmpty || isAtEnd { return lines }
      if buffer.count - position > limit || dropped > 0 {
        dropped += buffer.count - position
        position = buffer.count
      }
      buffer.removeSubrange(..<position)
      passed += position
      position = 0
      searched = buffer.count
      try fill()
    }
  }

  /// A line whose end was read.
  private mutating func lineAtHand() -> Line? {
    if let end = buffer[searched...].firstIndex(of: separator) {
      searched = end + 1
      return line(to: end, next: end + 1)
    }
    searched = buffer.count
    guard isAtEnd, dropped > 0 || position < buffer.count else { return nil }
    return line(to: buffer.count, next: buffer.count, isEnded: false)
  }

  private mutating func line(to end: Int, next: Int, isEnded: Bool = true) -> Line {
    defer {
      position = next
      dropped = 0
    }
    let count = dropped + end - position
    return Line(
      byteOffset: passed + position - dropped, count: count,
      bytes: count > limit ? [] : buffer[position..<end], isEnded: isEnded)
  }

  private mutating func fill() throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
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
