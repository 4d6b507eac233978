package import BidiSource
import Libc

/// Writes a new file beside the place that it is for, and then renames it.
///
/// At any moment the place has the old file or the new file, whole. The new bytes are on the disk before the new file gets
/// its name. Owner, mode, extended attributes and access list of the old file stay, and so does a symbolic link: the
/// file that it leads to is replaced.
///
/// A path that is no regular file, such as a pipe, is written in place.
package final class FileWriter {
  private enum Way {
    case beside(TemporaryFile, folder: WorkFolder, name: String, old: OpenFile?)
    case inPlace(OpenFile)
  }

  /// A descriptor that an enumeration can hold.
  private final class OpenFile {
    let descriptor: Descriptor

    private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

    static func open(_ descriptor: consuming Descriptor?) -> OpenFile? {
      guard let descriptor else { return nil }
      return OpenFile(descriptor)
    }

    /// Whether the file still has a name and holds these bytes.
    ///
    /// Throws the error number.
    func isStill(
      _ name: String, in folder: WorkFolder, _ bytes: [UInt8]
    ) throws(SystemError) -> Bool {
      let information = try descriptor.information
      guard try folder.names(name, information) else { return false }
      guard lseek(descriptor.number, 0, SEEK_SET) == 0 else { throw SystemError(number: errno) }
      let size = Int(information.st_size)
      return try readAll(descriptor.number, sizeHint: size, limit: FileReader.maximumSize) == bytes
    }
  }

  private let path: String
  private let way: Way

  private init(_ path: String, _ way: Way) { (self.path, self.way) = (path, way) }

  // MARK: A new file in the place of any file

  /// Opens a file for writing.
  ///
  /// - Throws: `FileFailure` if the path cannot be written.
  package convenience init(_ path: String) throws(FileFailure) {
    func failure(_ reason: String) -> FileFailure {
      FileFailure(path: path, message: "cannot be written: \(reason)")
    }
    var information = stat()
    let exists = unsafe stat(path, &information) == 0
    guard exists || errno == ENOENT else { throw failure(systemMessage(errno)) }
    // These are names of this process's open files. New bytes are appended.
    let isDescriptor = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    if exists, !information.isRegular || isDescriptor {
      // Without O_NONBLOCK, a pipe without a reader would block.
      guard let pipe = OpenFile.open(Descriptor(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY))
      else { throw failure(errno == ENXIO ? "nobody reads from it" : systemMessage(errno)) }
      // Writes wait for a slow reader.
      _ = fcntl(pipe.descriptor.number, F_SETFL, O_APPEND)
      self.init(path, .inPlace(pipe))
      return
    }
    guard unsafe exists || lstat(path, &information) != 0 else {
      throw failure("it is a link to nothing; remove the link, or make what it leads to")
    }
    let target = exists ? realPath(path) ?? path : path
    guard !WorkFolder.split(target).name.isEmpty else { throw failure("it is a folder") }
    guard unsafe !exists || access(path, W_OK) == 0 else { throw failure(systemMessage(errno)) }
    do throws(SystemError) {
      let (folder, name) = try Self.folderAndName(of: target)
      let old = exists ? OpenFile.open(folder.open(name, O_RDONLY | O_NONBLOCK)) : nil
      let new = try TemporaryFile(in: folder, mode: exists ? 0o600 : 0o666)
      self.init(path, .beside(new, folder: folder, name: name, old: old))
    } catch {
      throw failure(error.message)
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch way {
    case .beside(let file, _, _, _): try file.write(bytes)
    case .inPlace(let file): try writeAll(bytes, to: file.descriptor.number)
    }
  }

  /// Gives the new file its name.
  ///
  /// - Throws: The error number; then the old file still has the name.
  package func finish() throws(SystemError) { _ = try finish(ifStill: nil) }

  /// Writes a file, whatever was there before.
  ///
  /// - Throws: `FileFailure`; then the place is as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = try FileWriter(path)
    do throws(SystemError) {
      try file.write(bytes)
      try file.finish()
    } catch {
      throw FileFailure(path: path, message: "cannot be written: \(error.message)")
    }
  }

  // MARK: New bytes in the place of known bytes

  /// Replaces the content of a file, if nobody else has changed it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - new: The new content.
  ///   - old: The content when the file was read. If the file has other content now, nothing is written. It is no failure
  ///     if the file has the new content already.
  ///   - isNameless: Whether the new file has no name at first, if the system has such files.
  /// - Throws: `FileFailure`; then the file is as it was.
  package static func replace(
    _ path: String, with new: [UInt8], ifStill old: [UInt8], isNameless: Bool = true
  ) throws(FileFailure) {
    guard let target = realPath(path) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    guard unsafe access(target, W_OK) == 0 else {
      throw FileFailure(path: path, message: "cannot be written: \(systemMessage(errno))")
    }
    let reason: String?
    do throws(SystemError) {
      reason = try replace(path, at: target, with: new, ifStill: old, isNameless)
    } catch {
      throw FileFailure(
        path: path, message: "cannot be written, and is left as it was: \(error.message)")
    }
    if let reason { throw FileFailure(path: path, message: reason) }
  }

  /// Removes abandoned files from the folder of a file that needs no change.
  package static func cleanFolder(of path: String) {
    if let target = realPath(path) { _ = try? folderAndName(of: target) }
  }

  /// - Returns: Why nothing was written; nil if the file was replaced.
  private static func replace(
    _ path: String, at target: String, with new: [UInt8], ifStill old: [UInt8], _ isNameless: Bool
  ) throws(SystemError) -> String? {
    let (folder, name) = try folderAndName(of: target)
    guard let current = OpenFile.open(folder.open(name, O_RDONLY | O_NONBLOCK)) else {
      throw SystemError(number: errno)
    }
    // Two runs at once take turns.
    guard current.descriptor.lock(waiting: 2) else {
      return "is locked by another program, and is left as it was. Run again when that is done"
    }
    let changed = "changed since it was read; nothing was written. Run again"
    guard try current.descriptor.information.isRegular else { return changed }
    guard try current.isStill(name, in: folder, old) else {
      return (try? FileReader.read(target)) == new ? nil : changed
    }
    let file: TemporaryFile
    do throws(SystemError) {
      file = try TemporaryFile(in: folder, mode: 0o600, isNameless: isNameless)
    } catch {
      guard [EACCES, EPERM, EROFS].contains(error.number) else { throw error }
      return "cannot be written: it is replaced whole, and no file can be made in its folder"
        + " (\(error.message)). Make the folder writable and run again"
    }
    let writer = FileWriter(path, .beside(file, folder: folder, name: name, old: current))
    try writer.write(new)
    return try writer.finish(ifStill: old) ? nil : changed
  }

  // MARK: Steps of both

  /// Opens the folder of a file, and removes abandoned files from it.
  private static func folderAndName(
    of target: String
  ) throws(SystemError) -> (folder: WorkFolder, name: String) {
    let (path, name) = WorkFolder.split(target)
    let folder = try WorkFolder(path)
    AbandonedFiles.remove(from: folder)
    return (folder, name)
  }

  /// Gives the new file its name.
  ///
  /// - Parameter bytes: What the old file must still hold; nil if it may hold anything.
  /// - Returns: False if the old file has changed; then it still has the name.
  /// - Throws: The error number.
  private func finish(ifStill bytes: [UInt8]?) throws(SystemError) -> Bool {
    guard case .beside(let new, let folder, let name, let old) = way else { return true }
    guard let old else {
      try new.synchronize()
      try new.take(name)
      return true
    }
    let information = try old.descriptor.information
    let isOwnerKept = try new.takeAttributes(of: old.descriptor, information)
    try new.synchronize()
    guard let bytes else {
      try new.take(name)
      return true
    }
    let isDone = try new.take(name, ifStill: bytes) { name throws(SystemError) in
      try old.isStill(name, in: folder, bytes)
    }
    if isDone { note(information, isOwnerKept) }
    return isDone
  }

  /// Notes what the new file does not have of the old one.
  private func note(_ old: stat, _ isOwnerKept: Bool) {
    if old.st_nlink > 1 {
      let others = Int(old.st_nlink) - 1
      ProcessWrites.shared.note(
        "\(path): has \(quantity(others, "other name")) (hard link\(others == 1 ? "" : "s")),"
          + " and only this name has the new text")
    }
    if !isOwnerKept {
      ProcessWrites.shared.note(
        "\(path): belongs to you now; only the administrator can give a file to its former owner")
    }
  }
}
