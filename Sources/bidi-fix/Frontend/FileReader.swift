import BidiLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files.
enum FileReader {
  /// The largest file that is read, in bytes.
  ///
  /// Larger ones hold no strings that people translate.
  static let maximumSize = 64 << 20

  /// The bytes of a regular file.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let information = try regularFile(path)
    let size = Int(information.st_size)
    guard size <= maximumSize else { throw tooLarge(path, size) }
    // Without O_NONBLOCK, opening what became a pipe in the meantime would wait for ever.
    guard let descriptor = Descriptor(path, O_RDONLY | O_NONBLOCK) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    do throws(SystemError) {
      return try readAll(descriptor.number, sizeHint: size, limit: maximumSize)
    } catch {
      if error.number == EFBIG { throw tooLarge(path, size) }
      throw FileFailure(path: path, message: "cannot be read: \(error.message)")
    }
  }

  /// The first bytes of a file: enough to know its format by.
  static func head(of path: String) throws(FileFailure) -> [UInt8] {
    guard let descriptor = Descriptor(path, O_RDONLY | O_NONBLOCK) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    return readStart(descriptor.number, count: 1024)
  }

  /// The bytes of standard input.
  static func readStandardInput() throws(FileFailure) -> [UInt8] {
    do throws(SystemError) {
      return try readAll(STDIN_FILENO, sizeHint: 1 << 16, limit: maximumSize)
    } catch {
      if error.number == EFBIG { throw tooLarge("-", maximumSize + 1) }
      throw FileFailure(path: "-", message: "cannot be read: \(error.message)")
    }
  }

  /// What the system knows of a path, which must be a regular file.
  static func regularFile(_ path: String) throws(FileFailure) -> stat {
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
