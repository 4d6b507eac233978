import BidiFiles
import BidiSource
import Libc

/// Output about a file that waits for the output of earlier files.
///
/// Much output is kept in a temporary file.
struct Spool: Sendable {
  private var bytes: [UInt8] = []
  private var file: NamelessFile?

  /// Whether the temporary file cannot take more: it cannot be made, or the disk is full.
  private var isFull = false

  /// The most bytes in memory.
  ///
  /// More go to the file.
  private static let mostInMemory = 4 << 20

  var isEmpty: Bool { bytes.isEmpty && file == nil }

  mutating func write(_ text: String) {
    bytes += text.utf8
    guard bytes.count > Self.mostInMemory, !isFull else { return }
    if file == nil { file = NamelessFile() }
    if let file, file.append(bytes) {
      bytes.removeAll(keepingCapacity: true)
    } else {
      // From now on all output stays in memory, because each new attempt would write all of it.
      isFull = true
    }
  }

  /// Calls a function with everything that was written, in pieces.
  ///
  /// - Throws: The error number, if the file cannot be read to its end.
  func read(_ take: ([UInt8]) -> Void) throws(SystemError) {
    try file?.read(take)
    if !bytes.isEmpty { take(bytes) }
  }

  /// The failure to read back the output about a file.
  static func failure(_ error: SystemError, path: String) -> FileFailure {
    FileFailure(
      path: path,
      message: "what was found in it, kept in a temporary file, cannot be read: \(error.message)")
  }
}

/// A temporary file without a name.
///
/// It disappears when it is closed.
///
/// Sendable without a check: the descriptor never changes, and writing ends before reading begins.
private final class NamelessFile: @unchecked Sendable {
  private let file: TemporaryFile
  private var size = 0

  init?() {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    guard let opened = try? TemporaryFile(in: WorkFolder(folder), mode: 0o600) else { return nil }
    opened.hide()
    file = opened
  }

  /// Appends bytes.
  ///
  /// - Returns: False if not all bytes could be written; then the content is as it was.
  func append(_ bytes: [UInt8]) -> Bool {
    guard lseek(file.descriptor.number, off_t(size), SEEK_SET) >= 0 else { return false }
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      return false
    }
    size += bytes.count
    return true
  }

  func read(_ take: ([UInt8]) -> Void) throws(SystemError) {
    guard lseek(file.descriptor.number, 0, SEEK_SET) >= 0 else {
      throw SystemError(number: errno)
    }
    var left = size
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while left > 0 {
      let wanted = min(left, piece.count)
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe systemRead(file.descriptor.number, $0.baseAddress, wanted)
      }
      // All bytes that were written must be there, so an early end is an error.
      guard count > 0 else { throw SystemError(number: count < 0 ? errno : EIO) }
      take(Array(piece[..<count]))
      left -= count
    }
  }
}

/// Calls `read` of the system.
///
/// In the class, `read` is its own method.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  while true {
    let result = unsafe read(descriptor, bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}
