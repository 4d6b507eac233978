import BidiFiles
import Libc

/// Reads standard input line by line, as bytes.
struct LineReader {
  /// A line without what ends it, or a piece of one that is too long.
  struct Line: Sendable {
    /// The number of the line, counted from 1.
    let number: Int

    /// Where it begins, in bytes from the start of the input.
    let byteOffset: Int

    /// How many bytes it has.
    let count: Int

    /// The bytes; none of a line that is too long and not handed out in pieces.
    let bytes: ArraySlice<UInt8>

    /// Whether the byte that ends a line stood behind it; false for the last line of some inputs, and for pieces before the last.
    let isEnded: Bool

    /// Which piece of a line it is.
    let piece: Piece
  }

  /// How a line is handed out.
  enum Piece: Sendable {
    /// Whole.
    case whole
    /// The first of the pieces of a line that is too long, or that line without its bytes.
    case first
    /// One of the others.
    case later
  }

  /// The most bytes of a line that is answered.
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

  /// Whether the bytes of a line that is too long are handed out, in pieces; else they are let go.
  private let keepsLong: Bool

  /// How many lines were begun.
  private var count = 0

  /// Whether pieces of the line were handed out.
  private var isInLong = false

  /// Up to where the buffer was searched for the end of a line.
  private var searched = 0

  /// - Parameters:
  ///   - separator: The byte that ends a line.
  ///   - keepsLong: Whether the bytes of a line that is too long are handed out, in pieces; else it comes without them.
  init(separator: UInt8 = 0x0A, keepsLong: Bool) {
    self.separator = separator
    self.keepsLong = keepsLong
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
      if buffer.count - position > Self.limit || dropped > 0 || isInLong, position < buffer.count {
        if keepsLong { return [piece(to: buffer.count, next: buffer.count, isEnded: false)] }
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

  /// A line, or the last piece of one.
  private mutating func line(to end: Int, next: Int, isEnded: Bool = true) -> Line {
    let length = dropped + end - position
    if isInLong || keepsLong && length > Self.limit {
      defer { isInLong = false }
      return piece(to: end, next: next, isEnded: isEnded)
    }
    defer {
      position = next
      dropped = 0
    }
    count += 1
    let isTooLong = length > Self.limit
    return Line(
      number: count, byteOffset: passed + position - dropped, count: length,
      bytes: isTooLong ? [] : buffer[position..<end], isEnded: isEnded,
      piece: isTooLong ? .first : .whole)
  }

  /// A piece of a line that is too long.
  private mutating func piece(to end: Int, next: Int, isEnded: Bool) -> Line {
    if !isInLong { count += 1 }
    defer {
      position = next
      isInLong = true
    }
    return Line(
      number: count, byteOffset: passed + position, count: end - position,
      bytes: buffer[position..<end], isEnded: isEnded, piece: isInLong ? .later : .first)
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
