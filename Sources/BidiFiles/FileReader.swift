package import BidiSource
package import Libc

/// Reads whole files.
package enum FileReader {
  /// The largest file that is read, in bytes.
  ///
  /// Larger ones hold no strings that people translate.
  package static let maximumSize = 64 << 20

  /// The bytes of a regular file.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let information = try regularFile(path)
    let size = Int(information.st_size)
    guard size <= maximumSize else { throw tooLarge(path, size) }
    // If the file has become a pipe, opening it without O_NONBLOCK would block.
    guard let descriptor = Descriptor(path, O_RDONLY | O_NONBLOCK) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readAll(descriptor.number, sizeHint: size, limit: maximumSize)
    } catch {
      throw FileFailure(path: path, message: "cannot be read: \(error.message)")
    }
    guard bytes.count <= maximumSize else { throw tooLarge(path, bytes.count) }
    return bytes
  }

  /// The first bytes of a file, enough to recognize its format.
  package static func head(of path: String) throws(FileFailure) -> [UInt8] {
    guard let descriptor = Descriptor(path, O_RDONLY | O_NONBLOCK) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    return readStart(descriptor.number, count: 1024)
  }

  /// The bytes of standard input, and the failure if it cannot be read to its end or is too large.
  package static func readStandardInput() -> (bytes: [UInt8], failure: FileFailure?) {
    do throws(SystemError) {
      let bytes = try readAll(STDIN_FILENO, sizeHint: 1 << 16, limit: maximumSize)
      guard bytes.count > maximumSize else { return (bytes, nil) }
      let limit = "files of more than \(maximumSize) bytes (64 MiB) are not read"
      return (bytes, FileFailure(path: "-", message: "is too large: \(limit)"))
    } catch {
      return ([], FileFailure(path: "-", message: "cannot be read: \(error.message)"))
    }
  }

  /// Calls a function with the rest of standard input, in pieces.
  package static func readRestOfStandardInput(_ take: ([UInt8]) -> Void) {
    while true {
      let piece = readStart(STDIN_FILENO, count: 1 << 16)
      if piece.isEmpty { return }
      take(piece)
    }
  }

  /// What the system knows of a regular file.
  package static func regularFile(_ path: String) throws(FileFailure) -> stat {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    let kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: ""
      case S_IFDIR: "a folder"
      case S_IFSOCK: "a socket"
      case S_IFIFO: "a named pipe"
      case S_IFCHR, S_IFBLK: "a device"
      default: "no regular file"
      }
    guard kind.isEmpty else {
      throw FileFailure(
        path: path, message: "is \(kind), not a file; name a file of texts or a folder")
    }
    return information
  }

  private static func tooLarge(_ path: String, _ size: Int) -> FileFailure {
    FileFailure(
      path: path,
      message: "has \(size) bytes; files of more than \(maximumSize) bytes (64 MiB) are not read")
  }
}
