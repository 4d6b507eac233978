package import BidiSource
import Libc

/// A file that takes its name when all of it is written, in the place of what had the name before.
///
/// What is no regular file, such as a pipe, is written in place.
package final class NewFile {
  private enum Way {
    case whole(TemporaryFile, name: String, old: OldFile?)
    case inPlace(FileHandle)
  }

  /// The file that has the name now.
  private final class OldFile {
    let descriptor: Descriptor
    let information: stat

    init?(_ name: String, in folder: WorkFolder) {
      guard let opened = folder.open(name, O_RDONLY | O_NONBLOCK),
        let information = try? opened.information, information.isRegular
      else { return nil }
      self.information = information
      descriptor = opened
    }
  }

  private final class FileHandle {
    let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
  }

  private let way: Way

  /// - Throws: `FileFailure` where there can be no such file.
  package init(_ path: String) throws(FileFailure) {
    func failure(_ reason: String) -> FileFailure {
      FileFailure(path: path, message: "cannot be written: \(reason)")
    }
    var information = stat()
    let exists = unsafe stat(path, &information) == 0
    let isMissing = !exists && errno == ENOENT
    guard exists || isMissing else { throw failure(systemMessage(errno)) }
    // Descriptors of this process have names there, and are continued.
    let isDescriptor = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    if exists, !information.isRegular || isDescriptor {
      way = .inPlace(try Self.open(path, failure))
      return
    }
    // What a link leads to is replaced, not the link.
    guard unsafe exists || lstat(path, &information) != 0 else {
      throw failure("it is a link to nothing; remove the link, or make what it leads to")
    }
    let (folderPath, name) = WorkFolder.split(exists ? realPath(path) ?? path : path)
    guard !name.isEmpty else { throw failure("it is a folder") }
    guard unsafe !exists || access(path, W_OK) == 0 else { throw failure(systemMessage(errno)) }
    do throws(SystemError) {
      let folder = try WorkFolder(folderPath)
      LeftBehind.sweep(folder)
      let old = exists ? OldFile(name, in: folder) : nil
      way = .whole(
        try TemporaryFile(in: folder, mode: exists ? 0o600 : 0o666), name: name, old: old)
    } catch {
      throw failure(error.message)
    }
  }

  /// Opens a pipe or a device; without a reader, a pipe would be waited for without end.
  private static func open(
    _ path: String, _ failure: (String) -> FileFailure
  ) throws(FileFailure) -> FileHandle {
    guard let opened = Descriptor(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY) else {
      throw failure(errno == ENXIO ? "nobody reads from it" : systemMessage(errno))
    }
    // A slow reader is waited for.
    _ = fcntl(opened.number, F_SETFL, O_APPEND)
    return FileHandle(opened)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch way {
    case .whole(let file, _, _): try file.write(bytes)
    case .inPlace(let file): try writeAll(bytes, to: file.descriptor.number)
    }
  }

  /// Gives the file its name.
  ///
  /// - Throws: The error number; then what had the name still has it.
  package func finish() throws(SystemError) {
    guard case .whole(let file, let name, let old) = way else { return }
    if let old { _ = try file.takeAttributes(of: old.descriptor, old.information) }
    try file.synchronize()
    try file.take(name)
  }
}
