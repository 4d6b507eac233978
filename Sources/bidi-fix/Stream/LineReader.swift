import BidiFiles
import Libc

/// Reads the lines of standard input as bytes.
struct LineReader {
  /// A line without its separator, or a piece of a line that is too long.
  struct Line: Sendable {
    /// The number of the line, counted from 1.
    let number: Int

    /// The start of the line or piece, in bytes from the start of the input.
    let byteOffset: Int

    /// The length of the line or piece in bytes.
    let count: Int

    /// The bytes.
    ///
    /// Empty for a line that is too long, if the reader does not give such lines in pieces.
    let bytes: ArraySlice<UInt8>

    /// Whether a separator came after the bytes.
    ///
    /// False for a last line without a separator, and for all pieces but the last.
    let isEnded: Bool

    /// Whether this is a whole line or a piece.
    let piece: Piece
  }

  /// A whole line, or a piece of a line.
  enum Piece: Sendable {
    /// A whole line.
    case whole
    /// The first piece of a line that is too long, or such a line without its bytes.
    case first
    /// A later piece of a line that is too long.
    case later
  }

  /// The most bytes of a line that gets an answer.
  static let limit = 16 << 20

  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The number of bytes that came before the buffer.
  private var passed = 0

  /// The number of bytes of the current line that were dropped, because the line is too long.
  private var dropped = 0

  /// The byte that ends a line.
  private let separator: UInt8

  /// Whether a line that is too long comes in pieces.
  ///
  /// If false, its bytes are dropped.
  private let keepsLong: Bool

  /// The number of lines that have begun.
  private var count = 0

  /// Whether the caller already got the first piece of the current line.
  private var isInLong = false

  /// The end of the part of the buffer that was searched for a separator.
  private var searched = 0

  /// - Parameters:
  ///   - separator: The byte that ends a line.
  ///   - keepsLong: Whether a line that is too long comes in pieces. If false, it comes without its bytes.
  init(separator: UInt8 = 0x0A, keepsLong: Bool) {
    self.separator = separator
    self.keepsLong = keepsLong
  }

  /// The lines that have arrived.
  ///
  /// If none has, waits for one.
  ///
  /// - Returns: The lines; none at the end of the input.
  /// - Throws: ``SystemError`` if standard input cannot be read.
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

  /// The next whole line in the buffer; nil if its separator has not arrived.
  private mutating func lineAtHand() -> Line? {
    if let end = buffer[searched...].firstIndex(of: separator) {
      searched = end + 1
      return line(to: end, next: end + 1)
    }
    searched = buffer.count
    guard isAtEnd, dropped > 0 || position < buffer.count else { return nil }
    return line(to: buffer.count, next: buffer.count, isEnded: false)
  }

  /// Takes a line, or the last piece of a line, out of the buffer.
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

  /// Takes a piece of a line that is too long out of the buffer.
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
