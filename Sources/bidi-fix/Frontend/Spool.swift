import BidiFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Output that waits for its turn: in memory, and in a file without a name where it is much.
struct Spool: Sendable {
  private var bytes: [UInt8] = []
  private var file: NamelessFile?

  /// More bytes than these go to the file.
  private static let mostInMemory = 4 << 20

  var isEmpty: Bool { bytes.isEmpty && file == nil }

  mutating func write(_ text: String) {
    bytes += text.utf8
    guard bytes.count > Self.mostInMemory else { return }
    if file == nil { file = NamelessFile() }
    // Without a file, or where the disk is full, all stays in memory.
    if let file, file.append(bytes) { bytes.removeAll(keepingCapacity: true) }
  }

  /// Hands out everything that was written, piece by piece.
  func read(_ take: ([UInt8]) -> Void) {
    file?.read(take)
    if !bytes.isEmpty { take(bytes) }
  }
}

/// A file that nobody else sees, and that is gone with this value.
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

  /// Whether all could be written; where not, the file is as it was.
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

  func read(_ take: ([UInt8]) -> Void) {
    guard lseek(file.descriptor.number, 0, SEEK_SET) >= 0 else { return }
    var left = size
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while left > 0 {
      let wanted = min(left, piece.count)
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe systemRead(file.descriptor.number, $0.baseAddress, wanted)
      }
      guard count > 0 else { return }
      take(Array(piece[..<count]))
      left -= count
    }
  }
}

/// `read`, which the class has a method of its own for.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  while true {
    let result = unsafe read(descriptor, bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}
