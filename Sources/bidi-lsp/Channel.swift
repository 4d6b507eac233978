import Libc

/// Standard input and standard output of a server that must not wait for one while the other is blocked.
///
/// A client may send a long message before it reads the server's messages. While output is blocked, input is read.
struct Channel: ~Copyable {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var isOpen = true

  /// The number of bytes that a ready pipe takes without blocking: PIPE_BUF of POSIX is 512 at least, and 4096 on Linux.
  #if canImport(Darwin)
    private static let piece = 512
  #else
    private static let piece = 4096
  #endif

  /// Reads the bytes that have arrived.
  ///
  /// - Parameters:
  ///   - waiting: Whether to wait for the first bytes.
  ///   - take: Gets the bytes.
  /// - Returns: Whether more may come.
  mutating func read(waiting: Bool, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
    var mayWait = waiting
    while isOpen {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&input, 1, mayWait ? -1 : 0)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      readOnce(take)
      mayWait = false
    }
    return isOpen
  }

  private mutating func readOnce(_ take: (ArraySlice<UInt8>) -> Void) {
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count > 0 {
      take(buffer[..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isOpen = false
    }
  }

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - message: The bytes of the message.
  ///   - take: Gets the input that arrives in the meantime.
  /// - Returns: False if the reader has gone away.
  mutating func write(
    _ message: [UInt8], whileReading take: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    var position = 0
    while position < message.count {
      var both = [
        pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&both, 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      if both[0].revents != 0 {
        let end = min(position + Self.piece, message.count)
        let count = unsafe message[position..<end].withUnsafeBytes {
          unsafe systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count)
        }
        if count >= 0 {
          position += count
        } else if errno != EINTR, errno != EAGAIN {
          return false
        }
      } else if both[1].revents != 0 {
        readOnce(take)
      }
    }
    return true
  }

  /// Writes to standard error.
  static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes {
      unsafe systemWrite(STDERR_FILENO, $0.baseAddress, $0.count)
    }
  }
}

/// Calls `read` of the system.
///
/// In the type, `read` is its own method.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}

/// Calls `write` of the system.
///
/// In the type, `write` is its own method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
